"""The open money, and what is left in pile and bag."""

from __future__ import annotations

from collections.abc import Iterator

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
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.buttons import Button
from alhambra_qt.alhambra.table.layout import Lane, Slot, TableLayout
from alhambra_qt.alhambra.table.panels.market import MoneyBoard, Stock
from alhambra_qt.alhambra.table.region import (
    Board,
    CloseLook,
    Region,
    Setting,
    Shown,
    Thing,
)
from alhambra_qt.widgets.overlay import Overlay


def _money_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    yield Board(MoneyBoard, rect, Stock(model.pile, model.bag, model.discards))


def _open_cards(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    layout = setting.layout
    width, height = (layout.px(side) for side in CARD)
    gap = (rect.width() - 4 * width) / 5
    for index, money in enumerate(setting.model.money):
        card = Card(regions.MONEY, index)
        top = rect.y() + layout.px(6 if setting.is_raised(card) else 12)
        place = QRectF(rect.x() + gap + index * (width + gap), top, width, height)
        picture = faces.money_card(money, width, height, setting.ratio)
        yield Shown(card, picture, place, setting.frame_of(card))


def _stock(setting: Setting) -> QRectF:
    rect = QRectF(setting.layout.rect(regions.MONEY))
    rect.setTop(rect.bottom() - setting.layout.px(30))
    return rect


def _in_stock(column: int) -> Region:
    """Pile, discards or bag: a third of the stock, where cards and tiles come from or go to."""
    name = (regions.PILE, regions.DISCARDS, regions.BAG)[column]

    def within(setting: Setting) -> QRectF:
        layout, money = setting.layout, setting.layout.rect(regions.MONEY)
        third = (money.width() - layout.px(20)) / 3
        x, y = money.x() + layout.px(10) + column * third, money.bottom() - layout.px(26)
        return QRectF(x, y, third, layout.px(18))

    def landing(setting: Setting, rect: QRectF, _location: Location) -> QRectF:
        side = setting.layout.px(18)
        return QRectF(rect.x(), rect.y(), side, side)

    return Region(
        name=name,
        order=MONEY_ORDER,
        within=within,
        landing=landing,
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
    gives_cards=True,
    landing=card_in_the_middle,
    buttons={Button.TAKE: _below_the_cards},
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

PILE, DISCARDS, BAG = (_in_stock(column) for column in range(3))
