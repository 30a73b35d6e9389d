"""The frame around what has the focus: gold between two dark lines, seen on every ground."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette

_GOLD = 4
_DARK = 8
_BESIDE = 3
"""How much of it lies beside what it surrounds: words may be close to that."""


class FocusFrame(QGraphicsItem):
    """A frame around a rectangle of the scene."""

    def __init__(self) -> None:
        """Around nothing yet."""
        super().__init__()
        self._rect = QRectF()
        self._unit = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def surround(self, rect: QRectF | None, unit: float) -> None:
        """Surround this; None hides the frame."""
        if rect is None:
            self.hide()
            return
        outside = (_BESIDE - _DARK / 2) * unit
        around = rect.adjusted(-outside, -outside, outside, outside)
        if around != self._rect or unit != self._unit:
            self.prepareGeometryChange()
            self._rect, self._unit = around, unit
            self.update()
        self.show()

    @property
    def rect(self) -> QRectF | None:
        """Its line; None if it is not to be seen."""
        return self._rect if self.isVisible() else None

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The outer line."""
        wide = _DARK * self._unit
        return self._rect.adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """Dark, then gold on top."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        round_ = _DARK / 2 * self._unit
        for colour, width in ((palette.TABLE_DARK, _DARK), (palette.FOCUS, _GOLD)):
            painter.setPen(QPen(QColor(colour), width * self._unit))
            painter.drawRoundedRect(self._rect, round_, round_)
