"""The parts of the table that are only looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.table_model import DirkModel, Placed, SeatModel, Share
from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.play.game_setup import PERSON
from alhambra_qt.scene.panel import Brush, Panel
from alhambra_qt.widgets.kinds import face
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS, CURRENCIES
from core.alhambra.palace import x_and_y

_CENTER = Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight
_LEFT = Qt.AlignmentFlag.AlignLeft


class MarketBoard(Panel):
    """The four places of the building market, each with its currency."""

    @staticmethod
    def places(rect: QRectF, unit: float, text: float = 1.0) -> list[QRectF]:
        """The squares for the tiles, in the scene."""
        words = 17 * unit * text
        side = round(min(rect.width() / 2 - 26 * unit, rect.height() / 2 - 20 * unit - words))
        gap_x = (rect.width() - 2 * side) / 3
        gap_y = (rect.height() - 2 * side - 2 * words) / 3
        return [
            QRectF(
                round(rect.x() + gap_x + column * (side + gap_x)),
                round(rect.y() + gap_y + row * (side + gap_y + words)),
                side,
                side,
            )
            for row in range(2)
            for column in range(2)
        ]

    def draw(self, brush: Brush, rect: QRectF, _content: object) -> None:
        """Board, squares, and below each the currency that it asks for."""
        brush.board(rect)
        size = brush.text_px(17)
        squares = self.places(rect, brush.unit, brush.text_scale)
        for square, currency in zip(squares, CURRENCIES, strict=True):
            brush.painter.setPen(QPen(QColor(palette.CURRENCY_DARK[currency]), brush.px(1)))
            brush.painter.setBrush(QColor(palette.CURRENCY_PALE[currency]))
            brush.painter.drawRoundedRect(
                square.adjusted(-brush.px(4), -brush.px(4), brush.px(4), size + brush.px(4)),
                brush.px(6),
                brush.px(6),
            )
            below = square.bottom() + brush.px(2)
            coin = brush.px(17)
            picture = faces.currency(currency, coin, brush.ratio)
            brush.pixmap(square.x(), below + (size - coin) / 2, picture)
            name = QRectF(
                square.x() + coin + brush.px(4), below, square.width() - coin - brush.px(2), size
            )
            brush.text(
                name,
                texts.currency(currency).capitalize(),
                13,
                colour=palette.CURRENCY_DARK[currency],
                bold=True,
            )


@dataclass(frozen=True)
class Stock:
    """How many cards and tiles are left."""

    pile: int
    bag: int
    discards: int


class MoneyBoard(Panel):
    """The open money cards, and how much is left in pile and bag."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The board and the numbers; cards are pieces."""
        stock = cast(Stock, content)
        brush.board(rect)
        height = brush.text_px(24)
        row = QRectF(
            rect.x() + brush.px(10),
            rect.bottom() - height - brush.px(4),
            rect.width() - brush.px(20),
            height,
        )
        size = brush.px(18)
        third = row.width() / 3
        for index, (name, number) in enumerate(
            (("draw-pile", stock.pile), ("discard", stock.discards), ("bag", stock.bag))
        ):
            x = row.x() + index * third
            y = row.center().y() - size / 2
            brush.pixmap(x, y, pictures.picture(name, size, size, brush.ratio))
            brush.text(
                QRectF(x + size + brush.px(5), row.y(), third - size, height), str(number), 14
            )


@dataclass(frozen=True)
class Majority:
    """Who has how many of each building, and what the next scoring would give."""

    names: tuple[tuple[str, int | None], ...]
    """Name and colour of each column; Dirk has no colour."""
    shares: tuple[Share, ...]
    scoring: int
    with_aids: bool


