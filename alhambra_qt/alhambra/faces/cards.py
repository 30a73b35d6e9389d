"""The faces and the back of cards, and the signs of the currencies."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.pictures.drawing import (
    draw_picture,
    draw_text,
    picture,
    pixmap,
    renderer,
    square,
    text_shape,
)
from core.alhambra.components import CURRENCIES, MONEY, Money


def currency(name: str, size: float, ratio: float = 1, *, tint: str | None = None) -> QPixmap:
    """The coin of a currency, in its own colour or in this one."""
    return picture(f"currency-{name}", size, size, ratio, tint=tint)


def money(piece: Money, width: float, height: float, ratio: float = 1) -> QPixmap:
    """A money card; what is no card is a coin, which is as high as it is wide."""
    if piece in MONEY:
        return money_card(piece, width, height, ratio)
    return coin(CURRENCIES[piece.place], min(width, height), ratio)


def coin(kind: str, side: float, ratio: float = 1) -> QPixmap:
    """A coin that somebody can pay with: round, with the sign of its currency."""

    def draw(painter: QPainter, size: QSize) -> None:
        whole = QRectF(0, 0, size.width(), size.height())
        draw_picture(painter, "coin", whole, palette.CURRENCY_PALE[kind])
        draw_picture(painter, f"currency-{kind}", square(whole.center(), size.width() * 0.56))

    return pixmap(("coin", kind), (side, side), ratio, draw)


def money_card(name: str, width: float, height: float, ratio: float = 1) -> QPixmap:
    """The face of a money card such as ``denar-7``."""
    kind, _, value = name.partition("-")

    def draw(painter: QPainter, size: QSize) -> None:
        _draw_money_card(painter, size, kind, value)

    return pixmap(("money", name), (width, height), ratio, draw)


def card_back(width: float, height: float, ratio: float = 1) -> QPixmap:
    """The back of every card in the draw pile."""

    def draw(painter: QPainter, size: QSize) -> None:
        inside = _draw_card(painter, size, palette.LAPIS, palette.TERRACOTTA)
        draw_picture(painter, "card-ornament", inside, palette.GOLD)

    return pixmap("card back", (width, height), ratio, draw)


def scoring_card(width: float, height: float, ratio: float = 1) -> QPixmap:
    """The face of a scoring card."""

    def draw(painter: QPainter, size: QSize) -> None:
        inside = _draw_card(painter, size, palette.GOLD, palette.LAPIS)
        _draw_ornaments(painter, inside, palette.GOLD, corners=range(4))
        edge = inside.width() * 0.06
        draw_picture(painter, "scoring", inside.adjusted(edge, edge, -edge, -edge))

    return pixmap("scoring card", (width, height), ratio, draw)


def _draw_card(painter: QPainter, size: QSize, frame: str, ground: str) -> QRectF:
    """A card with rounded corners and a frame; the rectangle inside the frame."""
    width, height = size.width(), size.height()
    line = max(1.0, width * 0.012)
    radius = width * 0.1
    border = max(2, round(width * 0.075))
    outer = QRectF(0, 0, width, height).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(QPen(QColor(palette.INK), line))
    painter.setBrush(QColor(frame))
    painter.drawRoundedRect(outer, radius, radius)
    inside = QRectF(border, border, width - 2 * border, height - 2 * border)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(inside, radius * 0.6, radius * 0.6)
    return inside


def _draw_ornaments(
    painter: QPainter, inside: QRectF, colour: str, *, corners: Iterable[int]
) -> None:
    """Ornaments in these corners, counted from the upper left as a clock goes."""
    places = (inside.topLeft(), inside.topRight(), inside.bottomRight(), inside.bottomLeft())
    size = round(inside.width() * 0.35)
    ornament = renderer("card-corner", colour)
    for corner in corners:
        painter.save()
        painter.translate(places[corner])
        painter.rotate(90 * corner)
        ornament.render(painter, QRectF(0, 0, size, size))
        painter.restore()


def _draw_money_card(painter: QPainter, size: QSize, kind: str, value: str) -> None:
    """The value stands upright in both corners: a 9 on its head would be a 6."""
    width, height = size.width(), size.height()
    inside = _draw_card(painter, size, palette.CURRENCY[kind], palette.CURRENCY_PALE[kind])
    _draw_ornaments(painter, inside, palette.CURRENCY[kind], corners=(1, 3))
    coin = square(QPointF(width / 2, height / 2), min(width * 0.6, height * 0.42))
    draw_picture(painter, f"currency-{kind}", coin)
    font = fonts.text_font(max(8, round(min(width * 0.5, height * 0.35))), bold=True)
    shape = text_shape(value, font).boundingRect()
    away = QPointF(shape.width() / 2 + width * 0.05, shape.height() / 2 + width * 0.05)
    colour = palette.CURRENCY_DARK[kind]
    draw_text(painter, inside.topLeft() + away, value, font, colour)
    draw_text(painter, inside.bottomRight() - away, value, font, colour)
