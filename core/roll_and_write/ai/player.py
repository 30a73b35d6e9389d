"""A computer player of Roll & Write: from what its seat sees to a move."""

from __future__ import annotations

import json
from random import Random

from core.kernel.brains import Brain, Choice
from core.kernel.lines import BadLine, Line, short
from core.roll_and_write.ai.reasons import reason_for, sentence
from core.roll_and_write.ai.thinking import Level, Thinking
from core.roll_and_write.ai.turns import Step
from core.roll_and_write.rulesets import rules_for
from core.roll_and_write.sheet import sheet_of

LEVELS = {
    "easy": Level(foresight=False, coin=0.5, reach=0, slips=0.5),
    "medium": Level(foresight=True, coin=0.8, reach=0, slips=0.15),
    "hard": Level(foresight=True, coin=0.8, reach=2, both=True, slips=0.15),
    "expert": Level(foresight=True, coin=0.8, reach=4, both=True, rivalry=0.5, neighbour=0.4),
}

_NEARLY_AS_GOOD = 4.0
"""How many points a slip costs at the most; what costs more is seen by everybody."""


def brain_of(level: str, hello: Line, budget: float = 1.0) -> Brain:  # noqa: ARG001
    """A player of this level, as the first message of the bot protocol introduces the game.

    Whatever the budget, it works the same: nobody here looks so far ahead that it mattered.
    """
    if level not in LEVELS:
        raise BadLine(f"nobody plays Roll & Write at the level {short(level)}")
    return RollAndWritePlayer(hello, LEVELS[level])


class RollAndWritePlayer:
    """Plays one seat at one of the levels."""

    def __init__(self, hello: Line, level: Level) -> None:
        """Sit down."""
        seats, imaginary = len(hello["seats"]), len(hello["imaginary"])
        self._rules = rules_for(seats, imaginary, hello["contest"], sheet_of(hello["sheet"]))
        self._level = level

    def hear(self, event: Line) -> None:
        """Nothing in this game is hidden, so a view is all there is to know."""

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        """The move with the highest rating, or by a slip one that is nearly as good."""
        thinking = Thinking(view, self._rules, self._level)
        ratings = thinking.ratings(view["phase"])
        rated = [(ratings[step], move) for move in moves if (step := _step(move)) in ratings]
        rated.sort(key=lambda one: -one[0].rating)
        best, *others = rated
        if others and self._slips(view) and others[0][0].rating > best[0].rating - _NEARLY_AS_GOOD:
            best = others.pop(0)
        reason = reason_for(thinking.own, best, others)
        return Choice(best[1], sentence(reason), reason)

    def _slips(self, view: Line) -> bool:
        """Whether it does; that depends on nothing but the view, so that games can be repeated."""
        if not self._level.slips:
            return False
        random = Random(json.dumps(view, sort_keys=True))  # noqa: S311 - chance in a game
        return random.random() < self._level.slips


def _step(move: Line) -> Step:
    return move["do"], *(
        move[key] for key in ("colour", "from", "to", "yellow", "blue") if key in move
    )
