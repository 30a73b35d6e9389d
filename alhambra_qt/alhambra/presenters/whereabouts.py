"""Where tiles and cards are, as far as everybody at the table can see."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from core.alhambra.components import BUILDINGS, TILES, Money, Tile
from core.alhambra.scoring import PLACES, places_of
from core.alhambra.table import Table


@dataclass(frozen=True)
class Whereabouts:
    """How many of one kind of building are where; the rest has not been seen yet."""

    building: str
    palaces: tuple[int, ...]
    reserves: tuple[int, ...]
    """Of each seat; tiles that it has just bought are among them."""
    collected: tuple[int, ...]
    """Of each collector."""
    market: int
    unseen: int

    @property
    def total(self) -> int:
        """How many there are in the game."""
        return sum(tile.building == self.building for tile in TILES.values())


def whereabouts(table: Table, building: str) -> Whereabouts:
    """Where the buildings of one kind are."""

    def number(tiles: object) -> int:
        assert isinstance(tiles, list)
        return sum(tile is not None and tile.building == building for tile in tiles)

    return Whereabouts(
        building=building,
        palaces=tuple(number([*seat.palace.tiles.values()]) for seat in table.seats),
        reserves=tuple(number([*seat.reserve, *seat.to_place]) for seat in table.seats),
        collected=tuple(number([*one.tiles]) for one in table.collectors),
        market=number([*table.market]),
        unseen=sum(tile.building == building for tile in unseen_tiles(table)),
    )


def unseen_tiles(table: Table) -> tuple[Tile, ...]:
    """The tiles that have not been seen yet; everything else lies open somewhere."""
    seen = {tile.id for tile in table.market if tile is not None}
    for seat in table.seats:
        open_tiles = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)
        seen.update(tile.id for tile in open_tiles)
    for collector in table.collectors:
        seen.update(tile.id for tile in collector.tiles)
    return tuple(tile for tile in TILES.values() if tile.id not in seen)


@dataclass(frozen=True)
class CardCount:
    """A money card: how many there are of it, and how many of them lie open."""

    copies: int
    on_the_table: int
    discarded: int


def card_count(table: Table, card: Money) -> CardCount:
    """How many of this card there are in the game, and where."""
    return CardCount(
        copies=table.rules.copies_of_money,
        on_the_table=table.open_money.count(card),
        discarded=table.discards.count(card),
    )


def discarded_cards(table: Table) -> tuple[tuple[Money, ...], ...]:
    """The discards by currency, the lowest first."""
    counted = Counter(table.discards)
    cards = sorted(counted.elements(), key=lambda card: (card.place, card.value))
    return tuple(tuple(card for card in cards if card.place == place) for place in range(4))


def points_table() -> tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]:
    """For each building what its places are worth in the first, second and third scoring."""
    return tuple(
        (
            building,
            tuple(places_of(building, number) for number in range(1, len(PLACES[building]) + 1)),
        )
        for building in BUILDINGS
    )
