"""Pieces that people touch: tiles and cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette
from alhambra_qt.scene.frames import Frame, draw_frame, framed
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
        self._looks: tuple[object, ...] = ()
        self._frame: Frame = []
        self._dashes: tuple[QPen, QRectF] | None = None

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
        looks = (size, frame, width, is_dashed)
        if pixmap.cacheKey() != self._pixmap.cacheKey() or looks != self._looks:
            self.update()
        self._pixmap = pixmap
        if looks != self._looks:
            self._looks, self._size = looks, size
            self._frame, self._dashes = [], None
            self.setRect(size)
            if frame is not None:
                self._surround(frame, width, is_dashed=is_dashed)
        self.setPos(round(where.x()), round(where.y()))

    def _surround(self, colour: str, width: int, *, is_dashed: bool) -> None:
        """A line with dark edges, and light ones between if it is dark: it shows on any ground."""
        edge = max(1, width // 3)
        edges: list[tuple[str, float]] = [(palette.SHADOW, edge)]
        if QColor(colour).lightnessF() < _LIGHT:
            edges.append((palette.PANEL_RAISED, edge))
        around = width + 2 * edge * len(edges)
        below = edges[-1][0] if is_dashed else colour
        self.setRect(self._size.adjusted(-around, -around, around, around))
        self._frame = framed(self.rect(), [*edges, (below, width), *reversed(edges)])
        if is_dashed:
            pen, half = QPen(QColor(colour), width), around / 2
            pen.setDashPattern(_DASHES)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            self._dashes = (pen, self._size.adjusted(-half, -half, half, half))

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
        if self._frame:
            draw_frame(painter, self._frame)
        if self._dashes is not None:
            pen, around = self._dashes
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(around)


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
