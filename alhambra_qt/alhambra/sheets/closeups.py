"""Looking closely: one tile, one card, a palace, Dirk, the discards. Any click closes it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra import faces, telling
from alhambra_qt.alhambra.presenters.table_model import placed_tiles
from alhambra_qt.alhambra.presenters.whereabouts import card_count, discarded_cards, whereabouts
from alhambra_qt.alhambra.table.drawing import (
    RIGHT,
    Person,
    draw_palace,
    draw_person,
    paragraph,
)
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import names, texts
from alhambra_qt.words.languages import tr
from core.alhambra.buying import worth
from core.alhambra.components import BUILDINGS, CURRENCIES, FOUNTAIN, Money, Tile
from core.alhambra.palace import x_and_y
from core.alhambra.scoring import totals
from core.alhambra.table import Table


class CloseUp(Overlay):
    """A close look at something on the table, as it is at this moment."""

    def __init__(self, table: Table, people: tuple[Person, ...], parent: QWidget) -> None:
        """People are the seats, and Dirk if he is there."""
        super().__init__(parent)
        self.table = table
        self.people = people

    def press(self, _point: QPointF) -> None:
        """Any click is enough."""
        self.close()


class TileCloseUp(CloseUp):
    """One tile: its price, its walls, and where the others of its kind are."""

    def __init__(
        self,
        tile: Tile,
        currency: str | None,
        table: Table,
        people: tuple[Person, ...],
        parent: QWidget,
        *,
        with_aids: bool = True,
    ) -> None:
        """A tile on the market costs this currency; aids are what one could count oneself."""
        super().__init__(table, people, parent)
        self._with_aids = with_aids
        self.tile = tile
        self.currency = currency

    def title(self) -> str:
        """What it is."""
        return texts.building(self.tile.building).capitalize()

    def wanted_size(self) -> tuple[float, float]:
        """Room for the tile and for everybody."""
        return 820, 460

    def retranslate(self) -> None:
        """Say what can be seen."""
        super().retranslate()
        self.setAccessibleDescription(texts.tile_described(self.tile, self.currency))

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The tile large; beside it words and numbers."""
        side = int(min(brush.px(340), rect.height()))
        picture = faces.tile(self.tile.id, self.tile.walls, side, brush.ratio)
        brush.pixmap(rect.x(), rect.y(), picture)
        beside = rect.adjusted(side + brush.px(26), 0, 0, 0)
        words = texts.tile_described(self.tile, self.currency)
        used = paragraph(brush, beside, words, 20)
        if self._with_aids and self.tile.building != FOUNTAIN.building:
            self._draw_others(brush, beside.adjusted(0, used + brush.px(16), 0, 0))

    def _draw_others(self, brush: Brush, rect: QRectF) -> None:
        """How many of this kind are where."""
        found = whereabouts(self.table, self.tile.building)
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.text_px(28))
        brush.text(head, self.tr("There are {number} in the game:").format(number=found.total), 17)
        lines: list[tuple[Person | None, str, int, int]] = [
            (self.people[seat], "", built, kept)
            for seat, (built, kept) in enumerate(zip(found.palaces, found.reserves, strict=True))
        ]
        if found.dirk is not None:
            lines.append((self.people[-1], "", found.dirk, 0))
        lines += [
            (None, self.tr("on the building market"), found.market, 0),
            (None, self.tr("unseen"), found.unseen, 0),
        ]
        top = head.bottom() + brush.px(4)
        height = min(brush.text_px(32), (rect.bottom() - top) / len(lines))
        for index, (person, text, number, kept) in enumerate(lines):
            line = QRectF(rect.x(), top + index * height, rect.width(), height)
            number_box = QRectF(
                line.right() - brush.text_px(80), line.y(), brush.text_px(36), height
            )
            brush.text(number_box, str(number), 18, bold=True, align=RIGHT)
            if kept:
                more = QRectF(number_box.right() + brush.px(6), line.y(), brush.text_px(40), height)
                brush.text(more, f"(+{kept})", 16, colour=palette.TEXT_QUIET)
            line.setRight(number_box.left() - brush.px(6))
            if person is None:
                brush.text(line, text, 17)
            else:
                draw_person(brush, line, person, 17)


