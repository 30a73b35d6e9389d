"""A close look at traders and citizens: what they are for, who has which, and the supply."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.closeups.part_close_up import PartCloseUp, explain
from alhambra_qt.alhambra.parts.street_trader import faces
from alhambra_qt.alhambra.parts.street_trader.words import listed, series_of
from alhambra_qt.alhambra.table.drawing import CENTER, RIGHT
from alhambra_qt.alhambra.table.region import CloseLook, Thing
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import names, texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS
from core.alhambra.modules.street_trader import Trader, Traders, series_points

_FIRST, _LAST = 0.34, 0.2
"""How much of a row the name takes, and how much series and points."""


class TradersCloseUp(PartCloseUp):
    """What citizens are for, how many are left, and everybody's."""

    def title(self) -> str:
        """What it is about."""
        return tr("The Street Trader")

    def wanted_size(self) -> tuple[float, float]:
        """A row for each seat, and one for the supply."""
        return 960, 330 + 56 * len(self.table.seats)

    def spoken(self) -> Iterable[str]:
        """The supply, everybody's, and what citizens are for."""
        yield f"{_supply_called()}: {listed(self._supply())}"
        for name, trader in self._traders():
            housed = [*trader.housed.values()]
            citizens = tr("{name}, on the trader tile: {standing}; moved in: {housed}; {points}")
            yield citizens.format(
                name=name,
                standing=listed(trader.citizens) or "–",
                housed=listed(housed) or "–",
                points=texts.points(series_points(housed)),
            )
        yield _explained()

    def _supply(self) -> list[str]:
        supply = self.table.annex(Traders).supply
        return [colour for colour, number in supply.items() for _ in range(number)]

    def _traders(self) -> list[tuple[str, Trader]]:
        traders = self.table.annex(Traders).traders
        seats = self.people[: len(self.table.seats)]
        return [(names.shown(one.name), own) for one, own in zip(seats, traders, strict=False)]

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """What they are for, then a row for the supply and for each seat."""
        room = explain(brush, rect, _explained(), 12)
        rows = len(self._traders()) + 2
        height = min(room.height() / rows, brush.text_px(52))
        line = QRectF(room.x(), room.y(), room.width(), height - brush.px(4))
        side = int(min(line.height(), brush.px(44)))
        for place, colour in enumerate(BUILDINGS):
            cell = _cell(line, place)
            picture = faces.citizen(colour, side, brush.ratio)
            brush.pixmap(cell.center().x() - side / 2, cell.bottom() - side, picture)
        line.moveTop(line.y() + height)
        self._draw_row(brush, line, _supply_called(), self._supply())
        for name, trader in self._traders():
            line.moveTop(line.y() + height)
            self._draw_row(brush, line, name, [*trader.housed.values()], trader)

    def _draw_row(
        self,
        brush: Brush,
        line: QRectF,
        name: str,
        citizens: list[str],
        trader: Trader | None = None,
    ) -> None:
        """How many of each colour; for a seat those moved in, who is on the trader, the series."""
        brush.board(line, palette.PANEL_RAISED, 6)
        words = QRectF(line.x() + brush.px(10), line.y(), line.width() * _FIRST, line.height())
        if trader is not None:
            side = int(line.height() - brush.px(4))
            picture = faces.trader(trader.citizens, side, brush.ratio)
            brush.pixmap(words.x(), line.y() + brush.px(2), picture)
            words.setLeft(words.x() + side + brush.px(8))
        brush.text(words, name, 17, bold=trader is None)
        for place, colour in enumerate(BUILDINGS):
            number = citizens.count(colour)
            ink = palette.TEXT if number else palette.TEXT_QUIET
            cell = _cell(line, place)
            brush.text(cell, str(number), 19, colour=ink, bold=bool(number), align=CENTER)
        if trader is not None:
            series = "+".join(map(str, series_of(citizens)))
            end = line.adjusted(line.width() * (1 - _LAST), 0, -brush.px(10), 0)
            points = tr("{series}: {points}") if series else "{points}"
            told = points.format(series=series, points=texts.points(series_points(citizens)))
            brush.text(end, told, 16, align=RIGHT)


def _cell(line: QRectF, place: int) -> QRectF:
    width = line.width() * (1 - _FIRST - _LAST) / len(BUILDINGS)
    return QRectF(line.x() + line.width() * _FIRST + place * width, line.y(), width, line.height())


def _supply_called() -> str:
    return tr("General supply")


def _explained() -> str:
    return tr(
        "Build on your trader’s spot: if a citizen on your trader tile matches the colour of "
        "the new tile, that citizen may move in, and you put a new one on your trader tile. "
        "If none of them matches, you may swap one. At the end of your turn, move the trader "
        "to another spot. In each scoring round, the citizens in your buildings score in "
        "series: 1 to 6 different colours are worth 1, 3, 6, 10, 15 or 21 points."
    )


def closely(look: CloseLook, _thing: Thing) -> CloseUp:
    """Whatever of it is looked at."""
    return TradersCloseUp(look)
