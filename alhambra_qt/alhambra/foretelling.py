"""What would come of dropping a tile: said while it hangs over its target."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra_qt.alhambra.gestures import Piece, Target
from alhambra_qt.alhambra.paying import foretold_payment
from alhambra_qt.alhambra.turn import Turn
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import Tile


def foretold(turn: Turn, piece: Piece, target: Target, *, with_aids: bool) -> str:
    """What would come of it for the palace, and for the hand if the tile is to be paid."""
    told = (_placed(turn, piece, target, with_aids=with_aids), foretold_payment(turn, piece))
    return "\n".join(line for line in told if line)


def _placed(turn: Turn, piece: Piece, target: Target, *, with_aids: bool) -> str:
    """Where a tile goes; in the palace the wall and the majority, if they are to be told."""
    if isinstance(target, str):
        return turn.parts.put_down[target]()
    tile = turn.tile_of(piece)
    if not with_aids or tile is None:
        return ""
    city = turn.pencil.with_mark(piece.name, None).city()
    wall = tr("Longest wall: {before} → {after}").format(
        before=city.longest_wall(), after=city.with_tile(tile, target).longest_wall()
    )
    table = turn.table
    rivals = [seat.palace.tiles.values() for seat in table.seats]
    del rivals[turn.seat]
    gathered = [_number(tiles, tile) for tiles in rivals]
    gathered += [_number(collector.tiles, tile) for collector in table.collectors]
    majority = tr("{building}: you have {own}, the others at most {most}").format(
        building=texts.building(tile.building).capitalize(),
        own=_number(city.tiles.values(), tile) + 1,
        most=max(gathered),
    )
    return f"{wall}\n{majority}"


def _number(tiles: Iterable[Tile], like: Tile) -> int:
    """How many of these are the same kind of building."""
    return sum(tile.building == like.building for tile in tiles)
