"""Who plays a first game."""

from __future__ import annotations

from alhambra_qt.play.game_setup import LEVELS, PERSON, GameSetup
from alhambra_qt.play.seat_names import in_this_language
from alhambra_qt.words.names import computer_name, person_name
from core.kernel.lines import Line

LEARNER = 0
"""The seat of the learner, who begins."""
PARTNERS = (1, 2)


def seats_to_learn(last: GameSetup | None) -> list[Line]:
    """The person who played last, or somebody new, and two computers."""
    seats = () if last is None else in_this_language(last).seats
    names = [seat.name for seat in seats if seat.kind == PERSON]
    learner = {"name": names[0] if names else person_name(0), "kind": PERSON, "colour": 0}
    free = [name for name in map(computer_name, range(3)) if name != learner["name"]]
    partners = [
        {"name": name, "kind": LEVELS[0], "colour": colour}
        for colour, name in zip(PARTNERS, free, strict=False)
    ]
    return [learner, *partners]
