"""Nobody tears down and rebuilds for ever, nor at once what was only just built."""

from __future__ import annotations

from collections import Counter

from core.alhambra.ai.plans import Plan
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.kernel.lines import Line

REDESIGN = "redesign"
"""What records call all ways to change one's own city."""
_PLACE = "place"
_TURN = ("take", "buy", REDESIGN, "wall", "pass")
"""What records call the actions of a turn."""
_AGAIN = 1.5
"""In points: what it costs to redesign with a tile for each time that one has done so before."""


class Rebuilding:
    """What a seat has built and redesigned so far."""

    def __init__(self, seat: int) -> None:
        """Nothing yet."""
        self._seat = seat
        self._redesigned: Counter[str] = Counter()
        """How often it has redesigned with each tile."""
        self._building: set[str] = set()
        self._just_built: set[str] = set()
        """What it built in this turn, and in the one before."""
        self._has_played = False

    def hear(self, event: Line) -> None:
        """Remember what the seat does to its city."""
        do = event.get("do")
        if event.get("seat") != self._seat:
            if self._has_played and do in _TURN:  # its turn is over
                self._just_built, self._building = self._building, set()
                self._has_played = False
            return
        self._has_played |= do in _TURN
        if do == REDESIGN:
            self._redesigned.update(event[key] for key in ("add", "remove") if key in event)
            if "add" in event:
                self._building.add(event["add"])
        elif do == _PLACE and "at" in event:
            self._building.add(event["tile"])

    def without_going_around(self, plans: list[Plan]) -> list[Plan]:
        """The plans, worse by how often the tiles that they redesign with were redesigned before.

        Without this, two players who both would rather wait could tear down and rebuild for ever.
        What was built a turn ago stays; unless it's that or nothing.
        """
        found = []
        for plan in plans:
            cost = _AGAIN * max([self._redesigned[tile] for tile in _tiles(plan)], default=0)
            found.append(plan._replace(worth=plan.worth - cost, unseen=plan.unseen - cost))
        lasting = [plan for plan in found if not self._tears_down_what_is_new(plan)]
        return sorted(lasting or found, key=lambda plan: -plan.worth)

    def _tears_down_what_is_new(self, plan: Plan) -> bool:
        return any(
            one.remove in self._just_built
            for one in plan.actions
            if isinstance(one, RemoveTile | ExchangeTiles)
        )


def _tiles(plan: Plan) -> list[str]:
    """The tiles that it redesigns with."""
    return [
        tile
        for one in plan.actions
        if isinstance(one, AddTile | ExchangeTiles | RemoveTile)
        for tile in one
        if isinstance(tile, str)
    ]
