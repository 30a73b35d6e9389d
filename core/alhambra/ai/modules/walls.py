"""Wooden walls: each open wall card is one more last action of a turn."""

from __future__ import annotations

from typing import NamedTuple

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.plans import Change
from core.alhambra.components import walls_of
from core.alhambra.palace import Palace
from core.alhambra.rule_part import RulePart
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.lines import Line
from core.kernel.rulebook import Move, Order

_PREFIX = "wall-"
WALL = "wall"
"""What the protocol calls it to raise one."""


class Raise(NamedTuple):
    """Take this wall card and raise its walls on this tile of the city."""

    card: str
    on: str

    def line(self, seat: int) -> Line:
        """The move that is offered for it."""
        return {"seat": seat, "do": WALL, "card": self.card, "on": self.on}


def changes(moves: list[Line], outlook: Outlook) -> list[Change]:
    """What each wall on a tile of the city would bring."""
    palace = outlook.table.seats[outlook.seat].palace
    before = outlook.city(palace)
    found = []
    for move in moves:
        if move["do"] == WALL and palace.place_of(move["on"]) is not None:
            action = Raise(move["card"], move["on"])
            walled = _walled(palace, action)
            found.append(Change(outlook.city(walled) - before, action, walled))
    return found


def growth(palace: Palace, cards: list[str]) -> int:
    """By how much the longest wall can grow with the best of these wall cards."""
    now = longest = palace.longest_wall()
    for card in cards:
        sides = walls_of(card.removeprefix(_PREFIX))
        for where, tile in palace.tiles.items():
            if not sides & tile.walls and not sides & ~palace.free_sides(where):
                walled = palace.with_tile(tile._replace(walls=tile.walls | sides), where)
                longest = max(longest, walled.longest_wall())
    return longest - now


def _walled(palace: Palace, action: Raise) -> Palace:
    where = palace.place_of(action.on)
    assert where is not None
    tile = palace.tiles[where]
    walls = tile.walls | walls_of(action.card.removeprefix(_PREFIX))
    return palace.with_tile(tile._replace(walls=walls), where)


def _apply(table: Table, decision: ChooseAction, action: Raise) -> Table:
    seat = table.seats[decision.seat]
    walled = seat._replace(palace=_walled(seat.palace, action))
    return table.with_seat(decision.seat, walled)._replace(agenda=table.agenda[:-1])


IMAGINED_WALLS = RulePart(
    name="walls in mind",
    rules=Rule,
    moves={
        ChooseAction: (
            Move(
                Raise, "raise", lambda *_: (), lambda *_: None, _apply, Order.ANSWER_WHAT_IS_ASKED
            ),
        )
    },
)
"""What makes it possible to imagine what comes after a wall; nobody is imagined to raise others."""
