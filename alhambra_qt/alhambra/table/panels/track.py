"""The scoring track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.table.drawing import CENTER, on_the_track, symbol, ticks
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush, Panel


@dataclass(frozen=True)
class Standing:
    """The pieces on the scoring track."""

    pieces: tuple[tuple[Person, int], ...]
    """Everybody with their points."""


_COUNTER = 20
"""Counters lie above the numbers, and never on them."""


class ScoringTrack(Panel):
    """The scoring board as a track that begins with 0 and grows with the leader."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """A ruler with tens, and a piece for each seat."""
        standing = cast(Standing, content)
        brush.board(rect, palette.TRACK)
        most = max((points for _, points in standing.pieces), default=0)
        end = max(60, (most // 20 + 1) * 20)
        inner = rect.adjusted(brush.px(20), 0, -brush.px(20), 0)
        below, wide = rect.y() + brush.px(_COUNTER + 1), brush.text_px(40)
        digits = rect.bottom() - below - brush.px(3)
        for x, _, number in ticks(inner, end, brush.font(11)):
            brush.painter.setPen(QColor(palette.TRACK_LINE))
            brush.painter.drawLine(QPointF(x, below), QPointF(x, below + brush.px(5)))
            label = QRectF(x - wide / 2, rect.bottom() - digits, wide, digits)
            brush.text(label, number, 11, colour=palette.TEXT_QUIET, align=CENTER)
        size = brush.px(_COUNTER)
        for person, middle in on_the_track(inner, end, standing.pieces, size):
            place = middle - size / 2, rect.y() + brush.px(1)
            brush.pixmap(*place, symbol(person, size, brush.ratio))
