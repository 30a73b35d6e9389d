"""The window of the large palace: what lies in it can be pushed about and zoomed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.city import Grid, fitted, steady, widened
from alhambra_qt.alhambra.table.panels.terrace import quarters
from alhambra_qt.look import palette
from alhambra_qt.scene.patch import Patch


class PalaceWindow:
    """Cuts off whatever doesn't fit; the palace fits until somebody pushes or zooms it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """An empty window."""
        self.item = Patch()
        """Tiles and glows of the palace are its children.

        It has no line around it: with one, its shape would be no rectangle to Qt, which then cuts
        off what it paints row by row.
        """
        self.item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._edges = Patch(), Patch()
        for item in (self.item, *self._edges):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(item)
        for edge in self._edges:
            edge.setBrush(QColor(palette.TABLE_LINE))
        self._terrace = _Terrace(self.item)
        self.grid = Grid(QRectF(), 1, QPointF())
        self._is_wide = False
        """While a tile is held, everywhere that it can go stays in sight."""
        self.seat: int | None = None
        """Whose palace is shown."""
        self._is_held = False

    def fit(self) -> None:
        """Show the whole palace the next time, as large as it goes."""
        self._is_held = self._is_wide = False
        self.grid = Grid(QRectF(), 1, QPointF())

    def hold(self, grid: Grid, seat: int | None) -> None:
        """Keep this grid as long as the palace of this seat is shown."""
        self.grid, self.seat = grid, seat
        self._is_held = True

    def move(self, by: QPointF) -> None:
        """Push the palace about."""
        self.hold(self.grid.moved(by), self.seat)

    def zoom(self, factor: float, around: QPointF) -> None:
        """Look closer, or from farther away."""
        self.hold(self.grid.zoomed(factor, around), self.seat)

    def show(
        self,
        model: TableModel,
        area: QRectF,
        free: QRectF,
        unit: float,
        ratio: float,
        covered: Sequence[QRectF] = (),
    ) -> None:
        """Show the large palace of this table here, and nothing of it outside what is free.

        Nor below what covers a part of it, such as its title.
        """
        if self.seat != model.shown:
            self.fit()
        self.seat = model.shown
        places = model.large_places()
        if not self._is_held and not self._is_wide:
            self.grid = steady(self.grid, area, unit, places, covered)
            if free != area:
                # with all places beside it, so that it stays as it is when something is picked up
                self.grid = widened(self.grid, free, unit, places, ring=1)
        self.item.setRect(area)
        beside, under = self._edges
        beside.setRect(area.right(), area.top(), 1, area.height() + 1)
        under.setRect(area.left(), area.bottom(), area.width(), 1)
        below = _below_the_palace(area, free, unit, places)
        self._terrace.lie(below, unit, ratio, is_evening=not model.bag)

    def widen(self, free: QRectF, unit: float, places: Iterable[tuple[int, int]]) -> bool:
        """Let all these places be seen, where a tile could go; whether anything had to change."""
        if self._is_held:
            return False
        self._is_wide = True
        grid = widened(self.grid, free, unit, places)
        changes, self.grid = grid != self.grid, grid
        return changes

    def narrow(self) -> None:
        """No tile is held any more: the palace may be as large as it goes, if it has to change."""
        self._is_wide = False

    def settle(self) -> None:
        """Let nothing of a change of size be left to the next gesture.

        Qt paints all of the table then, and forgets that it did: with the next change, however
        small, it would paint the whole palace again.
        """
        self.item.update(QRectF(self.item.rect().topLeft(), QSizeF(1, 1)))


def _below_the_palace(
    area: QRectF, free: QRectF, unit: float, places: Sequence[tuple[int, int]]
) -> QRectF:
    """Where the terrace lies: if the palace makes way, so does its middle, and its edge is cut."""
    usual = fitted(area, unit, places)
    if widened(usual, free, unit, places, ring=1) == usual:
        return area
    way = free.center() - area.center()
    x, y = abs(way.x()), abs(way.y())
    return area.translated(way).adjusted(-x, -y, x, y)


class _Terrace:
    """The terrace below the palace, with lanterns in the evening.

    Most of what is painted while something is dragged lies on it: Qt does that without Python.
    """

    def __init__(self, parent: QGraphicsItem) -> None:
        self.rect = QRectF()
        self._quarters = [QGraphicsPixmapItem(parent) for _ in range(4)]
        for quarter in self._quarters:
            quarter.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            quarter.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def lie(self, area: QRectF, unit: float, ratio: float, *, is_evening: bool) -> None:
        """Here."""
        self.rect = area
        picture, mirrored = quarters(area.width(), area.height(), unit, ratio, is_evening)
        for quarter, turned in zip(self._quarters, mirrored, strict=True):
            if quarter.pixmap().cacheKey() != picture.cacheKey():
                quarter.setPixmap(picture)
            quarter.setPos(area.topLeft())
            quarter.setTransform(turned)
