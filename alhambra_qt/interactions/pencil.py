"""Pencil marks: where the tiles bought in this turn will go when the turn ends.

By the rules a bought tile is placed when the actions are over. Until then its owner pencils it in
and changes their mind freely; marks are no events.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from alhambra_qt.presenters.table_model import Marks, Placed
from core.alhambra.components import Tile
from core.alhambra.palace import Palace, x_and_y
from core.alhambra.placing import BuildTile, KeepTile, building_order
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action

RESERVE = "reserve"
DIRK = "dirk"


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

    def with_wish(self, tile_id: str, where: int | str | None) -> Pencil:
        """With a mark for a tile that is just being bought; `for_table` finds out if it holds."""
        return self if where is None else replace(self, marks={**self.marks, tile_id: where})

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
