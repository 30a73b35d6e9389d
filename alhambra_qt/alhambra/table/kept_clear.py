"""What no words beside the pointer may cover: what can be clicked, and where a piece can go.

Rather than that they cover what only lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene


def kept_clear(scene: TableScene) -> Iterator[QRectF]:
    """Plates, buttons, and the regions and pieces that glow."""
    yield from scene.plate_rects().values()
    yield from (button.rect for button in scene.buttons if button.isVisible())
    yield from map(scene.target_rect, scene.targets.regions)
    yield from map(scene.target_rect, scene.targets.pieces)


def rather_kept_clear(scene: TableScene) -> Iterator[QRectF]:
    """What lies there, and all that is beside the palace, where there is most often room."""
    yield from scene.items_of_pieces.rects().values()
    palace = scene.palace_rect()
    for name, rect in scene.layout.rects.items():
        if not scene.regions[name].may_be_covered and not palace.intersects(rect):
            yield rect
