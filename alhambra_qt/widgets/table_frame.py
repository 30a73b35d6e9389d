"""What is around the table of any game: the bar above it, its tools, and keys that always work."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.play.match import Match
from alhambra_qt.scene.view import SceneView
from alhambra_qt.widgets.commands import Commands, with_key
from alhambra_qt.widgets.top_bar import TopBar
from alhambra_qt.words.languages import tr

_ALWAYS = ("undo", "redo", "sound")
"""What works whatever on the page has the focus; text fields take these keys first."""


class TableFrame(QObject):
    """Fills the page of a running game, and follows its size and its language."""

    said = Signal(str)
    """What the bar says now, unless it was told when it was done."""
    language_changed = Signal()

    def __init__(
        self,
        page: QWidget,
        match: Match,
        view: SceneView,
        commands: Commands,
        tools: Iterable[str],
    ) -> None:
        """A bar with these tools above this view."""
        super().__init__(page)
        self._page = page
        self._match = match
        self._view = view
        self._commands = commands
        self._seat: int | None = None
        self.text_scale = 1.0
        """How much larger than usual text is."""
        self.tools = {name: commands.button(name) for name in tools}
        self.bar = TopBar(list(self.tools.values()))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(view, stretch=1)
        why = view.bubble.link_text
        view.bubble.link_text = lambda: with_key(why(), commands.table, "rules")
        page.installEventFilter(self)

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        self.text_scale = scale
        self._fit()

    def follow(
        self, seat: int, sentence: str, deed: str, *, can_ask: bool, is_free: bool = True
    ) -> None:
        """Show who is to play, and say this; ``deed`` was told when it was done.

        Somebody who ``is_free`` can take back what was done.
        """
        self._seat = seat
        self._show_player()
        if sentence != self.bar.label.text():
            self.bar.label.setText(sentence)
            if sentence != deed:
                self.said.emit(sentence)
        self._commands["hint"].setEnabled(can_ask)
        self._commands["undo"].setEnabled(self._match.can_undo() and is_free)
        self._commands["redo"].setEnabled(self._match.can_redo() and is_free)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._commands.retranslate()
        self._view.setAccessibleName(tr("The table"))
        self._view.bubble.hide()
        self.language_changed.emit()

    def _show_player(self) -> None:
        if self._seat is not None:
            match = self._match
            self.bar.show_player(match.players, self._seat, is_thinking=not match.is_over)

    def _fit(self) -> None:
        """The bar grows with the window, not with the table."""
        self.bar.scale(self._page.height() / 768, self.text_scale)
        self._show_player()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What happens to the page."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._commands.press(event, _ALWAYS)
        return super().eventFilter(watched, event)
