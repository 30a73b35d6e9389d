"""The walls as a table part: how a wall is put up by hand, and a table of contents."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra_qt.alhambra.gestures import Drag, Gesture, Piece
from alhambra_qt.alhambra.parts.part import Gesturing, Option, TablePart
from alhambra_qt.alhambra.parts.walls.faces import PICTURE
from alhambra_qt.alhambra.parts.walls.region import NAME, REGION, movements, open_cards
from alhambra_qt.alhambra.parts.walls.words import (
    HAPPENINGS,
    REASONS,
    REFUSALS,
    REPHRASED,
    WORDS,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.words.languages import tr
from core.alhambra.modules.walls import RaiseWall, Rule
from core.alhambra.table import Table


def _dragged(table: Table, seat: int, action: RaiseWall) -> Drag:
    """A card goes onto the tile, wherever that lies."""
    owner = table.seats[seat]
    region = regions.PALACE
    if action.on in (tile.id for tile in owner.reserve):
        region = regions.RESERVE
    elif action.on in (tile.id for tile in owner.to_place):
        region = regions.BOUGHT
    return Drag(Piece(NAME, action.card), Piece(region, action.on))


def _walls(_table: Table, _seat: int, gesture: Gesture) -> Iterator[RaiseWall]:
    """Onto whatever tile a card is dragged; the rules say which can take it."""
    match gesture:
        case Drag(Piece(region, card), Piece(_, tile)) if region == NAME:
            yield RaiseWall(card, tile)


WALLS = TablePart(
    name=NAME,
    model=open_cards,
    regions=(REGION,),
    rephrased=REPHRASED,
    gestures={RaiseWall: Gesturing(_dragged, _walls)},
    words=WORDS,
    refusals=REFUSALS,
    reasons=REASONS,
    happenings=HAPPENINGS,
    movements=movements,
    option=Option(
        title=lambda: tr("The Walls"),
        told=lambda: tr("Put up wooden walls to close the gaps in your wall."),
        picture=PICTURE,
        rule=Rule.EIGHT_WALL_CARDS,
    ),
)
