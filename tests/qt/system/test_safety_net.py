"""An error that nobody expected is caught, logged and told; a report can be written of it."""

import logging
import os
import subprocess
import sys
import threading
import zipfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.logfile import RotatingLog, log_files
from alhambra_qt.files.report import write_report
from alhambra_qt.system.safety_net import CaughtError, SafetyNet
from tests.qt.games import new_session, no_file_longer_than, play_on, record_of

PROGRAM = """
import sys, threading
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication
from alhambra_qt.__main__ import main

def fail():
    raise ValueError("in a slot")

def fail_in_thread():
    raise ValueError("in a thread")

def look():
    (window,) = (one for one in QApplication.topLevelWidgets() if hasattr(one, "open_record"))
    dialogs = [child for child in window.children() if type(child).__name__ == "ErrorDialog"]
    print(sorted(dialog._trace.toPlainText().splitlines()[-1] for dialog in dialogs))
    for one in QApplication.topLevelWidgets():
        one.close()
    QApplication.quit()

def begin():
    for _ in range(5):
        QTimer.singleShot(0, fail)
    qWarning("a warning of Qt")
    threading.Thread(target=fail_in_thread).start()
    QTimer.singleShot(500, look)

QTimer.singleShot(0, begin)
sys.exit(main([]))
"""


def test_the_program_goes_on_after_an_error_and_tells_of_it_once(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['ValueError: in a slot', 'ValueError: in a thread']"
    log = (tmp_path / "state" / "alhambra-qt.log").read_text()
    assert log.count("ValueError: in a slot") == 5
    assert "a warning of Qt" in log
    assert "version" in log


def test_an_error_in_a_thread_is_told_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    net = SafetyNet()
    told: list[tuple[CaughtError, threading.Thread]] = []
    net.caught.connect(lambda error: told.append((error, threading.current_thread())))
    thread = threading.Thread(target=lambda: net.on_error(ValueError, ValueError("oops"), None))
    with qtbot.waitSignal(net.caught):
        thread.start()
    thread.join()
    ((error, where),) = told
    assert error.summary == "ValueError: oops"
    assert where is threading.main_thread()


def test_a_report_has_the_record_the_log_and_the_versions(tmp_path: Path) -> None:
    record = record_of(play_on(new_session(), 10), tmp_path / "game.alhambra")
    (tmp_path / "a.log").write_text("now")
    (tmp_path / "a.log.1").write_text("before")
    write_report(tmp_path / "r.zip", "Traceback", tmp_path / "a.log", record)
    with zipfile.ZipFile(tmp_path / "r.zip") as report:
        assert set(report.namelist()) == {
            "versions.txt",
            "error.txt",
            "a.log",
            "a.log.1",
            "game.alhambra",
        }
        assert report.read("game.alhambra") == record.read_bytes()
        assert b"PySide6" in report.read("versions.txt")


def test_a_report_needs_neither_a_game_nor_a_log(tmp_path: Path) -> None:
    write_report(tmp_path / "r.zip", "Traceback", tmp_path / "no.log", None)
    with zipfile.ZipFile(tmp_path / "r.zip") as report:
        assert report.read("error.txt") == b"Traceback"


def test_the_log_stays_small(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    handler = RotatingLog(path, largest=1000)
    for number in range(500):
        handler.handle(logging.makeLogRecord({"msg": f"line {number}"}))
    handler.close()
    assert [file.name for file in log_files(path)] == ["a.log", "a.log.1", "a.log.2"]
    assert all(file.stat().st_size < 1100 for file in log_files(path))
    assert "line 499" in path.read_text()


def test_a_report_that_does_not_fit_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "mine.zip"
    path.write_text("mine")
    with no_file_longer_than(100), pytest.raises(OSError, match="too large"):
        write_report(path, "Traceback", tmp_path / "no.log", None)
    assert path.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("where", ["gone/a.log", "folder", "pipe"])
def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path, where: str) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    assert log_files(tmp_path / where) == []
    handler = RotatingLog(tmp_path / where)
    handler.handle(logging.makeLogRecord({"msg": "a line"}))
    handler.close()
