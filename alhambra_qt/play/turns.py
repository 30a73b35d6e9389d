"""Where the turn of a person is, as the record tells it.

A turn rests when its last action is done, until the person ends it; that it was ended is a note. An
opened record shows the turn as it was: resting or not, with as much to take back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from alhambra_qt.play.players import Player
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE, Action, RuleBook, State
from core.kernel.session import Session

TURN_ENDED: Line = {"note": "turn-ended"}


class Rest(NamedTuple):
    """A turn that is over but hasn't been ended yet, and the state before anything comes of it."""

    seat: int
    state: Any


def is_over_after(rules: RuleBook[Any], before: State, after: State, seat: int) -> bool:
    """Whether the seat that led from one state to the other has nothing left to decide.

    If chance draws something in the middle of a turn, the seat goes on after that. What a seat says
    between two turns is over with each answer: something new may lie there since then.
    """
    if rules.silent_answer(before) is not None:
        return True
    now = rules.decision(after)
    if now is not None and now.seat == CHANCE and after.to_play == before.to_play:
        return all(getattr(entry, "seat", CHANCE) != seat for entry in after.agenda)
    return now is None or now.seat != seat or after.to_play != before.to_play


def reveals(rules: RuleBook[Any], before: State, after: State) -> bool:
    """Whether the last of those decided who do so at the same time: all see what was chosen now."""
    if type(rules.decision(before)) not in rules.simultaneous:
        return False
    return all(type(entry) not in rules.simultaneous for entry in after.agenda)


def rest_after(rules: RuleBook[Any], before: State, action: Action, seat: int) -> Rest:
    """The rest of a turn that is over with this action."""
    return Rest(seat, rules.answer(before, action))


def rest_in(session: Session[Any], players: Sequence[Player]) -> Rest | None:
    """The turn of a person that is over and was not ended; None if there is none."""
    if session.result is not None:
        return None
    rules = session.game.rules
    handed_over = set()
    for before, played in session.backwards():
        if played.action is None:
            note = played.lines[0]
            if note == TURN_ENDED:
                return None
            if note.get("note") == "seat":
                handed_over.add(note["seat"])
            continue
        if not played.lines:  # it goes without saying
            return None
        seat = rules.decision(before).seat
        is_persons = seat != CHANCE and players[seat].is_person and seat not in handed_over
        if reveals(rules, before, played.state):
            return None
        if is_persons and is_over_after(rules, before, played.state, seat):
            return rest_after(rules, before, played.action, seat)
        return None
    return None


def steps_to_take_back(session: Session[Any], seat: int) -> int:
    """How many steps the person on this seat has made in this turn.

    Nobody takes back what another seat did, what chance did, or what was done before a turn was
    ended or the seat changed hands.
    """
    if session.result is not None:
        return 0
    rules = session.game.rules
    steps = 0
    has_acted = False
    for before, played in session.backwards():
        if played.action is None:
            note = played.lines[0]
            if note == TURN_ENDED or (note.get("note") == "seat" and note["seat"] == seat):
                break
        elif (
            rules.decision(before).seat != seat
            or (has_acted and is_over_after(rules, before, played.state, seat))
            or reveals(rules, before, played.state)
        ):
            break
        else:
            has_acted = True
        steps += played.begins_a_step
    return steps
