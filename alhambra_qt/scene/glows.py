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
    """Whether it is striped and has a white edge, so that it shows on every colour."""


class Glow(QGraphicsItem):
    """One rectangle; it is painted anew only where it looks different."""

    def __init__(self, above: float) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._rect = QRectF()
        self._pen = QPen(Qt.PenStyle.NoPen)
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
        half = look.line / 2
        self._rect = QRectF(*look.rect).adjusted(half, half, -half, -half)
        self._pen = QPen(QColor(look.colour), look.line)
        self._pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self._fill = QColor(look.colour)
        self._fill.setAlpha(look.fill)
        self.update()

    def _hatch(self, painter: QPainter, look: Look) -> None:
        """Stripes from edge to edge, and white around all of it."""
        painter.save()
        painter.setClipRect(QRectF(*look.rect))
        white = QColor(palette.WHITE)
        painter.setPen(QPen(white, 3 * look.line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self._rect)
        step = 5 * look.line
        side = max(self._rect.width(), self._rect.height())
        for colour, shift in ((white, 0), (QColor(look.colour), look.line)):
            colour.setAlpha(_STRIPE)
            painter.setPen(QPen(colour, look.line))
            for at in range(0, round(2 * side), step):
                start = self._rect.topLeft() + QPointF(at + shift, 0)
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
        """The inside and the line around it."""
        if self.look is not None and self.look.is_hatched:
            self._hatch(painter, self.look)
        painter.setPen(self._pen)
        painter.setBrush(self._fill)
        painter.drawRect(self._rect)


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
