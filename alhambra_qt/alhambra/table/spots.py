"""What can have the focus on the table, and where it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.gestures import Card, Piece, Target, Targets, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.scene.focus import Area, Box, Spot


@dataclass(frozen=True)
class OtherPalace:
    """The small palace of a seat."""

    seat: int


class Button(Enum):
    """The buttons on the table."""

    TAKE = auto()
    END = auto()
    PAY = auto()
    CANCEL = auto()


class Board(Enum):
    """What is only read."""

    STOCK = auto()
    HAND = auto()
    """While its cards can't be chosen."""
    DIRK = auto()
    MAJORITY = auto()
    CHRONICLE = auto()


Thing = Touchable | OtherPalace | Button | Board | Target
"""All that can have the focus; targets only while a tile is carried."""

_BUTTON_AREAS = {
    Button.TAKE: Area.MONEY,
    Button.END: Area.TURN,
    Button.PAY: Area.TURN,
    Button.CANCEL: Area.TURN,
}
_ZONE_AREAS = {regions.RESERVE: Area.RESERVE, regions.DIRK: Area.DIRK, regions.BOUGHT: Area.BOUGHT}


def table_spots(
    scene: TableScene, buttons: Mapping[Button, QRectF], *, with_hand: bool
) -> tuple[Spot, ...]:
    """Everything that can have the focus; the hand only where its cards can be chosen."""
    model = scene.model
    if model is None:
        return ()
    pieces = [*_tiles(model), *_cards(model, with_hand=with_hand)]
    placed = [(piece, area, scene.rect_of(piece)) for piece, area in pieces]
    spots = [Spot(piece, area, _box(rect)) for piece, area, rect in placed if rect is not None]
    spots += [Spot(one, _BUTTON_AREAS[one], _box(rect)) for one, rect in buttons.items()]
    spots += [
        Spot(OtherPalace(seat), Area.OTHERS, _box(rect))
        for seat, rect in scene.small_rects().items()
    ]
    if not with_hand and model.hand is not None:
        spots.append(Spot(Board.HAND, Area.HAND, _box(scene.layout.hand)))
    return (*spots, *_boards(scene, model))


def target_spots(scene: TableScene, targets: Targets) -> tuple[Spot, ...]:
    """Everywhere a tile can be put down."""
    return tuple(
        Spot(
            target,
            _ZONE_AREAS[target] if isinstance(target, str) else Area.PALACE,
            _box(scene.target_rect(target)),
        )
        for target in targets
    )


def _tiles(model: TableModel) -> Iterator[tuple[Touchable, Area]]:
    seat, marks = model.seats[model.shown], model.marks
    for tile in model.market:
        if tile is not None:
            yield Piece(regions.MARKET, tile.id), Area.MARKET
    for placed in seat.city:
        yield Piece(regions.PALACE, placed.tile.id), Area.PALACE
    for tile in seat.reserve:
        yield Piece(regions.RESERVE, tile.id), Area.RESERVE
    if model.shown == model.to_play:
        for placed in marks.built:
            yield Piece(regions.BOUGHT, placed.tile.id), Area.PALACE
        for tile in marks.of(regions.RESERVE):
            yield Piece(regions.BOUGHT, tile.id), Area.RESERVE
        for tile in marks.of(regions.BOUGHT):
            yield Piece(regions.BOUGHT, tile.id), Area.BOUGHT
        for tile in marks.of(regions.DIRK):
            yield Piece(regions.BOUGHT, tile.id), Area.DIRK


def _cards(model: TableModel, *, with_hand: bool) -> Iterator[tuple[Touchable, Area]]:
    for index in range(len(model.money)):
        yield Card(regions.MONEY, index), Area.MONEY
    if with_hand and model.hand is not None:
        for index in range(len(model.hand)):
            yield Card(regions.HAND, index), Area.HAND


def _boards(scene: TableScene, model: TableModel) -> Iterator[Spot]:
    layout = scene.layout
    stock = QRectF(layout.money)
    stock.setTop(stock.bottom() - layout.px(30))
    yield Spot(Board.STOCK, Area.MONEY, _box(stock))
    if model.dirk is not None:
        yield Spot(Board.DIRK, Area.DIRK, _box(layout.aside))
    yield Spot(Board.MAJORITY, Area.BOARDS, _box(layout.majority))
    yield Spot(Board.CHRONICLE, Area.BOARDS, _box(layout.chronicle))


def _box(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
