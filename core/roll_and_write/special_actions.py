"""Spending coins on special actions: turning dice, and crossing off a second building."""

from __future__ import annotations

from typing import NamedTuple

from core.kernel.rulebook import Move, Violation
from core.roll_and_write.dice import (
    COLOURS,
    DIE,
    FIELD,
    FOURS,
    PAIR,
    SIDES,
    SPACES,
    Colour,
    Dice,
    Field,
    Pips,
    has_die,
)
from core.roll_and_write.passing_on import ROLL_AFTER_THE_SECOND
from core.roll_and_write.rules import Rule
from core.roll_and_write.table import Seat, Table
from core.roll_and_write.turn import MOST_SEATS, ChooseAction

COINS_FOR_A_PIP = 1
COINS_FOR_A_SECOND_BUILDING = 3


# Changing the number of pips


class TurnDie(NamedTuple):
    """Turn a die by one pip."""

    colour: Colour
    from_: Pips
    to: Pips


def _wrong_turn(action: TurnDie) -> Rule | None:
    """Why no die at all can be turned like this."""
    if {action.from_, action.to} == {SIDES[0], SIDES[-1]}:
        return Rule.NEVER_BETWEEN_ONE_AND_SIX
    if abs(action.to - action.from_) != 1:
        return Rule.ONE_PIP_FOR_A_COIN
    return None


_TURNS: dict[Dice, tuple[TurnDie, ...]] = {
    dice: tuple(
        action
        for colour in COLOURS
        for pips in dict.fromkeys(getattr(SPACES[dice], colour))
        for to in SIDES
        if _wrong_turn(action := TurnDie(colour, pips, to)) is None
    )
    for dice in FOURS
}
"""How four dice can be turned; equal dice are one die."""


def _turns(table: Table, decision: ChooseAction) -> tuple[TurnDie, ...]:
    seat = table.seats[decision.seat]
    return _TURNS[seat.dice] if seat.coins >= COINS_FOR_A_PIP else ()


def _turn_violation(table: Table, decision: ChooseAction, action: TurnDie) -> Violation | None:
    seat = table.seats[decision.seat]
    wrong = _wrong_turn(action)
    if wrong is not None:
        return Violation(wrong)
    if not has_die(seat.dice, action.colour, action.from_):
        return Violation(Rule.ONE_PIP_FOR_A_COIN)
    if seat.coins < COINS_FOR_A_PIP:
        return Violation(Rule.ENOUGH_COINS)
    return None


def _turn(table: Table, decision: ChooseAction, action: TurnDie) -> Table:
    """The same is asked again: Rule.TURNED_AGAIN, Rule.ACTION_AFTER_TURNING."""
    who = decision.seat
    before = table.seats[who]
    seat = Seat(
        before.dice - DIE[action.colour, action.from_] + DIE[action.colour, action.to],
        before.crossed,
        before.coins - COINS_FOR_A_PIP,
        before.circles,  # Rule.SPENT_FOR_GOOD
    )
    return table.with_seat(who, seat, table.agenda)


# Crossing off two buildings


class ChooseSecond(NamedTuple):
    """Does the seat spend coins on a second building?"""

    seat: int


CHOOSE_SECOND = tuple(map(ChooseSecond, range(MOST_SEATS)))


class CrossOffSecond(NamedTuple):
    """Cross off a second building where the two dice that are left meet."""

    yellow: Pips
    blue: Pips


class Decline(NamedTuple):
    """Cross off one building only."""


_FIELD_OF_A_PAIR: dict[Dice, Field] = {PAIR[pair]: FIELD[pair] for pair in PAIR}
_SECOND = {PAIR[pair]: (CrossOffSecond(*pair),) for pair in PAIR}
"""A pair has one crossing (Rule.SECOND_WITH_THE_OTHER_PAIR)."""


def can_cross_second(seat: Seat) -> bool:
    """Whether a seat can pay for a second building and still has to cross it off.

    Rule.SECOND_FOR_THREE_COINS; if it can't, nothing is asked.
    """
    return (
        seat.coins >= COINS_FOR_A_SECOND_BUILDING and not seat.crossed & _FIELD_OF_A_PAIR[seat.dice]
    )


def _seconds(table: Table, decision: ChooseSecond) -> tuple[CrossOffSecond, ...]:
    return _SECOND[table.seats[decision.seat].dice]


def _second_violation(
    table: Table, decision: ChooseSecond, action: CrossOffSecond
) -> Violation | None:
    if PAIR[action] != table.seats[decision.seat].dice:
        return Violation(Rule.SECOND_WITH_THE_OTHER_PAIR)
    return None


def _cross_off_second(table: Table, decision: ChooseSecond, action: CrossOffSecond) -> Table:
    who = decision.seat
    before = table.seats[who]
    seat = Seat(
        0,
        before.crossed | FIELD[action],  # Rule.SECOND_IS_MARKED
        before.coins - COINS_FOR_A_SECOND_BUILDING,
        before.circles,  # Rule.SPENT_FOR_GOOD
    )
    # All four instead of the used pair: Rule.ALL_FOUR_AFTER_THE_SECOND
    return table.with_seat(who, seat, (*table.agenda[:-2], ROLL_AFTER_THE_SECOND[who]))


_DECLINE = (Decline(),)


def _declines(_table: Table, _decision: ChooseSecond) -> tuple[Decline, ...]:
    return _DECLINE


def _decline_violation(_table: Table, _decision: ChooseSecond, _action: Decline) -> None:
    return None


def _decline(table: Table, _decision: ChooseSecond, _action: Decline) -> Table:
    return table._replace(agenda=table.agenda[:-1])


# Rule.COINS_PAY_SPECIAL_ACTIONS
TURN_DIE = Move(TurnDie, "turn-die", _turns, _turn_violation, _turn, Rule.TURNED_BEFORE_THE_ACTION)
CROSS_OFF_SECOND = Move(
    CrossOffSecond,
    "cross-second",
    _seconds,
    _second_violation,
    _cross_off_second,
    Rule.SECOND_FOR_THREE_COINS,
)
DECLINE = Move(
    Decline,
    "decline",
    _declines,
    _decline_violation,
    _decline,
    Rule.SECOND_FOR_THREE_COINS,
    written=False,
)
