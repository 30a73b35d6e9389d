"""How everybody plays in imagined games: quickly, by what a building is worth as things are.

The worth is that of the outlook, with the same chances for all seats in a round, so that it can be
remembered from game to game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from operator import add
from random import Random
from typing import NamedTuple

from core.roll_and_write.ai.imagined import Deed, Imagined, Place
from core.roll_and_write.ai.outlook import (
    COIN,
    HASTE,
    HASTE_IN_LINES,
    RIVALRY,
    Race,
    chance_to_cross,
    line_prospects,
    worth_of_a_coin,
)
from core.roll_and_write.final_scoring import LINES, PLACES
from core.roll_and_write.rulesets import RollAndWriteRules
from core.roll_and_write.setup import BUILDINGS_AT_THE_START
from core.roll_and_write.sheet import BUILDINGS, SIZE
from core.roll_and_write.special_actions import COINS_FOR_A_SECOND_BUILDING

_FIELDS = SIZE * SIZE
_MOST_REMEMBERED = 20_000
"""How many answers are kept, about ten megabytes of them; then all are forgotten."""


class Way(NamedTuple):
    """A building that four dice lead to."""

    bit: int
    place: Place
    row: int
    column: int
    pips: int
    other: Place
    """The pair that is left."""


@lru_cache(maxsize=_FIELDS * _FIELDS)
def ways(pair: Place, other: Place) -> tuple[tuple[Way, ...], tuple[Way, ...]]:
    """Where four dice lead to without turning any, and by turning one of them by a pip."""
    straight: dict[Place, Way] = {}
    turned: dict[tuple[Place, Place], Way] = {}
    for used, left in pairings(pair, other):
        row, column = divmod(used, SIZE)
        straight.setdefault(used, Way(1 << used, used, row, column, 0, left))
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            to_row, to_column = row + down, column + right
            if 0 <= to_row < SIZE and 0 <= to_column < SIZE:
                place = to_row * SIZE + to_column
                turned[place, left] = Way(1 << place, place, to_row, to_column, 1, left)
    more = [way for way in turned.values() if way.place not in straight]
    return tuple(straight.values()), (*straight.values(), *more)


def pairings(pair: Place, other: Place) -> Iterator[tuple[Place, Place]]:
    """A yellow and a blue die, and the two others."""
    row, column = divmod(pair, SIZE)
    row_too, column_too = divmod(other, SIZE)
    across = row * SIZE + column_too, row_too * SIZE + column
    return iter(((pair, other), (other, pair), across, across[::-1]))


class Rolls(NamedTuple):
    """All dice of a game to come, by round: two pairs for each seat, and for each imaginary one."""

    seats: tuple[tuple[tuple[Place, Place], ...], ...]
    imaginary: tuple[tuple[tuple[Place, ...], ...], ...]


_AGAIN = 12
"""How many rolls an imaginary player has at the most, the first included."""


def rolls_of(random: Random, rules: RollAndWriteRules, rounds: int) -> Rolls:
    """The dice of the last so many rounds."""
    draw = random.random
    return Rolls(
        tuple(
            tuple((int(draw() * _FIELDS), int(draw() * _FIELDS)) for _ in range(rules.seats))
            for _ in range(rounds)
        ),
        tuple(
            tuple(
                tuple(int(draw() * _FIELDS) for _ in range(_AGAIN))
                for _ in range(rules.rows - rules.seats)
            )
            for _ in range(rounds)
        ),
    )


class Habits:
    """What everybody does at a table of these rules."""

    def __init__(self, rules: RollAndWriteRules) -> None:
        """Nothing is remembered yet."""
        self.rules = rules
        self._kinds = tuple(rules.building_at.values())
        rounds = range(rules.rounds + 1)
        self._remembered: dict[tuple[object, ...], float] = {}
        self._points_known: dict[tuple[object, ...], tuple[float, ...]] = {}
        self._chances = [self._chance(number, HASTE) for number in rounds]
        self._prospects = [
            line_prospects(self._chance(number, HASTE_IN_LINES)) for number in rounds
        ]
        self._in_lines = [self._line_gains(number) for number in rounds]
        self._worth = [
            worth_of_a_coin(COIN, rules.rounds - number, rules.rounds) for number in rounds
        ]

    def play_on(
        self, table: Imagined, seat: int, number: int, deed: Deed, rolls: Rolls
    ) -> list[float]:
        """Begin with a deed in a round, go on as long as there are dice; the points to expect."""
        seats = self.rules.seats
        last = number + len(rolls.seats) - 1
        of_seats, of_imaginary = rolls
        at = 0
        table.do(seat, deed)
        self.pass_on(table, seat, number, deed, of_seats[0][seat])
        seat += 1
        while True:
            while seat < seats:
                deed = self.choose(table, seat, number)
                table.do(seat, deed)
                self.pass_on(table, seat, number, deed, of_seats[at][seat])
                seat += 1
            for row, rolled in enumerate(of_imaginary[at], seats):
                table.mark_for_imaginary(row, rolled)
            table.end_round()
            if number == last:
                return self.expected(table, number)
            number += 1
            at += 1
            seat = 0

    def choose(self, table: Imagined, seat: int, number: int) -> Deed:
        """What a seat does with its four dice in the round of this number."""
        crossed, coins = table.crossed[seat], table.coins[seat]
        worth = self._worth[number]
        kinds, rows, columns = self._gains(table, seat, number)
        kind_at = self._kinds
        straight, near = ways(table.held[seat], table.coming)
        best, chosen = -1.0, None
        for way in near if coins else straight:
            bit, place, row, column, pips, _ = way
            if not crossed & bit:
                gain = kinds[kind_at[place]] + rows[row] + columns[column] - pips * worth
                if gain > best:
                    best, chosen = gain, way
        if coins >= COINS_FOR_A_SECOND_BUILDING:
            cost = COINS_FOR_A_SECOND_BUILDING * worth
            two = None
            for bit, place, row, column, _, other in straight:
                if other < place and not crossed & (bit | 1 << other):
                    gain = kinds[kind_at[place]] + rows[row] + columns[column] - cost
                    gain += kinds[kind_at[other]] + rows[other // SIZE] + columns[other % SIZE]
                    if gain > best:
                        best, two = gain, (place, other)
            if two is not None:
                return Deed(two, -COINS_FOR_A_SECOND_BUILDING)
        if best < 4 * worth:
            received = 0
            for used, _ in pairings(table.held[seat], table.coming):
                received += crossed >> used & 1
            received = min(received, table.circles[seat])
            if chosen is None or received * worth > best:
                return Deed((), received, received)
        assert chosen is not None
        return Deed((chosen.place,), -chosen.pips, 0, chosen.other)

    def pass_on(
        self, table: Imagined, seat: int, number: int, deed: Deed, rolled: tuple[Place, Place]
    ) -> None:
        """Roll the used pair or all four dice; a pair goes to the left."""
        if deed.passed is not None:
            table.held[seat] = rolled[0] if deed.kept is None else deed.kept
            table.coming = deed.passed
        elif self.rules.seats == 1:
            table.held[seat], table.coming = rolled
        else:
            table.held[seat], table.coming = self._keep(table, seat, number, rolled)

    def _keep(
        self, table: Imagined, seat: int, number: int, rolled: tuple[Place, Place]
    ) -> tuple[Place, Place]:
        """The pair that leads to the better building stays."""
        crossed = table.crossed[seat]
        kinds, rows, columns = self._gains(table, seat, min(number + 1, self.rules.rounds))
        best, kept = -1.0, rolled
        for pair in pairings(*rolled):
            place = pair[0]
            gain = 0.0
            if not crossed >> place & 1:
                gain = kinds[self._kinds[place]] + rows[place // SIZE] + columns[place % SIZE]
            if gain > best:
                best, kept = gain, pair
        return kept

    def expected(self, table: Imagined, number: int) -> list[float]:
        """The points that each row with points can expect after the round of this number."""
        rules = self.rules
        if number == rules.rounds:
            return list(map(float, table.totals()[: rules.rows_with_points]))
        totals = list(map(add, table.points, rules.extra_points))[: rules.rows_with_points]
        for kind in range(len(BUILDINGS)):
            if table.places[kind]:
                points = self._points(number, kind, table.counts[kind], table.placed[kind])
                totals = list(map(add, totals, points))
        prospects, worth = self._prospects[number], self._worth[number]
        for seat, crossed in enumerate(table.crossed):
            in_lines = sum(prospects[(crossed & line).bit_count()] for line in LINES)
            totals[seat] += in_lines + table.coins[seat] * worth
        return totals

    # What a building is worth

    def _gains(
        self, table: Imagined, seat: int, number: int
    ) -> tuple[list[float], list[float], list[float]]:
        """For a building of each kind, in each row and in each column."""
        known = self._remembered
        kinds = []
        for kind in range(len(BUILDINGS)):
            counts, placed = table.counts[kind], table.placed[kind]
            key = number, seat, kind, counts, placed
            gain = known.get(key)
            if gain is None:
                if len(known) > _MOST_REMEMBERED:
                    known.clear()
                gain = known[key] = self._gain(number, seat, kind, counts, placed)
            kinds.append(gain)
        lines = self._in_lines[number]
        row, column = table.crossed[seat], table.columns[seat]
        return (
            kinds,
            [
                lines[row & 63],
                lines[row >> 6 & 63],
                lines[row >> 12 & 63],
                lines[row >> 18 & 63],
                lines[row >> 24 & 63],
                lines[row >> 30],
            ],
            [
                lines[column & 63],
                lines[column >> 6 & 63],
                lines[column >> 12 & 63],
                lines[column >> 18 & 63],
                lines[column >> 24 & 63],
                lines[column >> 30],
            ],
        )

    def _gain(
        self, number: int, seat: int, kind: int, counts: tuple[int, ...], placed: tuple[int, ...]
    ) -> float:
        """How much further ahead the seat will be with one more of a kind."""
        if counts[seat] == self.rules.boxes[kind]:
            return 0.0
        more = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
        before, after = (self._points(number, kind, own, placed) for own in (counts, more))
        own = after[seat] - before[seat]
        rivals = sum(after) - sum(before) - own
        return own - RIVALRY * rivals / max(len(after) - 1, 1)

    def _points(
        self, number: int, kind: int, counts: tuple[int, ...], placed: tuple[int, ...]
    ) -> tuple[float, ...]:
        """What each row with points can expect for a kind of building, if these have got places."""
        key = number, kind, counts, placed
        known = self._points_known.get(key)
        if known is not None:
            return known
        rules = self.rules
        places = PLACES[BUILDINGS[kind]][len(placed) :]
        race = Race(counts, rules.boxes[kind], places, placed)
        with_points = rules.rows_with_points
        chances = (self._chances[number],) * rules.seats
        points = race.points(range(with_points), chances, rules.rounds - number)
        if len(self._points_known) > _MOST_REMEMBERED:
            self._points_known.clear()
        self._points_known[key] = tuple(points[:with_points])
        return self._points_known[key]

    def _chance(self, number: int, haste: float) -> int:
        free = _FIELDS - BUILDINGS_AT_THE_START - number
        return chance_to_cross(self.rules.rounds - number, free, haste)

    def _line_gains(self, number: int) -> tuple[float, ...]:
        """What one more brings in a row or column, by the bits of those that are crossed off."""
        prospects = self._prospects[number]
        steps = [after - before for before, after in pairwise(prospects)]
        return tuple((*steps, 0.0)[bits.bit_count()] for bits in range(1 << SIZE))


@lru_cache(maxsize=4)
def habits_of(rules: RollAndWriteRules) -> Habits:
    """The habits at tables of these rules, with all that they remember from games before."""
    return Habits(rules)
