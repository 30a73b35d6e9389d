"""One card, the discards, and the tiles that were not seen yet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.whereabouts import (
    card_count,
    discarded_cards,
    unseen_tiles,
)
from alhambra_qt.alhambra.table.drawing import RIGHT, paragraph
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import texts
from core.alhambra.buying import worth
from core.alhambra.components import BUILDINGS, CURRENCIES, MONEY, TILES, Money
from core.alhambra.table import Table


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
        height = int(min(brush.text_px(340), rect.height()))
        width = round(height * 0.65)
        brush.pixmap(rect.x(), rect.y(), faces.money(self.card, width, height, brush.ratio))
        beside = rect.adjusted(width + brush.px(26), 0, 0, 0)
        for line in self._lines():
            used = paragraph(brush, beside, line, 19)
            beside.adjust(0, used + brush.px(10), 0, 0)

    def _lines(self) -> tuple[str, ...]:
        if self.card not in MONEY:
            told = self.tr("It counts as a money card worth {value} when you pay.")
            return (told.format(value=self.card.value),)
        found = card_count(self.table, self.card)
        return (
            self.tr("In the game: {number}").format(number=found.copies),
            self.tr("Face up on the table: {number}").format(number=found.on_the_table),
            self.tr("On the discard pile: {number}").format(number=found.discarded),
        )


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


class UnseenSheet(Overlay):
    """All tiles of the game; those that lie open somewhere are faded."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        """As far as everybody at this table can know."""
        super().__init__(parent)
        self.table = table

    def title(self) -> str:
        """What it is, and how many."""
        number = len(unseen_tiles(self.table))
        return self.tr("Unseen tiles: {number}").format(number=number)

    def wanted_size(self) -> tuple[float, float]:
        """Eleven tiles in a row, and six rows."""
        return 1200, 720

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """A row for each building, by price."""
        unseen = {tile.id for tile in unseen_tiles(self.table)}
        height = rect.height() / len(BUILDINGS)
        first = brush.text_px(170)
        most = max(
            sum(tile.building == building for tile in TILES.values()) for building in BUILDINGS
        )
        gap = brush.px(8)
        side = int(min(height - gap, (rect.width() - first) / most - gap))
        for index, building in enumerate(BUILDINGS):
            line = QRectF(rect.x(), rect.y() + index * height, rect.width(), height)
            tiles = [tile for tile in TILES.values() if tile.building == building]
            left = sum(tile.id in unseen for tile in tiles)
            number = QRectF(line.x(), line.y(), brush.text_px(40), side)
            brush.text(number, f"{left} ×", 22, bold=True, align=RIGHT)
            name = QRectF(number.right() + brush.px(12), line.y(), 0, side)
            name.setRight(line.x() + first)
            brush.text(name, texts.building(building).capitalize(), 17)
            for column, tile in enumerate(tiles):
                picture = faces.of_tile(tile, side, brush.ratio)
                brush.painter.setOpacity(1.0 if tile.id in unseen else 0.16)
                brush.pixmap(line.x() + first + column * (side + gap), line.y(), picture)
            brush.painter.setOpacity(1.0)

    def press(self, _point: QPointF) -> None:
        """Any click is enough."""
        self.close()
