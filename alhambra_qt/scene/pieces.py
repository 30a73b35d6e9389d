"""Pieces that people touch: tiles and cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette
from alhambra_qt.scene.patch import Patch

_LIGHT = 0.5
_DASHES = (3.0, 1.2)
"""A dash and a gap, in widths of the line."""


class PictureItem(Patch):
    """A picture on whole pixels, with a frame where something is to be said about it."""

    def __init__(self) -> None:
        """Nothing to see yet."""
        super().__init__()
        self._pixmap = QPixmap()
        self._size = QRectF()
        self._frame: str | None = None
        self._is_dashed = False
        self._width = 3

    def show_picture(
        self,
        pixmap: QPixmap,
        where: QPointF,
        frame: str | None = None,
        width: int = 3,
        *,
        is_dashed: bool = False,
    ) -> None:
        """Show this here, in a frame of this colour and width."""
        size = QRectF(QPointF(), pixmap.deviceIndependentSize())
        framed = (frame, is_dashed)
        if pixmap.cacheKey() != self._pixmap.cacheKey() or framed != (self._frame, self._is_dashed):
            self.update()
        self._size, self._pixmap, self._width = size, pixmap, width
        self._frame, self._is_dashed = framed
        around = self._width + 2 * self._edge()
        self.setRect(size.adjusted(-around, -around, around, around))
        self.setPos(round(where.x()), round(where.y()))

    @property
    def picture(self) -> QPixmap:
        """What is shown."""
        return self._pixmap

    def shape_rect(self) -> QRectF:
        """The picture without its frame, in the scene."""
        return self.mapRectToScene(self._size)

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """Copy the picture; draw the frame."""
        painter.drawPixmap(0, 0, self._pixmap)
        if self._frame is not None:
            self._draw_frame(painter, self._frame)

    def _draw_frame(self, painter: QPainter, colour: str) -> None:
        """A line with dark edges, and light ones between if it is dark: it shows on any ground."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = self._edge()
        half = self._width / 2 + edge
        around = self._size.adjusted(-half, -half, half, half)
        line = QPen(QColor(colour), self._width)
        pens = [QPen(QColor(palette.SHADOW), self._width + 2 * edge), line]
        if self._is_dark():
            pens.insert(1, QPen(QColor(palette.PANEL_RAISED), self._width + edge))
        if self._is_dashed:
            line.setDashPattern(_DASHES)
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
        for pen in pens:
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(around)

    def _is_dark(self) -> bool:
        return self._frame is not None and QColor(self._frame).lightnessF() < _LIGHT

    def _edge(self) -> int:
        """How wide everything is on each side of the line."""
        return max(1, self._width // 3) * (2 if self._is_dark() else 1)


class Handler:
    """What a piece tells when somebody touches it."""

    def press(self, item: PieceItem, position: QPointF) -> None:
        """The button went down on it."""

    def move(self, item: PieceItem, position: QPointF) -> None:
        """It is held, and the pointer moved."""

    def release(self, item: PieceItem, position: QPointF) -> None:
        """The button went up."""

    def double_click(self, item: PieceItem) -> None:
        """It was clicked twice."""


class PieceItem(PictureItem):
    """A tile or a card that can be touched."""

    def __init__(self, handler: Handler, piece: Any) -> None:
        """What it is, for its handler."""
        super().__init__()
        self.piece = piece
        self._handler = handler
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Take the mouse."""
        self._handler.press(self, event.scenePos())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Follow it."""
        self._handler.move(self, event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Let go."""
        self._handler.release(self, event.scenePos())

    def mouseDoubleClickEvent(self, _event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Two clicks."""
        self._handler.double_click(self)
