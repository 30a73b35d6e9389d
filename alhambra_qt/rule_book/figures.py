"""What examples are drawn with: tiles, cards, cities and dice as they lie on the table.

A figure has a size in pixels of a small laptop and draws itself into a rectangle of that size.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.modelling import placed_tiles
from alhambra_qt.alhambra.presenters.table_model import Placed
from alhambra_qt.alhambra.table.drawing import CENTER, TRACE, draw_palace
from alhambra_qt.look import palette, pictures
from alhambra_qt.rule_book.cities import city
from alhambra_qt.scene.panel import Brush
from core.alhambra.components import CURRENCIES, TILES, Tile
from core.alhambra.palace import Palace, place, x_and_y

TILE = 64
CARD = (44, 66)
GAP = 6
RIM = 5
"""What `draw_palace` leaves free around a city."""
TRACED_RIM = 3 * TRACE * TILE + 1
"""The same around one with a line along its wall."""


class Figure(Protocol):
    """A part of an example."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Paint it into a rectangle of its size."""


@dataclass(frozen=True)
class Tiles:
    """Tiles side by side; some may be on their head, or have wooden walls."""

    ids: tuple[str, ...]
    wooden: int = 0
    is_turned: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """As wide as all of them."""
        return len(self.ids) * (TILE + GAP) - GAP, TILE

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """From the left."""
        side = brush.px(TILE)
        for index, tile_id in enumerate(self.ids):
            x = rect.x() + index * brush.px(TILE + GAP)
            walls = TILES[tile_id].walls if tile_id in TILES else 0
            picture = faces.tile(tile_id, walls, side, brush.ratio, wooden=self.wooden)
            brush.painter.save()
            if self.is_turned:
                brush.painter.translate(x + side, rect.y() + side)
                brush.painter.rotate(180)
                brush.painter.drawPixmap(0, 0, picture)
            else:
                brush.pixmap(x, rect.y(), picture)
            brush.painter.restore()


@dataclass(frozen=True)
class Market:
    """Tiles on the places of the market, and what each place asks for."""

    ids: tuple[str, ...]

    @property
    def size(self) -> tuple[float, float]:
        """A coin stands above each tile."""
        return len(self.ids) * (TILE + 2 * GAP) - 2 * GAP, TILE + 40

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Place by place."""
        for index, (tile_id, currency) in enumerate(zip(self.ids, CURRENCIES, strict=True)):
            x = rect.x() + index * brush.px(TILE + 2 * GAP)
            coin = brush.px(34)
            number = QRectF(x, rect.y(), brush.px(TILE) - coin - brush.px(4), coin)
            brush.text(number, str(index + 1), 17, colour=palette.TEXT_QUIET, align=CENTER)
            brush.pixmap(
                x + brush.px(TILE) - coin, rect.y(), faces.currency(currency, coin, brush.ratio)
            )
            picture = faces.tile(tile_id, TILES[tile_id].walls, brush.px(TILE), brush.ratio)
            brush.pixmap(x, rect.y() + brush.px(40), picture)


@dataclass(frozen=True)
class Cards:
    """Money cards side by side."""

    names: tuple[str, ...]

    @property
    def size(self) -> tuple[float, float]:
        """As wide as all of them."""
        return len(self.names) * (CARD[0] + GAP) - GAP, CARD[1]

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """From the left."""
        width, height = map(brush.px, CARD)
        for index, name in enumerate(self.names):
            picture = faces.money_card(name, width, height, brush.ratio)
            brush.pixmap(rect.x() + index * brush.px(CARD[0] + GAP), rect.y(), picture)


@dataclass(frozen=True)
class Pile:
    """Some cards face down, perhaps with a scoring card among them."""

    has_scoring_card: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """A card, and what shows of those below it."""
        return CARD[0] + 26, CARD[1] + 8

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The scoring card sticks out."""
        width, height = map(brush.px, CARD)
        if self.has_scoring_card:
            card = faces.scoring_card(width, height, brush.ratio)
            brush.pixmap(rect.x() + brush.px(22), rect.y() + brush.px(4), card)
        back = faces.card_back(width, height, brush.ratio)
        for lift in (8, 4, 0):
            brush.pixmap(rect.x() + brush.px(lift / 2), rect.y() + brush.px(lift), back)


