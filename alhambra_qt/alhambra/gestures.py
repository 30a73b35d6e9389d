"""What people do with the pieces on the table.

A gesture is the answer to a decision as a hand gives it. Each kind of action has its gesture, and
back (`alhambra_qt/alhambra/parts`): so what glows, what is refused, what a hint shows and what the
keyboard offers all come from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from alhambra_qt.alhambra.presenters import regions
from core.alhambra.components import Tile
from core.alhambra.table import Table
from core.kernel.rulebook import Action, Rule, Violation


@dataclass(frozen=True)
class Piece:
    """Something that can be picked up, by its name, and the region where it lies.

    A tile bought in this turn is a piece of `regions.BOUGHT`, wherever it is pencilled in.
    """

    region: str
    name: str


@dataclass(frozen=True)
class Card:
    """A card by its position in a region: of equal cards, each is a thing of its own."""

    region: str
    index: int


Touchable: TypeAlias = Piece | Card

Target: TypeAlias = int | str | Piece
"""A place of the large palace, the name of a region, or a piece that something is put onto."""


@dataclass(frozen=True)
class Drag:
    """A piece is put down somewhere.

    What an action says nothing about is left open: a tile that is bought can go anywhere for now.
    """

    piece: Piece
    target: Target = regions.NOWHERE
    pay: tuple[Card, ...] = ()
    """What is paid for it, or chosen before it."""


@dataclass(frozen=True)
class Pick:
    """Cards of a region are chosen together."""

    region: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class EndTurn:
    """Nothing more is done in this turn."""


@dataclass(frozen=True)
class Press:
    """A button that a part has on the table is pressed, by its name."""

    name: str


Gesture: TypeAlias = Drag | Pick | EndTurn | Press


def cards_in(gesture: Gesture) -> frozenset[Card]:
    """The cards that are chosen for a gesture."""
    match gesture:
        case Pick(region, cards):
            return frozenset(Card(region, index) for index in cards)
        case Drag(_, _, pay):
            return frozenset(pay)
    return frozenset()


@dataclass(frozen=True)
class Refusal:
    """Why a gesture does nothing: the action that it would be, and the rule against it."""

    table: Table
    action: Action
    violation: Violation

    @property
    def rule(self) -> Rule:
        """The rule that does not allow it."""
        return self.violation.rule


@dataclass(frozen=True)
class Hinted:
    """A gesture, and the tile that it moves; a hint without one only says something."""

    gesture: Gesture | None = None
    tile: Tile | None = None
    """With the walls that it has."""


@dataclass(frozen=True)
class Targets:
    """Everywhere a piece can go: places of the large palace, regions, and other pieces."""

    places: frozenset[int] = frozenset()
    regions: frozenset[str] = frozenset()
    pieces: frozenset[Piece] = frozenset()

    def __iter__(self) -> Iterator[Target]:
        """All of them, in a stable order."""
        yield from sorted(self.places)
        yield from sorted(self.regions)
        yield from sorted(self.pieces, key=lambda piece: (piece.region, piece.name))

    def __contains__(self, target: object) -> bool:
        """Whether it can go there."""
        return target in self.places or target in self.regions or target in self.pieces
