"""What a building is still worth to a seat: the points that it will bring by the end of the game.

The idea behind it is one sentence: whatever a seat has not crossed off yet, it will cross off with
the same chance, the more likely the more turns it has left. From there on nothing is guessed:
that gives the odds of each number of buildings in the end, and of each place in the ranking.
Without turns to come it is what the game would give if it ended now.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from math import comb
from operator import add, mul, sub
from typing import NamedTuple, TypeAlias

from core.kernel.lines import Line
from core.roll_and_write.dice import FIELD, SIDES, Field, Pips
from core.roll_and_write.final_scoring import COINS_FOR_A_POINT, LINES, PLACES, POINTS_OF_A_LINE
from core.roll_and_write.rulesets import RollAndWriteRules
from core.roll_and_write.sheet import BUILDINGS, SIZE

Pair: TypeAlias = tuple[Pips, Pips]
"""A yellow and a blue die, and the building where they meet."""

Placed: TypeAlias = tuple[int, int]
"""A kind of building and a row that has completed it and got a place."""

Odds: TypeAlias = tuple[float, ...]
"""How likely each number of buildings is in the end."""

_FIELDS = SIZE * SIZE
STEPS = 60
"""Chances are rounded to so many steps, so that equal questions are asked often."""

HASTE = 0.8
HASTE_IN_LINES = 1.2
"""Games have shown that rankings turn round less often than by even chances, since seats stay with
what they began, and that rows and columns fill up more often, since seats aim at the full ones.
"""

COIN = 0.8
"""How many points a coin may bring while there are turns to come."""
RIVALRY = 0.5
"""A point less for all rivals counts like so much of a point more for oneself."""


def meeting(pair: Pair, other: Pair) -> tuple[Pair, ...]:
    """The four places where these dice meet."""
    return pair, other, (pair[0], other[1]), (other[0], pair[1])


class Marks(NamedTuple):
    """What is written on the sheets and on the score sheet, and how much is still to come."""

    rules: RollAndWriteRules
    crossed: tuple[Field, ...]
    """Of each seat."""
    counts: tuple[tuple[int, ...], ...]
    """Of each kind of building, how many are marked in each row."""
    places: tuple[tuple[int, ...], ...]
    """Points of the places still to be had."""
    placed: tuple[tuple[int, ...], ...]
    """Of each kind of building, the rows that completed it in rounds before and got its places."""
    turns: tuple[int, ...]
    """How many turns each row has after the one that is played now."""


def marks_of(
    view: Line,
    rules: RollAndWriteRules,
    *,
    foresight: bool,
    heard: Collection[Placed] = frozenset(),
) -> Marks:
    """What a view shows, and who was heard to get a place; without foresight as if it ended now."""
    crossed = tuple(sum(FIELD[tuple(pair)] for pair in seat["crossed"]) for seat in view["seats"])
    counts = tuple(
        (
            *((sheet & fields).bit_count() for sheet in crossed),
            *(player["counts"][building] for player in view["imaginary"]),
        )
        for building, fields in zip(BUILDINGS, rules.fields, strict=True)
    )
    later = view["rounds"] - view["round"]
    turns = tuple(later + (row > view["to_move"]) if foresight else 0 for row in range(rules.rows))
    places = tuple(tuple(view["places"][building]) for building in BUILDINGS)
    placed = _placed(view, rules, counts, heard)
    return Marks(rules, crossed, counts, places, placed, turns)


def _placed(
    view: Line,
    rules: RollAndWriteRules,
    counts: tuple[tuple[int, ...], ...],
    heard: Collection[Placed],
) -> tuple[tuple[int, ...], ...]:
    """The rows that have got a place for each kind of building.

    Who had no turn in this round has completed it before. Of the others a view doesn't tell; if
    nothing was heard either, those with the most points are the likeliest.
    """
    points = [one["points"] for one in (*view["seats"], *view["imaginary"])]
    had_a_turn = range(view["to_move"] + (view["phase"] != "action"))
    placed = []
    for kind, (building, boxes) in enumerate(zip(BUILDINGS, rules.boxes, strict=True)):
        taken = len(PLACES[building]) - len(view["places"][building])
        known = [
            (row in had_a_turn and (kind, row) not in heard, -points[row], row)
            for row, own in enumerate(counts[kind])
            if own == boxes
        ]
        placed.append(tuple(sorted(row for *_, row in sorted(known)[:taken])))
    return tuple(placed)


class Outlook:
    """What buildings are worth to one seat."""

    def __init__(self, marks: Marks, seat: int, rivalry: float) -> None:
        """A point less for all rivals counts like so much of a point more for the seat."""
        self.marks = marks
        self.seat = seat
        self.has_a_turn = marks.turns[seat] > 0
        self._rivalry = rivalry
        free = [_FIELDS - crossed.bit_count() for crossed in marks.crossed]
        self._chances = [
            chance_to_cross(turns, own, HASTE)
            for turns, own in zip(marks.turns, free, strict=False)
        ]
        self._lines = line_prospects(chance_to_cross(marks.turns[seat], free[seat], HASTE_IN_LINES))
        self._margins: dict[tuple[int, int], float] = {}
        self._gains: dict[tuple[Pair, ...], float] = {}

    def is_free(self, pair: Pair) -> bool:
        """Whether the seat has not crossed it off yet."""
        return not self.marks.crossed[self.seat] & FIELD[pair]

    def gain(self, *pairs: Pair) -> float:
        """The points that crossing off these buildings brings; they are free."""
        if pairs not in self._gains:
            self._gains[pairs] = self._building_gain(pairs) + self._line_gain(pairs)
        return self._gains[pairs]

    def gain_in_buildings(self, pair: Pair) -> float:
        """What of that comes from its kind of building; the rest comes from rows and columns."""
        return self._building_gain((pair,))

    def best(self, pairs: Iterable[Pair]) -> float:
        """The most that crossing off one of these brings."""
        return max((self.gain(pair) for pair in pairs if self.is_free(pair)), default=0.0)

    def promise(self, pair: Pair) -> float:
        """What a pair brings next time with any other two dice that come to it."""
        coming = product(SIDES, SIDES)
        return sum(self.best(meeting(pair, other)) for other in coming) / _FIELDS

    def _building_gain(self, pairs: Sequence[Pair]) -> float:
        kinds = [self.marks.rules.building_at[pair] for pair in pairs]
        return sum(
            self._margin(kind, kinds.count(kind)) - self._margin(kind, 0) for kind in set(kinds)
        )

    def _line_gain(self, pairs: Sequence[Pair]) -> float:
        crossed = self.marks.crossed[self.seat]
        more = crossed | sum(FIELD[pair] for pair in pairs)
        changed = {line for pair in pairs for line in (pair[0] - 1, SIZE + pair[1] - 1)}
        return sum(
            self._lines[(more & LINES[line]).bit_count()]
            - self._lines[(crossed & LINES[line]).bit_count()]
            for line in changed
        )

    def _margin(self, kind: int, more: int) -> float:
        """How far the seat will be ahead by a kind of building, with so many more of them."""
        if (kind, more) not in self._margins:
            points = self._points(kind, more)
            rivals = self.marks.rules.rows_with_points - 1
            others = sum(points[: rivals + 1]) - points[self.seat]
            margin = points[self.seat] - self._rivalry * others / max(rivals, 1)
            self._margins[kind, more] = margin
        return self._margins[kind, more]

    def _points(self, kind: int, more: int) -> list[float]:
        """What each row can expect of the places of a kind of building."""
        marks, seat = self.marks, self.seat
        before = marks.counts[kind]
        race = Race(
            (*before[:seat], before[seat] + more, *before[seat + 1 :]),
            marks.rules.boxes[kind],
            marks.places[kind],
            marks.placed[kind],
        )
        rows = range(marks.rules.rows_with_points) if self._rivalry else (seat,)
        return race.points(rows, self._chances, marks.turns[-1])


class Race(NamedTuple):
    """Who will get the places of one kind of building."""

    counts: tuple[int, ...]
    """How many each row has."""
    boxes: int
    """How many there are."""
    places: tuple[int, ...]
    """Points of the places still to be had."""
    placed: tuple[int, ...]
    """The rows that have got a place."""

    def points(self, rows: Collection[int], chances: Sequence[int], turns: int) -> list[float]:
        """What each row gets for sure, and what these rows can expect.

        The chances are those of the seats; the imaginary players have so many turns to come.
        """
        counts, boxes, places, placed = self
        points = [0.0] * len(counts)
        # Those who complete it in this round share the best places.
        new = [row for row, own in enumerate(counts) if own == boxes and row not in placed]
        for row in new:
            points[row] = sum(places[: len(new)]) / len(new)
        left = places[len(new) :]
        racing = [row for row, own in enumerate(counts) if own < boxes]
        odds = [self._odds(row, chances, turns) for row in racing]
        for at, row in enumerate(racing):
            if row in rows and left:
                points[row] = expected_share(odds[at], (*odds[:at], *odds[at + 1 :]), left)
        return points

    def _odds(self, row: int, chances: Sequence[int], turns: int) -> Odds:
        count, boxes = self.counts[row], self.boxes
        if row < len(chances):
            return spread(count, boxes - count, boxes, chances[row])
        # The dice of an imaginary player lead to any place of the grid.
        return spread(count, turns, boxes, round(STEPS * boxes / _FIELDS))


def chance_to_cross(turns: int, free: int, haste: float) -> int:
    """How likely a seat crosses off what it has not yet, in steps."""
    return round(STEPS * min(1.0, haste * turns / max(free, 1)))


def worth_of_a_coin(early: float, turns: int, rounds: int) -> float:
    """In points; with fewer and fewer turns to come, it is only what it brings in the end."""
    late = 1 / COINS_FOR_A_POINT
    return late + (early - late) * min(1.0, 4 * turns / rounds)


@cache
def spread(count: int, tries: int, most: int, chance: int) -> Odds:
    """The odds of each number from none to the most, after so many tries to have one more."""
    odds = [0.0] * (most + 1)
    success = chance / STEPS
    for more in range(tries + 1):
        likely = comb(tries, more) * success**more * (1 - success) ** (tries - more)
        odds[min(count + more, most)] += likely
    return tuple(odds)


@cache
def line_prospects(chance: int) -> tuple[float, ...]:
    """What a row or column will bring in which so many buildings are crossed off."""
    return tuple(
        sum(
            likely * points
            for likely, points in zip(
                spread(count, SIZE - count, SIZE, chance), POINTS_OF_A_LINE, strict=True
            )
        )
        for count in range(SIZE + 1)
    )


@lru_cache(maxsize=1 << 14)
def expected_share(own: Odds, rivals: tuple[Odds, ...], places: tuple[int, ...]) -> float:
    """The points that a row can expect of these places; nobody gets any for no building."""
    losing = [_odds_of_losing(odds) for odds in rivals]
    share = 0.0
    for number, likely in enumerate(own):
        if number and likely:
            ahead = [likely]  # how likely so many rivals are ahead
            for odds in losing:
                loses = odds[number]
                lost = [one * loses for one in ahead]
                ahead = [*map(sub, ahead, lost), 0.0]
                ahead[1:] = map(add, ahead[1:], lost)
            share += sum(map(mul, ahead, places))
    return share


@lru_cache(maxsize=1 << 12)
def _odds_of_losing(rival: Odds) -> Odds:
    """How likely each number loses to a rival; a tie counts as half a defeat."""
    return tuple(sum(rival[number + 1 :]) + rival[number] / 2 for number in range(len(rival)))
