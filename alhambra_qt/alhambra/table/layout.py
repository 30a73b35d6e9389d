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
_LARGEST_TITLE = 1.6


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one size, in whole pixels of the scene."""

    unit: float
    """How much larger than on a small laptop everything is."""
    text: float
    """How much larger than usual text is beyond that."""
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

    @property
    def text_unit(self) -> float:
        """How much larger than on a small laptop text is."""
        return self.unit * self.text

    @property
    def title(self) -> int:
        """The height of the title of a board."""
        return self.px(24 * min(self.text, _LARGEST_TITLE))

    def px(self, number: float) -> int:
        """So many pixels of a small laptop, in pixels of this table."""
        return max(1, round(number * self.unit))


def lay_out(width: int, height: int, text: float = 1.0) -> TableLayout:
    """A layout that fills this many pixels: three columns, and a strip below the middle one.

    Where text is larger, the palace leaves some of its room to the boards around it.
    """
    unit = min(width / 1366, height / 712)

    def grown(size: float, share: float) -> int:
        return round(size * unit * (1 + (text - 1) * share))

    gap = round(_GAP * unit)
    left = grown(_LEFT, 0.3)
    right = grown(_RIGHT, 0.25)
    bottom = grown(_BOTTOM, 0.15)
    track = round(_TRACK * unit)
    middle = width - left - right - 4 * gap
    x = left + 2 * gap
    end = width - right - gap

    market = QRectF(gap, gap, left, grown(262, 0.15))
    money = QRectF(gap, market.bottom() + gap, left, grown(176, 0.2))
    aside = QRectF(gap, money.bottom() + gap, left, height - money.bottom() - 2 * gap)
    strip = height - bottom - gap
    reserve = QRectF(x, strip, round(middle * 0.36), bottom)
    pressed = grown(132, 0.25)
    button = QRectF(end - gap - pressed, strip, pressed, bottom)
    hand = QRectF(reserve.right() + gap, strip, button.left() - reserve.right() - 2 * gap, bottom)
    majority = QRectF(end, gap, right, grown(238, 0.12))
    chronicle_height = grown(132, 0.35)
    chronicle = QRectF(end, height - gap - chronicle_height, right, chronicle_height)
    others = QRectF(
        end, majority.bottom() + gap, right, chronicle.top() - majority.bottom() - 2 * gap
    )
    return TableLayout(
        unit=unit,
        text=text,
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
