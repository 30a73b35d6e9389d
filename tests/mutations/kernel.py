"""What switches off the order that holds in every game."""

from __future__ import annotations

from core.kernel.rulebook import Order
from tests.mutations import Mutation

MUTATIONS = (
    Mutation(
        Order.ONLY_WHO_IS_ASKED,
        "core/kernel/referee.py",
        "if decision.seat != seat:",
        "if decision.seat > 99:",
    ),
    Mutation(
        Order.THE_GAME_IS_OVER,
        "core/kernel/rulebook.py",
        "return Violation(Order.THE_GAME_IS_OVER)",
        "return None",
    ),
    Mutation(
        Order.ANSWER_WHAT_IS_ASKED,
        "core/kernel/rulebook.py",
        "return Violation(self._moments.get(type(action), Order.ANSWER_WHAT_IS_ASKED))",
        "return None",
    ),
)
