"""Glows: rectangles that say something about places of the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.look import palette

_STRIPE = 220
"""How strong a stripe is, up to 255."""
_EDGE = 0.34
"""How wide each dark edge of a line is, in widths of the line."""


@dataclass(frozen=True)
class Look:
    """How a place glows."""

    rect: tuple[float, float, float, float]
    colour: str
    fill: int
    """How strong the colour is inside, up to 255."""
    line: int
    in_city: bool = False
    """Whether it ends where the window of the palace ends."""
    is_hatched: bool = False
    """Whether it is striped, with a white edge inside the dark one."""


class Glow(QGraphicsItem):
    """One rectangle; it is painted anew only where it looks different."""

    def __init__(self, above: float) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._lines: list[tuple[str, int]] = []
        """Colours and widths, from the outside."""
        self._fill = QColor()
        self.look: Look | None = None
        self.setZValue(above)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: Look) -> None:
        """Look like this."""
        if look == self.look:
            return
        self.prepareGeometryChange()
        self.look = look
        edge = max(1, round(look.line * _EDGE))
        dark, white = (palette.SHADOW, edge), (palette.WHITE, 2 * edge)
        line = (look.colour, look.line)
        self._lines = [dark, white, line, dark] if look.is_hatched else [dark, line, dark]
        self._fill = QColor(look.colour)
        self._fill.setAlpha(look.fill)
        self.update()

    def _hatch(self, painter: QPainter, look: Look) -> None:
        """Stripes from edge to edge."""
        painter.save()
        rect = QRectF(*look.rect)
        painter.setClipRect(rect)
        step = 5 * look.line
        side = max(rect.width(), rect.height())
        for colour, shift in ((QColor(palette.WHITE), 0), (QColor(look.colour), look.line)):
            colour.setAlpha(_STRIPE)
            painter.setPen(QPen(colour, look.line))
            for at in range(0, round(2 * side), step):
                start = rect.topLeft() + QPointF(at + shift, 0)
                painter.drawLine(start, start + QPointF(-side, side))
        painter.restore()

    def boundingRect(self) -> QRectF:  # noqa: N802
        """With its line."""
        return QRectF() if self.look is None else QRectF(*self.look.rect)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """The inside, and around it lines of several colours: so it shows on every ground."""
        if self.look is None:
            return
        rect = QRectF(*self.look.rect)
        painter.fillRect(rect, self._fill)
        if self.look.is_hatched:
            self._hatch(painter, self.look)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in self._lines:
            pen = QPen(QColor(colour), width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            half = width / 2
            painter.drawRect(rect.adjusted(half, half, -half, -half))
            rect.adjust(width, width, -width, -width)


class Glows:
    """Some glows of one kind, each by what it is about."""

    def __init__(self, scene: QGraphicsScene, city: QGraphicsItem, above: float) -> None:
        """On this scene; those of the palace inside its window, ``city``."""
        self._scene = scene
        self._city = city
        self._above = above
        self._glows: dict[Hashable, Glow] = {}

    @property
    def looks(self) -> dict[Hashable, Look]:
        """All that glows."""
        return {key: glow.look for key, glow in self._glows.items() if glow.look is not None}

    def show(self, wanted: Mapping[Hashable, Look]) -> None:
        """Let these glow and no others; what stays as it is is not touched."""
        for key in self._glows.keys() - wanted.keys():
            self._scene.removeItem(self._glows.pop(key))
        for key, look in wanted.items():
            glow = self._glows.get(key)
            if glow is None:
                glow = self._glows[key] = Glow(self._above)
                if look.in_city:
                    glow.setParentItem(self._city)
                else:
                    self._scene.addItem(glow)
            glow.show_look(look)
