"""Dice on the dice spaces of a sheet, and the crossings where pairs of them meet."""

from __future__ import annotations

from itertools import product
from typing import Annotated, NamedTuple, TypeAlias

from core.roll_and_write.sheet import SIZE

Pips: TypeAlias = Annotated[int, "pips"]
Colour: TypeAlias = Annotated[str, "colour"]
DiceRolled: TypeAlias = Annotated[tuple[int, ...], "dice"]
"""What one or two dice of a colour show, in the order in which they came to rest."""

Dice: TypeAlias = int
"""A sum of dice, so that all dice of a sheet are one number.

Each dice space has two bits of it for the number of dice that lie there; so dice come and go by
adding and subtracting, and equal dice are the same die (Rule.SEVERAL_DICE_ON_A_SPACE).
"""

Field: TypeAlias = int
"""A place in the grid as one bit of 36, so that all buildings crossed off are one number."""

COLOURS = ("yellow", "blue")
SIDES = tuple(range(1, SIZE + 1))  # Rule.DICE_SHOW_ONE_TO_SIX

DIE: dict[tuple[Colour, Pips], Dice] = {
    (colour, pips): 1 << 2 * (SIZE * COLOURS.index(colour) + pips - 1)
    for colour in COLOURS
    for pips in SIDES
}

_ONE_OR_TWO: tuple[DiceRolled, ...] = (*product(SIDES), *product(SIDES, repeat=2))

YELLOW: dict[DiceRolled, Dice] = {
    rolled: sum(DIE["yellow", pips] for pips in rolled) for rolled in _ONE_OR_TWO
}
BLUE: dict[DiceRolled, Dice] = {
    rolled: sum(DIE["blue", pips] for pips in rolled) for rolled in _ONE_OR_TWO
}
"""The sum of one or two dice of a colour."""

PAIR: dict[tuple[Pips, Pips], Dice] = {
    (yellow, blue): DIE["yellow", yellow] + DIE["blue", blue] for yellow in SIDES for blue in SIDES
}
FIELD: dict[tuple[Pips, Pips], Field] = {
    (yellow, blue): 1 << SIZE * (yellow - 1) + (blue - 1) for yellow in SIDES for blue in SIDES
}
"""Where a yellow and a blue die meet (Rule.SIX_BY_SIX_BUILDINGS)."""


class Spaces(NamedTuple):
    """What the dice of a sheet show, by colour, the lowest first."""

    yellow: tuple[Pips, ...]
    blue: tuple[Pips, ...]


SPACES: dict[Dice, Spaces] = {0: Spaces((), ())} | {
    YELLOW[yellow] + BLUE[blue]: Spaces(tuple(sorted(yellow)), tuple(sorted(blue)))
    for yellow in _ONE_OR_TWO
    for blue in _ONE_OR_TWO
    if len(yellow) == len(blue)
}
"""What a pair, four dice or none at all show."""

FOURS = tuple(sorted(dice for dice, spaces in SPACES.items() if len(spaces.yellow) == 2))
"""All that four dice can be."""


def crossings(dice: Dice) -> list[tuple[Pips, Pips]]:
    """The crossings of every yellow with every blue die; those of equal dice come again.

    >>> crossings(YELLOW[3, 3] + BLUE[1, 6])
    [(3, 1), (3, 6), (3, 1), (3, 6)]
    """
    return list(product(*SPACES[dice]))


def has_die(dice: Dice, colour: Colour, pips: Pips) -> bool:
    """Whether such a die is among these."""
    return pips in getattr(SPACES[dice], colour)
