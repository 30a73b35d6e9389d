"""What people do with a sheet and its dice.

A gesture is the answer to a decision as a hand gives it. Each kind of action has its gesture, and
back (`turn.py`): so what glows, what is refused, what a hint shows and what the keyboard offers all
come from the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

SHEET, HAND, ROLLED, IMAGINARY = "sheet", "hand", "rolled", "imaginary"
"""Where a die is.

On a sheet, taken off it and not rolled yet, rolled and to be chosen from; or rolled for an
imaginary player, who has a row instead of a seat.
"""


class Die(NamedTuple):
    """A die by where it lies; of equal ones on one space, each has a number."""

    where: str
    seat: int
    colour: str
    pips: int
    number: int = 0


class Field(NamedTuple):
    """A building of the large sheet; it is crossed off by a click."""

    yellow: int
    blue: int


class Space(NamedTuple):
    """A dice space of the large sheet, where a die can be turned to."""

    colour: str
    pips: int


class TurnTo(NamedTuple):
    """A die is turned to other pips, step by step."""

    colour: str
    from_: int
    to: int


@dataclass(frozen=True)
class Receive:
    """Coins are received; no tuple, since all empty ones are equal."""


class Keep(NamedTuple):
    """A pair is put back onto the sheet."""

    yellow: int
    blue: int


@dataclass(frozen=True)
class Roll:
    """Nothing more is done before dice are rolled or passed on."""


Gesture: TypeAlias = Field | TurnTo | Receive | Keep | Roll


class Step(NamedTuple):
    """A sign beside a die: a click turns it by one pip."""

    die: Die
    to: int


class SheetOf(NamedTuple):
    """The small sheet of a seat; a click makes it large."""

    seat: int


class Signs(NamedTuple):
    """What the table says about a turn."""

    fields: frozenset[Field] = frozenset()
    """What can be crossed off."""
    paying: tuple[tuple[Field, int], ...] = ()
    """What would give coins, and how many."""
    costing: tuple[tuple[Field, int], ...] = ()
    """What can be crossed off for coins, and for how many."""
    spaces: tuple[tuple[Space, int], ...] = ()
    """Where the die that is held can go, and the coins that costs."""
    is_foreseen: bool = False
    """Whether all this only would be, if the die that is held was turned."""
    steps: tuple[Step, ...] = ()
    """How the die that was touched last can be turned."""
    choices: frozenset[Die] = frozenset()
    """Dice that could be kept."""
    chosen: frozenset[Die] = frozenset()
    """Dice that somebody wants to keep."""
    hinted: frozenset[object] = frozenset()
    """What the expert would touch."""
