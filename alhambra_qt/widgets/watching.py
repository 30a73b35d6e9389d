"""What any table does that is watched: it fills its place, has keys of its own, and speaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.scene.keys import SEATS
from alhambra_qt.scene.scene_focus import SceneFocus
from alhambra_qt.scene.view import SceneView
from alhambra_qt.scene.way_on import WayOn
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.words.languages import tr

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Watching(QObject):
    """Follows the keys that are pressed at one table, and its language."""

    key_pressed = Signal(object)
    """A `QKeyEvent` that is none of the table's own."""

    def __init__(
        self,
        table: QWidget,
        view: SceneView,
        focus: SceneFocus,
        commands: Commands,
        way_on: WayOn,
        refresh: Callable[[], None],
    ) -> None:
        """Nothing is shown yet; ``refresh`` shows it as it is."""
        super().__init__(table)
        self._view = view
        self._focus = focus
        self._commands = commands
        self._way_on = way_on
        self._refresh = refresh
        self._has_begun = False
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Tab: lambda: focus.go(lambda now: now.cycled(1)),
            Qt.Key.Key_Backtab: lambda: focus.go(lambda now: now.cycled(-1)),
            Qt.Key.Key_Up: lambda: focus.go(lambda now: now.stepped(-1)),
            Qt.Key.Key_Down: lambda: focus.go(lambda now: now.stepped(1)),
        }
        layout = QVBoxLayout(table)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(view)
        table.installEventFilter(self)

    def do_by_keys(self, enter: Callable[[], None], look_at: Callable[[int], None]) -> None:
        """Do with what has the focus what a click would do; look at what a seat has."""
        self._keys |= dict.fromkeys(_ENTER, enter)
        self._keys |= {key: partial(look_at, seat) for seat, key in enumerate(SEATS)}

    def begin(self) -> None:
        """Show where the replay is."""
        self._has_begun = True
        self._refresh()

    def press(self, event: QKeyEvent) -> None:
        """A key went down."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_plain = not modifiers or modifiers == Qt.KeyboardModifier.ShiftModifier
        if event.key() in self._keys and is_plain:
            self._keys[event.key()]()
        elif not self._commands.press(event):
            self.key_pressed.emit(event)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._view.setAccessibleName(tr("The table"))
        self._way_on.offer()
        self._commands.retranslate()
        if self._has_begun:
            self._refresh()
            self._focus.retell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)
