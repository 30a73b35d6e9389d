"""Who is asked now: the person to play, or those who may speak up before the next turn begins."""

from __future__ import annotations

import operator
from typing import Any, NamedTuple

from alhambra_qt.play.resting import RestingSession
from alhambra_qt.play.showing import seat_shown
from alhambra_qt.play.speaking_up import SpeakingUp
from core.kernel.rulebook import CHANCE


class Asked(NamedTuple):
    """What follows from all that happened."""

    since: tuple[object, ...]
    """The very things that it follows from."""
    callers: tuple[int, ...]
    """The persons who may speak up before the next turn begins, in their order."""
    decision: Any
    """What a person is asked; None while nobody at the screen is."""
    seat: int
    """Whose turn it is in the state that is shown, or who speaks up before it begins."""


class Asking:
    """What is asked for dozens of times whenever the table is shown, found out once."""

    def __init__(self, table: RestingSession, speaking_up: SpeakingUp) -> None:
        """Of what was played there, and of who speaks up."""
        self._table = table
        self._speaking_up = speaking_up
        self._asked: Asked | None = None

    def now(self) -> Asked:
        """As it is now."""
        table, asked = self._table, self._asked
        played = table.session.played
        last = played[-1] if played else None
        since = (last, table.players, table.rest, *self._speaking_up.so_far)
        if asked is None or not all(map(operator.is_, asked.since, since)):
            callers = self._callers()
            decision = self._decision(callers)
            asked = self._asked = Asked(since, callers, decision, self._seat(decision))
        return asked

    def _callers(self) -> tuple[int, ...]:
        if self._table.rest is not None or self._table.session.decision is None:
            return ()
        return self._speaking_up.callers(self._table.session, self._table.players)

    def _decision(self, callers: tuple[int, ...]) -> Any:
        decision = self._table.session.decision
        if self._table.rest is not None or decision is None or decision.seat == CHANCE:
            return None
        if self._speaking_up.seat not in (None, decision.seat) or callers:
            return None
        if self.says_nothing(decision):
            return None
        return decision if self._table.players[decision.seat].is_person else None

    def _seat(self, decision: Any) -> int:
        if self._table.rest is not None:
            return self._table.rest.seat
        if self._speaking_up.seat is not None:
            return self._speaking_up.seat
        if decision is None:
            return seat_shown(self._table.session.game.rules, self._table.state)
        seat: int = decision.seat
        return seat

    def says_nothing(self, decision: Any) -> bool:
        """Whether a person who could leave it unanswered doesn't want to be asked."""
        session, players = self._table.session, self._table.players
        if not players[decision.seat].is_person:
            return False
        if session.game.rules.silent_answer(session.state) is None:
            return False
        return self._speaking_up.says_nothing(decision.seat, session, players)

    def is_waiting(self) -> bool:
        """Whether everybody waits for those who may speak up, or for one who does."""
        return bool(self.now().callers) or self._speaking_up.is_waited_for(
            self._table.session.state
        )

    def can_pass_on(self) -> bool:
        """Whether a person is asked between two turns, and may say nothing."""
        asked = self.now()
        if self._table.rest is not None or asked.callers:
            return False
        if self._speaking_up.seat is not None:
            return True
        session = self._table.session
        return (
            asked.decision is not None
            and session.game.rules.silent_answer(session.state) is not None
        )
