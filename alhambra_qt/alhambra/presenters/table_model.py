"""The table as it is to be shown to the people at the screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from alhambra_qt.alhambra.presenters.affording import Affording, affording
from alhambra_qt.alhambra.presenters.people import Face, Person
from core.alhambra.buying import purses
from core.alhambra.components import BUILDINGS, Money, Tile
from core.alhambra.palace import Palace, x_and_y
from core.alhambra.scoring import next_scoring, totals
from core.alhambra.table import Scoring, Table

LAST_SCORING = 3
WALL = "wall"
"""What points are given for beside buildings, in every game."""


class Figure(NamedTuple):
    """Somebody or something by a picture, maybe in a colour."""

    picture: str
    tint: str = ""
    told: str = ""
    """The same for somebody who does not see it."""
    with_it: tuple[Figure, ...] = ()
    """Who stands at its feet."""


@dataclass(frozen=True)
class Placed:
    """A tile and the place where it is, or is pencilled in."""

    tile: Tile
    x: int
    y: int
    figure: Figure | None = None
    """Who stands on it."""

    @property
    def looks(self) -> tuple[str, str] | None:
        """Their picture and its colour."""
        return None if self.figure is None else (self.figure.picture, self.figure.tint)


class Beside(NamedTuple):
    """Who stands beside a city."""

    figure: Figure
    x: int
    y: int


class Other(NamedTuple):
    """What somebody has of something that is scored beside buildings and walls."""

    picture: str
    counted: str
    """How much, in numbers."""
    points: int | None
    """What the next scoring would give; None for those who can have none."""


@dataclass(frozen=True)
class Share:
    """What somebody has of the buildings, and what the next scoring would give."""

    counts: tuple[int, ...]
    """By building, in the order of `BUILDINGS`."""
    points: tuple[int, ...]
    wall: int | None
    """The longest wall; None for those who have no palace."""
    total: int
    """The points of the next scoring together."""
    others: tuple[Other, ...] = ()


@dataclass(frozen=True)
class LastTurn:
    """What a seat did in its last turn, as far as it can be seen on the table."""

    built: tuple[str, ...] = ()
    """Tiles that came into the city."""
    left: tuple[int, ...] = ()
    """Places that a tile left."""
    taken: tuple[Money, ...] = ()


class Belonging(NamedTuple):
    """Something else that lies before a seat: how it looks, how much there is of it, in words."""

    pictures: tuple[Figure, ...]
    number: int
    """0 if what is seen says it all."""
    told: str


@dataclass(frozen=True)
class SeatModel:
    """What lies before one seat."""

    index: int
    name: str
    colour: int
    kind: str
    """Who plays it, as a record names it."""
    score: int
    cards: int
    city: tuple[Placed, ...]
    reserve: tuple[Tile, ...]
    share: Share
    last: LastTurn = LastTurn()
    belongings: tuple[Belonging, ...] = ()
    """What it has of the parts beside cards and tiles, as far as everybody can see it."""
    beside: tuple[Beside, ...] = ()
    """Who stands beside the city."""
    stands_in: bool = False
    """Whether a computer plays for a person who has begun here."""

    def places(self) -> list[tuple[int, int]]:
        """All places where something is."""
        return [*((one.x, one.y) for one in self.city), *((one.x, one.y) for one in self.beside)]


@dataclass(frozen=True)
class CollectorModel:
    """What lies before somebody who has no seat."""

    name: str
    """That of the region where the tiles lie, too."""
    face: Face
    tiles: tuple[Tile, ...]
    score: int
    share: Share


@dataclass(frozen=True)
class Marks:
    """Where the tiles bought in this turn will go, as far as it was pencilled in."""

    built: tuple[Placed, ...] = ()
    lying: Mapping[str, tuple[Tile, ...]] = field(default_factory=dict)
    """By region; what is not decided yet lies where bought tiles lie."""

    def of(self, region: str) -> tuple[Tile, ...]:
        """The tiles that are pencilled in here."""
        return self.lying.get(region, ())


@dataclass(frozen=True)
class TableModel:
    """Everything on the screen that follows from the game."""

    seats: tuple[SeatModel, ...]
    home: int
    """The seat of the person at the screen: its plate lies beside the hand."""
    shown: int
    """The seat whose palace is large."""
    to_play: int
    market: tuple[Tile | None, ...]
    money: tuple[Money, ...]
    pile: int
    bag: int
    discards: int
    hand: tuple[Money, ...] | None
    """With all else that can be paid with; None while it is hidden."""
    hand_owner: int | None
    affording: tuple[Affording | None, ...]
    """How far this hand goes for each tile of the market; empty while it is hidden."""
    marks: Marks
    collectors: tuple[CollectorModel, ...]
    next_scoring: int | None
    """None after the last one."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """What a part has on the table beyond that, by its name."""

    def people(self) -> tuple[Person, ...]:
        """All who score: the seats first."""
        seats = [Person(seat.name, seat.colour) for seat in self.seats]
        return (*seats, *(collector.face.person() for collector in self.collectors))

    def scores(self) -> tuple[int, ...]:
        """Everybody's points, in the same order."""
        seats = [seat.score for seat in self.seats]
        return (*seats, *(collector.score for collector in self.collectors))

    def shares(self) -> tuple[Share, ...]:
        """Everybody's share of the buildings, in the same order."""
        seats = [seat.share for seat in self.seats]
        return (*seats, *(collector.share for collector in self.collectors))


