"""Who has how many of each building, and what the next scoring would give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Share
from alhambra_qt.alhambra.table.drawing import CENTER, RIGHT, symbol
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush, Panel
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


class MajorityTable(Panel):
    """The table of majorities, one column for each seat."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Counts large, points of the next scoring small beside them."""
        majority = cast(Majority, content)
        brush.board(rect)
        inner = rect.adjusted(brush.px(8), brush.px(6), -brush.px(8), -brush.px(6))
        rows = len(BUILDINGS) + 3 + majority.with_aids
        height = inner.height() / rows
        if majority.with_aids:
            heading = QRectF(inner.x(), inner.y(), inner.width(), height)
            brush.text(heading, majority.heading, 12, colour=palette.TEXT_QUIET, align=CENTER)
            inner.setTop(inner.top() + height)
        first = brush.px(34)
        width = (inner.width() - first) / len(majority.shares)
        icon = min(brush.px(22), round(height) - 2)
        for column, person in enumerate(majority.people):
            x = inner.x() + first + column * width
            picture = symbol(person, icon, brush.ratio)
            brush.pixmap(x + (width - icon) / 2, inner.y(), picture)
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
                cell = QRectF(inner.x() + first + column * width, y, width, height)
                self._cell(
                    brush,
                    cell,
                    number,
                    share.points[row - 1] if majority.with_aids else 0,
                    leads=number == most > 0,
                )
        if majority.with_aids:
            self._sums(brush, inner, majority, (first, width, height, icon))

    def _line(self, brush: Brush, inner: QRectF, y: float) -> None:
        brush.painter.setPen(QColor(palette.PANEL_SUNK))
        brush.painter.drawLine(QPointF(inner.left(), round(y)), QPointF(inner.right(), round(y)))

    def _cell(self, brush: Brush, cell: QRectF, number: int, points: int, *, leads: bool) -> None:
        half = cell.width() / 2
        colour = palette.TEXT if number else palette.TEXT_QUIET
        left = QRectF(cell.x(), cell.y(), half, cell.height())
        brush.text(left, str(number or "·"), 15, colour=colour, bold=leads, align=RIGHT)
        if points:
            right = QRectF(cell.x() + half + brush.px(3), cell.y(), half, cell.height())
            brush.text(right, f"+{points}", 11, colour=palette.GAIN)

    def _sums(
        self,
        brush: Brush,
        inner: QRectF,
        majority: Majority,
        measures: tuple[float, float, float, int],
    ) -> None:
        first, width, height, icon = measures
        for offset, picture in ((len(BUILDINGS) + 1, "wall"), (len(BUILDINGS) + 2, "crown")):
            y = inner.y() + offset * height
            self._line(brush, inner, y)
            brush.pixmap(
                inner.x() + brush.px(3), y + 1, pictures.picture(picture, icon, icon, brush.ratio)
            )
            for column, share in enumerate(majority.shares):
                number = share.wall if picture == "wall" else share.total
                if number is not None:
                    cell = QRectF(inner.x() + first + column * width, y, width, height)
                    brush.text(
                        cell,
                        f"+{number}" if picture == "crown" else str(number),
                        14,
                        bold=picture == "crown",
                        colour=palette.GAIN if picture == "crown" else palette.TEXT,
                        align=CENTER,
                    )
