"""A board for somebody who plays alone: the points so far, beside all results before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import terms
from alhambra_qt.words.languages import tr

MOST_SHOWN = 40
"""So many results the curve has room for."""


class ResultsContent(NamedTuple):
    """What is painted."""

    past: tuple[int, ...]
    """The points of all games of this kind, the oldest first."""
    now: int
    """What this one would give if it ended now."""


def draw_results(brush: Brush, rect: QRectF, content: ResultsContent) -> None:
    """The points now in large figures; beside them the curve of all results."""
    brush.board(rect, palette.PANEL_RAISED, 10)
    edge = brush.px(14)
    inner = rect.adjusted(edge, edge * 0.7, -edge, -edge * 0.7)
    words = QRectF(inner)
    if len(content.past) > 1:
        words.setWidth(inner.width() * 0.5)
        curve = inner.adjusted(words.width() + brush.px(12), 0, 0, 0)
        draw_curve(brush, curve, content.past, None, content.now)
    lines = [
        (tr("If the game ended now"), 15, False, 0.28),
        (terms.points(content.now), 30, True, 0.44),
    ]
    if content.past:
        best = tr("Your best: {points}").format(points=terms.points(max(content.past)))
        lines.append((best, 15, False, 0.28))
    else:
        lines.append((tr("Your results will appear here."), 15, False, 0.28))
    top = words.y()
    for text, size, is_bold, share in lines:
        height = words.height() * share
        colour = palette.TEXT if is_bold else palette.TEXT_QUIET
        line = QRectF(words.x(), top, words.width(), height)
        brush.text(line, text, size, bold=is_bold, colour=colour)
        top += height


def draw_curve(
    brush: Brush, rect: QRectF, points: Sequence[int], at: int | None, level: int | None = None
) -> None:
    """Results over time; the one ``at`` stands out, and a line can show another level."""
    last = len(points) if at is None else at
    first = max(0, min(last, len(points) - MOST_SHOWN))
    shown = points[first : first + MOST_SHOWN]
    brush.board(rect, palette.PANEL_RAISED, 6)
    inner = rect.adjusted(*(sign * brush.px(14) for sign in (1, 1, -1, -1)))
    seen = [*shown, *([] if level is None else [level])]
    low, high = min(seen), max(seen)
    spread = max(1, high - low)
    across = max(1, len(shown) - 1)

    def y_of(number: int) -> float:
        return inner.bottom() - inner.height() * (number - low) / spread

    painter = brush.painter
    if level is not None:
        pen = QPen(QColor(palette.GOLD), brush.px(3))
        painter.setPen(pen)
        y = y_of(level)
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    spots = [
        QPointF(inner.x() + inner.width() * index / across, y_of(number))
        for index, number in enumerate(shown)
    ]
    path = QPainterPath(spots[0])
    for spot in spots[1:]:
        path.lineTo(spot)
    painter.setPen(QPen(QColor(palette.TEXT_QUIET), brush.px(2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, spot in enumerate(spots, first):
        is_this = index == at
        painter.setBrush(QColor(palette.TERRACOTTA if is_this else palette.TEXT_QUIET))
        radius = brush.px(6 if is_this else 3)
        painter.drawEllipse(spot, radius, radius)
