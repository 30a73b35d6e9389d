"""The hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
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


_BEHIND = 0.36
"""How much is seen of a card behind a second row, in heights of a card: its number."""
_WORTH_IT = 1.15
"""How much larger cards have to be in two rows."""


class _Fan(NamedTuple):
    """The cards of one currency: they overlap if there are many."""

    currency: str
    cards: tuple[tuple[int, QRectF], ...]
    """Each as its position in the hand, and where it lies."""
    is_behind: bool
    """Whether another row lies on it."""


class _Row(NamedTuple):
    """Currencies beside each other, and how large their cards can be."""

    groups: list[list[tuple[int, Money]]]
    width: float
    gap: float
    """Between two currencies; the next one may lie on the one before."""


def _fans(setting: Setting, rect: QRectF) -> list[_Fan]:
    """Where the cards of the hand lie; that some are raised makes no difference."""
    key = (regions.HAND, rect.getRect())
    if key not in setting.within:
        setting.within[key] = _found_fans(setting, rect)
    fans: list[_Fan] = setting.within[key]
    return fans


def _found_fans(setting: Setting, rect: QRectF) -> list[_Fan]:
    """The hand in one row; in two, if cards were much smaller otherwise."""
    hand, layout = setting.model.hand, setting.layout
    if not hand:
        return []
    groups = _by_currency(hand)
    height: float = card_height(setting, rect.height())
    room = rect.width() - layout.px(20)
    gap = layout.px(BETWEEN_CURRENCIES)
    rows = [_row(groups, room, height, gap)]
    if len(groups) > 1:
        lower = height / (1 + _BEHIND)
        pairs = [[_row(part, room, lower, gap) for part in parts] for parts in _halves(groups)]
        two = max(pairs, key=lambda pair: (min(row.width for row in pair), -_longer(pair)))
        if min(row.width for row in two) > _WORTH_IT * rows[0].width:
            rows, height = two, lower
    width = int(min(row.width for row in rows))
    height = int(min(height, width / CARD_SHAPE))
    top = rect.y() + layout.title + layout.px(BELOW_SUMS)
    fans: list[_Fan] = []
    for number, row in enumerate(rows):
        corner = QPointF(rect.x() + layout.px(10), top + number * round(height * _BEHIND))
        is_behind = number < len(rows) - 1
        fans += _fans_of(row, QRectF(corner, QSizeF(width, height)), room, layout.px(3), is_behind)
    return fans


def _row(groups: list[list[tuple[int, Money]]], room: float, height: float, gap: float) -> _Row:
    covered = sum(map(len, groups)) - len(groups)
    widest = (room - gap * (len(groups) - 1)) / (len(groups) + FEWEST_SEEN * covered)
    if widest < height * CARD_SHAPE * _LARGE_ENOUGH:  # the next currency lies on it, too
        widest = room / (1 + _MOST_SEEN * (len(groups) - 1) + FEWEST_SEEN * covered)
        gap = (_MOST_SEEN - 1) * widest
    return _Row(groups, min(height * CARD_SHAPE, widest), gap)


def _halves(
    groups: list[list[tuple[int, Money]]],
) -> Iterator[tuple[list[list[tuple[int, Money]]], list[list[tuple[int, Money]]]]]:
    """All that two rows can be; first those that keep the order of the currencies."""
    for at in range(1, len(groups)):
        yield groups[:at], groups[at:]
    for at in range(1, len(groups) - 1):  # a long one alone
        yield [*groups[:at], *groups[at + 1 :]], [groups[at]]


def _longer(rows: list[_Row]) -> int:
    """How many cards the longer of these rows has."""
    return max(sum(map(len, row.groups)) for row in rows)


def _fans_of(
    row: _Row, first: QRectF, room: float, apart: float, is_behind: bool
) -> Iterator[_Fan]:
    """The fans of one row, from the place of its first card on."""
    width, gap = first.width(), row.gap
    covered = sum(map(len, row.groups)) - len(row.groups)
    left = room - gap * (len(row.groups) - 1) - width * len(row.groups)
    step = min(width + apart, left / max(1, covered))
    x = first.x()
    for group in row.groups:
        places = [first.translated(x - first.x() + step * at, 0) for at in range(len(group))]
        cards = tuple((index, place) for (index, _), place in zip(group, places, strict=True))
        yield _Fan(CURRENCIES[group[0][1].place], cards, is_behind)
        x = places[-1].right() + gap


def _hand_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    """A badge with the sum above each currency; side by side, if there are two rows of them."""
    hand = setting.model.hand or ()
    title = tr("This hand is hidden") if setting.model.hand is None else ""
    fans, layout = _fans(setting, rect), setting.layout
    starts = [fan.cards[0][1].x() for fan in fans]
    ends = [fan.cards[-1][1].right() for fan in fans]
    if any(fan.is_behind for fan in fans):
        share = (rect.width() - layout.px(20)) / len(fans)
        starts = [rect.x() + layout.px(10) + share * at for at in range(len(fans))]
        ends = [start + share for start in starts]
    stops = [start - layout.px(4) for start in starts[1:]]
    badges = tuple(
        Badge(
            fan.currency,
            sum(hand[index].value for index, _ in fan.cards),
            start - rect.x(),
            min(stop, end) - rect.x(),
        )
        for fan, start, end, stop in zip(fans, starts, ends, [*stops, rect.right()], strict=False)
    )
    yield Board(HandBoard, rect, HandShown(badges, layout.title, title))


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
            place = _smaller(lies, picture, at_the_top=fan.is_behind).translated(0, -raised)
            fits = setting.fitting is not None and card in setting.fitting
            frame = setting.frame_of(card) or (palette.GAIN if fits else None)
            is_dim = setting.fitting is not None and not fits
            yield Shown(card, picture, place, frame, is_dim=is_dim)


def _smaller(place: QRectF, picture: QPixmap, *, at_the_top: bool) -> QRectF:
    """What is less high than a card leaves the values of others to be seen, above and below it."""
    height = picture.deviceIndependentSize().height()
    top = place.y() if at_the_top else place.bottom() - height
    return QRectF(place.x(), top, place.width(), height)


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
