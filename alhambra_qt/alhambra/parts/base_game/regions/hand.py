"""The hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.shared import (
    BELOW_SUMS,
    BETWEEN_CURRENCIES,
    CARD_SHAPE,
    FEWEST_SEEN,
    beside_the_reserve,
    card_closely,
    card_height,
    card_in_the_middle,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.panels.hand import Badge, HandBoard, HandShown
from alhambra_qt.alhambra.table.region import Board, Region, Shown, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.look import palette
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES, Money

_LARGE_ENOUGH = 0.85
"""How small cards may be before those of one currency cover some of another."""
_MOST_SEEN = 0.8
"""How much is seen then of the last card of a currency."""


class _Fan(NamedTuple):
    """The cards of one currency: they overlap if there are many."""

    currency: str
    cards: tuple[tuple[int, QRectF], ...]
    """Each as its position in the hand, and where it lies."""


def _fans(setting: Setting, rect: QRectF) -> list[_Fan]:
    hand, layout = setting.model.hand, setting.layout
    if not hand:
        return []
    rows = _by_currency(hand)
    covered = len(hand) - len(rows)
    height = card_height(setting, rect.height())
    gap: float = layout.px(BETWEEN_CURRENCIES)
    room = rect.width() - layout.px(20)
    widest = (room - gap * (len(rows) - 1)) / (len(rows) + FEWEST_SEEN * covered)
    if widest < height * CARD_SHAPE * _LARGE_ENOUGH:  # the next currency lies on it, too
        widest = room / (1 + _MOST_SEEN * (len(rows) - 1) + FEWEST_SEEN * covered)
        gap = (_MOST_SEEN - 1) * widest
    width = int(min(height * CARD_SHAPE, widest))
    height = int(min(height, width / CARD_SHAPE))
    left = room - gap * (len(rows) - 1) - width * len(rows)
    step = min(width + layout.px(3), left / max(1, covered))
    x = rect.x() + layout.px(10)
    top = rect.y() + layout.title + layout.px(BELOW_SUMS)
    fans = []
    for row in rows:
        places = [QRectF(x + step * number, top, width, height) for number in range(len(row))]
        cards = tuple((index, place) for (index, _), place in zip(row, places, strict=True))
        fans.append(_Fan(CURRENCIES[row[0][1].place], cards))
        x = places[-1].right() + gap
    return fans


def _hand_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    """A badge with the sum above each currency."""
    hand = setting.model.hand or ()
    title = tr("This hand is hidden") if setting.model.hand is None else ""
    fans = _fans(setting, rect)
    ends = [fan.cards[0][1].x() - setting.layout.px(4) for fan in fans[1:]]
    badges = tuple(
        Badge(
            fan.currency,
            sum(hand[index].value for index, _ in fan.cards),
            fan.cards[0][1].x() - rect.x(),
            min(end, fan.cards[-1][1].right()) - rect.x(),
        )
        for fan, end in zip(fans, [*ends, rect.right()], strict=False)
    )
    yield Board(HandBoard, rect, HandShown(badges, setting.layout.title, title))


def _whole_hand(setting: Setting) -> Iterator[Thing]:
    """While its cards can't be chosen, it is looked at as a whole."""
    if setting.model.hand is not None and not setting.is_paying:
        yield regions.HAND


def _hand_cards(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    hand = setting.model.hand or ()
    for fan in _fans(setting, rect):
        for index, lies in fan.cards:
            card = Card(regions.HAND, index)
            size = int(lies.width()), int(lies.height())
            picture = faces.money(hand[index], *size, setting.ratio)
            raised = setting.layout.px(5) if setting.is_raised(card) else 0
            place = _at_the_bottom(lies, picture).translated(0, -raised)
            fits = setting.fitting is not None and card in setting.fitting
            frame = setting.frame_of(card) or (palette.GAIN if fits else None)
            is_dim = setting.fitting is not None and not fits
            yield Shown(card, picture, place, frame, is_dim=is_dim)


def _at_the_bottom(place: QRectF, picture: QPixmap) -> QRectF:
    """What is less high than a card leaves the values of the cards below it to be seen."""
    height = picture.deviceIndependentSize().height()
    return QRectF(place.x(), place.bottom() - height, place.width(), height)


def _by_currency(hand: tuple[Money, ...]) -> list[list[tuple[int, Money]]]:
    rows = [
        [(index, card) for index, card in enumerate(hand) if card.place == place]
        for place in range(len(CURRENCIES))
    ]
    return [row for row in rows if row]


HAND = Region(
    name=regions.HAND,
    order=60,
    slots=(Slot(Lane.BELOW),),
    within=lambda setting: beside_the_reserve(setting)[0],
    boards=_hand_board,
    pieces=_hand_cards,
    can_choose=lambda setting: setting.is_paying,
    things=_whole_hand,
    takes_cards=True,
    owner=lambda setting: setting.model.hand_owner,
    landing=card_in_the_middle,
    says=spoken.hand,
    close_up=card_closely,
)
