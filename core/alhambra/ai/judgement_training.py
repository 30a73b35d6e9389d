"""How the nets were found: ``python -m core.alhambra.ai.judgement_training --notes FILE``.

This is expert iteration. The computer plays against itself with a small search. At each turn it
plays several plans on, all in the same hidden orders, and notes what each came to. The net then
learns to say that without playing on: above all by how much the plans of a turn differ, since that
is what chooses one, and a little what the position is worth. With the new net the search sees
further, so the next games teach more.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from operator import mul
from pathlib import Path
from random import Random
from typing import NamedTuple

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.imagining import order_forgotten
from core.alhambra.ai.judgement import NETS_FILE, POINTS, Net, traits_of
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan, Planner, after
from core.alhambra.ai.playing_on import Depth, horizon, turn_of
from core.alhambra.ai.search import played
from core.alhambra.ai.training import finished, play
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Action

_BEST, _OTHERS, _FURTHER = 8, 4, 30
"""How many of the best plans are played on, and how many of so many that come after them."""
_TRIES = 6
_FIRST_LOOK = 5
"""How many tries the planner's judgement is worth."""
_CURIOUS = 0.12
"""So often another plan than the best is played, to see more of the game."""
_DIFFERENCES = 0.8
"""How much of what is learned is about the differences between the plans of a turn."""
_UNITS = 48
_BATCH = 240
_HELD_BACK = 12
"""One turn out of so many is held back, to see what was learned."""


class Tried(NamedTuple):
    """A plan that was played on."""

    traits: list[float]
    """Of the table right after it."""
    worth: float
    """What it came to, in points."""


Lesson = list[Tried]
"""The plans of one turn."""


class Pupil:
    """Plays all seats of a game by a small search, and notes what the plans came to."""

    def __init__(self, seats: int, random: Random) -> None:
        """With today's weights, and today's net if there is one."""
        self._weights = weights_for(seats, LEVELS["expert"])
        self._random = random
        self.lessons: list[Lesson] = []

    def __call__(self, table: Table, seat: int) -> Sequence[Action]:
        """A turn."""
        if not isinstance(table.rules.decision(table), ChooseAction):
            return turn_of(table, seat, self._weights)
        plans = Planner(Outlook(table, seat, self._weights), thorough=True).plans()
        further = plans[_BEST:][:_FURTHER]
        chosen = plans[:_BEST] + self._random.sample(further, min(_OTHERS, len(further)))
        if len(chosen) < 2:
            return chosen[0].actions
        chosen = [finished(table, seat, plan, self._weights) for plan in chosen]
        worths = self._tried(table, seat, chosen)
        self.lessons.append(
            [
                Tried(traits_of(Outlook(after(table, plan), seat, self._weights)), worth)
                for plan, worth in zip(chosen, worths, strict=True)
            ]
        )
        ratings = [
            _TRIES * worth + _FIRST_LOOK * plan.worth
            for plan, worth in zip(chosen, worths, strict=True)
        ]
        if self._random.random() < _CURIOUS:
            return self._random.choice(chosen[:5]).actions
        return chosen[ratings.index(max(ratings))].actions

    def _tried(self, table: Table, seat: int, plans: list[Plan]) -> list[float]:
        imagined = order_forgotten(table)
        far = horizon(imagined.table, Depth(plans=len(plans), turns=0, judging=True))
        minds = [self._weights] * len(table.seats)
        worths = [0.0] * len(plans)
        for _ in range(_TRIES):
            sample, seed = imagined.shuffled(self._random), self._random.random()
            for index, plan in enumerate(plans):
                then = played(sample, plan)
                worths[index] += far.outcome(then, seat, minds, Random(seed)) / _TRIES
        return worths


def study(seats: int, seed: str) -> list[Lesson]:
    """What one game teaches."""
    pupil = Pupil(seats, Random(f"{seed} pupil"))
    play(seats, seed, [pupil] * seats)
    return pupil.lessons


# Learning


class Learner:
    """A net that learns (Adam's method, in small steps)."""

    def __init__(self, net: Net) -> None:
        """Go on from there."""
        rows = [*net.hidden, net.biases, net.out, net.direct, [net.bias]]
        self._rows = [list(row) for row in rows]  # the net that was given stays as it is
        self._units = len(net.hidden)
        self._means, self._squares = self._nothing(), self._nothing()
        self._steps = 0

    def _nothing(self) -> list[list[float]]:
        return [[0.0] * len(row) for row in self._rows]

    @property
    def net(self) -> Net:
        """As it is now."""
        biases, out, direct, (bias,) = self._rows[self._units :]
        return Net(self._rows[: self._units], biases, out, direct, bias)

    def learn(self, lessons: Iterable[Lesson], rate: float) -> None:
        """One step, from these lessons."""
        slopes, number = self._nothing(), 0
        for lesson in lessons:
            net = self.net
            off = [net.worth(one.traits) / POINTS - one.worth / POINTS for one in lesson]
            average = sum(off) / len(off)
            for one, error in zip(lesson, off, strict=True):
                apart = 4.0 * (error - average)
                self._slope(one.traits, _DIFFERENCES * apart + (1 - _DIFFERENCES) * error, slopes)
                number += 1
        self._step([[slope / number for slope in row] for row in slopes], rate)

    def _slope(self, traits: list[float], error: float, slopes: list[list[float]]) -> None:
        net, units = self.net, self._units
        biases, out, direct, (bias,) = slopes[units:]
        for unit in range(units):
            lit = net.biases[unit] + sum(map(mul, net.hidden[unit], traits))
            if lit > 0.0:
                back = error * net.out[unit]
                out[unit] += error * lit
                biases[unit] += back
                slopes[unit] = [
                    slope + back * trait for slope, trait in zip(slopes[unit], traits, strict=True)
                ]
        slopes[units + 2] = [
            slope + error * trait for slope, trait in zip(direct, traits, strict=True)
        ]
        slopes[units + 3] = [bias + error]

    def _step(self, slopes: list[list[float]], rate: float) -> None:
        self._steps += 1
        keep, keep_squares = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for row, means, squares, now in zip(
            self._rows, self._means, self._squares, slopes, strict=True
        ):
            means[:] = [0.9 * mean + 0.1 * slope for mean, slope in zip(means, now, strict=True)]
            squares[:] = [
                0.999 * square + 0.001 * slope**2
                for square, slope in zip(squares, now, strict=True)
            ]
            row[:] = [
                weight - rate * (mean / keep) / ((square / keep_squares) ** 0.5 + 1e-6)
                for weight, mean, square in zip(row, means, squares, strict=True)
            ]


