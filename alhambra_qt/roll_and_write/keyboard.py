"""The keyboard at the table: everything that a pointer does, and a name for what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from alhambra_qt.play.showing import Step as Stepped
from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.gestures import SHEET, Die, Field, SheetOf, Step, TurnTo
from alhambra_qt.roll_and_write.table.painted import SCORE
from alhambra_qt.roll_and_write.table_focus import TableFocus
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.view import SceneView
from alhambra_qt.widgets.table_keyboard import TableKeyboard
from core.kernel.rulebook import Action


class Keyboard(TableKeyboard):
    """Moves the focus over the table, and does what a pointer would do there."""

    def __init__(
        self,
        view: SceneView,
        director: Director,
        buttons: Mapping[str, TableButton],
        parent: QObject | None = None,
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        focus = TableFocus(view, director.display, buttons)
        super().__init__(view, director.display, focus, parent)
        self._director = director
        self._scene = scene = director.scene
        self._buttons = buttons
        self._focus.also = lambda: scene.bubble.text

    def slots(self) -> dict[str, Callable[[], None]]:
        """What does the commands of the table that depend on the focus, or on what was refused."""
        return {
            "more": partial(self._turn, 1),
            "less": partial(self._turn, -1),
            "rules": lambda: self.rules_wanted.emit(self._refusing),
        }

    # Reacting

    def press(self, event: QKeyEvent) -> None:
        """A key went down; while dice fly, it only lets them land."""
        if self._director.display.skip():
            return
        bubble = self._scene.bubble
        self._refusing = bubble.rule
        bubble.hide()
        self.serve(event)

    def happened(self, name: str, action: Action, step: Stepped) -> str:
        """What somebody did, in a sentence."""
        return telling.happened(name, action, step.before)

    # Doing

    def enter(self) -> None:
        """Do with what has the focus what a click would do."""
        if not self._focus.is_seen:
            self._focus.appear()
            return
        thing: Hashable = self._focus.thing
        match thing:
            case Field() | Die() | Step() | SheetOf() | telling.Told():
                self._scene.clicked.emit(thing)
                self._foresee(thing)
            case str() if thing in self._buttons:
                self._buttons[thing].click()
            case str() if thing == SCORE:
                self._scene.clicked.emit(thing)
                return
        self._focus.tell()

    def _foresee(self, thing: Hashable) -> None:
        """A die that was touched is about to be turned: go to the sign beside it."""
        steps = self._scene.signs.steps
        if isinstance(thing, Die) and thing.where == SHEET and steps:
            self._focus.put_on(steps[-1])
            self._director.hover(steps[-1])

    def _turn(self, by: int) -> None:
        """Turn the die that has the focus."""
        thing = self._focus.thing
        die = thing.die if isinstance(thing, Step) else thing
        if isinstance(die, Die) and die.where == SHEET and 1 <= die.pips + by <= 6:
            beside = self._scene.rect_of(die).center()
            self._director.do(TurnTo(die.colour, die.pips, die.pips + by), beside)
            self._focus.put_on(die._replace(pips=die.pips + by))
            self._focus.tell()

    def cancel(self) -> None:
        """Cancel what was begun last; if nothing was, open the menu."""
        scene, director = self._scene, self._director
        if scene.hands.held is not None:
            scene.cancel_drag()
        elif scene.signs.steps or scene.signs.chosen:
            director.forget()
        elif director.hinted:
            self.do("hint")
        elif not director.is_at_home and director.match.players[director.seat].is_person:
            director.display.look_at_nobody()
        else:
            self.do("menu")
