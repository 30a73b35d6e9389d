"""The hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.shared import (
    CARD,
    card_closely,
    card_in_the_middle,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.panels.board import TitledBoard
from alhambra_qt.alhambra.table.region import (
    Board,
    Region,
    Setting,
    Shown,
    Thing,
    around,
)
from alhambra_qt.look import palette
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES, Money


def _hand_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (_sums(setting.model), palette.PANEL, setting.layout.title))


def _whole_hand(setting: Setting) -> Iterator[Thing]:
    """While its cards can't be chosen, it is looked at as a whole."""
    if setting.model.hand is not None and not setting.is_paying:
        yield regions.HAND


def _sums(model: TableModel) -> str:
    """The sums of the hand by currency."""
    if model.hand is None:
        return tr("This hand is hidden")
    sums = [
        (currency, sum(card.value for card in model.hand if card.place == place))
        for place, currency in enumerate(CURRENCIES)
    ]
    return texts.listed([f"{texts.currency(name)} {total}" for name, total in sums if total])


def _hand_cards(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    hand, layout = setting.model.hand, setting.layout
    if not hand:
        return
    rows = _by_currency(hand)
    gap = layout.px(12)
    room = rect.width() - layout.px(20) - gap * (len(rows) - 1)
    height = int(rect.height() - layout.title - layout.px(20))
    width = int(min(height * 0.63, room / (len(rows) + 0.3 * (len(hand) - len(rows)))))
    height = int(min(height, width / 0.63))
    covered = max(1, len(hand) - len(rows))
    step = min(width + layout.px(3), (room - width * len(rows)) / covered)
    x = rect.x() + layout.px(10)
    top = rect.y() + layout.title + layout.px(10)
    for row in rows:
        for index, money in row:
            card = Card(regions.HAND, index)
            is_chosen = card in setting.chosen
            place = QRectF(x, top - (layout.px(8) if is_chosen else 0), width, height)
            picture = faces.money_card(money, width, height, setting.ratio)
            yield Shown(card, picture, place, palette.FOCUS if is_chosen else None)
            x += step
        x += width - step + gap


def _by_currency(hand: tuple[Money, ...]) -> list[list[tuple[int, Money]]]:
    rows = [
        [(index, card) for index, card in enumerate(hand) if card.place == place]
        for place in range(len(CURRENCIES))
    ]
    return [row for row in rows if row]


def _landing(setting: Setting, rect: QRectF, location: Location) -> QRectF:
    """In the middle of the hand; a hand that nobody sees is held behind the palace."""
    if location.seat == setting.model.hand_owner:
        return card_in_the_middle(setting, rect, location)
    palace = setting.layout.rect(regions.PALACE)
    behind = QPointF(palace.center().x(), palace.top())
    return around(behind, *(setting.layout.px(side) for side in CARD))


HAND = Region(
    name=regions.HAND,
    order=60,
    slots=(Slot(Lane.BELOW),),
    boards=_hand_board,
    pieces=_hand_cards,
    can_choose=lambda setting: setting.is_paying,
    things=_whole_hand,
    takes_cards=True,
    owner=lambda setting: setting.model.hand_owner,
    landing=_landing,
    says=spoken.hand,
    close_up=card_closely,
)
