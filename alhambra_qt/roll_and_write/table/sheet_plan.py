"""What is on a player sheet, large or small, and where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QRectF

from alhambra_qt.roll_and_write.gestures import Die, Field, Space
from alhambra_qt.roll_and_write.model import SheetModel
from core.roll_and_write.dice import SIDES

_EDGE = 0.92
"""The room for dice beside the grid, in cells; beyond it, that for points of rows and columns."""
_POINTS = 0.62
WIDE = len(SIDES) + _EDGE + _POINTS
"""How many cells a sheet is wide, and how many its grid with all around it is high."""
_DIE = 0.76
_STACKED = 0.16
"""How far a die is moved that lies on another one, in cells."""


class SheetContent(NamedTuple):
    """What is painted on a sheet; dice lie above it."""

    sheet: SheetModel
    grid: tuple[tuple[str, ...], ...]
    is_to_play: bool
    is_large: bool
    points: str
    """If the game ended now; empty if nobody wants to know."""


@dataclass(frozen=True)
class SheetPlan:
    """Where everything is on a sheet."""

    rect: QRectF
    cell: float
    left: float
    """Of the grid."""
    top: float
    title: QRectF
    coins: QRectF
    has_lines: bool = True
    """Whether the points of rows and columns are at their ends."""
    is_wide: bool = False
    """Whether the title is beside the grid, and not above it."""

    def moved_to_origin(self) -> SheetPlan:
        """The same sheet, with its corner where a picture of it begins."""
        x, y = self.rect.x(), self.rect.y()
        return replace(
            self,
            rect=self.rect.translated(-x, -y),
            left=self.left - x,
            top=self.top - y,
            title=self.title.translated(-x, -y),
            coins=self.coins.translated(-x, -y),
        )

    def field(self, field: Field) -> QRectF:
        """A building."""
        x, y = self.left + (field.blue - 1) * self.cell, self.top + (field.yellow - 1) * self.cell
        return QRectF(round(x), round(y), round(self.cell) - 1, round(self.cell) - 1)

    def space(self, space: Space) -> QRectF:
        """A dice space: yellow ones at the left, blue ones above."""
        along, edge = (space.pips - 1) * self.cell, _EDGE * self.cell
        if space.colour == "yellow":
            return QRectF(self.left - edge, self.top + along, edge, self.cell)
        return QRectF(self.left + along, self.top - edge, self.cell, edge)

    def die(self, die: Die) -> QRectF:
        """A die on its space; a second one lies on the first."""
        side = self.die_side
        middle = self.space(Space(die.colour, die.pips)).center()
        up = die.number * round(_STACKED * self.cell)
        return QRectF(
            round(middle.x() - side / 2 + up), round(middle.y() - side / 2 - up), side, side
        )

    def corner(self) -> QRectF:
        """Between the dice at the left and those above, down to where the first of them begins."""
        room = self.left - self.rect.x()
        low = self.cell * (1 - _DIE) / 2 - 1
        side = min(room * 0.92, _EDGE * self.cell + low)
        return QRectF(self.rect.x() + (room - side) / 2, self.top + low - side, side, side)

    @property
    def die_side(self) -> int:
        """How large a die is."""
        return round(_DIE * self.cell)

    def row(self, number: int) -> QRectF:
        """Where the points of a row are."""
        x = self.left + len(SIDES) * self.cell
        y = self.top + (number - 1) * self.cell
        return QRectF(x, y, _POINTS * self.cell, self.cell)

    def column(self, number: int) -> QRectF:
        """Where the points of a column are."""
        y = self.top + len(SIDES) * self.cell
        return QRectF(self.left + (number - 1) * self.cell, y, self.cell, _POINTS * self.cell)


def plan_of(
    rect: QRectF,
    title: float,
    coins: float,
    pad: float,
    *,
    is_small: bool = False,
    with_dice: bool = True,
) -> SheetPlan:
    """The largest grid that fits, below a title and above the coins.

    A small sheet has no points at its rows and columns; a game that is over needs no dice.
    """
    beyond, edge = 0.0 if is_small else _POINTS, _EDGE if with_dice else 0.0
    wide = len(SIDES) + edge + beyond
    high = rect.height() - title - coins - 2 * pad
    cell = min(high, rect.width() - 2 * pad) / wide
    inner = rect.adjusted(pad, pad, -pad, -pad)
    left = rect.center().x() - wide * cell / 2 + edge * cell
    top = inner.y() + title + (high - wide * cell) / 2 + edge * cell
    return SheetPlan(
        rect,
        cell,
        round(left),
        round(top),
        QRectF(inner.x(), inner.y(), inner.width(), title),
        QRectF(round(left - edge * cell), inner.bottom() - coins, round(wide * cell), coins),
        not is_small,
    )


def wide_plan_of(rect: QRectF, side: float, pad: float, readable: float) -> SheetPlan:
    """The largest grid that fits beside at least so much room for a title.

    It has points at its rows and columns if its cells are large enough to read them.
    """
    inner = rect.adjusted(pad, pad, -pad, -pad)
    room = min(inner.height(), inner.width() - side - pad)
    has_lines = room / WIDE >= readable
    wide = len(SIDES) + _EDGE + (_POINTS if has_lines else 0.0)
    cell = room / wide
    top = inner.y() + (inner.height() - room) / 2 + _EDGE * cell
    title = inner.adjusted(room + 2 * pad, 0, 0, 0)
    left = round(inner.x() + _EDGE * cell)
    return SheetPlan(rect, cell, left, round(top), title, QRectF(), has_lines, is_wide=True)
