"""Commands: words in every language, no key twice, and F1 lists exactly what there is."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import alhambra_qt
from alhambra_qt.alhambra import commands as board_game
from alhambra_qt.alhambra.keyboard import Keyboard
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.keys_dialog import KeysDialog
from alhambra_qt.files.settings import Settings
from alhambra_qt.pages import rule_book_commands
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.match import Match
from alhambra_qt.system import resources
from alhambra_qt.teaching import commands as first_game
from alhambra_qt.widgets.commands import (
    FIELDS,
    NAMES_OF_KEYS,
    PROGRAM,
    Command,
    Commands,
    OwnKeys,
    Table,
    listed,
    told_keys,
)
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP, Translators, intact
from tests.qt.games import THREE_PERSONS, begin, dialog_of, new_session

HERE = Path(alhambra_qt.__file__).parent
OWN_KEYS = {
    "Tab": {Qt.Key.Key_Tab},
    "Shift+Tab": {Qt.Key.Key_Backtab},
    "Enter": {Qt.Key.Key_Enter, Qt.Key.Key_Return},
    "Space": {Qt.Key.Key_Space},
    "Escape": {Qt.Key.Key_Escape},
    "Arrows": {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down},
    "1–6": {Qt.Key(Qt.Key.Key_0.value + digit) for digit in range(1, 7)},
}


def all_tables() -> dict[str, Table]:
    """Every table of commands in the program, wherever a page has declared it."""
    found: dict[str, Table] = {}
    for module in pkgutil.walk_packages([str(HERE)], "alhambra_qt."):
        if not module.name.endswith("__main__"):
            for name, value in vars(import_module(module.name)).items():
                if isinstance(value, tuple) and value and isinstance(value[0], Command | OwnKeys):
                    found.setdefault(f"{module.name}.{name}", value)
    return {
        name: table
        for name, table in found.items()
        if not any(table is other for before, other in found.items() if before < name)
    }


TABLES = all_tables()


def commands_of(table: Table) -> list[Command]:
    return [entry for entry in table if isinstance(entry, Command)]


def test_all_tables_are_found() -> None:
    known = (PROGRAM, FIELDS, board_game.TABLE, first_game.TABLE, rule_book_commands.TABLE)
    assert all(any(table is found for found in TABLES.values()) for table in known)


# Words


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_command_has_words_in_every_language(name: str, language: str) -> None:
    translator = QTranslator()
    assert translator.load(intact(resources.translations() / f"alhambra_{language}.qm"))
    for entry in TABLES[name]:
        assert entry.told
        assert translator.translate("commands", entry.told)
        for part in "+".join(entry.keys).split("+"):
            is_printed_on_any = len(part) < 2 or part[1:].isdecimal()
            assert is_printed_on_any or translator.translate("keys", NAMES_OF_KEYS[part])
        if isinstance(entry, Command) and entry.label:
            assert translator.translate("commands", entry.label)
        assert not entry.told.endswith(".")


def test_keys_are_called_as_on_a_keyboard_of_the_language(translators: Translators) -> None:
    translators.change_to("de")
    assert told_keys(["U", "Ctrl+Z"]) == "U, Strg+Z"
    assert told_keys(["Ctrl+Return", "Ctrl+Enter"]) == "Strg+Eingabe"
    assert told_keys(["Shift+Arrows"]) == "Umschalt+Pfeiltasten"
    assert told_keys(["0"]) == "Ziffer 0"  # alone it looks like a letter


# Keys


def test_no_page_has_a_key_twice() -> None:
    for name, table in TABLES.items():
        with_program = (
            (table,) if table in (PROGRAM, FIELDS) else (table, PROGRAM, first_game.TABLE)
        )
        tables = dict.fromkeys(with_program)
        keys = [
            QKeySequence(key).toString() or key
            for each in tables
            for entry in each
            for key in (*entry.keys, *getattr(entry, "also", ()))
        ]
        assert all(one != other for one, other in combinations(keys, 2)), name


def test_every_key_is_one(qapp: object) -> None:
    del qapp
    for table in TABLES.values():
        for command in commands_of(table):
            assert command.keys, "whoever has no key is no command"
            for key in (*command.keys, *command.also):
                assert QKeySequence(key).toString(), key


def test_no_key_is_given_away_elsewhere() -> None:
    """A `QShortcut` is a key that no table knows."""
    users = [path for path in HERE.rglob("*.py") if "QShortcut" in path.read_text()]
    assert users == []


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    page = TablePage(Match(new_session(), Random(1)), Settings())
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    yield begin(page)
    page.match.close()


@pytest.mark.parametrize("command", commands_of(board_game.TABLE), ids=lambda one: str(one.name))
def test_every_key_of_the_table_does_its_command(
    page: TablePage, qtbot: QtBot, command: Command
) -> None:
    action = page.commands[command.name]
    action.setEnabled(True)
    for key in {*command.keys, *command.also} - {"Undo", "Redo"}:  # which no test can press
        done = action.toggled if command.is_switch else action.triggered
        with qtbot.waitSignal(done):
            QTest.keySequence(page.view, QKeySequence(key))
        page.overlays.close_all()
        action.setEnabled(True)


def test_the_keys_that_the_keyboard_serves_itself_are_listed(page: TablePage) -> None:
    keyboard: Keyboard = page.keyboard
    own = {key for entry in board_game.TABLE if isinstance(entry, OwnKeys) for key in entry.keys}
    own = (own | {"Escape"}) - {"Shift+Arrows"}  # arrows again
    assert set(keyboard._own_keys()) == set().union(*(OWN_KEYS[name] for name in own))


def test_a_key_of_a_disabled_command_does_nothing(page: TablePage) -> None:
    page.commands["undo"].setEnabled(False)
    before = len(page.match.played)
    QTest.keyClick(page.view, Qt.Key.Key_U)
    assert len(page.match.played) == before


# Buttons


def test_a_tool_tip_says_the_key(page: TablePage) -> None:
    assert page.tools["undo"].toolTip() == "Undo (U)"
    assert page.tools["menu"].toolTip() == "Menu (Escape)"
    assert page.buttons.end.toolTip() == "Key: E"


def test_every_button_says_what_it_does_to_those_who_do_not_see_it(page: TablePage) -> None:
    for button in page.tools.values():
        assert button.text()


# F1


def rows_of(dialog: KeysDialog) -> list[tuple[str, str]]:
    return [(key.text(), text.text()) for key, text in dialog._labels]


Go = Callable[[MainWindow], None]


@pytest.mark.parametrize(
    ("go", "tables"),
    [
        (MainWindow.show_start_page, [FIELDS, PROGRAM]),
        (MainWindow.show_first_start_page, [FIELDS, PROGRAM]),
        (MainWindow.show_new_game_page, [FIELDS, PROGRAM]),
        (MainWindow.show_rule_book, [rule_book_commands.TABLE, PROGRAM]),
        (lambda window: window.start_game(THREE_PERSONS), [board_game.TABLE, PROGRAM]),
        (
            lambda window: window.table.begin_tutorial(),
            [board_game.TABLE, first_game.TABLE, PROGRAM],
        ),
    ],
)
def test_f1_lists_exactly_what_there_is(window: MainWindow, go: Go, tables: list[Table]) -> None:
    go(window)
    QTest.keyClick(window, Qt.Key.Key_F1)
    dialog = dialog_of(window, KeysDialog)
    assert rows_of(dialog) == [row for table in tables for row in listed(table)]
    dialog.close()


@pytest.mark.parametrize("go", [MainWindow.show_rule_book, MainWindow.show_new_game_page])
def test_f1_changes_its_language_even_if_the_page_is_gone(window: MainWindow, go: Go) -> None:
    """A file that the desktop opens, for instance, takes the page away below the dialog."""
    go(window)
    QTest.keyClick(window, Qt.Key.Key_F1)
    dialog = dialog_of(window, KeysDialog)
    before = rows_of(dialog)
    window.show_start_page()
    QTest.qWait(0)  # the page is deleted
    window.apply_settings(window.settings._replace(language="nl"))
    QTest.qWait(0)
    assert len(rows_of(dialog)) == len(before)
    assert rows_of(dialog) != before
    dialog.close()


# Declaring commands


def test_a_page_needs_nothing_but_a_table(qtbot: QtBot) -> None:
    table: Table = (
        Command(
            "pause",
            ("Space", "Ctrl+P"),
            told=QT_TRANSLATE_NOOP("tests", "pause, or go on"),
            label=QT_TRANSLATE_NOOP("tests", "Pause"),
            is_switch=True,
        ),
    )
    page, told = QWidget(), list[bool]()
    qtbot.addWidget(page)
    commands = Commands(table, {"pause": told.append}, page)
    commands.serve_keys()
    button = commands.button("pause")
    button.setParent(page)
    with qtbot.waitExposed(page):
        page.show()
    QTest.keyClick(page, Qt.Key.Key_Space)
    QTest.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    button.click()
    assert told == [True, False, True]
    assert button.toolTip() == "Pause (Space)"
    commands["pause"].setEnabled(False)
    assert not button.isEnabled()


def test_no_command_is_forgotten(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    with pytest.raises(AssertionError):
        Commands(PROGRAM, {"keys": print}, page)
