"""Dice are rolled, kept and passed on to the left."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Annotated, Any, NamedTuple, TypeAlias

from core.kernel.rulebook import CHANCE, Chance, Move, Order, Violation
from core.roll_and_write.dice import (
    BLUE,
    FOURS,
    PAIR,
    SIDES,
    YELLOW,
    Dice,
    DiceRolled,
    Pips,
    crossings,
    has_die,
)
from core.roll_and_write.rules import Rule
from core.roll_and_write.table import Seat, Table
from core.roll_and_write.turn import MOST_SEATS

Roller: TypeAlias = Annotated[int, "seat"]


class RollPair(NamedTuple):
    """What do the two dice that the seat has used show?"""

    roller: Roller
    rule: Rule = Rule.USED_PAIR_IS_ROLLED
    """The rule that says so."""
    seat: int = CHANCE


class RollAllFour(NamedTuple):
    """What do all four dice of the seat show?"""

    roller: Roller
    rule: Rule
    seat: int = CHANCE


ROLL_PAIR = tuple(RollPair(seat) for seat in range(MOST_SEATS))
ROLL_AFTER_COINS = tuple(RollAllFour(seat, Rule.ALL_FOUR_AFTER_COINS) for seat in range(MOST_SEATS))
ROLL_AFTER_THE_SECOND = tuple(
    RollAllFour(seat, Rule.ALL_FOUR_AFTER_THE_SECOND) for seat in range(MOST_SEATS)
)
"""By the seat that rolls."""


class Rolled(NamedTuple):
    """A seat's dice came to rest like this."""

    seat: Roller
    yellow: DiceRolled
    blue: DiceRolled


class ChoosePair(NamedTuple):
    """Which of the four dice just rolled does the seat keep?"""

    seat: int


class KeepPair(NamedTuple):
    """Keep this pair and pass the other two dice on."""

    yellow: Pips
    blue: Pips


# Rolling

PAIRS_ROLLED = tuple(product(product(SIDES), repeat=2))
_FOURS_ROLLED = tuple(product(product(SIDES, repeat=2), repeat=2))


def roll_pair(_table: Table, decision: Any, random: Random) -> Rolled:
    """One die of each colour for the seat that is to roll."""
    return Rolled(decision.roller, *PAIRS_ROLLED[int(random.random() * 36)])


def _roll_all_four(_table: Table, decision: RollAllFour, random: Random) -> Rolled:
    return Rolled(decision.roller, *_FOURS_ROLLED[int(random.random() * 1296)])


def roll_violation(_table: Table, decision: Any, action: Rolled, dice: int = 1) -> Violation | None:
    """Refuse the roll of another seat, or one without just so many dice of each colour."""
    if action.seat != decision.roller:
        return Violation(Order.ONLY_WHO_IS_ASKED)
    if len(action.yellow) != dice or len(action.blue) != dice:
        return Violation(decision.rule)
    return None


def _all_four_violation(table: Table, decision: RollAllFour, action: Rolled) -> Violation | None:
    return roll_violation(table, decision, action, dice=2)


def dice_of(action: Any) -> Dice:
    """The dice of a roll as they lie."""
    return YELLOW[action.yellow] + BLUE[action.blue]


def _pass_on(table: Table, who: int, stay: Dice, leave: Dice) -> Table:
    """One pair stays with a seat, the other goes to the left as it lies; so does the turn.

    Rule.OTHER_PAIR_IS_PASSED_ON, Rule.LAID_AS_THEY_LIE, Rule.NEXT_SEAT. The left neighbour of a
    solo seat is the seat itself: Rule.SOLO_KEEPS_ITS_DICE.
    """
    left = table.rules.left_of[who]
    seats = list(table.seats)
    _, crossed, coins, circles = seats[who]
    seats[who] = Seat(stay, crossed, coins, circles)
    dice, crossed, coins, circles = seats[left]
    seats[left] = Seat(dice + leave, crossed, coins, circles)  # Rule.FOUR_DICE_TO_PLAY
    return Table(table.rules, table.agenda[:-1], tuple(seats), left, 0, table.score_sheet)


def _pass_the_unused_on(table: Table, decision: RollPair, action: Rolled) -> Table:
    """Rule.USED_PAIR_IS_ROLLED, Rule.SOLO_ROLLS_THE_USED_PAIR."""
    who = decision.roller
    return _pass_on(table, who, dice_of(action), table.seats[who].dice)


def _ask_for_a_pair(table: Table, decision: RollAllFour, action: Rolled) -> Table:
    rules, agenda, seats, to_play, _, score_sheet = table
    agenda = (*agenda[:-1], _CHOOSE_PAIR[decision.roller])
    return Table(rules, agenda, seats, to_play, dice_of(action), score_sheet)


def _leave_all_four(table: Table, decision: RollAllFour, action: Rolled) -> Table:
    """Rule.SOLO_KEEPS_ITS_DICE."""
    return _pass_on(table, decision.roller, dice_of(action), 0)


# Keeping

_CHOOSE_PAIR = tuple(map(ChoosePair, range(MOST_SEATS)))

_KEEPS: dict[Dice, tuple[KeepPair, ...]] = {
    dice: tuple(KeepPair(*pair) for pair in dict.fromkeys(crossings(dice))) for dice in FOURS
}
"""The pairs among four dice; equal dice are one die."""


def _keeps(table: Table, _decision: ChoosePair) -> tuple[KeepPair, ...]:
    return _KEEPS[table.rolled]


def _keep_violation(table: Table, _decision: ChoosePair, action: KeepPair) -> Violation | None:
    if has_die(table.rolled, "yellow", action.yellow) and has_die(
        table.rolled, "blue", action.blue
    ):
        return None
    return Violation(Rule.KEEP_A_PAIR)


def _keep(table: Table, decision: ChoosePair, action: KeepPair) -> Table:
    """Rule.REST_IS_PASSED_ON."""
    pair = PAIR[action]
    return _pass_on(table, decision.seat, pair, table.rolled - pair)


ROLL_THE_USED_PAIR = Chance(Rolled, "dice", roll_pair, roll_violation, _pass_the_unused_on)
ROLL_THEM_ALL = Chance(Rolled, "dice", _roll_all_four, _all_four_violation, _ask_for_a_pair)
ROLL_THEM_ALL_ALONE = Chance(Rolled, "dice", _roll_all_four, _all_four_violation, _leave_all_four)
KEEP_PAIR = Move(KeepPair, "keep", _keeps, _keep_violation, _keep, Rule.KEEP_A_PAIR)