class MajorityTable(Panel):
    """The table of majorities, one column for each seat."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Counts large, points of the next scoring small beside them."""
        majority = cast(Majority, content)
        brush.board(rect)
        inner = rect.adjusted(brush.px(8), brush.px(6), -brush.px(8), -brush.px(6))
        rows = len(BUILDINGS) + 3
        height = inner.height() / rows
        first = brush.px(34)
        width = (inner.width() - first) / len(majority.shares)
        icon = min(brush.px(22), round(height) - 2)
        for column, (name, colour) in enumerate(majority.names):
            x = inner.x() + first + column * width
            picture = (
                pictures.picture("dirk", icon, icon, brush.ratio)
                if colour is None
                else pictures.seat_symbol(colour, icon, brush.ratio)
            )
            brush.pixmap(x + (width - icon) / 2, inner.y(), picture)
            del name
        for row, building in enumerate(BUILDINGS, 1):
            y = inner.y() + row * height
            self._line(brush, inner, y)
            brush.pixmap(
                inner.x() + brush.px(3),
                y + 1,
                pictures.picture(f"building-{building}", icon, icon, brush.ratio),
            )
            most = max(share.counts[row - 1] for share in majority.shares)
            for column, share in enumerate(majority.shares):
                number = share.counts[row - 1]
                cell = QRectF(inner.x() + first + column * width, y, width, height)
                self._cell(
                    brush,
                    cell,
                    number,
                    share.points[row - 1] if majority.with_aids else 0,
                    leads=number == most > 0,
                )
        if majority.with_aids:
            self._sums(brush, inner, majority, (first, width, height, icon))

    def _line(self, brush: Brush, inner: QRectF, y: float) -> None:
        brush.painter.setPen(QColor(palette.PANEL_SUNK))
        brush.painter.drawLine(QPointF(inner.left(), round(y)), QPointF(inner.right(), round(y)))

    def _cell(self, brush: Brush, cell: QRectF, number: int, points: int, *, leads: bool) -> None:
        half = cell.width() / 2
        colour = palette.TEXT if number else palette.TEXT_DISABLED
        left = QRectF(cell.x(), cell.y(), half, cell.height())
        brush.text(left, str(number or "·"), 15, colour=colour, bold=leads, align=_RIGHT)
        if points:
            right = QRectF(cell.x() + half + brush.px(3), cell.y(), half, cell.height())
            brush.text(right, f"+{points}", 11, colour=palette.GAIN)

    def _sums(
        self,
        brush: Brush,
        inner: QRectF,
        majority: Majority,
        measures: tuple[float, float, float, int],
    ) -> None:
        first, width, height, icon = measures
        for offset, picture in ((len(BUILDINGS) + 1, "wall"), (len(BUILDINGS) + 2, "crown")):
            y = inner.y() + offset * height
            self._line(brush, inner, y)
            brush.pixmap(
                inner.x() + brush.px(3), y + 1, pictures.picture(picture, icon, icon, brush.ratio)
            )
            for column, share in enumerate(majority.shares):
                number = share.wall if picture == "wall" else share.total
                if number is not None:
                    cell = QRectF(inner.x() + first + column * width, y, width, height)
                    brush.text(
                        cell,
                        f"+{number}" if picture == "crown" else str(number),
                        14,
                        bold=picture == "crown",
                        colour=palette.GAIN if picture == "crown" else palette.TEXT,
                        align=_CENTER,
                    )


@dataclass(frozen=True)
class Standing:
    """The pieces on the scoring track."""

    pieces: tuple[tuple[int | None, int], ...]
    """Colour and points; Dirk has no colour."""


