"""What a person does in one go: several actions, or an action and its pencil mark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from alhambra_qt.play.showing import Step
from alhambra_qt.play.turns import is_over_after
from core.kernel.session import Playable, Session


class OneGo(NamedTuple):
    """As much of it as can be done."""

    taken: list[Playable]
    """What is written down."""
    done: list[Step]
    """Where each of the actions leads."""
    is_over: bool | None
    """Whether the turn is over then; None if nothing was done."""


def in_one_go(session: Session[Any], seat: int, steps: Iterable[Playable]) -> OneGo:
    """One after the other, as far as they follow on each other.

    If another decision comes in between, the rest is not done: what was pencilled in stays so.
    """
    rules, state = session.game.rules, session.state
    taken: list[Playable] = []
    done: list[Step] = []
    is_over = None
    for step in steps:
        if not isinstance(step, dict):
            if done and not rules.asks_for(state, seat, step):
                break
            after = rules.apply(state, step)
            is_over = is_over_after(rules, state, after, seat)
            done.append(Step(seat, step, state, after))
            state = after
        taken.append(step)
    return OneGo(taken, done, is_over)
