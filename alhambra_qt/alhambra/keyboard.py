"""The keyboard at the table: everything that a pointer does, and a name for what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from alhambra_qt.scene.keys import ENTER, pushed_by
from alhambra_qt.widgets.table_keyboard import TableKeyboard
from core.kernel.rulebook import Action, Rule


class Keyboard(TableKeyboard):
    """Moves the focus over the table, and does what a pointer would do there."""

    enter_keys = (*ENTER, Qt.Key.Key_Space)

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
        focus = TableFocus(view, director.display, buttons)
        super().__init__(view, director.display, focus, parent)
        self._focus: TableFocus = focus
        self._director = director
        self._scene = director.scene
        self._buttons = buttons
        view.pointer_pressed.connect(self.hide)

    def slots(self) -> dict[str, Callable[[], None]]:
        """What does the commands of the table that depend on the focus, or on what was refused."""
        return {
            "take": self._take_or_pay,
            "end": self._end_turn,
            "inspect": self._inspect,
            "rules": self._read_rules,
        }

    # Asking

    @property
    def is_carrying(self) -> bool:
        """Whether a tile was picked up by a key."""
        return self._focus.is_carrying

    # Reacting

    def press(self, event: QKeyEvent) -> None:
        """A key went down; what is no key of the table is left to others."""
        self._refusing = self._scene.bubble.rule
        if not self.is_carrying:
            self.be_silent()
        if self._director.is_curtained:
            event.ignore()
        elif (push := pushed_by(event)) is not None:
            self._scene.move_city(push)
        else:
            self.serve(event)

    def hide(self) -> None:
        """The pointer is used: the frame goes away until the next key."""
        self._focus.put_back()
        self.be_silent()
        self._focus.hide()

    def be_silent(self) -> None:
        """What was said before is old."""
        self._scene.bubble.hide()
        self._scene.warn(())

    def happened(self, name: str, action: Action, step: Step) -> str:
        """What somebody did, in a sentence; seats that decide at the same time keep it."""
        if not self._director.display.tells_of(step):
            return ""
        return telling.happened(name, action, step.before)

    # The focus

    def cycle(self, step: int) -> None:
        """From area to area; a carried tile visits all its targets."""
        if self.is_carrying:
            self._focus.go(lambda focus: focus.stepped(step))
        else:
            super().cycle(step)

    # Doing

    def enter(self) -> None:
        """Do with what has the focus what a click or a drag would do."""
        if self.is_carrying:
            self._focus.put_down()
            return
        if not self._focus.is_seen:
            self._focus.appear()
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

    def look_at(self, seat: int) -> None:
        """A tile that is carried goes back before."""
        self._focus.put_back()
        super().look_at(seat)

    def _inspect(self) -> None:
        if self._focus.is_seen and not self.is_carrying:
            self.inspect_wanted.emit(self._focus.thing)

    def cancel(self) -> None:
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
            self.do("hint")
        elif scene.model is not None and scene.model.shown != director.seat:
            director.display.look_at(director.seat)
        else:
            self.do("menu")
