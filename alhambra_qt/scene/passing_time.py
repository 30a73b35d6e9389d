"""Time that passes from 0 to 1 while something moves on a scene."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QVariantAnimation


def passing_time(
    parent: QObject, on_time: Callable[[float], None], on_end: Callable[[], None]
) -> QVariantAnimation:
    """An animation that tells each moment of it, and its end."""
    time = QVariantAnimation(parent)
    time.setStartValue(0.0)
    time.setEndValue(1.0)
    time.valueChanged.connect(on_time)
    time.finished.connect(on_end)
    return time
