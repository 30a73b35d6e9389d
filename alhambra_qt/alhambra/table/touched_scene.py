"""A scene under the hands of people: what it tells of them, and what the mouse does."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from alhambra_qt.alhambra.table.hands import Hands
from alhambra_qt.scene.shown_scene import ShownScene


class TouchedScene(ShownScene):
    """Passes on what no piece takes for itself."""

    picked_up = Signal(object)
    """A `Piece` hangs on the pointer."""
    hovered = Signal(object)
    """It hangs over another `Target`."""
    dropped = Signal(object, object)
    """A `Piece` was let go over a `Target`."""
    card_clicked = Signal(object)
    """A `Card`."""
    card_double_clicked = Signal(object)
    card_dropped = Signal(object)
    """A `Card` was dragged onto the hand."""
    seat_clicked = Signal(int)
    link_clicked = Signal(object)
    """A `LineOf`, or a region, is to be opened."""

    hands: Hands

    def skip(self) -> None:
        """Somebody goes on: whatever still moves is over."""
        raise NotImplementedError

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Pushing the palace about, looking at another one, or where to put a tile down."""
        self.skip()
        point = event.scenePos()
        if event.button() == Qt.MouseButton.RightButton:
            self.look_wanted.emit(point)
            event.accept()
            return
        if self.hands.holds:
            self.hands.carry(point)
            event.accept()
            return
        super().mousePressEvent(event)
        if not event.isAccepted():
            self.hands.press_the_table(point)
            event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """While a tile is held, a second click is like any other."""
        if self.hands.holds:
            self.mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.hands.double_click()
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Push the palace about, or carry what was picked up by a click."""
        if self.hands.holds:
            self.hands.carry(event.scenePos())
        elif not self.hands.push_to(event.scenePos()):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Leave the palace where it is, or put down what was picked up by a click."""
        self.hands.stop_pushing()
        is_left = event.button() == Qt.MouseButton.LeftButton
        if self.hands.holds and is_left:
            self.hands.let_go(event.scenePos())
        else:
            super().mouseReleaseEvent(event)
