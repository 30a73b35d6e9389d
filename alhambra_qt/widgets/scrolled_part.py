"""A part of a page that is scrolled if there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

_LEAST_LINES = 6
_LINES_BESIDE = 3
"""How much is seen above and below what has the focus."""


class ScrolledPart(QScrollArea):
    """As high as what is in it, if there is room; what gets the focus is brought into sight."""

    def __init__(self, inner: QWidget) -> None:
        """With this in it."""
        super().__init__()
        self._inner = inner
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setProperty("focusPolicy", "NoFocus")  # by name: see `look.ink`
        self.setProperty("horizontalScrollBarPolicy", "ScrollBarAlwaysOff")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(inner)
        self.verticalScrollBar().rangeChanged.connect(self.updateGeometry)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def sizeHint(self) -> QSize:  # noqa: N802
        """All of it."""
        hint, width = self._inner.sizeHint(), self.viewport().width()
        has_lines = self._inner.hasHeightForWidth()
        high = self._inner.heightForWidth(width) if has_lines else hint.height()
        return QSize(hint.width(), high)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """A few lines of it, and the bar if it has one."""
        least = self.fontMetrics().lineSpacing() * _LEAST_LINES
        wide = self._inner.minimumSizeHint().width() + self._bar()
        return QSize(wide, min(least, self.sizeHint().height()))

    def _bar(self) -> int:
        bar = self.verticalScrollBar()
        return bar.sizeHint().width() if bar.maximum() > 0 else 0

    def _on_focus(self, _before: QWidget | None, focused: QWidget | None) -> None:
        """Show it once everything has its place: it may have been unfolded for this.

        Not while a mouse button is held: what is pressed must not slip away below the pointer.
        """
        is_pressed = bool(QApplication.mouseButtons())
        if focused is not None and not is_pressed and self._inner.isAncestorOf(focused):
            QTimer.singleShot(0, focused, lambda: self._bring_into_sight(focused))

    def _bring_into_sight(self, focused: QWidget) -> None:
        beside = self.fontMetrics().lineSpacing() * _LINES_BESIDE
        self.ensureWidgetVisible(focused, 0, beside)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What is in it has another size."""
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._get_room()
        return super().eventFilter(watched, event)

    def _get_room(self) -> None:
        """At once: otherwise a bar is there for a moment."""
        around = []
        widget = self.parentWidget()
        while widget is not None and (layout := widget.layout()) is not None:
            around.append(layout)
            widget = widget.parentWidget()
        for layout in reversed(around):
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lines may be wrapped elsewhere."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
