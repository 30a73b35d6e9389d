"""The keyboard at the table: everything that a pointer does, and a name for what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.foretelling import fits_nowhere
from alhambra_qt.alhambra.gestures import Card, Piece, Press
from alhambra_qt.alhambra.table.buttons import AnyButton, Button
from alhambra_qt.alhambra.table.region import LineOf, PlateOf
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.alhambra.table_focus import TableFocus
from alhambra_qt.play.showing import Step
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Direction, Focus
from alhambra_qt.scene.keys import ARROWS, SEATS, pushed_by
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.words import names
from core.kernel.rulebook import Rule

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard(QObject):
    """Moves the focus over the table, and does what a pointer would do there."""

    rules_wanted = Signal(object)
    """The rule that refused something is to be read; None for the whole rule book."""
    inspect_wanted = Signal(object)
    """What has the focus is to be looked at closely."""

    def __init__(
        self,
        view: TableView,
        director: Director,
        buttons: Mapping[AnyButton, TableButton],
        parent: QObject | None = None,
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(parent)
        self._view = view
        self._director = director
        self._scene = director.scene
        self._buttons = buttons
        self._focus = TableFocus(view, director.display, buttons)
        self._seat: int | None = None
        self._refusing: Rule | None = None
        self._keys = self._own_keys()
        self._commands: Commands | None = None
        director.display.changed.connect(self._on_changed)
        director.match.stepped.connect(self._on_stepped)
        view.pointer_pressed.connect(self.hide)
        view.key_pressed.connect(self.press)

    def _own_keys(self) -> dict[int, Callable[[], None]]:
        """Keys that move the focus, or do what depends on it."""
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Tab: partial(self._cycle, 1),
            Qt.Key.Key_Backtab: partial(self._cycle, -1),
            Qt.Key.Key_Escape: self._cancel,
        }
        keys |= {key: partial(self._move, step) for key, step in ARROWS.items()}
        keys |= {key: partial(self._look_at, seat) for seat, key in enumerate(SEATS)}
        keys |= dict.fromkeys(_ENTER, self._enter)
        return keys

    def slots(self) -> dict[str, Callable[[], None]]:
        """What does the commands of the table that depend on the focus, or on what was refused."""
        return {
            "take": self._take_or_pay,
            "end": self._end_turn,
            "inspect": self._inspect,
            "rules": self._read_rules,
        }

    def use(self, commands: Commands) -> None:
        """Do these commands by their keys."""
        self._commands = commands

    # Asking

    @property
    def focus(self) -> Focus:
        """What can have the focus and which of it has: targets while a tile is carried."""
        return self._focus.current

    @property
    def is_carrying(self) -> bool:
        """Whether a tile was picked up by a key."""
        return self._focus.is_carrying

    def focus_name(self) -> str:
        """What has the focus, in words; empty if it isn't seen."""
        return self._focus.name()

    # Reacting

    def press(self, event: QKeyEvent) -> None:
        """A key went down; what is no key of the table is left to others."""
        self._refusing = self._scene.bubble.rule
        if not self.is_carrying:
            self.be_silent()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        is_shifted = modifiers == Qt.KeyboardModifier.ShiftModifier
        if self._director.is_curtained:
            event.ignore()
        elif is_shifted and (push := pushed_by(key)) is not None:
            self._scene.move_city(push)
        elif key in self._keys and (is_shifted or not modifiers):
            self._keys[key]()
        elif self._commands is None or not self._commands.press(event):
            event.ignore()

    def hide(self) -> None:
        """The pointer is used: the frame goes away until the next key."""
        self._focus.put_back()
        self.be_silent()
        self._focus.hide()

    def be_silent(self) -> None:
        """What was said before is old."""
        self._scene.bubble.hide()
        self._scene.warn(())

    def _on_changed(self) -> None:
        """Buttons have changed; unseen, or with another seat to play, the focus begins anew."""
        if self._seat != self._director.seat or not self._focus.is_seen:
            self._seat = self._director.seat
            self._focus.begin_anew()

    def _on_stepped(self, step: Step) -> None:
        if step.seat >= 0 and step.action is not None and self._director.display.tells_of(step):
            name = names.named(self._director.match.players[step.seat].name)
            self.announce(telling.happened(name, step.action, step.before))

    # The focus

    def _move(self, direction: Direction) -> None:
        self._go(lambda focus: focus.moved(direction))

    def _cycle(self, step: int) -> None:
        """From area to area; a carried tile visits all its targets."""
        if not self.is_carrying:
            self._go(lambda focus: focus.cycled(step))
        else:
            self._go(lambda focus: focus.stepped(step))

    def _go(self, step: Callable[[Focus], Focus]) -> None:
        self._focus.go(step)

    def retell(self) -> None:
        """Say what has the focus in another language."""
        self._focus.retell()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        self._focus.announce(text)

    # Doing

    def _enter(self) -> None:
        """Do with what has the focus what a click or a drag would do."""
        if self.is_carrying:
            self._focus.put_down()
            return
        if not self._focus.is_seen:
            self._go(lambda focus: focus)
            return
        thing = self._focus.thing
        match thing:
            case Piece():
                self._pick_up(thing)
            case Card():
                self._scene.card_clicked.emit(thing)
            case PlateOf(seat):
                self._scene.seat_clicked.emit(seat)
            case Button() | Press():
                self._buttons[thing].click()
            case LineOf():
                self._scene.link_clicked.emit(thing)
            case str():
                self._open(thing)
        self._focus.tell()

    def _open(self, region: str) -> None:
        """Look closely at a region, or at the one that it opens."""
        self.inspect_wanted.emit(self._scene.regions[region].opens or region)

    def _do(self, command: str) -> None:
        if self._commands is not None:
            self._commands[command].trigger()

    def _pick_up(self, piece: Piece) -> None:
        if not self._scene.may_pick_up(piece):
            self.inspect_wanted.emit(piece)
            return
        if not list(self._director.turn.targets(piece)):
            self._explain(piece)
            return
        self._focus.pick_up(piece)

    def _explain(self, piece: Piece) -> None:
        """Say why a tile can go nowhere: the reason, if it is the same everywhere."""
        turn = self._director.turn
        refusals = turn.refusals(piece)
        about = self._focus.rect
        rules = [refusal.rule for refusal in refusals]
        if len(set(rules)) == 1:
            self._director.refuse(refusals[0], about.bottomRight(), about)
        else:
            often = max(rules, key=rules.count, default=None)
            text = self.tr("It doesn’t fit anywhere")
            if self._scene.regions[piece.region].goes_onto_pieces:
                text = fits_nowhere(turn, piece)
            self._refuse(text, about, often)

    def _refuse(self, text: str, about: QRectF, rule: Rule | None) -> None:
        beside, unit = about.bottomRight(), self._scene.layout.text_unit
        self._scene.bubble.say(text, beside, unit, about=about, refused_by=rule)

    def _read_rules(self) -> None:
        """Why the last thing was refused; if nothing was, the whole rule book."""
        self._focus.put_back()
        self._scene.cancel_drag()
        self.rules_wanted.emit(self._refusing)

    def _take_or_pay(self) -> None:
        """Take the chosen cards, or the one that has the focus; pay while paying."""
        self._focus.put_back()
        thing = self._focus.thing
        if self._director.buying.is_choosing_cards:
            self._director.buying.pay_own_choice()
        elif self._director.chosen_cards():
            self._director.taking.take()
        elif isinstance(thing, Card) and self._scene.regions[thing.region].gives_cards:
            self._scene.card_double_clicked.emit(thing)

    def _end_turn(self) -> None:
        self._focus.put_back()
        director = self._director
        if director.can_end_turn() or director.match.decision is None:
            self._buttons[Button.END].click()
        elif (question := director.turn.question) is not None:
            self._refuse(question.missing(), self._buttons[Button.END].rect, question.rule)
        self.announce(self._scene.bubble.text)

    def _look_at(self, seat: int) -> None:
        self._focus.put_back()
        if seat < len(self._director.match.players):
            self._director.display.look_at(seat)

    def _inspect(self) -> None:
        if self._focus.is_seen and not self.is_carrying:
            self.inspect_wanted.emit(self._focus.thing)

    def _cancel(self) -> None:
        """Cancel what was begun last; if nothing was, open the menu."""
        scene, director = self._scene, self._director
        if self.is_carrying:
            self._focus.put_back()
            self._focus.tell()
        elif scene.dragged is not None:
            scene.cancel_drag()
        elif director.buying.is_choosing_cards:
            director.buying.stop()
        elif director.taking.chosen:
            director.taking.stop()
        elif scene.hint_text:
            self._do("hint")
        elif scene.model is not None and scene.model.shown != director.seat:
            director.display.look_at(director.seat)
        else:
            self._do("menu")
