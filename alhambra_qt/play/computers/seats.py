"""The computers at a table: each plays a seat, one is asked at a time, and nothing waits.

A computer is asked while what was done before is still being looked at. It plays when it has
decided and that pause is over; `ComputerSeats` says when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from alhambra_qt.play.computers.player import ComputerPlayer
from core.kernel.bots import Answer
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.kernel.session import Played


@dataclass(frozen=True)
class Stuck:
    """A computer that is out; its seat waits for somebody else, or for another try."""

    seat: int
    reason: str
    """In short English, for somebody who repairs it."""


class ComputerSeats(QObject):
    """Starts the players of computers' seats, asks them, and keeps the pace."""

    due = Signal()
    """The pause is over, or somebody has decided after it: what comes next may happen."""
    got_stuck = Signal(object)
    """A `Stuck`."""

    def __init__(self, new_player: Callable[[int], ComputerPlayer], parent: QObject) -> None:
        """``new_player`` makes the computer that plays a seat."""
        super().__init__(parent)
        self.pace = 0
        """Milliseconds that a computer takes at least."""
        self.stuck: Stuck | None = None
        """The computer that is out, until somebody has decided what comes of it."""
        self.answer: Answer | None = None
        """What the computer that was asked has decided."""
        self.players: dict[int, ComputerPlayer] = {}
        """Those that were started, by seat."""
        self.is_paused = False
        """Whether somebody who only watches wants a rest."""
        self._new_player = new_player
        self._asked: Any = None
        self._is_held = False
        self._seen = QDeadlineTimer(0)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.due)

    def prepare(self, seat: int) -> None:
        """Start the program of a seat, so that it is ready when it is asked."""
        self._player(seat).prepare()

    def _player(self, seat: int) -> ComputerPlayer:
        player = self.players.get(seat)
        if player is None:
            player = self.players[seat] = self._new_player(seat)
            player.decided.connect(self._on_decided)
            player.failed.connect(partial(self._on_failed, seat))
        return player

    def ask(self, seat: int, course: Sequence[Played[Any]], state: Any) -> None:
        """Ask who plays a seat what they do in this state; being asked once is enough."""
        if self.stuck is None and self._asked is not state and not self._is_held:
            self._asked, self.answer = state, None
            self._player(seat).ask(course, state)

    def take_answer(self) -> Action | None:
        """What was decided, once: another question may follow."""
        answer, self.answer = self.answer, None
        if answer is None:
            return None
        self._asked = None
        return answer.action

    def forget(self) -> None:
        """Whatever somebody was asked, the answer is no longer wanted."""
        self.stuck = self._asked = self.answer = None
        for player in self.players.values():
            player.forget()

    def leave(self, seat: int) -> None:
        """Somebody else plays this seat."""
        self._pause.stop()
        self.forget()
        if self.is_paused:  # whoever it is wants to play
            self.is_paused = self._is_held = False
        if seat in self.players:
            self.players.pop(seat).close()

    def end(self, result: Line) -> None:
        """Tell everyone how the game has ended."""
        for player in self.players.values():
            player.end(result)

    def close(self) -> None:
        """Everyone leaves."""
        self._pause.stop()
        self._asked = self.answer = None
        for player in self.players.values():
            player.close()
        self.players.clear()

    # The pace

    @property
    def is_pausing(self) -> bool:
        """Whether what was done last is still being looked at."""
        return self._pause.isActive()

    def pause(self) -> None:
        """Let what was done last be looked at, before anything else happens."""
        if not self._is_held:
            self._pause.start(max(self.pace, self._seen.remainingTime()))

    def linger(self, milliseconds: int) -> None:
        """Let the next pause last until something was seen that takes this long."""
        self._seen = QDeadlineTimer(milliseconds)

    def hurry(self) -> None:
        """End the pause at once."""
        if self._pause.isActive():
            self._pause.start(0)

    def hold(self) -> None:
        """Let nothing happen until `release`: somebody looks at something."""
        self._is_held = True
        self._pause.stop()

    def release(self) -> None:
        """Let things happen again, unless somebody wants a rest."""
        self._is_held = self.is_paused

    def _on_decided(self, answer: Answer) -> None:
        self.answer = answer
        if not self.is_pausing and not self._is_held:
            self.due.emit()

    def _on_failed(self, seat: int, reason: str) -> None:
        self._asked = None
        self.stuck = Stuck(seat, reason)
        self.got_stuck.emit(self.stuck)
