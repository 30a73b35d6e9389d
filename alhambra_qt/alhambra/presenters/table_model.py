"""The table as it is to be shown to the people at the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from alhambra_qt.alhambra.presenters.affording import Affording
from alhambra_qt.alhambra.presenters.people import Face, Person
from core.alhambra.components import Money, Tile

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


class Worth(NamedTuple):
    """Something else that points are given for: how it looks, what it is, and what it's worth."""

    picture: str
    title: str
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

    def large_places(self) -> list[tuple[int, int]]:
        """All places of the large palace where something is, or is pencilled in."""
        marks = self.marks.built if self.shown == self.to_play else ()
        return [*self.seats[self.shown].places(), *((one.x, one.y) for one in marks)]

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
