"""Special rules for two players: Dirk, who collects tiles and has no turns."""

from __future__ import annotations

from typing import Literal, NamedTuple

from core.alhambra.components import TileName
from core.alhambra.placing import PlaceLastTiles, PlaceTiles, gained_tile, gained_tile_violation
from core.alhambra.rule_part import RulePart, SetUp, View
from core.alhambra.rules import Rule
from core.alhambra.scoring import totals
from core.alhambra.table import Collector, Table, without_one
from core.kernel.rulebook import Agenda, Move, Violation

TILES_FOR_DIRK = 6


class GiveDirkTiles(NamedTuple):
    """Dirk gets his first tiles."""


class GiveTile(NamedTuple):
    """Give a tile bought in this turn to Dirk."""

    tile: TileName
    to: Literal["dirk"] = "dirk"


def _give_first_tiles(table: Table, _step: GiveDirkTiles, agenda: Agenda) -> Table:
    """Rule.DIRK_STARTS_WITH_SIX."""
    return _draw_tiles(table._replace(agenda=agenda), TILES_FOR_DIRK)


def _draw_tiles(table: Table, number: int) -> Table:
    (dirk,) = table.collectors
    dirk = dirk._replace(tiles=dirk.tiles + table.bag[:number])
    return table._replace(collectors=(dirk,), bag=table.bag[number:])


def _draw_after_scoring(table: Table, number: int) -> Table:
    """Rule.DIRK_GETS_SIX_MORE, Rule.DIRK_GETS_A_THIRD."""
    tiles = {1: TILES_FOR_DIRK, 2: len(table.bag) // 3}
    return _draw_tiles(table, tiles.get(number, 0))


def _gifts(table: Table, decision: PlaceTiles) -> list[GiveTile]:
    return [GiveTile(tile.id) for tile in table.seats[decision.seat].to_place]


def _give(table: Table, decision: PlaceTiles, action: GiveTile) -> Table:
    seat = table.seats[decision.seat]
    tile = gained_tile(table, decision.seat, action.tile)
    assert tile is not None
    (dirk,) = table.collectors
    table = table._replace(collectors=(dirk._replace(tiles=(*dirk.tiles, tile)),))
    return table.with_seat(decision.seat, seat._replace(to_place=without_one(seat.to_place, tile)))


def _no_gifts(_table: Table, _decision: PlaceLastTiles) -> tuple[GiveTile, ...]:
    return ()


def _no_gift_violation(_table: Table, _decision: PlaceLastTiles, _action: GiveTile) -> Violation:
    return Violation(Rule.NO_LAST_TILES_FOR_DIRK)


def _view(table: Table, _seat: int, view: View) -> None:
    (dirk,) = table.collectors
    view["dirk"] = {"score": totals(table)[-1], "tiles": [tile.id for tile in dirk.tiles]}


def _view_without(view: View) -> None:
    view["dirk"] = None


# Rule.GIVEN_TO_DIRK
GIVE_TILE = Move(
    GiveTile, "place", _gifts, gained_tile_violation, _give, Rule.PLACED_AFTER_THE_ACTIONS
)
GIVE_NO_LAST_TILE = Move(
    GiveTile, "place", _no_gifts, _no_gift_violation, _give, Rule.PLACED_AFTER_THE_ACTIONS
)

DIRK = RulePart(
    name="dirk",
    rules=Rule,
    collectors=(Collector("dirk"),),
    copies_of_money=2,  # Rule.TWO_OF_EACH_MONEY_CARD
    set_up={SetUp.AFTER_THE_MARKET: lambda _seats: (GiveDirkTiles(),)},
    steps={GiveDirkTiles: _give_first_tiles},
    moves={PlaceTiles: (GIVE_TILE,), PlaceLastTiles: (GIVE_NO_LAST_TILE,)},
    view=_view,
    view_without=_view_without,
    after_scoring=(_draw_after_scoring,),
)
