"""Pencil marks: where the tiles bought in this turn will go when the turn ends.

By the rules a bought tile is placed when the actions are over. Until then its owner pencils it in
and changes their mind freely. Each mark is a note in the record, which does not change the game: so
marks are taken back and played again like actions, and are there when the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from alhambra_qt.alhambra.gestures import Drag, Piece, Target, Targets
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.parts.together import targets_of
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import Marks, Placed
from core.alhambra.components import Tile
from core.alhambra.palace import Palace, place, x_and_y
from core.alhambra.placing import as_if_placing, building_order
from core.alhambra.table import Table
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.kernel.session import ALONE, JOINED, UNDO, Played

NOTE = "pencil"
"""The kind of note in the record. Its other keys are none that a line of a game has."""


@dataclass(frozen=True)
class Pencil:
    """A mark for each bought tile: a place of the palace, a region, or none yet."""

    table: Table
    seat: int
    marks: Mapping[str, Target] = field(default_factory=dict)

    @property
    def palace(self) -> Palace:
        """What is built already."""
        return self.table.seats[self.seat].palace

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """What was bought."""
        return self.table.seats[self.seat].to_place

    def for_table(self, table: Table) -> Pencil:
        """The marks that still hold on this table; the others are wiped out.

        A tile that rested on one that was moved falls as well.
        """
        tiles = {tile.id for tile in table.seats[self.seat].to_place}
        kept = {tile: mark for tile, mark in self.marks.items() if tile in tiles}
        pencil = Pencil(table, self.seat, kept)
        while not pencil.is_buildable():
            pencil = pencil.without_a_misfit()
        return pencil

    def with_mark(self, tile_id: str, where: Target | None) -> Pencil:
        """With a tile pencilled in somewhere, or nowhere."""
        marks = {tile: mark for tile, mark in self.marks.items() if tile != tile_id}
        if where is not None:
            marks[tile_id] = where
        return replace(self, marks=marks).for_table(self.table)

    def city(self) -> Palace:
        """The palace with all pencilled tiles built."""
        city = self.palace
        for tile in self._order() or []:
            where = self.marks[tile.id]
            assert isinstance(where, int)
            city = city.with_tile(tile, where)
        return city

    def state(self, tile_id: str) -> Table:
        """The table as if this tile were placed now, when all other marks are carried out."""
        others = self.with_mark(tile_id, None)  # without what rests on this tile alone
        left = tuple(tile for tile in self.tiles if tile.id not in others.marks)
        owner = self.table.seats[self.seat]._replace(palace=others.city(), to_place=left)
        return as_if_placing(self.table).with_seat(self.seat, owner)

    def targets(self, tile_id: str) -> Targets:
        """Everywhere a bought tile can be pencilled in; it need not be decided yet."""
        state, piece = self.state(tile_id), Piece(regions.BOUGHT, tile_id)
        there = targets_of(piece, parts_of(state.rules).offered(state, self.seat))
        return replace(there, regions=there.regions | {regions.BOUGHT})

    def is_complete(self) -> bool:
        """Whether every tile has its mark."""
        return all(tile.id in self.marks for tile in self.tiles)

    def is_buildable(self) -> bool:
        """Whether there is an order in which all pencilled tiles can be built."""
        return self._order() is not None

    def shown(self) -> Marks:
        """As it is to be shown."""
        lying: dict[str, tuple[Tile, ...]] = {}
        for tile in self.tiles:
            where = self.marks.get(tile.id, regions.BOUGHT)
            if isinstance(where, str):
                lying[where] = (*lying.get(where, ()), tile)
        built = self._built()
        return Marks(tuple(Placed(tile, *x_and_y(where)) for tile, where in built.items()), lying)

    def actions(self) -> list[Action]:
        """The marks as actions, in an order in which each one is legal."""
        elsewhere = [tile for tile in self.tiles if isinstance(self.marks.get(tile.id), str)]
        actions: list[Action] = []
        for tile in (*(self._order() or []), *elsewhere):
            gesture = Drag(Piece(regions.BOUGHT, tile.id), self.marks[tile.id])
            actions += parts_of(self.table.rules).actions_of(self.table, self.seat, gesture)
        return actions

    def _built(self) -> dict[Tile, int]:
        return {
            tile: where for tile in self.tiles if isinstance(where := self.marks.get(tile.id), int)
        }

    def _order(self) -> list[Tile] | None:
        """An order in which all pencilled tiles can be built; None if there is none."""
        return building_order(self.palace, self._built())

    def without_a_misfit(self) -> Pencil:
        """Without the mark of a tile whose absence lets the most others stay."""
        candidates = [
            replace(self, marks={one: mark for one, mark in self.marks.items() if one != tile.id})
            for tile in self._built()
        ]
        return next((one for one in candidates if one.is_buildable()), candidates[-1])


# In the record


def mark_note(tile_id: str, where: Target | None, *, with_purchase: bool = False) -> Line:
    """The line that says where a tile is pencilled in; that of a purchase is taken back with it."""
    written = list(x_and_y(where)) if isinstance(where, int) else where
    return {
        "note": NOTE,
        "mark": tile_id,
        "where": written,
        UNDO: JOINED if with_purchase else ALONE,
    }


def pencil_in(played: Sequence[Played[Any]], table: Table, seat: int) -> Pencil:
    """The marks of a seat at the table that is shown, as what was played has them."""
    first = len(played)
    if table.seats[seat].to_place:
        while first > 0 and played[first - 1].state.seats[seat].to_place:
            first -= 1
    pencil = Pencil(table, seat)
    for one in played[first:]:
        pencil = pencil.for_table(one.state)
        if one.action is None and one.lines[0].get("note") == NOTE:
            pencil = _marked(pencil, one.lines[0])
    return pencil.for_table(table)


def _marked(pencil: Pencil, note: Line) -> Pencil:
    """With the mark of a note; what it can't mean is passed over."""
    tile_id = note.get("mark")
    if not isinstance(tile_id, str) or all(tile.id != tile_id for tile in pencil.tiles):
        return pencil
    target: Target
    match note.get("where"):
        case [int(x), int(y)]:
            target = place(x, y)
        case str(region):
            target = region
        case None:
            return pencil.with_mark(tile_id, None)
        case _:
            return pencil
    if target == regions.BOUGHT or target not in pencil.targets(tile_id):
        return pencil
    return pencil.with_mark(tile_id, target)
