"""Rounds: how many there are, who plays in them, and what completed buildings give at their end."""

from __future__ import annotations

from operator import eq
from typing import NamedTuple

from core.kernel.rulebook import Agenda, Entry
from core.majority import share_places
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import RoundScore, Row, Standing, Table
from core.roll_and_write.turn import ChooseAction

ROUNDS = {3: 18, 4: 15, 5: 12}
"""By the number of seats and imaginary players together (Rule.NUMBER_OF_ROUNDS)."""


class BeginRound(NamedTuple):
    """The round of this number begins."""

    number: int


class EndRound(NamedTuple):
    """Buildings that were completed in the round are scored."""


def turns_of_the_seats(seats: int) -> tuple[Entry, ...]:
    """The turns of a round, the first one first (Rule.CLOCKWISE)."""
    return tuple(map(ChooseAction, range(seats)))


def begin_round(table: Table, step: BeginRound, agenda: Agenda) -> Table:
    """All turns of the round come on the agenda (Rule.ROUND_IS_MARKED)."""
    return table.with_marks(agenda + table.rules.round, round=step.number)


def has_completed_building(table: Table, _step: EndRound) -> bool:
    """Whether anybody has completed any building, in this round or before."""
    sheets = [seat.crossed for seat in table.seats]
    for fields in table.rules.fields:
        for crossed in sheets:
            if crossed & fields == fields:
                return True
    for player in table.score_sheet.imaginary:
        if True in map(eq, player.counts, table.rules.boxes):
            return True
    return False


def end_round(table: Table, _step: EndRound, agenda: Agenda) -> Table:
    """Give places to those who completed a building since the last round."""
    completed = {
        building: rows
        for building in range(len(BUILDINGS))
        if (rows := _completed(table, building))
    }
    if not completed:
        return table._replace(agenda=agenda)
    score_sheet = table.score_sheet
    standings = list(score_sheet.standings)
    points = {}
    for building, rows in completed.items():
        places, placed = standings[building]
        # Rule.COMPLETED, Rule.COMPLETED_TOGETHER, Rule.IMAGINARY_COMPLETE
        in_order = [int(row in rows) for row in range(table.rules.rows)]
        points[BUILDINGS[building]] = share_places(in_order, places)
        # Rule.COMPLETED_LATER, Rule.PLACED_IS_OUT
        standings[building] = Standing(places[len(rows) :], (*placed, *rows))
    return table.with_marks(
        agenda,
        standings=tuple(standings),
        round_scores=(*score_sheet.round_scores, RoundScore(score_sheet.round, points)),
    )


def _completed(table: Table, building: int) -> list[Row]:
    """Who has crossed off all of a kind of building and got no place for it yet."""
    fields = table.rules.fields[building]
    rows = [row for row, seat in enumerate(table.seats) if seat.crossed & fields == fields]
    boxes = table.rules.boxes[building]  # Rule.A_BOX_FOR_EACH_BUILDING
    rows += [
        row
        for row, player in enumerate(table.score_sheet.imaginary, len(table.seats))
        if player.counts[building] == boxes
    ]
    placed = table.score_sheet.standings[building].placed
    return [row for row in rows if row not in placed]
