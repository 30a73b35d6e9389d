"""Getting ready to play."""

from __future__ import annotations

from typing import NamedTuple

from core.kernel.rulebook import CHANCE, Chance, Entry
from core.roll_and_write.dice import FIELD
from core.roll_and_write.passing_on import Rolled, Roller, dice_of, roll_pair, roll_violation
from core.roll_and_write.rules import Rule
from core.roll_and_write.table import Seat, Table

BUILDINGS_AT_THE_START = 3


class RollForABuilding(NamedTuple):
    """Which building does this seat cross off before the game?"""

    roller: Roller
    rule: Rule = Rule.ROLLED_IN_TURN
    seat: int = CHANCE


class RollForTheFirstRound(NamedTuple):
    """What does a pair show that this seat puts on its sheet before the game?"""

    roller: Roller
    rule: Rule = Rule.PAIR_FOR_THE_FIRST_ROUND
    seat: int = CHANCE


def rolls_of_the_seats(seats: int) -> tuple[Entry, ...]:
    """All that seats roll before the game, the first roll first.

    Rule.START_SEAT, Rule.SHEET_AND_PAIR, Rule.THREE_BUILDINGS_TO_START_WITH, Rule.EXTRA_PAIR.
    """
    in_turn = range(seats)
    return (
        *(RollForABuilding(seat) for _ in range(BUILDINGS_AT_THE_START) for seat in in_turn),
        *(RollForTheFirstRound(seat) for seat in in_turn),
        RollForTheFirstRound(0, Rule.EXTRA_PAIR),
    )


def _cross_off_what_was_rolled(table: Table, decision: RollForABuilding, action: Rolled) -> Table:
    """A building that is crossed off already leaves the question open: Rule.ROLLED_UNTIL_FREE."""
    who = decision.roller
    dice, crossed, coins, circles = table.seats[who]
    field = FIELD[action.yellow[0], action.blue[0]]
    if crossed & field:
        return table
    return table.with_seat(who, Seat(dice, crossed | field, coins, circles), table.agenda[:-1])


def _lay_what_was_rolled(table: Table, decision: RollForTheFirstRound, action: Rolled) -> Table:
    who = decision.roller
    dice, crossed, coins, circles = table.seats[who]
    seat = Seat(dice + dice_of(action), crossed, coins, circles)
    return table.with_seat(who, seat, table.agenda[:-1])


ROLL_FOR_A_BUILDING = Chance(Rolled, "dice", roll_pair, roll_violation, _cross_off_what_was_rolled)
ROLL_FOR_THE_FIRST_ROUND = Chance(Rolled, "dice", roll_pair, roll_violation, _lay_what_was_rolled)
