"""The building market, and the open money with what is left in pile and bag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.affording import Affording
from alhambra_qt.alhambra.table.drawing import CENTER
from alhambra_qt.alhambra.table.region import Supply
from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.scene.panel import Brush, Panel
from core.alhambra.components import CURRENCIES


@dataclass(frozen=True)
class MarketShown:
    """What the board of the market shows."""

    names: tuple[str, ...]
    """Those of the currencies."""
    affording: tuple[Affording | None, ...]
    """What the hand that is shown can pay; empty if none is."""


class MarketBoard(Panel):
    """The four places of the building market, each with its currency."""

    @staticmethod
    def places(rect: QRectF, unit: float, text: float = 1.0) -> list[QRectF]:
        """The squares for the tiles, in the scene."""
        words = 17 * unit * text
        side = round(min(rect.width() / 2 - 26 * unit, rect.height() / 2 - 20 * unit - words))
        gap_x = (rect.width() - 2 * side) / 3
        gap_y = (rect.height() - 2 * side - 2 * words) / 3
        return [
            QRectF(
                round(rect.x() + gap_x + column * (side + gap_x)),
                round(rect.y() + gap_y + row * (side + gap_y + words)),
                side,
                side,
            )
            for row in range(2)
            for column in range(2)
        ]

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Board, squares, and below each the currency that it asks for."""
        market = cast(MarketShown, content)
        brush.board(rect)
        size = brush.text_px(17)
        squares = self.places(rect, brush.unit, brush.text_scale)
        for index, (square, currency) in enumerate(zip(squares, CURRENCIES, strict=True)):
            brush.painter.setPen(QPen(QColor(palette.CURRENCY_DARK[currency]), brush.px(1)))
            brush.painter.setBrush(QColor(palette.CURRENCY_PALE[currency]))
            brush.painter.drawRoundedRect(
                square.adjusted(-brush.px(4), -brush.px(4), brush.px(4), size + brush.px(4)),
                brush.px(6),
                brush.px(6),
            )
            below = square.bottom() + brush.px(2)
            coin = brush.px(17)
            picture = faces.currency(currency, coin, brush.ratio)
            brush.pixmap(square.x(), below + (size - coin) / 2, picture)
            disc = min(size, brush.px(_LARGEST_SIGN))
            place = QRectF(square.right() - disc * _INSIDE, below + (size - disc) / 2, disc, disc)
            name = QRectF(square.x() + coin + brush.px(4), below, 0, size)
            name.setRight(place.left() - brush.px(1))
            sign = market.affording[index] if market.affording else None
            if sign in _SIGNS:
                self._draw_sign(brush, place, sign)
            brush.painter.setPen(QColor(palette.CURRENCY_DARK[currency]))
            font = lettering.for_all(market.names, brush.font(13, bold=True), name.width())
            lettering.draw_line(brush.painter, name, market.names[index], font)

    def _draw_sign(self, brush: Brush, rect: QRectF, sign: Affording) -> None:
        """A full disc if it can be paid exactly, a ring if it can be paid at all."""
        is_exact = sign is Affording.EXACTLY
        brush.painter.setPen(QPen(QColor(palette.GAIN), brush.px(2)))
        brush.painter.setBrush(QColor(palette.GAIN if is_exact else palette.PANEL_RAISED))
        inset = brush.px(1)
        brush.painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
        ink = palette.WHITE if is_exact else palette.GAIN
        brush.text(rect, _SIGNS[sign], 14, colour=ink, bold=True, align=CENTER)


_LARGEST_SIGN = 26
_INSIDE = 0.6
"""How much of a sign lies below its tile: the rest is beyond it, so that names can be larger."""
_SIGNS = {Affording.EXACTLY: "=", Affording.WITH_TOO_MUCH: "+"}


class MoneyBoard(Panel):
    """The open money cards, and how much is left in pile and bag."""

    keeps_picture = False

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The board and the numbers; cards are pieces."""
        stock = cast(Sequence[Supply], content)
        brush.board(rect)
        height = brush.text_px(24)
        row = QRectF(
            rect.x() + brush.px(10),
            rect.bottom() - height - brush.px(4),
            rect.width() - brush.px(20),
            height,
        )
        size = brush.px(18)
        share = row.width() / len(stock)
        for index, (name, number) in enumerate(stock):
            x = row.x() + index * share
            y = row.center().y() - size / 2
            brush.pixmap(x, y, pictures.picture(name, size, size, brush.ratio))
            brush.text(
                QRectF(x + size + brush.px(5), row.y(), share - size - brush.px(12), height),
                str(number),
                14,
            )
