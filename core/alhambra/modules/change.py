"""The module of the change: coins for what was paid too much.

A coin is money of value 1 in a second purse, so paying with it needs no rule of its own.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from core.alhambra.components import CURRENCIES, Money
from core.alhambra.rule_part import Purchase, RulePart, View
from core.alhambra.table import Table, without_one
from core.kernel import rulebook
from core.kernel.lines import whole_number
from core.kernel.notation import Shape
from core.kernel.rulebook import CHANCE, Chance, Violation

COINS: dict[str, Money] = {
    coin: coin
    for place, currency in enumerate(CURRENCIES)
    for coin in (Money(f"{currency}-coin", place, 1),)
}
COINS_OF_A_CURRENCY = 6
OVERPAID_FOR_A_COIN = 2


class Rule(rulebook.Rule):
    """What the module of the change adds."""

    TWENTY_FOUR_COINS = "The bag of coins holds six coins of each currency, worth 1 each."
    A_COIN_FOR_TWO = "For every 2 overpaid, the buyer draws a coin from the bag."
    COINS_PAY_LIKE_CARDS = (
        "Coins lie face up and are used like money cards of value 1; they can make a payment exact."
    )
    PAID_COINS_GO_BACK = "Coins that were paid go back into the bag before change is drawn."
    EMPTY_BAG_NO_CHANGE = "If the bag is empty, there is no change."
    COINS_COUNT_AT_THE_END = "Coins count for the tiles left on the market at the end."


class Coins(NamedTuple):
    """Where the coins are: in the bag, and before each seat; sorted (Rule.TWENTY_FOUR_COINS)."""

    bag: tuple[Money, ...] = tuple(sorted(list(COINS.values()) * COINS_OF_A_CURRENCY))
    purses: tuple[tuple[Money, ...], ...] = ((),) * 6
    """One for every seat that there could be."""


class DrawChange(NamedTuple):
    """Which coins does the buyer draw?"""

    buyer: int
    number: int
    seat: int = CHANCE


class CoinsDrawn(NamedTuple):
    """The seat drew these coins."""

    seat: int
    drawn: tuple[Money, ...]


def _purse(table: Table, seat: int, place: int) -> tuple[Money, ...]:
    """Rule.COINS_PAY_LIKE_CARDS, Rule.COINS_COUNT_AT_THE_END."""
    return tuple([coin for coin in table.annex(Coins).purses[seat] if coin.place == place])


def _give_change(table: Table, purchase: Purchase) -> Table:
    """Take paid coins back, and let the buyer draw what is due."""
    coins = table.annex(Coins)
    paid = [piece for piece in purchase.pay if piece in COINS]
    if paid:  # Rule.PAID_COINS_GO_BACK
        own = coins.purses[purchase.seat]
        for coin in paid:
            own = without_one(own, coin)
        coins = _with_purse(coins, purchase.seat, own, tuple(sorted([*coins.bag, *paid])))
        table = table.with_annex(coins)
    # Rule.A_COIN_FOR_TWO, Rule.EMPTY_BAG_NO_CHANGE
    number = min(purchase.overpaid // OVERPAID_FOR_A_COIN, len(coins.bag))
    if number:
        table = table._replace(agenda=(*table.agenda, DrawChange(purchase.seat, number)))
    return table


def _with_purse(coins: Coins, seat: int, purse: tuple[Money, ...], bag: tuple[Money, ...]) -> Coins:
    return Coins(bag, (*coins.purses[:seat], purse, *coins.purses[seat + 1 :]))


def _draw(table: Table, decision: DrawChange, random: Random) -> CoinsDrawn:
    drawn = random.sample(table.annex(Coins).bag, decision.number)
    return CoinsDrawn(decision.buyer, tuple(sorted(drawn)))


def _violation(table: Table, decision: DrawChange, action: CoinsDrawn) -> Violation | None:
    missing = Counter(action.drawn) - Counter(table.annex(Coins).bag)
    if action.seat != decision.buyer or len(action.drawn) != decision.number or missing:
        return Violation(Rule.A_COIN_FOR_TWO)
    return None


def _apply(table: Table, _decision: DrawChange, action: CoinsDrawn) -> Table:
    coins = table.annex(Coins)
    bag = coins.bag
    for coin in action.drawn:
        bag = without_one(bag, coin)
    purse = tuple(sorted(coins.purses[action.seat] + action.drawn))
    table = table.with_annex(_with_purse(coins, action.seat, purse, bag))
    return table._replace(agenda=table.agenda[:-1])


def _view(table: Table, seat: int, view: View) -> None:
    purses = table.annex(Coins).purses
    view["coins"] = list(purses[seat])
    for index, seen in enumerate(view["seats"]):
        seen["coins"] = list(purses[index])


def _view_without(view: View) -> None:
    view["coins"] = []
    for seen in view["seats"]:
        seen["coins"] = []


DRAW_CHANGE = Chance(CoinsDrawn, "coins", _draw, _violation, _apply)

CHANGE = RulePart(
    name="change",
    rules=Rule,
    annexes=(Coins(),),
    money=COINS,
    purses=(_purse,),
    on_bought=(_give_change,),
    chances={DrawChange: DRAW_CHANGE},
    shapes={int: Shape(whole_number)},
    view=_view,
    view_without=_view_without,
)
