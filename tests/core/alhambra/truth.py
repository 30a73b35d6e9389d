"""The slow and obvious truth about the rules, to compare the fast answers with.

Nothing here knows how `core` finds its answers: a city is judged as a whole, by walking all over
it, and every choice is found by trying everything that anybody could think of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias, TypeVar

from core.alhambra.buying import BuyTile
from core.alhambra.components import CURRENCIES, Money, letters_of
from core.alhambra.palace import Palace, place, x_and_y
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action

XY: TypeAlias = tuple[int, int]
City: TypeAlias = Mapping[XY, str]
"""What stands where, as the letters of its walls; the fountain stands on (0, 0)."""

T = TypeVar("T")

FOUNTAIN_PLACE = (0, 0)
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
WALLS = tuple(letters_of(walls) for walls in range(16))
"""All walls that a tile can have, printed or wooden."""


def city_of(palace: Palace) -> dict[XY, str]:
    """A palace as a plain city."""
    return {x_and_y(where): letters_of(tile.walls) for where, tile in palace.tiles.items()}


@cache
def neighbours(where: XY) -> tuple[tuple[str, XY], ...]:
    """The four places beside a place, and the side that each lies at."""
    x, y = where
    return tuple((side, (x + dx, y + dy)) for side, (dx, dy) in STEPS.items())


def flood(start: T, next_to: Callable[[T], Iterable[T]]) -> set[T]:
    """Everything that can be reached."""
    reached = {start}
    waiting = [start]
    while waiting:
        for there in next_to(waiting.pop()):
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached


# Building


def sides_match(city: City) -> bool:
    """Two sides that touch both have a wall or both have none."""
    for where, walls in city.items():
        for side, there in neighbours(where):
            if there in city and (side in walls) != (OPPOSITE[side] in city[there]):
                return False
    return True


def is_reachable_on_foot(city: City) -> bool:
    """Every tile can be reached from the fountain over sides without a wall."""

    def on_foot(here: XY) -> Iterator[XY]:
        for side, there in neighbours(here):
            if there in city and side not in city[here] and OPPOSITE[side] not in city[there]:
                yield there

    return flood(FOUNTAIN_PLACE, on_foot) == set(city)


def window(places: Iterable[XY]) -> set[XY]:
    """All places of the smallest rectangle that has an empty frame around these places."""
    xs, ys = zip(*places, strict=True)
    return {
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    }


def encloses_nothing(city: City) -> bool:
    """Every empty place is connected with the outside over sides."""
    return _is_one_outside(frozenset(city))


@lru_cache(maxsize=1024)  # walls make no difference here
def _is_one_outside(places: frozenset[XY]) -> bool:
    empty = window(places) - places
    outside = min(empty)  # a corner of the frame

    def over_sides(here: XY) -> Iterator[XY]:
        return (there for _, there in neighbours(here) if there in empty)

    return flood(outside, over_sides) == empty


def is_legal(city: City) -> bool:
    """Whether a whole city obeys the building rules."""
    return (
        city.get(FOUNTAIN_PLACE) is not None
        and sides_match(city)
        and is_reachable_on_foot(city)
        and encloses_nothing(city)
    )


def places(city: City, walls: str) -> set[XY]:
    """Where a tile with these walls may be built; what touches nothing can't be reached."""
    touching = {there for where in city for _, there in neighbours(where)} - set(city)
    return {where for where in touching if is_legal({**city, where: walls})}


def removals(city: City) -> set[XY]:
    """Whose tile may leave."""
    return {
        where
        for where in city
        if where != FOUNTAIN_PLACE
        and is_legal({other: walls for other, walls in city.items() if other != where})
    }


def exchanges(city: City, walls: str) -> set[XY]:
    """Whose tile may be replaced by one with these walls."""
    return {where for where in city if where != FOUNTAIN_PLACE and is_legal({**city, where: walls})}


# The wall


def wall_runs(city: City) -> list[int]:
    """How many walled outer sides hang together, for each run of them.

    The outline of a legal city meets itself nowhere, so outer sides that share a point follow
    one another.
    """
    outer = {
        _ends(where, side)
        for where, walls in city.items()
        for side, there in neighbours(where)
        if side in walls and there not in city
    }

    def joined(piece: frozenset[XY]) -> Iterator[frozenset[XY]]:
        return (other for other in outer if other & piece)

    runs = []
    while outer:
        run = flood(min(outer, key=sorted), joined)
        runs.append(len(run))
        outer -= run
    return sorted(runs)


