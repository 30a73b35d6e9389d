"""Taking money."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from core.alhambra.components import MONEY, Money
from core.alhambra.rules import Rule
from core.alhambra.table import Hand, Table, without_one
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Move, Violation

MOST_WORTH_OF_SEVERAL = 5


class TakeMoney(NamedTuple):
    """Take these open money cards."""

    cards: tuple[Money, ...]


_ONE_CARD = {card: TakeMoney((card,)) for card in MONEY.values()}


def with_card(hand: Hand, card: Money) -> Hand:
    """A hand with one more card, sorted as hands are."""
    place = card.place
    return (*hand[:place], tuple(sorted((*hand[place], card))), *hand[place + 1 :])


def _worth_too_much(cards: tuple[Money, ...]) -> Violation | None:
    if len(cards) > 1 and sum(card.value for card in cards) > MOST_WORTH_OF_SEVERAL:
        return Violation(Rule.SEVERAL_CARDS_UP_TO_FIVE)
    return None


def _actions(table: Table, _decision: ChooseAction) -> list[TakeMoney]:
    """Every choice that the rule of five allows; equal cards are one card."""
    choices = [_ONE_CARD[card] for card in dict.fromkeys(table.open_money)]
    small = [card for card in table.open_money if card.value < MOST_WORTH_OF_SEVERAL]
    if len(small) > 1:
        small.sort()
        choices += _several(tuple(small))
    return choices


@cache  # so few small cards lie open together in not even 5000 ways
def _several(small: tuple[Money, ...]) -> list[TakeMoney]:
    """Every choice of two or more of these cards."""
    choices = dict.fromkeys(
        choice
        for number in range(2, len(small) + 1)
        for choice in combinations(small, number)
        if _worth_too_much(choice) is None
    )
    return [TakeMoney(choice) for choice in choices]


def _violation(table: Table, _decision: ChooseAction, action: TakeMoney) -> Violation | None:
    missing = any(
        action.cards.count(card) > table.open_money.count(card) for card in set(action.cards)
    )
    if missing or not action.cards:
        return Violation(Rule.TAKE_WHAT_LIES_OPEN)
    return _worth_too_much(action.cards)


def _apply(table: Table, decision: ChooseAction, action: TakeMoney) -> Table:
    seat = table.seats[decision.seat]
    open_money = table.open_money
    hand = seat.hand
    for card in action.cards:
        open_money = without_one(open_money, card)
        hand = with_card(hand, card)
    seats = list(table.seats)
    seats[decision.seat] = seat._replace(hand=hand)
    return table._replace(
        agenda=table.agenda[:-1],  # Rule.ONE_ACTION
        seats=tuple(seats),
        open_money=open_money,
    )


TAKE_MONEY = Move(TakeMoney, "take", _actions, _violation, _apply, Rule.ONE_ACTION)
