"""The players that never change: strength is measured against them, over the years."""

from __future__ import annotations

from core.alhambra.ai.expert_1.evaluation import Outlook
from core.alhambra.ai.expert_1.instincts import instinct
from core.alhambra.ai.expert_1.player import Expert1
from core.alhambra.ai.greedy import greedy_action
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.sitting import Sitting, chance_of
from core.alhambra.rule_part import View
from core.kernel.brains import Brain, Choice
from core.kernel.lines import Line


def brain_of(name: str, hello: Line, budget: float) -> Brain:
    """The yardstick of this name."""
    return Expert1(hello, budget) if name == "expert-1" else Greedy(hello)


class Greedy(Sitting):
    """Plays plainly."""

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """What looks best one action ahead; with modules, what they ask for is left to instinct."""
        imagined = self.imagination.table(view, self.memory, chance_of(view))
        if view["phase"] not in ("action", "place"):
            weights = weights_for(len(view["seats"]), LEVELS["easy"])
            return Choice(instinct(view, moves, Outlook(imagined.table, self.seat, weights)))
        action = greedy_action(imagined.table)
        return Choice((action and self.offered(action, moves)) or moves[0])
