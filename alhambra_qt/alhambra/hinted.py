"""What a hint shows: the gesture of an action."""

from __future__ import annotations

from dataclasses import replace

from alhambra_qt.alhambra.gestures import Drag, Hinted
from alhambra_qt.alhambra.parts.registered import parts_of
from core.alhambra.table import Table
from core.kernel.rulebook import Action


def hinted(table: Table, seat: int, action: Action, placing: Action | None = None) -> Hinted:
    """What to show for an action; ``placing`` is where a tile that is bought would go."""
    parts = parts_of(table.rules)
    gesture = parts.gesture_of(table, seat, action)
    if not isinstance(gesture, Drag):
        return Hinted(gesture)
    if placing is not None:
        placed = parts.gesture_of(table, seat, placing)
        if isinstance(placed, Drag):
            gesture = replace(gesture, target=placed.target)
    owner = table.seats[seat]
    market = [tile for tile in table.market if tile is not None]
    lying = (*owner.palace.tiles.values(), *owner.reserve, *owner.to_place, *market)
    return Hinted(gesture, next((tile for tile in lying if tile.id == gesture.piece.name), None))
