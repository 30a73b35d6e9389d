"""The window onto the scene: as large as the window, never scaled."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.scene.touch import Fingers, is_for_two

_IDLE = 20
"""Milliseconds after a change of size was painted before something is painted in advance."""
_NOTCH = 120
_ZOOM = 1.15


class TableView(QGraphicsView):
    """Shows the scene pixel by pixel."""

    resized = Signal()
    key_pressed = Signal(object)
    pointer_pressed = Signal()
    """A mouse button or a finger went down."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """A view of this scene."""
        super().__init__(scene, parent)
        self._scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fingers = Fingers()
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._on_held)
        self._is_resized = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_IDLE)
        self._settling.timeout.connect(scene.palace.settle)
        self.viewport().setMouseTracking(True)  # a tile that was clicked follows the pointer
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # The scene has a ground of its own; nothing has to be filled below it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _touch(self, event: QTouchEvent) -> None:
        """Let one finger work like the mouse; let two push the palace about and zoom it."""
        if event.type() == QEvent.Type.TouchCancel or is_for_two(event):
            self._scene.cancel_drag()
        for mouse_event in self._fingers.mouse_events(event):
            QCoreApplication.sendEvent(self.viewport(), mouse_event)
        if event.type() == QEvent.Type.TouchBegin:
            self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        elif not self._fingers.is_holding(event):
            self._hold.stop()
        pinch = self._fingers.pinched(event)
        if pinch is not None:
            self._scene.move_city(pinch.push)
            if pinch.factor != 1:
                self._scene.zoom(pinch.factor, pinch.around)

    def _on_held(self) -> None:
        """A finger that rests looks closely at what is below it."""
        self._scene.cancel_drag()
        self._scene.look_wanted.emit(self.mapToScene(self._fingers.pressed_at.toPoint()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the table out anew."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self._scene.resize_to(size.width(), size.height(), self.devicePixelRatioF())
        self._is_resized = True
        self.resized.emit()

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
        if (
            isinstance(event, QTouchEvent)
            and event.device().type() == QInputDevice.DeviceType.TouchScreen
        ):
            self._touch(event)
            event.accept()
            return True
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            bubble = self._scene.bubble
            if bubble.is_link_at(self.mapToScene(event.position().toPoint())):
                self._scene.rule_wanted.emit(bubble.rule)
                return True
            self.pointer_pressed.emit()
        if event.type() == QEvent.Type.Paint and self._is_resized:
            self._is_resized = False
            self._settling.start()
        return super().viewportEvent(event)

    def focusNextPrevChild(self, _forward: bool) -> bool:  # noqa: N802
        """The tabulator belongs to the table."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keys belong to the table; each of them goes on."""
        self._scene.celebrations.skip()
        self.key_pressed.emit(event)
