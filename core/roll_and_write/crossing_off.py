"""Crossing off a building."""

from __future__ import annotations

from typing import NamedTuple

from core.kernel.rulebook import Move, Violation
from core.roll_and_write.dice import FIELD, FOURS, PAIR, Dice, Field, Pips, crossings, has_die
from core.roll_and_write.passing_on import ROLL_PAIR
from core.roll_and_write.rules import Rule
from core.roll_and_write.special_actions import CHOOSE_SECOND, can_cross_second
from core.roll_and_write.table import Seat, Table
from core.roll_and_write.turn import ChooseAction


class CrossOff(NamedTuple):
    """Cross off the building where this pair of dice meets."""

    yellow: Pips
    blue: Pips


_CHOICES: dict[Dice, tuple[tuple[Field, CrossOff], ...]] = {
    dice: tuple((FIELD[pair], CrossOff(*pair)) for pair in dict.fromkeys(crossings(dice)))
    for dice in FOURS
}
"""The fields that four dice lead to; equal dice lead to the same one (Rule.ANY_PAIR)."""


def _actions(table: Table, decision: ChooseAction) -> list[CrossOff]:
    """Every building that is free; if none is, receiving coins is all that is left.

    Rule.COINS_WHERE_NOTHING_IS_FREE.
    """
    seat = table.seats[decision.seat]
    crossed = seat.crossed
    return [action for field, action in _CHOICES[seat.dice] if not crossed & field]


def _violation(table: Table, decision: ChooseAction, action: CrossOff) -> Violation | None:
    seat = table.seats[decision.seat]
    if not (
        has_die(seat.dice, "yellow", action.yellow) and has_die(seat.dice, "blue", action.blue)
    ):
        return Violation(Rule.ANY_PAIR)
    if seat.crossed & FIELD[action]:
        return Violation(Rule.NOT_TWICE)
    return None


def _apply(table: Table, decision: ChooseAction, action: CrossOff) -> Table:
    who = decision.seat
    before = table.seats[who]
    seat = Seat(
        before.dice - PAIR[action],  # Rule.USED_PAIR_LEAVES
        before.crossed | FIELD[action],  # Rule.CROSSED_OFF
        before.coins,
        before.circles,
    )
    agenda = (*table.agenda[:-1], ROLL_PAIR[who])
    if can_cross_second(seat):
        agenda += (CHOOSE_SECOND[who],)
    return table.with_seat(who, seat, agenda)


CROSS_OFF = Move(CrossOff, "cross", _actions, _violation, _apply, Rule.ONE_OF_TWO_ACTIONS)
