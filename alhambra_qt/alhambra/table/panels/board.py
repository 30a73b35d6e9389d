"""A plain board with a title."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from alhambra_qt.alhambra.table.drawing import LEFT
from alhambra_qt.look import lettering, palette
from alhambra_qt.scene.panel import Brush, Panel


class TitledBoard(Panel):
    """A plain board with a title: the reserve, the hand."""

    keeps_picture = False

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The title in its upper left corner."""
        title, colour, height = cast(tuple[str, str, int], content)
        brush.board(rect, colour)
        head = QRectF(rect.x(), rect.y() + brush.px(2), rect.width(), height)
        head.adjust(brush.px(10), 0, -brush.px(6), 0)
        if not brush.is_seen(head):
            return
        brush.painter.setPen(QColor(palette.TEXT_QUIET))
        lettering.draw_block(
            brush.painter, head, title, brush.font(13), smallest=brush.px(10), align=LEFT
        )
