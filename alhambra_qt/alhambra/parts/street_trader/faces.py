"""How citizens and traders look."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from alhambra_qt.alhambra.parts.street_trader.model import CITIZEN, TRADER
from alhambra_qt.alhambra.table.drawing import at_the_feet
from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import draw_picture, pixmap

_SIGN = 0.42
"""How much of a citizen the sign of the building takes."""


def citizen(colour: str, size: float, ratio: float = 1) -> QPixmap:
    """A citizen in the colour of a building, which is beside the feet: not by colour alone."""

    def draw(painter: QPainter, pixels: QSize) -> None:
        side = pixels.width()
        draw_picture(painter, CITIZEN, QRectF(0, 0, side, side), palette.BUILDING[colour])
        sign = round(side * _SIGN)
        place = QRectF(side - sign, side - sign, sign, sign)
        draw_picture(painter, f"building-{colour}", place)
        painter.setPen(QPen(QColor(palette.INK), max(1.0, side * 0.02)))
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))

    return pixmap((CITIZEN, colour), (size, size), ratio, draw)


def trader(citizens: Sequence[str], size: float, ratio: float = 1) -> QPixmap:
    """A trader tile, and the citizens who stand on it."""

    def draw(painter: QPainter, pixels: QSize) -> None:
        side = pixels.width()
        draw_picture(painter, TRADER, QRectF(0, 0, side, side))
        places = at_the_feet(QRectF(0, 0, side, side), len(citizens))
        for colour, place in zip(citizens, places, strict=True):
            draw_picture(painter, CITIZEN, place, palette.BUILDING[colour])

    return pixmap((TRADER, tuple(citizens)), (size, size), ratio, draw)
