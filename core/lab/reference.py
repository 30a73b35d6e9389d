"""The slow and obvious way to judge a city: look at all of it, every time.

Nothing is played with this. It is what `bench` compares the real thing with.
"""

from __future__ import annotations

from core.alhambra.components import EAST, NORTH, SOUTH, WEST, Tile
from core.alhambra.palace import ROW, STEP, Palace, x_and_y

_OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}


def _flood(start: int, area: set[int]) -> set[int]:
    """All places of an area that are connected with this one over sides."""
    reached = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for step in STEP.values():
            there = here + step
            if there in area and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached


def _on_foot(walls: dict[int, int]) -> set[int]:
    """All tiles that can be reached from the fountain without crossing a wall."""
    reached = {0}
    waiting = [0]
    while waiting:
        here = waiting.pop()
        for side, step in STEP.items():
            there = here + step
            if there in walls and there not in reached and not walls[here] & side:
                reached.add(there)
                waiting.append(there)
    return reached


def _bounds(walls: dict[int, int]) -> tuple[range, range]:
    """The columns and rows of a city with one free place on each side."""
    xs, ys = zip(*map(x_and_y, walls), strict=True)
    return range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)


def is_legal(walls: dict[int, int]) -> bool:
    """Whether tiles with these walls in these places are a legal city."""
    for where, own in walls.items():
        for side, step in STEP.items():
            near = walls.get(where + step)
            if near is not None and bool(own & side) != bool(near & _OPPOSITE[side]):
                return False
    if len(_on_foot(walls)) < len(walls):
        return False
    columns, rows = _bounds(walls)
    empty = {x + ROW * y for x in columns for y in rows} - walls.keys()
    return len(_flood(columns[0] + ROW * rows[0], empty)) == len(empty)


class SlowPalace(Palace):
    """A palace that answers everything by looking at whole cities."""

    __slots__ = ()

    def _walls(self) -> dict[int, int]:
        return {where: tile.walls for where, tile in self.tiles.items()}

    def _bordering(self) -> list[int]:
        near = {where + step for where in self.tiles for step in STEP.values()}
        return sorted(near - self.tiles.keys())

    def places_for(self, walls: int) -> list[int]:
        """Try every place beside the city."""
        city = self._walls()
        return [where for where in self._bordering() if is_legal({**city, where: walls})]

    def fits(self, walls: int, where: int) -> bool:
        """Try it."""
        return is_legal({**self._walls(), where: walls})

    def places_to_exchange(self, walls: int) -> list[int]:
        """Try every tile."""
        city = self._walls()
        return [where for where in city if where and is_legal({**city, where: walls})]

    def removable(self) -> tuple[int, ...]:
        """Try every tile."""
        city = self._walls()
        return tuple(
            where
            for where in city
            if where and is_legal({one: walls for one, walls in city.items() if one != where})
        )

    def longest_wall(self) -> int:
        """Walk on from every walled side of the outline as far as the wall goes."""
        city = self._walls()
        follow = {}
        for where, walls in city.items():
            for side, start, end in (
                (NORTH, 0, 1),
                (EAST, 1, 1 + ROW),
                (SOUTH, 1 + ROW, ROW),
                (WEST, ROW, 0),
            ):
                if walls & side and where + STEP[side] not in city:
                    follow[where + start] = where + end
        longest = 0
        for start in follow:
            point, length = start, 0
            while point in follow and length < len(follow):
                point, length = follow[point], length + 1
            longest = max(longest, length)
        return longest

    def with_tile(self, tile: Tile, where: int) -> SlowPalace:
        """The city with this tile here."""
        return SlowPalace({**self.tiles, where: tile}, {}, {})

    def without_tile(self, where: int) -> SlowPalace:
        """The city without the tile here."""
        return SlowPalace({one: tile for one, tile in self.tiles.items() if one != where}, {}, {})
