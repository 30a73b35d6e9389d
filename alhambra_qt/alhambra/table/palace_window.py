"""The window of the large palace: what lies in it can be pushed about and zoomed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.city import Grid, fitted, steady, widened
from alhambra_qt.alhambra.table.panels.terrace import draw_terrace
from alhambra_qt.look import palette
from alhambra_qt.scene.patch import Patch


class PalaceWindow:
    """Cuts off whatever doesn't fit; the palace fits until somebody pushes or zooms it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """An empty window."""
        self.item = QGraphicsRectItem()
        """Tiles and glows of the palace are its children."""
        self.item.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.item.setPen(QPen(QColor(palette.TABLE_LINE)))
        self.item.setBrush(QColor(palette.TABLE_LIGHT))
        self.item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self.item)
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

    def show(self, model: TableModel, area: QRectF, free: QRectF, unit: float) -> None:
        """Show the large palace of this table here, and nothing of it outside what is free."""
        if self.seat != model.shown:
            self.fit()
        self.seat = model.shown
        places = model.large_places()
        if not self._is_held and not self._is_wide:
            self.grid = steady(self.grid, area, unit, places)
            if free != area:
                # with all places beside it, so that it stays as it is when something is picked up
                self.grid = widened(self.grid, free, unit, places, ring=1)
        self.item.setRect(area)
        self._terrace.lie(
            _below_the_palace(area, free, unit, places), unit, is_evening=not model.bag
        )

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


class _Terrace(Patch):
    """The terrace below the palace, with lanterns in the evening."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.ask_what_is_seen()
        self._shown = (1.0, False)

    def lie(self, area: QRectF, unit: float, *, is_evening: bool) -> None:
        """Here, and be painted when it is seen."""
        self.setPos(area.topLeft())
        self.setRect(0, 0, area.width(), area.height())
        if self._shown != (unit, is_evening):
            self._shown = (unit, is_evening)
            self.update()

    def paint(self, painter: QPainter, option: Option, _widget: QWidget | None = None) -> None:
        """Copy what is kept of it."""
        (unit, is_evening), seen = self._shown, option.exposedRect
        draw_terrace(painter, self.rect(), unit, is_evening=is_evening, seen=seen)