class CardCloseUp(CloseUp):
    """One money card."""

    def __init__(
        self, card: Money, table: Table, people: tuple[Person, ...], parent: QWidget
    ) -> None:
        """An open card, or one of the hand that is shown."""
        super().__init__(table, people, parent)
        self.card = card

    def title(self) -> str:
        """What it is."""
        return texts.money(self.card).capitalize()

    def wanted_size(self) -> tuple[float, float]:
        """A card and some lines."""
        return 620, 440

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The card large; beside it how many there are."""
        height = int(min(brush.px(340), rect.height()))
        width = round(height * 0.65)
        brush.pixmap(rect.x(), rect.y(), faces.money_card(self.card, width, height, brush.ratio))
        found = card_count(self.table, self.card)
        beside = rect.adjusted(width + brush.px(26), 0, 0, 0)
        lines = (
            self.tr("In the game: {number}").format(number=found.copies),
            self.tr("Face up on the table: {number}").format(number=found.on_the_table),
            self.tr("On the discard pile: {number}").format(number=found.discarded),
        )
        for line in lines:
            used = paragraph(brush, beside, line, 19)
            beside.adjust(0, used + brush.px(10), 0, 0)


class PalaceCloseUp(CloseUp):
    """The palace of a seat, with its longest wall and its reserve."""

    def __init__(
        self,
        seat: int,
        table: Table,
        people: tuple[Person, ...],
        parent: QWidget,
        *,
        with_aids: bool = True,
    ) -> None:
        """Whose it is; aids are what one could count oneself."""
        super().__init__(table, people, parent)
        self.seat = seat
        self._with_aids = with_aids

    def title(self) -> str:
        """Whose it is."""
        return names.shown(self.people[self.seat].name)

    def wanted_size(self) -> tuple[float, float]:
        """Nearly all there is."""
        return 1310, 736

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The palace, and at its right what can be said in numbers."""
        seat = self.table.seats[self.seat]
        side = brush.px(270 * min(self.text_scale, 1.4))
        city = rect.adjusted(0, 0, -side - brush.px(20), 0)
        brush.board(city, palette.TABLE_LIGHT, 10)
        room = city.adjusted(brush.px(14), brush.px(14), -brush.px(14), -brush.px(14))
        run = seat.palace.longest_run() if self._with_aids else []
        trace = [x_and_y(point) for point in run]
        draw_palace(brush, room, placed_tiles(seat.palace), trace, 150)
        beside = QRectF(city.right() + brush.px(20), rect.y(), side, rect.height())
        facts = [
            (self.tr("Points"), str(totals(self.table)[self.seat])),
            (self.tr("Money cards"), str(sum(map(len, seat.hand)))),
        ]
        if self._with_aids:
            facts.append((self.tr("Longest wall"), str(seat.palace.longest_wall())))
        y = beside.y()
        for name, number in facts:
            line = QRectF(beside.x(), y, beside.width(), brush.text_px(34))
            brush.text(line.adjusted(0, 0, -brush.text_px(42), 0), name, 18)
            brush.text(line, number, 22, bold=True, align=RIGHT)
            y += line.height()
        if self._with_aids:
            y = self._draw_counts(brush, QRectF(beside.x(), y + brush.px(8), beside.width(), 0))
        self._draw_reserve(brush, QRectF(beside.x(), y, beside.width(), beside.bottom() - y))

    def _draw_counts(self, brush: Brush, rect: QRectF) -> float:
        """How many of each building."""
        tiles = self.table.seats[self.seat].palace.tiles.values()
        width, side = rect.width() / 3, brush.px(36)
        for index, building in enumerate(BUILDINGS):
            x = rect.x() + index % 3 * width
            y = rect.y() + index // 3 * (side + brush.px(8))
            picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
            brush.pixmap(x, y, picture)
            number = QRectF(x + side + brush.px(8), y, width, side)
            brush.text(number, str(sum(tile.building == building for tile in tiles)), 20, bold=True)
        return rect.y() + 2 * (side + brush.px(8)) + brush.px(6)

    def _draw_reserve(self, brush: Brush, rect: QRectF) -> None:
        seat = self.table.seats[self.seat]
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.text_px(30))
        brush.text(head, tr("Reserve board"), 17, bold=True)
        tiles = [*seat.reserve, *seat.to_place]
        draw_tiles(brush, rect.adjusted(0, head.height() + brush.px(4), 0, 0), tiles, 84)


