"""Where the regions of the table lie, for a size of the window and of its text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from alhambra_qt.roll_and_write.table import score_sheet
from alhambra_qt.roll_and_write.table.sheet import WIDE, SheetPlan, plan_of
from alhambra_qt.scene.panel import Scale

USUAL = (1366, 722)
SMALLEST = (1024, 460)
_GAP = 10
_PAD = 10
_TITLE = 34
_COINS = 62
_LOWEST, _HIGHEST = 150, 300
"""Of the small sheets."""
_HIGHER = 1.16
"""How much higher than wide a small sheet is."""
_WIDEST = 1.3
"""How much wider than high a small sheet is at most: names like room."""
_RESULTS = 150
_CHRONICLE = 78
_TRAY = 104
_DICE = 0.58
"""How much of the tray's width is for dice; the rest is for buttons."""


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
    tray, buttons = _tray_and_buttons(below(px(_TRAY * larger)), gap)
    plans: tuple[SheetPlan, ...] = ()
    results = None if others else below(px(_RESULTS * larger))
    if others:
        room = column.bottom() - top - px(_CHRONICLE * larger) - gap
        highest = min(px(_HIGHEST), ((column.width() + gap) / others - gap) * _HIGHER)
        plans = _small_sheets(below(min(highest, max(px(_LOWEST), room))), others, scale)
    chronicle = QRectF(column.x(), round(top), column.width(), max(0.0, column.bottom() - top))
    return Layout(
        scale,
        QRectF(0, 0, width, height),
        plan_of(sheet, title, coins, px(_PAD)),
        score,
        tray,
        buttons,
        plans,
        results,
        chronicle,
    )


def _tray_and_buttons(rect: QRectF, gap: float) -> tuple[QRectF, tuple[QRectF, QRectF]]:
    """Dice at the left, and two buttons one below the other at the right."""
    tray = QRectF(rect.x(), rect.y(), round(rect.width() * _DICE), rect.height())
    left, high = tray.right() + gap, round((rect.height() - gap) / 2)
    width = rect.right() - left
    upper = QRectF(left, rect.y(), width, high)
    return tray, (upper, QRectF(left, rect.bottom() - high, width, high))


def _small_sheets(rect: QRectF, number: int, scale: Scale) -> tuple[SheetPlan, ...]:
    gap = scale.px(_GAP)
    width = min((rect.width() + gap) / number - gap, rect.height() * _WIDEST)
    title = scale.px(20 * min(scale.text_scale, 1.4))
    return tuple(
        plan_of(
            QRectF(round(rect.x() + at * (width + gap)), rect.y(), round(width), rect.height()),
            title,
            0,
            scale.px(6),
            is_small=True,
        )
        for at in range(number)
    )
