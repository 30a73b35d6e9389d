"""Positioning the tiles: what was gained is built or kept when the actions are over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from core.alhambra.components import Tile, TileName
from core.alhambra.palace import Palace, Place
from core.alhambra.rule_part import Building
from core.alhambra.rules import Rule
from core.alhambra.table import Table, without_one
from core.kernel.rulebook import Move, Violation


class PlaceTiles(NamedTuple):
    """Where does each tile bought in this turn go?"""

    seat: int


class PlaceLastTiles(NamedTuple):
    """Where does each tile given out at the end of the game go?"""

    seat: int


Placing = PlaceTiles | PlaceLastTiles


class BuildTile(NamedTuple):
    """Build a gained tile here."""

    tile: TileName
    at: Place


class KeepTile(NamedTuple):
    """Put a gained tile on the reserve board."""

    tile: TileName
    to: Literal["reserve"] = "reserve"


def has_tiles_to_place(table: Table, decision: Placing) -> object:
    """Ask until every gained tile is placed (Rule.PLACED_AFTER_THE_ACTIONS)."""
    return table.seats[decision.seat].to_place


def as_if_placing(table: Table) -> Table:
    """The table as if a seat had no more actions to choose, and placed what it has bought now."""
    agenda = table.agenda
    while not isinstance(agenda[-1], PlaceTiles | PlaceLastTiles):
        agenda = agenda[:-1]
    return table._replace(agenda=agenda)


def gained_tile(table: Table, seat: int, tile_id: str) -> Tile | None:
    """The tile with this name that the seat still has to place."""
    return next((tile for tile in table.seats[seat].to_place if tile.id == tile_id), None)


def _buildings(table: Table, decision: Placing) -> list[BuildTile]:
    seat = table.seats[decision.seat]
    return [
        BuildTile(tile.id, where)
        for tile in seat.to_place
        for where in seat.palace.places_for(tile.walls)
    ]


def _building_violation(table: Table, decision: Placing, action: BuildTile) -> Violation | None:
    tile = gained_tile(table, decision.seat, action.tile)
    if tile is None:
        return Violation(Rule.PLACE_WHAT_WAS_GAINED)
    return table.seats[decision.seat].palace.violation(tile.walls, action.at)


def _build(table: Table, decision: Placing, action: BuildTile) -> Table:
    seat = table.seats[decision.seat]
    tile = gained_tile(table, decision.seat, action.tile)
    assert tile is not None
    table = table.with_seat(
        decision.seat,
        seat._replace(
            palace=seat.palace.with_tile(tile, action.at),
            to_place=without_one(seat.to_place, tile),
        ),
    )
    return built(table, Building(decision.seat, tile, action.at))


def built(table: Table, building: Building) -> Table:
    """Let the rule parts react to a tile that was built."""
    for reaction in table.rules.on_built:
        table = reaction(table, building)
    return table


def building_order(palace: Palace, wanted: Mapping[Tile, int]) -> list[Tile] | None:
    """An order in which these tiles can be built on these places; None where there is none.

    A tile that was bought later can be the one that an earlier one needs beside it.
    """
    if not wanted:
        return []
    for tile, where in wanted.items():
        if palace.violation(tile.walls, where) is None:
            others = {other: at for other, at in wanted.items() if other != tile}
            order = building_order(palace.with_tile(tile, where), others)
            if order is not None:
                return [tile, *order]
    return None


def _keepings(table: Table, decision: Placing) -> list[KeepTile]:
    return [KeepTile(tile.id) for tile in table.seats[decision.seat].to_place]


def gained_tile_violation(
    table: Table, decision: Placing, action: tuple[str, str]
) -> Violation | None:
    """Why a tile can't be put anywhere: it was not gained."""
    if gained_tile(table, decision.seat, action[0]) is None:
        return Violation(Rule.PLACE_WHAT_WAS_GAINED)
    return None


def _keep(table: Table, decision: Placing, action: KeepTile) -> Table:
    seat = table.seats[decision.seat]
    tile = gained_tile(table, decision.seat, action.tile)
    assert tile is not None
    return table.with_seat(
        decision.seat,
        seat._replace(
            reserve=(*seat.reserve, tile),  # Rule.RESERVE_IS_UNLIMITED
            to_place=without_one(seat.to_place, tile),
        ),
    )


BUILD_TILE = Move(
    BuildTile, "place", _buildings, _building_violation, _build, Rule.PLACED_AFTER_THE_ACTIONS
)
KEEP_TILE = Move(
    KeepTile, "place", _keepings, gained_tile_violation, _keep, Rule.PLACED_AFTER_THE_ACTIONS
)
