"""Who will win: the share of the win and the points that each seat can expect.

The points that a seat will still get are a sum of its `prospects` times weights, and these depend
on how many scorings are over and on the part of the game that is left. The share of the win
follows from the points: the nearer the end, the more does a point decide. All of it was found by
playing (`value_training`).
"""

from __future__ import annotations

import json
from functools import cache
from math import exp, inf
from operator import mul
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from core.alhambra.ai.prospects import NAMES, Prospects, prospects
from core.alhambra.game_end import winners
from core.alhambra.rule_part import View
from core.alhambra.scoring import totals
from core.alhambra.table import Table

VALUES_FILE = Path(__file__).with_name("values.json")
SURROUNDINGS = 6
_CITIZENS = NAMES.index("citizens")
UNIT = 20
"""Points are counted in so many."""


class Phase(NamedTuple):
    """What counts between two scorings."""

    weights: list[float]
    """Of each number of a seat, for the points that it gets beyond the others from now on."""
    early: list[float]
    """What is added to each weight, times the part of the game that is left."""
    level: list[float]
    """What all get on average: the weights of `surroundings`."""
    sharpness: list[float]
    """How much a point decides: the logarithm, and what is added times the part that is left, and
    with modules in play."""


class Expected(NamedTuple):
    """What each seat can expect."""

    shares: list[float]
    """Of the win; together 1."""
    points: list[float]
    """At the end of the game."""
    sharpness: float
    """How much a point decides: what it adds to the logarithm of the odds."""


Value = list[Phase]


@cache
def value_for(seats: int) -> Value:
    """The trained value for a table of this size."""
    trained: dict[str, Any] = json.loads(VALUES_FILE.read_text(encoding="utf-8"))["seats"]
    return [Phase(**phase) for phase in trained[str(min(seats, max(map(int, trained))))]]


def expected(table: Table, value: Value, view: View | None = None) -> Expected:
    """What each seat can expect of this position; the view shows what modules have brought."""
    scores = totals(table)[: len(table.seats)]
    if not table.agenda:
        won = winners(table)
        shares = [1 / len(won) if seat in won else 0.0 for seat in range(len(scores))]
        return Expected(shares, [float(score) for score in scores], inf)
    seen = prospects(table, view)
    phase = value[seen.phase]
    beyond = strengths(seen, phase)
    average = fmean(beyond)
    level = sum(map(mul, phase.level, surroundings(seen)))
    points = [
        score + UNIT * (own - average + level) for score, own in zip(scores, beyond, strict=True)
    ]
    sharpness = sharpness_of(phase, seen)
    return Expected(shares_of(points, sharpness), points, sharpness)


def strengths(seen: Prospects, phase: Phase) -> list[float]:
    """What each seat will get beyond the others, up to a number that is the same for all."""
    left = seen.left
    weights = [now + left * early for now, early in zip(phase.weights, phase.early, strict=True)]
    return [sum(map(mul, weights, own)) for own in seen.seats]


def surroundings(seen: Prospects) -> list[float]:
    """What tells how much all will get on average."""
    shares = [own[1] + own[2] + own[3] for own in seen.seats]
    walls = [own[4] for own in seen.seats]
    citizens = [own[_CITIZENS] for own in seen.seats]
    return [1.0, seen.left, seen.soon / 10, fmean(shares), fmean(walls), fmean(citizens)]


def sharpness_of(phase: Phase, seen: Prospects) -> float:
    """How much a point decides."""
    return exp(sum(map(mul, phase.sharpness, certainty(seen)))) / UNIT


def certainty(seen: Prospects) -> list[float]:
    """What tells how much a point decides."""
    return [1.0, seen.left, float(seen.with_modules)]


def shares_of(points: list[float], sharpness: float) -> list[float]:
    """How likely each seat wins that can expect so many points."""
    most = max(points)
    odds = [exp(sharpness * (own - most)) for own in points]
    total = sum(odds)
    return [own / total for own in odds]
