"""What things are called: buildings, money, tiles, scorings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES, MONEY, SIDES, TILES, Money, Tile, letters_of


def building(name: str) -> str:
    """What a building is called."""
    names = {
        "pavilion": tr("pavilion"),
        "seraglio": tr("seraglio"),
        "arcades": tr("arcades"),
        "chambers": tr("chambers"),
        "garden": tr("garden"),
        "tower": tr("tower"),
        "fountain": tr("fountain"),
    }
    return names[name]


def currency(name: str) -> str:
    """What a currency is called."""
    names = {
        "gulden": tr("florin"),
        "dirham": tr("dirham"),
        "denar": tr("denar"),
        "ducat": tr("ducat"),
    }
    return names[name]


def tile(tile_id: str) -> str:
    """A tile by building and price."""
    known = TILES.get(tile_id)
    if known is None:
        return building("fountain")
    return tr("{building} {price}").format(building=building(known.building), price=known.price)


def tile_described(known: Tile, market_currency: str | None = None) -> str:
    """A tile for somebody who does not see it."""
    parts = [building(known.building).capitalize()]
    if known.price:
        parts.append(tr("price {price}").format(price=known.price))
    if known.walls:
        told = tr("%n wall(s): {sides}", "", known.walls.bit_count())
        parts.append(told.format(sides=sides(known.walls)))
    else:
        parts.append(tr("no walls"))
    if market_currency is not None:
        parts.append(tr("currency: {currency}").format(currency=currency(market_currency)))
    return ", ".join(parts)


def sides(walls: int) -> str:
    """Sides of a tile, as a list."""
    names = dict(zip(SIDES, (tr("north"), tr("east"), tr("south"), tr("west")), strict=True))
    return listed([names[letter] for letter in letters_of(walls)])


def money(piece: Money) -> str:
    """A money card by currency and value; what is no card is a coin."""
    if piece not in MONEY:
        return tr("{currency} coin").format(currency=currency(CURRENCIES[piece.place]))
    return tr("{currency} {value}").format(
        currency=currency(CURRENCIES[piece.place]), value=piece.value
    )


def listed(parts: Sequence[str]) -> str:
    """A list as a sentence has it."""
    return QLocale().createSeparatedList(list(parts))


def missing(number: int, name: str) -> str:
    """How much money of a currency somebody lacks."""
    sentences = {
        "gulden": tr("You need %n more florin(s)", "", number),
        "dirham": tr("You need %n more dirham(s)", "", number),
        "denar": tr("You need %n more denar(s)", "", number),
        "ducat": tr("You need %n more ducat(s)", "", number),
    }
    return sentences[name]


def place(index: int) -> str:
    """First, second or third, as short as it goes."""
    return (tr("1st"), tr("2nd"), tr("3rd"))[index]


def places(worth: Sequence[int]) -> str:
    """What the first places are worth."""
    told = tr("{place}: {points}")
    return ", ".join(
        told.format(place=place(index), points=number) for index, number in enumerate(worth)
    )


def points(number: int) -> str:
    """A number of points."""
    return tr("%n point(s)", "", number)


def scoring(number: int) -> str:
    """Which scoring it is."""
    names = {
        1: tr("First scoring round"),
        2: tr("Second scoring round"),
        3: tr("Third scoring round"),
    }
    return names[number]
