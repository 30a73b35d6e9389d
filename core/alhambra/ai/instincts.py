"""What the modules in play mean to a player: answers to what only they ask, and terms of plans."""

from __future__ import annotations

from typing import NamedTuple

from core.alhambra.ai.evaluation import SCORINGS, Outlook
from core.alhambra.ai.modules import change, thieves, traders, walls
from core.alhambra.ai.terms import Terms
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.kernel.lines import Line

_RATINGS = {
    "steal": thieves.theft,
    "trader-start": traders.start,
    "trader": traders.meeting,
    "trader-move": traders.new_place,
}
"""By the decisions that only a module asks for."""

_ASKED_BY = {"thieves": ("steal",), "traders": ("trader-start", "trader", "trader-move")}


class Rated(NamedTuple):
    """A move, and how good it is; in which unit depends on what is asked."""

    rating: float
    move: Line


def rated(view: View, moves: list[Line], outlook: Outlook) -> list[Rated]:
    """The answers to a decision that only a module asks for, the best first."""
    rate = _RATINGS[view["phase"]]
    found = [Rated(rate(view, move, outlook), move) for move in moves]
    return sorted(found, key=lambda one: -one.rating)


def points_of_a_rating(view: View, table: Table) -> float:
    """How many points a rating of 1 is; thefts are rated in points already."""
    if view["phase"] == "steal":
        return 1.0
    to_come: int = SCORINGS - view["scorings"]
    return to_come / max(traders.tiles_to_come(table).total(), 1)


def worth_trying(view: View, answers: list[Rated]) -> list[Rated]:
    """The answers that may be the best: not those that lead to nothing, unless it's a theft."""
    if view["phase"] == "steal":
        return answers
    return [one for one in answers if one.rating > 0.0] or answers[:1]


def instinct(view: View, moves: list[Line], outlook: Outlook) -> Line:
    """The best of these answers."""
    return rated(view, moves, outlook)[0].move


def terms_of(
    modules: list[str], view: View, moves: list[Line], outlook: Outlook, *, ahead: bool = False
) -> Terms:
    """What they add to this turn; ``ahead`` if its plans will be played on."""
    return Terms(
        traders.favourite_of(view, outlook.table if ahead else None),
        tuple(walls.changes(moves, outlook)),
        change.coins_for(view, outlook, ahead=ahead) if "change" in modules else None,
        walls.altering(view),
    )


def without_module(module: str, view: View, moves: list[Line]) -> tuple[View, list[Line]]:
    """What is left of a decision for somebody who leaves a module alone: the view and the moves.

    If a module asks something, to do nothing is the shortest answer.
    """
    nothing = {"change": {"coins": []}, "traders": {"trader": None}}.get(module, {})
    seats = [one | nothing if at == view["you"] else one for at, one in enumerate(view["seats"])]
    if view["phase"] in _ASKED_BY.get(module, ()):
        return view, [min(moves, key=len)]
    if module == "walls":
        view = view | {"wall_cards": []}
    return view | {"seats": seats}, [one for one in moves if not _is_of(module, one)] or moves


def _is_of(module: str, move: Line) -> bool:
    if module == "change":
        return any(piece.endswith(change.COIN) for piece in move.get("pay", ()))
    return module == "walls" and bool(move["do"] == walls.WALL)
