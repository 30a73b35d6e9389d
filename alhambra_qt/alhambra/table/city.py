"""Cities on the screen: tiles on a grid, which can be moved and zoomed for the large palace."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from core.alhambra.palace import STEP, place, x_and_y

_SMALLEST_TILE = 24
_LARGEST_TILE = 320
_USUAL_TILE = 150
_STEP = 5
_STEADY = 0.6
"""A grid is kept while its tiles are at least this much of the best size."""


@dataclass(frozen=True)
class Grid:
    """How places of the palace lie on the screen: whole pixels, no scaling of the view."""

    area: QRectF
    cell: int
    origin: QPointF
    """The upper left corner of the fountain."""

    def rect(self, x: int, y: int) -> QRectF:
        """The square of a place."""
        return QRectF(
            self.origin.x() + x * self.cell, self.origin.y() + y * self.cell, self.cell, self.cell
        )

    def place_at(self, point: QPointF) -> tuple[int, int]:
        """The place under a point."""
        offset = point - self.origin
        return int(offset.x() // self.cell), int(offset.y() // self.cell)

    def moved(self, by: QPointF) -> Grid:
        """The same grid somewhere else; the fountain stays in sight."""
        origin = self.origin + by
        middle = QPointF(self.cell / 2, self.cell / 2)
        held = QPointF(
            min(max(origin.x() + middle.x(), self.area.left()), self.area.right()),
            min(max(origin.y() + middle.y(), self.area.top()), self.area.bottom()),
        )
        return replace(self, origin=_whole(held - middle))

    def zoomed(self, factor: float, around: QPointF) -> Grid:
        """Larger or smaller; the place under this point stays under it."""
        cell = min(max(round(self.cell * factor), _SMALLEST_TILE), _LARGEST_TILE)
        offset = (self.origin - around) * (cell / self.cell)
        return replace(self, cell=cell, origin=_whole(around + offset))


def _whole(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))


def fitted(area: QRectF, unit: float, places: Iterable[tuple[int, int]], ring: float = 0.5) -> Grid:
    """A grid that shows all these places and a ring around them, in the middle of the area."""
    xs, ys = zip(*places, strict=True)
    columns, rows = max(xs) - min(xs) + 1 + 2 * ring, max(ys) - min(ys) + 1 + 2 * ring
    largest = round(_USUAL_TILE * unit)
    cell = stepped(min(area.width() / columns, area.height() / rows, largest), unit)
    cell = max(cell, _SMALLEST_TILE)
    middle = QPointF((min(xs) + max(xs) + 1) / 2 * cell, (min(ys) + max(ys) + 1) / 2 * cell)
    return Grid(area, cell, _whole(area.center() - middle))


def beside(places: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
    """All that is next to one of these, and they themselves where they are next to each other."""
    return {x_and_y(place(*one) + step) for one in places for step in STEP.values()}


def packed(area: QRectF, places: Iterable[tuple[int, int]], largest: float, rim: float = 0) -> Grid:
    """A grid that shows all these places and nothing around them, in the middle of the area."""
    xs, ys = zip(*places, strict=True)
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    cell = int(min((area.width() - rim) / columns, (area.height() - rim) / rows, largest))
    left = round(area.center().x() - columns * cell / 2) - min(xs) * cell
    top = round(area.center().y() - rows * cell / 2) - min(ys) * cell
    return Grid(area, cell, QPointF(left, top))


def stepped(cell: float, unit: float) -> int:
    """The next smaller of a few sizes: what was drawn once can be used again in another palace."""
    step = max(1, round(_STEP * unit))
    return int(cell) // step * step or int(cell)


def steady(
    grid: Grid,
    area: QRectF,
    unit: float,
    places: Sequence[tuple[int, int]],
    covered: Sequence[QRectF] = (),
) -> Grid:
    """The same grid while it shows these places well, so that nothing jumps after a drop.

    They may lie at the very edge, but not where something else covers them.
    """
    best = fitted(area, unit, places)
    is_good = grid.area == area and grid.cell >= best.cell * _STEADY
    if not is_good or not _shows(grid, places, ring=0):
        return best
    rects = [grid.rect(x, y) for x, y in places]
    return best if any(rect.intersects(one) for rect in rects for one in covered) else grid


def widened(
    grid: Grid, free: QRectF, unit: float, places: Iterable[tuple[int, int]], ring: float = 0
) -> Grid:
    """The same grid if all these places, and a ring around them, can be seen there; or another."""
    wanted = list(places)
    if not wanted or _shows(replace(grid, area=free), wanted, ring):
        return grid
    return replace(fitted(free, unit, wanted, ring + 0.1), area=grid.area)


def _shows(grid: Grid, places: Iterable[tuple[int, int]], ring: float) -> bool:
    edge = ring * grid.cell
    return all(
        grid.area.contains(grid.rect(x, y).adjusted(-edge, -edge, edge, edge)) for x, y in places
    )
