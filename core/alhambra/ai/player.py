"""A computer player of the board game: from what its seat sees to a move."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random

from core.alhambra.ai.characters import in_character
from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.going_around import without_going_around
from core.alhambra.ai.imagining import Imagined
from core.alhambra.ai.instincts import instinct, terms_of, without_module
from core.alhambra.ai.levels import LEVELS, Level, weights_for
from core.alhambra.ai.manners import DECLINING, manner_of
from core.alhambra.ai.plans import Planner
from core.alhambra.ai.reasons import chance_after, reason_for, sentence, ways_to_place
from core.alhambra.ai.search import Contender, search
from core.alhambra.ai.sitting import Sitting, chance_of
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.kernel.brains import Brain, Choice
from core.kernel.lines import Line
from core.kernel.rulebook import Action

REDESIGN = "redesign"
"""What records call all ways to change one's own city."""
_PLACES = 4
"""When a turn is chosen, so many other places for its tile are looked at."""
_PLACING = 0.25
"""With so much of the work that it took to choose the turn."""


def brain_of(level: str, hello: Line, budget: float = 1.0) -> Brain:
    """A player of this level, as the first message of the bot protocol introduces the game."""
    name, manner = manner_of(level)
    if name not in LEVELS:  # few ask for a yardstick, so nobody else loads them
        brain: Brain = import_module("core.alhambra.ai.yardsticks").brain_of(name, hello, budget)
        return brain
    if manner in DECLINING:
        return Declining(hello, LEVELS[name], budget, manner)
    return Thinker(hello, LEVELS[name], budget, manner)


class Thinker(Sitting):
    """One of the levels."""

    def __init__(self, hello: Line, level: Level, budget: float, character: str = "") -> None:
        """With this much of the usual work."""
        super().__init__(hello)
        self._level = level
        self._weights = in_character(weights_for(len(hello["seats"]), level), character)
        depth = level.depth
        if depth is not None:
            depth = depth._replace(turns=max(1, round(depth.turns * budget)))
        self._depth = depth
        self._planned: list[Action] = []
        self._redesigned: Counter[str] = Counter()
        """How often it has redesigned with each tile."""

    def hear(self, event: Line) -> None:
        """Remember it, and what this seat has redesigned."""
        super().hear(event)
        if event.get("do") == REDESIGN and event["seat"] == self.seat:
            self._redesigned.update(event[key] for key in ("add", "remove") if key in event)

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """Follow the plan of this turn, or make one."""
        while self._planned:
            move = self.offered(self._planned.pop(0), moves)
            if move is not None:
                return Choice(move)
            self._planned.clear()  # something came up
        random = chance_of(view)
        imagined = self.imagination.table(view, self.memory, random)
        outlook = Outlook(imagined.table, self.seat, self._weights)
        if view["phase"] not in ("action", "place"):
            return Choice(instinct(view, moves, outlook))
        ahead = self._depth is not None
        terms = terms_of(self.modules, view, moves, outlook, ahead=ahead)
        planner = Planner(outlook, thorough=self._level.thorough, **terms._asdict())
        if view["phase"] == "place":
            may_give = any(move.get("to") == "dirk" for move in moves)
            tiles = imagined.table.seats[self.seat].to_place
            placed = planner.placings(tiles, may_give=may_give)
            choice = self._begin(placed.actions, moves)
            if self._depth is None or len(tiles) > 1:
                return choice
            ways = ways_to_place(outlook, tiles[0], placed.actions[0], may_give=may_give)
            return self._explained(choice, imagined.table, ways[0], ways[1:], view)
        plans = self._judged(imagined, planner, random)
        for rank, contender in enumerate(plans):
            if self.offered(contender.plan.actions[0], moves) is not None:
                choice = self._begin(contender.plan.actions, moves)
                others = plans[rank + 1 :]
                return self._explained(choice, imagined.table, contender, others, view)
        return Choice(moves[0])

    def _explained(
        self, choice: Choice, table: Table, best: Contender, others: list[Contender], view: View
    ) -> Choice:
        """The choice with its reason: what it is for, what the next best would cost, who wins."""
        if self._depth is None:
            return choice
        reason = reason_for(table, self.seat, best, others, self._weights, self.written)
        if reason is None:
            return choice
        seen = view if self.modules else None
        reason["chance"] = chance_after(table, self.seat, best.plan, seen)
        return choice._replace(comment=sentence(reason), reason=reason)

    def _judged(self, imagined: Imagined, planner: Planner, random: Random) -> list[Contender]:
        """The plans as this level sees them, the best first."""
        plans = without_going_around(planner.plans(), self._redesigned)
        blur = self._level.blur
        if blur:
            plans = [plan._replace(worth=plan.worth + random.gauss(0.0, blur)) for plan in plans]
            plans.sort(key=lambda plan: -plan.worth)
        if self._depth is None or len(plans) < 2:
            return [Contender(plan) for plan in plans]
        closely = search(imagined, self.seat, plans, self._depth, self._weights, random)
        best = closely[0]
        places = [best.plan, *planner.elsewhere(best.plan, _PLACES)]
        if len(places) > 1:
            depth = self._depth._replace(turns=round(self._depth.turns * _PLACING))
            best.plan = search(imagined, self.seat, places, depth, self._weights, random)[0].plan
        return closely + [Contender(plan) for plan in plans[len(closely) :]]

    def _begin(self, actions: tuple[Action, ...], moves: list[Line]) -> Choice:
        self._planned = list(actions[1:])
        move = self.offered(actions[0], moves) if actions else None
        return Choice(move or moves[0])


class Declining(Thinker):
    """A level that leaves one module alone, as far as the rules let it."""

    def __init__(self, hello: Line, level: Level, budget: float, manner: str) -> None:
        """``no-walls`` is one that raises none."""
        super().__init__(hello, level, budget)
        self._module = manner.removeprefix("no-")

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """As if neither the module's moves nor what they bring were there."""
        seen, left = without_module(self._module, view, moves)
        return super().decide(seen, left) if len(left) > 1 else Choice(left[0])
