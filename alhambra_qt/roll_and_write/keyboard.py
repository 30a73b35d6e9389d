"""The keyboard at the table: everything that a pointer does, and a name for what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from alhambra_qt.play.showing import Step as Stepped
from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.gestures import SHEET, Die, Field, SheetOf, Step, TurnTo
from alhambra_qt.roll_and_write.table.painted import SCORE
from alhambra_qt.roll_and_write.table.spots import named, spots_of
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Focus
from alhambra_qt.scene.keys import ARROWS, SEATS
from alhambra_qt.scene.scene_focus import SceneFocus
from alhambra_qt.scene.view import SceneView
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.words import names
from core.kernel.rulebook import Rule

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard(QObject):
    """Moves the focus over the table, and does what a pointer would do there."""

    rules_wanted = Signal(object)
    """The rule that refused something is to be read; None for the whole rule book."""

    def __init__(
        self,
        view: SceneView,
        director: Director,
        buttons: Mapping[str, TableButton],
        parent: QObject | None = None,
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(parent)
        self._director = director
        self._scene = scene = director.scene
        self._buttons = buttons
        self.focus = SceneFocus(
            view,
            scene.focus_frame,
            lambda: spots_of(scene, buttons),
            lambda thing: named(scene, thing, buttons),
        )
        self.focus.also = lambda: scene.bubble.text
        self._seat: int | None = None
        self._refusing: Rule | None = None
        self._commands: Commands | None = None
        self._keys = self._own_keys()
        scene.arranged.connect(self._on_arranged)
        director.display.changed.connect(self._on_changed)
        director.match.stepped.connect(self._on_stepped)
        view.key_pressed.connect(self.press)

    def _own_keys(self) -> dict[int, Callable[[], None]]:
        """Keys that move the focus, or do what depends on it."""
        go = self.focus.go
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Tab: lambda: go(lambda focus: focus.cycled(1)),
            Qt.Key.Key_Backtab: lambda: go(lambda focus: focus.cycled(-1)),
            Qt.Key.Key_Escape: self._cancel,
        }
        for key, direction in ARROWS.items():
            keys[key] = partial(go, partial(Focus.moved, direction=direction))
        keys |= {key: partial(self._look_at, seat) for seat, key in enumerate(SEATS)}
        keys |= dict.fromkeys(_ENTER, self._enter)
        return keys

    def slots(self) -> dict[str, Callable[[], None]]:
        """What does the commands of the table that depend on the focus, or on what was refused."""
        return {
            "more": partial(self._turn, 1),
            "less": partial(self._turn, -1),
            "rules": lambda: self.rules_wanted.emit(self._refusing),
        }

    def use(self, commands: Commands) -> None:
        """Do these commands by their keys."""
        self._commands = commands

    # Reacting

    def press(self, event: QKeyEvent) -> None:
        """A key went down; while dice fly, it only lets them land."""
        if self._director.display.skip():
            return
        bubble = self._scene.bubble
        self._refusing = bubble.rule
        bubble.hide()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_plain = not modifiers or modifiers == Qt.KeyboardModifier.ShiftModifier
        if event.key() in self._keys and is_plain:
            self._keys[event.key()]()
        elif self._commands is None or not self._commands.press(event):
            event.ignore()

    def _on_arranged(self) -> None:
        self.focus.unit = self._scene.layout.scale.unit
        self.focus.follow()

    def _on_changed(self) -> None:
        """Unseen, or with another seat to play, the focus begins anew."""
        if self._seat != self._director.seat or not self.focus.is_seen:
            self._seat = self._director.seat
            self.focus.begin_anew()
        else:
            self.focus.follow()

    def _on_stepped(self, step: Stepped) -> None:
        if step.seat >= 0 and step.action is not None:
            name = names.named(self._director.match.players[step.seat].name)
            self.focus.announce(telling.happened(name, step.action, step.before))

    # Doing

    def _enter(self) -> None:
        """Do with what has the focus what a click would do."""
        if not self.focus.is_seen:
            self.focus.go(_as_it_is)
            return
        thing: Hashable = self.focus.thing
        match thing:
            case Field() | Die() | Step() | SheetOf() | telling.Told():
                self._scene.clicked.emit(thing)
                self._foresee(thing)
            case str() if thing in self._buttons:
                self._buttons[thing].click()
            case str() if thing == SCORE:
                self._scene.clicked.emit(thing)
                return
        self.focus.tell()

    def _foresee(self, thing: Hashable) -> None:
        """A die that was touched is about to be turned: go to the sign beside it."""
        steps = self._scene.signs.steps
        if isinstance(thing, Die) and thing.where == SHEET and steps:
            self.focus.put_on(steps[-1])
            self._director.hover(steps[-1])

    def _turn(self, by: int) -> None:
        """Turn the die that has the focus."""
        thing = self.focus.thing
        die = thing.die if isinstance(thing, Step) else thing
        if isinstance(die, Die) and die.where == SHEET and 1 <= die.pips + by <= 6:
            beside = self._scene.rect_of(die).center()
            self._director.do(TurnTo(die.colour, die.pips, die.pips + by), beside)
            self.focus.put_on(die._replace(pips=die.pips + by))
            self.focus.tell()

    def _look_at(self, seat: int) -> None:
        if seat < len(self._director.match.players):
            self._director.display.look_at(seat)

    def _cancel(self) -> None:
        """Cancel what was begun last; if nothing was, open the menu."""
        scene, director = self._scene, self._director
        if scene.hands.held is not None:
            scene.cancel_drag()
        elif scene.signs.steps or scene.signs.chosen:
            director.forget()
        elif director.hinted:
            self._do("hint")
        elif not director.is_at_home and director.match.players[director.seat].is_person:
            director.display.look_at_nobody()
        else:
            self._do("menu")

    def _do(self, command: str) -> None:
        if self._commands is not None:
            self._commands[command].trigger()


def _as_it_is(focus: Focus) -> Focus:
    return focus
