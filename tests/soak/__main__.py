"""Real windows, used and abused at random, until a file is lost or all is well.

    python -m tests.soak --sequences 500 --jobs 2 --seed 1

Each sequence has its number; one that fails is told with its steps and the seed that repeats it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from tests.soak.robot import Robot


def soak(seed: int) -> tuple[int, Counter[str], str]:
    """One sequence: its seed, what was done how often, and what went wrong."""
    with tempfile.TemporaryDirectory(prefix="soak-") as home:
        robot = Robot(Path(home), seed)
        try:
            robot.run()
        except Exception:  # noqa: BLE001 (whatever it is, it is told with its story)
            story = "\n".join(robot.story)
            return seed, robot.done, f"{story}\n{traceback.format_exc()}"
        return seed, robot.done, ""


def main() -> int:
    """Run all sequences; 1 if one of them found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sequences", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first sequence")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.sequences)
    done: Counter[str] = Counter()
    failed = 0
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=20) as pool:
        for seed, what, problem in pool.imap_unordered(soak, seeds):
            done += what
            if problem:
                failed += 1
                print(f"--seed {seed} --sequences 1 --jobs 1\n{problem}", flush=True)
    for step, times in sorted(done.items()):
        print(f"{times:6} {step}")
    print(f"{len(seeds)} sequences, {done.total()} steps, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
