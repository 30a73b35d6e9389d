"""What a computer player looks at: a few numbers for a hand, a city, and the time that is left."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from core.alhambra.components import BUILDINGS, MONEY, TILES, Money, Tile
from core.alhambra.palace import Palace
from core.alhambra.refilling import OPEN_MONEY_CARDS
from core.alhambra.setup import PILES
from core.alhambra.table import Table

_PRICES = {
    price: number / len(TILES)
    for price, number in Counter(tile.price for tile in TILES.values()).items()
}
"""How often a tile asks for each price."""

_WALLS = {
    walls: number / len(TILES)
    for walls, number in Counter(tile.walls for tile in TILES.values()).items()
}
"""How often a tile has such walls."""

_DEAREST = max(_PRICES)

KIND = {building: index for index, building in enumerate(BUILDINGS)}


class HandTraits(NamedTuple):
    """The cards of one currency."""

    worth: int
    useful: int
    """The worth that a single tile may ask for."""
    cards: int
    exact: float
    """The part of all tiles that they could pay exactly."""
    afford: float
    """The part of all tiles that they could pay."""
    sums: int
    """Bit n is set where some of the cards are worth n."""


@lru_cache(maxsize=1 << 16)
def hand_traits(cards: tuple[Money, ...]) -> HandTraits:
    """What the cards of one currency are good for."""
    worth = 0
    sums = 1
    for card in cards:
        worth += card.value
        sums |= sums << card.value
    return HandTraits(
        worth,
        min(worth, _DEAREST),
        len(cards),
        sum(odds for price, odds in _PRICES.items() if sums >> price & 1),
        sum(odds for price, odds in _PRICES.items() if price <= worth),
        sums,
    )


class CityTraits(NamedTuple):
    """An Alhambra."""

    counts: tuple[int, ...]
    """How many of each kind of building."""
    wall: int
    second: int
    """The longest wall and the one after it, which may grow together."""
    room: float
    """Places to build on."""
    fits: float
    """The part of all tiles that fit somewhere."""


@lru_cache(maxsize=1 << 16)
def _fits(fitting: int) -> float:
    return sum(odds for walls, odds in _WALLS.items() if fitting >> walls & 1)


_MOST_ROOM = 16
"""More places to build on than this are of no use."""

Site = tuple[int, CityTraits]
"""A place to build on, and the traits of the city with the tile built there."""


class _City(NamedTuple):
    """What was found out about a city."""

    traits: CityTraits
    sites: dict[tuple[int, int], list[Site]]
    """For tiles with such walls, of such a kind."""


_MOST_CITIES = 3_000
"""As many as are met in a few turns' thinking; more would only take memory."""
_cities: dict[Palace, _City] = {}
_by_identity: dict[int, tuple[Palace, _City]] = {}
"""The same ones, found faster: comparing cities takes a while."""


def _known(palace: Palace) -> _City:
    """What is known of this city, or of one like it: imagined games build the same again."""
    known = _by_identity.get(id(palace))
    if known is None:
        if len(_by_identity) >= _MOST_CITIES:
            _by_identity.clear()
            _cities.clear()
        city = _cities.get(palace)
        if city is None:
            city = _cities[palace] = _City(measured(palace), {})
        known = _by_identity[id(palace)] = palace, city  # keeps the identity taken
    return known[1]


def sites_for(palace: Palace, tile: Tile) -> list[Site]:
    """Where a tile can be built, and what becomes of the city.

    The same tiles lie on the market for many turns, so this is remembered. The order of the places
    does not depend on how the city was built.
    """
    city = _known(palace)
    kind = KIND[tile.building]
    sites = city.sites.get((tile.walls, kind))
    if sites is None:
        now = list(city.traits.counts)
        now[kind] += 1
        counts = tuple(now)
        sites = city.sites[tile.walls, kind] = [
            (
                where,
                _traits(
                    palace.with_tile(tile, where), counts, palace.wall_lengths_with(tile, where)
                ),
            )
            for where in sorted(palace.places_for(tile.walls))
        ]
    return sites


def city_traits(palace: Palace) -> CityTraits:
    """What an Alhambra is good for."""
    return _known(palace).traits


def measured(palace: Palace) -> CityTraits:
    """The traits of an Alhambra, looked at afresh."""
    counts = [0] * len(BUILDINGS)
    for tile in palace.tiles.values():
        if tile.building in KIND:
            counts[KIND[tile.building]] += 1
    return _traits(palace, tuple(counts), palace.wall_lengths())


def _traits(palace: Palace, counts: tuple[int, ...], walls: list[int]) -> CityTraits:
    longest = second = 0
    for wall in walls:
        if wall > longest:
            longest, second = wall, longest
        elif wall > second:
            second = wall
    return CityTraits(
        counts,
        longest,
        second,
        min(len(palace.places_around()), _MOST_ROOM),
        _fits(palace.fitting_somewhere()),
    )


class Clock(NamedTuple):
    """How far a game has come."""

    scorings: int
    left: float
    """The part of all tiles that is still to come."""
    until: tuple[float, float, float]
    """How many tiles will be drawn for the market until each scoring; 0 for those behind us."""
    gifts: tuple[float, float, float]
    """How many tiles Dirk will get until each scoring."""


CARDS_A_TILE = 2.0
"""How many money cards turn up while one tile is bought."""
USUAL_DEAL = 4.6
"""How many cards a seat is dealt, on average."""
SCORING_PILES = (2, 4)
"""The piles with the scoring cards, of five."""
_FIRST_GIFT = 6


@lru_cache(maxsize=1 << 14)
def clock_of(seats: int, copies: int, pile: int, bag: int, scorings: int) -> Clock:
    """The same from numbers: how many copies of each card there are, and cards in the pile."""
    whole = copies * len(MONEY) - OPEN_MONEY_CARDS - USUAL_DEAL * seats
    drawn = max(0.0, whole - pile)
    until = [0.0, 0.0, 0.0]
    for number, window in enumerate(SCORING_PILES, 1):
        if number > scorings:
            start, end = whole * (window - 1) / PILES, whole * window / PILES
            cards = max(0.5, (max(start, drawn) + max(end, drawn)) / 2 - drawn)
            until[number - 1] = min(bag, cards / CARDS_A_TILE)
    gifts = [0.0, 0.0, 0.0]
    if seats == 2:
        first = min(bag - until[0], _FIRST_GIFT) if scorings < 1 else 0.0
        second = max(0.0, bag - until[1] - first) / 3 if scorings < 2 else 0.0
        gifts = [0.0, first, first + second]
    until[2] = bag - gifts[2]
    return Clock(scorings, bag / len(TILES), (*until,), (*gifts,))  # type: ignore[arg-type]


def clock(table: Table) -> Clock:
    """How far the game has come, from what everybody sees.

    Only the money in the pile tells: imagined piles have no other cards, or not all of them.
    """
    return clock_of(
        len(table.seats),
        table.rules.copies_of_money,
        sum([isinstance(card, Money) for card in table.draw_pile]),
        len(table.bag),
        len(table.scorings) + len(table.scorings_due),
    )
