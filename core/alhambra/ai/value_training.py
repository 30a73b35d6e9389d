"""How the value was found: ``python -m core.alhambra.ai.value_training --jobs 2 --notes FOLDER``.

What a seat got beyond the others from a position on is explained by its prospects (least squares),
and who won by the points that were expected (a logistic curve). The first games of each table are
held back: they tell how true the value is, and how it got better with more games.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import exp
from operator import mul
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from core.alhambra.ai.prospects import NAMES, SCORINGS
from core.alhambra.ai.training import solve
from core.alhambra.ai.value import (
    SURROUNDINGS,
    VALUES_FILE,
    Phase,
    Value,
    certainty,
    shares_of,
    strengths,
    surroundings,
    value_for,
)
from core.alhambra.ai.value_games import SOME, Position, modules_of, noted, were_noted
from core.alhambra.ai.value_report import Tenth, calibration, plot, surprise, together

TABLES = {2: (2,), 3: (3,), 4: (4,), 5: (5, 6)}
"""The tables that have a value of their own, and the numbers of seats it is trained with."""
HELD_BACK = 500
"""So many games of each table are not trained with, always the same."""
_PULL = 0.03
"""How much weights are pulled to nothing, so that chance does not make them large."""
_STEPS = 25
CURVE = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0)
"""The parts of the games that the learning curve has."""


class Sums:
    """What a least-squares fit needs to know of all rows that it explains."""

    def __init__(self, size: int) -> None:
        """Of so many numbers each."""
        self._matrix = [[0.0] * size for _ in range(size)]
        self._right = [0.0] * size

    def add(self, numbers: Sequence[float], target: float) -> None:
        """One more row: its numbers, and what they are to explain."""
        right = self._right
        for index, number in enumerate(numbers):
            if number:
                right[index] += number * target
                line = self._matrix[index]
                line[index:] = [
                    one + number * other
                    for one, other in zip(line[index:], numbers[index:], strict=True)
                ]

    def weights(self) -> list[float]:
        """What explains the rows best; numbers without any effect have no weight."""
        size = len(self._right)
        matrix = [line[:] for line in self._matrix]
        for index in range(size):
            for other in range(index):
                matrix[index][other] = matrix[other][index]
            matrix[index][index] = matrix[index][index] * (1 + _PULL) or 1.0
        return [round(number, 4) for number in solve(matrix, self._right[:])]


class PhaseFit:
    """Finds what counts between two scorings, and goes on with more positions."""

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self._apart = Sums(2 * len(NAMES))
        self._level = Sums(SURROUNDINGS)
        self._positions: list[Position] = []

    def add(self, position: Position) -> None:
        """Learn from it."""
        self._positions.append(position)
        self._level.add(surroundings(position.seen), fmean(position.gained))
        for numbers, gained in _compared(position):
            self._apart.add(numbers, gained)

    def phase(self) -> Phase:
        """What explains all positions best."""
        weights = self._apart.weights()
        now, early = weights[: len(NAMES)], weights[len(NAMES) :]
        phase = Phase(now, early, self._level.weights(), [0.5, 0.0, 0.0])
        return phase._replace(sharpness=_sharpness(self._positions, phase))


def fitted(positions: Iterable[Position]) -> list[Phase]:
    """The value that explains these positions best."""
    fits = [PhaseFit() for _ in range(SCORINGS)]
    for position in positions:
        fits[position.seen.phase].add(position)
    return [fit.phase() for fit in fits]


def _compared(position: Position) -> Iterator[tuple[list[float], float]]:
    """Each seat compared with the average of its table: its numbers, and what it gained."""
    seats = position.seen.seats
    middle = [fmean(column) for column in zip(*seats, strict=True)]
    average = fmean(position.gained)
    for own, gained in zip(seats, position.gained, strict=True):
        apart = [number - usual for number, usual in zip(own, middle, strict=True)]
        yield [*apart, *[position.seen.left * number for number in apart]], gained - average


def _sharpness(positions: list[Position], phase: Phase) -> list[float]:
    """How much a point decides: the most likely curve (Newton's method)."""
    apart = []
    for one in positions:
        points = list(map(sum, zip(one.scores, strengths(one.seen, phase), strict=True)))
        average = fmean(points)
        apart.append((one, [own - average for own in points]))
    sharpness = phase.sharpness
    size = len(sharpness)
    for _ in range(_STEPS):
        slope = [0.0] * size
        bend = [[1e-6 * (row == column) for column in range(size)] for row in range(size)]
        for one, points in apart:
            known = certainty(one.seen)
            sharp = exp(sum(map(mul, sharpness, known)))
            shares = shares_of(points, sharp)
            mean = sum(map(mul, shares, points))
            error = sharp * (mean - sum(map(mul, one.won, points)))
            spread = sharp**2 * (
                sum(s * p * p for s, p in zip(shares, points, strict=True)) - mean**2
            )
            for row, number in enumerate(known):
                slope[row] += error * number
                for column, other in enumerate(known):
                    bend[row][column] += spread * number * other
        step = solve(bend, slope)
        sharpness = [
            before - max(-0.5, min(0.5, change))
            for before, change in zip(sharpness, step, strict=True)
        ]
    return [round(number, 4) for number in sharpness]


class Checked(NamedTuple):
    """How true a value is in the games that are held back."""

    games: int
    surprise: float
    tenths: list[Tenth]
    with_modules: list[Tenth]
    """Only of games with modules."""


class Trained(NamedTuple):
    """The value of a table, and how good it is."""

    value: Value
    games: int
    """How many it was trained with."""
    curve: list[tuple[int, float]]
    """How surprised the value is after so many games."""
    checked: Checked


def train(table: int, folder: Path, games: int) -> Trained:
    """Fit the value of a table to games that were noted."""
    positions = sorted(_noted(table, folder, games), key=lambda one: one.game)
    first = HELD_BACK // len(TABLES[table])
    held_back = [one for one in positions if one.game < first]
    trained = [one for one in positions if one.game >= first]
    played = sorted({(one.game, len(one.won)) for one in trained})
    fits = [PhaseFit() for _ in range(SCORINGS)]
    curve, done, value = [], 0, Value()
    for part in CURVE:
        number = round(len(played) * part)
        last = played[number - 1][0]
        while done < len(trained) and trained[done].game <= last:
            fits[trained[done].seen.phase].add(trained[done])
            done += 1
        value = [fit.phase() for fit in fits]
        curve.append((number, surprise(held_back, value)))
    return Trained(value, len(played), curve, _checked(held_back, value))


def check(table: int, folder: Path) -> Checked:
    """How true the value is that is shipped."""
    return _checked(_noted(table, folder, HELD_BACK), value_for(table))


def _noted(table: int, folder: Path, games: int) -> list[Position]:
    """The positions of so many games of a table, as far as they were played."""
    numbers = TABLES[table]
    return [
        one
        for seats in numbers
        for first in range(0, games // len(numbers), SOME)
        if were_noted(seats, folder, first)
        for one in noted(seats, folder, first)
    ]


def _checked(held_back: list[Position], value: Value) -> Checked:
    return Checked(
        len({(one.game, len(one.won)) for one in held_back}),
        surprise(held_back, value),
        calibration(held_back, value),
        calibration([one for one in held_back if modules_of(one.game)], value),
    )


def main() -> None:
    """Train the value and write it, or only check it; tell how true it is."""
    parser = ArgumentParser(description="train the value of the board game")
    parser.add_argument("--games", type=int, default=32_000, help="for all tables together")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--notes", type=Path, required=True, help="a folder that keeps what was played"
    )
    parser.add_argument("--played", action="store_true", help="play no more games than are noted")
    parser.add_argument(
        "--check", action="store_true", help="train nothing; how true is the value that is shipped?"
    )
    parser.add_argument("--file", type=Path, default=VALUES_FILE)
    parser.add_argument("--plot", type=Path, help="draw how true it is into this SVG file")
    options = parser.parse_args()
    options.notes.mkdir(parents=True, exist_ok=True)
    games = HELD_BACK * len(TABLES) if options.check else options.games
    with ProcessPoolExecutor(options.jobs) as pool:
        if not options.played:
            _play(games, options.notes, pool)
        if options.check:
            work: partial[Checked] = partial(check, folder=options.notes)
            held_back = dict(zip(TABLES, pool.map(work, TABLES), strict=True))
        else:
            held_back = _train(games, options, pool)
    for table, checked in held_back.items():
        _say(f"table {table}: {checked.games} games held back, surprise {checked.surprise:.4f}")
        _tell_tenths("all", checked.tenths)
        _tell_tenths("with modules", checked.with_modules)
    _say("all tables")
    _tell_tenths("all", together(one.tenths for one in held_back.values()))
    _tell_tenths("with modules", together(one.with_modules for one in held_back.values()))
    if options.plot:
        drawn = plot({table: one.tenths for table, one in held_back.items()})
        options.plot.write_text(drawn, encoding="utf-8")


def _train(games: int, options: Namespace, pool: Executor) -> dict[int, Checked]:
    """Fit the values of all tables, write them, and tell how they got better."""
    work = partial(train, folder=options.notes, games=games // len(TABLES))
    values = dict(zip(TABLES, pool.map(work, TABLES), strict=True))
    phases = {str(table): [one._asdict() for one in own.value] for table, own in values.items()}
    options.file.write_text(json.dumps({"seats": phases}, indent=1) + "\n", encoding="utf-8")
    for table, trained in values.items():
        _say(f"table {table}: trained with {trained.games} games")
        for part, surprised in trained.curve:
            _say(f"  {part:6} games: surprise {surprised:.4f}")
    return {table: trained.checked for table, trained in values.items()}


def _play(games: int, folder: Path, pool: Executor) -> None:
    """Play what is missing, some games of each table in turn."""
    tasks = [
        (first * len(numbers), seats, first)
        for numbers in TABLES.values()
        for seats in numbers
        for first in range(0, games // len(TABLES) // len(numbers), SOME)
    ]
    missing = [
        (seats, folder, first)
        for _, seats, first in sorted(tasks)
        if not were_noted(seats, folder, first)
    ]
    for number, _ in enumerate(pool.map(noted, *zip(*missing, strict=True)) if missing else ()):
        _say(f"{SOME * (number + 1)} of {SOME * len(missing)} games")


def _tell_tenths(title: str, tenths: Sequence[Tenth]) -> None:
    _say(f"  {title}:")
    for tenth in tenths:
        _say(f"    {tenth.number:6} expected {tenth.expected:.3f}, won {tenth.won:.3f}")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
