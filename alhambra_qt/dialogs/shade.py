"""A shade over the window while a dialog is open above it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.widgets.dimming import dim


class Shade(QWidget):
    """As large as the window that it dims, and gone with the dialog that wants it."""

    def __init__(self, window: QWidget) -> None:
        """Over this window."""
        super().__init__(window)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Dim everything."""
        painter = QPainter(self)
        dim(self, painter)
        painter.end()
