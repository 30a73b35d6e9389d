"""How the value was found: ``python -m core.alhambra.ai.value_training --games 30000 --jobs 2``.

The computer plays against itself, quickly and at times curiously, and notes positions. What a seat
got beyond the others from there on is explained by its prospects (least squares), and who won by
the points that were expected (a logistic curve). Every tenth game is held back: it tells how good
the value is, and how it got better with more games.
"""

from __future__ import annotations

import json
import pickle
import sys
from argparse import ArgumentParser
from array import array
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Planner
from core.alhambra.ai.prospects import NAMES, SCORINGS, Prospects, prospects
from core.alhambra.ai.search import turn_of
from core.alhambra.ai.training import solve
from core.alhambra.ai.value import (
    UNIT,
    VALUES_FILE,
    Phase,
    shares_of,
    sharpness_of,
    strengths,
    surroundings,
)
from core.alhambra.game_end import winners
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.scoring import totals
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import CHANCE

TABLES = {2: (2,), 3: (3,), 4: (4,), 5: (5, 6)}
"""The tables that have a value of their own, and the numbers of seats it is trained with."""
_NOTED = 0.16
"""At so many turns the position is noted."""
_CURIOUS = (0.0, 0.05, 0.15, 0.3)
"""So often another plan than the best is played, to see more of the game: one of these, by game."""
_PLANS = 6
_LONGEST_GAME = 600
_SOME = 250
"""So many games are played at a time."""
HELD_BACK = 10
"""One game of so many is not trained with."""
_PULL = 0.03
"""How much weights are pulled to nothing, so that chance does not make them large."""
_STEPS = 25
CURVE = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0)
"""The parts of the games that the learning curve has."""
_TENTHS = 10


class Position(NamedTuple):
    """A position and what became of it."""

    game: int
    seen: Prospects
    scores: Sequence[float]
    """In units of points, at that moment."""
    gained: Sequence[float]
    """In units of points, from then on."""
    won: Sequence[float]
    """The share of the win."""


def play(seats: int, game: int) -> list[Position]:
    """A game of the computer against itself, and what was noted; nothing if it never ended."""
    chance, random = Random(f"value {seats} {game}"), Random(f"curious {seats} {game}")
    weights = weights_for(seats, LEVELS["hard"])
    curious = random.choice(_CURIOUS)
    rules = rules_for(seats)
    table = new_table(rules)
    seen: list[tuple[Prospects, tuple[int, ...]]] = []
    turns = 0
    while table.agenda and turns < _LONGEST_GAME:
        decision = rules.decision(table)
        if decision.seat == CHANCE:
            table = rules.apply(table, rules.draw(table, chance))
            continue
        actions = None
        if isinstance(decision, ChooseAction):
            turns += 1
            if random.random() < _NOTED:
                seen.append((prospects(table), totals(table)))
            if random.random() < curious:
                plans = Planner(Outlook(table, decision.seat, weights), thorough=False).plans()
                actions = plans[random.randrange(min(_PLANS, len(plans)))].actions
        for action in actions or turn_of(table, decision.seat, weights):
            table = rules.apply(table, action)
    if table.agenda:
        return []
    return [_position(game, *one, totals(table), winners(table)) for one in seen]


def _position(
    game: int,
    seen: Prospects,
    scores: Sequence[int],
    points: Sequence[int],
    won: list[int],
) -> Position:
    seats = range(len(seen.seats))
    small = seen._replace(seats=[array("f", own) for own in seen.seats])  # type: ignore[misc]
    return Position(
        game,
        small,
        [scores[seat] / UNIT for seat in seats],
        [(points[seat] - scores[seat]) / UNIT for seat in seats],
        [1 / len(won) if seat in won else 0.0 for seat in seats],
    )


def noted(seats: int, folder: Path | None, first: int) -> list[Position]:
    """What some games teach; those that were played before are read instead."""
    file = folder and folder / f"{seats}-{first}.notes"
    if file and file.exists():
        positions: list[Position] = pickle.loads(file.read_bytes())  # noqa: S301 - our own
        return positions
    positions = [one for game in range(first, first + _SOME) for one in play(seats, game)]
    if file:
        file.write_bytes(pickle.dumps(positions))
    return positions


def fitted(positions: Iterable[Position]) -> list[Phase]:
    """The value that explains these positions best."""
    by_phase: list[list[Position]] = [[] for _ in range(SCORINGS)]
    for position in positions:
        by_phase[position.seen.phase].append(position)
    return [_phase(of_phase) for of_phase in by_phase]


def _phase(positions: list[Position]) -> Phase:
    numbers = _least_squares(_compared(positions), 2 * len(NAMES))
    level = _least_squares(((surroundings(one.seen), fmean(one.gained)) for one in positions), 5)
    phase = Phase(numbers[: len(NAMES)], numbers[len(NAMES) :], level, [0.5, 0.0])
    return phase._replace(sharpness=_sharpness(positions, phase))