class ScoringTrack(Panel):
    """The scoring board as a track that begins with 0 and grows with the leader."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """A ruler with tens, and a piece for each seat."""
        standing = cast(Standing, content)
        brush.board(rect, palette.TRACK)
        most = max((points for _, points in standing.pieces), default=0)
        end = max(60, (most // 20 + 1) * 20)
        inner = rect.adjusted(brush.px(20), 0, -brush.px(20), 0)
        step = inner.width() / end
        for number in range(0, end + 1, 5):
            x = round(inner.x() + number * step)
            tall = number % 10 == 0
            brush.painter.setPen(QColor(palette.TRACK_LINE))
            top = rect.bottom() - brush.px(10 if tall else 6)
            brush.painter.drawLine(QPointF(x, top), QPointF(x, rect.bottom() - 1))
            if tall:
                label = QRectF(
                    x - brush.px(20), rect.bottom() - brush.px(24), brush.px(40), brush.px(14)
                )
                brush.text(label, str(number), 11, colour=palette.TEXT_QUIET, align=_CENTER)
        size = brush.px(22)
        taken: dict[int, int] = {}
        for colour, points in standing.pieces:
            behind = taken.get(points, 0)
            taken[points] = behind + 1
            left = inner.x() + points * step - size / 2 + behind * size * 0.55
            picture = (
                pictures.picture("dirk", size, size, brush.ratio)
                if colour is None
                else pictures.seat_symbol(colour, size, brush.ratio)
            )
            brush.pixmap(left, rect.y() + brush.px(1), picture)


@dataclass(frozen=True)
class Small:
    """One palace, small."""

    seat: SeatModel
    is_to_play: bool


class SmallPalace(Panel):
    """The palace of a seat that is not shown large."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Name, points and cards above; the city as large as fits below."""
        small = cast(Small, content)
        seat = small.seat
        brush.board(rect, palette.PANEL_RAISED if small.is_to_play else palette.PANEL)
        head = brush.px(24)
        size = brush.px(18)
        brush.pixmap(
            rect.x() + brush.px(5), rect.y() + brush.px(3),
            pictures.seat_symbol(seat.colour, size, brush.ratio),
        )  # fmt: skip
        numbers = QRectF(rect.right() - brush.text_px(34), rect.y(), brush.text_px(28), head)
        brush.text(numbers, str(seat.score), 15, bold=True, align=_RIGHT)
        left = rect.x() + size + brush.px(9)
        if seat.kind != PERSON:
            drawn = pictures.picture(face(seat.kind), size, size, brush.ratio)
            brush.pixmap(left - brush.px(2), rect.y() + brush.px(3), drawn)
            left += size + brush.px(1)
        name = QRectF(left, rect.y(), 0, head)
        name.setRight(numbers.left() - brush.px(2))
        brush.text(name, seat.name, 13, bold=small.is_to_play)
        draw_city(brush, self._city_area(rect, brush.unit), seat.city)
        self._mark_last_turn(brush, rect, seat)
        if seat.reserve:
            note = QRectF(
                rect.right() - brush.px(64),
                rect.bottom() - brush.px(20),
                brush.px(58),
                brush.px(18),
            )
            brush.text(note, f"+{len(seat.reserve)}", 12, colour=palette.TEXT_QUIET, align=_RIGHT)
        cards = QRectF(
            rect.x() + brush.px(6), rect.bottom() - brush.px(20), brush.px(60), brush.px(18)
        )
        icon = brush.px(14)
        brush.pixmap(
            cards.x(), cards.y() + 2, pictures.picture("draw-pile", icon, icon, brush.ratio)
        )
        brush.text(
            cards.adjusted(icon + brush.px(4), 0, 0, 0),
            str(seat.cards),
            12,
            colour=palette.TEXT_QUIET,
        )

    @staticmethod
    def square(rect: QRectF, unit: float, city: tuple[Placed, ...], x: int, y: int) -> QRectF:
        """The square of a place of this city, where the panel is this rectangle."""
        return city_square(SmallPalace._city_area(rect, unit), unit, city, (x, y))

    @staticmethod
    def _city_area(rect: QRectF, unit: float) -> QRectF:
        edge, head, foot = (max(1, round(number * unit)) for number in (4, 24, 25))
        return rect.adjusted(edge, head, -edge, -foot)

    def _mark_last_turn(self, brush: Brush, rect: QRectF, seat: SeatModel) -> None:
        """Frames around what was built last, and around what left; the cards taken last."""
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.setPen(QPen(QColor(palette.LAST_MOVE), brush.px(2)))
        places = [(one.x, one.y) for one in seat.city if one.tile.id in seat.last.built]
        places += [x_and_y(where) for where in seat.last.left]
        for x, y in places:
            brush.painter.drawRect(self.square(rect, brush.unit, seat.city, x, y))
        width, height = brush.px(13), brush.px(20)
        for index, card in enumerate(seat.last.taken):
            brush.pixmap(
                rect.x() + brush.px(44) + index * (width + brush.px(2)),
                rect.bottom() - height - brush.px(3),
                faces.money_card(card, width, height, brush.ratio),
            )


