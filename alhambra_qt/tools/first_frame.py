"""When the first frame of a window was painted, to measure how soon it is there."""

from __future__ import annotations

import sys
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstFrame(QObject):
    """Prints the time of the first frame, by the system's clock, and ends the program."""

    def __init__(self, window: QWidget) -> None:
        """Watch a window that is not shown yet, or not painted."""
        super().__init__(window)
        window.installEventFilter(self)

    def _tell(self) -> None:
        sys.stdout.write(f"{monotonic()}\n")
        sys.stdout.flush()
        QCoreApplication.exit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notice the first painting; it is over when the event loop goes on."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._tell)
        return False
