"""Whose palace the large one is."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from alhambra_qt.look import palette, pictures
from alhambra_qt.look.fonts import text_font
from alhambra_qt.scene.panel import Brush, Panel, Scale

_TEXT = 15


class PalaceOf(NamedTuple):
    """What is said of the large palace."""

    colour: int
    text: str


class PalaceTitle(Panel):
    """A ribbon on the terrace, as long as its text."""

    keeps_picture = False

    @staticmethod
    def ribbon(rect: QRectF, text: str, scale: Scale) -> QRectF:
        """What of its room it covers with this text."""
        font = text_font(scale.text_px(_TEXT), bold=True)
        words = QFontMetricsF(font).horizontalAdvance(text) + 1
        width = min(rect.width(), words + _symbol(rect.height()) + 3 * scale.px(8))
        return QRectF(rect.x(), rect.y(), width, rect.height())

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The symbol of the seat, and whose palace it is."""
        title = cast(PalaceOf, content)
        side, gap = _symbol(rect.height()), brush.px(8)
        ribbon = self.ribbon(rect, title.text, brush)
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


def _symbol(height: float) -> int:
    """How large the symbol of the seat is."""
    return int(height * 0.72)
