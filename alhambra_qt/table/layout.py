"""Where everything on the table lies, for a size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

SMALLEST = (1024, 640)
_LEFT = 236
_RIGHT = 322
_BOTTOM = 168
_TRACK = 40
_GAP = 8


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one size, in whole pixels of the scene."""

    unit: float
    """How much larger than on a small laptop everything is."""
    size: QRectF
    market: QRectF
    money: QRectF
    aside: QRectF
    """Below the money: Dirk, or what happened since."""
    track: QRectF
    palace: QRectF
    reserve: QRectF
    hand: QRectF
    button: QRectF
    majority: QRectF
    others: QRectF
    chronicle: QRectF

    def px(self, number: float) -> int:
        """So many pixels of a small laptop, in pixels of this table."""
        return max(1, round(number * self.unit))


def lay_out(width: int, height: int) -> TableLayout:
    """A layout that fills this many pixels: three columns, and a strip below the middle one."""
    unit = min(width / 1366, height / 712)
    gap = round(_GAP * unit)
    left = round(_LEFT * unit)
    right = round(_RIGHT * unit)
    bottom = round(_BOTTOM * unit)
    track = round(_TRACK * unit)
    middle = width - left - right - 4 * gap
    x = left + 2 * gap
    end = width - right - gap

    market = QRectF(gap, gap, left, round(262 * unit))
    money = QRectF(gap, market.bottom() + gap, left, round(176 * unit))
    aside = QRectF(gap, money.bottom() + gap, left, height - money.bottom() - 2 * gap)
    strip = height - bottom - gap
    reserve = QRectF(x, strip, round(middle * 0.36), bottom)
    button = QRectF(end - gap - round(132 * unit), strip, round(132 * unit), bottom)
    hand = QRectF(reserve.right() + gap, strip, button.left() - reserve.right() - 2 * gap, bottom)
    majority = QRectF(end, gap, right, round(238 * unit))
    chronicle_height = round(132 * unit)
    chronicle = QRectF(end, height - gap - chronicle_height, right, chronicle_height)
    others = QRectF(
        end, majority.bottom() + gap, right, chronicle.top() - majority.bottom() - 2 * gap
    )
    return TableLayout(
        unit=unit,
        size=QRectF(0, 0, width, height),
        market=market,
        money=money,
        aside=aside,
        track=QRectF(x, gap, middle, track),
        palace=QRectF(x, track + 2 * gap, middle, strip - track - 3 * gap),
        reserve=reserve,
        hand=hand,
        button=button,
        majority=majority,
        others=others,
        chronicle=chronicle,
    )
