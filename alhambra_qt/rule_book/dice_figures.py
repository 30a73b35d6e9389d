"""What examples of Roll & Write are drawn with: dice, and the building grid of a sheet."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import palette, pictures
from alhambra_qt.roll_and_write.table import faces
from alhambra_qt.rule_book.figures import GAP
from alhambra_qt.scene.panel import Brush
from core.roll_and_write.sheet import OUR_SHEET

DIE = 36
CELL = 38


def draw_die(brush: Brush, box: QRectF, pips: int, colour: str) -> None:
    """A die that shows so many pips."""
    brush.pixmap(box.x(), box.y(), faces.die(colour, pips, round(box.width()), brush.ratio))


@dataclass(frozen=True)
class Dice:
    """Dice side by side: the yellow ones first."""

    yellow: tuple[int, ...]
    blue: tuple[int, ...] = ()

    @property
    def size(self) -> tuple[float, float]:
        """As wide as all of them."""
        number = len(self.yellow) + len(self.blue)
        return number * (DIE + GAP) - GAP, DIE

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """From the left."""
        dice = [(pips, "yellow") for pips in self.yellow]
        dice += [(pips, "blue") for pips in self.blue]
        for index, (pips, colour) in enumerate(dice):
            x = rect.x() + index * brush.px(DIE + GAP)
            draw_die(brush, QRectF(x, rect.y(), brush.px(DIE), brush.px(DIE)), pips, colour)


@dataclass(frozen=True)
class Sheet:
    """A building grid with dice on its dice spaces and buildings crossed off."""

    yellow: tuple[int, ...] = ()
    blue: tuple[int, ...] = ()
    crossed: tuple[tuple[int, int], ...] = ()
    """Row and column, as the dice count."""

    @property
    def _edge(self) -> int:
        """The room for dice at the left and above."""
        return DIE + GAP if self.yellow or self.blue else 0

    @property
    def size(self) -> tuple[float, float]:
        """The grid, and the dice."""
        side = len(OUR_SHEET.grid) * CELL + self._edge
        return side, side

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Rows down, columns across."""
        edge = round(self._edge * brush.unit)
        left, top = rect.x() + edge, rect.y() + edge
        cell, die = brush.px(CELL), brush.px(DIE)
        for row, buildings in enumerate(OUR_SHEET.grid, 1):
            for column, building in enumerate(buildings, 1):
                box = QRectF(left + (column - 1) * cell, top + (row - 1) * cell, cell, cell)
                self._draw_building(brush, box, building, is_crossed=(row, column) in self.crossed)
                if row in self.yellow and column in self.blue:
                    self._draw_ring(brush, box)
        for pips in self.yellow:
            box = QRectF(rect.x(), top + (pips - 1) * cell + (cell - die) / 2, die, die)
            draw_die(brush, box, pips, "yellow")
        for pips in self.blue:
            box = QRectF(left + (pips - 1) * cell + (cell - die) / 2, rect.y(), die, die)
            draw_die(brush, box, pips, "blue")

    def _draw_building(self, brush: Brush, box: QRectF, building: str, *, is_crossed: bool) -> None:
        side = int(box.width()) - brush.px(3)
        picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
        brush.pixmap(box.x(), box.y(), picture)
        if is_crossed:
            inner = QRectF(box.x(), box.y(), side, side).adjusted(4, 4, -4, -4)
            faces.draw_cross(brush.painter, inner, box.x() + box.y(), brush.px(4))

    def _draw_ring(self, brush: Brush, box: QRectF) -> None:
        """A crossing."""
        brush.painter.setPen(QPen(QColor(palette.ILLEGAL), brush.px(4)))
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = brush.px(1)
        brush.painter.drawRoundedRect(
            box.adjusted(edge, edge, -edge - brush.px(3), -edge - brush.px(3)),
            brush.px(5),
            brush.px(5),
        )
