"""How fast a drag over the table is painted, and how soon everything glows."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from alhambra_qt.tools.bench_figures import Time, most, verdict

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}

# The goals.
FRAME = {"1080p": 8.0, "4K": 16.0}
HIGHLIGHTS = 10.0
MEMORY = 250.0


@dataclass(frozen=True)
class Drag:
    """What dragging a tile over the table took, in milliseconds; memory in megabytes."""

    paint: list[Time]
    """In the view's paintEvent, for each frame."""
    frame: list[Time]
    """From the event of the mouse until everything is painted."""
    highlights: list[Time]
    """From picking a tile up until everything that glows is painted."""
    memory: float


def print_drag(name: str, rounds: int, trees: Sequence[Path], *options: str) -> None:
    """Paint a drag over a late table for six, several times, and say how it went best.

    ``trees`` are checkouts to compare; they are measured in turn. ``options`` are for the process
    that measures.
    """
    drags: dict[Path, list[Drag]] = {tree: [] for tree in trees}
    for _ in range(rounds):
        for tree, ones in drags.items():
            ones.append(_drag_in_a_process(name, tree, *options))
    for tree, ones in drags.items():
        if len(drags) > 1:
            print(f"in {tree.name}:")
        _print_drags(f"{name}, dice" if "--dice" in options else name, FRAME[name], ones)


def _print_drags(name: str, goal: float, drags: Sequence[Drag]) -> None:
    for title, figures, limit in (
        ("painting a frame of a drag", [drag.paint for drag in drags], goal),
        ("the whole frame: event, reaction, painting", [drag.frame for drag in drags], goal),
        (
            "picking up until all highlights are painted",
            [one.highlights for one in drags],
            HIGHLIGHTS,
        ),
    ):
        walls = [[wall for wall, _ in figure] for figure in figures]
        best = min(walls, key=most)
        busy = min(most([busy for _, busy in figure]) for figure in figures)
        print(
            f"{f'{name}: {title}':<58}median {statistics.median(best):5.2f}   "
            f"95 % {most(best):5.2f} ms   of it processor {busy:5.2f}   "
            f"worst round {max(map(most, walls)):5.2f}   {verdict(most(best), limit)}"
        )
    memory = max(drag.memory for drag in drags)
    print(f"{f'{name}: memory':<58}{memory:6.0f} MB   {verdict(memory, MEMORY)}", flush=True)


def _drag_in_a_process(name: str, tree: Path, *options: str) -> Drag:
    answer = subprocess.run(
        [sys.executable, "-m", "alhambra_qt.tools.bench", "--size", name, *options],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        check=True,
        text=True,
    )
    return Drag(**json.loads(answer.stdout))


def measure_drag(
    application: QApplication, width: int, height: int, modules: Sequence[str] = ()
) -> dict[str, Any]:
    """Drag a tile all over a late table of this size."""
    from alhambra_qt.tools.bench_hand import Hand, measured  # noqa: PLC0415 (needed here alone)
    from alhambra_qt.tools.bench_table import drag_of_a_tile, late_page  # noqa: PLC0415 (the same)

    paints: list[Time] = []
    page = late_page(width, height, paints, modules)
    application.processEvents()
    _let_pass(application, 0.5)
    drags = (drag_of_a_tile(number, page) for number in range(4))
    return measured(Hand(application, page), paints, drags)


def _let_pass(application: QApplication, seconds: float) -> None:
    """Nobody picks up a tile in the moment when the table appears."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        application.processEvents()
