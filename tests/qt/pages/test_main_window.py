"""The window: from the start page to the table and back, and nothing is lost."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.error_dialog import ErrorDialog
from alhambra_qt.dialogs.keys_dialog import KeysDialog
from alhambra_qt.dialogs.record_dialog import RecordDialog
from alhambra_qt.dialogs.settings_dialog import SettingsDialog
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.files.storage import saved_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.play.new_games import KNOWN_DEAL
from alhambra_qt.system.safety_net import CaughtError
from alhambra_qt.widgets.wrapped import WrappedLabel
from core.alhambra.rulesets import MODULES
from tests.qt.bots import bot
from tests.qt.games import (
    THREE_PERSONS,
    dialog_of,
    game_of_window,
    new_session,
    play_on,
    record_of,
    table_of,
)

Open = Callable[[], MainWindow]


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def games_of(window: MainWindow) -> list[Path]:
    return [game.path for game in saved_games(window.folders.games, 100)]


def test_enter_and_enter_again_and_you_play(window: MainWindow) -> None:
    pages = []
    for _ in range(2):
        pages.append(type(window.page))
        press(Qt.Key.Key_Return)
    assert [*pages, type(window.page)] == [StartPage, NewGamePage, TablePage]
    assert len(games_of(window)) == 1


def test_a_game_that_was_left_can_be_continued_by_enter(open_window: Open) -> None:
    first = open_window()
    first.start_game(THREE_PERSONS)
    play_on(game_of_window(first).match.session, 5)
    lines = game_of_window(first).match.session.lines
    first.close()
    second = open_window()
    press(Qt.Key.Key_Return)
    assert game_of_window(second).match.session.lines == lines
    assert len(games_of(second)) == 1


def test_the_same_number_gives_the_same_deal(window: MainWindow) -> None:
    deals = []
    for _ in range(2):
        window.start_game(THREE_PERSONS)
        deals.append(game_of_window(window).match.session.lines)
    assert deals[0] == deals[1]


def test_the_same_deal_can_be_played_again(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    dealt = game_of_window(window).match.session.lines
    play_on(game_of_window(window).match.session, 6)
    game_of_window(window).page.same_deal_wanted.emit()
    assert game_of_window(window).match.session.lines == [*dealt, KNOWN_DEAL]
    assert len(games_of(window)) == 2


def test_the_same_seats_play_again_with_another_one_first(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    game_of_window(window).page.same_seats_wanted.emit()
    players = game_of_window(window).match.players
    assert [player.name for player in players] == ["Ben", "Cem", "Ann"]
    assert [player.colour for player in players] == [1, 2, 0]


def test_the_last_setup_is_remembered(open_window: Open) -> None:
    first = open_window()
    first.start_game(THREE_PERSONS)
    first.close()
    second = open_window()
    second.show_new_game_page()
    assert isinstance(second.page, NewGamePage)
    assert second.page.setup.seats == THREE_PERSONS.seats
    assert second.page.setup.seed is None


def test_a_file_that_is_not_there_is_told_of(window: MainWindow, tmp_path: Path) -> None:
    window.open_record(tmp_path / "nowhere.alhambra")
    dialog = dialog_of(window, RecordDialog)
    assert "isn’t there" in dialog._reason.text()
    assert not dialog._where.isVisible()


def test_a_game_with_every_module_is_opened(window: MainWindow, tmp_path: Path) -> None:
    path = record_of(new_session("Ann", "Ben", modules=[*MODULES]), tmp_path / "all.alhambra")
    window.open_record(path)
    assert isinstance(window.page, TablePage)
    assert set(window.page.scene.regions) >= {"walls", "thieves", "change", "traders"}


def test_settings_hold_at_once_and_are_remembered(open_window: Open) -> None:
    first = open_window()
    first.dialogs.show_settings()
    dialog = dialog_of(first, SettingsDialog)
    dialog.hides_aids.setChecked(True)
    dialog.speed.setCurrentIndex(dialog.speed.findData(Speed.OFF))
    dialog.speed.activated.emit(dialog.speed.currentIndex())
    dialog.text_scale.setCurrentIndex(4)
    dialog.text_scale.activated.emit(4)
    dialog.accept()
    assert isinstance(first.page, StartPage)
    assert first.page.unit > 1.5
    first.close()
    second = open_window()
    assert second.settings.hides_aids
    assert second.settings.speed is Speed.OFF
    assert second.settings.text_scale == 2.0


def test_size_and_full_screen_are_remembered(open_window: Open) -> None:
    first = open_window()
    first.resize(1024, 733)  # the screen of the tests is no wider
    first.close()
    second = open_window()
    assert (second.width(), second.height()) == (1024, 733)
    QTest.keyClick(second, Qt.Key.Key_F11)
    assert second.isFullScreen()
    second.close()
    third = open_window()
    assert third.isFullScreen()
    QTest.keyClick(third, Qt.Key.Key_F11)
    assert not third.isFullScreen()


@pytest.mark.parametrize(
    ("room", "taken"),
    [
        ((1366, 728), None),
        ((1280, 984), None),
        ((1920, 1040), (1632, 884)),
        ((3840, 2120), (3264, 1802)),
    ],
)
def test_the_first_window_takes_most_of_a_large_screen_and_all_of_a_small_one(
    window: MainWindow, room: tuple[int, int], taken: tuple[int, int] | None
) -> None:
    window.showNormal()
    is_small = window._take_room(QSize(*room))
    assert is_small == (taken is None)
    if taken is not None:
        assert (window.width(), window.height()) == taken


@pytest.mark.parametrize("is_small", [False, True])
def test_a_window_is_maximized_on_a_small_screen_alone(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, is_small: bool
) -> None:
    window.hide()
    window.showNormal()
    monkeypatch.setattr(window, "_take_room", lambda _room: is_small)
    window.open_up()
    assert window.isMaximized() == is_small


def test_tool_tips_grow_with_the_window(window: MainWindow) -> None:
    window.resize(1366, 768)
    usual = QToolTip.font().pixelSize()
    window.resize(3840, 2160)
    assert QToolTip.font().pixelSize() > 2.5 * usual


def test_the_top_bar_grows_with_the_window(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    bar = table_of(window).top_bar.layout()
    assert bar is not None
    window.resize(1366, 768)
    usual = bar.spacing(), bar.contentsMargins().left()
    window.resize(3840, 2160)
    assert bar.spacing() > 2 * usual[0]
    assert bar.contentsMargins().left() > 2 * usual[1]


def test_the_window_is_never_too_small_to_play(window: MainWindow) -> None:
    window.resize(300, 200)
    assert (window.width(), window.height()) == (1024, 700)


def test_keys_are_listed_under_f1(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert dialog_of(window, KeysDialog).isVisible()


def test_an_error_is_told_and_a_report_can_be_saved(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(THREE_PERSONS)
    error = CaughtError("ValueError: oops", "Traceback …\nValueError: oops")
    window.dialogs.show_error(error)
    dialog = dialog_of(window, ErrorDialog)
    assert "saved" in dialog._sentence.text()
    dialog._report.click()
    chooser = window.findChild(QFileDialog)
    assert chooser is not None
    chooser.close()
    window.dialogs.save_report(error, tmp_path / "report.zip")
    assert (tmp_path / "report.zip").exists()
    window.dialogs.save_report(error, tmp_path / "no folder" / "report.zip")
    assert "couldn’t be saved" in window.notices.banner.sentence


def test_computers_can_be_watched(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.apply_settings(Settings(speed=Speed.OFF))
    kind = bot(tmp_path)
    seats = tuple(SeatSetup(name, at, kind) for at, name in enumerate(("Ida", "Ole")))
    window.start_game(GameSetup(seats, seed=3))
    match = game_of_window(window).match
    until = time.monotonic() + 30
    while len(match.session.played) < 40 and time.monotonic() < until:
        qtbot.wait(5)
    assert len(match.session.played) >= 40


def test_the_menu_of_the_table_changes_language_and_full_screen(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    page = table_of(window)
    page.language_wanted.emit("en")
    assert window.settings.language == "en"
    page.full_screen_wanted.emit()
    assert window.isFullScreen()


def test_a_long_banner_follows_the_window(window: MainWindow) -> None:
    window.apply_settings(window.settings._replace(text_scale=2.0))
    label = window.notices.banner.findChild(WrappedLabel)
    assert label is not None
    sizes = []
    for said_at in (900, 1900):
        for shown_at in (900, 1900):
            window.resize(said_at, 900)
            window.notices.say(lambda: "A sentence of many words. " * 9)
            window.resize(shown_at, 900)
            sizes.append((shown_at, label.font().pixelSize()))
    assert sizes[0] == sizes[2]
    assert sizes[1] == sizes[3]
    assert sizes[0] < sizes[1]
