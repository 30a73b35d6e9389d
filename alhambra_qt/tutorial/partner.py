"""Who plays with somebody who learns: takes small money, buys one tile, and spoils no lesson."""

from __future__ import annotations

from itertools import combinations

from core.alhambra.buying import BuyTile, payments, purse
from core.alhambra.placing import BuildTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import Action

_BUYER = 1
"""Which partner buys a tile, so that a scoring has somebody else in it."""
_PLACE = 0
"""The market place it buys from: no lesson needs what lies there."""


def what_a_partner_does(table: Table) -> Action:
    """The partner's choice in any position in which one is asked."""
    for action in _wishes(table):
        if table.rules.violation(table, action) is None:
            return action
    return table.rules.legal_actions(table)[0]


def _wishes(table: Table) -> list[Action]:
    """What it would like to do, the best first."""
    seat = table.seats[table.to_play]
    if seat.to_place:
        tile = seat.to_place[0]
        return [BuildTile(tile.id, where) for where in seat.palace.places_for(tile.walls)]
    wishes: list[Action] = []
    tile_to_buy = table.market[_PLACE]
    if table.to_play == _BUYER and len(seat.palace.tiles) == 1 and table.discards and tile_to_buy:
        money = purse(table, table.to_play, _PLACE)
        wishes += [BuyTile(tile_to_buy.id, way) for way in payments(money, tile_to_buy.price)]
    several = [
        TakeMoney(cards)
        for number in range(len(table.open_money), 0, -1)
        for cards in combinations(table.open_money, number)
    ]
    return wishes + [action for action in several if len(action.cards) > 1] + several[-4:]
