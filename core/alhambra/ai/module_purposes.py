"""What a turn is for in games with modules: citizens who move in, coins, and wooden walls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.features import city_traits
from core.alhambra.ai.modules import change, traders, walls
from core.alhambra.ai.plans import Plan, after
from core.alhambra.ai.purposes import Purpose
from core.alhambra.ai.terms import Terms
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import TILES
from core.alhambra.placing import BuildTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rule_part import View

_HARDLY_ANYTHING = 0.01
"""In points: what is told only if there is nothing else to say."""


def purposes_of_modules(view: View, terms: Terms, plan: Plan, outlook: Outlook) -> list[Purpose]:
    """What a turn brings by the modules in play, valued as plans value it."""
    return [
        *_citizen(view, terms, plan),
        *_coins(view, terms, plan),
        *_wooden_wall(plan, outlook),
    ]


def _citizen(view: View, terms: Terms, plan: Plan) -> Iterator[Purpose]:
    """A citizen moves into the first tile on the trader's place, if one has its colour."""
    favourite = terms.favourite
    if favourite is None:
        return
    leaving = [
        action.remove for action in plan.actions if isinstance(action, RemoveTile | ExchangeTiles)
    ]
    for action in plan.actions:
        if isinstance(action, BuildTile | AddTile) and action.at == favourite.place:
            tile = TILES[action.add if isinstance(action, AddTile) else action.tile]
            points = traders.gain_of_moving_in(view, tile.building, leaving)
            if points:
                told = {"kind": "citizen", "building": tile.building, "points": points}
                yield Purpose(favourite.worth(tile), "citizen", told)
            return


def _coins(view: View, terms: Terms, plan: Plan) -> Iterator[Purpose]:
    """What is overpaid comes back as coins."""
    if terms.overpaying is None:
        return
    for action in plan.actions:
        if isinstance(action, BuyTile):
            overpaid = worth(action.pay) - TILES[action.tile].price
            number = change.coins_back(view, action.pay, overpaid)
            if number:
                gain = max(terms.overpaying(overpaid), _HARDLY_ANYTHING)
                yield Purpose(gain, "coins", {"kind": "coins", "points": number})


def _wooden_wall(plan: Plan, outlook: Outlook) -> Iterator[Purpose]:
    """A wooden wall that makes neither the longest wall nor the second one longer."""
    if not walls.is_raised_by(plan):
        return
    before, then = (
        table.seats[outlook.seat].palace for table in (outlook.table, after(outlook.table, plan))
    )
    was, now = city_traits(before), city_traits(then)
    if now.wall > was.wall or now.second > was.second:
        return  # that is told of any wall
    new = Counter(then.wall_lengths()) - Counter(before.wall_lengths())
    gain = max(outlook.worth_of_city(now) - outlook.worth_of_city(was), _HARDLY_ANYTHING)
    if new:
        yield Purpose(gain, "wall", {"kind": "wooden", "points": max(new)})
