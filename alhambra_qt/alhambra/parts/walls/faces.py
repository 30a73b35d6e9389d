"""The faces of wall cards, and their walls as they will be on a tile."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import pixmap
from core.alhambra.modules.walls import WALL_CARDS

PICTURE = "wall-card"
_VEIL = 70
"""How much of what lies below is covered within walls that hang on the pointer, up to 255."""


def card(name: str, size: float, ratio: float = 1, *, with_picture: bool = False) -> QPixmap:
    """The face of a wall card: the plan of a tile, with walls on the sides that the card names.

    A close look has room for a picture of what is done with it.
    """
    inside = PICTURE if with_picture else ""
    return faces.plan_of_walls(WALL_CARDS[name], size, ratio, inside=inside)


def as_carried(name: str, size: float, ratio: float = 1) -> QPixmap:
    """The walls of a card as they will be on a tile of this size, which can be seen below them."""

    def draw(painter: QPainter, pixels: QSize) -> None:
        side = pixels.width()
        veil = QColor(palette.STONE_LIGHT)
        veil.setAlpha(_VEIL)
        painter.fillRect(QRectF(0, 0, side, side), veil)
        painter.drawPixmap(0, 0, faces.wooden_walls(WALL_CARDS[name], side))

    return pixmap(("walls carried", name), (size, size), ratio, draw)
