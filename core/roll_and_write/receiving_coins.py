"""Receiving coins."""

from __future__ import annotations

from typing import NamedTuple

from core.kernel.rulebook import Move, Violation
from core.roll_and_write.dice import FIELD, FOURS, Dice, Field, crossings
from core.roll_and_write.passing_on import ROLL_AFTER_COINS
from core.roll_and_write.rules import Rule
from core.roll_and_write.table import Seat, Table
from core.roll_and_write.turn import ChooseAction


class ReceiveCoins(NamedTuple):
    """Receive coins for what is crossed off already."""


_FOUR_FIELDS: dict[Dice, tuple[Field, ...]] = {
    dice: tuple(FIELD[pair] for pair in crossings(dice)) for dice in FOURS
}
"""The fields of all four crossings; one field can come several times (Rule.DOUBLED_CROSSINGS)."""


def coins_to_receive(seat: Seat) -> int:
    """How many coins a seat would receive for its dice."""
    coins = 0
    for field in _FOUR_FIELDS[seat.dice]:
        if seat.crossed & field:  # Rule.A_COIN_FOR_EACH_CROSSING
            coins += 1
    return min(coins, seat.circles)  # Rule.FULL_SUPPLY


_RECEIVE_COINS = (ReceiveCoins(),)


def _actions(_table: Table, _decision: ChooseAction) -> tuple[ReceiveCoins, ...]:
    return _RECEIVE_COINS


def _violation(_table: Table, _decision: ChooseAction, _action: ReceiveCoins) -> Violation | None:
    return None


def _apply(table: Table, decision: ChooseAction, _action: ReceiveCoins) -> Table:
    who = decision.seat
    before = table.seats[who]
    coins = coins_to_receive(before)
    # Rule.COINS_ARE_CIRCLED
    seat = Seat(0, before.crossed, before.coins + coins, before.circles - coins)
    agenda = (*table.agenda[:-1], ROLL_AFTER_COINS[who])  # Rule.ALL_FOUR_AFTER_COINS
    return table.with_seat(who, seat, agenda)


RECEIVE_COINS = Move(ReceiveCoins, "coins", _actions, _violation, _apply, Rule.ONE_OF_TWO_ACTIONS)
