"""Looking ahead: the best turns are played on for a few rounds, with the same dice for all."""

from __future__ import annotations

from math import inf, nextafter, tanh
from random import Random
from typing import NamedTuple

from core.kernel.brains import IsTimeUp, never
from core.roll_and_write.ai.habits import Habits, Rolls, rolls_of
from core.roll_and_write.ai.imagined import Deed, Imagined
from core.roll_and_write.rulesets import SOLO, RollAndWriteRules

TURNS = 40_000
"""How many turns are played in the mind for a decision, with a budget of 1."""

CANDIDATES = 6
WORTH_TRYING = 5.0
"""What looks worse than the best by more points than this is not tried."""
HORIZON = 4
"""How many rounds are played; from there on, points are expected as the outlook expects them."""

_CLOSE = 8.0
"""Leads of more points than this hardly matter in the end: the game is as good as won."""
_CLOSE_BEFORE = 1.5
"""How much more may still turn round with each round that is left."""
_TRUST = 20.0
"""The rating without looking ahead counts like so many imagined games."""


class Candidate(NamedTuple):
    """A turn worth trying, and how good it looks without trying, in points."""

    deed: Deed
    rating: float


class Search:
    """Compares candidates at one table."""

    def __init__(
        self, habits: Habits, table: Imagined, seat: int, number: int, random: Random
    ) -> None:
        """A seat is to play in the round of this number."""
        self._habits = habits
        self._table = table
        self._seat = seat
        self._number = number
        self._random = random
        self._rolls: list[Rolls] = []
        self._rounds = min(HORIZON, habits.rules.rounds - number + 1)
        left = habits.rules.rounds - number + 1 - self._rounds
        self._close = _CLOSE + _CLOSE_BEFORE * left

    def ratings(
        self, candidates: list[Candidate], turns: int, is_time_up: IsTimeUp = never
    ) -> list[float]:
        """How good each is, in points; so many turns are played to find that out.

        The worse half drops out, again and again, so that most games are about those that are
        close. Those that drop out are rated lower than those that stay. When time is up, it stops.
        """
        rules = self._habits.rules
        # Alone, the imaginary players take most of the time.
        of_a_round = rules.rows if rules.seats == SOLO else rules.seats
        of_a_game = of_a_round * self._rounds - self._seat
        games = turns // of_a_game
        stages = max(1, (len(candidates) - 1).bit_length())
        sums = [0.0] * len(candidates)
        means = [candidate.rating for candidate in candidates]
        alive = list(range(len(candidates)))
        dropped: list[list[int]] = []
        played = 0
        for _ in range(stages):
            more = max(1, games // (stages * len(alive)))
            values: list[list[float]] = []
            while len(values) < more and not is_time_up():
                game = played + len(values)
                values.append([self._value(candidates[at].deed, game) for at in alive])
            for index, at in enumerate(alive):
                sums[at] += sum([of_game[index] for of_game in values])
            played += len(values)
            for at in alive:
                trusted = _TRUST * (candidates[at].rating - candidates[0].rating)
                means[at] = (sums[at] + trusted) / (played + _TRUST)
            alive.sort(key=lambda at: -means[at])
            half = (len(alive) + 1) // 2
            dropped.append(alive[half:])
            alive = alive[:half]
        least = min(means[at] for at in alive)
        for some in reversed(dropped):  # who played on may have had worse dice in later games
            behind = nextafter(least, -inf)
            for at in some:
                means[at] = min(means[at], behind)
            least = min([least, *[means[at] for at in some]])
        return means

    def _value(self, deed: Deed, game: int) -> float:
        """What comes of it, in points, if the dice fall as in the game of this number."""
        habits = self._habits
        rules: RollAndWriteRules = habits.rules
        while len(self._rolls) <= game:
            self._rolls.append(rolls_of(self._random, rules, self._rounds))
        table = self._table.copy()
        totals = habits.play_on(table, self._seat, self._number, deed, self._rolls[game])
        own = totals.pop(self._seat)
        if rules.seats == SOLO:  # imaginary players can hardly be hindered, even in a contest
            return own
        return self._close * tanh((own - max(totals)) / self._close)
