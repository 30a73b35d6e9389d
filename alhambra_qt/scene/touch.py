"""Fingers on the table: one works like the mouse, two push the palace about and zoom it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QTouchEvent

_CLOSEST = 20.0
"""Two fingers closer than this don't zoom: the least tremble would count."""
_LEAST = 0.04
"""What changes less than this waits until it is more: a palace is zoomed by whole pixels."""


@dataclass(frozen=True)
class Pinch:
    """How two fingers have moved: a push, and a zoom around the point between them."""

    push: QPointF
    factor: float
    around: QPointF


def fingers_down(event: QTouchEvent) -> list[QEventPoint]:
    """The fingers that stay on the screen."""
    return [point for point in event.points() if point.state() != QEventPoint.State.Released]


def is_for_two(event: QTouchEvent) -> bool:
    """Whether more than one finger is down."""
    return len(fingers_down(event)) > 1


class Fingers:
    """Follows the fingers on the viewport, and tells the finger that works like the mouse."""

    def __init__(self) -> None:
        """No finger is down."""
        self._mouse: int | None = None
        """The finger that works like the mouse."""
        self._middle: QPointF | None = None
        """The point between two fingers."""
        self._apart = 0.0
        self.pressed_at = QPointF()
        self._last_tap: tuple[int, QPointF] = (-10_000, QPointF())

    def mouse_events(self, event: QTouchEvent) -> list[QMouseEvent]:
        """What the mouse would have done."""
        points = event.points()
        if event.type() == QEvent.Type.TouchCancel or is_for_two(event):
            return self._lift(points)
        if event.type() == QEvent.Type.TouchBegin and len(points) == 1:
            return [self._press(points[0])]
        finger = next((point for point in points if point.id() == self._mouse), None)
        if finger is None:
            return []
        if finger.state() == QEventPoint.State.Released:
            self._mouse = None
            return [_mouse_event(QEvent.Type.MouseButtonRelease, finger)]
        if finger.state() == QEventPoint.State.Updated:
            return [_mouse_event(QEvent.Type.MouseMove, finger)]
        return []

    def pinched(self, event: QTouchEvent) -> Pinch | None:
        """What two fingers have done since last time; None if there are not two."""
        down = fingers_down(event)
        if len(down) != 2:
            self._middle = None
            return None
        one, other = down[0].position(), down[1].position()
        before, self._middle = self._middle, (one + other) / 2
        apart = max(_CLOSEST, hypot(other.x() - one.x(), other.y() - one.y()))
        if before is None:
            self._apart = apart
            return None
        factor = apart / self._apart
        if abs(factor - 1) < _LEAST:
            factor = 1.0
        else:
            self._apart = apart
        return Pinch(self._middle - before, factor, self._middle)

    def is_holding(self, event: QTouchEvent) -> bool:
        """Whether one finger still rests where it went down."""
        down = fingers_down(event)
        if len(down) != 1:
            return False
        distance = (down[0].position() - self.pressed_at).manhattanLength()
        return distance < QGuiApplication.styleHints().startDragDistance()

    def _press(self, point: QEventPoint) -> QMouseEvent:
        self._mouse = point.id()
        self.pressed_at = point.position()
        hints = QGuiApplication.styleHints()
        when, where = self._last_tap
        is_second = (
            point.timestamp() - when <= hints.mouseDoubleClickInterval()
            and (point.position() - where).manhattanLength() <= hints.touchDoubleTapDistance()
        )
        self._last_tap = (-10_000 if is_second else point.timestamp(), point.position())
        press, double = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
        return _mouse_event(double if is_second else press, point)

    def _lift(self, points: Sequence[QEventPoint]) -> list[QMouseEvent]:
        """Let go what the mouse holds: another finger came, or the touch was taken away."""
        finger = next((point for point in points if point.id() == self._mouse), None)
        self._mouse = None
        return [] if finger is None else [_mouse_event(QEvent.Type.MouseButtonRelease, finger)]


def _mouse_event(kind: QEvent.Type, point: QEventPoint) -> QMouseEvent:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    return QMouseEvent(
        kind,
        point.position(),
        point.globalPosition(),
        none if kind == QEvent.Type.MouseMove else left,
        none if kind == QEvent.Type.MouseButtonRelease else left,
        Qt.KeyboardModifier.NoModifier,
    )
