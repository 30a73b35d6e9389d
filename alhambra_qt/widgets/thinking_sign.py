"""Three dots that come and go: somebody is thinking, and the program is not asleep."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import palette

_DOTS = 3
_INTERVAL = 350
"""Milliseconds until the next dot is the bright one."""


class ThinkingSign(QWidget):
    """As high as the text beside it; it moves only while it is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_still = False
        """Whether its dots stay as they are."""
        self._bright = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._on_timer)
        self.hide()

    def _on_timer(self) -> None:
        if not self.is_still:
            self._bright = (self._bright + 1) % _DOTS
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for all dots."""
        size = self.font().pixelSize()
        return QSize(round(1.6 * size), size)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """It is not cut off."""
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Begin to move."""
        self._timer.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Rest."""
        self._timer.stop()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """One dot is bright; all of them if they stay so."""
        step = self.width() / _DOTS
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(palette.TABLE_DARK))
            for dot in range(_DOTS):
                is_bright = self.is_still or dot == self._bright
                painter.setBrush(QColor(palette.ON_TABLE if is_bright else palette.TABLE_LINE))
                middle = QPointF((dot + 0.5) * step, self.height() / 2)
                painter.drawEllipse(middle, step * 0.32, step * 0.32)
