"""The open money, and what is left in pile and bag."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.closeups.cards import DiscardsCloseUp, UnseenSheet
from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.shared import (
    CARD,
    MONEY_ORDER,
    card_closely,
    card_in_the_middle,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.buttons import Button
from alhambra_qt.alhambra.table.layout import Lane, Slot, TableLayout
from alhambra_qt.alhambra.table.panels.market import MoneyBoard
from alhambra_qt.alhambra.table.region import Board, CloseLook, Region, Shown, Supply, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.alhambra.table.supplies import landing_in_row, place_in_row, supplies
from alhambra_qt.look import palette
from alhambra_qt.widgets.overlay import Overlay


def _money_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(MoneyBoard, rect, supplies(setting))


def _open_cards(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    layout = setting.layout
    width, height = (layout.px(side) for side in CARD)
    gap = (rect.width() - 4 * width) / 5
    for index, money in enumerate(setting.model.money):
        card = Card(regions.MONEY, index)
        top = rect.y() + layout.px(6 if setting.is_raised(card) else 12)
        place = QRectF(rect.x() + gap + index * (width + gap), top, width, height)
        picture = faces.money_card(money, width, height, setting.ratio)
        is_offered = setting.offered is not None and card in setting.offered
        frame = setting.frame_of(card) or (palette.GAIN if is_offered else None)
        is_dim = setting.offered is not None and not is_offered
        yield Shown(card, picture, place, frame, is_dim=is_dim)


def _stock(setting: Setting) -> QRectF:
    rect = QRectF(setting.layout.rect(regions.MONEY))
    rect.setTop(rect.bottom() - setting.layout.px(30))
    return rect


def _supply_row(setting: Setting, rect: QRectF) -> QRectF:
    layout = setting.layout
    edge = layout.px(10)
    row = rect.adjusted(edge, 0, -edge, 0)
    return QRectF(row.x(), row.bottom() - layout.px(26), row.width(), layout.px(18))


def _in_stock(name: str, supply: Callable[[TableModel], Supply]) -> Region:
    """Pile, discards or bag: a share of the stock, where cards and tiles come from or go to."""
    return Region(
        name=name,
        order=MONEY_ORDER,
        within=lambda setting: place_in_row(setting, name),
        landing=landing_in_row,
        supply=supply,
        is_supply=name != regions.DISCARDS,
        close_up=_unseen if name == regions.BAG else _discards,
        command={regions.BAG: "unseen", regions.DISCARDS: "discards"}.get(name, ""),
    )


def _discards(look: CloseLook, _thing: Thing) -> Overlay:
    return DiscardsCloseUp(look.table, look.people, look.parent)


def _unseen(look: CloseLook, _thing: Thing) -> Overlay:
    return UnseenSheet(look.table, look.parent)


def _below_the_cards(layout: TableLayout, rect: QRectF) -> QRectF:
    return QRectF(
        rect.x() + layout.px(10),
        rect.y() + layout.px(96),
        rect.width() - layout.px(20),
        layout.px(40),
    )


MONEY = Region(
    name=regions.MONEY,
    order=MONEY_ORDER,
    slots=(Slot(Lane.LEFT, 176, growth=0.2),),
    boards=_money_board,
    pieces=_open_cards,
    supply_row=_supply_row,
    gives_cards=True,
    landing=card_in_the_middle,
    buttons={Button.TAKE: _below_the_cards, Button.SILENCE: _below_the_cards},
    says=spoken.open_card,
    close_up=card_closely,
)

STOCK = Region(
    name=regions.STOCK,
    order=MONEY_ORDER,
    within=_stock,
    things=lambda _setting: (regions.STOCK,),
    says=spoken.stock,
    close_up=_discards,
    opens=regions.BAG,
)

PILE = _in_stock(regions.PILE, lambda model: Supply("draw-pile", model.pile))
DISCARDS = _in_stock(regions.DISCARDS, lambda model: Supply("discard", model.discards))
BAG = _in_stock(regions.BAG, lambda model: Supply("bag", model.bag))
