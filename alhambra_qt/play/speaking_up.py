"""Speaking up: what seats may say between two turns, and nobody has to.

Who is asked by name may have given away what they hold. So several people at one screen are called
together before a turn begins: all who could have something to say, as far as everybody can see. One
of them speaks up, or nobody does. Nobody who looks on can tell whether the rules have something to
ask them.

Who spoke up, and who was heard, are notes: so a game that is left between two turns goes on there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from alhambra_qt.play.players import Player
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE
from core.kernel.session import Played, Session

SILENCE = "silence"
"""The kind of note that says whether a seat wants to be asked."""
SPEAKING = "speaking"
"""… that says who speaks up, and how many have been heard since the last action."""


def silenced_in(lines: Iterable[Line]) -> frozenset[int]:
    """The seats that don't want to be asked any more, as a record tells it."""
    silent: dict[int, bool] = {}
    for line in lines:
        if line.get("note") == SILENCE and isinstance(seat := line.get("seat"), int):
            silent[seat] = line.get("silent") is True
    return frozenset(seat for seat, is_silent in silent.items() if is_silent)


class SpeakingUp:
    """Who may speak up now, who does, and who doesn't want to be asked."""

    def __init__(self, session: Session[Any]) -> None:
        """As the record of this session tells it."""
        self.silent = silenced_in(session.lines)
        self.seat: int | None = None
        """Who speaks up."""
        self.may: Callable[[Any], Iterable[int]] = lambda _state: ()
        """The seats that may have something to say in this state, as far as everybody can see."""
        self._heard = (-1, 0)
        """Since which action, and how many seats after the one to play, have been heard."""
        self._recall(session)

    def _recall(self, session: Session[Any]) -> None:
        """What the notes say; one that can't be meant is passed over."""
        seats = range(len(session.game.header["seats"]))
        last = -1
        for at, (before, played) in enumerate(reversed([*session.backwards()])):
            note = played.lines[0] if played.action is None else {}
            if _is_by_a_seat(session, before, played):
                last, self.seat = at, None
            elif note.get("note") == "seat":  # it has changed hands
                self.seat = None
            elif note.get("note") == SPEAKING and isinstance(heard := note.get("heard"), int):
                self._heard = (last, heard)
                self.seat = seat if (seat := note.get("seat")) in seats else None

    @property
    def so_far(self) -> tuple[object, ...]:
        """All that changes who may speak up in a state."""
        return self.seat, self.silent, self.may, self._heard

    def callers(self, session: Session[Any], players: Sequence[Player]) -> tuple[int, ...]:
        """The persons who may speak up now, in their order; none if there is one person alone."""
        if self.seat is not None or not _are_several(players):
            return ()
        state = session.state
        may = set(self.may(state))
        if not may:
            return ()
        action = _last_action(session)
        if action < 0:
            return ()
        since, heard = self._heard
        first = heard + 1 if since == action else 1
        order = [(state.to_play + step) % len(players) for step in range(first, len(players))]
        return tuple(
            seat
            for seat in order
            if seat in may and players[seat].is_person and seat not in self.silent
        )

    def speak_up(self, seat: int) -> Line:
        """Somebody wants to say something; the note that tells it."""
        self.seat = seat
        return self._note()

    def pass_on(self, session: Session[Any]) -> Line:
        """Who spoke up has done so; if it was nobody, all have been heard. The note of that."""
        seats = len(session.state.seats)
        heard = seats if self.seat is None else (self.seat - session.state.to_play) % seats
        self._heard = (_last_action(session), heard)
        self.seat = None
        return self._note()

    def _note(self) -> Line:
        return {"note": SPEAKING, "seat": self.seat, "heard": self._heard[1]}

    def is_waited_for(self, state: Any) -> bool:
        """Whether somebody speaks up and the rules have nothing to ask them."""
        if self.seat is None:
            return False
        seats = len(state.seats)
        asked: int = state.rules.decision(state).seat
        distance: int = (asked - state.to_play) % seats
        return not 0 < distance <= (self.seat - int(state.to_play)) % seats

    def says_nothing(self, seat: int, session: Session[Any], players: Sequence[Player]) -> bool:
        """Whether a person who could be asked says nothing: silenced, called in vain, or heard."""
        is_called = _are_several(players) and seat in set(self.may(session.state))
        is_done = is_called or self._is_heard(seat, session)
        return seat in self.silent or (is_done and seat != self.seat)

    def _is_heard(self, seat: int, session: Session[Any]) -> bool:
        since, heard = self._heard
        if not heard or since != _last_action(session):  # in most games nobody speaks up
            return False
        distance: int = (seat - session.state.to_play) % len(session.state.seats)
        return 0 < distance <= heard

    def silence(self, seat: int, *, is_silent: bool) -> Line:
        """Don't ask a seat any more, or ask it again; the note that tells it."""
        self.silent = self.silent | {seat} if is_silent else self.silent - {seat}
        return {"note": SILENCE, "seat": seat, "silent": is_silent}


def _are_several(players: Sequence[Player]) -> bool:
    return sum(player.is_person for player in players) > 1


def _last_action(session: Session[Any]) -> int:
    """Where the last thing is that a seat did, if it was not in the turn that begins now."""
    rules, state = session.game.rules, session.state
    at = len(session.played)
    for before, played in session.backwards():
        at -= 1
        if not _is_by_a_seat(session, before, played):
            continue
        decision = rules.decision(before)
        is_between = decision.seat != state.to_play and type(decision) not in rules.simultaneous
        return at if is_between else -1
    return -1


def _is_by_a_seat(session: Session[Any], before: Any, played: Played[Any]) -> bool:
    """Whether it is what a seat did, and didn't just leave unsaid."""
    if played.action is None or not played.lines:
        return False
    return bool(session.game.rules.decision(before).seat != CHANCE)
