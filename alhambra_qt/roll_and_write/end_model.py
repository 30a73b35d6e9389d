"""The end of a game as plain values: everybody's points, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alhambra_qt.play.players import Player
from alhambra_qt.play.telling import seated
from alhambra_qt.words.names import shown
from core.roll_and_write.final_scoring import (
    PLACES,
    building_counts,
    final_points,
    winners,
)
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import Table


class Source(NamedTuple):
    """Where the points for a kind of building come from."""

    points: int
    number: int
    boxes: int
    """How many there are to cross off."""
    place: int | None
    """The best place that they were given for, from 1; None if it was none."""
    round: int | None
    """The round in which all were crossed off; None if the final scoring counted them."""
    shared: tuple[str, ...]
    """Who shares this place."""


class Account(NamedTuple):
    """All points of a player."""

    name: str
    colour: int | None
    """None for an imaginary player."""
    buildings: tuple[Source, ...]
    """By kind."""
    lines: int
    coins: int
    extra: int
    """What an imaginary player gets in a contest."""
    total: int


class EndModel(NamedTuple):
    """The final scoring."""

    accounts: tuple[Account, ...]
    """Of all whose points are written down."""
    winners: tuple[int, ...]
    """Their positions among them."""
    imaginary: int
    is_contest: bool

    @property
    def is_solo(self) -> bool:
        """Whether it is about points, with nobody to win against."""
        return len(self.accounts) == 1

    @property
    def ranking(self) -> list[tuple[int, int]]:
        """Everyone's place and position, the best first; equal points share a place."""
        totals = [account.total for account in self.accounts]
        order = sorted(range(len(totals)), key=lambda row: -totals[row])
        return [(1 + sum(other > totals[row] for other in totals), row) for row in order]


def end_model(table: Table, players: Sequence[Player]) -> EndModel:
    """Of a game that is over."""
    score, rules = table.score_sheet, table.rules
    final = score.final_score
    assert final is not None
    imaginary = [(shown(one.name), None) for one in score.imaginary]
    people = [*seated(players), *imaginary]
    names = [name for name, _ in people]
    accounts = tuple(
        Account(
            *people[row],
            tuple(_source(table, kind, row, names) for kind in range(len(BUILDINGS))),
            final.lines[row],
            final.coins[row],
            rules.extra_points[row],
            final.total[row],
        )
        for row in range(rules.rows_with_points)
    )
    return EndModel(
        accounts,
        tuple(winners(final.total[: len(accounts)])),
        len(score.imaginary),
        any(rules.extra_points),
    )


def _source(table: Table, kind: int, row: int, names: Sequence[str]) -> Source:
    """What a row gets for a kind of building, and why."""
    counts = building_counts(table, kind)
    boxes = table.rules.boxes[kind]
    placed = table.score_sheet.standings[kind].placed
    if row in placed:
        return _of_a_round(table, kind, row, names)
    racing = [counts[other] for other in range(len(counts)) if other not in placed]
    place = len(placed) + 1 + sum(other > counts[row] for other in racing)
    points = final_points(table, kind)[row]
    has_place = counts[row] > 0 and place <= len(PLACES[BUILDINGS[kind]])
    shared = tuple(
        names[other]
        for other, count in enumerate(counts)
        if has_place and other != row and other not in placed and count == counts[row]
    )
    return Source(points, counts[row], boxes, place if has_place else None, None, shared)


def _of_a_round(table: Table, kind: int, row: int, names: Sequence[str]) -> Source:
    """All of a kind are crossed off; those who were earlier have the better places."""
    boxes, earlier = table.rules.boxes[kind], 0
    for score in table.score_sheet.round_scores:
        points = score.points.get(BUILDINGS[kind], ())
        together = [other for other, given in enumerate(points) if given]
        if row in together:
            shared = tuple(names[other] for other in together if other != row)
            return Source(points[row], boxes, boxes, earlier + 1, score.round, shared)
        earlier += len(together)
    return Source(0, boxes, boxes, None, None, ())  # no place was left
