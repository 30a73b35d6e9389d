"""What no words beside the pointer may cover: what can be clicked, and where a piece can go.

Rather than that they cover what only lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene
    from alhambra_qt.alhambra.table.setting import Setting


def kept_clear(scene: TableScene) -> Iterator[QRectF]:
    """Plates, buttons, and the regions and pieces that glow."""
    yield from scene.plate_rects().values()
    yield from (button.rect for button in scene.buttons if button.isVisible())
    yield from map(scene.target_rect, scene.targets.regions)
    yield from map(scene.target_rect, scene.targets.pieces)


class RatherKeptClear:
    """What lies there, and all that is beside the palace, where there is most often room."""

    def __init__(self, scene: TableScene) -> None:
        """On this table."""
        self._scene = scene
        self._since: Setting | None = None
        self._rects: list[QRectF] = []

    def rects(self) -> list[QRectF]:
        """The same ones while nothing changes, for all that is said meanwhile."""
        setting = self._scene.setting()
        if setting is not self._since:
            self._since = setting
            self._rects = [*self._scene.items_of_pieces.rects().values(), *self._beside(setting)]
        return self._rects

    def _beside(self, setting: Setting) -> Iterator[QRectF]:
        palace = self._scene.palace_rect()
        for name, rect in setting.layout.rects.items():
            if not setting.regions[name].may_be_covered and not palace.intersects(rect):
                yield rect
