"""How a level rates what it can do, in points."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import NamedTuple

from core.kernel.lines import Line
from core.roll_and_write.ai.outlook import Outlook, Pair, marks_of, meeting
from core.roll_and_write.ai.turns import (
    Purse,
    Step,
    coin_turns,
    crossing_turns,
    double_turns,
    pairings,
)
from core.roll_and_write.dice import SIDES, Spaces
from core.roll_and_write.final_scoring import COINS_FOR_A_POINT
from core.roll_and_write.rulesets import RollAndWriteRules
from core.roll_and_write.special_actions import COINS_FOR_A_SECOND_BUILDING


class Level(NamedTuple):
    """What a level thinks of."""

    foresight: bool
    """Of the turns still to come, or only of what the game would give if it ended now."""
    coin: float
    """How many points a coin may bring while there are turns to come."""
    reach: int
    """How many pips it would turn dice by for an action."""
    both: bool = False
    """Of both buildings before it crosses off the first, or of the second only afterwards."""
    rivalry: float = 0.0
    """How much it minds the points that its rivals get for buildings."""
    neighbour: float = 0.0
    """How much it minds what its neighbour can do with the dice that it passes on."""
    slips: float = 0.0
    """How often it takes the second best."""


class Rated(NamedTuple):
    """How good a move is, in points, by the best turn that begins with it."""

    rating: float
    crossed: tuple[Pair, ...] = ()
    """The buildings that this turn crosses off."""
    coins: int = 0
    """The coins that it brings."""


class Thinking:
    """What a level makes of one view."""

    def __init__(self, view: Line, rules: RollAndWriteRules, level: Level) -> None:
        """Look at the table."""
        you = view["you"]
        left = rules.left_of[you]
        marks = marks_of(view, rules, foresight=level.foresight)
        self._level = level
        self.own = Outlook(marks, you, level.rivalry)
        self._neighbour = Outlook(marks, left, 0.0)
        self._is_alone = left == you
        seat = view["seats"][you]
        self._dice = _spaces(view["rolled"] or seat["dice"])
        self._waiting = _spaces(view["seats"][left]["dice"])
        late = 1 / COINS_FOR_A_POINT
        early = min(1.0, 4 * marks.turns[you] / rules.rounds)
        worth = late + (level.coin - late) * early
        self._purse = Purse(seat["coins"]["free"], seat["coins"]["left"], worth)

    def ratings(self, phase: str) -> dict[Step, Rated]:
        """What the moves are worth that the level thinks of."""
        if phase == "second":
            return self._second()
        return self._keeping() if phase == "keep" else self._actions()

    def _actions(self) -> dict[Step, Rated]:
        """The first moves of all turns that can be played now; each by the best turn."""
        table = self._dice, self._purse, self.own
        reach = self._level.reach
        turns = [*crossing_turns(*table, reach), *coin_turns(*table, reach)]
        if self._level.both:
            turns += double_turns(*table, reach)
        ratings: dict[Step, Rated] = {}
        for first, points, passed_on, crossed, coins in turns:
            rating = points if passed_on is None else points + self._passing_on(passed_on)
            if first not in ratings or rating > ratings[first].rating:
                ratings[first] = Rated(rating, crossed, coins)
        return ratings

    def _second(self) -> dict[Step, Rated]:
        """A second building, or the dice as they lie for the neighbour."""
        (yellow,), (blue,) = self._dice
        pair = yellow, blue
        cost = COINS_FOR_A_SECOND_BUILDING * self._purse.worth
        return {
            ("cross-second", *pair): Rated(self.own.gain(pair) - cost, (pair,)),
            ("decline",): Rated(self._passing_on(pair)),
        }

    def _keeping(self) -> dict[Step, Rated]:
        """What a pair promises, and the neighbour gets the other one."""
        return {
            ("keep", *pair): Rated(self.own.promise(pair) + self._passing_on(other))
            for pair, other in pairings(self._dice)
        }

    def _passing_on(self, pair: Pair) -> float:
        """How much better it is that these dice go to the left than any others."""
        weight = self._level.neighbour
        if not weight or not self._neighbour.has_a_turn:
            return 0.0
        if self._is_alone:
            return weight * (self.own.promise(pair) - self._usual)
        return weight * (self._usual - self._bring(pair))

    @cached_property
    def _usual(self) -> float:
        """What dice bring on average."""
        pairs = list(product(SIDES, SIDES))
        bring = self.own.promise if self._is_alone else self._bring
        return sum(map(bring, pairs)) / len(pairs)

    def _bring(self, pair: Pair) -> float:
        """What these dice bring to the neighbour, beside those that it has."""
        (yellow,), (blue,) = self._waiting
        return self._neighbour.best(meeting(pair, (yellow, blue)))


def _spaces(dice: Line) -> Spaces:
    return Spaces(tuple(dice["yellow"]), tuple(dice["blue"]))
