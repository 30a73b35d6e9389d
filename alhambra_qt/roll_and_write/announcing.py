"""What comes by itself and nobody should miss is said across the table, and aloud."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.display import Display, Moved


class Announcer(QObject):
    """Says what one display has shown, once its dice have landed."""

    said = Signal(str)
    """For those who don't see it."""

    def __init__(self, display: Display, parent: QObject | None = None) -> None:
        """Nothing is to be said yet."""
        super().__init__(parent)
        self.duration = 0
        """For how many milliseconds it is seen; 0 if it isn't."""
        self._display = display
        self._due: list[str] = []
        display.moved.connect(self._on_moved)
        display.changed.connect(self._on_changed)

    def _on_moved(self, moved: Moved) -> None:
        seats = [player.name for player in self._display.showing.players]
        self._due += telling.news(moved.step.before, moved.step.after, seats)

    def _on_changed(self) -> None:
        lines, self._due = tuple(self._due), []
        if not lines:
            return
        self.said.emit(". ".join(lines))
        if self.duration and not self._display.showing.is_over:
            scene = self._display.scene
            layout = scene.layout
            scene.announcement.say(lines, layout.sheet.rect, layout.text_unit, self.duration)
            self._display.lingered.emit(self.duration)

    def skip(self) -> None:
        """Somebody goes on."""
        self._due.clear()
        self._display.scene.announcement.skip()
