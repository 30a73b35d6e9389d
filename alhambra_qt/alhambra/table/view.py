"""The window onto the table, with a palace that can be pushed about and zoomed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.scene.touch import Pinch
from alhambra_qt.scene.view import SceneView

_IDLE = 20
"""Milliseconds after a change of size was painted before something is painted in advance."""
_NOTCH = 120
_ZOOM = 1.15


class TableView(SceneView):
    """Shows the table; the wheel and two fingers belong to the palace."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """A view of this scene."""
        super().__init__(scene, parent)
        self._scene = scene
        self._is_resized = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_IDLE)
        self._settling.timeout.connect(scene.palace.settle)

    def on_pinched(self, pinch: Pinch) -> None:
        """Push the palace about and zoom it."""
        self._scene.move_city(pinch.push)
        if pinch.factor != 1:
            self._scene.zoom(pinch.factor, pinch.around)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Something can be painted in advance once the new size was seen."""
        self._is_resized = True
        super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Look closer or from farther away at the palace under the pointer."""
        point = self.mapToScene(event.position().toPoint())
        if self._scene.palace_rect().contains(point):
            self._scene.zoom(_ZOOM ** (event.angleDelta().y() / _NOTCH), point)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Pinching zooms, too."""
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            point = self.mapToScene(event.position().toPoint())
            self._scene.zoom(1 + event.value(), QPointF(point))
            return True
        if isinstance(event, QPaintEvent) and self._is_resized:
            self._is_resized = False
            self._settling.start()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Each key goes on."""
        self._scene.celebrations.skip()
        super().keyPressEvent(event)
