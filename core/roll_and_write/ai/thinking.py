"""How a level rates what it can do, in points."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property
from itertools import product
from typing import NamedTuple, TypeAlias

from core.kernel.lines import Line
from core.roll_and_write.ai.imagined import Deed, place_of
from core.roll_and_write.ai.outlook import Outlook, Pair, Placed, marks_of, meeting, worth_of_a_coin
from core.roll_and_write.ai.turns import (
    Purse,
    Step,
    coin_turns,
    crossing_turns,
    double_turns,
    pairings,
)
from core.roll_and_write.dice import SIDES, Spaces
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
    turns: int = 0
    """How many turns it plays in its mind for a decision."""


class Rated(NamedTuple):
    """How good a move is, in points, by the best turn that begins with it."""

    rating: float
    crossed: tuple[Pair, ...] = ()
    """The buildings that this turn crosses off."""
    coins: int = 0
    """The coins that it brings."""


Option: TypeAlias = tuple[Step, Rated, Deed]
"""A first move, how good it is, and what the turn does that begins with it."""


class Thinking:
    """What a level makes of one view."""

    def __init__(
        self,
        view: Line,
        rules: RollAndWriteRules,
        level: Level,
        heard: Collection[Placed] = frozenset(),
    ) -> None:
        """Look at the table, and remember who was heard to get a place."""
        you = view["you"]
        left = rules.left_of[you]
        marks = marks_of(view, rules, foresight=level.foresight, heard=heard)
        self._level = level
        self.marks = marks
        self.own = Outlook(marks, you, level.rivalry)
        self._neighbour = Outlook(marks, left, 0.0)
        self._is_alone = left == you
        seat = view["seats"][you]
        self._dice = _spaces(view["rolled"] or seat["dice"])
        self._waiting = _spaces(view["seats"][left]["dice"])
        worth = worth_of_a_coin(level.coin, marks.turns[you], rules.rounds)
        self._purse = Purse(seat["coins"]["free"], seat["coins"]["left"], worth)

    def options(self, phase: str) -> list[Option]:
        """All that the level thinks of, the best first; each deed once."""
        options = {"second": self._second, "keep": self._keeping}.get(phase, self._actions)()
        by_rating = sorted(options, key=lambda option: -option[1].rating)
        seen: dict[Deed, Option] = {}
        for option in by_rating:
            seen.setdefault(option[2], option)
        return list(seen.values())

    def _actions(self) -> Iterator[Option]:
        """All turns that can be played now."""
        table = self._dice, self._purse, self.own
        reach = self._level.reach
        turns = [*crossing_turns(*table, reach), *coin_turns(*table, reach)]
        if self._level.both:
            turns += double_turns(*table, reach)
        for first, points, passed_on, crossed, coins, spent in turns:
            rating = points if passed_on is None else points + self._passing_on(passed_on)
            places = tuple(sorted(map(place_of, crossed)))
            passed = None if passed_on is None else place_of(passed_on)
            deed = Deed(places, coins - spent, coins, passed)
            yield first, Rated(rating, crossed, coins), deed

    def _second(self) -> Iterator[Option]:
        """A second building, or the dice as they lie for the neighbour."""
        (yellow,), (blue,) = self._dice
        pair = yellow, blue
        cost = COINS_FOR_A_SECOND_BUILDING
        gain = self.own.gain(pair) - cost * self._purse.worth
        crossing = Deed((place_of(pair),), -cost)
        yield ("cross-second", *pair), Rated(gain, (pair,)), crossing
        yield ("decline",), Rated(self._passing_on(pair)), Deed(passed=place_of(pair))

    def _keeping(self) -> Iterator[Option]:
        """What a pair promises, and the neighbour gets the other one."""
        for pair, other in pairings(self._dice):
            rating = self.own.promise(pair) + self._passing_on(other)
            deed = Deed(passed=place_of(other), kept=place_of(pair))
            yield ("keep", *pair), Rated(rating), deed

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
