"""What has the focus on a table: a die, a field, a sheet, a sign or a button; it is told aloud."""

from __future__ import annotations

from collections.abc import Mapping

from alhambra_qt.roll_and_write.display import Display
from alhambra_qt.roll_and_write.table.spots import named, spots_of
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.scene_focus import SceneFocus
from alhambra_qt.scene.view import SceneView


class TableFocus(SceneFocus):
    """The focus over one table."""

    def __init__(
        self, view: SceneView, display: Display, buttons: Mapping[str, TableButton]
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        scene = display.scene
        super().__init__(
            view,
            scene.focus_frame,
            lambda: spots_of(scene, buttons),
            lambda thing: named(scene, thing, buttons),
        )
        self._scene = scene
        scene.arranged.connect(self.follow)
        display.changed.connect(self.follow)

    def follow(self) -> None:
        """Stay with the same thing, wherever it lies now."""
        self.unit = self._scene.layout.scale.unit
        super().follow()
