"""The window onto a table: as large as the window, never scaled."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from alhambra_qt.scene.shown_scene import ShownScene
from alhambra_qt.scene.touch import Fingers, Pinch, is_for_two


class SceneView(QGraphicsView):
    """Shows a scene pixel by pixel; keys and fingers belong to the table."""

    resized = Signal()
    key_pressed = Signal(object)
    pointer_pressed = Signal()
    """A mouse button or a finger went down."""

    def __init__(self, scene: ShownScene, parent: QWidget | None = None) -> None:
        """A view of this scene."""
        super().__init__(scene, parent)
        self._shown = scene
        self.bubble = scene.bubble
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
        # Qt's own viewport is a widget of which Python knows nothing yet: to find out what it is,
        # PySide6 would load every kind of widget there is, more than a megabyte.
        viewport = QWidget()
        self.setViewport(viewport)
        viewport.setMouseTracking(True)  # what was clicked may follow the pointer
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # The scene has a ground of its own; nothing has to be filled below it.
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def on_pinched(self, pinch: Pinch) -> None:
        """Two fingers have moved; most tables have nothing to be moved or zoomed."""

    def _touch(self, event: QTouchEvent) -> None:
        """Let one finger work like the mouse."""
        if event.type() == QEvent.Type.TouchCancel or is_for_two(event):
            self._shown.cancel_drag()
        for mouse_event in self._fingers.mouse_events(event):
            QCoreApplication.sendEvent(self.viewport(), mouse_event)
        if event.type() == QEvent.Type.TouchBegin:
            self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        elif not self._fingers.is_holding(event):
            self._hold.stop()
        pinch = self._fingers.pinched(event)
        if pinch is not None:
            self.on_pinched(pinch)

    def _on_held(self) -> None:
        """A finger that rests looks closely at what is below it."""
        self._shown.cancel_drag()
        self._shown.look_wanted.emit(self.mapToScene(self._fingers.pressed_at.toPoint()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the table out anew."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self._shown.resize_to(size.width(), size.height(), self.devicePixelRatioF())
        self.resized.emit()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Fingers, and the offer of a refusal to read its rule."""
        if (
            isinstance(event, QTouchEvent)
            and event.device().type() == QInputDevice.DeviceType.TouchScreen
        ):
            self._touch(event)
            event.accept()
            return True
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            bubble = self._shown.bubble
            if bubble.is_link_at(self.mapToScene(event.position().toPoint())):
                self._shown.rule_wanted.emit(bubble.rule)
                return True
            self.pointer_pressed.emit()
        return super().viewportEvent(event)

    def focusNextPrevChild(self, _forward: bool) -> bool:  # noqa: N802
        """The tabulator belongs to the table."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keys belong to the table."""
        self.key_pressed.emit(event)
