"""Whose palace the large one is."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush, Panel

_TEXT = 15


class PalaceOf(NamedTuple):
    """What is said of the large palace."""

    colour: int
    text: str


class PalaceTitle(Panel):
    """A ribbon on the terrace, as long as its text."""

    keeps_picture = False

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The symbol of the seat, and whose palace it is."""
        title = cast(PalaceOf, content)
        side, gap = int(rect.height() * 0.72), brush.px(8)
        font = brush.font(_TEXT, bold=True)
        words = QFontMetricsF(font).horizontalAdvance(title.text) + 1
        width = min(rect.width(), words + side + 3 * gap)
        ribbon = QRectF(rect.x(), rect.y(), width, rect.height())
        if not brush.is_seen(ribbon):
            return
        ground = QColor(palette.TABLE_DARK)
        ground.setAlphaF(0.82)
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(ground)
        brush.painter.drawRoundedRect(ribbon, rect.height() / 2, rect.height() / 2)
        symbol = pictures.seat_symbol(title.colour, side, brush.ratio)
        brush.pixmap(ribbon.x() + gap, ribbon.center().y() - side / 2, symbol)
        box = ribbon.adjusted(side + 1.6 * gap, 0, -gap, 0)
        brush.text(box, title.text, _TEXT, colour=palette.ON_TABLE, bold=True)
