"""Focus: what the keyboard points at, and where the arrow keys take it.

An arrow key goes to what lies nearest in its direction; what is straight ahead comes before
what is aside. The tabulator goes from area to area and returns to where the focus was there.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

_AHEAD = 13
"""How much a step ahead weighs against a step aside, if nothing is straight ahead."""


class Direction(Enum):
    """The directions of the arrow keys: steps to the right and steps down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Box(NamedTuple):
    """A rectangle on the screen."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def turned(self, direction: Direction) -> Box:
        """The same rectangle on a screen that is turned so that the direction is to the right.

        >>> Box(10, 20, 3, 4).turned(Direction.UP)
        Box(x=-24, y=10, width=4, height=3)
        """
        right, down = direction.value
        if right:
            x = self.x if right > 0 else -self.x - self.width
            return Box(x, self.y, self.width, self.height)
        y = self.y if down > 0 else -self.y - self.height
        return Box(y, self.x, self.height, self.width)


@dataclass(frozen=True)
class Spot:
    """Something that can have the focus, and where it is."""

    thing: Hashable
    region: str
    """The part of the table where it lies."""
    box: Box
    area: int = 0
    """Where the tabulator stops: regions with the same number are one stop, the least is first."""


def nearest(spots: Iterable[Spot], box: Box, direction: Direction) -> Spot | None:
    """What an arrow key goes to from here; None if there is nothing that way."""
    origin = box.turned(direction)
    ahead = [
        (_effort(origin, there), spot)
        for spot in spots
        if _is_ahead(origin, there := spot.box.turned(direction))
    ]
    return min(ahead, key=lambda one: one[0])[1] if ahead else None


def _is_ahead(origin: Box, there: Box) -> bool:
    """Whether it lies to the right."""
    return there.x > origin.x and there.x + there.width > origin.x + origin.width


def _effort(origin: Box, there: Box) -> tuple[bool, float, float]:
    """How hard it is to get there: straight ahead comes first, then what is near."""
    gap = max(0.0, there.x - origin.x - origin.width)
    aside = there.middle[1] - origin.middle[1]
    is_aside = there.y >= origin.y + origin.height or there.y + there.height <= origin.y
    if is_aside:
        return is_aside, _AHEAD * gap * gap + aside * aside, there.x
    return is_aside, gap, abs(aside) + there.x


def closest(spots: Iterable[Spot], box: Box) -> Spot | None:
    """What lies closest to the middle of a box, whatever the direction."""

    def distance(spot: Spot) -> float:
        (x, y), (to_x, to_y) = box.middle, spot.box.middle
        return (to_x - x) ** 2 + (to_y - y) ** 2

    return min(spots, key=distance, default=None)


@dataclass(frozen=True)
class Focus:
    """What can have the focus, and which of it has."""

    spots: tuple[Spot, ...] = ()
    spot: Spot | None = None
    before: Mapping[int, Hashable] = field(default_factory=dict)
    """What had the focus last in each area."""

    @property
    def thing(self) -> Hashable:
        """What has the focus; None if nothing has."""
        return None if self.spot is None else self.spot.thing

    def spot_of(self, thing: Hashable) -> Spot | None:
        """Where this is; None if it can't have the focus."""
        return next((spot for spot in self.spots if spot.thing == thing), None)

    def on(self, thing: Hashable) -> Focus:
        """With the focus on this; as it is where this can't have it."""
        spot = self.spot_of(thing)
        if spot is None:
            return self
        return replace(self, spot=spot, before={**self.before, spot.area: spot.thing})

    def over(self, spots: Sequence[Spot]) -> Focus:
        """The focus among what is there now: on the same thing, or on what is closest to it."""
        now = replace(self, spots=tuple(spots))
        if self.spot is None:
            return now
        same = now.spot_of(self.spot.thing)
        if same is None:
            in_area = [spot for spot in spots if spot.area == self.spot.area]
            same = closest(in_area or spots, self.spot.box)
        return replace(now, spot=None) if same is None else now.on(same.thing)

    def moved(self, direction: Direction) -> Focus:
        """With the focus on what lies nearest in a direction; as it is if nothing does."""
        if self.spot is None:
            return self.first()
        there = nearest(self.spots, self.spot.box, direction)
        return self if there is None else self.on(there.thing)

    def cycled(self, step: int) -> Focus:
        """With the focus in the next area, or in the one before, where it was there last."""
        if self.spot is None:
            return self.first()
        areas = sorted({spot.area for spot in self.spots})
        area = areas[(areas.index(self.spot.area) + step) % len(areas)]
        there = [spot.thing for spot in self.spots if spot.area == area]
        last = self.before.get(area)
        return self.on(last if last in there else there[0])

    def stepped(self, step: int) -> Focus:
        """With the focus on the next thing, or on the one before, in the order of reading."""
        if self.spot is None:
            return self.first()
        order = sorted(self.spots, key=lambda spot: (spot.area, spot.box.y, spot.box.x))
        return self.on(order[(order.index(self.spot) + step) % len(order)].thing)

    def first(self) -> Focus:
        """With the focus on the first thing of the first area."""
        first = min(self.spots, key=lambda spot: spot.area, default=None)
        return self if first is None else self.on(first.thing)
