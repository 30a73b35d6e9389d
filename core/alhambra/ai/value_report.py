"""How true the value is: how much it is surprised, and what comes true of its chances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import log
from statistics import fmean
from typing import NamedTuple

from core.alhambra.ai.value import UNIT, Phase, shares_of, sharpness_of, strengths
from core.alhambra.ai.value_games import Position
from core.alhambra.rulesets import MOST_SEATS

_TENTHS = 10


def shares_at(position: Position, value: Sequence[Phase]) -> list[float]:
    """The shares of the win that a value expects."""
    phase = value[position.seen.phase]
    beyond = strengths(position.seen, phase)
    points = [UNIT * (score + own) for score, own in zip(position.scores, beyond, strict=True)]
    return shares_of(points, sharpness_of(phase, position.seen))


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


def together(tables: Iterable[Sequence[Tenth]]) -> list[Tenth]:
    """The same of several tables.

    >>> together([[Tenth(2, 0.625, 0.5)], [Tenth(6, 0.625, 0.75), Tenth(1, 0.75, 1.0)]])
    [Tenth(number=8, expected=0.625, won=0.6875), Tenth(number=1, expected=0.75, won=1.0)]
    """
    found: list[list[Tenth]] = [[] for _ in range(_TENTHS)]
    for tenth in chain.from_iterable(tables):
        found[min(int(tenth.expected * _TENTHS), _TENTHS - 1)].append(tenth)
    return [
        Tenth(
            sum(one.number for one in tenth),
            fmean((one.expected for one in tenth), (one.number for one in tenth)),
            fmean((one.won for one in tenth), (one.number for one in tenth)),
        )
        for tenth in found
        if tenth
    ]


# The plot

_SIZE, _MARGIN, _GAP = 200, 36, 48
_FONT = 'font-family="sans-serif" font-size="11"'
_CLOSE = 0.05
"""So near should be what comes true to what was expected."""


def plot(tables: Mapping[int, Sequence[Tenth]]) -> str:
    """A drawing for each table: what was expected to the right, what came true upwards."""
    width = _MARGIN + len(tables) * (_SIZE + _GAP)
    height = _SIZE + 2 * _MARGIN
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {_FONT}>',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for number, (table, tenths) in enumerate(tables.items()):
        left = _MARGIN + number * (_SIZE + _GAP)
        drawn.append(f'<g transform="translate({left},{_MARGIN})">')
        drawn += _of_table(table, tenths)
        drawn.append("</g>")
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _of_table(table: int, tenths: Sequence[Tenth]) -> Iterator[str]:
    near = (
        f"{_at(0, _CLOSE)} {_at(1 - _CLOSE, 1)} {_at(1, 1)} {_at(1, 1 - _CLOSE)} {_at(_CLOSE, 0)}"
    )
    seats = "5 and 6" if table == MOST_SEATS - 1 else table
    yield f'<polygon points="{near} {_at(0, 0)}" fill="#e6edd6"/>'
    yield f'<rect width="{_SIZE}" height="{_SIZE}" fill="none" stroke="#888"/>'
    yield f'<text x="{_SIZE / 2}" y="-12" text-anchor="middle">{seats} seats</text>'
    for percent in (0, 50, 100):
        x, y = _at(percent / 100, percent / 100).split(",")
        yield f'<text x="{x}" y="{_SIZE + 16}" text-anchor="middle">{percent} %</text>'
        yield f'<text x="-4" y="{y}" text-anchor="end">{percent}</text>'
    for tenth in tenths:
        x, y = _at(tenth.expected, tenth.won).split(",")
        radius = 2 + min(tenth.number, 4000) ** 0.5 / 16
        yield f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="#a0522d" fill-opacity="0.8"/>'


def _at(right: float, up: float) -> str:
    return f"{right * _SIZE:.1f},{(1 - up) * _SIZE:.1f}"
