"""What would come of dropping a tile: said while it hangs over its target."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.gestures import Drag, Piece, Target
from alhambra_qt.alhambra.paying import foretold_payment
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.turn import Turn
from alhambra_qt.words import texts
from alhambra_qt.words.languages import begun, tr
from core.alhambra.components import BUILDINGS, Tile
from core.alhambra.palace import Palace


def foretold(turn: Turn, piece: Piece, target: Target, *, with_aids: bool) -> str:
    """What would come of it for the palace, and for the hand if the tile is to be paid."""
    told = (_placed(turn, piece, target, with_aids=with_aids), foretold_payment(turn, piece))
    return "\n".join(line for line in told if line)


def _placed(turn: Turn, piece: Piece, target: Target, *, with_aids: bool) -> str:
    """Where it goes; for the palace the wall and majorities, if they are to be told."""
    lines = [*_named(turn, piece, target), *_built_on(turn, piece, target)]
    if with_aids and (turn.tile_of(piece) is not None or isinstance(target, Piece)):
        before, after = _cities(turn, piece, target)
        walls = before.longest_wall(), after.longest_wall()
        in_palace = isinstance(target, int) or (
            isinstance(target, Piece) and target.region == regions.PALACE
        )
        if in_palace or walls[0] != walls[1]:
            lines.append(_longest(*walls))
        lines += _majorities(turn, before, after)
    return "\n".join(lines)


def _longest(before: int, after: int) -> str:
    if before == after:
        return tr("Longest wall: still {length}").format(length=after)
    return tr("Longest wall: {before} → {after}").format(before=before, after=after)


def _named(turn: Turn, piece: Piece, target: Target) -> list[str]:
    """What putting it there means, unless that can be seen."""
    if isinstance(target, str):
        return [turn.parts.put_down[target]()]
    action = turn.action(Drag(piece, target)) if isinstance(target, Piece) else None
    told = "" if action is None else telling.suggested(action)
    return [begun(told)] if told else []


def _built_on(turn: Turn, piece: Piece, target: Target) -> list[str]:
    """What parts say of a tile that would be built where nothing is built yet."""
    tile = turn.tile_of(piece)
    if tile is None or not isinstance(target, int):
        return []
    if target in turn.table.seats[turn.seat].palace.tiles:
        return []
    return turn.parts.foretold(turn.table, turn.seat, tile, target)


def fits_nowhere(turn: Turn, piece: Piece) -> str:
    """Why a piece that goes onto tiles fits on none: for each reason, a tile that has it."""
    reasons: dict[str, str] = {}
    for tile in turn.own_tiles():
        refusal = turn.refusal(piece, tile)
        if refusal is not None:
            name = texts.tile(tile.name)
            reasons.setdefault(turn.parts.refused(refusal), begun(name))
    told = tr("{tile}: {reason}")
    lines = [told.format(tile=tile, reason=reason) for reason, tile in reasons.items()]
    return "\n".join([tr("It doesn’t fit on any tile"), *lines])


def _cities(turn: Turn, piece: Piece, target: Target) -> tuple[Palace, Palace]:
    """The palace without the tile that is carried, and as it would be, with all pencil marks."""
    action = None
    if piece.region != regions.BOUGHT and not turn.can_buy(piece):
        action = turn.action(Drag(piece, target))
    if action is not None:
        table = turn.table.rules.answer(turn.table, action)
        return turn.pencil.city(), turn.pencil.for_table(table).city()
    city, tile = turn.city_without(piece), turn.tile_of(piece)
    if tile is None or not isinstance(target, int):
        return city, city
    return city, city.with_tile(tile, target)


def _majorities(turn: Turn, before: Palace, after: Palace) -> list[str]:
    """A line for each building of which there would be more or fewer."""
    table = turn.table
    rivals: list[Iterable[Tile]] = [seat.palace.tiles.values() for seat in table.seats]
    del rivals[turn.seat]
    rivals += [collector.tiles for collector in table.collectors]
    lines = []
    for building in BUILDINGS:
        own = _number(after.tiles.values(), building)
        if own == _number(before.tiles.values(), building):
            continue
        most = max(_number(tiles, building) for tiles in rivals)
        if most:
            sentence = tr("{building}: you have {own}, nobody else has more than {most}")
        else:
            sentence = tr("{building}: you have {own}, nobody else has any")
        name = texts.building(building).capitalize()
        lines.append(sentence.format(building=name, own=own, most=most))
    return lines


def _number(tiles: Iterable[Tile], building: str) -> int:
    """How many of these are this building."""
    return sum(tile.building == building for tile in tiles)
