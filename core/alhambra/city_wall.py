"""Points for the wall around your Alhambra."""

from __future__ import annotations

from core.alhambra.table import Table


def wall_points(table: Table, _number: int) -> dict[str, tuple[int, ...]]:
    """A point for each side of a seat's longest wall (Rule.LONGEST_WALL); collectors have none."""
    return {"wall": tuple(seat.palace.longest_wall() for seat in table.seats)}
