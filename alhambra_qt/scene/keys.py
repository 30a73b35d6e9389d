"""Keys that mean the same at every table, whether somebody plays there or not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from alhambra_qt.scene.focus import Direction

_PUSH = 60
ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
SEATS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
)
"""They look at what a seat has before it."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def plain_key(event: QKeyEvent) -> int | None:
    """The key that went down, alone or with Shift; None if it did with others."""
    is_plain = _held(event) in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    return event.key() if is_plain else None


def pushed_by(event: QKeyEvent) -> QPointF | None:
    """How far Shift and an arrow push the palace, to see more that way; None for other keys."""
    if event.key() not in ARROWS or _held(event) != Qt.KeyboardModifier.ShiftModifier:
        return None
    right, down = ARROWS[Qt.Key(event.key())].value
    return QPointF(-right * _PUSH, -down * _PUSH)


def _held(event: QKeyEvent) -> Qt.KeyboardModifier:
    """What is held down with a key; whether that is one of the number pad makes no difference."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
