"""Two sheets to look things up: what the places are worth, and which tiles were not seen yet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra import faces, telling
from alhambra_qt.alhambra.presenters.whereabouts import points_table, unseen_tiles
from alhambra_qt.alhambra.table.drawing import CENTER, RIGHT
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import texts
from core.alhambra.components import BUILDINGS, TILES
from core.alhambra.table import Table


class PointsSheet(Overlay):
    """The points of each place in each scoring."""

    def title(self) -> str:
        """What it is."""
        return self.tr("Points table")

    def wanted_size(self) -> tuple[float, float]:
        """A line for each building."""
        return 900, 560

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Buildings down, scorings across."""
        rows = points_table()
        height = rect.height() / (len(rows) + 2)
        first = brush.text_px(190)
        width = (rect.width() - first) / 3
        for number in (1, 2, 3):
            x = rect.x() + first + (number - 1) * width
            head = QRectF(x, rect.y(), width - brush.px(8), height)
            brush.text(head, texts.scoring(number), 17, bold=True, align=CENTER)
        for index, (building, places) in enumerate(rows, 1):
            line = QRectF(rect.x(), rect.y() + index * height, rect.width(), height)
            self._draw_ground(brush, line, index)
            side = int(height - brush.px(10))
            picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
            brush.pixmap(line.x() + brush.px(6), line.y() + brush.px(5), picture)
            name = QRectF(line.x() + side + brush.px(16), line.y(), 0, height)
            name.setRight(line.x() + first)
            brush.text(name, telling.category(building), 18)
            for number, points in enumerate(places):
                cell = QRectF(line.x() + first + number * width, line.y(), width, height)
                self._draw_places(brush, cell, points)
        note = QRectF(rect.x(), rect.y() + (len(rows) + 1) * height, rect.width(), height)
        text = self.tr(
            "Plus a point for each side of your own longest wall, in every scoring round."
        )
        brush.text(note, text, 17, colour=palette.TEXT_QUIET)

    def _draw_ground(self, brush: Brush, line: QRectF, index: int) -> None:
        if index % 2:
            brush.painter.fillRect(line, QColor(palette.PANEL_RAISED))

    def _draw_places(self, brush: Brush, cell: QRectF, points: tuple[int, ...]) -> None:
        """First, second, third: from the left."""
        width = cell.width() / 3
        for index, number in enumerate(points):
            box = QRectF(cell.x() + index * width, cell.y(), width, cell.height())
            if len(points) == 1:
                box.moveLeft(cell.x() + width)
            elif len(points) == 2:
                box.translate(width / 2, 0)
            brush.text(box, str(number), 24 - 3 * index, bold=index == 0, align=CENTER)

    def press(self, _point: QPointF) -> None:
        """Any click is enough."""
        self.close()


class UnseenSheet(Overlay):
    """All tiles of the game; those that lie open somewhere are faded."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        """As far as everybody at this table can know."""
        super().__init__(parent)
        self.table = table

    def title(self) -> str:
        """What it is, and how many."""
        number = len(unseen_tiles(self.table))
        return self.tr("Unseen tiles: {number}").format(number=number)

    def wanted_size(self) -> tuple[float, float]:
        """Eleven tiles in a row, and six rows."""
        return 1200, 720

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """A row for each building, by price."""
        unseen = {tile.id for tile in unseen_tiles(self.table)}
        height = rect.height() / len(BUILDINGS)
        first = brush.text_px(170)
        most = max(
            sum(tile.building == building for tile in TILES.values()) for building in BUILDINGS
        )
        gap = brush.px(8)
        side = int(min(height - gap, (rect.width() - first) / most - gap))
        for index, building in enumerate(BUILDINGS):
            line = QRectF(rect.x(), rect.y() + index * height, rect.width(), height)
            tiles = [tile for tile in TILES.values() if tile.building == building]
            left = sum(tile.id in unseen for tile in tiles)
            number = QRectF(line.x(), line.y(), brush.text_px(40), side)
            brush.text(number, str(left), 24, bold=True, align=RIGHT)
            name = QRectF(number.right() + brush.px(12), line.y(), 0, side)
            name.setRight(line.x() + first)
            brush.text(name, telling.category(building), 17)
            for column, tile in enumerate(tiles):
                picture = faces.tile(tile.id, tile.walls, side, brush.ratio)
                brush.painter.setOpacity(1.0 if tile.id in unseen else 0.16)
                brush.pixmap(line.x() + first + column * (side + gap), line.y(), picture)
            brush.painter.setOpacity(1.0)

    def press(self, _point: QPointF) -> None:
        """Any click is enough."""
        self.close()