class DirkCloseUp(CloseUp):
    """Dirk's tiles, a line for each kind of building."""

    def title(self) -> str:
        """Whose they are."""
        return tr("Dirk")

    def wanted_size(self) -> tuple[float, float]:
        """A line for each building."""
        return 1000, 700

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """His points, and all he has."""
        explained = self.tr(
            "Dirk takes no turns. He gets tiles at the start and after the first two scoring "
            "rounds, plus any that are given to him. He scores for his buildings like a player, "
            "but has no wall."
        )
        used = paragraph(brush, QRectF(rect), explained, 16, colour=palette.TEXT_QUIET)
        tiles = self.table.collectors[0].tiles
        area = rect.adjusted(0, used + brush.px(12), 0, 0)
        height = area.height() / len(BUILDINGS)
        for index, building in enumerate(BUILDINGS):
            own = [tile for tile in tiles if tile.building == building]
            line = QRectF(area.x(), area.y() + index * height, area.width(), height - brush.px(6))
            number = QRectF(line.x(), line.y(), brush.text_px(36), line.height())
            brush.text(number, str(len(own)), 22, bold=True)
            name = QRectF(number.right(), line.y(), brush.text_px(130), line.height())
            brush.text(name, telling.category(building), 17)
            draw_tiles(brush, line.adjusted(brush.text_px(170), 0, 0, 0), own, 84)


class DiscardsCloseUp(CloseUp):
    """The discard pile, sorted."""

    def title(self) -> str:
        """What it is."""
        return self.tr("Discard pile")

    def wanted_size(self) -> tuple[float, float]:
        """A line for each currency."""
        return 1000, 640

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Cards of one currency in a row."""
        height = rect.height() / len(CURRENCIES)
        for place, cards in enumerate(discarded_cards(self.table)):
            line = QRectF(rect.x(), rect.y() + place * height, rect.width(), height - brush.px(10))
            brush.board(line, palette.PANEL_RAISED, 8)
            coin = brush.px(40)
            picture = faces.currency(CURRENCIES[place], coin, brush.ratio)
            brush.pixmap(line.x() + brush.px(12), line.center().y() - coin / 2, picture)
            words = QRectF(
                line.x() + coin + brush.px(22), line.y(), brush.text_px(90), line.height()
            )
            middle, line_height = words.center().y(), brush.text_px(26)
            name = texts.currency(CURRENCIES[place]).capitalize()
            upper = QRectF(words.x(), middle - line_height, words.width(), line_height)
            brush.text(upper, name, 17)
            brush.text(upper.translated(0, line_height), str(worth(cards)), 20, bold=True)
            room = line.adjusted(0, brush.px(8), -brush.px(12), -brush.px(8))
            room.setLeft(words.right() + brush.px(8))
            tall = int(room.height())
            wide = round(tall * 0.65)
            step = min(wide + brush.px(4), (room.width() - wide) / max(1, len(cards) - 1))
            for index, card in enumerate(cards):
                brush.pixmap(
                    room.x() + index * step,
                    room.y(),
                    faces.money_card(card, wide, tall, brush.ratio),
                )


def draw_tiles(brush: Brush, rect: QRectF, tiles: list[Tile], largest: float) -> None:
    """Tiles in rows, as large as they all fit."""
    if not tiles:
        return
    side = brush.px(largest)
    gap = brush.px(6)
    while side > brush.px(20):
        columns = max(1, int((rect.width() + gap) // (side + gap)))
        if -(-len(tiles) // columns) * (side + gap) <= rect.height() + gap:
            break
        side -= 1
    columns = max(1, int((rect.width() + gap) // (side + gap)))
    for index, tile in enumerate(tiles):
        row, column = divmod(index, columns)
        brush.pixmap(
            rect.x() + column * (side + gap),
            rect.y() + row * (side + gap),
            faces.tile(tile.id, tile.walls, side, brush.ratio),
        )