def beginner(traits: int, random: Random) -> Net:
    """A net that says what the evaluation says, which is the first of its traits."""
    wide = (0.5 / traits) ** 0.5
    return Net(
        [[random.gauss(0.0, wide) for _ in range(traits)] for _ in range(_UNITS)],
        [0.0] * _UNITS,
        [0.0] * _UNITS,
        [1.0] + [0.0] * (traits - 1),
        0.0,
    )


def train(net: Net, lessons: list[Lesson], epochs: int, rate: float, random: Random) -> Net:
    """A net that has seen all lessons so many times, in smaller and smaller steps."""
    learner = Learner(net)
    a_batch = max(1, _BATCH * len(lessons) // sum(map(len, lessons)))
    steps = epochs * -(-len(lessons) // a_batch)
    done = 0
    for _ in range(epochs):
        random.shuffle(lessons)
        for start in range(0, len(lessons), a_batch):
            learner.learn(lessons[start : start + a_batch], rate * max(0.03, 1 - done / steps))
            done += 1
    return learner.net


def told_apart(net: Net, lessons: Iterable[Lesson]) -> tuple[float, float]:
    """By how many points the plan that looks best beats the average of its turn.

    Best by the net, and best by the evaluation alone.
    """
    gains = [0.0, 0.0]
    number = 0
    for lesson in lessons:
        average = sum(one.worth for one in lesson) / len(lesson)
        gains[0] += max(lesson, key=lambda one: net.worth(one.traits)).worth - average
        gains[1] += max(lesson, key=lambda one: one.traits[0]).worth - average
        number += 1
    return gains[0] / number, gains[1] / number


def _rounded(row: Sequence[float]) -> list[float]:
    return [float(f"{weight:.4g}") for weight in row]


def written(net: Net) -> dict[str, object]:
    """A net as the file that is shipped has it."""
    return {
        "hidden": [_rounded(row) for row in net.hidden],
        "biases": _rounded(net.biases),
        "out": _rounded(net.out),
        "direct": _rounded(net.direct),
        "bias": _rounded([net.bias])[0],
    }


def learned_from(lessons: list[Lesson], net: Net | None, epochs: int, rate: float) -> Net:
    """The net that all lessons give; what more and more of them teach is printed on the way."""
    random = Random("nets")
    random.shuffle(lessons)
    held_back = lessons[: max(1, len(lessons) // _HELD_BACK)]
    taught = lessons[len(held_back) :]
    learned = start = net or beginner(len(lessons[0][0].traits), random)
    for part in (16, 4, 1):
        learned = train(start, taught[: -(-len(taught) // part)], epochs, rate, random)
        by_net, by_evaluation = told_apart(learned, held_back)
        sys.stdout.write(
            f"1/{part} of {len(taught)} turns: {by_net:.2f} points, {by_evaluation:.2f} before\n"
        )
    return learned


def main() -> None:
    """Play, learn, and write the net for one number of seats into the file that is shipped."""
    parser = ArgumentParser(description="train the net of the expert")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--notes", type=Path, required=True, help="keeps what games have taught")
    parser.add_argument("--file", type=Path, default=NETS_FILE)
    options = parser.parse_args()
    with options.notes.open("a", encoding="utf-8") as notes:
        seeds = [f"net {options.seats}-{game}" for game in range(options.games)]
        with ProcessPoolExecutor(options.jobs) as pool:
            for lessons in pool.map(partial(study, options.seats), seeds):
                notes.writelines(json.dumps(lesson) + "\n" for lesson in lessons)
                notes.flush()
    with options.notes.open(encoding="utf-8") as notes:
        noted = [[Tried(*one) for one in json.loads(line)] for line in notes]
    trained = json.loads(options.file.read_text(encoding="utf-8")) if options.file.exists() else {}
    key = str(options.seats)
    before = Net(**trained[key]) if key in trained else None
    trained[key] = written(learned_from(noted, before, options.epochs, options.rate))
    options.file.write_text(json.dumps(trained) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