def table_model(
    table: Table,
    players: Sequence[tuple[str, int, str]],
    *,
    home: int,
    shown: int,
    to_play: int,
    hand_of: int | None,
    marks: Marks,
    last: Mapping[int, LastTurn] | None = None,
    faces: Mapping[str, Face] | None = None,
    extras: Mapping[str, object] | None = None,
    belongings: Callable[[int], tuple[Belonging, ...]] = lambda _seat: (),
    figures: Callable[[int], Mapping[int, Figure]] = lambda _seat: {},
    others: Callable[[Scoring, int], tuple[Other, ...]] = lambda _scoring, _who: (),
    stand_ins: Collection[int] = (),
) -> TableModel:
    """The model of a table; players are name, colour and kind, faces those of the collectors.

    ``stand_ins`` are the seats at which a computer plays for a person.
    """
    number = min(len(table.scorings) + 1, LAST_SCORING)
    shares = _shares(table, number, others)
    points = totals(table)
    seats = tuple(
        SeatModel(
            index=index,
            name=name,
            colour=colour,
            kind=kind,
            score=points[index],
            cards=sum(map(len, seat.hand)),
            city=placed_tiles(seat.palace, figures(index)),
            reserve=seat.reserve,
            share=shares[index],
            last=(last or {}).get(index, LastTurn()),
            belongings=belongings(index),
            beside=standing_beside(seat.palace, figures(index)),
            stands_in=index in stand_ins,
        )
        for index, (seat, (name, colour, kind)) in enumerate(zip(table.seats, players, strict=True))
    )
    behind_seats = range(len(table.seats), len(points))
    collectors = tuple(
        CollectorModel(one.name, (faces or {})[one.name], one.tiles, points[who], shares[who])
        for one, who in zip(table.collectors, behind_seats, strict=True)
    )
    hand = None
    if hand_of is not None:
        hand = whole_hand(table, hand_of)
    return TableModel(
        seats=seats,
        home=home,
        shown=shown,
        to_play=to_play,
        market=table.market,
        money=table.open_money,
        pile=len(table.draw_pile),
        bag=len(table.bag),
        discards=len(table.discards),
        hand=hand,
        hand_owner=hand_of,
        affording=() if hand_of is None else affording(table, hand_of),
        marks=marks,
        collectors=collectors,
        next_scoring=number if len(table.scorings) < LAST_SCORING else None,
        extras=extras or {},
    )


def without_market_tile(table: Table, name: str) -> Table:
    """The table while a tile of the market is shown elsewhere."""
    market = tuple(None if tile is not None and tile.id == name else tile for tile in table.market)
    return table._replace(market=market)


def whole_hand(table: Table, seat: int) -> tuple[Money, ...]:
    """All money of a seat, by currency: its cards, then what else it can pay with.

    Cards go by their position in it.
    """
    return tuple(piece for money in purses(table, seat) for piece in money)


def placed_tiles(
    palace: Palace, figures: Mapping[int, Figure] = MappingProxyType({})
) -> tuple[Placed, ...]:
    """The tiles of a city with their places, and who stands on them."""
    return tuple(
        Placed(tile, *x_and_y(where), figures.get(where)) for where, tile in palace.tiles.items()
    )


def standing_beside(palace: Palace, figures: Mapping[int, Figure]) -> tuple[Beside, ...]:
    """Who of these stands on no tile."""
    return tuple(
        Beside(figure, *x_and_y(where))
        for where, figure in figures.items()
        if where not in palace.tiles
    )


def _shares(
    table: Table, number: int, others: Callable[[Scoring, int], tuple[Other, ...]]
) -> list[Share]:
    scoring = next_scoring(table, number)
    walls = scoring.points[WALL]
    cities = [[tile.building for tile in seat.palace.tiles.values()] for seat in table.seats]
    cities += [[tile.building for tile in collector.tiles] for collector in table.collectors]
    shares = []
    for who, city in enumerate(cities):
        points = tuple(scoring.points[building][who] for building in BUILDINGS)
        wall = walls[who] if who < len(walls) else None
        more = others(scoring, who)
        shares.append(
            Share(
                counts=tuple(city.count(building) for building in BUILDINGS),
                points=points,
                wall=wall,
                total=sum(points) + (wall or 0) + sum(other.points or 0 for other in more),
                others=more,
            )
        )
    return shares
