"""A computer player of the board game: from what its seat sees to a move."""

from __future__ import annotations

import json
from random import Random

from core.alhambra.ai.evaluation import Outlook, Weights
from core.alhambra.ai.greedy import greedy_action
from core.alhambra.ai.imagining import Imagination, Imagined
from core.alhambra.ai.instincts import best_wall, favourite_of, instinct
from core.alhambra.ai.levels import LEVELS, Level, weights_for
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.reasons import reason_for, sentence, ways_to_place
from core.alhambra.ai.search import Contender, search
from core.alhambra.game import Alhambra, header_of
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.kernel.brains import Brain, Choice
from core.kernel.lines import Line
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import Action

YARDSTICK = "greedy"


def brain_of(level: str, hello: Line, budget: float = 1.0) -> Brain:
    """A player of this level, as the first message of the bot protocol introduces the game."""
    if level == YARDSTICK:
        return Greedy(hello)
    return Thinker(hello, LEVELS[level], budget)


class _Player:
    """What all players of the board game have in common."""

    def __init__(self, hello: Line) -> None:
        """Sit down."""
        self.seat: int = hello["you"]
        seats = len(hello["seats"])
        self._game = Alhambra(header_of(unnamed_seats(seats), hello["modules"]))
        self.memory = Memory(seats)
        self.imagination = Imagination(seats)

    def hear(self, event: Line) -> None:
        """Remember it."""
        self.memory.hear(event)

    def offered(self, action: Action, moves: list[Line]) -> Line | None:
        """The move that is this action, where it is offered."""
        line = _sorted(self._game.notation.write(self.seat, action))
        return next((move for move in moves if _sorted(move) == line), None)


def _sorted(line: Line) -> Line:
    """A line whose cards stand in one order."""
    return {key: sorted(line[key]) if key in ("cards", "pay") else line[key] for key in line}


def _chance_of(view: View) -> Random:
    """A generator that depends on nothing but what is seen, so that games can be repeated."""
    return Random(json.dumps(view, sort_keys=True))


class Greedy(_Player):
    """The yardstick."""

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """What looks best one action ahead; with modules, what they ask for is left to instinct."""
        imagined = self.imagination.table(view, self.memory, _chance_of(view))
        if view["phase"] not in ("action", "place"):
            weights = weights_for(len(view["seats"]), LEVELS["easy"])
            return Choice(instinct(view, moves, Outlook(imagined.table, self.seat, weights)))
        action = greedy_action(imagined.table)
        return Choice((action and self.offered(action, moves)) or moves[0])


class Thinker(_Player):
    """One of the levels."""

    def __init__(self, hello: Line, level: Level, budget: float) -> None:
        """With this much of the usual work."""
        super().__init__(hello)
        self._level = level
        self._weights: Weights = weights_for(len(hello["seats"]), level)
        depth = level.depth
        if depth is not None:
            depth = depth._replace(turns=max(1, round(depth.turns * budget)))
        self._depth = depth
        self._planned: list[Action] = []

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """Follow the plan of this turn, or make one."""
        while self._planned:
            move = self.offered(self._planned.pop(0), moves)
            if move is not None:
                return Choice(move)
            self._planned.clear()  # something came up
        random = _chance_of(view)
        imagined = self.imagination.table(view, self.memory, random)
        outlook = Outlook(imagined.table, self.seat, self._weights)
        if view["phase"] not in ("action", "place"):
            return Choice(instinct(view, moves, outlook))
        planner = Planner(outlook, thorough=self._level.thorough, favourite=favourite_of(view))
        if view["phase"] == "place":
            may_give = any(move.get("to") == "dirk" for move in moves)
            tiles = imagined.table.seats[self.seat].to_place
            placed = planner.placings(tiles, may_give=may_give)
            choice = self._begin(placed.actions, moves)
            if self._depth is None or len(tiles) > 1:
                return choice
            ways = ways_to_place(outlook, tiles[0], placed.actions[0], may_give=may_give)
            return self._explained(choice, imagined.table, ways[0], ways[1:])
        plans = self._judged(imagined, planner.plans(), random)
        wall = best_wall(moves, outlook)
        if wall is not None and (not plans or wall[0] > plans[0].plan.worth):
            return Choice(wall[1])
        for rank, contender in enumerate(plans):
            if self.offered(contender.plan.actions[0], moves) is not None:
                choice = self._begin(contender.plan.actions, moves)
                return self._explained(choice, imagined.table, contender, plans[rank + 1 :])
        return Choice(moves[0])

    def _explained(
        self, choice: Choice, table: Table, best: Contender, others: list[Contender]
    ) -> Choice:
        """The choice with its reason: what it is for, and what the next best would cost."""
        if self._depth is None:
            return choice
        reason = reason_for(table, self.seat, best, others, self._weights, self._written)
        if reason is None:
            return choice
        return choice._replace(comment=sentence(reason), reason=reason)

    def _written(self, action: Action) -> Line:
        return self._game.notation.write(self.seat, action)

    def _judged(self, imagined: Imagined, plans: list[Plan], random: Random) -> list[Contender]:
        """The plans as this level sees them, the best first."""
        blur = self._level.blur
        if blur:
            plans = [plan._replace(worth=plan.worth + random.gauss(0.0, blur)) for plan in plans]
            plans.sort(key=lambda plan: -plan.worth)
        if self._depth is None or len(plans) < 2:
            return [Contender(plan) for plan in plans]
        closely = search(imagined, self.seat, plans, self._depth, self._weights, random)
        return closely + [Contender(plan) for plan in plans[len(closely) :]]

    def _begin(self, actions: tuple[Action, ...], moves: list[Line]) -> Choice:
        self._planned = list(actions[1:])
        move = self.offered(actions[0], moves) if actions else None
        return Choice(move or moves[0])
