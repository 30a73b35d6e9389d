"""The list of recent games, one row each.

The first frame waits for it, so it is made of what the page has anyway: one of Qt's lists would
bring models, delegates and options with all their names, a twentieth of the time until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6 import QtCore
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from alhambra_qt.files.storage import SavedGame
from alhambra_qt.pages.saved_game_row import SavedGameRow, row_height


class SavedGameList(QScrollArea):
    """Games to choose from: Enter or a click opens one, W or a click on its sign watches it.

    One row is the current one: it can have the focus, and arrows lead to the others.
    """

    chosen = Signal(object)
    """The path of a record to be opened."""
    watch_wanted = Signal(object)
    """The path of a record to be watched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("horizontalScrollBarPolicy", "ScrollBarAlwaysOff")  # see `look.ink`
        self.setProperty("focusPolicy", "NoFocus")
        self.setWidgetResizable(True)
        self._current = 0
        self._column = _Column()
        self.setWidget(self._column)

    @property
    def rows(self) -> list[SavedGameRow]:
        """The games, from the top."""
        return self._column.rows

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """The games, the latest first."""
        self._column.show_games(games)
        for at, (row, game) in enumerate(zip(self.rows, games, strict=True)):
            row.clicked.connect(partial(self.chosen.emit, game.path))
            row.sign.clicked.connect(partial(self.watch_wanted.emit, game.path))
            row.focused.connect(partial(self._make_current, at))
        if self.rows:
            self._make_current(0)

    def _make_current(self, at: int) -> None:
        """Tab leads to this row, and to no other."""
        for row in (self.rows[min(self._current, len(self.rows) - 1)], self.rows[at]):
            row.setProperty("focusPolicy", "StrongFocus" if row is self.rows[at] else "ClickFocus")
        self._current = at
        self.setFocusProxy(self.rows[at])
        self.ensureWidgetVisible(self.rows[at], 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens the current game, W watches it, arrows lead to others."""
        if not self.rows:
            return
        key, current = QtCore.Qt.Key, self.rows[self._current]
        page = max(1, self.height() // current.height())
        steps = {
            key.Key_Up: -1,
            key.Key_Down: 1,
            key.Key_PageUp: -page,
            key.Key_PageDown: page,
            key.Key_Home: -len(self.rows),
            key.Key_End: len(self.rows),
        }
        if event.key() in (key.Key_Return, key.Key_Enter):
            current.click()
        elif event.key() == key.Key_W:
            current.sign.click()
        elif (step := steps.get(key(event.key()))) is not None:
            at = max(0, min(self._current + step, len(self.rows) - 1))
            self.rows[at].setFocus()
        else:
            super().keyPressEvent(event)


class _Column(QWidget):
    """The rows below each other, as wide as the list.

    It asks for no size of the list's inside: for a widget that Qt has made itself, PySide6 loads
    every kind of widget that there is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SavedGameRow] = []

    def show_games(self, games: Sequence[SavedGame]) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [SavedGameRow(game, self) for game in games]
        for row in self.rows:
            row.setFont(self.font())
            row.show()
        self._arrange()

    def _arrange(self) -> None:
        top, width = 0, self.width()
        heights = [row_height(self.font(), details) for details in range(3)]
        for row in self.rows:
            height = heights[len(row.details)]
            row.setGeometry(0, top, width, height)
            top += height
        self.setMinimumHeight(top)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Follow the list."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Rows grow with their text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
