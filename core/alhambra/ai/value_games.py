"""The games that the value is trained with: the computer plays against itself, and notes positions.

It plays quickly and at times curiously. Every third game has modules, any of them.
"""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan
from core.alhambra.ai.prospects import Prospects, prospects
from core.alhambra.ai.quick_play import Choose, QuickGame, the_best
from core.alhambra.ai.value import UNIT
from core.alhambra.game_end import winners
from core.alhambra.rulesets import MODULES
from core.alhambra.scoring import totals
from core.alhambra.table import Table

_NOTED = 0.16
"""At so many turns the position is noted."""
_CURIOUS = (0.0, 0.05, 0.15, 0.3)
"""So often another plan than the best is played, to see more of the game: one of these, by game."""
_PLANS = 6
_WITH_MODULES = 3
"""One game of so many has modules."""
_CHOICES = [
    chosen for number in range(1, len(MODULES) + 1) for chosen in combinations(MODULES, number)
]
SOME = 250
"""So many games are played at a time."""


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


def modules_of(game: int) -> tuple[str, ...]:
    """The modules of the game with this number; mostly there are none.

    >>> [modules_of(game) for game in (0, 1, 2, 44)]
    [(), (), ('walls',), ('walls', 'thieves', 'change', 'traders')]
    """
    if game % _WITH_MODULES != _WITH_MODULES - 1:
        return ()
    return _CHOICES[game // _WITH_MODULES % len(_CHOICES)]


def play(seats: int, game: int) -> list[Position]:
    """A game of the computer against itself, and what was noted; nothing if it never ended."""
    chance, random = Random(f"value {seats} {game}"), Random(f"curious {seats} {game}")
    curious = random.choice(_CURIOUS)
    seen: list[tuple[Prospects, tuple[int, ...]]] = []
    quick = QuickGame(seats, modules_of(game))

    def note(table: Table) -> None:
        if random.random() < _NOTED:
            view = quick.game.view(table, table.to_play) if quick.modules else None
            seen.append((prospects(table, view), totals(table)))

    def choose() -> Choose:
        return _any_good_one if random.random() < curious else the_best

    def _any_good_one(plans: list[Plan]) -> Plan:
        return plans[random.randrange(min(_PLANS, len(plans)))]

    weights = weights_for(seats, LEVELS["hard"])
    table = quick.play(chance, [weights] * seats, watch=note, choose=choose)
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


def were_noted(seats: int, folder: Path, first: int) -> bool:
    """Whether some games were played before."""
    return _file(seats, folder, first).exists()


def _file(seats: int, folder: Path, first: int) -> Path:
    return folder / f"{seats}-{first}.notes"


def noted(seats: int, folder: Path, first: int) -> list[Position]:
    """What some games teach; those that were played before are read instead."""
    file = _file(seats, folder, first)
    if file.exists():
        packed = pickle.loads(file.read_bytes())  # noqa: S301 - our own
        return [_unpacked(one) for one in packed]
    positions = [one for game in range(first, first + SOME) for one in play(seats, game)]
    part = file.with_suffix(".part")
    part.write_bytes(pickle.dumps([_packed(one) for one in positions]))
    part.replace(file)  # whole, or not at all
    return positions


def _packed(position: Position) -> tuple[object, ...]:
    """Without our own types, so that whatever program reads it needs none."""
    return (position.game, tuple(position.seen[:-1]), *position[2:])


def _unpacked(packed: tuple[Any, ...]) -> Position:
    game, seen, *rest = packed
    return Position(game, Prospects(*(*seen, bool(modules_of(game)))), *rest)