@dataclass(frozen=True)
class Picture:
    """A picture by its name."""

    name: str
    tint: str | None = None
    side: float = TILE

    @property
    def size(self) -> tuple[float, float]:
        """A square."""
        return self.side, self.side

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """As it is."""
        side = brush.px(self.side)
        brush.pixmap(
            rect.x(),
            rect.y(),
            pictures.picture(self.name, side, side, brush.ratio, tint=self.tint),
        )


@dataclass(frozen=True)
class Symbol:
    """The symbol of a player."""

    seat: int

    @property
    def size(self) -> tuple[float, float]:
        """A disc."""
        return 40, 40

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """As everywhere at the table."""
        brush.pixmap(rect.x(), rect.y(), pictures.seat_symbol(self.seat, brush.px(40), brush.ratio))


@dataclass(frozen=True)
class Sign:
    """A number or a sign between two figures: nothing that would have to be translated."""

    text: str

    @property
    def size(self) -> tuple[float, float]:
        """As wide as its characters."""
        return 16 * max(1, len(self.text)) + 6, 40

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Large."""
        brush.text(rect, self.text, 26, bold=True, align=CENTER)


@dataclass(frozen=True)
class Divider:
    """A thin line between what does not belong together."""

    size = (28, 64)

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """As high as a card."""
        line = QRectF(rect.center().x(), rect.y(), brush.px(2), rect.height())
        brush.painter.fillRect(line, QColor(palette.PANEL_LINE))


DIVIDER = Divider()


@dataclass(frozen=True)
class City:
    """A city that obeys the rules, and perhaps a tile that is added to it, rightly or wrongly."""

    drawing: str
    added: tuple[str, int, int] | None = None
    """A tile and its place."""
    is_allowed: bool = True
    has_traced_wall: bool = False

    @property
    def palace(self) -> Palace:
        """The city without the added tile."""
        return city(self.drawing)

    @property
    def new_tile(self) -> tuple[Tile, int]:
        """The added tile and its place, as the rules know it."""
        assert self.added is not None
        tile_id, x, y = self.added
        return TILES[tile_id], place(x, y)

    def _places(self) -> list[tuple[int, int]]:
        """All that there are to be seen."""
        added = [] if self.added is None else [self.added[1:]]
        return [x_and_y(where) for where in self.palace.tiles] + added

    def _box(self) -> tuple[int, int, int, int]:
        """The first column and row, and how many there are of each."""
        xs, ys = zip(*self._places(), strict=True)
        return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1

    @property
    def size(self) -> tuple[float, float]:
        """All its tiles."""
        _, _, columns, rows = self._box()
        rim = TRACED_RIM if self.has_traced_wall else RIM
        return columns * TILE + rim, rows * TILE + rim

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """As on the table; the added tile has a frame that tells whether it may stand there."""
        palace = self.palace
        tiles = list(placed_tiles(palace))
        if self.added is not None:
            tiles.append(Placed(self.new_tile[0], *self.added[1:]))
        trace = [x_and_y(point) for point in palace.longest_run()] if self.has_traced_wall else []
        draw_palace(brush, rect, tiles, trace, TILE)
        if self.added is not None:
            self._draw_frame(brush, rect)

    def _draw_frame(self, brush: Brush, rect: QRectF) -> None:
        assert self.added is not None
        left, top, columns, rows = self._box()
        side = brush.px(TILE)
        x = round(rect.center().x() - columns * side / 2) + (self.added[1] - left) * side
        y = round(rect.center().y() - rows * side / 2) + (self.added[2] - top) * side
        line = brush.px(4)
        colour = palette.GAIN if self.is_allowed else palette.ILLEGAL
        pen = QPen(QColor(colour), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(x, y, side, side).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        brush.painter.drawRect(box)
        badge = brush.px(26)
        corner = QPointF(x + side - badge, y + side - badge)
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(QColor(colour))
        brush.painter.drawEllipse(QRectF(corner.x(), corner.y(), badge, badge))
        icon = "icon-check" if self.is_allowed else "icon-close"
        inner = brush.px(18)
        away = (badge - inner) / 2
        picture = pictures.picture(icon, inner, inner, brush.ratio, tint=palette.WHITE)
        brush.pixmap(corner.x() + away, corner.y() + away, picture)
