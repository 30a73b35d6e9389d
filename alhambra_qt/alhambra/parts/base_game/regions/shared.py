"""What several regions of the base game have in common: the size of a card, and close looks."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.closeups.cards import CardCloseUp
from alhambra_qt.alhambra.closeups.tile import TileCloseUp
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.region import (
    BETWEEN_BOARDS,
    CloseLook,
    Thing,
    around,
    widths_beside_the_hand,
)
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.widgets.overlay import Overlay
from core.alhambra.components import CURRENCIES, FOUNTAIN, TILES
from core.alhambra.table import tile_on

CARD = (48, 76)
"""The size of an open money card on a small laptop."""

MONEY_ORDER = 20
BOARDS_ORDER = 100
"""Where the tabulator stops for what is only looked at."""


def card_in_the_middle(setting: Setting, rect: QRectF, _location: Location) -> QRectF:
    return around(rect.center(), *(setting.layout.px(side) for side in CARD))


CARD_SHAPE = 0.63
FEWEST_SEEN = 0.34
"""How much of a covered card is seen at least, in cards: its number."""
BETWEEN_CURRENCIES = 12
BELOW_SUMS = 16
"""How far below the sums cards lie: there is room for those that are raised."""

_NARROWEST_RESERVE = (104, 150)
"""With up to two tiles, which can lie above one another, and with more."""
_WIDEST_RESERVE = 0.34
"""Of hand and reserve board together."""


def beside_the_reserve(setting: Setting) -> tuple[QRectF, QRectF]:
    """Hand and reserve board share their room: the board takes what its tiles need.

    What else lies beside the hand has a place between them.

    If the cards need it more, the tiles are smaller.
    """
    layout, model = setting.layout, setting.model
    room, gap = layout.rect(regions.HAND), layout.px(BETWEEN_BOARDS)
    others = sum(width + gap for width in widths_beside_the_hand(setting).values())
    tiles = len(model.seats[model.shown].reserve) + len(model.marks.of(regions.RESERVE))
    side = room.height() - layout.title - layout.px(10)
    least = layout.px(_NARROWEST_RESERVE[tiles > 2])
    left = room.width() - gap - others - _width_of_cards(setting, room.height())
    wanted = max(least, min(tiles * side + layout.px(16), left))
    width = round(min(wanted, room.width() * _WIDEST_RESERVE))
    hand, reserve = QRectF(room), QRectF(room)
    hand.setRight(room.right() - width - gap - others)
    reserve.setLeft(room.right() - width)
    return hand, reserve


def card_height(setting: Setting, height: float) -> int:
    """Of the cards of a hand on a board so high, if there's room."""
    return int(height - setting.layout.title - setting.layout.px(BELOW_SUMS + 10))


def _width_of_cards(setting: Setting, height: float) -> float:
    """How wide a hand is if its cards are as large as possible."""
    hand, layout = setting.model.hand or (), setting.layout
    fans = len({card.place for card in hand})
    gaps = layout.px(20) + layout.px(BETWEEN_CURRENCIES) * max(0, fans - 1)
    cards = fans + FEWEST_SEEN * (len(hand) - fans)
    return gaps + cards * card_height(setting, height) * CARD_SHAPE


def tile_closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, Piece):
        return None
    squares = [tile.id if tile is not None else "" for tile in look.table.market]
    in_market = thing.region == regions.MARKET and thing.name in squares
    return TileCloseUp(
        tile_on(look.table, thing.name, look.model.shown) or TILES.get(thing.name, FOUNTAIN),
        CURRENCIES[squares.index(thing.name)] if in_market else None,
        look.table,
        look.people,
        look.parent,
        with_aids=look.with_aids,
    )


def card_closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, Card):
        return None
    model = look.model
    cards = model.money if thing.region == regions.MONEY else model.hand or ()
    if thing.index >= len(cards):
        return None
    return CardCloseUp(cards[thing.index], look.table, look.people, look.parent)
