"""What happened last: the newest deed, and before it as many as there is room for."""

from __future__ import annotations

from typing import TypeAlias, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.scene.panel import Brush, Panel

_TEXT = 14
_LEAST = 60
"""As high as this, it is a board."""


_Lines: TypeAlias = tuple[tuple[int | None, str], ...]


class Chronicle(Panel):
    """A board if a lane has room for one, else a line; the whole story is a click away."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Always the newest sentence, and others before it."""
        lines = cast(_Lines, content)
        if rect.height() >= brush.text_px(_LEAST):
            self._draw_board(brush, rect, lines)
        else:
            self._draw_line(brush, rect, lines)

    def _draw_board(self, brush: Brush, rect: QRectF, lines: _Lines) -> None:
        """The newest sentence first, as at the top of a page."""
        brush.board(rect)
        icon, edge = brush.text_px(14), brush.px(8)
        room = rect.adjusted(edge + icon + brush.px(5), edge, -edge, -brush.px(4))
        spacing, gap = QFontMetricsF(brush.font(13)).lineSpacing(), brush.px(4)
        y, is_newest = room.y(), True
        for colour, line in reversed(lines):
            font = brush.font(13, bold=is_newest)
            height = len(lettering.wrapped(line, font, room.width())) * spacing
            if y + height > room.bottom() and not is_newest:
                break
            if colour is not None:
                symbol = pictures.seat_symbol(colour, icon, brush.ratio)
                brush.pixmap(rect.x() + edge, y + (spacing - icon) / 2, symbol)
            brush.painter.setPen(QColor(palette.TEXT if is_newest else palette.TEXT_QUIET))
            box = QRectF(room.x(), y, room.width(), min(height, room.bottom() - y))
            lettering.draw_paragraph(brush.painter, box, line, font, smallest=brush.px(10))
            y += height + gap
            is_newest = False

    def _draw_line(self, brush: Brush, rect: QRectF, lines: _Lines) -> None:
        """The newest sentence at the right; older ones to its left while they fit."""
        icon, gap = brush.text_px(16), brush.px(6)
        end = rect.right() - gap
        is_newest = True
        for colour, line in reversed(lines):
            font = brush.font(_TEXT, bold=is_newest)
            words = QFontMetricsF(font).horizontalAdvance(line) + 1
            sign = icon + gap if colour is not None else 0
            start = end - words - sign
            if start < rect.x() + gap and not is_newest:
                break
            start = max(start, rect.x() + gap)
            if colour is not None:
                symbol = pictures.seat_symbol(colour, icon, brush.ratio)
                brush.pixmap(start, rect.center().y() - icon / 2, symbol)
            box = QRectF(start + sign, rect.y(), end - start - sign, rect.height())
            ink = palette.ON_TABLE if is_newest else palette.ON_TABLE_QUIET
            brush.text(box, line, _TEXT, colour=ink, bold=is_newest)
            end = start - 3 * gap
            is_newest = False
