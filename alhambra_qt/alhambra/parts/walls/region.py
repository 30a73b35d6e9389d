"""Where the wall cards lie: face up, beside the market."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.closeups.part_close_up import PartCloseUp, draw_row, explain
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.walls import faces
from alhambra_qt.alhambra.parts.walls.words import described
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, Movement, Token, tiles_on
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.panels.board import TitledBoard
from alhambra_qt.alhambra.table.region import Board, CloseLook, Region, Shown, Thing, around
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words.languages import tr
from core.alhambra.modules.walls import WALL_CARDS, OpenWallCards
from core.alhambra.table import Table

NAME = "walls"
"""That of the rule part; and of the region where its cards lie."""
_LARGEST = 54
_GAP = 6


def open_cards(table: Table, _viewer: int | None) -> tuple[str, ...]:
    """The model of this part: everybody sees them."""
    return table.annex(OpenWallCards).cards


def _cards(model: TableModel) -> tuple[str, ...]:
    return cast(tuple[str, ...], model.extras[NAME])


def _called() -> str:
    return tr("Wall cards")


def _boards(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (_called(), palette.PANEL_SUNK, setting.layout.title))


def _places(setting: Setting, rect: QRectF, number: int) -> list[QRectF]:
    """In a row below the title, as large as all of them fit."""
    layout = setting.layout
    gap = layout.px(_GAP)
    room = rect.adjusted(gap, layout.title + layout.px(2), -gap, -gap)
    side = int(min(room.height(), (room.width() + gap) / max(1, number) - gap, _largest(setting)))
    top = room.y() + (room.height() - side) / 2
    return [
        QRectF(round(room.x() + at * (side + gap)), round(top), side, side) for at in range(number)
    ]


def _largest(setting: Setting) -> int:
    return setting.layout.px(_LARGEST)


def _pieces(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    cards = _cards(setting.model)
    for card, place in zip(cards, _places(setting, rect, len(cards)), strict=True):
        picture = faces.card(card, place.width(), setting.ratio)
        yield Shown(Piece(NAME, card), picture, place)


def _says(_setting: Setting, thing: Thing | int) -> str:
    if isinstance(thing, Piece):
        return described(thing.name)
    return _called()


def _carried(setting: Setting, piece: Piece, side: int) -> QPixmap:
    return faces.as_carried(piece.name, side, setting.ratio)


def _face(card: str, size: QRectF, ratio: float) -> QPixmap:
    return faces.card(card, int(size.width()), ratio)


def _landing(setting: Setting, rect: QRectF, _location: Location) -> QRectF:
    side = _largest(setting)
    return around(rect.center(), side, side)


# Flying: from the pile to the market, and onto a tile


def movements(before: TableModel, after: TableModel) -> Iterator[Movement]:
    """Where wall cards come from and go to; a tile that has their walls now is where they went."""
    lay, lie = _cards(before), _cards(after)
    for card in lay:
        if card not in lie and (tile := _walled(before, after, card)) is not None:
            yield Movement(Token(card), Location(NAME), tile)
    for card in lie:
        if card not in lay:
            start = _walled(after, before, card) or Location(regions.PILE)  # undone, or drawn
            yield Movement(Token(card), start, Location(NAME))


def _walled(bare: TableModel, walled: TableModel, card: str) -> Location | None:
    """Where the tile lies that has the walls of a card on one table and not on the other."""
    walls = {(tile.id, where.seat): tile.walls for tile, where in tiles_on(bare)}
    for tile, where in tiles_on(walled):
        if tile.walls & ~walls.get((tile.id, where.seat), tile.walls) == WALL_CARDS[card]:
            return where._replace(onto=tile.id)
    return None


# Looking closely


class WallCardsCloseUp(PartCloseUp):
    """One wall card, or all that lie there, and what they are for."""

    def __init__(self, cards: tuple[str, ...], look: CloseLook) -> None:
        """These cards."""
        super().__init__(look)
        self._cards = cards

    def title(self) -> str:
        """What they are."""
        return _called()

    def wanted_size(self) -> tuple[float, float]:
        """Room for the cards, and for what is said of them."""
        return 760, 315

    def spoken(self) -> Iterable[str]:
        """Each card, and what they are for."""
        return *map(described, self._cards), _explained()

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """What they are for, then each of them."""
        room = explain(brush, rect, _explained(), 14)
        pictures = [
            partial(faces.card, card, ratio=brush.ratio, with_picture=True) for card in self._cards
        ]
        draw_row(brush, room, pictures, 150, brush.px(10))


def _explained() -> str:
    return tr(
        "As an action, you can put up the walls from a wall card on one of your tiles: in "
        "your Alhambra, on your reserve board or just bought. They can only go on sides that "
        "have no wall yet and no tile next to them."
    )


def _closely(look: CloseLook, thing: Thing) -> CloseUp:
    cards = (thing.name,) if isinstance(thing, Piece) else _cards(look.model)
    return WallCardsCloseUp(cards, look)


REGION = Region(
    name=NAME,
    order=15,
    slots=(Slot(Lane.LEFT, 84, growth=0.1, after=regions.MARKET),),
    boards=_boards,
    pieces=_pieces,
    things=lambda _setting: (NAME,),
    goes_onto_pieces=True,
    carried=_carried,
    face=_face,
    landing=_landing,
    called=_called,
    says=_says,
    close_up=_closely,
)
