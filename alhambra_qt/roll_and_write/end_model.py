"""The end of a game as plain values: everybody's points, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alhambra_qt.play.players import Player
from alhambra_qt.words.names import shown
from core.roll_and_write.final_scoring import final_points, winners
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import Table


class Account(NamedTuple):
    """All points of a player."""

    name: str
    colour: int | None
    """None for an imaginary player."""
    buildings: tuple[int, ...]
    """By kind, with what rounds gave."""
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
    rows = range(rules.rows_with_points)
    given = {
        building: tuple(
            sum(
                points.points[building][row]
                for points in score.round_scores
                if building in points.points
            )
            for row in range(rules.rows)
        )
        for building in BUILDINGS
    }
    at_the_end = [final_points(table, kind) for kind in range(len(BUILDINGS))]
    people: list[tuple[str, int | None]] = [(shown(one.name), one.colour) for one in players]
    people += [(shown(one.name), None) for one in score.imaginary]
    accounts = tuple(
        Account(
            *people[row],
            tuple(
                given[building][row] + points[row]
                for building, points in zip(BUILDINGS, at_the_end, strict=True)
            ),
            final.lines[row],
            final.coins[row],
            rules.extra_points[row],
            final.total[row],
        )
        for row in rows
    )
    return EndModel(
        accounts,
        tuple(winners(final.total[: len(rows)])),
        len(score.imaginary),
        any(rules.extra_points),
    )
