"""Dirk, the third at a table for two: his board, and what can be given to him."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra_qt.alhambra.gestures import Drag, Gesture, Piece
from alhambra_qt.alhambra.parts.part import Face, Gesturing, TablePart, Told
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.two_players import GiveTile

BOARD = "dirk"
"""The region where his tiles lie."""


def _dragged_to_him(_table: Table, _seat: int, action: GiveTile) -> Drag:
    return Drag(Piece(regions.BOUGHT, action.tile), BOARD)


def _gifts(_table: Table, _seat: int, gesture: Gesture) -> Iterator[GiveTile]:
    """Whatever tile is dragged to him; the rules say which he can get."""
    match gesture:
        case Drag(Piece(_, tile), target) if target == BOARD:
            yield GiveTile(tile)


def _gave(name: str, action: GiveTile, _before: Table) -> str:
    return tr("{name} gives {tile} to Dirk").format(name=name, tile=texts.tile(action.tile))


def _gives(action: GiveTile) -> str:
    return tr("gives {tile} to Dirk").format(tile=texts.tile(action.tile))


DIRK = TablePart(
    name="dirk",
    gestures={GiveTile: Gesturing(_dragged_to_him, _gifts)},
    words={GiveTile: Told(_gave, _gives, tiles=("tile",), went=("tile", "dirk"), is_placing=True)},
    refusals={
        Rule.NO_LAST_TILES_FOR_DIRK: lambda _: tr("Dirk gets none of the last tiles"),
    },
    reasons={"dirk": lambda: tr("Better for Dirk to get it than somebody else.")},
    faces={"dirk": Face(lambda: tr("Dirk"), "dirk")},
    put_down={BOARD: lambda: tr("Give it to Dirk")},
)
