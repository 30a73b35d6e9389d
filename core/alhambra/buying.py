"""Buying building tiles."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from core.alhambra.components import TILES, Money, TileName
from core.alhambra.rule_part import Purchase
from core.alhambra.rules import Rule
from core.alhambra.table import Hand, Table, without_one
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Move, Violation


class BuyTile(NamedTuple):
    """Buy this tile of the market for this money."""

    tile: TileName
    pay: tuple[Money, ...]


def purse(table: Table, seat: int, place: int) -> tuple[Money, ...]:
    """All money of a seat that a market place takes."""
    money = table.seats[seat].hand[place]
    for more in table.rules.purses:
        money += more(table, seat, place)
    return money


def purses(table: Table, seat: int) -> Hand:
    """All money of a seat, for each market place; mostly that is its hand as it is."""
    hand = table.seats[seat].hand
    if table.rules.purses:
        return tuple([purse(table, seat, place) for place in range(len(hand))])
    return hand


def worth(money: tuple[Money, ...]) -> int:
    """What these pieces of money are worth together."""
    return sum([piece.value for piece in money])


def is_exact(action: BuyTile) -> bool:
    """Whether a tile is paid exactly, and so lets its buyer act again (Rule.EXACT_PAYMENT)."""
    return worth(action.pay) == TILES[action.tile].price


_value = attrgetter("value")


@lru_cache(maxsize=65536)  # a purse is asked about the same price again and again
def payments(money: tuple[Money, ...], price: int) -> tuple[tuple[Money, ...], ...]:
    """Every payment of at least the price without a superfluous piece; equal pieces are one.

    A piece is superfluous when the rest would still pay. Taking pieces from the dearest down, a
    payment is complete as soon as it reaches the price, so its cheapest piece was needed.
    """
    if worth(money) < price:
        return ()
    pieces = tuple(sorted(money, key=_value, reverse=True))
    return tuple([tuple(sorted(payment)) for payment in _complete_payments(pieces, price)])


def _complete_payments(pieces: tuple[Money, ...], missing: int) -> list[tuple[Money, ...]]:
    """Every choice of these pieces, from the dearest down, that ends when nothing is missing."""
    found: list[tuple[Money, ...]] = []
    left = worth(pieces)
    previous = None
    for index, piece in enumerate(pieces):
        if left < missing:
            break
        left -= piece.value
        if piece == previous:
            continue  # an equal piece in the same role was tried
        previous = piece
        if piece.value >= missing:
            found.append((piece,))
        else:
            rest = _complete_payments(pieces[index + 1 :], missing - piece.value)
            found += [(piece, *others) for others in rest]
    return found


def _actions(table: Table, decision: ChooseAction) -> list[BuyTile]:
    return [
        BuyTile(tile.id, payment)
        for tile, money in zip(table.market, purses(table, decision.seat), strict=True)
        if tile is not None
        for payment in payments(money, tile.price)
    ]


def _place_of(table: Table, tile_id: str) -> int | None:
    for place, tile in enumerate(table.market):
        if tile is not None and tile.id == tile_id:
            return place
    return None


def _violation(table: Table, decision: ChooseAction, action: BuyTile) -> Violation | None:
    place = _place_of(table, action.tile)
    if place is None:
        return Violation(Rule.BUY_FROM_THE_MARKET)
    if any(piece.place != place for piece in action.pay):
        return Violation(Rule.CURRENCY_OF_THE_PLACE)
    money = purse(table, decision.seat, place)
    if any(action.pay.count(piece) > money.count(piece) for piece in set(action.pay)):
        return Violation(Rule.PAY_WHAT_YOU_HAVE)
    tile = table.market[place]
    assert tile is not None
    if worth(action.pay) < tile.price:
        return Violation(Rule.PAY_THE_PRICE)
    return None


def _apply(table: Table, decision: ChooseAction, action: BuyTile) -> Table:
    place = _place_of(table, action.tile)
    assert place is not None
    tile = table.market[place]
    assert tile is not None
    overpaid = worth(action.pay) - tile.price
    seat = table.seats[decision.seat]
    cards = seat.hand[place]
    paid_cards = tuple([piece for piece in action.pay if piece in cards])
    for piece in paid_cards:
        cards = without_one(cards, piece)
    hand = (*seat.hand[:place], cards, *seat.hand[place + 1 :])
    seats = list(table.seats)
    seats[decision.seat] = seat._replace(hand=hand, to_place=(*seat.to_place, tile))
    # Rule.NO_CHANGE, Rule.EXACT_PAYMENT: what is overpaid is lost, and ends the actions.
    table = table._replace(
        agenda=table.agenda[:-1] if overpaid else table.agenda,
        seats=tuple(seats),
        market=(*table.market[:place], None, *table.market[place + 1 :]),  # Rule.MARKET_WAITS
        discards=table.discards + paid_cards,  # Rule.PAID_CARDS_ARE_DISCARDED
    )
    if table.rules.on_bought:
        purchase = Purchase(decision.seat, tile, action.pay, overpaid)
        for reaction in table.rules.on_bought:
            table = reaction(table, purchase)
    return table


BUY_TILE = Move(BuyTile, "buy", _actions, _violation, _apply, Rule.ONE_ACTION)
