"""Cities of the examples, drawn row by row."""

from __future__ import annotations

from functools import cache

from core.alhambra.components import FOUNTAIN, SIDES, TILES
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place


@cache
def city(drawing: str) -> Palace:
    """An Alhambra drawn row by row, north at the top; a dot is an empty place.

    Wooden walls are named behind a plus, by their sides.

    >>> city("tower-11 fountain garden-9-e")
    Palace({(0, 0): 'fountain', (-1, 0): 'tower-11', (1, 0): 'garden-9-e'})
    >>> city("fountain garden-10+ne").longest_wall()
    2
    """
    rows = [row.split() for row in drawing.strip().splitlines()]
    ((left, top),) = [
        (x, y) for y, row in enumerate(rows) for x, name in enumerate(row) if name == FOUNTAIN.id
    ]
    palace = FOUNTAIN_ALONE
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            tile_id, _, wood = name.partition("+")
            if tile_id in TILES:
                tile = TILES[tile_id]
                walls = tile.walls | sum(1 << SIDES.index(side) for side in wood)
                palace = palace.with_tile(tile._replace(walls=walls), place(x - left, y - top))
    return palace
