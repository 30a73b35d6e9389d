"""Where the regions of the table lie, for a size of the window and of its text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from alhambra_qt.roll_and_write.table import score_sheet
from alhambra_qt.roll_and_write.table.sheet_plan import WIDE, SheetPlan, plan_of, wide_plan_of
from alhambra_qt.scene.panel import Scale

USUAL = (1366, 722)
SMALLEST = (1024, 460)
_GAP = 10
_PAD = 10
_TITLE = 34
_COINS = 36
_LOWEST = 110
"""Of the small sheets."""
_WIDEST = 1.4
"""How much wider than high a small sheet is if its title is above it; else it is beside it."""
_SIDE = 70
"""How wide a title beside a small sheet is at least."""
_READABLE = 36
"""How large the cells of a sheet are at least if its rows and columns show their points."""
_RESULTS = 150
_CHRONICLE = 78
LINE = 25
"""Of the chronicle."""
_TRAY = 104
_DICE = 5.9
"""How wide the tray is, in dice: four of them, and gaps."""


@dataclass(frozen=True)
class Layout:
    """The rectangles of one size, in whole pixels of the scene."""

    scale: Scale
    size: QRectF
    sheet: SheetPlan
    score: QRectF
    tray: QRectF
    buttons: tuple[QRectF, QRectF]
    others: tuple[SheetPlan, ...]
    """The small sheets, from the left."""
    results: QRectF | None
    """For somebody who plays alone."""
    chronicle: QRectF

    @property
    def text_unit(self) -> float:
        """How much larger than on a small laptop text is."""
        return self.scale.unit * self.scale.text_scale


def lay_out(width: int, height: int, text: float, rows: int, others: int) -> Layout:
    """The large sheet at the left, all else at the right."""
    width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    scale = Scale(min(width / USUAL[0], height / USUAL[1]), text)
    px, gap = scale.px, scale.px(_GAP)
    larger = 1 + (text - 1) * 0.5
    title, coins = px(_TITLE * larger), px(_COINS)
    high = height - 2 * gap
    cell = (high - title - coins - 2 * px(_PAD)) / WIDE
    wide = min(round(cell * WIDE + 2 * px(_PAD)), round(width * 0.5))
    sheet = QRectF(gap, gap, wide, high)
    x = gap + wide + gap
    column = QRectF(x, gap, width - x - gap, high)
    top = column.y()

    def below(length: float) -> QRectF:
        nonlocal top
        rect = QRectF(column.x(), round(top), column.width(), round(length))
        top += length + gap
        return rect

    score = below(px(score_sheet.height_of(rows, text)))
    plan = plan_of(sheet, title, coins, px(_PAD))
    tray, buttons = _tray_and_buttons(
        below(px(_TRAY * (1 + (text - 1) * 0.25))), gap, round(plan.die_side * _DICE)
    )
    plans: tuple[SheetPlan, ...] = ()
    results = None if others else below(px(_RESULTS * larger))
    if others:
        line = scale.text_px(LINE)
        room = column.bottom() - top - max(1, px(_CHRONICLE) // line) * line - gap
        lowest = px(_LOWEST)
        plans = _small_sheets(
            QRectF(column.x(), round(top), column.width(), round(max(lowest, room))), others, scale
        )
        top = plans[0].rect.bottom() + gap
    chronicle = QRectF(column.x(), round(top), column.width(), max(0.0, column.bottom() - top))
    return Layout(
        scale,
        QRectF(0, 0, width, height),
        plan,
        score,
        tray,
        buttons,
        plans,
        results,
        chronicle,
    )


def _tray_and_buttons(
    rect: QRectF, gap: float, dice: float
) -> tuple[QRectF, tuple[QRectF, QRectF]]:
    """So much room for dice at the left, and two buttons one below the other at the right."""
    tray = QRectF(rect.x(), rect.y(), min(dice, round(rect.width() * 0.58)), rect.height())
    left, high = tray.right() + gap, round((rect.height() - gap) / 2)
    width = rect.right() - left
    upper = QRectF(left, rect.y(), width, high)
    return tray, (upper, QRectF(left, rect.bottom() - high, width, high))


def tray_rect(tray: QRectF, side: int, at: int, number: int) -> QRectF:
    """Where a die of this size lies in a tray, among so many."""
    gap = round(side * 0.35)
    x = tray.center().x() - (number * (side + gap) - gap) / 2 + at * (side + gap)
    return QRectF(round(x), round(tray.center().y() - side / 2), side, side)


def _small_sheets(rect: QRectF, number: int, scale: Scale) -> tuple[SheetPlan, ...]:
    """Beside each other over the whole width; each is no higher than its grid can be."""
    gap, pad = scale.px(_GAP), scale.px(6)
    width = (rect.width() + gap) / number - gap
    title = scale.px(20 * min(scale.text_scale, 1.4))
    side = scale.text_px(_SIDE)
    is_wide = width > rect.height() * _WIDEST

    def plan(at: int) -> SheetPlan:
        here = QRectF(round(rect.x() + at * (width + gap)), rect.y(), round(width), rect.height())
        if is_wide:
            here.setHeight(min(here.height(), round(width - side - pad)))
            return wide_plan_of(here, side, pad, scale.px(_READABLE))
        here.setHeight(min(here.height(), round(width) + title))
        return plan_of(here, title, 0, pad, is_small=True)

    return tuple(plan(at) for at in range(number))
