"""The modules in imagined games: their rules, what they have on the table, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from core.alhambra.ai.memory import Memory
from core.alhambra.ai.modules import thieves, traders_in_mind, walls
from core.alhambra.ai.terms import Favourite
from core.alhambra.modules.street_trader import Traders
from core.alhambra.modules.thieves import Thieves
from core.alhambra.rule_part import RulePart, View
from core.alhambra.table import Table
from core.kernel.rulebook import Agenda

_PARTS = {
    "walls": walls.IMAGINED_WALLS,
    "thieves": thieves.IMAGINED_THIEVES,
    "traders": traders_in_mind.IMAGINED_TRADERS,
}
_ANNEXES: Mapping[str, Callable[[View, Memory, Random], object]] = {
    "walls": walls.annex_of,
    "thieves": thieves.annex_of,
    "traders": traders_in_mind.annex_of,
}
_AGENDAS: Mapping[str, Callable[[View, Sequence[Agenda]], Agenda]] = {
    "steal": thieves.agenda_of,
    "trader": traders_in_mind.agenda_of_meeting,
    "trader-move": traders_in_mind.agenda_of_going_on,
}
"""What is asked and what comes then, by the decisions that only a module asks for."""
_WORTH: Mapping[type[Any], Callable[[Table, int], float]] = {
    Thieves: thieves.worth_of_thieves,
    Traders: traders_in_mind.worth_of_citizens,
}
"""What the modules will bring a seat, by what they have on the table."""

_DEARER = frozenset(["thieves", "traders"])
_LESS_WORK = 0.8
"""In games with one of these, fewer turns are imagined: each takes longer, with more to see."""


def work_with(modules: Sequence[str]) -> float:
    """How much of the usual number of turns is imagined in games with these modules."""
    return 1.0 if _DEARER.isdisjoint(modules) else _LESS_WORK


def parts_in_mind(modules: Sequence[str]) -> tuple[RulePart, ...]:
    """The rules of the modules in play, with what only they ask answered at once."""
    return tuple(part for name, part in _PARTS.items() if name in modules)


def annexes_of(
    modules: Sequence[str], view: View, memory: Memory, random: Random
) -> Mapping[type[Any], Any]:
    """What the modules in play have on an imagined table."""
    made = [make(view, memory, random) for name, make in _ANNEXES.items() if name in modules]
    return {type(annex): annex for annex in made}


def agenda_of(view: View, turns: Sequence[Agenda]) -> Agenda | None:
    """What is on the agenda when a module asks this; None if that can't be imagined."""
    if not view["bag"]:  # the game may be over
        return None
    find = _AGENDAS.get(view["phase"])
    return find(view, turns) if find else None


def favourite_in_mind(table: Table, seat: int) -> Favourite | None:
    """The place that is worth more to a seat."""
    return traders_in_mind.favourite_at(table, seat) if Traders in table.annexes else None


def worth_of_modules(table: Table, seat: int) -> float:
    """What they will bring a seat, less what they will bring its rivals."""
    worth = 0.0
    for kind, of_seat in _WORTH.items():
        if kind in table.annexes:
            each = [of_seat(table, who) for who in range(len(table.seats))]
            own = each.pop(seat)
            worth += own - sum(each) / len(each)
    return worth
