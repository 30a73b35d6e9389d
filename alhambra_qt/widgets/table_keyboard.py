"""The keyboard at any table: it moves the focus, and does what a pointer would do there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from alhambra_qt.play.showing import Step
from alhambra_qt.scene.focus import Focus
from alhambra_qt.scene.keys import ARROWS, ENTER, SEATS, plain_key
from alhambra_qt.scene.scene_focus import SceneFocus
from alhambra_qt.scene.view import SceneView
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.words import names
from core.kernel.rulebook import Action, Rule

if TYPE_CHECKING:
    from alhambra_qt.widgets.table_display import TableDisplay


class TableKeyboard(QObject):
    """Keys that are the same in every game; what they do with a thing is the game's own."""

    rules_wanted = Signal(object)
    """The rule that refused something is to be read; None for the whole rule book."""

    enter_keys: tuple[Qt.Key, ...] = ENTER
    """They do with what has the focus what a click would do."""

    def __init__(
        self,
        view: SceneView,
        display: TableDisplay,
        focus: SceneFocus,
        parent: QObject | None = None,
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(parent)
        self._display = display
        self._focus = focus
        self._seat: int | None = None
        self._refusing: Rule | None = None
        self._commands: Commands | None = None
        self._keys = self._own_keys()
        display.changed.connect(self._on_changed)
        display.showing.stepped.connect(self._on_stepped)
        view.key_pressed.connect(self.press)

    def _own_keys(self) -> dict[int, Callable[[], None]]:
        """Keys that move the focus, or do what depends on it."""
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Tab: partial(self.cycle, 1),
            Qt.Key.Key_Backtab: partial(self.cycle, -1),
            Qt.Key.Key_Escape: self.cancel,
        }
        for key, direction in ARROWS.items():
            keys[key] = partial(self._focus.go, partial(Focus.moved, direction=direction))
        keys |= {key: partial(self.look_at, seat) for seat, key in enumerate(SEATS)}
        keys |= dict.fromkeys(self.enter_keys, self.enter)
        return keys

    def use(self, commands: Commands) -> None:
        """Do these commands by their keys."""
        self._commands = commands

    # What a game has for itself

    @abstractmethod
    def slots(self) -> dict[str, Callable[[], None]]:
        """What does the commands of the table that depend on the focus, or on what was refused."""

    @abstractmethod
    def press(self, event: QKeyEvent) -> None:
        """A key went down."""

    @abstractmethod
    def enter(self) -> None:
        """Do with what has the focus what a click would do."""

    @abstractmethod
    def cancel(self) -> None:
        """Cancel what was begun last; if nothing was, open the menu."""

    @abstractmethod
    def happened(self, name: str, action: Action, step: Step) -> str:
        """What somebody did in a step, in a sentence; nothing if not everybody may know."""

    # Asking

    @property
    def focus(self) -> Focus:
        """What can have the focus, and which of it has."""
        return self._focus.current

    # Doing

    def serve(self, event: QKeyEvent) -> None:
        """Do what a key is for; what is no key of the table is left to others."""
        key = plain_key(event)
        if key in self._keys:
            self._keys[key]()
        elif self._commands is None or not self._commands.press(event):
            event.ignore()

    def do(self, command: str) -> None:
        """What a button or the menu would do."""
        if self._commands is not None:
            self._commands[command].trigger()

    def cycle(self, step: int) -> None:
        """From area to area."""
        self._focus.go(lambda focus: focus.cycled(step))

    def look_at(self, seat: int) -> None:
        """Look at what a seat has before it, if there is one."""
        if seat < len(self._display.showing.players):
            self._display.look_at(seat)

    # Telling

    def focus_name(self) -> str:
        """What has the focus, in words; empty if it isn't seen."""
        return self._focus.name()

    def retell(self) -> None:
        """Say what has the focus in another language."""
        self._focus.retell()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        self._focus.announce(text)

    # Reacting

    def _on_changed(self) -> None:
        """Unseen, or with another seat to play, the focus begins anew."""
        seat = self._display.showing.seat_to_play
        if self._seat != seat or not self._focus.is_seen:
            self._seat = seat
            self._focus.begin_anew()

    def _on_stepped(self, step: Step) -> None:
        if step.seat >= 0 and step.action is not None:
            name = names.named(self._display.showing.players[step.seat].name)
            self.announce(self.happened(name, step.action, step))
