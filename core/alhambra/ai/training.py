"""How the weights were found: ``python -m core.alhambra.ai.training --seats 2 --rounds 6``.

The computer plays against itself. At some of its turns it plays each of several plans to the end of
the game, with the same hidden orders for all, and then asks: which weights would have told without
playing how they turn out? Where plans differ in their traits and in the points of the end, a
least-squares fit finds the weights that explain the one by the other. Then it plays on with these,
so each round compares plans as they turn out in better games. Plans of the same turn are compared
with each other, so nothing else about the position confuses the fit.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from core.alhambra.ai.evaluation import OTHERS, SCORINGS, TRAITS, Outlook, Weights
from core.alhambra.ai.features import clock
from core.alhambra.ai.imagining import order_forgotten
from core.alhambra.ai.levels import WEIGHTS_FILE
from core.alhambra.ai.plans import Plan, Planner, after
from core.alhambra.ai.playing_on import play_on, turn_of, worth_of
from core.alhambra.components import BUILDINGS
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import CHANCE, Action

NAMES = [
    *(f"{trait} {phase}" for trait in TRAITS for phase in range(SCORINGS + 1)),
    *(f"share-{number} {phase}" for number in range(1, SCORINGS + 1) for phase in range(number)),
]
"""One for each weight."""

_PLANS = 9
_NOT_THE_BEST = 3
"""How many of the plans that are compared are not among the best."""
_SAMPLES = 48
"""Two plans are often a point or two apart, and games twenty: fewer orders would tell nothing."""
_COMPARED = 0.12
"""How often plans are compared at a turn."""
_CURIOUS = 0.1
"""How often another plan than the best is played, to see more of the game."""
_LONGEST_GAME = 600
_PULL = 0.06
"""How much the old weights hold back the new ones."""

Row = tuple[list[float], float]
"""What sets a plan apart from the average of its turn: traits, and how it turned out."""
Player = Callable[[Table, int], Sequence[Action]]


def describe(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    """The traits of a position, unweighted: what the weights are to be found for.

    The worth of a position is the sum of its traits times their weights, plus the points so far.
    What tiles would bring is a trait that already contains how much these weights make of shares,
    and threats by rivals one after the other already contain how much less each of them counts.
    """
    described: dict[str, float] = {}
    nothing = dict.fromkeys(TRAITS, (0.0,) * (SCORINGS + 1))
    shares = {f"share-{number}": (0.0,) * SCORINGS for number in range(1, SCORINGS + 1)}
    weighed = {name: weights[name] for name in (*shares, OTHERS) if name in weights}
    scores = totals(table)
    points = scores[seat] - sum(
        score for who, score in enumerate(scores[: len(table.seats)]) if who != seat
    ) / (len(table.seats) - 1)
    for name in TRAITS:
        alone = {**nothing, **weighed, name: (1.0, 1.0, 1.0, 0.0)}
        outlook = Outlook(table, seat, alone)
        all_shares = sum(outlook.share(kind) for kind in range(len(BUILDINGS)))
        described[name] = outlook.total() - all_shares - points
    for name in shares:
        alone = {**nothing, **shares, name: (1.0,) * SCORINGS}
        described[name] = Outlook(table, seat, alone).total() - points
    return described


def vector(table: Table, seat: int, weights: Weights) -> list[float]:
    """The traits of a position, one for each weight."""
    traits = describe(table, seat, weights)
    time = clock(table)
    phase = min(time.scorings, SCORINGS - 1)
    of_name = {}
    for trait in TRAITS:
        of_name[f"{trait} {phase}"] = traits[trait]
        of_name[f"{trait} {SCORINGS}"] = traits[trait] * time.left
    for number in range(phase + 1, SCORINGS + 1):
        of_name[f"share-{number} {phase}"] = traits[f"share-{number}"]
    return [of_name.get(name, 0.0) for name in NAMES]


def weights_from(numbers: Sequence[float]) -> dict[str, list[float]]:
    """Weights as the evaluation wants them."""
    of_name = dict(zip(NAMES, numbers, strict=True))
    weights = {
        trait: [round(of_name[f"{trait} {phase}"], 4) for phase in range(SCORINGS + 1)]
        for trait in TRAITS
    }
    for number in range(1, SCORINGS + 1):
        weights[f"share-{number}"] = [
            round(of_name.get(f"share-{number} {phase}", 0.0), 4) for phase in range(SCORINGS)
        ]
    return weights


def numbers_from(weights: Weights) -> list[float]:
    """Weights in the order of their names."""
    return [weights[name.split()[0]][int(name.split()[1])] for name in NAMES]


def play(seats: int, seed: str, players: Sequence[Player]) -> Table:
    """Play a game; stopped where nobody buys anything any more."""
    random = Random(f"{seed} chance")
    rules = rules_for(seats)
    table = new_table(rules)
    turns = 0
    while table.agenda and turns < _LONGEST_GAME:
        decision = rules.decision(table)
        if decision.seat == CHANCE:
            table = rules.apply(table, rules.draw(table, random))
        else:
            turns += 1
            for action in players[decision.seat](table, decision.seat):
                table = rules.apply(table, action)
    return table


class Student:
    """Plays all seats of a game, and notes what it learns."""

    def __init__(self, weights: Weights, random: Random) -> None:
        """With these weights."""
        self._weights = weights
        self._random = random
        self.rows: list[Row] = []

    def __call__(self, table: Table, seat: int) -> Sequence[Action]:
        """A turn; some of them are thought about."""
        if not isinstance(table.rules.decision(table), ChooseAction):
            return turn_of(table, seat, self._weights)
        plans = Planner(Outlook(table, seat, self._weights), thorough=False).plans()
        if len(plans) > 2 and self._random.random() < _COMPARED:
            return self._compare(table, seat, plans).actions
        curious = self._random.random() < _CURIOUS
        return plans[self._random.randrange(min(3, len(plans))) if curious else 0].actions

    def _compare(self, table: Table, seat: int, plans: list[Plan]) -> Plan:
        best = len(plans[: _PLANS - _NOT_THE_BEST])
        others = plans[best:]
        chosen = plans[:best] + self._random.sample(others, min(_NOT_THE_BEST, len(others)))
        chosen = [finished(table, seat, plan, self._weights) for plan in chosen]
        imagined = order_forgotten(table)
        minds = [self._weights] * len(table.seats)
        worth = [0.0] * len(chosen)
        for _ in range(_SAMPLES):
            sample = imagined.shuffled(self._random)
            seed = self._random.random()
            for index, plan in enumerate(chosen):
                then = sample
                for action in plan.actions:
                    then = then.rules.apply(then, action)
                end = play_on(then, _LONGEST_GAME, minds, Random(seed))
                worth[index] += worth_of(end, seat, self._weights) / _SAMPLES
        traits = [vector(after(table, plan), seat, self._weights) for plan in chosen]
        middle = [sum(column) / len(chosen) for column in zip(*traits, strict=True)]
        average = sum(worth) / len(chosen)
        for of_plan, turned_out in zip(traits, worth, strict=True):
            apart = [one - usual for one, usual in zip(of_plan, middle, strict=True)]
            self.rows.append((apart, turned_out - average))
        return chosen[worth.index(max(worth))]


def finished(table: Table, seat: int, plan: Plan, weights: Weights) -> Plan:
    """A plan with all that it gains in its place: only then its traits can be compared."""
    then = after(table, plan)
    if not then.seats[seat].to_place:
        return plan
    return plan._replace(actions=plan.actions + tuple(turn_of(then, seat, weights)))


def study(seats: int, weights: Weights, seed: str) -> list[Row]:
    """What one game teaches."""
    student = Student(weights, Random(f"{seed} student"))
    play(seats, seed, [student] * seats)
    return student.rows


def fit(rows: Sequence[Row], old: Sequence[float]) -> list[float]:
    """The weights that explain the rows best, not too far from the old ones (ridge regression)."""
    size = len(old)
    scale = [
        max(sum(traits[index] ** 2 for traits, _ in rows) / len(rows), 1e-9) ** 0.5
        for index in range(size)
    ]
    pull = _PULL * len(rows)
    matrix = [[pull if row == column else 0.0 for column in range(size)] for row in range(size)]
    right = [pull * weight * unit for weight, unit in zip(old, scale, strict=True)]
    for traits, worth in rows:
        scaled = [
            (index, trait / scale[index]) for index, trait in enumerate(traits) if trait != 0.0
        ]
        for index, trait in scaled:
            right[index] += trait * worth
            line = matrix[index]
            for other, factor in scaled:
                line[other] += trait * factor
    return [value / unit for value, unit in zip(solve(matrix, right), scale, strict=True)]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations (Gauss, with the largest pivot)."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        for below in range(step + 1, size):
            factor = rows[below][step] / rows[step][step]
            if factor:
                rows[below] = [
                    one - factor * other for one, other in zip(rows[below], rows[step], strict=True)
                ]
    solution = [0.0] * size
    for step in reversed(range(size)):
        known = sum(rows[step][column] * solution[column] for column in range(step + 1, size))
        solution[step] = (rows[step][size] - known) / rows[step][step]
    return solution


def lead_over(seats: int, new: Weights, old: Weights, seed: str) -> float:
    """By how many points one seat with new weights beats the others, from each seat once."""
    lead = 0.0
    for seat in range(seats):
        players: list[Player] = [
            partial(_turn, weights=new if other == seat else old) for other in range(seats)
        ]
        points = totals(play(seats, seed, players))[:seats]
        rivals = [one for other, one in enumerate(points) if other != seat]
        lead += (points[seat] - sum(rivals) / len(rivals)) / seats
    return lead


def _turn(table: Table, seat: int, weights: Weights) -> Sequence[Action]:
    return turn_of(table, seat, weights)


class Round(NamedTuple):
    """How a round of training went."""

    weights: Weights
    rows: int
    lead: float
    """Points ahead of the weights before; 0 where none were better."""


_STEPS = (1.0, 0.5, 0.25)
"""How far towards the new weights is tried: what fits best need not play best."""


def train(
    seats: int,
    weights: Weights,
    seeds: Iterable[str],
    tests: Sequence[str],
    pool: Executor,
) -> Round:
    """One round: play, fit, and keep what plays better than before."""
    rows = [row for game in pool.map(partial(study, seats, weights), seeds) for row in game]
    old = numbers_from(weights)
    new = fit(rows, old)
    best = Round(weights, len(rows), 0.0)
    for step in _STEPS:
        found = weights_from([a + step * (b - a) for a, b in zip(old, new, strict=True)])
        tried = {**weights, **found}  # some weights are not trained
        leads = pool.map(partial(lead_over, seats, tried, weights), tests)
        lead = sum(leads) / len(tests)
        if lead > best.lead:
            best = Round(tried, len(rows), lead)
    return best


def main() -> None:
    """Train the weights for one number of seats, and write them into the file that is shipped."""
    parser = ArgumentParser(description="train the computer players of the board game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=60, help="games a round")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--weights", default="expert", help="which ones: usual or expert")
    parser.add_argument("--file", type=Path, default=WEIGHTS_FILE)
    options = parser.parse_args()
    trained = json.loads(options.file.read_text(encoding="utf-8"))
    weights = trained[options.weights][str(options.seats)]
    with ProcessPoolExecutor(options.jobs) as pool:
        for number in range(options.rounds):
            seeds = [f"{options.seats}-{number}-{game}" for game in range(options.games)]
            tests = [f"test {game}" for game in range(options.games)]
            result = train(options.seats, weights, seeds, tests, pool)
            weights = result.weights
            trained[options.weights][str(options.seats)] = weights
            options.file.write_text(json.dumps(trained, indent=1) + "\n", encoding="utf-8")
            sys.stdout.write(
                f"round {number + 1}: {result.rows} plans, {result.lead:+.1f} points a game\n"
            )


if __name__ == "__main__":
    main()
