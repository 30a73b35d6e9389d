"""Which program plays a seat, and how it is started."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import core
from alhambra_qt.play.game_setup import LEVELS, PROGRAM, command_of, level_of, usual_work
from alhambra_qt.words.commands import arguments_of

AI = "ai:"


def program_of(kind: str) -> list[str]:
    """The program for a seat of this kind, as a record names it, with its arguments.

    A level that only another program knows is played by the weakest of ours, and a character that
    we don't know is left out. A command that is none is an empty list.
    """
    if kind.startswith(PROGRAM):
        from core.lab.guard import guarded  # noqa: PLC0415 (late: it loads what only guards need)

        command = arguments_of(command_of(kind))
        return guarded(command, lab_program() if is_frozen() else None) if command else []
    from core.levels import is_player  # noqa: PLC0415 (late: only who starts one needs it)

    level = level_of(kind) if level_of(kind) in LEVELS else LEVELS[0]
    known = usual_work(kind).removeprefix(AI)
    return [*lab_program(), "bot", known if is_player(known) else level.removeprefix(AI)]


def lab_program() -> list[str]:
    """The console program: the file beside ours in a bundle, else a module of our Python."""
    if is_frozen():
        file = Path(sys.executable).with_name("alhambra-lab")
        return [str(file.with_suffix(Path(sys.executable).suffix))]
    return [sys.executable, "-P", "-m", "core.lab"]


def is_frozen() -> bool:
    """Whether this is a bundle rather than Python with our modules."""
    return bool(getattr(sys, "frozen", False))


def python_path() -> str:
    """Where a Python that we start finds our modules, wherever it is started; a bundle has none."""
    if is_frozen():
        return os.environ.get("PYTHONPATH", "")
    ours = str(Path(core.__file__).parents[1])
    return os.pathsep.join(filter(None, (ours, os.environ.get("PYTHONPATH"))))
