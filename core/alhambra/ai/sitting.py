"""What all players of the board game have in common: a seat, and what was seen from it."""

from __future__ import annotations

import json
from random import Random

from core.alhambra.ai.imagining import Imagination
from core.alhambra.ai.memory import Memory
from core.alhambra.game import Alhambra, header_of
from core.alhambra.rule_part import View
from core.kernel.lines import Line
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import Action


class Sitting:
    """A seat at a table."""

    def __init__(self, hello: Line) -> None:
        """Sit down."""
        self.seat: int = hello["you"]
        seats = len(hello["seats"])
        self.modules: list[str] = hello["modules"]
        self._game = Alhambra(header_of(unnamed_seats(seats), hello["modules"]))
        self.memory = Memory(seats)
        self.imagination = Imagination(seats)

    def hear(self, event: Line) -> None:
        """Remember it."""
        self.memory.hear(event)

    def written(self, action: Action) -> Line:
        """The line of an action."""
        return self._game.notation.write(self.seat, action)

    def offered(self, action: Action, moves: list[Line]) -> Line | None:
        """The move that is this action, where it is offered."""
        line = _sorted(self.written(action))
        return next((move for move in moves if _sorted(move) == line), None)


def _sorted(line: Line) -> Line:
    """A line whose cards stand in one order."""
    return {key: sorted(line[key]) if key in ("cards", "pay") else line[key] for key in line}


def chance_of(view: View) -> Random:
    """A generator that depends on nothing but what is seen, so that games can be repeated."""
    return Random(json.dumps(view, sort_keys=True))
