"""How soon the first frame is there, beside that of a bare window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from time import monotonic

from alhambra_qt.tools.bench_figures import summary, verdict

RATIO = 1.5
"""The goal: how many times as long as a bare window the program may take."""

_BARE = """
from PySide6.QtWidgets import QApplication, QWidget
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.tools.first_frame import FirstFrame
application = QApplication(["bare"])
window = QWidget()
window.resize(1366, 768)
FirstFrame(window)
window.show()
application.exec()
"""
_PROGRAM = """
from alhambra_qt.__main__ import main
main([])
"""


def print_start(times: int) -> None:
    """From the start of a process to its first frame, beside a bare window's in turn."""
    with tempfile.TemporaryDirectory() as home:
        bare: list[float] = []
        program: list[float] = []
        for _ in range(times + 1):
            bare.append(_milliseconds_to_first_frame(_BARE, home))
            program.append(_milliseconds_to_first_frame(_PROGRAM, home))
    bare, program = bare[1:], program[1:]  # the first ones compile, and read the disk
    middle = statistics.median(program) / statistics.median(bare)
    best = min(program) / min(bare)
    print(f"{'first frame of a bare window':<48}{summary(bare)}")
    print(f"{'first frame of the program':<48}{summary(program)}")
    print(
        f"{'ratio':<48}median {middle:6.2f}   best {best:6.2f}      " + verdict(middle, RATIO),
        flush=True,
    )


def _milliseconds_to_first_frame(code: str, home: str) -> float:
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    environment = {**os.environ, **dict.fromkeys(folders, home)}
    # An installed program is compiled; here the first start compiles it, for all the others.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = home
    environment["ALHAMBRA_QT_FIRST_FRAME"] = "1"
    start = monotonic()
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )
    return (float(answer.stdout) - start) * 1000
