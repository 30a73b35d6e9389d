"""End of the game and final scoring."""

from __future__ import annotations

from typing import NamedTuple

from core.kernel.rulebook import Agenda
from core.majority import share_places
from core.roll_and_write.dice import FIELD, SIDES, Field
from core.roll_and_write.table import FinalScore, Table

PLACES = {
    "pavilion": (16, 8, 1),
    "seraglio": (17, 9, 2),
    "arcades": (18, 10, 3),
    "chambers": (19, 11, 4),
    "garden": (20, 12, 5),
    "tower": (21, 13, 6),
}
"""Points for the first, second and third place."""

POINTS_OF_A_LINE = (0, 0, 0, 0, 2, 5, 10)
"""By the buildings crossed off in a row or column."""

COINS_FOR_A_POINT = 2

LINES: tuple[Field, ...] = (
    *(sum(FIELD[yellow, blue] for blue in SIDES) for yellow in SIDES),
    *(sum(FIELD[yellow, blue] for yellow in SIDES) for blue in SIDES),
)
"""The fields of each row and each column."""


class ScoreFinally(NamedTuple):
    """The final scoring."""


def score_finally(table: Table, _step: ScoreFinally, agenda: Agenda) -> Table:
    """Add up all points; nothing is to be done any more (Rule.LAST_ROUND)."""
    nothing = (0,) * len(table.score_sheet.imaginary)
    buildings = building_points(table)
    lines = (*(line_points(seat.crossed) for seat in table.seats), *nothing)
    coins = (*(coin_points(seat.coins) for seat in table.seats), *nothing)
    total = tuple(map(sum, zip(buildings, lines, coins, table.rules.extra_points, strict=True)))
    return table.with_marks(agenda, final_score=FinalScore(buildings, lines, coins, total))


# 1. Kinds of buildings


def building_points(table: Table) -> tuple[int, ...]:
    """What each row gets for buildings now, with what rounds gave (Rule.ROUND_POINTS_ARE_KEPT)."""
    finally_given = [final_points(table, building) for building in range(len(PLACES))]
    return tuple(map(sum, zip(round_points(table), *finally_given, strict=True)))


def final_points(table: Table, building: int) -> tuple[int, ...]:
    """What each row gets for a kind of building now, apart from what rounds gave."""
    places, placed = table.score_sheet.standings[building]
    counts = building_counts(table, building)
    for row in placed:  # Rule.PLACED_IS_OUT
        counts[row] = 0
    # Rule.PLACES_OF_A_BUILDING, Rule.TIES_SHARE, Rule.AT_LEAST_ONE_BUILDING,
    # Rule.PLACES_THAT_ARE_LEFT
    return tuple(share_places(counts, places))


def round_points(table: Table) -> tuple[int, ...]:
    """What rounds have given to each row."""
    given = [share for score in table.score_sheet.round_scores for share in score.points.values()]
    return tuple(map(sum, zip((0,) * table.rules.rows, *given, strict=True)))


def building_counts(table: Table, building: int) -> list[int]:
    """A column of the score sheet: how many of a building are marked in each row.

    Rule.MARKED_ON_THE_SCORE_SHEET, Rule.IMAGINARY_ARE_RANKED.
    """
    fields = table.rules.fields[building]
    return [(seat.crossed & fields).bit_count() for seat in table.seats] + [
        player.counts[building] for player in table.score_sheet.imaginary
    ]


# 2. Rows and columns


def line_points(crossed: Field) -> int:
    """Points for all rows and columns (Rule.LINES_ADD_UP)."""
    # Rule.ROWS_AND_COLUMNS, Rule.NEED_NOT_TOUCH
    return sum(POINTS_OF_A_LINE[(crossed & line).bit_count()] for line in LINES)


# 3. Coins


def coin_points(coins: int) -> int:
    """Points for coins that are left (Rule.A_POINT_FOR_TWO_COINS).

    >>> coin_points(3)
    1
    """
    return coins // COINS_FOR_A_POINT


def winners(total: tuple[int, ...]) -> list[int]:
    """Who has the most points (Rule.MOST_POINTS_WIN, Rule.TIES_WIN_TOGETHER)."""
    return [row for row, points in enumerate(total) if points == max(total)]
