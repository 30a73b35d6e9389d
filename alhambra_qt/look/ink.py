"""Painting what the first frame shows.

Painters take Qt's own names instead of a pen or a brush, so at the first ``setPen`` or ``setBrush``
PySide6 makes the whole namespace: 1,195 names, a tenth of the time to the first frame. These ways
around them need none.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPalette, QPen

QUIET = 0.76
QUIET_ON_BUTTON = 0.94
"""How opaque words are that matter less, in the colour of those that matter more."""


@cache
def _brush(colour: str) -> QBrush:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor(colour))
    return palette.brush(QPalette.ColorRole.Window)


def fill(painter: QPainter, path: QPainterPath, colour: str) -> None:
    """Fill what a path encloses."""
    painter.fillPath(path, _brush(colour))


def stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    """Draw along a path."""
    pen = QPen()
    pen.setColor(QColor(colour))
    pen.setWidthF(width)
    painter.strokePath(path, pen)


def write_in(painter: QPainter, colour: str) -> None:
    """Let text have this colour; often a widget's painter has it from the style sheet."""
    if painter.pen().color() != QColor(colour):
        painter.setPen(QColor(colour))
