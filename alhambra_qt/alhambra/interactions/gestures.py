"""What can be picked up at the table and where it can be put down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from core.alhambra.rules import Rule as BaseRule
from core.kernel.rulebook import Rule, Violation


class Source(Enum):
    """Where a tile is picked up."""

    MARKET = auto()
    RESERVE = auto()
    PALACE = auto()
    MARK = auto()
    """A tile bought in this turn, wherever it is pencilled in."""


@dataclass(frozen=True)
class Piece:
    """A tile in the hand of somebody at the screen."""

    source: Source
    tile: str


class Zone(Enum):
    """Where a tile is put down, apart from places of the palace."""

    RESERVE = auto()
    DIRK = auto()
    BESIDE = auto()
    NOWHERE = auto()


Target = int | Zone
"""A place of the large palace, or one of the zones."""


@dataclass(frozen=True)
class Targets:
    """Everywhere a piece can go."""

    places: frozenset[int] = frozenset()
    zones: frozenset[Zone] = frozenset()

    def __iter__(self) -> Iterator[Target]:
        """All of them, in a stable order."""
        yield from sorted(self.places)
        yield from sorted(self.zones, key=lambda zone: zone.value)

    def __contains__(self, target: object) -> bool:
        """Whether it can go there."""
        return target in self.places or target in self.zones


@dataclass(frozen=True)
class Refusal:
    """Why a piece can't go somewhere: a rule of the game, or what is missing to pay."""

    violation: Violation | None = None
    missing: int = 0
    currency: str = ""

    @property
    def rule(self) -> Rule:
        """The rule that stands against it."""
        return BaseRule.PAY_THE_PRICE if self.violation is None else self.violation.rule
