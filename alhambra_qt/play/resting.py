"""A session at a screen: who plays it, and a turn that rests before anything comes of it.

Nobody sees where the last action of a turn leads before the turn has ended: what is drawn then
must not be known while the action can still be taken back. So such an action is in the record at
once, but the turn *rests*, and the state before anything comes of it is shown until it is ended.
After a computer's turn it rests for a moment, so that people see what was done before the table
changes.

Whether a person's turn rests follows from the record alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from alhambra_qt.play.one_go import in_one_go
from alhambra_qt.play.players import players_of
from alhambra_qt.play.showing import Step
from alhambra_qt.play.turns import TURN_ENDED, Rest, is_over_after, rest_after, rest_in
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Playable, Session


class RestingSession:
    """What was played, by whom, and how much of it is shown."""

    def __init__(self, session: Session[Any]) -> None:
        """As the record tells it."""
        self.session = session
        self.players = players_of(session.game.header, session.lines)
        """Who sits where, after all that has changed hands."""
        self.rest: Rest | None = rest_in(session, self.players)

    @property
    def state(self) -> Any:
        """The state to be shown: that of the session, or the one before the refill."""
        return self.session.state if self.rest is None else self.rest.state

    @property
    def is_computer_resting(self) -> bool:
        """Whether it is a computer's turn that is still looked at."""
        return self.rest is not None and not self.players[self.rest.seat].is_person

    def rest_if_over(self) -> None:
        """Let a turn rest that a person has played to its end."""
        self.rest = rest_in(self.session, self.players)

    def play_for_person(self, seat: int, steps: Iterable[Playable], *, ends: bool) -> list[Step]:
        """Write down what a person does in one go; with the end of the turn, if it ends there.

        The result is what is to be seen; nothing if it was no action.
        """
        before = self.state
        go = in_one_go(self.session, seat, steps)
        is_over = self.rest is not None if go.is_over is None else go.is_over
        ending = (TURN_ENDED,) if is_over and ends else ()
        self.session.play(*go.taken, *ending, with_result=ends)
        self.rest_if_over()
        if go.done:
            return [*go.done[:-1], replace(go.done[-1], after=self.state)]
        return [Step(CHANCE, None, before, self.state)] if ending else []

    def play_for_others(self, action: Action, *, rests: bool) -> Step | None:
        """What chance or a computer does; what comes of that is seen after it, if it ``rests``.

        None if it goes without saying.
        """
        rules, before = self.session.game.rules, self.session.state
        seat = self.session.decision.seat
        self.session.play(action)
        if not self.session.played[-1].lines:
            return None
        after = self.session.state
        is_over = is_over_after(rules, before, after, seat)
        is_drawn_next = not is_over and rules.decision(after).seat == CHANCE
        if seat != CHANCE and rests and (is_over or is_drawn_next):
            self.rest = rest_after(rules, before, action, seat)
        return Step(seat, action, before, self.state)

    def end_rest(self) -> Step:
        """What comes of the turn that was looked at."""
        before, self.rest = self.state, None
        return Step(CHANCE, None, before, self.state)

    def change_hands(self, seat: int, kind: str, name: str) -> None:
        """Somebody else plays a seat from here on; a turn that rests there has ended."""
        note = {"note": "seat", "seat": seat, "kind": kind, "name": name}
        if self.rest is not None and self.rest.seat == seat:
            self.session.play(TURN_ENDED, note)
        else:
            self.session.note(note)
        players = list(self.players)
        players[seat] = replace(players[seat], kind=kind, name=name)
        self.players = tuple(players)
        if not self.is_computer_resting:
            self.rest_if_over()
