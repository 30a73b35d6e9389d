"""Who has how many of each building, and what the next scoring would give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Share
from alhambra_qt.alhambra.table.drawing import CENTER, RIGHT, symbol
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush, Panel, Scale
from core.alhambra.components import BUILDINGS


@dataclass(frozen=True)
class Majority:
    """Who has how many of each building, and what the next scoring would give."""

    people: tuple[Person, ...]
    """One for each column."""
    shares: tuple[Share, ...]
    heading: str
    """Which scoring is foreseen; empty if none is."""

    @property
    def with_aids(self) -> bool:
        """Whether points are shown."""
        return bool(self.heading)


class Measures(NamedTuple):
    """How the table is divided: where its rows are, and how large a cell is."""

    inner: QRectF
    """Below the heading."""
    first: float
    """The width of the column with the pictures."""
    width: float
    height: float

    def cell(self, row: int, column: int) -> QRectF:
        """The cell of somebody, in the row of a building; those begin with 1."""
        x = self.inner.x() + self.first + column * self.width
        return QRectF(x, self.inner.y() + row * self.height, self.width, self.height)

    def row(self, row: int) -> QRectF:
        """A whole row."""
        y = self.inner.y() + row * self.height
        return QRectF(self.inner.x(), y, self.inner.width(), self.height)


def measures(rect: QRectF, scale: Scale, shares: Sequence[Share], *, with_aids: bool) -> Measures:
    """How a table with these columns is divided; aids are a heading and sums."""
    inner = rect.adjusted(scale.px(8), scale.px(6), -scale.px(8), -scale.px(6))
    others = len(shares[0].others)
    height = inner.height() / (len(BUILDINGS) + 3 + others + with_aids)
    first = scale.px(34)
    width = (inner.width() - first) / len(shares)
    return Measures(inner.adjusted(0, height * with_aids, 0, 0), first, width, height)


class MajorityTable(Panel):
    """The table of majorities, one column for each seat."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Counts large, points of the next scoring small beside them."""
        majority = cast(Majority, content)
        brush.board(rect)
        size = measures(rect, brush, majority.shares, with_aids=majority.with_aids)
        inner, height = size.inner, size.height
        if majority.with_aids:
            heading = size.row(-1)
            brush.text(heading, majority.heading, 12, colour=palette.TEXT_QUIET, align=CENTER)
        icon = min(brush.px(22), round(height) - 2)
        for column, person in enumerate(majority.people):
            picture = symbol(person, icon, brush.ratio)
            middle = size.cell(0, column).center().x()
            brush.pixmap(middle - icon / 2, inner.y(), picture)
        for row, building in enumerate(BUILDINGS, 1):
            y = inner.y() + row * height
            self._line(brush, inner, y)
            brush.pixmap(
                inner.x() + brush.px(3),
                y + 1,
                pictures.picture(f"building-{building}", icon, icon, brush.ratio),
            )
            most = max(share.counts[row - 1] for share in majority.shares)
            for column, share in enumerate(majority.shares):
                number = share.counts[row - 1]
                self._cell(
                    brush,
                    size.cell(row, column),
                    number,
                    share.points[row - 1] if majority.with_aids else 0,
                    leads=number == most > 0,
                )
        for index, row in enumerate(range(len(BUILDINGS) + 1, self._first_sum(majority))):
            self._other(brush, majority, size, icon, index, row)
        if majority.with_aids:
            self._sums(brush, majority, size, icon)

    def _first_sum(self, majority: Majority) -> int:
        """The row of the walls, after all else that is counted."""
        return len(BUILDINGS) + 1 + len(majority.shares[0].others)

    def _other(
        self, brush: Brush, majority: Majority, size: Measures, icon: int, index: int, row: int
    ) -> None:
        """What else is scored: like a building, but without anybody who leads."""
        line = size.row(row)
        self._line(brush, line, line.y())
        picture = majority.shares[0].others[index].picture
        face = pictures.picture(picture, icon, icon, brush.ratio)
        brush.pixmap(line.x() + brush.px(3), line.y() + 1, face)
        for column, share in enumerate(majority.shares):
            other = share.others[index]
            if other.points is not None:
                points = other.points if majority.with_aids else 0
                self._cell(brush, size.cell(row, column), other.counted, points, leads=False)

    def _line(self, brush: Brush, inner: QRectF, y: float) -> None:
        brush.painter.setPen(QColor(palette.PANEL_SUNK))
        brush.painter.drawLine(QPointF(inner.left(), round(y)), QPointF(inner.right(), round(y)))

    def _cell(
        self, brush: Brush, cell: QRectF, number: int | str, points: int, *, leads: bool
    ) -> None:
        half = cell.width() / 2
        colour = palette.TEXT if number else palette.TEXT_QUIET
        left = QRectF(cell.x(), cell.y(), half, cell.height())
        brush.text(left, str(number or "·"), 15, colour=colour, bold=leads, align=RIGHT)
        if points:
            right = QRectF(cell.x() + half + brush.px(3), cell.y(), half, cell.height())
            brush.text(right, f"+{points}", 11, colour=palette.GAIN)

    def _sums(self, brush: Brush, majority: Majority, size: Measures, icon: int) -> None:
        first = self._first_sum(majority)
        for offset, picture in ((first, "wall"), (first + 1, "crown")):
            line = size.row(offset)
            self._line(brush, line, line.y())
            brush.pixmap(
                line.x() + brush.px(3),
                line.y() + 1,
                pictures.picture(picture, icon, icon, brush.ratio),
            )
            for column, share in enumerate(majority.shares):
                number = share.wall if picture == "wall" else share.total
                if number is not None:
                    brush.text(
                        size.cell(offset, column),
                        f"+{number}" if picture == "crown" else str(number),
                        14,
                        bold=picture == "crown",
                        colour=palette.GAIN if picture == "crown" else palette.TEXT,
                        align=CENTER,
                    )
