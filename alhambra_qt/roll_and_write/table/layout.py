"""Where the regions of the table lie, for a size of the window and of its text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from alhambra_qt.roll_and_write.table import score_sheet
from alhambra_qt.roll_and_write.table.sheet import WIDE, SheetPlan, plan_of
from alhambra_qt.scene.panel import Scale

USUAL = (1366, 722)
SMALLEST = (1024, 560)
_GAP = 10
_PAD = 10
_TITLE = 34
_COINS = 62
_OTHERS = 178
_TRAY = 92
_BUTTON = 46


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
    tray = below(px(_TRAY))
    line = below(px(_BUTTON * larger))
    half = round((line.width() - gap) / 2)
    buttons = (
        QRectF(line.x(), line.y(), half, line.height()),
        QRectF(line.right() - half, line.y(), half, line.height()),
    )
    plans = _small_sheets(below(px(_OTHERS)), others, scale) if others else ()
    chronicle = QRectF(column.x(), round(top), column.width(), max(0.0, column.bottom() - top))
    return Layout(
        scale,
        QRectF(0, 0, width, height),
        plan_of(sheet, title, coins, px(_PAD)),
        score,
        tray,
        buttons,
        plans,
        chronicle,
    )


def _small_sheets(rect: QRectF, number: int, scale: Scale) -> tuple[SheetPlan, ...]:
    gap = scale.px(_GAP)
    width = min((rect.width() - 3 * gap) / 4, rect.width() / number)
    title = scale.px(18 * min(scale.text_scale, 1.4))
    return tuple(
        plan_of(
            QRectF(round(rect.x() + at * (width + gap)), rect.y(), round(width), rect.height()),
            title,
            0,
            scale.px(4),
        )
        for at in range(number)
    )
