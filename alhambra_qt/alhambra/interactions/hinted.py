"""What a hint points at: cards, a piece, and where it would go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra_qt.alhambra.interactions.gestures import Piece, Source, Target, Zone
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES, Money, Tile
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action


@dataclass(frozen=True)
class Hinted:
    """Things on the table; a hint that points at nothing only says something."""

    money: tuple[int, ...] = ()
    """Open cards to be taken, by their positions."""
    pay: tuple[int, ...] = ()
    """Cards of the hand to pay with, by their positions."""
    piece: Piece | None = None
    target: Target | None = None
    """Where the piece would go; None where nothing was said about it."""
    tile: Tile | None = None
    """What would stand there: the piece, with the walls that it has."""


def hinted(table: Table, seat: int, action: Action, placing: Action | None = None) -> Hinted:
    """What to point at for an action; ``placing`` is where a tile that is bought would go."""
    owner = table.seats[seat]
    hand = [card for cards in owner.hand for card in cards]
    match action:
        case TakeMoney(cards):
            return Hinted(money=_positions(cards, table.open_money))
        case BuyTile(tile, pay):
            piece = Piece(Source.MARKET, tile)
            target = None if placing is None else _target(placing)
            return Hinted((), _positions(pay, hand), piece, target, TILES[tile])
        case BuildTile(tile) | KeepTile(tile) | GiveTile(tile):
            bought = next(one for one in owner.to_place if one.id == tile)
            return Hinted((), (), Piece(Source.MARK, tile), _target(action), bought)
        case AddTile(tile, at):
            return Hinted((), (), Piece(Source.RESERVE, tile), at, _reserved(owner.reserve, tile))
        case ExchangeTiles(tile, old):
            there = owner.palace.place_of(old)
            new = _reserved(owner.reserve, tile)
            return Hinted((), (), Piece(Source.RESERVE, tile), there, new)
        case RemoveTile(tile):
            return Hinted((), (), Piece(Source.PALACE, tile), Zone.RESERVE)
    return Hinted()


def _target(placing: Action) -> Target | None:
    match placing:
        case BuildTile(_, at):
            return at
        case KeepTile():
            return Zone.RESERVE
        case GiveTile():
            return Zone.DIRK
    return None


def _reserved(reserve: Sequence[Tile], tile_id: str) -> Tile:
    return next(tile for tile in reserve if tile.id == tile_id)


def _positions(wanted: Sequence[Money], there: Sequence[Money]) -> tuple[int, ...]:
    """Where these cards lie; of equal ones the first that is left."""
    left = list(enumerate(there))
    found = []
    for card in wanted:
        position = next(one for one in left if one[1] == card)
        left.remove(position)
        found.append(position[0])
    return tuple(sorted(found))
