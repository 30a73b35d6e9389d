"""Where on the screen something lies, or comes to lie, while one table is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Movement, Spot
from alhambra_qt.alhambra.table.panels.small_palace import SmallPalace
from alhambra_qt.alhambra.table.region import Setting, around
from core.alhambra.components import Money, Tile

_SMALL = 34
_CARD = (48, 76)


@dataclass(frozen=True)
class Ground:
    """The screen at one moment."""

    setting: Setting
    pieces: Mapping[Touchable, QRectF]
    smalls: Mapping[int, QRectF]

    def piece(self, spot: Spot, what: Tile | Money) -> Touchable | None:
        """The piece that lies at a spot; None where it is part of a panel."""
        model = self.setting.model
        piece: Touchable
        if isinstance(what, Money):
            if spot.region == regions.HAND and spot.seat != model.hand_owner:
                return None
            piece = Card(spot.region, spot.index)
        else:
            if spot.region in (regions.PALACE, regions.RESERVE) and spot.seat != model.shown:
                return None
            piece = Piece(spot.region, what.id)
        return piece if piece in self.pieces else None

    def rect(self, spot: Spot, what: Tile | Money) -> QRectF:
        """The rectangle of a spot, or of what stands for it."""
        piece = self.piece(spot, what)
        if piece is not None:
            return self.pieces[piece]
        if spot.region in (regions.PALACE, regions.BOUGHT, regions.RESERVE, regions.HAND):
            return self._of_seat(spot, what)
        return self._in_region(spot)

    def _in_region(self, spot: Spot) -> QRectF:
        setting = self.setting
        region = setting.regions[spot.region]
        rect = region.rect(setting)
        if region.landing is not None:
            return region.landing(setting, rect, spot)
        side = setting.layout.px(_SMALL)
        return around(rect.center(), side, side)

    def _of_seat(self, spot: Spot, what: Tile | Money) -> QRectF:
        """With the seat whose palace is large, or at its small palace."""
        setting, layout = self.setting, self.setting.layout
        small = self.smalls.get(spot.seat)
        if small is None:
            if spot.region in (regions.PALACE, regions.BOUGHT):
                return setting.grid.rect(spot.x, spot.y)
            if spot.region == regions.HAND and setting.model.hand_owner != spot.seat:
                return around(self._behind_the_palace(), *(layout.px(side) for side in _CARD))
            return self._in_region(spot)
        if spot.region == regions.PALACE:
            city = setting.model.seats[spot.seat].city
            return SmallPalace.square(small, layout.unit, city, spot.x, spot.y)
        corner = small.bottomRight() if isinstance(what, Tile) else small.bottomLeft()
        inwards = layout.px(16) * (-1 if isinstance(what, Tile) else 1)
        side = layout.px(16)
        return around(corner + QPointF(inwards, -layout.px(12)), side, side)

    def _behind_the_palace(self) -> QPointF:
        """Where somebody sits whose hand nobody sees."""
        palace = self.setting.layout.rect(regions.PALACE)
        return QPointF(palace.center().x(), palace.top())


class Way(NamedTuple):
    """The way of something that moved over the table."""

    piece: Touchable | None
    """What it is at its end; None if it is part of a panel there."""
    picture: QPixmap
    start: QRectF
    end: QRectF
    is_refill: bool


def flights_between(
    before: Ground,
    now: Ground,
    moved: Iterable[Movement],
    dropped: tuple[Touchable, QRectF] | None,
) -> list[Way]:
    """The ways of all that moved; what was dropped by hand sets out from there."""
    ways = []
    for one in moved:
        start, end = before.rect(one.start, one.what), now.rect(one.end, one.what)
        if dropped is not None and dropped[0] == before.piece(one.start, one.what):
            start = dropped[1]
        larger = max(start, end, key=lambda rect: rect.width())
        picture = _picture_of(one.what, larger, now.setting.ratio)
        is_refill = one.start.region in (regions.BAG, regions.PILE)
        ways.append(Way(now.piece(one.end, one.what), picture, start, end, is_refill))
    return ways


def _picture_of(what: Tile | Money, size: QRectF, ratio: float) -> QPixmap:
    """The picture of a tile or a card."""
    if isinstance(what, Money):
        return faces.money_card(what, int(size.width()), int(size.height()), ratio)
    return faces.tile(what.id, what.walls, int(size.width()), ratio)