def longest_wall(city: City) -> int:
    """The length of the longest run."""
    return max(wall_runs(city), default=0)


def _ends(where: XY, side: str) -> frozenset[XY]:
    """The two corner points of a side."""
    x, y = where
    corners = {"n": ((0, 0), (1, 0)), "e": ((1, 0), (1, 1)), "s": ((0, 1), (1, 1))}
    return frozenset((x + dx, y + dy) for dx, dy in corners.get(side, ((0, 0), (0, 1))))


# Money


def choices(cards: Sequence[Money]) -> set[tuple[Money, ...]]:
    """Every non-empty choice of these cards, sorted; equal cards are one."""
    different = sorted(set(cards))
    numbers = product(*(range(cards.count(card) + 1) for card in different))
    return {
        tuple(card for card, times in zip(different, taken, strict=True) for _ in range(times))
        for taken in numbers
        if any(taken)
    }


def worth(cards: Iterable[Money]) -> int:
    """What is printed on these cards together; their names end with it."""
    return sum(int(card.rpartition("-")[2]) for card in cards)


def takes(open_money: Sequence[Money]) -> set[tuple[Money, ...]]:
    """Every choice of open cards that may be taken."""
    return {choice for choice in choices(open_money) if len(choice) == 1 or worth(choice) <= 5}


def payments(cards: Sequence[Money], price: int) -> set[tuple[Money, ...]]:
    """Every choice of cards that pays the price."""
    return {choice for choice in choices(cards) if worth(choice) >= price}


def has_superfluous_card(payment: tuple[Money, ...], price: int) -> bool:
    """Whether a card of this payment could have stayed in the hand."""
    return any(worth(payment) - worth([card]) >= price for card in payment)


# All actions


def legal_actions(table: Table) -> set[Action]:
    """Every legal action of a position of the base game, superfluous payments included."""
    decision = table.agenda[-1]
    if isinstance(decision, ChooseAction):
        found: set[Action] = {*_takes(table), *_purchases(table), *_redesigns(table)}
        return found or {Pass()}
    assert isinstance(decision, PlaceTiles | PlaceLastTiles)
    return set(_placings(table, decision))


def listed_actions(table: Table) -> set[Action]:
    """The same without the payments that have a superfluous card."""
    prices = {tile.id: tile.price for tile in table.market if tile is not None}
    return {
        action
        for action in legal_actions(table)
        if not (
            isinstance(action, BuyTile) and has_superfluous_card(action.pay, prices[action.tile])
        )
    }


def _takes(table: Table) -> Iterator[Action]:
    return (TakeMoney(choice) for choice in takes(table.open_money))


def _purchases(table: Table) -> Iterator[Action]:
    hand = [card for cards in table.seats[table.to_play].hand for card in cards]
    for currency, tile in zip(CURRENCIES, table.market, strict=True):
        if tile is not None:
            cards = [card for card in hand if card.startswith(f"{currency}-")]
            for payment in payments(cards, tile.price):
                yield BuyTile(tile.id, payment)


def _redesigns(table: Table) -> Iterator[Action]:
    seat = table.seats[table.to_play]
    city = city_of(seat.palace)
    names = {x_and_y(where): tile.id for where, tile in seat.palace.tiles.items()}
    for where in removals(city):
        yield RemoveTile(names[where])
    for tile in seat.reserve:
        for where in places(city, letters_of(tile.walls)):
            yield AddTile(tile.id, place(*where))
        for where in exchanges(city, letters_of(tile.walls)):
            yield ExchangeTiles(tile.id, names[where])


def _placings(table: Table, decision: PlaceTiles | PlaceLastTiles) -> Iterator[Action]:
    seat = table.seats[decision.seat]
    city = city_of(seat.palace)
    for tile in seat.to_place:
        yield KeepTile(tile.id)
        if len(table.seats) == 2 and isinstance(decision, PlaceTiles):
            yield GiveTile(tile.id)
        for where in places(city, letters_of(tile.walls)):
            yield BuildTile(tile.id, place(*where))
