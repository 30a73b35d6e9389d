"""Where on the screen something lies, or comes to lie, while one table is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.presenters.changes import Location, Movement, Moving, Token
from alhambra_qt.alhambra.table.region import PlateOf, around, region_of
from alhambra_qt.alhambra.table.setting import Setting
from core.alhambra.components import Money

_SMALL = 34


@dataclass(frozen=True)
class Ground:
    """The screen at one moment."""

    setting: Setting
    pieces: Mapping[Touchable, QRectF]
    smalls: Mapping[int, QRectF]

    def piece(self, location: Location, what: Moving) -> Touchable | None:
        """The piece that lies at a location; None if it is part of a panel, or of another piece."""
        piece: Touchable = (
            Card(location.region, location.index)
            if isinstance(what, Money)
            else Piece(location.region, what.name if isinstance(what, Token) else what.id)
        )
        return self._on_the_screen(location, piece)

    def _on_the_screen(self, location: Location, piece: Touchable) -> Touchable | None:
        owner = self.setting.regions[location.region].owner
        if owner is not None and owner(self.setting) != location.seat:
            return None
        return piece if piece in self.pieces else None

    def rect(self, location: Location, what: Moving) -> QRectF:
        """The rectangle of a location, or of what represents it."""
        piece = self.piece(location, what)
        if location.onto:
            piece = self._on_the_screen(location, Piece(location.region, location.onto))
        if piece is not None:
            return self.pieces[piece]
        setting = self.setting
        region = setting.regions[location.region]
        if region.owner is not None and location.seat in self.smalls:
            small = region_of(PlateOf(location.seat), setting.regions)
            if small.landing_of_seat is not None:
                return small.landing_of_seat(setting, self.smalls[location.seat], location, what)
        rect = region.rect(setting)
        if region.landing is not None:
            return region.landing(setting, rect, location)
        side = setting.layout.px(_SMALL)
        return around(rect.center(), side, side)


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
        picture = _picture_of(one, larger, now.setting)
        is_refill = now.setting.regions[one.start.region].is_supply
        ways.append(Way(now.piece(one.end, one.what), picture, start, end, is_refill))
    return ways


def _picture_of(moved: Movement, size: QRectF, setting: Setting) -> QPixmap:
    """The picture of a tile, a card, or what else has a face where it comes from or goes to."""
    what, ratio = moved.what, setting.ratio
    if isinstance(what, Money):
        return faces.money(what, int(size.width()), int(size.height()), ratio)
    if isinstance(what, Token):
        ends = (setting.regions[end.region].face for end in (moved.start, moved.end))
        return next(face for face in ends if face is not None)(what.name, size, ratio)
    return faces.of_tile(what, int(size.width()), ratio)
