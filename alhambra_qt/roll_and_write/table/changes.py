"""Which dice have moved between two tables, and how."""

from __future__ import annotations

from typing import NamedTuple

from alhambra_qt.roll_and_write.gestures import HAND, IMAGINARY, ROLLED, Die
from alhambra_qt.roll_and_write.model import TableModel


class Movement(NamedTuple):
    """A die lies elsewhere; it was rolled on its way, or it was only moved."""

    start: Die | None
    """None if it comes from beside the table."""
    end: Die
    is_rolled: bool


def movements(before: TableModel, after: TableModel, *, is_rolled: bool) -> tuple[Movement, ...]:
    """Every die that lies elsewhere now.

    What was passed on keeps its pips; so what shows the same is the same die, if it can be.
    """
    found: list[Movement] = []
    gone = [die for die in before.dice() if die not in set(after.dice())]
    come = [die for die in after.dice() if die not in set(before.dice())]
    for end in come:
        start = _origin(end, gone, is_rolled=is_rolled)
        if start is not None:
            gone.remove(start)
        from_hand = start is None or start.where == HAND
        found.append(Movement(start, end, is_rolled and from_hand))
    return tuple(found)


def _origin(end: Die, gone: list[Die], *, is_rolled: bool) -> Die | None:
    """The likeliest die: of that colour; rolled ones were in a hand, others show the same."""
    there = [die for die in gone if die.colour == end.colour]

    def likeness(die: Die) -> tuple[bool, bool]:
        was_rolled = is_rolled and die.where == HAND
        stays = end.where == ROLLED or end.seat == die.seat
        return was_rolled == stays if is_rolled else True, die.pips == end.pips

    return max(there, key=likeness, default=None)


def rolled_for_imaginary(row: int, yellow: int, blue: int) -> tuple[Movement, ...]:
    """The dice of an imaginary player: they roll to the player's row of the score sheet."""
    ends = (Die(IMAGINARY, row, "yellow", yellow), Die(IMAGINARY, row, "blue", blue))
    return tuple(Movement(None, end, is_rolled=True) for end in ends)
