"""Rounds: how many there are, who plays in them, and what completed buildings give at their end."""

from __future__ import annotations

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
    return table._replace(agenda=agenda + table.rules.round, round=step.number)


def end_round(table: Table, _step: EndRound, agenda: Agenda) -> Table:
    """Give places to those who completed a building since the last round."""
    completed = {
        building: rows
        for building in range(len(BUILDINGS))
        if (rows := _completed(table, building))
    }
    if not completed:
        return table._replace(agenda=agenda)
    standings = list(table.standings)
    points = {}
    for building, rows in completed.items():
        places, placed = standings[building]
        # Rule.COMPLETED, Rule.COMPLETED_TOGETHER, Rule.IMAGINARY_COMPLETE
        in_order = [int(row in rows) for row in range(table.rules.rows)]
        points[BUILDINGS[building]] = share_places(in_order, places)
        # Rule.COMPLETED_LATER, Rule.PLACED_IS_OUT
        standings[building] = Standing(places[len(rows) :], (*placed, *rows))
    return table._replace(
        agenda=agenda,
        standings=tuple(standings),
        round_scores=(*table.round_scores, RoundScore(table.round, points)),
    )


def _completed(table: Table, building: int) -> list[Row]:
    """Who has crossed off all of a kind of building and got no place for it yet."""
    fields = table.rules.fields[building]
    rows = [row for row, seat in enumerate(table.seats) if seat.crossed & fields == fields]
    boxes = table.rules.boxes[building]  # Rule.A_BOX_FOR_EACH_BUILDING
    rows += [
        row
        for row, player in enumerate(table.imaginary, len(table.seats))
        if player.counts[building] == boxes
    ]
    placed = table.standings[building].placed
    return [row for row in rows if row not in placed]
