"""The overlays of a page: one is open, others may lie below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.widgets.overlay import Overlay


class Overlays(QObject):
    """What lies above one page; it is as large as the page, whatever size that gets."""

    covered = Signal()
    """Something was laid above the page: what goes on there has to wait."""
    uncovered = Signal()
    """The last overlay was closed."""

    def __init__(self, page: QWidget) -> None:
        """Nothing covers the page yet."""
        super().__init__(page)
        self.page = page
        self._open: list[Overlay] = []
        self._text_scale = 1.0
        page.installEventFilter(self)

    @property
    def current(self) -> Overlay | None:
        """What lies on top; None while nothing does."""
        return self._open[-1] if self._open else None

    def lay(self, overlay: Overlay) -> None:
        """Lay something above all else."""
        self.covered.emit()
        overlay.closed.connect(self._on_closed)
        overlay.text_scale = self._text_scale
        self._open.append(overlay)
        overlay.open()

    def close_all(self) -> None:
        """Show the page again."""
        while self._open:
            self._open[-1].close()

    def come_to_the_top(self) -> None:
        """Let nothing else be above what is open."""
        if self._open:
            self._open[-1].raise_()
            self._open[-1].setFocus()

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual, on what is open too."""
        self._text_scale = scale
        for overlay in self._open:
            overlay.scale_text(scale)

    def _on_closed(self) -> None:
        self._open = [overlay for overlay in self._open if overlay.isVisible()]
        if self._open:
            self.come_to_the_top()
        else:
            self.uncovered.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the page."""
        if event.type() == QEvent.Type.Resize:
            for overlay in self._open:
                overlay.fit_page()
        return super().eventFilter(watched, event)
