"""What the places are worth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.presenters.table_model import Worth
from alhambra_qt.alhambra.presenters.whereabouts import points_table
from alhambra_qt.alhambra.table.drawing import CENTER
from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import texts


class PointsSheet(Overlay):
    """The points of each place in each scoring, and what else is scored."""

    def __init__(self, worths: Callable[[], tuple[Worth, ...]], parent: QWidget) -> None:
        """A line for each of these, too."""
        self._worths = worths
        super().__init__(parent)

    def title(self) -> str:
        """What it is."""
        return self.tr("Points table")

    def wanted_size(self) -> tuple[float, float]:
        """A line for each building, and all else."""
        return 900, 560 + 62 * len(self._worths())

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Buildings down, scorings across."""
        rows, worths = points_table(), self._worths()
        height = rect.height() / (len(rows) + len(worths) + 2)
        first = brush.text_px(190)
        width = (rect.width() - first) / 3
        for number in (1, 2, 3):
            x = rect.x() + first + (number - 1) * width
            head = QRectF(x, rect.y(), width - brush.px(8), height * 0.55)
            brush.text(head, texts.scoring(number), 17, bold=True, align=CENTER)
            for index, box in enumerate(
                _cells(QRectF(x, head.bottom(), width, height * 0.4), number)
            ):
                brush.text(box, texts.place(index), 15, colour=palette.TEXT_QUIET, align=CENTER)
        for index, (building, places) in enumerate(rows, 1):
            line = QRectF(rect.x(), rect.y() + index * height, rect.width(), height)
            self._draw_ground(brush, line, index)
            name = texts.building(building).capitalize()
            self._draw_name(brush, line, first, f"building-{building}", name)
            for number, points in enumerate(places):
                cell = QRectF(line.x() + first + number * width, line.y(), width, height)
                self._draw_places(brush, cell, points)
        for index, worth in enumerate(worths, len(rows) + 1):
            line = QRectF(rect.x(), rect.y() + index * height, rect.width(), height)
            self._draw_ground(brush, line, index)
            self._draw_name(brush, line, first, worth.picture, worth.title)
            brush.painter.setPen(QColor(palette.TEXT))
            told = line.adjusted(first + brush.px(8), 0, -brush.px(8), 0)
            font, smallest = brush.font(18), brush.px(13)
            lettering.draw_block(brush.painter, told, worth.told, font, smallest=smallest)
        note = QRectF(rect.x(), rect.bottom() - height, rect.width(), height)
        text = self.tr(
            "Plus a point for each tile side in your longest external wall, in every scoring round."
        )
        brush.text(note, text, 17, colour=palette.TEXT_QUIET)

    def _draw_ground(self, brush: Brush, line: QRectF, index: int) -> None:
        if index % 2:
            brush.painter.fillRect(line, QColor(palette.PANEL_RAISED))

    def _draw_name(self, brush: Brush, line: QRectF, width: float, picture: str, name: str) -> None:
        """What a line is about."""
        side = int(line.height() - brush.px(10))
        face = pictures.picture(picture, side, side, brush.ratio)
        brush.pixmap(line.x() + brush.px(6), line.y() + brush.px(5), face)
        place = line.adjusted(side + brush.px(16), 0, width - line.width(), 0)
        brush.text(place, name, 18)

    def _draw_places(self, brush: Brush, cell: QRectF, points: tuple[int, ...]) -> None:
        """First, second, third: from the left."""
        for index, (number, box) in enumerate(zip(points, _cells(cell, len(points)), strict=True)):
            brush.text(box, str(number), 24 - 3 * index, bold=index == 0, align=CENTER)

    def press(self, _point: QPointF) -> None:
        """Any click is enough."""
        self.close()


def _cells(whole: QRectF, number: int) -> list[QRectF]:
    """So many places beside each other, in the middle."""
    width = whole.width() / 3
    left = whole.center().x() - number * width / 2
    return [
        QRectF(left + index * width, whole.y(), width, whole.height()) for index in range(number)
    ]
