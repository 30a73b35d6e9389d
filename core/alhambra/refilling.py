"""At the end of your turn: money cards and market are refilled."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from core.alhambra.components import Money
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.kernel.rulebook import CHANCE, Agenda, Chance, Violation, without_order

OPEN_MONEY_CARDS = 4


class FillMoney(NamedTuple):
    """The open money cards are made up to four."""


class FillMarket(NamedTuple):
    """The market is filled from the bag."""


class Reshuffle(NamedTuple):
    """In which order do the discards become the new pile?"""

    seat: int = CHANCE


class NewPile(NamedTuple):
    """The discards in this order, top first."""

    order: tuple[Money, ...]


def money_is_missing(table: Table, _step: FillMoney) -> bool:
    """Whether fewer than four cards lie open."""
    return len(table.open_money) < OPEN_MONEY_CARDS


def fill_money(table: Table, step: FillMoney, agenda: Agenda) -> Table:
    """Draw until four cards lie open (Rule.MONEY_REFILLED)."""
    open_money, pile = table.open_money, table.draw_pile
    while pile and len(open_money) < OPEN_MONEY_CARDS:
        card, pile = pile[0], pile[1:]
        if isinstance(card, Money):
            open_money = (*open_money, card)
        else:  # Rule.SCORING_CARD_IS_REPLACED
            table = table.rules.turned_up[card](table, card)
    if len(open_money) < OPEN_MONEY_CARDS and table.discards:  # Rule.DISCARDS_BECOME_THE_PILE
        agenda = (*agenda, step, Reshuffle())
    return table._replace(open_money=open_money, draw_pile=pile, agenda=agenda)


def market_is_short(table: Table, _step: object = None) -> bool:
    """Whether a market place is empty."""
    return None in table.market


def fill_market(table: Table, _step: FillMarket, agenda: Agenda) -> Table:
    """Fill the empty market places in order, as far as the bag goes (Rule.MARKET_REFILLED)."""
    bag = table.bag
    market = list(table.market)
    for place, tile in enumerate(market):
        if tile is None and bag:  # Rule.MARKET_FILLED_IN_ORDER
            market[place], bag = bag[0], bag[1:]
    return table._replace(market=tuple(market), bag=bag, agenda=agenda)


def _shuffle(table: Table, _decision: Reshuffle, random: Random) -> NewPile:
    return NewPile(tuple(random.sample(table.discards, len(table.discards))))


def _violation(table: Table, _decision: Reshuffle, action: NewPile) -> Violation | None:
    if sorted(action.order) != sorted(table.discards):
        return Violation(Rule.DISCARDS_BECOME_THE_PILE)
    return None


def _apply(table: Table, _decision: Reshuffle, action: NewPile) -> Table:
    return table._replace(draw_pile=action.order, discards=(), agenda=table.agenda[:-1])


RESHUFFLE = Chance(NewPile, "reshuffle", _shuffle, _violation, _apply, without_order)
