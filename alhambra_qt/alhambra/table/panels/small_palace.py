"""A palace that is not shown large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.table_model import Placed, SeatModel
from alhambra_qt.alhambra.table.city import Grid, packed
from alhambra_qt.alhambra.table.drawing import RIGHT, draw_city
from alhambra_qt.look import palette, pictures
from alhambra_qt.play.game_setup import PERSON
from alhambra_qt.scene.panel import Brush, Panel
from alhambra_qt.widgets.kinds import face
from core.alhambra.palace import x_and_y


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
        brush.text(numbers, str(seat.score), 15, bold=True, align=RIGHT)
        left = rect.x() + size + brush.px(9)
        if seat.kind != PERSON:
            drawn = pictures.picture(face(seat.kind), size, size, brush.ratio)
            brush.pixmap(left - brush.px(2), rect.y() + brush.px(3), drawn)
            left += size + brush.px(1)
        name = QRectF(left, rect.y(), 0, head)
        name.setRight(numbers.left() - brush.px(2))
        brush.text(name, seat.name, 13, bold=small.is_to_play)
        draw_city(brush, self.grid(rect, brush.unit, seat.city), seat.city)
        self._mark_last_turn(brush, rect, seat)
        if seat.reserve:
            note = QRectF(
                rect.right() - brush.px(64),
                rect.bottom() - brush.px(20),
                brush.px(58),
                brush.px(18),
            )
            brush.text(note, f"+{len(seat.reserve)}", 12, colour=palette.TEXT_QUIET, align=RIGHT)
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
        return SmallPalace.grid(rect, unit, city).rect(x, y)

    @staticmethod
    def grid(rect: QRectF, unit: float, city: tuple[Placed, ...]) -> Grid:
        """Where the places of this city are, if the panel is this rectangle."""
        edge, head, foot, largest = (max(1, round(number * unit)) for number in (4, 24, 25, 44))
        area = rect.adjusted(edge, head, -edge, -foot)
        return packed(area, [(one.x, one.y) for one in city], largest)

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
