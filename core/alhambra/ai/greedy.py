"""`greedy`, a yardstick: plays plainly, and is never changed, so that strength can be compared.

It looks one action ahead. A tile is worth the points that it adds for its owner in the next two
scorings if nobody bought anything else, walls included. It buys the tile that is worth most; an
exact payment counts as three points more, and each unit that is overpaid costs a fifth of a point.
Money counts two fifths of a point for each unit, and a point and a half more where it makes a tile
payable that was not. Tiles are built where the walls grow most, then where most places stay free,
and go to the reserve only where nothing fits; from there they are built when that is the best
action. It never tears down, never gives Dirk anything and ignores what its rivals want.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.alhambra.buying import BUY_TILE, BuyTile, worth
from core.alhambra.components import TILES, Tile
from core.alhambra.palace import Palace
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import ADD_TILE, AddTile
from core.alhambra.scoring import places_of
from core.alhambra.table import Table
from core.alhambra.taking_money import TAKE_MONEY, TakeMoney
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Action
from core.majority import share_places

_EXACT = 3.0
_OVERPAID = 0.2
_MONEY = 0.4
_PAYABLE = 1.5
_FREE_PLACE = 0.01


def greedy_action(table: Table) -> Action | None:
    """What it does now; None where it sees nothing to do."""
    decision = table.rules.decision(table)
    seat = table.seats[decision.seat]
    if isinstance(decision, ChooseAction):
        rated = [
            *_purchases(table, decision),
            *_takings(table, decision),
            *_additions(table, decision),
        ]
        return max(rated, key=lambda one: one[0])[1] if rated else None
    tile = seat.to_place[0]
    where = best_place(seat.palace, tile)
    return KeepTile(tile.id) if where is None else BuildTile(tile.id, where)


def _purchases(table: Table, decision: ChooseAction) -> Iterator[tuple[float, Action]]:
    for action in BUY_TILE.actions(table, decision):
        assert isinstance(action, BuyTile)
        tile = TILES[action.tile]
        overpaid = worth(action.pay) - tile.price
        extra = -_OVERPAID * overpaid if overpaid else _EXACT
        yield _gain(table, decision.seat, tile) + extra, action


def _takings(table: Table, decision: ChooseAction) -> Iterator[tuple[float, Action]]:
    hand = table.seats[decision.seat].hand
    for action in TAKE_MONEY.actions(table, decision):
        assert isinstance(action, TakeMoney)
        rating = _MONEY * worth(action.cards)
        for place, tile in enumerate(table.market):
            if tile is not None:
                own = worth(hand[place])
                more = sum(card.value for card in action.cards if card.place == place)
                if own < tile.price <= own + more:
                    rating += _PAYABLE
        yield rating, action


def _additions(table: Table, decision: ChooseAction) -> Iterator[tuple[float, Action]]:
    seat = table.seats[decision.seat]
    for action in ADD_TILE.actions(table, decision):
        assert isinstance(action, AddTile)
        tile = next(tile for tile in seat.reserve if tile.id == action.add)
        if action.at == best_place(seat.palace, tile):
            yield _gain(table, decision.seat, tile), action


def _gain(table: Table, seat: int, tile: Tile) -> float:
    """The points that a tile adds in the next two scorings."""
    counts = [
        sum(one.building == tile.building for one in tiles)
        for tiles in (
            *(other.palace.tiles.values() for other in table.seats),
            *(collector.tiles for collector in table.collectors),
        )
    ]
    more = [*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]]
    gain = 0.0
    palace = table.seats[seat].palace
    where = best_place(palace, tile)
    wall = 0
    if where is not None:
        wall = palace.with_tile(tile, where).longest_wall() - palace.longest_wall()
    first = len(table.scorings) + 1
    for number in range(first, min(first + 2, 4)):
        places = places_of(tile.building, number)
        gain += share_places(more, places)[seat] - share_places(counts, places)[seat] + wall
    return gain


def best_place(palace: Palace, tile: Tile) -> int | None:
    """Where the walls grow most, then where most places stay free."""

    def rating(where: int) -> float:
        built = palace.with_tile(tile, where)
        return built.longest_wall() + _FREE_PLACE * len(built.places_around())

    return max(palace.places_for(tile.walls), key=rating, default=None)
