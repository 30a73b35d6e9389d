"""The boards of the table: everything that is painted and lies still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt

from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.links import Links
from alhambra_qt.scene.panel import Panel

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.touched_scene import TouchedScene


class Boards:
    """All panels of one scene, as the regions want them."""

    def __init__(self, scene: TouchedScene, above: tuple[float, ...]) -> None:
        """``above`` is how high they lie, what can be clicked on them, and some on the palace.

        Those lie just below the pieces.
        """
        self._scene = scene
        self._above, links, self._below_pieces = above
        self._links = Links(scene, links, scene.link_clicked.emit)
        self._panels: dict[tuple[str, PlateOf | None], Panel] = {}
        self._smalls: dict[int, QRectF] = {}

    def show(self, setting: Setting) -> None:
        """Show what the regions have to say."""
        layout = setting.layout
        wanted: dict[tuple[str, PlateOf | None], Panel] = {}
        self._smalls = {}
        for region in setting.regions.values():
            for board in region.boards(setting, region.rect(setting)):
                key = (region.name, board.thing)
                panel = self._panels.get(key)
                if panel is None:
                    panel = board.panel()
                    high = self._below_pieces if region.lies_on_the_palace else self._above
                    panel.setZValue(high)
                    panel.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                    self._scene.addItem(panel)
                panel.render(board.rect, layout.unit, setting.ratio, board.content, layout.text)
                panel.setVisible(region.is_there(setting))
                wanted[key] = panel
                if isinstance(board.thing, PlateOf):
                    self._smalls[board.thing.seat] = board.rect
        for key in self._panels.keys() - wanted.keys():
            self._scene.removeItem(self._panels[key])
        self._panels = wanted
        self._links.show(
            {
                thing: rect
                for region in setting.regions.values()
                for thing, rect in region.links(setting, region.rect(setting))
            }
        )

    def show_who_is_there(self, setting: Setting) -> None:
        """Something glows, or does no longer: some boards are there for that alone."""
        for (name, _), panel in self._panels.items():
            panel.setVisible(setting.regions[name].is_there(setting))

    def plate_rects(self) -> dict[int, QRectF]:
        """Where the small palaces are, by seat."""
        return dict(self._smalls)
