"""The keyboard at the table: everything that a pointer does, and a name for what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.aloud import said_of, said_of_target
from alhambra_qt.alhambra.table.region import OtherPalace
from alhambra_qt.alhambra.table.spots import Button, table_spots, target_spots
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.play.showing import Step
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Direction, Focus, Spot, closest
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.words import names
from core.kernel.rulebook import Rule

_PUSH = 60
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_SEATS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
)


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
        buttons: Mapping[Button, TableButton],
        parent: QObject | None = None,
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(parent)
        self._view = view
        self._director = director
        self._scene = director.scene
        self._buttons = buttons
        self._focus = Focus()
        self._carried: Focus | None = None
        self._is_seen = False
        self._seat: int | None = None
        self._refusing: Rule | None = None
        self._keys = self._own_keys()
        self._commands: Commands | None = None
        self._scene.arranged.connect(self._on_arranged)
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
        keys |= {key: partial(self._move, step) for key, step in _ARROWS.items()}
        keys |= {key: partial(self._look_at, seat) for seat, key in enumerate(_SEATS)}
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
        return self._focus if self._carried is None else self._carried

    @property
    def is_carrying(self) -> bool:
        """Whether a tile was picked up by a key."""
        return self._carried is not None

    def focus_name(self) -> str:
        """What has the focus, in words; empty where nothing is to be seen of it."""
        if not self._is_seen or self._scene.model is None:
            return ""
        setting, thing = self._scene.setting(), self.focus.thing
        if isinstance(thing, Button):
            return self._buttons[thing].text
        if self._carried is not None and isinstance(thing, int | str):
            return said_of_target(setting, thing)
        return (
            said_of(setting, thing) if isinstance(thing, Piece | Card | OtherPalace | str) else ""
        )

    # Reacting

    def press(self, event: QKeyEvent) -> None:
        """A key went down; what is no key of the table is left to others."""
        self._refusing = self._scene.bubble.rule
        if self._carried is None:
            self._be_silent()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        is_shifted = modifiers == Qt.KeyboardModifier.ShiftModifier
        if self._director.is_curtained:
            event.ignore()
        elif is_shifted and key in _ARROWS:
            right, down = _ARROWS[Qt.Key(key)].value
            self._scene.move_city(QPointF(-right * _PUSH, -down * _PUSH))
        elif key in self._keys and (is_shifted or not modifiers):
            self._keys[key]()
        elif self._commands is None or not self._commands.press(event):
            event.ignore()

    def hide(self) -> None:
        """The pointer is used: the frame goes away until the next key."""
        self._put_back()
        self._be_silent()
        self._is_seen = False
        self._show_frame()

    def _be_silent(self) -> None:
        """What was said before is old."""
        self._scene.bubble.hide()
        self._scene.warn(())

    def _on_arranged(self) -> None:
        if self._carried is not None and self._scene.dragged is None:
            self._carried = None
        if self._carried is not None:
            self._carried = self._carried.over(self._target_spots())
        self._focus = self._followed().over(self._table_spots())
        self._show_frame()

    def _on_changed(self) -> None:
        """Buttons have changed; unseen, or with another seat to play, the focus begins anew."""
        spots = self._table_spots()
        if self._seat != self._director.seat or not self._is_seen:
            self._seat = self._director.seat
            self._focus = Focus(spots).first()
        else:
            self._focus = self._focus.over(spots)
        self._show_frame()

    def _on_stepped(self, step: Step) -> None:
        if step.seat >= 0 and step.action is not None:
            name = names.named(self._director.match.players[step.seat].name)
            self.announce(telling.happened(name, step.action, step.before))

    # The focus

    def _move(self, direction: Direction) -> None:
        self._go(lambda focus: focus.moved(direction))

    def _cycle(self, step: int) -> None:
        """From area to area; a carried tile visits all its targets."""
        if self._carried is None:
            self._go(lambda focus: focus.cycled(step))
        else:
            self._go(lambda focus: focus.stepped(step))

    def _go(self, step: Callable[[Focus], Focus]) -> None:
        """Move the focus; the first key only shows where it is."""
        if self._carried is not None:
            self._carried = step(self._carried)
            self._carry()
        elif self._is_seen:
            self._focus = step(self._focus)
            self._bring_into_sight(self._focus)
        elif self._focus.spot is None:
            self._focus = self._focus.first()
        self._is_seen = True
        self._tell()

    def _table_spots(self) -> tuple[Spot, ...]:
        buttons = {
            name: button.rect for name, button in self._buttons.items() if button.can_be_clicked
        }
        return table_spots(self._scene, buttons)

    def _target_spots(self) -> tuple[Spot, ...]:
        return target_spots(self._scene, self._scene.targets)

    def _followed(self) -> Focus:
        """With the focus on the same tile, where it has gone somewhere else."""
        thing = self._focus.thing
        spots = self._table_spots()
        if isinstance(thing, Piece) and all(spot.thing != thing for spot in spots):
            for spot in spots:
                if isinstance(spot.thing, Piece) and spot.thing.name == thing.name:
                    return self._focus.over(spots).on(spot.thing)
        return self._focus

    def _bring_into_sight(self, focus: Focus) -> None:
        """Push the palace so that what has the focus in it can be seen."""
        if focus.spot is None or focus.spot.region != regions.PALACE:
            return
        rect, area = QRectF(*focus.spot.box), self._scene.layout.rect(regions.PALACE)
        right = max(0.0, area.left() - rect.left()) + min(0.0, area.right() - rect.right())
        down = max(0.0, area.top() - rect.top()) + min(0.0, area.bottom() - rect.bottom())
        if right or down:
            self._scene.move_city(QPointF(right, down))

    def _show_frame(self) -> None:
        spot = self.focus.spot
        rect = None
        if self._is_seen and spot is not None:
            rect = QRectF(*spot.box)
            if spot.region == regions.PALACE:
                rect &= self._scene.layout.rect(regions.PALACE)
        self._scene.focus_frame.surround(rect, self._scene.layout.unit)

    # Names

    def _tell(self) -> None:
        """Say what has the focus, and what the bubble says about it."""
        self._show_frame()
        bubble = "" if isinstance(self.focus.thing, str) else self._scene.bubble.text
        told = ". ".join(filter(None, (self.focus_name(), bubble)))
        self._view.setAccessibleDescription(told)
        self.announce(told)

    def retell(self) -> None:
        """Say what has the focus in another language."""
        if self._is_seen:
            self._tell()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))

    # Doing

    def _enter(self) -> None:
        """Do with what has the focus what a click or a drag would do."""
        if self._carried is not None:
            self._put_down()
            return
        if not self._is_seen:
            self._go(lambda focus: focus)
            return
        thing = self._focus.thing
        match thing:
            case Piece():
                self._pick_up(thing)
            case Card():
                self._scene.card_clicked.emit(thing)
            case OtherPalace(seat):
                self._scene.seat_clicked.emit(seat)
            case Button():
                self._buttons[thing].click()
            case str():
                self._open(thing)
        self._tell()

    def _open(self, region: str) -> None:
        """Look closely at a region; of what is left, the tiles in the bag."""
        self.inspect_wanted.emit(regions.BAG if region == regions.STOCK else region)

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
        self._scene.pick_up(piece)
        spots = self._target_spots()
        palace = [spot for spot in spots if spot.region == regions.PALACE]
        reserve = [spot for spot in spots if spot.region == regions.RESERVE]
        assert self._focus.spot is not None
        start = closest(palace or reserve or spots, self._focus.spot.box)
        assert start is not None
        self._carried = Focus(spots).on(start.thing)
        self._carry()

    def _explain(self, piece: Piece) -> None:
        """Say why a tile can go nowhere: the reason, if it is the same everywhere."""
        turn = self._director.turn
        refusals = turn.refusals(piece)
        assert self._focus.spot is not None
        beside = QRectF(*self._focus.spot.box).bottomRight()
        rules = [refusal.rule for refusal in refusals]
        if len(set(rules)) == 1:
            self._director.refuse(refusals[0], beside)
        else:
            often = max(rules, key=rules.count, default=None)
            self._refuse(self.tr("It doesn’t fit anywhere"), beside, often)

    def _refuse(self, text: str, beside: QPointF, rule: Rule | None) -> None:
        self._scene.bubble.say(text, beside, self._scene.layout.text_unit, refused_by=rule)

    def _read_rules(self) -> None:
        """Why the last thing was refused; where nothing was, the whole rule book."""
        self._put_back()
        self._scene.cancel_drag()
        self.rules_wanted.emit(self._refusing)

    def _carry(self) -> None:
        assert self._carried is not None
        self._bring_into_sight(self._carried)
        target = self._carried.thing
        assert isinstance(target, int | str)
        self._scene.carry_to(target)

    def _put_down(self) -> None:
        self._carried = None
        self._scene.put_down()
        self._tell()

    def _put_back(self) -> None:
        if self._carried is not None:
            self._carried = None
            self._scene.cancel_drag()

    def _take_or_pay(self) -> None:
        """Take the chosen cards, or the one that has the focus; pay while paying."""
        self._put_back()
        thing = self._focus.thing
        if self._director.buying.is_choosing_cards:
            self._director.buying.pay_own_choice()
        elif self._director.chosen_cards():
            self._director.take()
        elif self._is_seen and isinstance(thing, Card) and thing.region == regions.MONEY:
            self._scene.card_double_clicked.emit(thing)

    def _end_turn(self) -> None:
        self._put_back()
        director = self._director
        if director.can_end_turn() or director.match.decision is None:
            self._buttons[Button.END].click()
        elif (question := director.turn.question) is not None:
            beside = self._scene.layout.rect(regions.TURN).center()
            self._refuse(question.missing(), beside, question.rule)
        self.announce(self._scene.bubble.text)

    def _look_at(self, seat: int) -> None:
        self._put_back()
        if seat < len(self._director.match.players):
            self._director.display.look_at(seat)

    def _inspect(self) -> None:
        if self._is_seen and self._carried is None:
            self.inspect_wanted.emit(self._focus.thing)

    def _cancel(self) -> None:
        """Cancel what was begun last; where nothing was, open the menu."""
        scene, director = self._scene, self._director
        if self._carried is not None:
            self._put_back()
            self._tell()
        elif scene.dragged is not None:
            scene.cancel_drag()
        elif director.buying.is_choosing_cards:
            director.buying.stop()
        elif director.chosen_cards():
            director.choose_no_cards()
        elif scene.model is not None and scene.model.shown != director.seat:
            director.display.look_at(director.seat)
        else:
            self._do("menu")
