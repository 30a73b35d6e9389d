"""The last things that happened, in words."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.scene.panel import Brush, Panel


class Chronicle(Panel):
    """The last things that happened, in words."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The newest sentence last; as many as there is room for, but always that one."""
        lines = cast(tuple[tuple[int | None, str], ...], content)
        brush.board(rect)
        icon = brush.px(14)
        room = rect.adjusted(brush.px(26), brush.px(4), -brush.px(6), -brush.px(4))
        font = brush.font(13)
        spacing, gap = QFontMetricsF(font).lineSpacing(), brush.px(3)
        shown: list[tuple[int | None, str, float]] = []
        left = room.height()
        for colour, line in reversed(lines):
            height = len(lettering.wrapped(line, font, room.width())) * spacing + gap
            if shown and height > left:
                break
            shown.insert(0, (colour, line, min(height, left)))
            left -= height
        y = room.y()
        for colour, line, height in shown:
            if colour is not None:
                at = y + (spacing - icon) / 2
                symbol = pictures.seat_symbol(colour, icon, brush.ratio)
                brush.pixmap(rect.x() + brush.px(6), at, symbol)
            brush.painter.setPen(QColor(palette.TEXT))
            box = QRectF(room.x(), y, room.width(), height)
            smallest = brush.px(10)
            lettering.draw_paragraph(brush.painter, box, line, font, smallest=smallest)
            y += height
