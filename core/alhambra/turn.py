"""How to play: the turn passes clockwise, and every turn is at least one action."""

from __future__ import annotations

from typing import NamedTuple

from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.kernel.rulebook import Agenda, Move, Violation


class ChooseAction(NamedTuple):
    """Which action does the seat to play choose?"""

    seat: int


class BeginTurn(NamedTuple):
    """The turn of this seat begins."""

    seat: int


class Pass(NamedTuple):
    """Do nothing."""


def begin_turn(table: Table, step: BeginTurn, _agenda: Agenda) -> Table:
    """The whole turn of a seat comes on the agenda; nothing else is on it any more."""
    return table._replace(agenda=table.rules.turns[step.seat], to_play=step.seat)


def seats_after(table: Table, seat: int) -> list[int]:
    """All seats in the order of their turns, beginning to the left of this one; it comes last."""
    return [(seat + step) % len(table.seats) for step in range(1, len(table.seats) + 1)]


def _actions(_table: Table, _decision: ChooseAction) -> tuple[Pass, ...]:
    return (Pass(),)


def _violation(_table: Table, _decision: ChooseAction, _action: Pass) -> Violation | None:
    return Violation(Rule.ACTION_IS_A_MUST)


def _apply(table: Table, _decision: ChooseAction, _action: Pass) -> Table:
    return table._replace(agenda=table.agenda[:-1])


PASS = Move(Pass, "pass", _actions, _violation, _apply, Rule.ONE_ACTION)
