"""Boxes with a tick and circles with a dot; their lines follow the text, Qt's own stay thin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QStyle, QStyleOptionButton

from alhambra_qt.look import ink, palette

_TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.3))
_DOT = 0.25


def draw_box(painter: QPainter, rect: QRectF, *, is_checked: bool) -> None:
    """A box, and the tick in it."""
    line = rect.height() / 9
    outline = QPainterPath()
    inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    outline.addRoundedRect(inner, line * 1.5, line * 1.5)
    ground = palette.LAPIS if is_checked else palette.PANEL_RAISED
    _draw_outline(painter, outline, line, ground, is_checked=is_checked)
    if is_checked:
        start, *rest = (
            QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in _TICK
        )
        tick = QPainterPath(start)
        for point in rest:
            tick.lineTo(point)
        ink.stroke(painter, tick, palette.WHITE, line * 1.4)


def draw_circle(painter: QPainter, rect: QRectF, *, is_checked: bool) -> None:
    """A circle, and the dot in it."""
    line = rect.height() / 9
    outline = QPainterPath()
    outline.addEllipse(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    _draw_outline(painter, outline, line, palette.PANEL_RAISED, is_checked=is_checked)
    if is_checked:
        dot = QPainterPath()
        dot.addEllipse(rect.center(), rect.width() * _DOT, rect.height() * _DOT)
        ink.fill(painter, dot, palette.LAPIS)


def _draw_outline(
    painter: QPainter, path: QPainterPath, line: float, ground: str, *, is_checked: bool
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink.fill(painter, path, ground)
    ink.stroke(painter, path, palette.LAPIS if is_checked else palette.TEXT_QUIET, line)


class Circle(QRadioButton):
    """One of several of which one is chosen; its words are elsewhere."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The circle in the middle, in a frame while keys go there."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        mark = self.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, self)
        with QPainter(self) as painter:
            draw_circle(painter, QRectF(mark), is_checked=self.isChecked())
            if self.hasFocus():
                painter.setPen(QColor(palette.BUTTON))
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
