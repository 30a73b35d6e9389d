"""Kill the program at any moment: it is continued exactly there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import folders_in, saved_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.words.languages import Translators
from tests.qt.games import game_of_window

PROGRAM = """
import json, os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from alhambra_qt.__main__ import main
from alhambra_qt.play.game_setup import GameSetup, SeatSetup

def begin():
    (window,) = (one for one in QApplication.topLevelWidgets() if hasattr(one, "start_game"))
    seats = tuple(SeatSetup(f"Computer {at}", at, "ai:easy") for at in range(3))
    window.start_game(GameSetup(seats, seed=int(sys.argv[1])))
    session = window.game.match.session

    def look(*_):
        if len(session.played) >= int(sys.argv[2]):
            print(json.dumps(session.lines), flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

    window.game.match.stepped.connect(look)

QTimer.singleShot(0, begin)
main([])
"""


@pytest.mark.parametrize("actions", [1, 42])
def test_a_killed_program_continues_where_it_was(
    tmp_path: Path, qtbot: QtBot, actions: int
) -> None:
    folders = folders_in(tmp_path)
    folders.config.mkdir()
    folders.settings.write_text('{"speed": "off"}')
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "4", str(actions)],
        capture_output=True,
        check=False,
        env=environment,
        timeout=180,
    )
    assert done.returncode == -9, done.stderr
    shown = json.loads(done.stdout)
    (saved,) = saved_games(folders.games, 10)
    assert read_game(saved.path).lines == shown
    window = MainWindow(folders, SettingsFile(folders.settings), Settings(), Translators())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.open_up()
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    session = game_of_window(window).match.session
    assert session.lines[: len(shown)] == shown
    assert game_of_window(window).path == saved.path
    qtbot.waitUntil(lambda: len(session.lines) > len(shown), timeout=60_000)  # computers play on
    window.close()
