"""What any table does that is watched: it fills its place, has keys of its own, and speaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.play.replay import Replay
from alhambra_qt.scene.keys import ENTER, SEATS, plain_key
from alhambra_qt.scene.scene_focus import SceneFocus
from alhambra_qt.scene.view import SceneView
from alhambra_qt.scene.way_on import WayOn
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.words import names
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.widgets.table_display import TableDisplay

LookedUp: TypeAlias = tuple[str, Callable[[], None]]
"""What can be looked up: its name, and what shows it."""


class Watching(QObject):
    """Follows one table: what is shown there, the keys that are pressed, its language."""

    key_pressed = Signal(object)
    """A `QKeyEvent` that is none of the table's own."""

    def __init__(
        self,
        table: QWidget,
        display: TableDisplay,
        view: SceneView,
        focus: SceneFocus,
        commands: Commands,
        way_on: WayOn,
        what_happened: Callable[[], str],
    ) -> None:
        """Nothing is shown yet; ``what_happened`` is said with every change."""
        super().__init__(table)
        self._display = display
        self.view = view
        self._focus = focus
        self._commands = commands
        self.way_on = way_on
        self._what_happened = what_happened
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
        display.changed.connect(self._on_changed)

    def do_by_keys(self, enter: Callable[[], None]) -> None:
        """``enter`` does with what has the focus what a click would do; numbers look at seats."""
        self._keys |= dict.fromkeys(ENTER, enter)
        self._keys |= {key: partial(self._look_at, seat) for seat, key in enumerate(SEATS)}

    def _look_at(self, seat: int) -> None:
        if seat < len(self._display.showing.players):
            self._display.look_at(seat)

    def _on_changed(self) -> None:
        self.way_on.offer()
        self._focus.announce(self._what_happened())

    def begin(self) -> None:
        """Show where the replay is."""
        self._has_begun = True
        self._display.refresh()

    def press(self, event: QKeyEvent) -> None:
        """A key went down."""
        key = plain_key(event)
        if key in self._keys:
            self._keys[key]()
        elif not self._commands.press(event):
            self.key_pressed.emit(event)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.view.setAccessibleName(tr("The table"))
        self.way_on.offer()
        self._commands.retranslate()
        if self._has_begun:
            self._display.refresh()
            self._focus.retell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)


def whose_turn(replay: Replay) -> str:
    """Who is to play, in a sentence."""
    name = names.named(replay.players[replay.seat_to_play].name)
    return tr("It’s {name}’s turn").format(name=name)
