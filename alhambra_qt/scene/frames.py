"""Frames: lines of several colours, one inside the other, around a rectangle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

Frame: TypeAlias = list[tuple[QColor, list[QRectF]]]
"""The four sides of each line, and its colour. They are painted much faster than with a pen."""


def framed(rect: QRectF, lines: Iterable[tuple[str, float]]) -> Frame:
    """Lines of these colours and widths, from the outside, which is this rectangle."""
    frame: Frame = []
    for colour, width in lines:
        inner = rect.adjusted(width, width, -width, -width)
        sides = [
            QRectF(rect.left(), rect.top(), rect.width(), width),
            QRectF(rect.left(), inner.bottom(), rect.width(), width),
            QRectF(rect.left(), inner.top(), width, inner.height()),
            QRectF(inner.right(), inner.top(), width, inner.height()),
        ]
        frame.append((QColor(colour), sides))
        rect = inner
    return frame


def draw_frame(painter: QPainter, frame: Frame) -> None:
    """Paint all of them."""
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, sides in frame:
        painter.setBrush(colour)
        painter.drawRects(sides)
