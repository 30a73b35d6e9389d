"""Pieces that people touch: tiles and cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsSceneMouseEvent, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette
from alhambra_qt.scene.frames import Frame, draw_frame, framed
from alhambra_qt.scene.patch import Patch

_LIGHT = 0.5
_DASHES = (3.0, 1.2)
"""A dash and a gap, in widths of the line."""


class PictureItem(QGraphicsPixmapItem):
    """A picture on whole pixels, with a frame where something is to be said about it.

    There are many, and most have no frame: Qt paints the picture without asking Python.
    """

    def __init__(self) -> None:
        """Nothing to see yet."""
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._picture = QPixmap()
        self._size = QRectF()
        self._looks: tuple[object, ...] = ()
        self._around: _Surrounding | None = None

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
        if pixmap.cacheKey() != self._picture.cacheKey():
            self.setPixmap(pixmap)
        self._picture = pixmap  # what somebody shows is remembered
        size = pixmap.deviceIndependentSize().toTuple()
        looks = (size, frame, width, is_dashed)
        if looks != self._looks:
            self._looks, self._size = looks, QRectF(0, 0, *size)
            if frame is not None:
                self._surround(_surrounded(size, frame, width, is_dashed))
            elif self._around is not None:
                self._around.hide()
        self.setPos(round(where.x()), round(where.y()))

    def _surround(self, lines: _Lines) -> None:
        if self._around is None:
            self._around = _Surrounding(self)
        self._around.show_lines(lines)
        self._around.show()

    @property
    def picture(self) -> QPixmap:
        """What is shown."""
        return self._picture

    def shape_rect(self) -> QRectF:
        """The picture without its frame, in the scene."""
        return self.mapRectToScene(self._size)


class _Lines(NamedTuple):
    """The frame around a picture."""

    rect: QRectF
    frame: Frame
    dashes: tuple[QPen, QRectF] | None


@lru_cache(32)
def _surrounded(size: tuple[float, float], colour: str, width: int, is_dashed: bool) -> _Lines:
    """A line with dark edges, and light ones between if it is dark: it shows on any ground."""
    edge = max(1, width // 3)
    edges: list[tuple[str, float]] = [(palette.SHADOW, edge)]
    if QColor(colour).lightnessF() < _LIGHT:
        edges.append((palette.PANEL_RAISED, edge))
    around = width + 2 * edge * len(edges)
    below = edges[-1][0] if is_dashed else colour
    inside = QRectF(0, 0, *size)
    rect = inside.adjusted(-around, -around, around, around)
    frame = framed(rect, [*edges, (below, width), *reversed(edges)])
    if not is_dashed:
        return _Lines(rect, frame, None)
    pen, half = QPen(QColor(colour), width), around / 2
    pen.setDashPattern(_DASHES)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return _Lines(rect, frame, (pen, inside.adjusted(-half, -half, half, half)))


class _Surrounding(Patch):
    """The frame of a picture, painted above it."""

    def __init__(self, parent: PictureItem) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._lines: _Lines | None = None

    def show_lines(self, lines: _Lines) -> None:
        """Look like this."""
        if lines is not self._lines:
            self._lines = lines
            self.setRect(lines.rect)
            self.update()

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """All lines of it."""
        if self._lines is None:
            return
        draw_frame(painter, self._lines.frame)
        if self._lines.dashes is not None:
            pen, around = self._lines.dashes
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
