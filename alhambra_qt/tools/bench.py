"""``python -m alhambra_qt.tools.bench``: how soon the window is there, and how fast it paints.

Everything runs without a screen, in processes of its own, so that the figures of one do not depend
on what was measured before. If a goal is missed, the line says so.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from alhambra_qt.tools.bench_drag import SIZES, measure_drag, print_drag
from alhambra_qt.tools.bench_start import print_start
from core.alhambra.rulesets import MODULES

HERE = Path(__file__).parents[2]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m alhambra_qt.tools.bench", description=__doc__)
    parser.add_argument("--starts", type=int, default=9, help="how often each window is opened")
    parser.add_argument("--rounds", type=int, default=3, help="how often each drag is measured")
    parser.add_argument(
        "--against",
        type=Path,
        metavar="CHECKOUT",
        help="measure start and drags of another checkout, too, in turn with this one",
    )
    parser.add_argument(
        "--count", action="store_true", help="count the instructions of a start, with valgrind"
    )
    parser.add_argument(
        "--modules",
        action="store_true",
        help="measure drags only, with all modules",
    )
    parser.add_argument(
        "--dice", action="store_true", help="measure drags only, of a die in the dice game"
    )
    parser.add_argument("--size", choices=SIZES, help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if wanted.size is not None:
        from alhambra_qt.application import Application  # noqa: PLC0415 (needed here alone)

        if wanted.dice:
            from alhambra_qt.tools.bench_dice import measure_dice  # noqa: PLC0415 (the same)

            print(json.dumps(measure_dice(Application(["bench"]), *SIZES[wanted.size])))
            return 0
        modules = tuple(MODULES) if wanted.modules else ()
        print(json.dumps(measure_drag(Application(["bench"]), *SIZES[wanted.size], modules)))
        return 0
    for option, is_wanted in (("--modules", wanted.modules), ("--dice", wanted.dice)):
        if is_wanted:
            for name in SIZES:
                print_drag(name, wanted.rounds, [HERE], option)
            return 0
    trees = [HERE, *([wanted.against.resolve()] if wanted.against is not None else [])]
    print_start(wanted.starts, trees, counts=wanted.count)
    if wanted.count:
        return 0
    for name in SIZES:
        print_drag(name, wanted.rounds, trees)
    for name in SIZES:
        print_drag(name, wanted.rounds, trees, "--dice")
    if wanted.against is not None:
        return 0
    from alhambra_qt.tools import bench_records  # noqa: PLC0415 (the other figures don't need it)

    bench_records.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
