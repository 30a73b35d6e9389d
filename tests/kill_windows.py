"""Kill real windows at random moments of their turns: each game goes on exactly there.

A robot plays at a window by mouse and keys. It reports where the game is after everything that
happens, and which record it is about to write; then it is killed. A new window continues the game
and reports where that is. Both must be the same: the record, the table, the seat, whether the turn
rests, the pencil marks, what is to be chosen, and how much can be taken back. Where the kill came
between writing and reporting, the record must be the one that was about to be written.

    python -m tests.kill_windows --kills 200 --jobs 2 --seed 1
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from alhambra_qt.files.storage import folders_in, saved_games
from tests.qt.played_games import GAMES

KILLS_OF_A_HOME = 10
"""So often one chain of windows is killed; then another one begins with new games."""
LONGEST_DELAY = 0.05
"""Seconds that a kill comes after a report at most."""
MOST_REPORTS = 90
MOST_WAITED_FOR = 600
"""Reports after which a kill no longer waits for the moment that it likes."""
MOMENTS = {"marks": 6, "is_choosing": 3, "is_resting": 2, "steps": 1, "": 2}
"""What a kill waits for, and how often, if the game has it: pencil marks, a choice in the middle of
a turn, a turn that rests, something to take back, nothing."""
KINDS = {"marks": "with marks", "is_choosing": "choosing", "is_resting": "resting"}
"""What a game was about when it went on."""
PATIENCE = 120


class NotThere(AssertionError):
    """A game did not go on where it was."""


@dataclass(frozen=True)
class Killed:
    """What a window has said before it died."""

    continued: Any
    """Where it began; None for the first one of a chain."""
    last: Any
    about: tuple[Any, ...]
    """Records that were about to be written when it died."""


def run_and_kill(home: Path, game: str, seed: int, random: Random) -> Killed:
    """Let a window play, and kill it."""
    command = [sys.executable, "-m", "tests.qt.played_window", game, str(seed)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(home)}
    continued, last, about = None, None, []
    reports = random.randint(2, MOST_REPORTS)
    moment: str | None = None
    with (home / "stderr").open("ab") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment)
    assert process.stdout is not None
    with process:
        is_killed = False
        for text in process.stdout:
            if not text.endswith(b"\n"):
                break  # it died while it said that
            said = json.loads(text)
            if "failed" in said:
                process.kill()
                raise NotThere(said["failed"])
            if "about" in said:
                about.append(said["about"])
                continue
            if said.pop("is_continued", False):
                continued = said
            last, about = said, []
            if moment is None:
                known = {name: often for name, often in MOMENTS.items() if not name or name in said}
                (moment,) = random.choices(list(known), list(known.values()))
            reports -= 1
            is_time = not moment or said[moment] or reports < -MOST_WAITED_FOR
            if reports <= 0 and is_time and not is_killed:
                is_killed = True
                time.sleep(random.random() ** 4 * LONGEST_DELAY)
                process.kill()
    if process.returncode != -9 or last is None:
        raise NotThere(f"the window ended by itself: {(home / 'stderr').read_text()[-3000:]}")
    return Killed(continued, last, tuple(about))


def compare(before: Killed, now: Any) -> str:
    """How the game went on; raises where it is somewhere else."""
    last = before.last
    if now == last:
        return next((kind for name, kind in KINDS.items() if now.get(name)), "else")
    if now["record"] in before.about:
        return "in flight"
    if any(record in (last["record"], *before.about) for record in now["before_chance"]):
        return "in flight"
    different = [key for key in now if now[key] != last[key]]
    raise NotThere(f"{different}: it was {last}, about {before.about}, and is {now}")


def chain(game: str, kills: int, seed: int, folder: Path) -> Counter[str]:
    """Kill a window, continue its game in another one, kill that, and so on."""
    random = Random(seed)
    home = folder / f"{game}-{seed}"
    folders = folders_in(home)
    folders.config.mkdir(parents=True)
    ends_turns = random.random() < 0.3
    folders.settings.write_text(json.dumps({"speed": "off", "ends_turns_itself": ends_turns}))
    counts: Counter[str] = Counter()
    before = run_and_kill(home, game, seed, random)
    for number in range(kills):
        is_finished = all(game.is_finished for game in saved_games(folders.games, 1000))
        killed = run_and_kill(home, game, seed * 1000 + number, random)
        if killed.continued is not None:
            counts[compare(before, killed.continued)] += 1
            counts["with something to take back"] += killed.continued["steps"] > 0
        elif is_finished and (before.last["is_over"] or before.about):
            counts["over"] += 1
        else:
            raise NotThere(f"nothing was continued: it was {before.last}")
        before = killed
    return counts


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill so many, tell how they went on."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    wanted = parser.parse_args(arguments)
    each = [
        min(KILLS_OF_A_HOME, wanted.kills - begun)
        for begun in range(0, wanted.kills, KILLS_OF_A_HOME)
    ]
    counts: Counter[str] = Counter()
    failures = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(wanted.jobs) as pool:
        chains = [
            pool.submit(chain, game, kills, wanted.seed * 1000 + number, Path(folder))
            for number, (kills, game) in enumerate(zip(each, cycle(wanted.games), strict=False))
        ]
        for number, one in enumerate(chains):
            try:
                counts += one.result()
            except NotThere as problem:
                failures += 1
                print(f"chain {number}: {problem}")
    kinds = (*KINDS.values(), "else", "in flight", "over")
    print(f"{sum(counts[kind] for kind in kinds)} of {wanted.kills} went on exactly there:")
    for name in (*kinds, "with something to take back"):
        print(f"  {counts[name]} {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
