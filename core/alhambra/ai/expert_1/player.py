"""The player: plans, one round of looking ahead, and rules of thumb for the modules."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from core.alhambra.ai.expert_1.evaluation import Outlook, Weights
from core.alhambra.ai.expert_1.instincts import best_wall, favourite_of, instinct
from core.alhambra.ai.expert_1.plans import Planner
from core.alhambra.ai.expert_1.search import Contender, Depth, search
from core.alhambra.ai.sitting import Sitting, chance_of
from core.alhambra.rule_part import View
from core.kernel.brains import Choice
from core.kernel.lines import Line
from core.kernel.rulebook import Action

_PLANS, _TURNS = 12, 600


@cache
def _weights(seats: int) -> Weights:
    file = Path(__file__).with_name("weights.json")
    trained: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["seats"]
    weights: Weights = trained[str(min(seats, max(map(int, trained))))]
    return weights


class Expert1(Sitting):
    """One of the yardsticks."""

    def __init__(self, hello: Line, budget: float) -> None:
        """With this much of the usual work."""
        super().__init__(hello)
        self._weights = _weights(len(hello["seats"]))
        self._depth = Depth(_PLANS, max(1, round(_TURNS * budget)))
        self._planned: list[Action] = []

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
        planner = Planner(outlook, thorough=True, favourite=favourite_of(view))
        if view["phase"] == "place":
            may_give = any(move.get("to") == "dirk" for move in moves)
            tiles = imagined.table.seats[self.seat].to_place
            return self._begin(planner.placings(tiles, may_give=may_give).actions, moves)
        plans = planner.plans()
        judged = [Contender(plan) for plan in plans]
        if len(plans) > 1:
            closely = search(imagined, self.seat, plans, self._depth, self._weights, random)
            judged = closely + judged[len(closely) :]
        wall = best_wall(moves, outlook)
        if wall is not None and (not judged or wall[0] > judged[0].plan.worth):
            return Choice(wall[1])
        for contender in judged:
            if self.offered(contender.plan.actions[0], moves) is not None:
                return self._begin(contender.plan.actions, moves)
        return Choice(moves[0])

    def _begin(self, actions: tuple[Action, ...], moves: list[Line]) -> Choice:
        self._planned = list(actions[1:])
        move = self.offered(actions[0], moves) if actions else None
        return Choice(move or moves[0])
