"""Where a hint is to be seen: what it uses glows, a ghost lies where that would go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Drag, Gesture, Hinted, Pick, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.kept_clear import kept_clear
from alhambra_qt.look import palette
from alhambra_qt.scene.glows import Look
from core.alhambra.components import Tile
from core.alhambra.palace import x_and_y

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_GLOW = 3
_GAP = 6
_GHOST = 64
"""A tile on a board, on a small laptop."""


@dataclass(frozen=True)
class Ghost:
    """A tile or a card where it would go."""

    picture: QPixmap
    rect: QRectF
    start: QRectF | None
    """Where it lies now, as far as that is on the screen."""
    in_city: bool = False


@dataclass(frozen=True)
class HintShown:
    """Where everything that belongs to a hint is to be seen."""

    looks: tuple[Look, ...] = ()
    """Around the tile that it uses, and around the board where something would go."""
    ghosts: tuple[Ghost, ...] = ()


def cards_of(gesture: Gesture | None, model: TableModel) -> frozenset[Card]:
    """The cards that a hint uses: those that are taken, or those of the hand that are paid."""
    match gesture:
        case Pick(region, cards):
            return frozenset(Card(region, index) for index in cards)
        case Drag(_, _, pay) if model.hand_owner == model.to_play:
            return frozenset(pay)
    return frozenset()


def hint_shown(hint: Hinted, table: TableScene) -> HintShown:
    """Where a hint is to be seen on a table; what is not on the screen is left out."""
    layout, looks = table.layout, []
    if isinstance(hint.gesture, Drag) and (rect := table.rect_of(hint.gesture.piece)) is not None:
        edge = layout.px(_GLOW)
        looks.append(_look(rect.adjusted(-edge, -edge, edge, edge), edge))
    if isinstance(hint.gesture, Drag) and isinstance(hint.gesture.target, Piece):
        looks.append(_look(table.target_rect(hint.gesture.target), layout.px(_GLOW)))
    if (board := _board(hint.gesture, table)) is not None:
        looks.append(_look(board, layout.px(_GLOW)))
    return HintShown(tuple(looks), tuple(_ghosts(hint, table)))


def _look(rect: QRectF, width: int) -> Look:
    return Look((rect.x(), rect.y(), rect.width(), rect.height()), palette.HINT, 0, width)


def _board(gesture: Gesture | None, table: TableScene) -> QRectF | None:
    """The board that something would go to, if it is one."""
    match gesture:
        case Pick(region) if table.regions[region].gives_cards:
            return _hand(table)
        case Drag(_, str(region)) if region != regions.NOWHERE:
            return table.target_rect(region)
    return None


def _hand(table: TableScene) -> QRectF:
    taking = next(region for region in table.regions.values() if region.takes_cards)
    return QRectF(taking.rect(table.setting()))


# Ghosts


def _ghosts(hint: Hinted, table: TableScene) -> Iterator[Ghost]:
    model = table.model
    assert model is not None
    match hint.gesture:
        case Pick(region, cards) if table.regions[region].gives_cards:
            yield from _cards([Card(region, index) for index in cards], table)
        case Drag(piece, int(where)) if model.shown == model.to_play:
            rect, carried = table.grid.rect(*x_and_y(where)), table.regions[piece.region].carried
            if hint.tile is not None:
                picture = _tile(hint.tile, rect, table)
                yield Ghost(picture, rect, table.rect_of(piece), in_city=True)
            elif carried is not None:
                picture = carried(table.setting(), piece, int(rect.width()))
                yield Ghost(picture, rect, table.rect_of(piece), in_city=True)
        case Drag(piece, Piece() as onto):
            rect, carried = table.target_rect(onto), table.regions[piece.region].carried
            if carried is not None and not rect.isEmpty():
                picture = carried(table.setting(), piece, int(rect.width()))
                in_city = table.items_of_pieces.is_in_city(onto)
                yield Ghost(picture, rect, table.rect_of(piece), in_city=in_city)
        case Drag(piece, str(board)) if board != regions.NOWHERE and hint.tile is not None:
            rect = _on_board(hint.tile, board, table)
            yield Ghost(_tile(hint.tile, rect, table), rect, table.rect_of(piece))


def _tile(tile: Tile, rect: QRectF, table: TableScene) -> QPixmap:
    return faces.of_tile(tile, int(rect.width()), table.ratio)


def _cards(cards: Sequence[Card], table: TableScene) -> Iterator[Ghost]:
    """Cards that are taken hang above the hand: among its cards they would cover some."""
    starts = [rect for card in cards if (rect := table.rect_of(card)) is not None]
    places = _above(_hand(table), starts, table.layout.px(_GAP))
    for card, start, place in zip(cards, starts, places, strict=False):
        yield Ghost(table.items_of_pieces[card].picture, place, start)


def _on_board(tile: Tile, board: str, table: TableScene) -> QRectF:
    """Where a tile would lie on a board if it were pencilled in; above it if it has no room."""
    setting = table.setting()
    region = table.regions[board]
    area = region.rect(setting)
    marks = setting.model.marks
    marked = replace(marks, lying={**marks.lying, board: (*marks.of(board), tile)})
    foreseen = replace(setting, model=replace(setting.model, marks=marked))
    there = [one.rect for one in region.pieces(setting, area)]
    for shown in region.pieces(foreseen, area):
        is_it = shown.is_mark and isinstance(shown.piece, Piece) and shown.piece.name == tile.id
        if is_it and not any(shown.rect.intersects(rect) for rect in there):
            return shown.rect
    side = table.layout.px(_GHOST)
    (above,) = _above(area, [QRectF(0, 0, side, side)], table.layout.px(_GAP))
    return above


def _above(board: QRectF, sizes: Sequence[QRectF], gap: int) -> Iterator[QRectF]:
    """A row of rectangles as large as these, just above the middle of a board."""
    x = board.center().x() - (sum(one.width() + gap for one in sizes) - gap) / 2
    for one in sizes:
        yield QRectF(round(x), round(board.top() - gap - one.height()), one.width(), one.height())
        x += one.width() + gap


# Words


_ON_OTHERS = 0.001
"""How bad it is to cover what lies beside the palace: hardly, compared with a tile of it."""
_ON_CLICKABLE = 0.05
"""What can be clicked there, a plate or a button, is worse to cover than a board."""
_SLIVER = 0.02
"""How much of words may lie on what can be clicked, and still that can be seen."""


class WordsPlace(NamedTuple):
    """Where what is said about a hint can lie."""

    is_clear: bool
    """Whether it covers no words, no tile, and nothing that the hint is about or a click is for."""
    size: int
    """Which of the sizes it has."""
    corner: tuple[float, float]


def words_place(sizes: Sequence[QRectF], table: TableScene, shown: HintShown) -> WordsPlace:
    """The best place for words of one of these sizes: on the palace's ground, or beside it.

    They cover as few tiles as possible; rather what is at the right of the palace.
    """
    setting, window = table.setting(), table.palace_rect()
    keep_clear = [QRectF(*look.rect) for look in shown.looks]
    keep_clear += [ghost.rect for ghost in shown.ghosts]
    lying = [one for one in table.regions.values() if one.lies_on_the_palace]
    keep_clear += [
        board.rect
        for region in lying
        if region.is_there(setting)
        for board in region.boards(setting, region.rect(setting))
    ]
    tiles = [one.rect for region in lying for one in region.pieces(setting, region.rect(setting))]
    gap = table.layout.px(_GAP)
    area = window.adjusted(gap, gap, -gap, -gap)
    wide = table.layout.size.adjusted(window.left(), gap, -gap, -gap)
    tops = [area.top(), *(rect.bottom() + gap for rect in keep_clear if window.contains(rect))]
    clickable = [*kept_clear(table)]

    def covered(at: tuple[int, QRectF, QRectF]) -> tuple[int, int]:
        """In whole pixels: a thousandth of one must not outweigh a tile."""
        _, rect, room = at
        outside = _area(rect) - _area(rect & room)
        on_others = (_area(rect) - _area(rect & area)) * _ON_OTHERS
        on_others += _covered(rect, clickable) * _ON_CLICKABLE
        return round(outside + _covered(rect, keep_clear)), round(_covered(rect, tiles) + on_others)

    found = [
        (index, QRectF(x, y, size.width(), size.height()), area)
        for index, size in enumerate(sizes)
        for y in (area.bottom() - size.height(), *tops)
        for x in (area.right() - size.width(), area.left())
    ]
    found += [
        (index, QRectF(wide.right() - size.width(), y, size.width(), size.height()), wide)
        for index, size in enumerate(sizes)
        for y in (wide.bottom() - size.height(), wide.top())
    ]
    best = min(found, key=covered)
    corner = max(window.left(), best[1].x()), max(wide.top(), best[1].y())
    is_clear = covered(best)[0] < 1 and _covered(best[1], tiles) < 1
    is_clear = is_clear and _covered(best[1], clickable) < _SLIVER * _area(best[1])
    return WordsPlace(is_clear, best[0], corner)


def _covered(rect: QRectF, others: Sequence[QRectF]) -> float:
    return sum(_area(rect & other) for other in others)


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
