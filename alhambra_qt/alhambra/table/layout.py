"""Where the regions of the table lie, for a size of the window.

The table has four lanes: a column at the left and one at the right, the middle, and a strip below
the middle. Regions follow one another in their lane, each as long as it asks for; what asks for
nothing gets what the others leave. So a part of the game only has to say which lane it wants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol, TypeAlias

from PySide6.QtCore import QRectF

SMALLEST = (1024, 640)
_LEFT = 244
_RIGHT = 324
_BOTTOM = 168
_GAP = 8
_LARGEST_TITLE = 1.6
_LOWER = 0.11
"""How much less height a table has under the bars of larger text, and lies there as large."""
_LEAST = 56
"""What has to be left of a lane for what asks for nothing, before everything gets smaller."""
_LEAST_SHARE = 0.575
"""The same at the right, where plates are."""


class Lane(Enum):
    """Where regions follow one another."""

    LEFT = auto()
    MIDDLE = auto()
    BELOW = auto()
    """From left to right, below the middle."""
    RIGHT = auto()


@dataclass(frozen=True)
class Slot:
    """The room that a region asks for in a lane."""

    lane: Lane
    length: float | None = None
    """In pixels of a small laptop; None for what the others leave."""
    growth: float = 0.0
    """How much of larger text it follows."""
    share: float = 0.0
    """Instead of a length: how much of the whole lane."""
    after: str = ""
    """The region that it follows; otherwise it comes after those of the parts before its own."""

    @property
    def takes_the_rest(self) -> bool:
        """Whether it asks for nothing."""
        return self.length is None and not self.share


_Wanted: TypeAlias = Mapping[Lane, list[tuple[str, Slot]]]


class Placeable(Protocol):
    """What a layout has to know of a region."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Where it would like to be, what it likes best first; empty if it lies within another."""


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one size, in whole pixels of the scene."""

    unit: float
    """How much larger than on a small laptop everything is."""
    text: float
    """How much larger than usual text is beyond that."""
    size: QRectF
    rects: Mapping[str, QRectF]
    """Of the regions by their names."""

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

    def rect(self, region: str) -> QRectF:
        """Where a region lies."""
        return self.rects[region]


def lay_out(
    width: int, height: int, text: float = 1.0, regions: Sequence[Placeable] = ()
) -> TableLayout:
    """A layout that fills this many pixels.

    If text is larger, the palace leaves some of its room to the boards around it, and to the bars
    above and below the table.
    """
    wanted = _in_lanes(regions)
    unit = min(width / 1366, _unit_for(height, text, wanted))

    def grown(size: float, growth: float) -> int:
        return round(size * unit * (1 + (text - 1) * growth))

    gap = round(_GAP * unit)
    left, right, bottom = grown(_LEFT, 0.3), grown(_RIGHT, 0.25), grown(_BOTTOM, 0.28)
    x, end = left + 2 * gap, width - right - gap
    middle = width - left - right - 4 * gap
    strip = height - bottom - gap
    lanes = {
        Lane.LEFT: QRectF(gap, gap, left, height - 2 * gap),
        Lane.MIDDLE: QRectF(x, gap, middle, strip - 2 * gap),
        Lane.BELOW: QRectF(x, strip, middle, bottom),
        Lane.RIGHT: QRectF(end, gap, right, height - 2 * gap),
    }
    rects: dict[str, QRectF] = {}
    for lane, area in lanes.items():
        along = area.width() if lane is Lane.BELOW else area.height()
        asked = [
            None
            if slot.takes_the_rest
            else round(along * slot.share) or grown(slot.length or 0, slot.growth)
            for _, slot in wanted[lane]
        ]
        lengths = _shared(along, asked, gap)
        rects |= _in_a_row([name for name, _ in wanted[lane]], lengths, area, gap, lane)
    return TableLayout(unit, text, QRectF(0, 0, width, height), rects)


def _unit_for(height: int, text: float, wanted: _Wanted) -> float:
    """How large everything is: under the bars of larger text no smaller, if there is room."""
    usual = height / 712
    larger = usual / (1 - _LOWER * min(1.0, text - 1))
    left, right = (
        sum((slot.length or 0) * (1 + (text - 1) * slot.growth) for _, slot in wanted[lane])
        + _GAP * (len(wanted[lane]) + 1)
        for lane in (Lane.LEFT, Lane.RIGHT)
    )
    has_room = height / (left + _LEAST), height * (1 - _LEAST_SHARE) / right
    return max(usual, min(larger, *has_room))


def _in_lanes(regions: Sequence[Placeable]) -> _Wanted:
    """Which regions follow one another in each lane.

    One that asks for the rest of a lane goes elsewhere if another has no choice but to have it.
    """
    taken = {
        region.slots[0].lane
        for region in regions
        if len(region.slots) == 1 and region.slots[0].takes_the_rest
    }
    lanes: _Wanted = {lane: [] for lane in Lane}
    for region in regions:
        for slot in region.slots:
            is_free = len(region.slots) == 1 or not slot.takes_the_rest or slot.lane not in taken
            if is_free:
                _insert(lanes[slot.lane], region.name, slot)
                break
    return lanes


def _insert(lane: list[tuple[str, Slot]], name: str, slot: Slot) -> None:
    names = [other for other, _ in lane]
    at = names.index(slot.after) + 1 if slot.after in names else len(lane)
    lane.insert(at, (name, slot))


def _shared(along: float, asked: list[int | None], gap: int) -> list[float]:
    """How long everything in a lane is, with a gap between two."""
    rest = along - sum(length or 0 for length in asked) - gap * (len(asked) - 1)
    open_ended = asked.count(None)
    return [rest / open_ended if length is None else length for length in asked]


def _in_a_row(
    names: list[str], lengths: list[float], area: QRectF, gap: int, lane: Lane
) -> dict[str, QRectF]:
    rects = {}
    x, y = area.x(), area.y()
    for name, length in zip(names, lengths, strict=True):
        if lane is Lane.BELOW:
            rects[name] = QRectF(x, y, length, area.height())
            x += length + gap
        else:
            rects[name] = QRectF(x, y, area.width(), length)
            y += length + gap
    return rects
