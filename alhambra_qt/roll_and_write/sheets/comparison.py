"""A result of somebody who plays alone, beside their others: in words and as a small curve."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from alhambra_qt.look import palette
from alhambra_qt.roll_and_write.alone import Alone
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import terms
from alhambra_qt.words.languages import tr

MOST_SHOWN = 40
"""So many results the curve has room for."""


def compared(alone: Alone) -> list[str]:
    """What there is to say, a sentence for a line."""
    best = terms.points(max(alone.points))
    told = [
        tr("Your best with %n imaginary player(s): {points}", "", alone.imaginary).format(
            points=best
        )
    ]
    if alone.is_best and alone.at:
        told.append(tr("That’s a new best!"))
    if alone.day:
        expert = terms.points(alone.expert)
        told.append(tr("The expert scored {points} with the same dice.").format(points=expert))
        if alone.first_try != alone.points[alone.at]:
            first = terms.points(alone.first_try)
            told.append(tr("Your first try of the day counts: {points}").format(points=first))
    return told


def to_send(alone: Alone) -> str:
    """A line for a friend."""
    day = QLocale().toString(QDate.fromString(alone.day, Qt.DateFormat.ISODate))
    text = tr("Alhambra Roll & Write, {day}: {points}. The expert: {expert}")
    return text.format(
        day=day, points=terms.points(alone.first_try), expert=terms.points(alone.expert)
    )


def draw_comparison(brush: Brush, rect: QRectF, alone: Alone) -> None:
    """The sentences at the left, the curve at the right if there is more than one result."""
    told = compared(alone)
    has_curve = len(alone.points) > 1
    words = QRectF(rect)
    if has_curve:
        words.setWidth(rect.width() * 0.55)
        _draw_curve(brush, rect.adjusted(words.width() + brush.px(20), 0, 0, 0), alone)
    height = min(words.height() / len(told), brush.text_px(32))
    top = words.center().y() - height * len(told) / 2
    for number, line in enumerate(told):
        box = QRectF(words.x(), top + number * height, words.width(), height)
        brush.text(box, line, 19, bold=number == 0)


def _draw_curve(brush: Brush, rect: QRectF, alone: Alone) -> None:
    first = max(0, min(alone.at, len(alone.points) - MOST_SHOWN))
    shown = alone.points[first : first + MOST_SHOWN]
    brush.board(rect, palette.PANEL_RAISED, 6)
    inner = rect.adjusted(*(sign * brush.px(14) for sign in (1, 1, -1, -1)))
    low, high = min(shown), max(shown)
    spread = max(1, high - low)
    across = max(1, len(shown) - 1)
    spots = [
        QPointF(
            inner.x() + inner.width() * at / across,
            inner.bottom() - inner.height() * (points - low) / spread,
        )
        for at, points in enumerate(shown)
    ]
    path = QPainterPath(spots[0])
    for spot in spots[1:]:
        path.lineTo(spot)
    painter = brush.painter
    painter.setPen(QPen(QColor(palette.TEXT_QUIET), brush.px(2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    for at, spot in enumerate(spots, first):
        is_this = at == alone.at
        painter.setBrush(QColor(palette.TERRACOTTA if is_this else palette.TEXT_QUIET))
        radius = brush.px(6 if is_this else 3)
        painter.drawEllipse(spot, radius, radius)
