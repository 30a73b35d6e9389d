"""A computer player of Roll & Write: from what its seat sees to a move."""

from __future__ import annotations

import json
from random import Random

from core.kernel.brains import Brain, Choice, IsTimeUp, never
from core.kernel.lines import BadLine, Line, short
from core.roll_and_write.ai.habits import habits_of
from core.roll_and_write.ai.imagined import Imagined
from core.roll_and_write.ai.outlook import COIN, RIVALRY, Placed
from core.roll_and_write.ai.reasons import reason_for, sentence
from core.roll_and_write.ai.search import CANDIDATES, TURNS, WORTH_TRYING, Candidate, Search
from core.roll_and_write.ai.thinking import Level, Option, Rated, Thinking
from core.roll_and_write.ai.turns import Step
from core.roll_and_write.rulesets import rules_for
from core.roll_and_write.sheet import BUILDINGS, sheet_of

LEVELS = {
    "easy": Level(foresight=False, coin=0.5, reach=0, slips=0.5),
    "medium": Level(foresight=True, coin=COIN, reach=0, slips=0.05),
    "hard": Level(foresight=True, coin=COIN, reach=4, both=True, rivalry=RIVALRY, neighbour=0.4),
    "expert": Level(
        foresight=True, coin=COIN, reach=4, both=True, rivalry=RIVALRY, neighbour=0.4, turns=TURNS
    ),
}

_NEARLY_AS_GOOD = 4.0
"""How many points a slip costs at the most; what costs more is seen by everybody."""


def brain_of(level: str, hello: Line, budget: float = 1.0, is_time_up: IsTimeUp = never) -> Brain:
    """A player of this level, as the first message of the bot protocol introduces the game.

    The budget scales the work of the expert; the others do not look further than their turn.
    """
    if level not in LEVELS:
        raise BadLine(f"nobody plays Roll & Write at the level {short(level)}")
    return RollAndWritePlayer(hello, LEVELS[level], budget, is_time_up)


class RollAndWritePlayer:
    """Plays one seat at one of the levels."""

    def __init__(self, hello: Line, level: Level, budget: float, is_time_up: IsTimeUp) -> None:
        """Sit down."""
        seats, imaginary = len(hello["seats"]), len(hello["imaginary"])
        self._rules = rules_for(seats, imaginary, hello["contest"], sheet_of(hello["sheet"]))
        self._level = level
        self._turns = round(level.turns * budget)
        self._is_time_up = is_time_up
        self._placed: set[Placed] = set()

    def hear(self, event: Line) -> None:
        """Remember who got a place for a building; all else that there is to know is in a view."""
        if event.get("score") == "round":
            self._placed.update(
                (kind, row)
                for kind, building in enumerate(BUILDINGS)
                for row, points in enumerate(event.get(building, ()))
                if points
            )

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        """The move with the highest rating, or by a slip one that is nearly as good."""
        thinking = Thinking(view, self._rules, self._level, self._placed)
        options = thinking.options(view["phase"])
        if self._turns:
            options = self._looking_ahead(view, thinking, options)
        ratings: dict[Step, Rated] = {}
        for first, better, _ in options:
            ratings.setdefault(first, better)
        by_step = {_step(move): move for move in moves}
        rated = [(one, by_step[step]) for step, one in ratings.items() if step in by_step]
        best, *others = rated
        if others and self._slips(view) and others[0][0].rating > best[0].rating - _NEARLY_AS_GOOD:
            best = others.pop(0)
        reason = reason_for(thinking.own, best, others)
        return Choice(best[1], sentence(reason), reason)

    def _looking_ahead(self, view: Line, thinking: Thinking, options: list[Option]) -> list[Option]:
        """The same options in the order in which they prove good."""
        least = options[0][1].rating - WORTH_TRYING
        tried = [option for option in options[:CANDIDATES] if option[1].rating >= least]
        if len(tried) == 1:
            return options
        table = Imagined(view, thinking.marks)
        search = Search(habits_of(self._rules), table, view["you"], view["round"], _chance(view))
        candidates = [Candidate(deed, rated.rating) for _, rated, deed in tried]
        ratings = search.ratings(candidates, self._turns, self._is_time_up)
        # What was not tried stays behind by as much as it looked worse at first.
        worst, shift = min(ratings), ratings[0] - options[0][1].rating
        ratings += [min(worst, rated.rating + shift) for _, rated, _ in options[len(tried) :]]
        rated_anew = [
            (first, rated._replace(rating=rating), deed)
            for (first, rated, deed), rating in zip(options, ratings, strict=True)
        ]
        return sorted(rated_anew, key=lambda option: -option[1].rating)

    def _slips(self, view: Line) -> bool:
        """Whether it does; that depends on nothing but the view, so that games can be repeated."""
        return self._level.slips > 0 and _chance(view).random() < self._level.slips


def _chance(view: Line) -> Random:
    return Random(json.dumps(view, sort_keys=True))  # noqa: S311 - chance in a game


def _step(move: Line) -> Step:
    return move["do"], *(
        move[key] for key in ("colour", "from", "to", "yellow", "blue") if key in move
    )
