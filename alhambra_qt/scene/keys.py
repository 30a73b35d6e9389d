"""Keys that mean the same at every table, whether somebody plays there or not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

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


def pushed_by(key: int) -> QPointF | None:
    """How far an arrow pushes the palace, so that more is seen that way; None for other keys."""
    if key not in ARROWS:
        return None
    right, down = ARROWS[Qt.Key(key)].value
    return QPointF(-right * _PUSH, -down * _PUSH)
