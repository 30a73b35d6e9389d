"""A palace, with its longest wall and its reserve."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.closeups.close_up import CloseUp, draw_tiles
from alhambra_qt.alhambra.presenters.modelling import placed_tiles, standing_beside
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure
from alhambra_qt.alhambra.table.drawing import RIGHT, draw_palace, paragraph
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import names
from alhambra_qt.words.languages import begun, tr
from core.alhambra.components import BUILDINGS
from core.alhambra.palace import x_and_y
from core.alhambra.scoring import totals
from core.alhambra.table import Table


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
        belongings: Callable[[int], tuple[Belonging, ...]] = lambda _seat: (),
        figures: Callable[[int], Mapping[int, Figure]] = lambda _seat: {},
    ) -> None:
        """Whose it is; aids are what one could count oneself.

        ``belongings`` are what else lies before a seat, ``figures`` who stands in its palace.
        """
        super().__init__(table, people, parent)
        self.seat = seat
        self._with_aids = with_aids
        self._belongings = belongings
        self._figures = figures

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
        figures = self._figures(self.seat)
        city_shown = placed_tiles(seat.palace, figures)
        beside_it = standing_beside(seat.palace, figures)
        draw_palace(brush, room, city_shown, trace, 150, beside=beside_it)
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
        for belonging in self._belongings(self.seat):
            line = QRectF(beside.x(), y, beside.width(), beside.bottom() - y)
            told = begun(belonging.told)
            y += paragraph(brush, line, told, 16) + brush.px(6)
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
