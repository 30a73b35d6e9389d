"""How soon the first frame is there, beside that of a bare window."""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import PROGRAM, SUFFIX
from alhambra_qt.tools.bench_figures import summary, verdict
from core.alhambra.game import header_of
from core.alhambra.rulesets import MODULES
from core.catalogue import game_of
from core.kernel.record import unnamed_seats, write_record
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session

RATIO = 1.5
"""The goal: how many times as long as a bare window the program may take."""
SAVED_GAMES, LINES = 12, 150
"""What somebody who plays has: so many games, every other one finished, the rest this long."""

PATIENCE = 120
"""So many seconds a start may take, counted by valgrind; older checkouts know no end."""

_BARE = """
from PySide6.QtWidgets import QApplication, QWidget
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
_BARE_WINDOW, _FIRST, _USUAL = "a bare window", "the very first start", "a usual start"


def print_start(times: int, trees: Sequence[Path], *, counts: bool = False) -> None:
    """From the start of a process to its first frame: a bare window, and ours, in turn.

    ``trees`` are checkouts to compare, this one first. With ``counts``, instructions are counted
    instead, which takes longer and doesn't depend on what else the machine does.
    """
    with tempfile.TemporaryDirectory() as new, tempfile.TemporaryDirectory() as usual:
        furnish(Path(usual))
        starts = {_BARE_WINDOW: (_BARE, new), _FIRST: (_PROGRAM, new), _USUAL: (_PROGRAM, usual)}
        figures: dict[tuple[Path, str], list[float]] = {}
        for turn in range(2 if counts else times + 1):
            for tree in trees:
                for name, (code, home) in starts.items():
                    measure = _instructions if counts and turn else _milliseconds
                    figure = measure(code, home, tree)
                    if turn:  # the first time compiles, and reads the disk
                        figures.setdefault((tree, name), []).append(figure)
    for tree in trees:
        bare = figures[tree, _BARE_WINDOW]
        for name in starts:
            _print(tree if len(trees) > 1 else None, name, figures[tree, name], bare, counts=counts)


def _print(
    tree: Path | None, name: str, figures: list[float], bare: list[float], *, counts: bool
) -> None:
    title = f"first frame of {name}" + (f" in {tree.name}" if tree else "")
    told = f"{figures[0] / 1e6:8.0f} million instructions" if counts else summary(figures)
    ratio = statistics.median(figures) / statistics.median(bare)
    compared = "" if figures is bare else f"   ratio {ratio:5.2f}   {verdict(ratio, RATIO)}"
    print(f"{title:<52}{told}{compared}", flush=True)


def furnish(home: Path) -> None:
    """What the program finds where somebody has played: settings and saved games."""
    ours = home / PROGRAM
    SettingsFile(ours / "settings.json").save(Settings())
    (ours / "games").mkdir()
    for number in range(SAVED_GAMES):
        session = _played(number, is_finished=bool(number % 2))
        path = ours / "games" / f"{number}{SUFFIX}"
        write_record(path, session.game.header, session.lines)


def _played(seed: int, *, is_finished: bool) -> Session[Any]:
    random = Random(seed)
    session: Session[Any] = Session(
        game_of(header_of(unnamed_seats(3), modules=() if is_finished else tuple(MODULES)))
    )
    rules = session.game.rules
    while session.decision is not None and (is_finished or len(session.lines) < LINES):
        act = rules.draw if session.decision.seat == CHANCE else rules.any_legal_action
        session.play(act(session.state, random))
    return session


def _milliseconds(code: str, home: str, tree: Path) -> float:
    start = monotonic()
    answer = _run([sys.executable, "-c", code], home, tree)
    return (float(answer.stdout) - start) * 1000


def _instructions(code: str, home: str, tree: Path) -> float:
    """Counted by valgrind, to the end of the process, which follows the first frame."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise FileNotFoundError("instructions are counted by valgrind, which isn't there")
    tool = ("--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
    answer = _run([valgrind, *tool, sys.executable, "-c", code], home, tree)
    found = re.search(r"I\s+refs:\s+([\d,]+)", answer.stderr)
    assert found is not None
    return float(found[1].replace(",", ""))


def _run(command: list[str], home: str, tree: Path) -> subprocess.CompletedProcess[str]:
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    environment = {**os.environ, **dict.fromkeys(folders, home)}
    # An installed program is compiled; here the first start compiles it, for all the others.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = home
    environment["PYTHONHASHSEED"] = "0"
    environment["PYTHONPATH"] = str(tree)
    environment["ALHAMBRA_QT_FIRST_FRAME"] = "1"
    try:
        return subprocess.run(
            command,
            cwd=tree,
            env=environment,
            capture_output=True,
            check=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        sys.exit(f"{tree} can't be measured: it doesn't end after its first frame")
