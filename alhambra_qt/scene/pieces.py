"""Pieces that people touch: tiles and cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)


class PictureItem(QGraphicsItem):
    """A picture on whole pixels, with a frame where something is to be said about it."""

    def __init__(self) -> None:
        """Nothing to see yet."""
        super().__init__()
        self._pixmap = QPixmap()
        self._size = QRectF()
        self._frame: str | None = None
        self._width = 3

    def show_picture(
        self, pixmap: QPixmap, where: QPointF, frame: str | None = None, width: int = 3
    ) -> None:
        """Show this here, in a frame of this colour and width."""
        size = QRectF(QPointF(), pixmap.deviceIndependentSize())
        if size != self._size or width != self._width:
            self.prepareGeometryChange()
            self._width = width
        if pixmap.cacheKey() != self._pixmap.cacheKey() or frame != self._frame:
            self.update()
        self._size, self._pixmap, self._frame = size, pixmap, frame
        self.setPos(round(where.x()), round(where.y()))

    @property
    def picture(self) -> QPixmap:
        """What is shown."""
        return self._pixmap

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The picture and its frame."""
        return self._size.adjusted(-self._width, -self._width, self._width, self._width)

    def shape_rect(self) -> QRectF:
        """The picture without its frame, in the scene."""
        return self.mapRectToScene(self._size)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Copy the picture; draw the frame."""
        painter.drawPixmap(0, 0, self._pixmap)
        if self._frame is not None:
            painter.setPen(QPen(QColor(self._frame), self._width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = self._width / 2
            painter.drawRect(self._size.adjusted(-half, -half, half, half))


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