def city_square(
    rect: QRectF, unit: float, city: tuple[Placed, ...], place: tuple[int, int], largest: int = 44
) -> QRectF:
    """The square of a place of a city that stands in the middle of a rectangle."""
    xs = [placed.x for placed in city]
    ys = [placed.y for placed in city]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = int(min(rect.width() / columns, rect.height() / rows, max(1, round(largest * unit))))
    left = round(rect.center().x() - columns * size / 2)
    top = round(rect.center().y() - rows * size / 2)
    x, y = place
    return QRectF(left + (x - min(xs)) * size, top + (y - min(ys)) * size, size, size)


def draw_city(brush: Brush, rect: QRectF, city: tuple[Placed, ...], largest: int = 44) -> None:
    """A city in the middle of a rectangle, as large as it fits."""
    walls = {(placed.x, placed.y): placed.tile.walls for placed in city}
    for placed in city:
        square = city_square(rect, brush.unit, city, (placed.x, placed.y), largest)
        picture = faces.tile(
            placed.tile.id,
            placed.tile.walls,
            int(square.width()),
            brush.ratio,
            corners=faces.inner_corners(walls, (placed.x, placed.y)),
        )
        brush.pixmap(square.x(), square.y(), picture)


class Chronicle(Panel):
    """The last things that happened, in words."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The newest sentence last; as many as there is room for, but always that one."""
        lines = cast(tuple[tuple[int | None, str], ...], content)
        brush.board(rect)
        icon = brush.px(14)
        room = rect.adjusted(brush.px(26), brush.px(4), -brush.px(6), -brush.px(4))
        font = brush.font(13)
        spacing, gap = QFontMetricsF(font).lineSpacing(), brush.px(3)
        shown: list[tuple[int | None, str, float]] = []
        left = room.height()
        for colour, line in reversed(lines):
            height = len(lettering.wrapped(line, font, room.width())) * spacing + gap
            if shown and height > left:
                break
            shown.insert(0, (colour, line, min(height, left)))
            left -= height
        y = room.y()
        for colour, line, height in shown:
            if colour is not None:
                at = y + (spacing - icon) / 2
                symbol = pictures.seat_symbol(colour, icon, brush.ratio)
                brush.pixmap(rect.x() + brush.px(6), at, symbol)
            brush.painter.setPen(QColor(palette.TEXT))
            box = QRectF(room.x(), y, room.width(), height)
            smallest = brush.px(10)
            lettering.draw_paragraph(brush.painter, box, line, font, smallest=smallest)
            y += height


class DirkBoard(Panel):
    """Dirk's tiles, sorted by building."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """His picture, his points, his tiles."""
        dirk = cast(DirkModel | None, content)
        brush.board(rect)
        if dirk is None:
            return
        size = brush.px(26)
        brush.pixmap(
            rect.x() + brush.px(6),
            rect.y() + brush.px(4),
            pictures.picture("dirk", size, size, brush.ratio),
        )
        brush.text(
            QRectF(rect.x() + brush.px(38), rect.y(), rect.width() - brush.px(100), brush.px(34)),
            tr("Dirk"),
            15,
            bold=True,
        )
        brush.text(
            QRectF(rect.right() - brush.px(70), rect.y(), brush.px(62), brush.px(34)),
            str(dirk.score),
            15,
            bold=True,
            align=_RIGHT,
        )
        tiles = sorted(dirk.tiles, key=lambda tile: BUILDINGS.index(tile.building))
        area = rect.adjusted(brush.px(6), brush.px(36), -brush.px(6), -brush.px(6))
        columns = 6
        while columns < 14 and -(-len(tiles) // columns) * (area.width() / columns) > area.height():
            columns += 1
        side = int(area.width() / columns)
        for index, tile in enumerate(tiles):
            row, column = divmod(index, columns)
            brush.pixmap(
                area.x() + column * side,
                area.y() + row * side,
                faces.tile(tile.id, tile.walls, side - 1, brush.ratio),
            )


class Board(Panel):
    """A plain board with a title: the reserve, the hand."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The title in its upper left corner."""
        title, colour, height = cast(tuple[str, str, int], content)
        brush.board(rect, colour)
        head = QRectF(rect.x(), rect.y() + brush.px(2), rect.width(), height)
        head.adjust(brush.px(10), 0, -brush.px(6), 0)
        brush.painter.setPen(QColor(palette.TEXT_QUIET))
        lettering.draw_block(
            brush.painter, head, title, brush.font(13), smallest=brush.px(10), align=_LEFT
        )
