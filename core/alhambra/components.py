"""Components: what is in the box (rulebook: "Equipment").

Everything is named as the game record names it, so what lies on the table can be read, compared
and written as it is.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, Self, TypeAlias

BUILDINGS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

CURRENCIES = ("gulden", "dirham", "denar", "ducat")
"""In the order of the market places that ask for them; a market place is an index into this."""

SIDES = "nesw"
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Walls are a sum of sides, so that the walls of a tile are one small number."""


def walls_of(letters: str) -> int:
    """The sides that these letters name, as a sum.

    >>> walls_of("nw") == NORTH + WEST
    True
    """
    return sum(1 << SIDES.index(letter) for letter in letters)


_LETTERS = tuple(
    "".join(letter for bit, letter in enumerate(SIDES) if walls >> bit & 1) for walls in range(16)
)


def letters_of(walls: int) -> str:
    """The letters of these sides, in the order north, east, south, west.

    >>> letters_of(NORTH + WEST)
    'nw'
    """
    return _LETTERS[walls]


class Money(str):
    """A piece of money: its name, such as ``denar-7``, that also knows what it is worth.

    Two equal cards are the same value: nothing in the rules can tell them apart.
    """

    __slots__ = ("place", "value")
    place: int
    value: int

    def __new__(cls, name: str, place: int, value: int) -> Self:
        """A piece with this name, for the market place that asks for its currency."""
        money = super().__new__(cls, name)
        money.place = place
        money.value = value
        return money

    def __reduce__(self) -> tuple[type[Money], tuple[str, int, int]]:
        """What a copy in another process is made from."""
        return Money, (str(self), self.place, self.value)


MONEY: dict[str, Money] = {
    money: money
    for place, currency in enumerate(CURRENCIES)
    for value in range(1, 10)
    for money in (Money(f"{currency}-{value}", place, value),)
}
"""The 36 different money cards by name."""

FACE_DOWN = Money("face-down", 0, 0)
"""What somebody sees of a card that they may not know."""

COPIES_OF_A_MONEY_CARD = 3

Cards: TypeAlias = Annotated[tuple[str, ...], "cards"]
"""Money and special cards by name."""

SCORING_CARDS = ("scoring-1", "scoring-2")


TileName: TypeAlias = Annotated[str, "tile"]
"""The name of a tile; the fountain is one too."""


class Tile(NamedTuple):
    """A building tile, or the fountain that every Alhambra starts from."""

    id: TileName
    building: str
    price: int
    walls: int
    """Its sides with a wall, for good: a tile is never turned (Rule.NEVER_TURNED)."""


FOUNTAIN = Tile("fountain", "fountain", 0, 0)

_PRICES_AND_WALLS = {
    "pavilion": "2-new 3-sw 4-es 5-nw 6-n 7-e 8",
    "seraglio": "3-esw 4-ne 5-sw 6-es 7-w 8-s 9",
    "arcades": "4-nes 5-nw 6-ne 6-sw 7-es 8-e 8-n 9 10",
    "chambers": "5-nsw 6-es 7-ne 7-sw 8-nw 9-s 9-w 10 11",
    "garden": "6-esw 7-nsw 8-ne 8-nw 8-sw 9-e 10-n 10-w 10 11 12-s",
    "tower": "7-new 8-nes 9-es 9-ne 9-nw 10-w 11-n 11-s 11 12 13-e",
}


def _tile(building: str, price_and_walls: str) -> Tile:
    price, _, walls = price_and_walls.partition("-")
    return Tile(f"{building}-{price_and_walls}", building, int(price), walls_of(walls))


TILES = {
    tile.id: tile
    for building in BUILDINGS
    for text in _PRICES_AND_WALLS[building].split()
    for tile in (_tile(building, text),)
}
"""The 54 building tiles by name."""
