"""Whole games with modules, played through the window with mouse and key events only.

Each module alone and all of them, for two, three and six persons; every gesture that a module
brings is made at least ten times, and the records pass ``alhambra-lab check``.

    python -m tests.robot_games FOLDER [--jobs 2]

The records stay in FOLDER.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from core.alhambra.rulesets import MODULES

AT_LEAST = 10
SEATS = (2, 3, 6)
NEW = {
    "walls": ("PUT_UP_A_WALL", "WALL_REFUSED"),
    "thieves": ("SPEAK_UP", "NOT_NOW", "USE_A_THIEF"),
    "change": ("PAY_WITH_A_COIN", "OVERPAY_FOR_CHANGE", "GET_CHANGE"),
    "traders": (
        "PICK_CITIZENS",
        "LET_A_CITIZEN_MOVE_IN",
        "SWAP_A_CITIZEN",
        "MOVE_THE_TRADER",
    ),
}
"""What is done by hand only with a module."""


def play(folder: Path, modules: tuple[str, ...], seats: int) -> Counter[str]:
    """Play a game, and tell what was done by hand."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 (in each process of its own)

    from tests.qt.robot import Gesture, page_of_a_game, play_a_game  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    counts: Counter[Gesture] = Counter()
    path = folder / f"{'-'.join(modules)}-{seats}.alhambra"
    page = page_of_a_game(path, seats, list(modules), seed=seats)
    play_a_game(page, seats, counts)
    page.match.close()
    page.close()
    page.deleteLater()
    application.processEvents()
    return Counter({gesture.name: count for gesture, count in counts.items()})


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all games; the exit code says whether everything is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args(arguments)
    assert NEW.keys() == set(MODULES)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    sets = [*((module,) for module in NEW), tuple(NEW)]
    games = list(product(sets, SEATS))
    with ProcessPoolExecutor(wanted.jobs) as pool:
        jobs = [pool.submit(play, wanted.folder, *game) for game in games]
        counted = [job.result() for job in jobs]
    for (modules, seats), counts in zip(games, counted, strict=True):
        told = ", ".join(f"{name} {counts[name]}" for one in modules for name in NEW[one])
        print(f"{' + '.join(modules)}, {seats} persons: {told}")
    done = sum(counted, Counter[str]())
    totals = {name: done[name] for names in NEW.values() for name in names}
    print("all games:", ", ".join(f"{name} {count}" for name, count in totals.items()))
    seldom = [name for name, count in totals.items() if count < AT_LEAST]
    records = sorted(map(str, wanted.folder.glob("*.alhambra")))
    check = subprocess.run([sys.executable, "-m", "core.lab", "check", *records], check=False)
    print(f"{len(records)} records, check ends with {check.returncode}; too seldom: {seldom}")
    return 1 if seldom or check.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
