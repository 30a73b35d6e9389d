"""What flies: citizens into buildings and out of them, and traders to their new places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from alhambra_qt.alhambra.parts.street_trader.model import (
    CITIZEN,
    NAME,
    SUPPLY,
    named,
    shown_in,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, Movement, Token
from alhambra_qt.alhambra.presenters.table_model import TableModel
from core.alhambra.modules.street_trader import Trader
from core.alhambra.palace import x_and_y


def movements(before: TableModel, after: TableModel) -> Iterator[Movement]:
    """What moved for each seat between two tables."""
    traders = zip(shown_in(before).traders, shown_in(after).traders, strict=True)
    for seat, (was, now) in enumerate(traders):
        if was.at != now.at and now.at is not None:
            yield Movement(Token(named(now.citizens)), _of(seat, was), _of(seat, now))
        if was.at is None and not was.citizens:
            continue  # it has just been chosen: those on it come with the trader
        for tile in now.housed.keys() - was.housed.keys():
            if (where := _tile(after, seat, tile)) is not None:
                yield Movement(_citizen(now.housed[tile]), _of(seat, was), where)
        for tile in was.housed.keys() - now.housed.keys():
            if (where := _tile(before, seat, tile)) is not None:
                yield Movement(_citizen(was.housed[tile]), where, Location(SUPPLY))
        for colour in (Counter(now.citizens) - Counter(was.citizens)).elements():
            yield Movement(_citizen(colour), Location(SUPPLY), _of(seat, now))


def _citizen(colour: str) -> Token:
    return Token(f"{CITIZEN} {colour}")


def _of(seat: int, trader: Trader) -> Location:
    if trader.at is None:
        return Location(NAME, seat)
    x, y = x_and_y(trader.at)
    return Location(NAME, seat, x=x, y=y, within=regions.PALACE)


def _tile(model: TableModel, seat: int, tile: str) -> Location | None:
    """Where a tile lies in the palace of a seat."""
    for placed in model.seats[seat].city:
        if placed.tile.id == tile:
            return Location(regions.PALACE, seat, x=placed.x, y=placed.y, onto=tile)
    return None
