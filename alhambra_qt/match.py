"""A match: one running game with the people and computers who play it.

Computers are programs of their own: they are asked, and play when they answer. Nothing waits.

Nobody sees where the last action of a turn leads before the turn has ended: what is drawn then
must not be known while the action can still be taken back. So such an action is in the record at
once, but the match *rests* and shows the table as it is before the refill, until `end_turn`. After
a computer's turn it rests for a moment, so that people see what was done before the table changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.computers.player import ComputerPlayer
from alhambra_qt.computers.programs import program_of
from alhambra_qt.players import players_of
from core.alhambra.table import Table
from core.kernel.bots import Answer
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session


@dataclass(frozen=True)
class Step:
    """Something that was done, for whoever wants to show it."""

    seat: int
    action: Action
    before: Table
    after: Table


@dataclass(frozen=True)
class Stuck:
    """A computer that is out; its seat waits for somebody else, or for another try."""

    seat: int
    reason: str
    """In short English, for whoever repairs it."""


class Match(QObject):
    """One session with signals."""

    stepped = Signal(object)
    """A `Step`: show how it happened."""
    restored = Signal()
    """Something else changed: show how it is now."""
    got_stuck = Signal(object)
    """A `Stuck`: the match waits for `change_hands` or `try_again`."""
    closed = Signal()
    """Nothing happens any more."""

    def __init__(
        self,
        session: Session[Any],
        random: Random,
        parent: QObject | None = None,
        *,
        program_of: Callable[[str], list[str]] = program_of,
    ) -> None:
        """A match that waits for `begin`; ``random`` is what chance draws from.

        ``program_of`` says which program plays a seat of a kind.
        """
        super().__init__(parent)
        self.session = session
        self.players = players_of(session.game.header, session.lines)
        self.ends_turns_itself = False
        self.pace = 0
        """Milliseconds that a computer player takes at least."""
        self._random = random
        self._resting: Table | None = None
        self._resting_seat = 0
        self._actions_of_the_turn = 0
        self._is_held = False
        self.program_of = program_of
        self._computers: dict[int, ComputerPlayer] = {}
        self._asked: Table | None = None
        self._answer: Answer | None = None
        self._stuck: Stuck | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._on_paused)

    # Asking

    @property
    def table(self) -> Table:
        """The table as it is to be shown."""
        return self.session.state if self._resting is None else self._resting

    @property
    def is_resting(self) -> bool:
        """Whether the turn is over and waits to be ended."""
        return self._resting is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.decision is None and not self.is_resting

    @property
    def decision(self) -> Any:
        """What a person is asked now; None while nobody at the screen is."""
        decision = self.session.decision
        if self.is_resting or decision is None or decision.seat == CHANCE:
            return None
        return decision if self.players[decision.seat].is_person else None

    @property
    def seat_to_play(self) -> int:
        """Whose turn it is on the table that is shown."""
        if self.is_resting:
            return self._resting_seat
        decision = self.session.decision
        if decision is None or decision.seat == CHANCE:
            return self.table.to_play
        seat: int = decision.seat
        return seat

    @property
    def stuck(self) -> Stuck | None:
        """The computer that is out, until somebody has decided what comes of it."""
        return self._stuck

    def can_undo(self) -> bool:
        """Whether the last action of the person whose turn it is can be taken back."""
        return self._actions_of_the_turn > 0

    def can_redo(self) -> bool:
        """Whether an action that was taken back can be played again."""
        return self.decision is not None and self.session.can_redo()

    # Playing

    def prepare(self) -> None:
        """Start the programs of all computers, so that they are ready when they are asked."""
        if self.session.decision is not None:
            for seat, player in enumerate(self.players):
                if not player.is_person:
                    self._computer(seat).prepare()

    def begin(self) -> None:
        """Let chance and computers play until a person is asked."""
        self.restored.emit()
        self._go_on()

    def play(self, action: Action) -> None:
        """What a person decided."""
        self._play(action)
        self._go_on()

    def end_turn(self) -> None:
        """Let happen what follows from the last action of a turn."""
        self._resting = None
        self._actions_of_the_turn = 0
        self.restored.emit()
        self._go_on()

    def undo(self) -> None:
        """Take the last action back."""
        self._forget_question()
        self._resting = None
        self._actions_of_the_turn -= 1
        self.session.undo()
        self.restored.emit()

    def redo(self) -> None:
        """Play again what was taken back."""
        before, seat = self.session.state, self.session.decision.seat
        self.session.redo()
        last = next(one for one in reversed(self.session.played) if one.action is not None)
        assert last.action is not None
        self._rest_or_count(before, last.action, seat)
        self.restored.emit()
        self._go_on()

    def change_hands(self, seat: int, kind: str, name: str) -> None:
        """Somebody else plays a seat from here on."""
        self._pause.stop()
        self._forget_question()
        if seat in self._computers:
            self._computers.pop(seat).close()
        players = list(self.players)
        players[seat] = replace(players[seat], kind=kind, name=name)
        self.players = tuple(players)
        self.note({"note": "seat", "seat": seat, "kind": kind, "name": name})
        self.restored.emit()
        self._go_on()

    def note(self, line: Line) -> None:
        """Write something down that does not change the game."""
        self.session.note(line)

    def try_again(self) -> None:
        """Start the program that is out once more."""
        self._stuck = None
        self._go_on()

    def hurry(self) -> None:
        """Let a computer that has decided play at once."""
        if self._pause.isActive():
            self._pause.start(0)

    def hold(self) -> None:
        """Let computers wait: somebody looks at something."""
        self._is_held = True
        self._pause.stop()

    def release(self) -> None:
        """Let computers go on."""
        self._is_held = False
        self._go_on()

    def close(self) -> None:
        """Nothing happens any more; the record is complete up to here."""
        self._pause.stop()
        self._asked = self._answer = None
        for computer in self._computers.values():
            computer.close()
        self._computers.clear()
        self.session.close()
        self.closed.emit()

    def _play(self, action: Action) -> None:
        before, seat = self.session.state, self.session.decision.seat
        self.session.play(action)
        self._rest_or_count(before, action, seat)
        self.stepped.emit(Step(seat, action, before, self.table))

    def _rest_or_count(self, before: Table, action: Action, seat: int) -> None:
        """Rest where a person's turn is over; count what can be taken back until then."""
        if seat == CHANCE:
            self._actions_of_the_turn = 0
            return
        after, now = self.session.state, self.session.decision
        is_over = now is None or now.seat != seat or after.to_play != before.to_play
        if not self.players[seat].is_person:
            self._actions_of_the_turn = 0
            rests = is_over and self.pace > 0
        else:
            ends = self.ends_turns_itself or before.seats[seat].to_place
            self._actions_of_the_turn = 0 if is_over and ends else self._actions_of_the_turn + 1
            rests = is_over and not ends
        if rests:
            self._resting = self.session.game.rules.answer(before, action)
            self._resting_seat = seat

    def _go_on(self) -> None:
        while (decision := self.session.decision) is not None and not self.is_resting:
            if decision.seat == CHANCE:
                self._play(self.session.game.rules.draw(self.session.state, self._random))
            elif self.players[decision.seat].is_person:
                break
            else:
                self._let_computer_play()
                break
        if self.is_resting and not self.players[self._resting_seat].is_person:
            self._let_computer_play()
        if self.is_over:
            self.restored.emit()
            for computer in self._computers.values():
                computer.end(self.session.lines[-1])

    # Computers

    def _computer(self, seat: int) -> ComputerPlayer:
        computer = self._computers.get(seat)
        if computer is None:
            computer = self.new_computer(seat)
            computer.decided.connect(self._on_decided)
            computer.failed.connect(partial(self._on_failed, seat))
            self._computers[seat] = computer
        return computer

    def new_computer(self, seat: int) -> ComputerPlayer:
        """Whoever plays a seat that no person plays."""
        program = self.program_of(self.players[seat].kind)
        return ComputerPlayer(self.session.game, seat, program, self)

    def change_computers(self) -> None:
        """Let every computer's seat be played by a new one from here on."""
        self._forget_question()
        for computer in self._computers.values():
            computer.close()
        self._computers.clear()
        self.prepare()
        self._go_on()

    def _let_computer_play(self) -> None:
        """Ask the computer that is next, also while what the one before did is still looked at."""
        if self._is_held:
            return
        self._pause.start(self.pace)
        decision, state = self.session.decision, self.session.state
        if decision is None or decision.seat == CHANCE or self.players[decision.seat].is_person:
            return
        if self._stuck is None and self._asked is not state:
            self._asked, self._answer = state, None
            self._computer(decision.seat).ask(self.session.played, state)

    def _forget_question(self) -> None:
        """Whatever a computer was asked, the answer is no longer wanted."""
        self._stuck = self._asked = self._answer = None
        for computer in self._computers.values():
            computer.forget()

    def _on_paused(self) -> None:
        if self.is_resting:
            self.end_turn()
        elif self._answer is not None:
            action = self._answer.action
            self._asked = self._answer = None
            self._play(action)
            self._go_on()

    def _on_decided(self, answer: Answer) -> None:
        self._answer = answer
        if not self._pause.isActive() and not self._is_held:
            self._on_paused()

    def _on_failed(self, seat: int, reason: str) -> None:
        self._asked = None
        self._stuck = Stuck(seat, reason)
        self.got_stuck.emit(self._stuck)
