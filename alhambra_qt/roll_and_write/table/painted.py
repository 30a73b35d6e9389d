"""What is painted on the table below the dice: each board, and what it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import palette, pictures
from alhambra_qt.roll_and_write.gestures import HAND, ROLLED
from alhambra_qt.roll_and_write.model import TableModel
from alhambra_qt.roll_and_write.table.faces import COLOURS
from alhambra_qt.roll_and_write.table.layout import LINE, Layout, tray_rect
from alhambra_qt.roll_and_write.table.results_board import ResultsContent, draw_results
from alhambra_qt.roll_and_write.table.score_sheet import draw_score_sheet
from alhambra_qt.roll_and_write.table.sheet import draw_sheet
from alhambra_qt.roll_and_write.table.sheet_plan import SheetContent, SheetPlan
from alhambra_qt.roll_and_write.table.sheet_title import points_told
from alhambra_qt.roll_and_write.telling import Told
from alhambra_qt.scene.panel import Brush, Panel
from alhambra_qt.words.languages import Translators

LARGE, SCORE, TRAY, CHRONICLE = "large sheet", "score sheet", "tray", "chronicle"
RESULTS = "results"
_FOUR = [colour for colour in COLOURS for _ in range(2)]
_FAINT = 0.4

Draws = Callable[[Brush, QRectF, Any], None]


class Wanted(NamedTuple):
    """A board that is to be seen."""

    rect: QRectF
    draws: Draws
    content: object


class Painted(Panel):
    """A board that is painted by a function."""

    draws: Draws

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Let it do that; the language is no part of what it's told."""
        assert isinstance(content, tuple)
        self.draws(brush, rect, content[0])


def panels_of(
    model: TableModel,
    layout: Layout,
    lines: Sequence[Told],
    past: tuple[int, ...] = (),
    *,
    with_aids: bool,
) -> Mapping[str, Wanted]:
    """All boards by their names; ``past`` are results of somebody who plays alone."""
    number = len(model.sheets)
    wanted: dict[str, Wanted] = {}
    for step in range(number):
        seat = (model.large + step) % number
        plan = layout.sheet if step == 0 else layout.others[step - 1]
        content = SheetContent(
            model.sheets[seat],
            model.grid,
            seat == model.to_play and not model.is_over,
            step == 0,
            points_told(model.sheets[seat]) if with_aids else "",
        )
        name = LARGE if step == 0 else f"{LARGE} {step}"
        wanted[name] = Wanted(plan.rect, _sheet_drawn(plan), content)
    wanted[SCORE] = Wanted(layout.score, draw_score_sheet, model.score)
    is_empty = all(die.where not in (HAND, ROLLED) for die in model.dice())
    hollow = layout.sheet.die_side if is_empty else 0
    wanted[TRAY] = Wanted(layout.tray, _draw_tray, hollow)
    if layout.results is not None and with_aids:
        so_far = ResultsContent(past, model.sheets[model.large].points)
        wanted[RESULTS] = Wanted(layout.results, draw_results, so_far)
    told = tuple(line for line, _ in lines_shown(layout, lines))
    if told:
        wanted[CHRONICLE] = Wanted(layout.chronicle, _draw_chronicle, told)
    return {
        name: one._replace(content=(one.content, Translators.changes))
        for name, one in wanted.items()
    }


def lines_shown(layout: Layout, lines: Sequence[Told]) -> list[tuple[Told, QRectF]]:
    """The lines of the chronicle that there is room for, and where they are."""
    room, height = layout.chronicle, layout.scale.text_px(LINE)
    fitting = int(room.height() // height)
    shown = lines[-fitting:] if fitting > 0 else ()
    top = room.bottom() - len(shown) * height
    return [
        (line, QRectF(room.x(), top + number * height, room.width(), height))
        for number, line in enumerate(shown)
    ]


def _sheet_drawn(plan: SheetPlan) -> Draws:
    """The plan is where it is in the scene; a board is painted where it begins."""
    here = plan.moved_to_origin()

    def draw(brush: Brush, _rect: QRectF, content: SheetContent) -> None:
        draw_sheet(brush, here, content)

    return draw


def _draw_tray(brush: Brush, rect: QRectF, hollow: int) -> None:
    """Felt in a wooden frame, in which dice are rolled; if it is empty, where they come to rest."""
    painter = brush.painter
    edge = brush.px(5)
    painter.setPen(QPen(QColor(palette.WOOD_DARK), edge))
    painter.setBrush(QColor(palette.TABLE_DARK))
    painter.drawRoundedRect(
        rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), brush.px(12), brush.px(12)
    )
    painter.setPen(QPen(QColor(palette.WOOD), brush.px(2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), brush.px(12), brush.px(12))
    for at, colour in enumerate(_FOUR if hollow else ()):
        pen = QPen(QColor(COLOURS[colour][0]), brush.px(2), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setOpacity(_FAINT)
        place = tray_rect(rect, hollow, at, len(_FOUR))
        painter.drawRoundedRect(place, hollow * 0.2, hollow * 0.2)
        painter.setOpacity(1)


def _draw_chronicle(brush: Brush, rect: QRectF, lines: tuple[Told, ...]) -> None:
    """The last things that happened, the newest below."""
    height = brush.text_px(LINE)
    top = rect.bottom() - len(lines) * height
    side = brush.text_px(16)
    for number, line in enumerate(lines):
        row = QRectF(rect.x(), top + number * height, rect.width(), height)
        if line.colour is not None:
            symbol = pictures.seat_symbol(line.colour, side, brush.ratio)
            brush.pixmap(row.x(), row.center().y() - side / 2, symbol)
        beside = row.adjusted(side + brush.px(8), 0, 0, 0)
        is_newest = number == len(lines) - 1
        colour = palette.ON_TABLE if is_newest else palette.ON_TABLE_QUIET
        brush.text(beside, line.sentence, 15, colour=colour)
