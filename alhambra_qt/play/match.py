"""A match: one running game with the people and computers who play it.

Computers are programs of their own: they are asked, and play when they answer. Nothing waits.

How much of a turn can be taken back follows from the record alone: a match that goes on from a
record is where the one was that wrote it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.asking import Asking
from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.play.computers.seats import ComputerSeats, Stuck
from alhambra_qt.play.players import Player
from alhambra_qt.play.resting import RestingSession
from alhambra_qt.play.showing import Showing
from alhambra_qt.play.speaking_up import SpeakingUp
from alhambra_qt.play.turns import steps_to_take_back
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Playable, Played, Session


class Match(Showing):
    """One session with signals."""

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
        draw: Callable[[Any], Action] | None = None,
    ) -> None:
        """A match that starts with `begin`; ``random`` is what chance draws from.

        ``program_of`` says which program plays a seat of a kind, ``draw`` what chance does in a
        state if that is settled already.
        """
        super().__init__(session.game, parent)
        self.session = session
        self.ends_turns_itself = False
        self._draw = draw or partial(session.game.rules.draw, random=random)
        self.program_of = program_of
        self.speaking_up = SpeakingUp(session)
        self._table = RestingSession(session)
        self._asking = Asking(self._table, self.speaking_up)
        self.computers = ComputerSeats(self.new_computer, self)
        self.computers.due.connect(self._on_due)
        self.computers.got_stuck.connect(self.got_stuck)

    # Asking

    @property
    def state(self) -> Any:
        """The state to be shown: that of the session, or the one before the refill."""
        return self._table.state

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, after all that has changed hands."""
        return self._table.players

    @property
    def played(self) -> Sequence[Played[Any]]:
        """All that was played; the last action of a turn that rests, too."""
        return self.session.played

    @property
    def is_resting(self) -> bool:
        """Whether the turn is over but hasn't been ended yet."""
        return self._table.rest is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.decision is None and not self.is_resting

    @property
    def decision(self) -> Any:
        """What a person is asked now; None while nobody at the screen is."""
        return self._asking.now().decision

    @property
    def seat_to_play(self) -> int:
        """Whose turn it is in the state that is shown, or who speaks up before it begins."""
        return self._asking.now().seat

    @property
    def callers(self) -> tuple[int, ...]:
        """The persons who may speak up before the next turn begins, in their order.

        While there are any, everybody waits. If there is one person alone, they are just asked.
        """
        return self._asking.now().callers

    @property
    def stuck(self) -> Stuck | None:
        """The computer that is out, until somebody has decided what comes of it."""
        return self.computers.stuck

    @property
    def pace(self) -> int:
        """Milliseconds that a computer takes at least."""
        return self.computers.pace

    @pace.setter
    def pace(self, pace: int) -> None:
        self.computers.pace = pace

    def steps_to_take_back(self) -> int:
        """How much the person whose turn it is can take back: actions, and moves of the pencil."""
        seat = self.seat_to_play
        if self.is_over or not self.players[seat].is_person:
            return 0
        return steps_to_take_back(self.session, seat)

    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.steps_to_take_back() > 0

    def can_redo(self) -> bool:
        """Whether something that was taken back can be played again."""
        return self.decision is not None and self.session.can_redo()

    # Playing

    def prepare(self) -> None:
        """Start the programs of all computers, so that they are ready when they are asked."""
        if self.session.decision is not None:
            for seat, player in enumerate(self.players):
                if not player.is_person:
                    self.computers.prepare(seat)

    def begin(self) -> None:
        """Let chance and computers play until a person is asked."""
        if self.is_over:
            self.session.finish()
        self.restored.emit()
        self._go_on()

    def play(self, *steps: Playable) -> None:
        """What a person decided in one go: an action, a pencil mark, or both."""
        self._play_for_person(*steps, ends=self.ends_turns_itself)
        self._go_on()

    def end_turn(self, *actions: Action) -> None:
        """Let the last actions of a turn happen, and what follows from them.

        If they leave something to decide, the turn goes on.
        """
        if self._table.is_computer_resting:
            self.stepped.emit(self._table.end_rest())
        else:
            self._play_for_person(*actions, ends=True)
        self._go_on()

    @property
    def can_pass_on(self) -> bool:
        """Whether a person is asked between two turns, and may say nothing."""
        return self._asking.can_pass_on()

    def speak_up(self, seat: int) -> None:
        """One of the callers wants to say something before the next turn begins."""
        self.note(self.speaking_up.speak_up(seat))
        self._go_on()
        self.restored.emit()

    def pass_on(self) -> None:
        """Who spoke up, or is asked, says nothing; if it's nobody, none of the callers does."""
        decision = self.decision
        if decision is not None:
            self._stay_silent()
        self.note(self.speaking_up.pass_on(self.session))
        self._go_on()
        self.restored.emit()

    def _stay_silent(self) -> None:
        """Play what goes without saying: nothing of it is shown."""
        silence = self.game.rules.silent_answer(self.session.state)
        assert silence is not None
        self.session.play(silence)

    def silence(self, seat: int, *, is_silent: bool) -> None:
        """Don't ask a seat any more what it may leave unanswered; or ask it again."""
        self.note(self.speaking_up.silence(seat, is_silent=is_silent))
        self.restored.emit()

    def undo(self) -> None:
        """Take the last step back."""
        self.computers.forget()
        self.session.undo()
        self._table.rest_if_over()
        self.restored.emit()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.session.redo(with_result=False)
        self._table.rest_if_over()
        if self.is_resting and self.ends_turns_itself:
            self.end_turn()
            return
        self.restored.emit()
        self._go_on()

    def change_hands(self, seat: int, kind: str, name: str) -> None:
        """Somebody else plays a seat from here on; a turn that rests there has ended."""
        self.computers.leave(seat)
        self._table.change_hands(seat, kind, name)
        self.speaking_up.seat = None
        self.restored.emit()
        self._go_on()

    def note(self, line: Line) -> None:
        """Write something down that does not change the game."""
        self.session.note(line)

    def try_again(self) -> None:
        """Start the program that is out once more."""
        self.computers.stuck = None
        self._go_on()

    def linger(self, milliseconds: int) -> None:
        """Let a computer wait until something was seen that takes this long."""
        self.computers.linger(milliseconds)

    def hurry(self) -> None:
        """Let a computer that has decided play at once."""
        self.computers.hurry()

    def hold(self) -> None:
        """Let computers wait: somebody looks at something."""
        self.computers.hold()

    def release(self) -> None:
        """Let computers go on."""
        self.computers.release()
        self._go_on()

    def close(self) -> None:
        """Nothing happens any more; the record is complete up to here."""
        self.computers.close()
        self.session.close()
        self.closed.emit()

    def _play_for_person(self, *steps: Playable, ends: bool) -> None:
        seen = self._table.play_for_person(self.seat_to_play, steps, ends=ends)
        self.speaking_up.seat = None
        for one in seen:
            self.stepped.emit(one)
        if not seen:
            self.restored.emit()

    def _play_for_others(self, action: Action) -> None:
        seen = self._table.play_for_others(action, rests=self.pace > 0)
        if seen is None:
            self.restored.emit()
            return
        if seen.seat != CHANCE:
            self.speaking_up.seat = None
        self.stepped.emit(seen)

    def _go_on(self) -> None:
        while (decision := self.session.decision) is not None and not self.is_resting:
            if decision.seat == CHANCE:
                self._play_for_others(self._draw(self.session.state))
            elif self._asking.is_waiting():
                break
            elif self._asking.says_nothing(decision):
                self._stay_silent()
                self.restored.emit()
            elif self.players[decision.seat].is_person:
                break
            else:
                self._let_computer_play()
                break
        if self._table.is_computer_resting:
            self._let_computer_play()
        if self.is_over:
            self.restored.emit()
            self.computers.end(self.session.played[-1].lines[-1])

    # Computers

    def new_computer(self, seat: int) -> ComputerPlayer:
        """The computer that plays a seat."""
        program = self.program_of(self.players[seat].kind)
        return ComputerPlayer(self.game, seat, program, self)

    def change_computers(self) -> None:
        """Let every computer's seat be played by a new one from here on."""
        self.computers.forget()
        self.computers.close()
        self.prepare()
        self._go_on()

    def _let_computer_play(self) -> None:
        """Ask the computer that is next, also while what the one before did is still looked at."""
        self.computers.pause()
        if not self.is_resting and self.game.rules.silent_answer(self.session.state) is not None:
            self.computers.hurry()  # a pause would tell that it is asked
        decision = self.session.decision
        if decision is None or decision.seat == CHANCE or self.players[decision.seat].is_person:
            return
        self.computers.ask(decision.seat, self.session.played, self.session.state)

    def _on_due(self) -> None:
        """End the turn that was looked at, or let the computer play that has decided."""
        if self._table.is_computer_resting:
            self.end_turn()
        elif self._asking.is_waiting():
            return  # until they have spoken
        elif (action := self.computers.take_answer()) is not None:
            self._play_for_others(action)
            self._go_on()
