"""The table: everything that lies on it at one moment, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar, cast

from core.alhambra.components import Money, Tile
from core.alhambra.palace import FOUNTAIN_ALONE, Palace
from core.kernel.rulebook import Agenda
from core.kernel.values import quickly_replaced

if TYPE_CHECKING:
    from core.alhambra.rule_part import AlhambraRules

Hand: TypeAlias = tuple[tuple[Money, ...], ...]
"""The cards of a hand for each market place, sorted: what a place can be paid with, at a glance."""

EMPTY_HAND: Hand = ((), (), (), ())

Market: TypeAlias = tuple[Tile | None, ...]

T = TypeVar("T")


@quickly_replaced
class Seat(NamedTuple):
    """What belongs to one seat."""

    hand: Hand = EMPTY_HAND
    palace: Palace = FOUNTAIN_ALONE
    reserve: tuple[Tile, ...] = ()
    to_place: tuple[Tile, ...] = ()
    """Tiles just gained, which have to be placed."""


class Collector(NamedTuple):
    """An imaginary player that has no turns: collects tiles and scores buildings."""

    name: str
    tiles: tuple[Tile, ...] = ()


class Scoring(NamedTuple):
    """What one scoring gave, by category; the seats first, then the collectors."""

    number: int
    points: Mapping[str, tuple[int, ...]]


@quickly_replaced
class Table(NamedTuple):
    """The state of a game of Alhambra."""

    rules: AlhambraRules
    agenda: Agenda
    seats: tuple[Seat, ...]
    youngest: int
    start: int = 0
    to_play: int = 0
    bag: tuple[Tile, ...] = ()
    """In the order in which they will be drawn."""
    market: Market = (None, None, None, None)
    draw_pile: tuple[str, ...] = ()
    """Top first; money and special cards."""
    open_money: tuple[Money, ...] = ()
    discards: tuple[Money, ...] = ()
    scorings_due: tuple[int, ...] = ()
    """Scoring cards that turned up and wait for the refill to be complete."""
    scorings: tuple[Scoring, ...] = ()
    collectors: tuple[Collector, ...] = ()
    annexes: Mapping[type[Any], Any] = {}
    """What the modules in play have on the table, each as one value of its own type."""

    def annex(self, kind: type[T]) -> T:
        """What the module with this type of annex has on the table."""
        return cast(T, self.annexes[kind])

    def with_annex(self, annex: object) -> Table:
        """The table with this in the place of the annex of the same type."""
        return self._replace(annexes={**self.annexes, type(annex): annex})

    def with_seat(self, seat: int, changed: Seat) -> Table:
        """The table with what belongs to a seat changed."""
        return self._replace(seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))


def tile_on(table: Table, tile_id: str, seat: int | None = None) -> Tile | None:
    """The tile with this name and the walls that it has, on the market or with a seat.

    The fountain is the one of this seat; for any other tile it makes no difference.
    """
    others = (one for index, one in enumerate(table.seats) if index != seat)
    seats = others if seat is None else (table.seats[seat], *others)
    lying = (
        tile for one in seats for tile in (*one.palace.tiles.values(), *one.reserve, *one.to_place)
    )
    market = (tile for tile in table.market if tile is not None)
    return next((tile for tile in (*lying, *market) if tile.id == tile_id), None)


def without_one(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """These things less one that equals this."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]
