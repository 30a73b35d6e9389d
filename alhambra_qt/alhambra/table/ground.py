"""Where on the screen something lies, or comes to lie, while one table is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Spot, Where
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.city import Grid
from alhambra_qt.alhambra.table.layout import TableLayout
from alhambra_qt.alhambra.table.panels import MarketBoard, SmallPalace
from core.alhambra.components import Money, Tile

_CARD = (48, 76)


@dataclass(frozen=True)
class Ground:
    """The screen at one moment."""

    layout: TableLayout
    grid: Grid
    model: TableModel
    pieces: Mapping[Touchable, QRectF]
    smalls: Mapping[int, QRectF]

    def piece(self, spot: Spot, what: Tile | Money) -> Touchable | None:
        """The piece that lies at a spot; None where it is part of a panel."""
        piece: Touchable | None = None
        if isinstance(what, Money):
            if spot.where is Where.MONEY:
                piece = Card(regions.MONEY, spot.index)
            elif spot.where is Where.HAND and spot.seat == self.model.hand_owner:
                piece = Card(regions.HAND, spot.index)
        else:
            source = {
                Where.MARKET: regions.MARKET,
                Where.RESERVE: regions.RESERVE,
                Where.CITY: regions.PALACE,
                Where.MARK: regions.BOUGHT,
            }.get(spot.where)
            is_there = spot.where in (Where.MARKET, Where.MARK) or spot.seat == self.model.shown
            if source is not None and is_there:
                piece = Piece(source, what.id)
        return piece if piece in self.pieces else None

    def rect(self, spot: Spot, what: Tile | Money) -> QRectF:
        """The rectangle of a spot, or of what stands for it."""
        piece = self.piece(spot, what)
        if piece is not None:
            return self.pieces[piece]
        if spot.where in (Where.PILE, Where.DISCARDS, Where.BAG):
            return self._stock(spot.where)
        if spot.where is Where.MARKET:
            return MarketBoard.places(self.layout.market, self.layout.unit, self.layout.text)[
                spot.index
            ]
        if spot.where is Where.MONEY:
            return self._card_in(self.layout.money.center())
        if spot.where is Where.DIRK:
            return _around(self.layout.aside.center(), self.layout.px(34), self.layout.px(34))
        return self._of_seat(spot, what)

    def _of_seat(self, spot: Spot, what: Tile | Money) -> QRectF:
        small = self.smalls.get(spot.seat)
        if small is None:
            if spot.where is Where.CITY or spot.where is Where.MARK:
                return self.grid.rect(spot.x, spot.y)
            if spot.where is Where.RESERVE:
                return _around(self.layout.reserve.center(), self.layout.px(64), self.layout.px(64))
            if spot.where is Where.HAND and self.model.hand_owner != spot.seat:
                return self._card_in(self._behind_the_palace())
            return self._card_in(self.layout.hand.center())
        if spot.where is Where.CITY:
            city = self.model.seats[spot.seat].city
            return SmallPalace.square(small, self.layout.unit, city, spot.x, spot.y)
        corner = small.bottomRight() if isinstance(what, Tile) else small.bottomLeft()
        inwards = self.layout.px(16) * (-1 if isinstance(what, Tile) else 1)
        side = self.layout.px(16)
        return _around(corner + QPointF(inwards, -self.layout.px(12)), side, side)

    def _stock(self, where: Where) -> QRectF:
        column = (Where.PILE, Where.DISCARDS, Where.BAG).index(where)
        area = self.layout.money
        third = (area.width() - self.layout.px(20)) / 3
        size = self.layout.px(18)
        return QRectF(
            area.x() + self.layout.px(10) + column * third,
            area.bottom() - self.layout.px(26),
            size,
            size,
        )

    def _behind_the_palace(self) -> QPointF:
        """Where somebody sits whose hand nobody sees."""
        palace = self.layout.palace
        return QPointF(palace.center().x(), palace.top())

    def _card_in(self, middle: QPointF) -> QRectF:
        return _around(middle, self.layout.px(_CARD[0]), self.layout.px(_CARD[1]))


def picture_of(what: Tile | Money, size: QRectF, ratio: float) -> QPixmap:
    """The picture of a tile or a card."""
    if isinstance(what, Money):
        return faces.money_card(what, int(size.width()), int(size.height()), ratio)
    return faces.tile(what.id, what.walls, int(size.width()), ratio)


def _around(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
