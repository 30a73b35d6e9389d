"""What things of the board game are called: money, tiles, scorings; and what both games share."""

from __future__ import annotations

from collections.abc import Callable

from alhambra_qt.words.languages import tr
from alhambra_qt.words.terms import building, counted, listed, place, places, points
from core.alhambra.components import CURRENCIES, MONEY, SIDES, TILES, Money, Tile, letters_of

__all__ = [
    "amount",
    "building",
    "counted",
    "currency",
    "listed",
    "missing",
    "money",
    "place",
    "places",
    "points",
    "scoring",
    "sides",
    "tile",
    "tile_described",
    "tile_traits",
]


_CURRENCIES: dict[str, Callable[[], str]] = {
    "gulden": lambda: tr("florin"),
    "dirham": lambda: tr("dirham"),
    "denar": lambda: tr("denar"),
    "ducat": lambda: tr("ducat"),
}


def currency(name: str) -> str:
    """What a currency is called."""
    return _CURRENCIES[name]()


def tile(tile_id: str) -> str:
    """A tile by building and price."""
    known = TILES.get(tile_id)
    if known is None:
        return building("fountain")
    return tr("{building} {price}").format(building=building(known.building), price=known.price)


def tile_described(known: Tile, market_currency: str | None = None) -> str:
    """A tile for somebody who does not see it."""
    name = building(known.building).capitalize()
    return ", ".join([name, *tile_traits(known, market_currency)])


def tile_traits(known: Tile, market_currency: str | None = None) -> list[str]:
    """Its price, its walls, and what it is paid with on the market."""
    parts: list[str] = []
    if known.price:
        parts.append(tr("price {price}").format(price=known.price))
    if known.walls:
        told = tr("%n wall(s): {sides}", "", known.walls.bit_count())
        parts.append(told.format(sides=sides(known.walls)))
    else:
        parts.append(tr("no walls"))
    if market_currency is not None:
        parts.append(tr("currency: {currency}").format(currency=currency(market_currency)))
    return parts


def sides(walls: int) -> str:
    """Sides of a tile, as a list."""
    names = dict(zip(SIDES, (tr("top"), tr("right"), tr("bottom"), tr("left")), strict=True))
    return listed([names[letter] for letter in letters_of(walls)])


def money(piece: Money) -> str:
    """A money card by currency and value; what is no card is a coin."""
    if piece not in MONEY:
        return tr("{currency} coin").format(currency=currency(CURRENCIES[piece.place]))
    return tr("{currency} {value}").format(
        currency=currency(CURRENCIES[piece.place]), value=piece.value
    )


def amount(number: int, name: str) -> str:
    """So much money of a currency."""
    amounts = {
        "gulden": tr("%n florin(s)", "", number),
        "dirham": tr("%n dirham(s)", "", number),
        "denar": tr("%n denar(s)", "", number),
        "ducat": tr("%n ducat(s)", "", number),
    }
    return amounts[name]


def missing(number: int, name: str) -> str:
    """How much money of a currency somebody lacks."""
    sentences = {
        "gulden": tr("You need %n more florin(s)", "", number),
        "dirham": tr("You need %n more dirham(s)", "", number),
        "denar": tr("You need %n more denar(s)", "", number),
        "ducat": tr("You need %n more ducat(s)", "", number),
    }
    return sentences[name]


def scoring(number: int) -> str:
    """Which scoring it is."""
    names = {
        1: tr("First scoring round"),
        2: tr("Second scoring round"),
        3: tr("Third scoring round"),
    }
    return names[number]
