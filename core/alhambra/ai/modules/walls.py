"""Wooden walls: each open wall card is one more last action of a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.plans import Plan
from core.alhambra.ai.terms import Altered, Change
from core.alhambra.components import Tile
from core.alhambra.modules.walls import (
    RAISE_WALL,
    WALL_CARDS,
    WALLS,
    OpenWallCards,
    RaiseWall,
)
from core.alhambra.palace import Palace
from core.alhambra.rule_part import RulePart, View
from core.alhambra.rulesets import rules_for
from core.alhambra.table import Seat, Table
from core.alhambra.turn import ChooseAction
from core.kernel.lines import Line

WALL = RAISE_WALL.word
"""What the protocol calls it to raise one."""
_IN_DOUBT = 3.0
"""In points: what looks better by more than this is better."""
_WALLS_IN_DOUBT = 3
"""So many walls are compared with another turn at most."""


def changes(moves: list[Line], outlook: Outlook) -> list[Change]:
    """What each wall on a tile of the city would bring."""
    palace = outlook.table.seats[outlook.seat].palace
    before = outlook.city(palace)
    found = []
    for move in moves:
        if move["do"] == WALL and palace.place_of(move["on"]) is not None:
            action = RaiseWall(move["card"], move["on"])
            walled = _walled(palace, action)
            found.append(Change(outlook.city(walled) - before, action, walled))
    return found


def altering(view: View) -> Callable[[Tile], list[Altered]] | None:
    """The walls that can be raised on a tile that was just bought; None if no card lies open."""
    cards = view.get("wall_cards")
    if not cards:
        return None
    return lambda tile: [
        Altered(RaiseWall(card, tile.id), _with_walls(tile, card))
        for card in cards
        if _can_have(tile, card)
    ]


@cache
def _can_have(tile: Tile, card: str) -> bool:
    """Whether the rules let a wall card be used on a tile that has no place yet."""
    annexes = {OpenWallCards: OpenWallCards((card,))}
    table = Table(rules_for(2), (), (Seat(to_place=(tile,)),), youngest=0, annexes=annexes)
    return RAISE_WALL.violation(table, ChooseAction(0), RaiseWall(card, tile.id)) is None


def is_raised_by(plan: Plan) -> bool:
    """Whether a wall is raised in this turn."""
    return _raised(plan) is not None


def in_doubt(plans: list[Plan]) -> list[Plan]:
    """The best turn without a wall and the best ones with a wall, if none is clearly better.

    Each wall is there once, with what is best bought before it.
    """
    found: dict[RaiseWall | None, Plan] = {}
    for plan in plans:
        if plans[0].worth - plan.worth > _IN_DOUBT:
            break
        found.setdefault(_raised(plan), plan)
    without = found.pop(None, None)
    if without is None or not found:
        return []
    walls = [*found.values()][:_WALLS_IN_DOUBT]
    return sorted([without, *walls], key=lambda plan: -plan.worth)


def _raised(plan: Plan) -> RaiseWall | None:
    return next((action for action in plan.actions if isinstance(action, RaiseWall)), None)


def growth(palace: Palace, cards: list[str]) -> int:
    """By how much the longest wall can grow with the best of these wall cards."""
    now = longest = palace.longest_wall()
    for card in cards:
        sides = WALL_CARDS[card]
        for where, tile in palace.tiles.items():
            if not sides & tile.walls and not sides & ~palace.free_sides(where):
                walled = palace.with_tile(_with_walls(tile, card), where)
                longest = max(longest, walled.longest_wall())
    return longest - now


def _walled(palace: Palace, action: RaiseWall) -> Palace:
    where = palace.place_of(action.on)
    assert where is not None
    return palace.with_tile(_with_walls(palace.tiles[where], action.card), where)


def _with_walls(tile: Tile, card: str) -> Tile:
    return tile._replace(walls=tile.walls | WALL_CARDS[card])


# Imagined games


def annex_of(view: View, _memory: Memory, _random: Random) -> OpenWallCards:
    """The wall cards that lie open."""
    return OpenWallCards(tuple(view["wall_cards"]))


IMAGINED_WALLS = RulePart(
    name="walls in mind", rules=WALLS.rules, annexes=WALLS.annexes, moves=WALLS.moves
)
"""What makes it possible to imagine what comes after a wall; nobody is imagined to raise others."""
