"""The window plays what its pages say, as loud as somebody has chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.dialogs.settings_dialog import SettingsDialog
from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.pages import sounds
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.sound.cues import Cue
from alhambra_qt.sound.player import Player
from tests.qt.games import (
    THREE_PERSONS,
    dialog_of,
    lift_curtain,
    new_session,
    play_on,
    record_of,
    table_of,
)


class Recorder(Player):
    """A player that only remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.asked: list[tuple[Cue, int]] = []
        self.is_closed = False

    def play(self, cue: Cue) -> None:
        self.asked.append((cue, self.volume))

    def close(self) -> None:
        self.is_closed = True
        super().close()


@pytest.fixture
def heard(window: MainWindow) -> Recorder:
    """What a window plays."""
    player = Recorder()
    window.sounds.player = player
    return player


def test_a_game_is_heard_at_the_chosen_volume(window: MainWindow, heard: Recorder) -> None:
    window.start_game(THREE_PERSONS)
    assert heard.asked == [(Cue.YOUR_TURN, Settings().volume)]


@pytest.mark.parametrize("change", [{"plays_sounds": False}, {"volume": 0}])
def test_nothing_is_played_if_nobody_wants_to_hear_it(
    window: MainWindow, heard: Recorder, change: dict[str, int]
) -> None:
    window.apply_settings(window.settings._replace(**change))  # type: ignore[arg-type]
    window.start_game(THREE_PERSONS)
    assert heard.asked == []
    assert heard.volume == 0


def test_a_window_that_nobody_sees_plays_nothing(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    assert window.sounds.player is None


def test_the_first_sound_makes_a_player_that_ends_with_the_window(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "UNSEEN", ())
    monkeypatch.setattr(Player, "play", lambda *_: None)
    window.start_game(THREE_PERSONS)
    player = window.sounds.player
    assert player is not None
    assert player.volume == Settings().volume
    window.close()
    assert player._is_closing


def test_a_key_turns_it_off_for_good_and_on_again(
    window: MainWindow, heard: Recorder, open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window.start_game(THREE_PERSONS)
    page = table_of(window)
    for is_on in (False, True):  # behind the curtain too
        QTest.keyClick(page.curtain.button, Qt.Key.Key_M)
        assert window.settings.plays_sounds == is_on
    lift_curtain(page)
    heard.asked.clear()
    QTest.keyClick(page.view, Qt.Key.Key_M)
    assert not window.settings.plays_sounds
    page.sounded.emit(Cue.CARD)
    assert heard.asked == []
    window.close()
    again = open_window()
    assert not again.settings.plays_sounds
    again.start_game(THREE_PERSONS)
    page = lift_curtain(table_of(again))
    assert not page.commands["sound"].isChecked()
    again.sounds.player = heard
    QTest.keyClick(page.view, Qt.Key.Key_M)
    assert heard.asked == [(Cue.TILE, Settings().volume)]
    (path,) = tmp_path.rglob("settings.json")
    assert SettingsFile(path).load().plays_sounds


def test_the_slider_lets_its_volume_be_heard(window: MainWindow, heard: Recorder) -> None:
    window.apply_settings(window.settings._replace(plays_sounds=False))
    window.dialogs.show_settings()
    dialog = dialog_of(window, SettingsDialog)
    assert not dialog.plays_sounds.isChecked()
    assert dialog.volume.value() == Settings().volume
    slider = dialog.volume
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 1, 5))
    assert window.settings.volume == 100
    assert window.settings.plays_sounds
    assert dialog.plays_sounds.isChecked()
    assert heard.asked[-1] == (Cue.TILE, 100)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(0, 5))
    assert window.settings.volume == 0
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert window.settings.volume == 5
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    QTest.mouseMove(slider, QPoint(slider.width(), 5))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton)
    assert window.settings.volume == 100
    QTest.mouseMove(slider, QPoint(0, 5))
    assert window.settings.volume == 100


def test_a_replay_is_heard_step_by_step_and_not_where_it_jumps(
    window: MainWindow, heard: Recorder, tmp_path: Path, qtbot: QtBot
) -> None:
    path = record_of(play_on(new_session(), actions=60), tmp_path / "watched.alhambra")
    window.watch_record(path)
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    page = window.page
    assert isinstance(page, ReplayPage)
    page.replay.go_to(page.replay.course.last // 2)
    assert heard.asked == []
    page.replay.step()
    page.replay.step()
    qtbot.waitUntil(lambda: bool(heard.asked))
    heard.asked.clear()
    page.commands["sound"].trigger()
    assert not window.settings.plays_sounds
