"""Which pieces lie where, for a model and a layout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import Placed, TableModel
from alhambra_qt.alhambra.table.city import Grid
from alhambra_qt.alhambra.table.layout import TableLayout
from alhambra_qt.alhambra.table.panels import MarketBoard
from alhambra_qt.look import palette
from core.alhambra.components import CURRENCIES, Money, Tile


@dataclass(frozen=True)
class Chosen:
    """Cards that somebody has clicked."""

    money: frozenset[int] = frozenset()
    hand: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Shown:
    """A piece, how it looks and where it lies."""

    piece: Touchable
    picture: QPixmap
    rect: QRectF
    frame: str | None = None
    in_city: bool = False
    is_mark: bool = False


@dataclass(frozen=True)
class Arrangement:
    """Everything that the places of pieces depend on beside the model."""

    layout: TableLayout
    grid: Grid
    ratio: float
    chosen: frozenset[int]
    """Open money cards that were clicked."""
    paying: frozenset[int]
    """Cards of the hand that were clicked to pay with."""

    def shown(self, model: TableModel) -> Iterator[Shown]:
        """All pieces."""
        yield from self._market(model)
        yield from self._money(model)
        yield from self._hand(model)
        yield from self._reserve(model)
        yield from self._city(model)
        yield from self._tray(model)

    def tray(self, model: TableModel) -> QRectF:
        """Where tiles lie that were bought and not pencilled in yet."""
        palace = self.layout.palace
        number = max(1, len(model.marks.of(regions.BOUGHT)))
        side = self.layout.px(64)
        width = number * (side + self.layout.px(6)) + self.layout.px(14)
        height = side + self.layout.title + self.layout.px(10)
        gap = self.layout.px(6)
        return QRectF(palace.left() + gap, palace.bottom() - height - gap, width, height)

    def _market(self, model: TableModel) -> Iterator[Shown]:
        squares = MarketBoard.places(self.layout.market, self.layout.unit, self.layout.text)
        for square, tile in zip(squares, model.market, strict=True):
            if tile is not None:
                yield Shown(Piece(regions.MARKET, tile.id), self._tile(tile, square), square)

    def _money(self, model: TableModel) -> Iterator[Shown]:
        area = self.layout.money
        width, height = self.layout.px(48), self.layout.px(76)
        gap = (area.width() - 4 * width) / 5
        for index, card in enumerate(model.money):
            is_chosen = index in self.chosen
            top = area.y() + self.layout.px(6 if is_chosen else 12)
            rect = QRectF(area.x() + gap + index * (width + gap), top, width, height)
            picture = faces.money_card(card, width, height, self.ratio)
            yield Shown(
                Card(regions.MONEY, index), picture, rect, palette.FOCUS if is_chosen else None
            )

    def _hand(self, model: TableModel) -> Iterator[Shown]:
        if not model.hand:
            return
        area = self.layout.hand
        rows = _by_currency(model.hand)
        gap = self.layout.px(12)
        room = area.width() - self.layout.px(20) - gap * (len(rows) - 1)
        height = int(area.height() - self.layout.title - self.layout.px(20))
        width = int(min(height * 0.63, room / (len(rows) + 0.3 * (len(model.hand) - len(rows)))))
        height = int(min(height, width / 0.63))
        covered = max(1, len(model.hand) - len(rows))
        step = min(width + self.layout.px(3), (room - width * len(rows)) / covered)
        x = area.x() + self.layout.px(10)
        top = area.y() + self.layout.title + self.layout.px(10)
        for row in rows:
            for index, card in row:
                lift = self.layout.px(8) if index in self.paying else 0
                picture = faces.money_card(card, width, height, self.ratio)
                frame = palette.FOCUS if index in self.paying else None
                yield Shown(
                    Card(regions.HAND, index), picture, QRectF(x, top - lift, width, height), frame
                )
                x += step
            x += width - step + gap

    def _reserve(self, model: TableModel) -> Iterator[Shown]:
        area = self.layout.reserve
        tiles = model.seats[model.shown].reserve
        marked = model.marks.of(regions.RESERVE) if model.shown == model.to_play else ()
        number = len(tiles) + len(marked)
        side, columns = _fill(
            area.width() - self.layout.px(16),
            area.height() - self.layout.title - self.layout.px(10),
            number,
            self.layout.px(104),
        )
        for index, tile in enumerate((*tiles, *marked)):
            row, column = divmod(index, columns)
            rect = QRectF(
                area.x() + self.layout.px(8) + column * side,
                area.y() + self.layout.title + self.layout.px(4) + row * side,
                side - 3,
                side - 3,
            )
            is_mark = index >= len(tiles)
            region = regions.BOUGHT if is_mark else regions.RESERVE
            yield Shown(
                Piece(region, tile.id),
                self._tile(tile, rect, faded=is_mark),
                rect,
                palette.PENCIL if is_mark else None,
                is_mark=is_mark,
            )

    def _city(self, model: TableModel) -> Iterator[Shown]:
        seat = model.seats[model.shown]
        marks = model.marks.built if model.shown == model.to_play else ()
        walls = {(placed.x, placed.y): placed.tile.walls for placed in (*seat.city, *marks)}
        for placed in seat.city:
            frame = palette.LAST_MOVE if placed.tile.id in seat.last.built else None
            yield self._in_city(placed, regions.PALACE, frame, walls)
        for placed in marks:
            yield self._in_city(placed, regions.BOUGHT, palette.PENCIL, walls)

    def _in_city(
        self,
        placed: Placed,
        region: str,
        frame: str | None,
        walls: Mapping[tuple[int, int], int],
    ) -> Shown:
        rect = self.grid.rect(placed.x, placed.y)
        is_mark = region == regions.BOUGHT
        corners = faces.inner_corners(walls, (placed.x, placed.y))
        return Shown(
            Piece(region, placed.tile.id),
            self._tile(placed.tile, rect, faded=is_mark, corners=corners),
            rect,
            frame,
            in_city=True,
            is_mark=is_mark,
        )

    def _tray(self, model: TableModel) -> Iterator[Shown]:
        if model.shown != model.to_play:
            return
        side = self.layout.px(64)
        tray = self.tray(model)
        for index, tile in enumerate(model.marks.of(regions.BOUGHT)):
            rect = QRectF(
                tray.x() + self.layout.px(8) + index * (side + self.layout.px(6)),
                tray.y() + self.layout.title + self.layout.px(2),
                side,
                side,
            )
            yield Shown(Piece(regions.BOUGHT, tile.id), self._tile(tile, rect), rect, is_mark=True)
        for index, tile in enumerate(model.marks.of(regions.DIRK)):
            area = self.layout.aside
            rect = QRectF(
                area.right() - self.layout.px(10) - (index + 1) * side,
                area.bottom() - side - self.layout.px(8),
                side,
                side,
            )
            yield Shown(
                Piece(regions.BOUGHT, tile.id),
                self._tile(tile, rect, faded=True),
                rect,
                palette.PENCIL,
                is_mark=True,
            )

    def _tile(self, tile: Tile, rect: QRectF, *, faded: bool = False, corners: int = 0) -> QPixmap:
        return faces.tile(
            tile.id, tile.walls, int(rect.width()), self.ratio, corners=corners, faded=faded
        )


def _by_currency(hand: tuple[Money, ...]) -> list[list[tuple[int, Money]]]:
    rows = [
        [(index, card) for index, card in enumerate(hand) if card.place == place]
        for place in range(len(CURRENCIES))
    ]
    return [row for row in rows if row]


def _fill(width: float, height: float, number: int, largest: int) -> tuple[int, int]:
    """The side of squares, and how many stand in a row, so that they all fit."""
    columns = 1
    best = (0, 1)
    while columns <= max(1, number):
        rows = -(-number // columns) or 1
        side = int(min(width / columns, height / rows, largest))
        best = max(best, (side, columns))
        columns += 1
    side = best[0]
    return side, max(1, int(width // side))


def top_left(rect: QRectF) -> QPointF:
    """The corner of a rectangle on whole pixels."""
    return QPointF(round(rect.x()), round(rect.y()))
