"""What money is for: the tile that it pays, or what it could pay next."""

from __future__ import annotations

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.features import hand_traits
from core.alhambra.buying import payments, worth
from core.alhambra.components import CURRENCIES, TILES, Money, Tile
from core.alhambra.table import Table
from core.kernel.lines import Line

PRICES = sorted({tile.price for tile in TILES.values()})

Cards = tuple[Money, ...]


def use_of(outlook: Outlook, table: Table, place: int, was: Cards, now: Cards) -> Line:
    """What the cards of a market place are for, now that there are more of them.

    First the tile that lies there, if the seat wants it at all; then whatever comes next.
    """
    tile, offer = table.market[place], outlook.offers[place]
    if tile is not None and offer is not None and offer.gain > 0:
        told = _for_the_tile(tile, was, now, CURRENCIES[place])
        if told is not None:
            return told
        if outlook.last_prizes:
            return {"kind": "last", "tile": tile.id, "currency": CURRENCIES[place]}
    currency = CURRENCIES[place]
    exact = [_exact_prices(cards) for cards in (was, now)]
    if exact[1] > exact[0]:
        return {"kind": "change", "currency": currency, "points": exact[1], "of": len(PRICES)}
    return {"kind": "stock", "currency": currency, "points": worth(now)}


def _for_the_tile(tile: Tile, was: Cards, now: Cards, currency: str) -> Line | None:
    """What becomes possible with the tile; None if it could be had as well before."""
    least = [min(map(worth, payments(cards, tile.price)), default=None) for cards in (was, now)]
    if least[1] is None:
        missing = tile.price - worth(now)
        return {"kind": "toward", "tile": tile.id, "currency": currency, "points": missing}
    if least[0] == least[1]:
        return None
    ways = [way for way in payments(now, tile.price) if worth(way) == least[1]]
    pay = [*min(ways, key=len)]
    if least[1] == tile.price:
        return {"kind": "ready", "tile": tile.id, "pay": pay}
    if least[0] is None:
        return {"kind": "payable", "tile": tile.id, "pay": pay}
    return {"kind": "less", "tile": tile.id, "points": least[0] - least[1], "pay": pay}


def _exact_prices(cards: Cards) -> int:
    """How many of all prices these cards can pay exactly."""
    sums = hand_traits(cards).sums
    return sum(sums >> price & 1 for price in PRICES)
