"""Redesigning your Alhambra: add, remove, exchange."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from core.alhambra.components import Tile, TileName
from core.alhambra.palace import Place
from core.alhambra.placing import built
from core.alhambra.rule_part import Building
from core.alhambra.rules import Rule
from core.alhambra.table import Seat, Table, without_one
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Move, Violation


class AddTile(NamedTuple):
    """Build a tile of the reserve here."""

    add: TileName
    at: Place


class RemoveTile(NamedTuple):
    """Take a tile out of the Alhambra into the reserve."""

    remove: TileName


class ExchangeTiles(NamedTuple):
    """Put a tile of the reserve in the place of one of the Alhambra."""

    add: TileName
    remove: TileName


def _reserve_tile(seat: Seat, tile_id: str) -> Tile | None:
    return next((tile for tile in seat.reserve if tile.id == tile_id), None)


def _not_in_reserve(seat: Seat, tile_id: str) -> Violation:
    if any(tile.id == tile_id for tile in seat.to_place):
        return Violation(Rule.NEW_TILES_TAKE_NO_PART)
    return Violation(Rule.ADD_FROM_THE_RESERVE)


def _redesigned(table: Table, seat: int, changed: Seat) -> Table:
    seats = (*table.seats[:seat], changed, *table.seats[seat + 1 :])
    return table._replace(agenda=table.agenda[:-1], seats=seats)  # Rule.ONE_ACTION


# Add


def _additions(table: Table, decision: ChooseAction) -> list[AddTile]:
    seat = table.seats[decision.seat]
    return [
        AddTile(tile.id, where)
        for tile in seat.reserve
        for where in seat.palace.places_for(tile.walls)
    ]


def _addition_violation(table: Table, decision: ChooseAction, action: AddTile) -> Violation | None:
    seat = table.seats[decision.seat]
    tile = _reserve_tile(seat, action.add)
    if tile is None:
        return _not_in_reserve(seat, action.add)
    return seat.palace.violation(tile.walls, action.at)


def _add(table: Table, decision: ChooseAction, action: AddTile) -> Table:
    seat = table.seats[decision.seat]
    tile = _reserve_tile(seat, action.add)
    assert tile is not None
    changed = seat._replace(
        palace=seat.palace.with_tile(tile, action.at), reserve=without_one(seat.reserve, tile)
    )
    table = _redesigned(table, decision.seat, changed)
    return built(table, Building(decision.seat, tile, action.at))


# Remove


def _removals(table: Table, decision: ChooseAction) -> list[RemoveTile]:
    palace = table.seats[decision.seat].palace
    return [RemoveTile(palace.tiles[where].id) for where in palace.removable()]


def _removal_violation(
    table: Table, decision: ChooseAction, action: RemoveTile
) -> Violation | None:
    palace = table.seats[decision.seat].palace
    where = palace.place_of(action.remove)
    if where is None:
        return Violation(Rule.REMOVE_FROM_THE_ALHAMBRA)
    return palace.removal_violation(where)


def _remove(table: Table, decision: ChooseAction, action: RemoveTile) -> Table:
    seat = table.seats[decision.seat]
    where = seat.palace.place_of(action.remove)
    assert where is not None
    tile = seat.palace.tiles[where]
    changed = seat._replace(palace=seat.palace.without_tile(where), reserve=(*seat.reserve, tile))
    table = _redesigned(table, decision.seat, changed)
    return _left(table, Building(decision.seat, tile, where))


def _left(table: Table, building: Building) -> Table:
    for reaction in table.rules.on_left:
        table = reaction(table, building)
    return table


# Exchange


def _exchanges(table: Table, decision: ChooseAction) -> list[ExchangeTiles]:
    seat = table.seats[decision.seat]
    tiles = seat.palace.tiles
    return [
        ExchangeTiles(tile.id, tiles[where].id)
        for tile in seat.reserve
        for where in seat.palace.places_to_exchange(tile.walls)
    ]


def _exchange_violation(
    table: Table, decision: ChooseAction, action: ExchangeTiles
) -> Violation | None:
    seat = table.seats[decision.seat]
    tile = _reserve_tile(seat, action.add)
    if tile is None:
        return _not_in_reserve(seat, action.add)
    where = seat.palace.place_of(action.remove)
    if where is None:
        return Violation(Rule.REMOVE_FROM_THE_ALHAMBRA)
    return seat.palace.exchange_violation(tile.walls, where)


def _exchange(table: Table, decision: ChooseAction, action: ExchangeTiles) -> Table:
    seat = table.seats[decision.seat]
    tile = _reserve_tile(seat, action.add)
    where = seat.palace.place_of(action.remove)
    assert tile is not None
    assert where is not None
    leaving = seat.palace.tiles[where]
    changed = seat._replace(
        palace=seat.palace.with_tile(tile, where),  # Rule.EXCHANGE_IN_PLACE
        reserve=(*without_one(seat.reserve, tile), leaving),
    )
    table = _redesigned(table, decision.seat, changed)
    return _left(table, Building(decision.seat, leaving, where))


ADD_TILE = Move(AddTile, "redesign", _additions, _addition_violation, _add, Rule.ONE_ACTION)
REMOVE_TILE = Move(RemoveTile, "redesign", _removals, _removal_violation, _remove, Rule.ONE_ACTION)
EXCHANGE_TILES = Move(
    ExchangeTiles, "redesign", _exchanges, _exchange_violation, _exchange, Rule.ONE_ACTION
)

_TRIES = 30


def pick_redesign(
    table: Table, decision: ChooseAction, random: Random
) -> AddTile | RemoveTile | ExchangeTiles | None:
    """One random redesign, all legal ones equally likely; None when too many tries failed.

    Draws from everything that could be tried (each tile of the reserve on each place around the
    city and on each tile, each tile of the city) until it is legal.
    """
    seat = table.seats[decision.seat]
    palace, reserve = seat.palace, seat.reserve
    around = palace.places_around()
    built = list(palace.tiles)
    rows = len(around) + len(built)
    candidates = len(reserve) * rows + len(built)
    for _ in range(_TRIES):
        row, column = divmod(int(random.random() * candidates), rows)
        if row == len(reserve):
            where = built[column]
            if palace.removal_violation(where) is None:
                return RemoveTile(palace.tiles[where].id)
        elif column < len(around):
            tile, where = reserve[row], around[column]
            if palace.fits(tile.walls, where):
                return AddTile(tile.id, where)
        else:
            tile, where = reserve[row], built[column - len(around)]
            if palace.exchange_violation(tile.walls, where) is None:
                return ExchangeTiles(tile.id, palace.tiles[where].id)
    return None
