"""Nobody tears down and rebuilds for ever."""

from __future__ import annotations

from collections import Counter

from core.alhambra.ai.plans import Plan
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile

_AGAIN = 1.5
"""In points: what it costs to redesign with a tile for each time that one has done so before."""


def without_going_around(plans: list[Plan], redesigned: Counter[str]) -> list[Plan]:
    """The plans, worse by how often the tiles that they redesign with were redesigned before.

    Without this, two players who both would rather wait could tear down and rebuild for ever.
    """
    found = []
    for plan in plans:
        tiles = [
            tile
            for one in plan.actions
            if isinstance(one, AddTile | ExchangeTiles | RemoveTile)
            for tile in one
            if isinstance(tile, str)
        ]
        cost = _AGAIN * max([redesigned[tile] for tile in tiles], default=0)
        found.append(plan._replace(worth=plan.worth - cost, unseen=plan.unseen - cost))
    return sorted(found, key=lambda plan: -plan.worth)
