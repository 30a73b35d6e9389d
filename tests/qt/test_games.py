"""A game is a registration: with one line more, a second game is offered, played, kept and read."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import alhambra_qt
from alhambra_qt import games
from alhambra_qt.alhambra.setup_panel import AlhambraPanel
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.keys_dialog import KeysDialog
from alhambra_qt.dialogs.record_dialog import RecordDialog
from alhambra_qt.games import game_for, games_on_screen, known_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.rule_book_page import RuleBookPage
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from core import catalogue
from core.catalogue import all_games
from core.kernel.record import write_record
from tests.qt.bots import bot
from tests.qt.games import THREE_PERSONS, dialog_of, game_of_window, new_session, record_of
from tests.qt.pebbles import NAME, PebblePage, PebblePanel, registered

__all__ = ["registered"]

Open = Callable[[], MainWindow]
ANN, BEN = SeatSetup("Ann", 0), SeatSetup("Ben", 1)
PEBBLES = GameSetup((ANN, BEN), seed=7, game=NAME)
ROOMS = (
    *"dialogs files look pages play scene system widgets".split(),
    *"games.py game_pages.py application.py".split(),
)


def start_page(window: MainWindow) -> StartPage:
    window.show_start_page()
    assert isinstance(window.page, StartPage)
    return window.page


def new_game_page(window: MainWindow) -> NewGamePage:
    window.show_new_game_page()
    assert isinstance(window.page, NewGamePage)
    return window.page


def choose(page: NewGamePage, name: str) -> None:
    page._games.setCurrentIndex(page._games.findData(name))
    page._games.activated.emit(page._games.currentIndex())


def pebbles_of(window: MainWindow) -> PebblePage:
    assert isinstance(window.page, PebblePage)
    return window.page


# Without a window


def test_every_game_of_the_core_is_known() -> None:
    assert [game.name for game in known_games()] == list(catalogue.GAMES)
    assert {game.header["game"] for game in all_games()} == set(catalogue.GAMES)


def test_a_header_leads_to_the_game_that_can_show_it() -> None:
    """Whatever the core can play is either shown by exactly its game, or by none."""
    shown = set()
    for game in all_games():
        on_screen = game_for(game.header)
        if on_screen is not None:
            assert on_screen.name == game.header["game"]
            shown.add((on_screen.name, len(game.header["seats"])))
    for on_screen in games_on_screen():
        seating = on_screen.seating
        numbers = range(seating.fewest, seating.most + 1)
        assert {number for name, number in shown if name == on_screen.name} == set(numbers)


def test_nothing_around_a_game_names_one() -> None:
    """Import contracts see imports; this sees names that a header gives."""
    folder = Path(alhambra_qt.__file__).parent
    names = set(catalogue.GAMES)
    for room in ROOMS:
        for path in [folder / room] if room.endswith(".py") else (folder / room).rglob("*.py"):
            tree = ast.parse(path.read_text())
            named = {
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and node.value in names
            }
            assert not named or path.name == "games.py", path


# One game: nobody is asked which


def test_with_one_game_nobody_is_asked_which(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(games.REGISTERED, "roll-and-write")
    window = open_window()
    assert start_page(window).new_game_button.detail.startswith("for two to six players")
    page = new_game_page(window)
    assert not page._games.isVisible()
    assert page.findChild(AlhambraPanel) is not None


# Two games


@pytest.mark.usefixtures("registered")
def test_the_start_page_names_both(window: MainWindow) -> None:
    titles = [button.title for button in start_page(window).game_buttons.values()]
    assert titles[0].endswith("Alhambra")
    assert any("Pebbles" in title for title in titles)


@pytest.mark.usefixtures("registered")
def test_new_game_asks_which_and_keeps_the_people(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    window.show_start_page()
    page = new_game_page(window)
    assert page._games.isVisible()
    choose(page, NAME)
    assert [seat.name for seat in page.setup.seats] == ["Ann", "Ben"]
    assert not page._add.isEnabled()
    assert not page.seats.rows[0].youngest.isVisible()
    panel = page.findChild(PebblePanel)
    assert panel is not None
    assert panel.isVisible()
    choose(page, "alhambra")
    assert page.seats.rows[0].youngest.isVisible()
    assert page._add.isEnabled()


@pytest.mark.usefixtures("registered")
def test_a_game_begins_with_what_its_panel_asked(window: MainWindow) -> None:
    page = new_game_page(window)
    choose(page, NAME)
    panel = page.findChild(PebblePanel)
    assert panel is not None
    panel.careful.click()
    page.change(page.setup._replace(seats=(ANN, BEN)))
    QTest.keyClick(page.start_button, Qt.Key.Key_Return)
    pebbles_of(window)
    header = game_of_window(window).match.game.header
    assert (header["game"], header["careful"]) == (NAME, True)
    assert "youngest" not in header


@pytest.mark.usefixtures("registered")
def test_the_last_game_is_proposed_with_its_options(open_window: Open) -> None:
    first = open_window()
    first.start_game(PEBBLES._replace(options={"careful": True}))
    first.close()
    page = new_game_page(open_window())
    assert page.setup.game == NAME
    assert page.setup.options == {"careful": True}


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("options", [{"careful": 1}, {"seats": 3}, {"seed": "x"}])
def test_options_that_no_game_has_are_forgotten(
    window: MainWindow, options: dict[str, object]
) -> None:
    last = GameSetup((ANN, BEN), game=NAME, options=options)
    window.apply_settings(window.settings._replace(last_setup=last))
    assert new_game_page(window).setup.options == {}


@pytest.mark.usefixtures("registered")
def test_it_is_saved_listed_and_continued(open_window: Open) -> None:
    first = open_window()
    first.start_game(PEBBLES)
    page = pebbles_of(first)
    before = page.match.state.pebbles
    page.take.click()
    assert page.match.state.pebbles == before - 1
    said = page.pebbles.text()
    first.close()
    second = open_window()
    start = start_page(second)
    assert "Ann" in start.continue_button.title
    assert "some pebbles are left" in start.continue_button.detail
    (row,) = start.recent.rows
    assert "Pebbles" in row.accessibleName()
    start.continue_button.click()
    assert pebbles_of(second).pebbles.text() == said
    assert pebbles_of(second).match.can_undo() is False  # the turn was ended


@pytest.mark.usefixtures("registered")
def test_it_is_opened_copied_and_begun_again(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(PEBBLES)
    page = pebbles_of(window)
    pebbles = page.match.state.pebbles
    page.take.click()
    window.save_as(tmp_path / "copy.alhambra")
    window.show_start_page()
    window.open_record(tmp_path / "copy.alhambra")
    page = pebbles_of(window)
    assert page.match.state.pebbles == pebbles - 1
    page.same_deal_wanted.emit()
    assert pebbles_of(window).match.state.pebbles == pebbles
    pebbles_of(window).same_seats_wanted.emit()
    assert [player.name for player in pebbles_of(window).match.players] == ["Ben", "Ann"]


@pytest.mark.usefixtures("registered")
def test_a_program_can_play_it(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.start_game(GameSetup((ANN, SeatSetup("Ben", 1, bot(tmp_path))), seed=4, game=NAME))
    page = pebbles_of(window)
    seats = []
    page.match.stepped.connect(lambda step: seats.append(step.seat))
    page.take.click()
    qtbot.waitUntil(lambda: 1 in seats, timeout=10_000)


@pytest.mark.usefixtures("registered")
def test_its_rules_and_keys_are_read(window: MainWindow) -> None:
    window.start_game(PEBBLES)
    window.dialogs.show_keys()
    dialog = dialog_of(window, KeysDialog)
    assert "take a pebble" in [text.text() for _, text in dialog._labels]
    dialog.close()
    pebbles_of(window).rules_wanted.emit(None)
    book = window.page
    assert isinstance(book, RuleBookPage)
    assert "Taking pebbles" in [heading.title for heading in book.document.headings]
    book.left.emit()
    assert pebbles_of(window).isVisible()


@pytest.mark.usefixtures("registered")
def test_both_games_are_played_one_after_the_other(window: MainWindow, tmp_path: Path) -> None:
    record = record_of(new_session(), tmp_path / "board.alhambra")
    window.start_game(PEBBLES)
    window.open_record(record)
    assert isinstance(window.page, TablePage)
    window.start_game(PEBBLES)
    pebbles_of(window)


def test_a_game_without_a_table_is_refused(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rules can be played, but nobody has drawn it."""
    monkeypatch.delitem(games.REGISTERED, "roll-and-write")
    header = next(game.header for game in all_games() if game_for(game.header) is None)
    path = tmp_path / "not drawn.alhambra"
    write_record(path, header, [])
    window.open_record(path)
    assert "can’t show this game" in dialog_of(window, RecordDialog)._reason.text()
