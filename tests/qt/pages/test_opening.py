"""Records are opened, saved and dropped; what can go wrong is told, and nothing is lost."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.reading_dialog import ReadingDialog
from alhambra_qt.dialogs.record_dialog import RecordDialog
from alhambra_qt.files import reading
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.own_file import GameFile
from alhambra_qt.files.storage import lock_of, saved_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.new_games import KNOWN_DEAL
from alhambra_qt.words import system_errors
from alhambra_qt.words.languages import Translators
from tests.qt.bots import bot
from tests.qt.games import (
    THREE_PERSONS,
    dialog_of,
    game_of_window,
    new_session,
    no_file_longer_than,
    play_on,
    record_of,
)


def games_of(window: MainWindow) -> list[Path]:
    return [game.path for game in saved_games(window.folders.games, 100)]


def test_the_same_deal_of_a_record_of_another_program(window: MainWindow, tmp_path: Path) -> None:
    path = record_of(play_on(new_session("Ann", "Ben"), 30), tmp_path / "other.alhambra")
    window.open_record(path)
    before = game_of_window(window).match.session.lines
    game_of_window(window).page.same_deal_wanted.emit()
    *after, known = game_of_window(window).match.session.lines
    assert known == KNOWN_DEAL
    assert after == before[: len(after)]
    assert len(after) == 3


def test_a_very_long_game_is_read_while_the_window_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 50)
    monkeypatch.setattr(reading, "SLICE", 0.001)
    session = play_on(new_session(), 200, seed=3)
    path = record_of(session, window.folders.games / "g.alhambra")
    window.open_record(path)
    assert isinstance(window.page, StartPage)
    assert "very long" in dialog_of(window, ReadingDialog)._sentence.text()
    dialog_of(window, ReadingDialog)._cancel.click()
    qtbot.wait(50)
    assert isinstance(window.page, StartPage)
    assert not lock_of(path).exists()  # somebody else may play it now
    window.open_record(path)
    assert lock_of(path).exists()
    qtbot.waitUntil(lambda: isinstance(window.page, TablePage))
    assert game_of_window(window).match.session.lines == session.lines
    assert game_of_window(window).path == path
    qtbot.waitUntil(lambda: window.findChildren(ReadingDialog) == [])


def test_a_long_game_that_is_damaged_far_behind_says_so(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 50)
    path = record_of(play_on(new_session(), 200, seed=3), window.folders.games / "g.alhambra")
    path.write_bytes(path.read_bytes() + b'{"do": "fly"}\n')
    window.open_record(path)
    qtbot.waitUntil(lambda: window.findChildren(RecordDialog) != [])
    assert dialog_of(window, RecordDialog)._watch.isVisible()
    assert not lock_of(path).exists()


def test_a_finished_record_opens_and_is_left_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    path = record_of(play_on(new_session()), tmp_path / "finished.alhambra")
    content = path.read_bytes()
    window.open_record(path)
    assert isinstance(window.page, TablePage)
    assert window.page.match.is_over
    window.show_start_page()
    assert path.read_bytes() == content
    assert games_of(window) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"{}\n", "isn’t a saved game"),
        (b"GIF89a\0\xff\xfe\n", "damaged"),
        (b'{"format": "alhambra-record", "version": 2}\n', "newer version"),
        (b'{"format": "alhambra-record", "version": 1, "game": "chess"}\n', "doesn’t know"),
        (b'{"format": "alhambra-record", "version": 1, "game": 1}\n', "doesn’t fit"),
        (b"[" * 2_000_000, "longer than any game"),
    ],
)
def test_a_record_that_does_not_open_says_why_and_the_game_stays(
    window: MainWindow, tmp_path: Path, content: bytes, said: str
) -> None:
    window.start_game(THREE_PERSONS)
    game = window.game
    path = tmp_path / "bad.alhambra"
    path.write_bytes(content)
    window.open_record(path)
    dialog = dialog_of(window, RecordDialog)
    assert said in dialog._reason.text()
    assert "line 1" in dialog._where.text()
    assert window.game is game


def test_a_record_that_breaks_a_rule_says_in_which_line(window: MainWindow, tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 20), tmp_path / "bad.alhambra")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], lines[5], lines[5], *lines[6:]]))
    window.open_record(path)
    dialog = dialog_of(window, RecordDialog)
    assert "line 7" in dialog._where.text()
    assert dialog._reason.text().startswith("This move breaks a rule. ")


def test_a_file_that_is_not_there_is_told_in_the_language_of_the_program(
    window: MainWindow, tmp_path: Path, translators: Translators
) -> None:
    translators.change_to("nl")
    window.open_record(tmp_path / "gone.alhambra")
    dialog = dialog_of(window, RecordDialog)
    assert dialog._reason.text() == (
        "Het bestand kan niet worden gelezen: het bestand of de map bestaat niet."
    )
    assert dialog._where.isHidden()


def test_an_error_of_the_system_has_words_of_ours(translators: Translators) -> None:
    translators.change_to("de")
    assert system_errors.told(errno.ENOSPC) == "der Datenträger ist voll"
    for number in (system_errors.UNKNOWN, *errno.errorcode):
        assert os.strerror(number) not in system_errors.told(number)


def test_a_command_in_a_record_is_not_started_and_enter_makes_it_a_person(
    window: MainWindow, tmp_path: Path
) -> None:
    command = f"bot:touch {tmp_path / 'pwned'}"
    session = play_on(new_session("Ann", "Bot", kinds=("human", command)), 5)
    window.open_record(record_of(session, tmp_path / "bot.alhambra"))
    dialog = dialog_of(window, BotDialog)
    assert window.game is None
    assert "touch" in dialog._commands.toPlainText()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert [player.kind for player in game_of_window(window).match.players] == ["human", "human"]
    assert not (tmp_path / "pwned").exists()


def test_programs_go_on_where_somebody_says_so(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    kind = bot(tmp_path)
    session = play_on(new_session("Ann", "Bot", kinds=("human", kind)), 5)
    window.open_record(record_of(session, tmp_path / "bot.alhambra"))
    dialog = dialog_of(window, BotDialog)
    dialog._kind.choose("bot:")
    dialog._open.click()
    match = game_of_window(window).match
    assert match.players[1].kind == kind
    assert match.computers.players[1].pid
    while match.decision is not None:
        match.play(match.session.game.rules.legal_actions(match.session.state)[0])
        if match.is_resting:
            match.end_turn()
    played = len(match.session.played)
    qtbot.waitUntil(lambda: len(match.session.played) > played, timeout=60_000)


def test_a_question_about_commands_can_be_left_without_opening(
    window: MainWindow, tmp_path: Path
) -> None:
    session = play_on(new_session("Ann", "Bot", kinds=("human", "bot:true")), 5)
    window.open_record(record_of(session, tmp_path / "bot.alhambra"))
    QTest.keyClick(dialog_of(window, BotDialog), Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)


def test_a_record_can_be_dropped_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 20), tmp_path / "dropped.alhambra")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    where, buttons = QPointF(300, 300), Qt.MouseButton.LeftButton
    copy, keys = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), copy, mime, buttons, keys)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(where, copy, mime, buttons, keys))
    assert isinstance(window.page, TablePage)


def test_what_is_no_file_can_not_be_dropped(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setText("some words")
    enter = QDragEnterEvent(
        QPointF(3, 3).toPoint(),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter.ignore()
    window.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_a_full_disk_is_told_and_the_game_goes_on(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(THREE_PERSONS)
    game = window.game
    assert game is not None
    assert game.path is not None
    content = game.path.read_bytes()
    match = game.match
    action = match.session.game.rules.legal_actions(match.session.state)[0]
    with no_file_longer_than(len(content) + 5):
        match.play(action)
    assert game.has_trouble
    assert window.notices.banner.isVisible()
    assert "can’t be saved" in window.notices.banner.sentence
    assert game.path.read_bytes() == content
    assert any(played.action == action for played in match.session.played)
    elsewhere = tmp_path / "elsewhere.alhambra"
    window.save_as(elsewhere)
    match.play(match.session.game.rules.legal_actions(match.session.state)[0])
    assert read_game(elsewhere).lines == match.session.lines


def test_a_folder_that_cannot_be_written_is_told_and_the_game_begins(window: MainWindow) -> None:
    window.folders.games.parent.mkdir(parents=True, exist_ok=True)
    window.folders.games.write_text("a file where a folder should be")
    window.start_game(THREE_PERSONS)
    assert isinstance(window.page, TablePage)
    assert "can’t be saved" in window.notices.banner.sentence


def test_a_game_that_is_open_elsewhere_goes_on_in_a_copy(window: MainWindow) -> None:
    session = play_on(new_session(), 12)
    other = GameFile(session, window.folders.games)
    assert other.path is not None
    content = other.path.read_bytes()
    window.open_record(other.path)
    assert game_of_window(window).path not in (None, other.path)
    assert "another window" in window.notices.banner.sentence
    play_on(game_of_window(window).match.session, 3)
    assert other.path.read_bytes() == content
    other.close()


def test_save_as_copies_the_game(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(THREE_PERSONS)
    window.ask_where_to_save()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    path = tmp_path / "copy.alhambra"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert read_game(path).lines == game_of_window(window).match.session.lines
    window.save_as(tmp_path / "no folder" / "copy.alhambra")
    assert "couldn’t be saved" in window.notices.banner.sentence
