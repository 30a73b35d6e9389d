"""However a window is ended from outside, nothing of a bot stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_qt.files.storage import folders_in
from tests.core.lab.clinging import LONG, bot, is_running, pids_in, wait_until_gone

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from alhambra_qt.__main__ import main
from alhambra_qt.play.game_setup import GameSetup, SeatSetup

def begin():
    (window,) = (one for one in QApplication.topLevelWidgets() if hasattr(one, "start_game"))
    seats = (SeatSetup("Ann", 0), SeatSetup("Ida", 1, sys.argv[1]))
    window.start_game(GameSetup(seats, seed=1))

QTimer.singleShot(0, begin)
sys.exit(main([]))
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_helper_of_a_bot_outlives_the_window(tmp_path: Path, number: signal.Signals) -> None:
    folders = folders_in(tmp_path)
    folders.config.mkdir()
    folders.settings.write_text('{"speed": "off"}')
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, f"bot:{bot(tmp_path)}"],
        env=environment,
        stderr=subprocess.DEVNULL,
    ) as window:
        try:
            pids = pids_in(tmp_path)
            assert all(map(is_running, pids))
            window.send_signal(number)
            window.wait(LONG)
        finally:
            window.kill()
    wait_until_gone(pids)
