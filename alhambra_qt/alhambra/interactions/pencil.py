"""Pencil marks: where the tiles bought in this turn will go when the turn ends.

By the rules a bought tile is placed when the actions are over. Until then its owner pencils it in
and changes their mind freely. Each mark is a note in the record, which does not change the game: so
marks are taken back and played again like actions, and are there when the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from alhambra_qt.alhambra.presenters.table_model import Marks, Placed
from core.alhambra.components import Tile
from core.alhambra.palace import Palace, place, x_and_y
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, building_order
from core.alhambra.table import Table
from core.alhambra.two_players import GiveTile
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.kernel.session import ALONE, JOINED, UNDO, Played

RESERVE = "reserve"
DIRK = "dirk"

NOTE = "pencil"
"""The kind of note in the record. Its other keys are none that a line of a game has."""


@dataclass(frozen=True)
class Pencil:
    """A mark for each bought tile: a place, the reserve, Dirk, or none yet."""

    palace: Palace
    tiles: tuple[Tile, ...] = ()
    marks: Mapping[str, int | str] = field(default_factory=dict)

    def for_table(self, palace: Palace, tiles: tuple[Tile, ...]) -> Pencil:
        """The marks that still hold for this palace and these tiles; the others are wiped out.

        A tile that rested on one that was moved falls as well.
        """
        kept = {tile.id: self.marks[tile.id] for tile in tiles if tile.id in self.marks}
        pencil = Pencil(palace, tiles, kept)
        while not pencil.is_buildable():
            pencil = pencil.without_a_misfit()
        return pencil

    def with_mark(self, tile_id: str, where: int | str | None) -> Pencil:
        """With a tile pencilled in somewhere, or nowhere."""
        marks = {tile: mark for tile, mark in self.marks.items() if tile != tile_id}
        if where is not None:
            marks[tile_id] = where
        return replace(self, marks=marks).for_table(self.palace, self.tiles)

    def city(self, without: str = "") -> Palace:
        """The palace with all pencilled tiles built, but for one of them."""
        city = self.palace
        for tile in self._order() or []:
            if tile.id != without:
                where = self.marks[tile.id]
                assert isinstance(where, int)
                city = city.with_tile(tile, where)
        return city

    def is_complete(self) -> bool:
        """Whether every tile has its mark."""
        return all(tile.id in self.marks for tile in self.tiles)

    def is_buildable(self) -> bool:
        """Whether there is an order in which all pencilled tiles can be built."""
        return self._order() is not None

    def shown(self) -> Marks:
        """As it is to be shown."""
        built = self._built()
        return Marks(
            built=tuple(Placed(tile, *x_and_y(where)) for tile, where in built.items()),
            reserve=tuple(tile for tile in self.tiles if self.marks.get(tile.id) == RESERVE),
            dirk=tuple(tile for tile in self.tiles if self.marks.get(tile.id) == DIRK),
            beside=tuple(tile for tile in self.tiles if tile.id not in self.marks),
        )

    def actions(self) -> list[Action]:
        """The marks as actions, in an order in which each one is legal."""
        order = self._order() or []
        actions: list[Action] = [BuildTile(tile.id, self._built()[tile]) for tile in order]
        for tile in self.tiles:
            if self.marks.get(tile.id) == RESERVE:
                actions.append(KeepTile(tile.id))
            elif self.marks.get(tile.id) == DIRK:
                actions.append(GiveTile(tile.id))
        return actions

    def _built(self) -> dict[Tile, int]:
        return {
            tile: where for tile in self.tiles if isinstance(where := self.marks.get(tile.id), int)
        }

    def _order(self) -> list[Tile] | None:
        return building_order(self.palace, self._built())

    def without_a_misfit(self) -> Pencil:
        """Without the mark of a tile whose absence lets the most others stay."""
        candidates = [
            replace(self, marks={one: mark for one, mark in self.marks.items() if one != tile.id})
            for tile in self._built()
        ]
        return next((one for one in candidates if one.is_buildable()), candidates[-1])


# In the record


def mark_note(tile_id: str, where: int | str | None, *, with_purchase: bool = False) -> Line:
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
    owner = table.seats[seat]
    if not owner.to_place:
        return Pencil(owner.palace)
    first = len(played)
    while first > 0 and played[first - 1].state.seats[seat].to_place:
        first -= 1
    pencil = Pencil(owner.palace)
    for one in played[first:]:
        now = one.state.seats[seat]
        pencil = pencil.for_table(now.palace, now.to_place)
        if one.action is None and one.lines[0].get("note") == NOTE:
            pencil = _marked(pencil, one.lines[0], one.state)
    return pencil.for_table(owner.palace, owner.to_place)


def _marked(pencil: Pencil, note: Line, table: Table) -> Pencil:
    """With the mark of a note; what it can't mean is passed over."""
    tile = next((tile for tile in pencil.tiles if tile.id == note.get("mark")), None)
    if tile is None:
        return pencil
    match note.get("where"):
        case [int(x), int(y)]:
            there = place(x, y)
            fits = there in pencil.city(without=tile.id).places_for(tile.walls)
            return pencil.with_mark(tile.id, there) if fits else pencil
        case "dirk":
            is_last = isinstance(table.rules.decision(table), PlaceLastTiles)
            return pencil.with_mark(tile.id, DIRK) if table.collectors and not is_last else pencil
        case "reserve" | None as where:
            return pencil.with_mark(tile.id, where)
    return pencil
