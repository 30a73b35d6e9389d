"""People on a sheet: their faces, and their places."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush

_CENTER = Qt.AlignmentFlag.AlignHCenter


def draw_face(brush: Brush, corner: QPointF, side: int, portrait: str, colour: int | None) -> float:
    """A portrait with the symbol of its seat in the lower right corner; how wide both are."""
    brush.pixmap(corner.x(), corner.y(), pictures.picture(portrait, side, side, brush.ratio))
    if colour is None:
        return side
    sign = round(side * 0.5)
    x, y = corner.x() + side - sign * 0.7, corner.y() + side - sign
    brush.pixmap(x, y, pictures.seat_symbol(colour, sign, brush.ratio))
    return side + sign * 0.3


def draw_medal(brush: Brush, circle: QRectF, place: int) -> None:
    """The number of a place; gold, silver and bronze for the first three."""
    fills = (palette.GOLD, palette.STEEL_LIGHT, palette.WOOD_LIGHT)
    fill = fills[place - 1] if place <= len(fills) else palette.PANEL_SUNK
    brush.painter.setPen(QPen(QColor(palette.INK), brush.px(1)))
    brush.painter.setBrush(QColor(fill))
    brush.painter.drawEllipse(circle)
    brush.text(circle, str(place), 18, bold=True, colour=palette.INK, align=_CENTER)
