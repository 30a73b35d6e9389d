"""A game that goes on in the mind: the rules once more, small and quick, to be played many times.

Dice lie in pairs here, a yellow and a blue one, each pair a number from 0 to 35: that of the place
where they meet. Who has the turn has the pair that it held and the one that came to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from core.kernel.lines import Line
from core.majority import share_places
from core.roll_and_write.ai.outlook import Marks
from core.roll_and_write.final_scoring import coin_points, line_points
from core.roll_and_write.sheet import BUILDINGS, SIZE

Place: TypeAlias = int
"""A place in the grid, row by row; its bit in a `Field` is the one of this number."""

TURNED = tuple(place % SIZE * SIZE + place // SIZE for place in range(SIZE * SIZE))
"""Where a place is if rows become columns."""


def place_of(pair: Sequence[int]) -> Place:
    """Where a yellow and a blue die meet."""
    return (pair[0] - 1) * SIZE + pair[1] - 1


class Deed(NamedTuple):
    """What a turn does, once the seat has made up its mind."""

    crossed: tuple[Place, ...] = ()
    coins: int = 0
    """How many more the seat has; fewer if it is negative."""
    received: int = 0
    """How many of them come from its supply."""
    passed: Place | None = None
    """The pair that goes to the left; None if all four dice are rolled."""
    kept: Place | None = None
    """The pair that stays; None if it is still to be rolled."""


class Imagined:
    """A table as it may become; it changes while it is played."""

    __slots__ = (
        "circles",
        "coins",
        "columns",
        "coming",
        "counts",
        "crossed",
        "has_completed",
        "held",
        "kinds",
        "marks",
        "placed",
        "places",
        "points",
    )

    def __init__(self, view: Line, marks: Marks) -> None:
        """As a view shows it."""
        seats = view["seats"]
        self.marks = marks
        self.kinds = tuple(marks.rules.building_at.values())
        self.crossed = list(marks.crossed)
        self.columns = [_turned(crossed) for crossed in marks.crossed]
        self.counts = list(marks.counts)
        self.places = list(marks.places)
        self.placed = list(marks.placed)
        self.has_completed = True
        self.points = [one["points"] for one in (*seats, *view["imaginary"])]
        self.coins = [seat["coins"]["free"] for seat in seats]
        self.circles = [seat["coins"]["left"] for seat in seats]
        self.held = [_first_pair(seat["dice"]) for seat in seats]
        self.coming = _last_pair(seats[view["to_move"]]["dice"])

    def copy(self) -> Imagined:
        """The same once more."""
        other = Imagined.__new__(Imagined)
        other.marks = self.marks
        other.kinds = self.kinds
        other.crossed = self.crossed[:]
        other.columns = self.columns[:]
        other.counts = self.counts[:]
        other.places = self.places[:]
        other.placed = self.placed[:]
        other.has_completed = self.has_completed
        other.points = self.points[:]
        other.coins = self.coins[:]
        other.circles = self.circles[:]
        other.held = self.held[:]
        other.coming = self.coming
        return other

    def do(self, seat: int, deed: Deed) -> None:
        """Cross off and pay; what happens to the dice comes afterwards."""
        crossed, coins, received, _, _ = deed
        for place in crossed:
            self.crossed[seat] |= 1 << place
            self.columns[seat] |= 1 << TURNED[place]
            self.mark(seat, self.kinds[place])
        self.coins[seat] += coins
        self.circles[seat] -= received

    def mark(self, row: int, kind: int) -> None:
        """One more on the score sheet."""
        counts = self.counts[kind]
        number = counts[row] + 1
        self.counts[kind] = (*counts[:row], number, *counts[row + 1 :])
        if number == self.marks.rules.boxes[kind]:
            self.has_completed = True

    def mark_for_imaginary(self, row: int, rolls: Sequence[Place]) -> None:
        """The first roll whose building is not complete yet."""
        boxes, kinds = self.marks.rules.boxes, self.kinds
        for place in rolls:
            kind = kinds[place]
            if self.counts[kind][row] < boxes[kind]:
                self.mark(row, kind)
                return

    def end_round(self) -> None:
        """Those who have completed a building get its best places."""
        if not self.has_completed:
            return
        self.has_completed = False
        for kind, boxes in enumerate(self.marks.rules.boxes):
            counts, placed = self.counts[kind], self.placed[kind]
            if boxes not in counts:
                continue
            new = tuple([int(own == boxes and row not in placed) for row, own in enumerate(counts)])
            if any(new):
                for row, points in enumerate(_shared(new, self.places[kind])):
                    self.points[row] += points
                done = {row for row, is_new in enumerate(new) if is_new}.union(placed)
                self.placed[kind] = tuple(sorted(done))
                self.places[kind] = self.places[kind][sum(new) :]

    def totals(self) -> list[int]:
        """The points of every row when the game is over."""
        totals = list(map(sum, zip(self.points, self.marks.rules.extra_points, strict=True)))
        for kind in range(len(BUILDINGS)):
            counts = self.counts[kind]
            for row in self.placed[kind]:
                counts = (*counts[:row], 0, *counts[row + 1 :])
            for row, points in enumerate(_shared(counts, self.places[kind])):
                totals[row] += points
        for seat, crossed in enumerate(self.crossed):
            totals[seat] += line_points(crossed) + coin_points(self.coins[seat])
        return totals


_shared = lru_cache(maxsize=1 << 14)(share_places)


def _turned(crossed: int) -> int:
    return sum(1 << TURNED[place] for place in range(SIZE * SIZE) if crossed >> place & 1)


def _first_pair(dice: Line) -> Place:
    return place_of((dice["yellow"][0], dice["blue"][0])) if dice["yellow"] else 0


def _last_pair(dice: Line) -> Place:
    return place_of((dice["yellow"][-1], dice["blue"][-1])) if dice["yellow"] else 0
