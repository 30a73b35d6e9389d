"""The building market."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.shared import (
    tile_closely,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.panels.market import MarketBoard, MarketShown
from alhambra_qt.alhambra.table.region import Board, Region, Shown
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.words import texts
from core.alhambra.components import CURRENCIES


def _market_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    names = tuple(texts.currency(currency).capitalize() for currency in CURRENCIES)
    yield Board(MarketBoard, rect, MarketShown(names, setting.model.affording))


def _squares(setting: Setting, rect: QRectF) -> list[QRectF]:
    return MarketBoard.places(rect, setting.layout.unit, setting.layout.text)


def _market_tiles(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    for square, tile in zip(_squares(setting, rect), setting.model.market, strict=True):
        if tile is not None:
            yield Shown(Piece(regions.MARKET, tile.id), setting.tile(tile, square), square)


def _on_a_square(setting: Setting, rect: QRectF, location: Location) -> QRectF:
    return _squares(setting, rect)[location.index]


MARKET = Region(
    name=regions.MARKET,
    order=10,
    slots=(Slot(Lane.LEFT, 272, growth=0.15),),
    boards=_market_board,
    pieces=_market_tiles,
    landing=_on_a_square,
    says=spoken.market_tile,
    close_up=tile_closely,
)
