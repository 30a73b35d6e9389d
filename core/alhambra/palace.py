"""Rules for building your Alhambra: where a tile may stand, and which tile may leave.

A place is one number, ``x + 1000 * y``: the fountain stands on 0, x grows to the east and y to the
south. So a step to a neighbour is an addition, and places sort row by row.

A legal city is connected on foot and encloses no empty area, so its outline is one closed line
without crossings. Therefore whether a tile fits somewhere depends on the eight places around it and
on nothing else; each place near the city keeps that as one number, its *surroundings*, and a new
tile changes the surroundings of eight places. Only a removal has to look at the whole city.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeAlias

from core.alhambra.components import EAST, FOUNTAIN, NORTH, SOUTH, WEST, Tile
from core.alhambra.rules import Rule
from core.kernel.rulebook import Violation

ROW = 1000

Place: TypeAlias = Annotated[int, "place"]


def place(x: int, y: int) -> int:
    """The place x steps east and y steps south of the fountain.

    >>> place(-2, 1)
    998
    """
    return x + ROW * y


def x_and_y(where: int) -> tuple[int, int]:
    """How far east and south of the fountain a place is.

    >>> x_and_y(998)
    (-2, 1)
    """
    y = (where + ROW // 2) // ROW
    return where - ROW * y, y


STEP = {NORTH: -ROW, EAST: +1, SOUTH: +ROW, WEST: -1}
_STEPS = tuple(tuple(step for side, step in STEP.items() if sides & side) for sides in range(16))
_OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

# Surroundings are twelve bits: which of the four neighbours at a side are there (bits 0-3, as in
# walls), which of them show a wall to this place (bits 4-7), which corners are there (bits 8-11).
_TOUCHING = 0b1111
_WALLED = 4
_CORNERS = 8
_NORTH_EAST, _SOUTH_EAST, _SOUTH_WEST, _NORTH_WEST = (1 << bit for bit in range(_CORNERS, 12))
_CORNER_STEP = {
    _NORTH_EAST: 1 - ROW,
    _SOUTH_EAST: 1 + ROW,
    _SOUTH_WEST: -1 + ROW,
    _NORTH_WEST: -1 - ROW,
}
_OPPOSITE_CORNER = {
    _NORTH_EAST: _SOUTH_WEST,
    _SOUTH_EAST: _NORTH_WEST,
    _SOUTH_WEST: _NORTH_EAST,
    _NORTH_WEST: _SOUTH_EAST,
}
_RING = (NORTH, _NORTH_EAST, EAST, _SOUTH_EAST, SOUTH, _SOUTH_WEST, WEST, _NORTH_WEST)
"""The eight neighbours in a circle, so that each is connected with the next one over a side."""


def _splits_the_outside(surroundings: int) -> bool:
    """Whether a tile here would cut the empty places around it into two areas.

    The city is connected behind the tile, so one of the two areas would be enclosed.
    """
    empty = [not surroundings & bit for bit in _RING]
    # A run of empty neighbours leads outside only through one that shares a side (even index).
    runs = 0
    for side in range(0, 8, 2):
        if empty[side] and not (empty[side - 1] and empty[side - 2]):
            runs += 1
    return runs > 1


def why_not(walls: int, surroundings: int) -> Rule | None:
    """The building rule that keeps a tile with these walls out of such surroundings.

    This is the one place where it is written whether a tile fits; all that is remembered or
    listed elsewhere is asked here first.
    """
    touching = surroundings & _TOUCHING
    if not touching:
        return Rule.JOINED_BY_A_SIDE
    if walls & touching != surroundings >> _WALLED & _TOUCHING:
        return Rule.SIDES_MUST_MATCH
    if not touching & ~walls:
        return Rule.REACHABLE_ON_FOOT
    if _splits_the_outside(surroundings):
        return Rule.NO_EMPTY_AREA
    return None


def enclosed_places(taken: set[int]) -> tuple[int, ...]:
    """The empty places from which no way leads around the taken ones.

    This shows what is wrong with a place; whether something is wrong says `why_not`.

    >>> enclosed_places({place(0, 0), place(1, 0), place(2, 1), place(0, 1), place(1, 2)})
    (1001,)
    """
    xs, ys = zip(*map(x_and_y, taken), strict=True)
    columns, rows = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
    empty = {place(x, y) for x in columns for y in rows} - taken
    reached = [place(columns[0], rows[0])]
    empty.remove(reached[0])
    for where in reached:  # grows while it is walked through
        neighbours = [where + step for step in STEP.values() if where + step in empty]
        empty.difference_update(neighbours)
        reached += neighbours
    return tuple(sorted(empty))


class _Fitting(dict[int, int]):
    """For surroundings, all walls that fit into them: bit ``w`` is set where walls ``w`` fit."""

    def __missing__(self, surroundings: int) -> int:
        fitting = sum(1 << walls for walls in range(16) if why_not(walls, surroundings) is None)
        self[surroundings] = fitting
        return fitting


_FITTING = _Fitting()


_NOWHERE = ROW * ROW
"""No corner point of any city."""


_Traces: TypeAlias = tuple[tuple[int, int, int], ...]
"""What a tile leaves in the surroundings of its neighbours: the step to each, what to wipe out
there, what to mark."""


def _traces(walls: int) -> _Traces:
    traces = []
    for side, step in STEP.items():
        seen = _OPPOSITE[side]
        mark = seen | (seen << _WALLED if walls & side else 0)
        traces.append((step, ~(seen | seen << _WALLED), mark))
    for corner, step in _CORNER_STEP.items():
        seen = _OPPOSITE_CORNER[corner]
        traces.append((step, ~seen, seen))
    return tuple(traces)


_TRACES = tuple(_traces(walls) for walls in range(16))
_TRACES_OF_NOTHING = tuple((step, wipe, 0) for step, wipe, _ in _TRACES[0])

# The sides of a tile as pieces of the outline, clockwise: from one corner point to the next. A
# corner point has the number of the place to the south-east of it.
_OUTLINE = tuple(
    tuple(
        (start, end)
        for side, start, end in (
            (NORTH, 0, 1),
            (EAST, 1, 1 + ROW),
            (SOUTH, 1 + ROW, ROW),
            (WEST, ROW, 0),
        )
        if walls & side
    )
    for walls in range(16)
)


class Palace:
    """One Alhambra; never changed, a changed city is a new one.

    ``tiles`` says what stands where, in the order of building. Equal cities may differ in that
    order only.
    """

    __slots__ = ("_border", "_longest_wall", "_outline", "_removable", "_surroundings", "tiles")

    def __init__(
        self, tiles: dict[int, Tile], surroundings: dict[int, int], border: dict[int, int]
    ) -> None:
        """Use `FOUNTAIN_ALONE` and what follows from it instead."""
        self.tiles = tiles
        self._surroundings = surroundings
        self._border = border  # the empty places where something fits, and which walls do
        self._longest_wall: int | None = None
        self._removable: tuple[int, ...] | None = None
        self._outline: dict[int, int] | None = None

    def forget(self) -> None:
        """Answer the next question as if it had never been asked."""
        self._longest_wall = None
        self._removable = None
        self._outline = None

    def __eq__(self, other: object) -> bool:
        """Cities are equal when the same tiles stand in the same places."""
        return isinstance(other, Palace) and self.tiles == other.tiles

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(frozenset(self.tiles.items()))

    def __repr__(self) -> str:
        """The tiles and their places."""
        return f"Palace({ {x_and_y(where): tile.id for where, tile in self.tiles.items()} })"

    # Asking

    def places_for(self, walls: int) -> list[int]:
        """All places where a tile with these walls may be built."""
        bit = 1 << walls
        return [where for where, fitting in self._border.items() if fitting & bit]

    def places_around(self) -> list[int]:
        """The empty places where some tile fits."""
        return list(self._border)

    def fits(self, walls: int, where: int) -> bool:
        """Whether a tile with these walls may be built on this one of the places around."""
        return bool(self._border[where] >> walls & 1)

    def fitting_somewhere(self) -> int:
        """All walls that fit on some place: bit ``w`` is set where a tile with walls ``w`` does."""
        fitting = 0
        for of_place in self._border.values():
            fitting |= of_place
        return fitting

    def violation(self, walls: int, where: int) -> Violation | None:
        """Why a tile with these walls may not be built here; None where it may."""
        if where in self.tiles:
            return Violation(Rule.ONE_TILE_A_PLACE, (where,))
        surroundings = self._surroundings.get(where, 0)
        rule = why_not(walls, surroundings)
        if rule is None:
            return None
        if rule is Rule.NO_EMPTY_AREA:
            return Violation(rule, enclosed_places({*self.tiles, where}))
        in_the_way = surroundings & _TOUCHING
        if rule is Rule.SIDES_MUST_MATCH:
            in_the_way &= walls ^ surroundings >> _WALLED
        return Violation(rule, tuple(where + step for step in _STEPS[in_the_way]))

    def places_to_exchange(self, walls: int) -> list[int]:
        """All places whose tile can be replaced by one with these walls.

        The touching sides must show what the old tile shows there. Then all paths on foot and the
        outline stay as they are, so nothing else has to be looked at.
        """
        surroundings = self._surroundings
        return [where for where in self.tiles if where and _matches(walls, surroundings[where])]

    def exchange_violation(self, walls: int, where: int) -> Violation | None:
        """Why a tile with these walls may not replace the one that stands here."""
        if where == 0:
            return Violation(Rule.FOUNTAIN_STAYS, (where,))
        if not _matches(walls, self._surroundings[where]):
            return Violation(Rule.SIDES_MUST_MATCH, (where,))
        return None

    def removable(self) -> tuple[int, ...]:
        """All places whose tile may be taken away."""
        if self._removable is None:
            on_the_way = self._places_on_the_way()
            self._removable = tuple(
                where
                for where in self.tiles
                if where
                and where not in on_the_way
                and self._surroundings[where] & _TOUCHING != _TOUCHING
            )
        return self._removable

    def removal_violation(self, where: int) -> Violation | None:
        """Why the tile that stands here may not be taken away."""
        if where == 0:
            return Violation(Rule.FOUNTAIN_STAYS, (where,))
        surroundings = self._surroundings[where]
        if surroundings & _TOUCHING == _TOUCHING:
            return Violation(Rule.NO_EMPTY_AREA, (where,))
        leads_on = len(_STEPS[surroundings & _TOUCHING & ~(surroundings >> _WALLED)]) > 1
        if leads_on and where not in self.removable():
            return Violation(Rule.REACHABLE_ON_FOOT, (where,))
        return None

    def free_sides(self, where: int) -> int:
        """The sides of the tile here that face empty places."""
        return ~self._surroundings.get(where, 0) & _TOUCHING

    def place_of(self, tile_id: str) -> int | None:
        """Where the tile with this name stands."""
        for where, tile in self.tiles.items():
            if tile.id == tile_id:
                return where
        return None

    def empty_neighbours(self) -> Iterator[int]:
        """The empty places that touch the city with a side, whether anything fits or not."""
        for where, surroundings in self._surroundings.items():
            if surroundings & _TOUCHING and where not in self.tiles:
                yield where

    def longest_wall(self) -> int:
        """The longest run of walled sides along the outline; all of them if it closes."""
        if self._longest_wall is None:
            self._longest_wall = max(_lengths(self._outer_walls()), default=0)
        return self._longest_wall

    def wall_lengths(self) -> list[int]:
        """How long each run of walled sides along the outline is."""
        return _lengths(self._outer_walls())

    def wall_lengths_with(self, tile: Tile, where: int) -> list[int]:
        """How long each run would be if this tile were built here; much faster than building."""
        if self._outline is None:
            self._outline = self._outer_walls()
        follow = self._outline.copy()
        touching = self._surroundings.get(where, 0) & _TOUCHING
        for _, end in _OUTLINE[tile.walls & touching]:
            del follow[where + end]  # the neighbour's side of a wall that becomes internal
        for start, end in _OUTLINE[tile.walls & ~touching]:  # may start where that one did
            follow[where + start] = where + end
        return _lengths(follow)

    def wall_runs(self) -> list[list[int]]:
        """Every run of walled sides along the outline, as the corner points that start its sides.

        Points are numbers like places: the north-west corner of the place of that number.
        """
        follow = self._outer_walls()
        runs = []
        for start in _starts(follow):
            run = []
            point = start
            while point in follow:
                run.append(point)
                point = follow.pop(point)
            runs.append(run)
        return runs

    def longest_run(self) -> list[int]:
        """The corner points along the longest wall, from where it starts to where it ends."""
        run = max(self.wall_runs(), key=len, default=[])
        return [*run, self._outer_walls()[run[-1]]] if run else []

    def _outer_walls(self) -> dict[int, int]:
        """The walled sides of the outline, clockwise: from each corner point to the next one."""
        surroundings = self._surroundings
        follow = {}
        for where, tile in self.tiles.items():
            walls = tile.walls
            if walls:
                # Rule.INTERNAL_WALLS_DO_NOT_COUNT: not the sides with a neighbour
                for start, end in _OUTLINE[walls & ~surroundings.get(where, 0)]:
                    follow[where + start] = where + end
        return follow

    def _places_on_the_way(self) -> set[int]:
        """The places that some tile can only be reached across (the articulation points)."""
        on_the_way: set[int] = set()
        if len(self.tiles) > 1:
            self._walk(0, 0, {}, on_the_way)
        return on_the_way

    def _walk(self, here: int, previous: int, reached: dict[int, int], on_the_way: set[int]) -> int:
        """Walk on from here; the earliest place that was met without turning back.

        ``reached`` says when each place was first reached.
        """
        earliest = now = reached[here] = len(reached)
        seen = self._surroundings[here]
        for step in _STEPS[seen & _TOUCHING & ~(seen >> _WALLED)]:
            there = here + step
            if there == previous:
                continue
            met = reached.get(there, -1)
            if met < 0:
                met = self._walk(there, here, reached, on_the_way)
                if met >= now:
                    on_the_way.add(here)
            earliest = min(earliest, met)
        return earliest

    # Changing

    def with_tile(self, tile: Tile, where: int) -> Palace:
        """The city with this tile built here, or put in the place of the one that stands here."""
        tiles = self.tiles.copy()
        tiles[where] = tile
        return self._redrawn(tiles, where, _TRACES[tile.walls])

    def without_tile(self, where: int) -> Palace:
        """The city after the tile here was taken away."""
        tiles = self.tiles.copy()
        del tiles[where]
        return self._redrawn(tiles, where, _TRACES_OF_NOTHING)

    def _redrawn(self, tiles: dict[int, Tile], where: int, traces: _Traces) -> Palace:
        """The city of these tiles, which differ from the old ones in one place."""
        surroundings = self._surroundings.copy()
        border = self._border.copy()
        for step, wipe, mark in traces:
            near = where + step
            seen = surroundings[near] = surroundings.get(near, 0) & wipe | mark
            if near not in tiles:
                fitting = _FITTING[seen]
                if fitting:
                    border[near] = fitting
                elif near in border:
                    del border[near]
        if where not in tiles:
            border[where] = _FITTING[surroundings[where]]
        elif where in border:
            del border[where]
        return Palace(tiles, surroundings, border)


def _lengths(follow: dict[int, int]) -> list[int]:
    """How long the runs of such walls are."""
    starts = follow.keys() - follow.values()
    if not starts:  # without a start the wall closes to a loop
        return [len(follow)] if follow else []
    lengths = []
    for start in starts:
        length, point = 0, start
        while (point := follow.get(point, _NOWHERE)) != _NOWHERE:
            length += 1
        lengths.append(length)
    return lengths


def _starts(follow: dict[int, int]) -> Iterable[int]:
    """Where the runs of such walls start; a wall that closes to a loop starts anywhere."""
    return follow.keys() - set(follow.values()) or list(follow)[:1]


def _matches(walls: int, surroundings: int) -> bool:
    """Whether these walls are what the neighbours show at the touching sides."""
    return walls & surroundings & _TOUCHING == surroundings >> _WALLED & _TOUCHING


FOUNTAIN_ALONE = Palace({}, {}, {}).with_tile(FOUNTAIN, 0)
"""The city that every seat starts with."""
