"""End of the game: the last tiles find an owner, and the third scoring decides."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from core.alhambra.buying import purse, worth
from core.alhambra.components import Tile
from core.alhambra.placing import PlaceLastTiles
from core.alhambra.scoring import score, totals
from core.alhambra.table import Table
from core.alhambra.turn import seats_after
from core.kernel.rulebook import Agenda

LAST_SCORING = 3


class EndWhenMarketIsShort(NamedTuple):
    """The game ends here if the market could not be filled."""


class ScoreForTheLastTime(NamedTuple):
    """The third scoring."""


class LastTile(NamedTuple):
    """A tile left on the market: what each seat has for its place, and who gets it."""

    place: int
    tile: Tile
    money: tuple[int, ...]
    owner: int | None


def end_game(table: Table, _step: EndWhenMarketIsShort, _agenda: Agenda) -> Table:
    """Give the last tiles out and forget the turns to come (Rule.GAME_ENDS)."""
    table = give_out_last_tiles(table)
    # Rule.LAST_TILES_ARE_PLACED, Rule.THE_LAST_SCORING
    placing = [PlaceLastTiles(seat) for seat in seats_after(table, table.to_play)]
    return table._replace(agenda=(ScoreForTheLastTime(), *reversed(placing)))


def give_out_last_tiles(table: Table) -> Table:
    """Give each tile on the market to the seat with most money for its place (Rule.LAST_TILES)."""
    seats = list(table.seats)
    market = list(table.market)
    for last in last_tiles(table):
        if last.owner is not None:
            owner = seats[last.owner]
            seats[last.owner] = owner._replace(to_place=(*owner.to_place, last.tile))
            market[last.place] = None
    return table._replace(seats=tuple(seats), market=tuple(market))


def last_tiles(table: Table) -> list[LastTile]:
    """The tiles on the market, and who would get them if the game ended now."""
    found = []
    for place, tile in enumerate(table.market):
        if tile is not None:
            money = [worth(purse(table, seat, place)) for seat in range(len(table.seats))]
            found.append(LastTile(place, tile, tuple(money), _richest(money)))
    return found


def table_at_the_end(stages: Iterable[Table]) -> Table | None:
    """Of the stages of an action, the one at which the last tiles were given out."""
    for table, then in pairwise(stages):
        if is_ending(then) and not is_ending(table):
            return table
    return None


def is_ending(table: Table) -> bool:
    """Whether the last tiles were given out, and the third scoring is still to come."""
    return bool(table.agenda) and isinstance(table.agenda[0], ScoreForTheLastTime)


def _richest(money: list[int]) -> int | None:
    """The seat with the most money for a place; nobody with a tie or without any.

    Rule.LAST_TILES_TIED.
    """
    most = max(money)
    return money.index(most) if most > 0 and money.count(most) == 1 else None


def score_for_the_last_time(table: Table, _step: ScoreForTheLastTime, agenda: Agenda) -> Table:
    """The third scoring ends the game."""
    return score(table._replace(agenda=agenda), LAST_SCORING)


def winners(table: Table) -> list[int]:
    """The seats with the most points; collectors cannot win.

    Rule.MOST_POINTS_WIN, Rule.DIRK_CANNOT_WIN.
    """
    points = totals(table)[: len(table.seats)]
    return [seat for seat, own in enumerate(points) if own == max(points)]