def _compared(positions: list[Position]) -> Iterator[tuple[list[float], float]]:
    """Each seat compared with the average of its table: its numbers, and what it gained."""
    for one in positions:
        seats = one.seen.seats
        middle = [fmean(column) for column in zip(*seats, strict=True)]
        average = fmean(one.gained)
        for own, gained in zip(seats, one.gained, strict=True):
            apart = [number - usual for number, usual in zip(own, middle, strict=True)]
            yield [*apart, *[one.seen.left * number for number in apart]], gained - average


def _least_squares(rows: Iterable[tuple[list[float], float]], size: int) -> list[float]:
    """The weights that explain the rows best; those without any effect are nothing."""
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for numbers, target in rows:
        for index, number in enumerate(numbers):
            if number:
                right[index] += number * target
                line = matrix[index]
                line[index:] = [
                    one + number * other
                    for one, other in zip(line[index:], numbers[index:], strict=True)
                ]
    for index in range(size):
        for other in range(index):
            matrix[index][other] = matrix[other][index]
        matrix[index][index] = matrix[index][index] * (1 + _PULL) or 1.0
    return [round(number, 4) for number in solve(matrix, right)]


def _sharpness(positions: list[Position], phase: Phase) -> list[float]:
    """How much a point decides: the most likely curve (Newton's method)."""
    apart = []
    for one in positions:
        points = list(map(sum, zip(one.scores, strengths(one.seen, phase), strict=True)))
        average = fmean(points)
        apart.append((one, [own - average for own in points]))
    now, early = phase.sharpness
    for _ in range(_STEPS):
        slope = [0.0, 0.0]
        bend = [[1e-6, 0.0], [0.0, 1e-6]]
        for one, points in apart:
            left = one.seen.left
            sharp = exp(now + early * left)
            shares = shares_of(points, sharp)
            mean = sum(map(mul, shares, points))
            error = sharp * (mean - sum(map(mul, one.won, points)))
            spread = sharp**2 * (
                sum(s * p * p for s, p in zip(shares, points, strict=True)) - mean**2
            )
            slope[0] += error
            slope[1] += error * left
            bend[0][0] += spread
            bend[0][1] += spread * left
            bend[1][1] += spread * left * left
        bend[1][0] = bend[0][1]
        step = solve(bend, slope)
        now -= max(-0.5, min(0.5, step[0]))
        early -= max(-0.5, min(0.5, step[1]))
    return [round(now, 4), round(early, 4)]


def shares_at(position: Position, value: Sequence[Phase]) -> list[float]:
    """The shares of the win that a value expects."""
    phase = value[position.seen.phase]
    beyond = strengths(position.seen, phase)
    points = [UNIT * (score + own) for score, own in zip(position.scores, beyond, strict=True)]
    return shares_of(points, sharpness_of(phase, position.seen.left))


def surprise(positions: Sequence[Position], value: Sequence[Phase]) -> float:
    """How surprised the value was by who won, on average; the less the better."""
    return fmean(
        -sum(won * log(max(share, 1e-9)) for won, share in zip(one.won, expected, strict=True))
        for one in positions
        for expected in [shares_at(one, value)]
    )


class Tenth(NamedTuple):
    """All that were given a chance of, say, 60 to 70 percent."""

    number: int
    expected: float
    won: float


def calibration(positions: Sequence[Position], value: Sequence[Phase]) -> list[Tenth]:
    """What was expected and what came true, by tenths of the chance."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(_TENTHS)]
    for one in positions:
        for share, won in zip(shares_at(one, value), one.won, strict=True):
            found[min(int(share * _TENTHS), _TENTHS - 1)].append((share, won))
    return [
        Tenth(len(tenth), fmean(a for a, _ in tenth), fmean(b for _, b in tenth))
        for tenth in found
        if tenth
    ]


def main() -> None:
    """Train, tell how good it got, and write it into the file that is shipped."""
    parser = ArgumentParser(description="train the value of the board game")
    parser.add_argument("--games", type=int, default=30_000, help="for all tables together")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--notes", type=Path, help="a folder that keeps what was played")
    parser.add_argument("--file", type=Path, default=VALUES_FILE)
    options = parser.parse_args()
    values = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        for table, numbers in TABLES.items():
            games = options.games // len(TABLES) // len(numbers)
            positions: list[Position] = []
            for seats in numbers:
                for some in pool.map(partial(noted, seats, options.notes), range(0, games, _SOME)):
                    positions += some
            values[table] = _trained(table, positions, games)
            phases = {str(seats): [one._asdict() for one in own] for seats, own in values.items()}
            text = json.dumps({"seats": phases}, indent=1)
            options.file.write_text(text + "\n", encoding="utf-8")


def _trained(table: int, positions: list[Position], games: int) -> list[Phase]:
    held_back = [one for one in positions if one.game % HELD_BACK == 0]
    trained = [one for one in positions if one.game % HELD_BACK]
    value: list[Phase] = []
    for part in CURVE:
        some = [one for one in trained if one.game < games * part]
        value = fitted(some)
        _say(f"{table} seats, {len(some)} positions: surprise {surprise(held_back, value):.4f}")
    for tenth in calibration(held_back, value):
        _say(f"  {tenth.number:6} expected {tenth.expected:.3f}, won {tenth.won:.3f}")
    return value


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
