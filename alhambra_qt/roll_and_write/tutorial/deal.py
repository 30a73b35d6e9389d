"""The prepared dice of the first game: what the lessons need comes when they need it.

What is prepared depends on the round and on who rolls, never on what was done before. So a first
game that is left goes on with the same dice, and the rules accept it like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from alhambra_qt.play.new_games import NewGame, signed
from alhambra_qt.teaching.progress import note_of
from alhambra_qt.teaching.seats import LEARNER
from core.catalogue import game_of
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session
from core.roll_and_write.dice import COLOURS, PAIR
from core.roll_and_write.game import header_of
from core.roll_and_write.passing_on import RollAllFour, Rolled, RollPair
from core.roll_and_write.table import Table

Pair = tuple[int, int]
"""A yellow and a blue die."""

NEIGHBOUR = 2
"""The seat that passes dice on to the learner."""

FIRST = (2, 3)
"""The building to cross off first: the third one of its row."""
TURNED = (COLOURS[0], 3, 2)
"""The die to be turned in the second round, and where it leads."""
FOURTH = (2, 5)
"""The building that it leads to: the fourth one of its row."""

_CROSSED: tuple[tuple[Pair, ...], ...] = (
    ((5, 6), (2, 6), (2, 4)),  # in the first turn, the other two dice meet at none that is free
    ((1, 2), (4, 5), (6, 1)),
    ((3, 1), (4, 2), (1, 6)),
)
"""What each seat crosses off before the game."""
_OWN: dict[int, Pair] = {1: (2, 3), 2: (3, 5), 3: (2, 6), 4: (1, 2)}
"""The dice that the learner has kept, by the round in which they are used."""
PASSED: dict[int, Pair] = {1: (5, 6), 2: (6, 6), 3: (5, 4), 4: (4, 5)}
"""The dice that come to the learner with them."""
_OTHER: dict[int, Pair] = {1: (4, 1), 2: (1, 5), 3: (3, 2), 4: (5, 3)}
"""What the seat to the left of the learner rolls."""
_TO_CHOOSE_FROM: Pair = (4, 3)
"""What the learner rolls besides when all four dice are rolled."""

_SEED = 15
"""Of what nobody has prepared; any number would do."""


def first_game(seats: Sequence[Line]) -> NewGame:
    """The first game of these three seats, rolled and ready to begin."""
    random = Random(_SEED)  # noqa: S311 (dice, not secrets)
    session: Session[Any] = Session(game_of(header_of(seats, **signed())))
    for numbers in zip(*_CROSSED, strict=True):
        for seat, pair in enumerate(numbers):
            session.play(_rolled(seat, pair))
    for seat, pair in ((0, _OWN[1]), (1, _OTHER[1]), (2, PASSED[2]), (0, PASSED[1])):
        session.play(_rolled(seat, pair))
    assert session.decision.seat != CHANCE
    session.note(note_of())
    return NewGame(session, random)


def _rolled(seat: int, *pairs: Pair) -> Rolled:
    yellow, blue = zip(*pairs, strict=True)
    return Rolled(seat, yellow, blue)


def prepared(table: Table) -> Action | None:
    """What chance does in the rounds in which something is taught; None if anything will do."""
    decision = table.agenda[-1]
    if not isinstance(decision, RollPair | RollAllFour):
        return None
    rolls = {
        LEARNER: {at - 1: pair for at, pair in _OWN.items()},
        1: _OTHER,
        NEIGHBOUR: {at - 2: pair for at, pair in PASSED.items()},
    }
    now = table.score_sheet.round
    pair = rolls.get(decision.roller, {}).get(now)
    if pair is None:
        return None
    if isinstance(decision, RollPair):
        return _rolled(decision.roller, pair)
    besides = PASSED[now + 1] if decision.roller == NEIGHBOUR else _TO_CHOOSE_FROM
    return _rolled(decision.roller, pair, besides)


def dice_to_pass_on(table: Table) -> int:
    """What the learner's neighbour should pass on now, as a sum of dice; 0 for anything."""
    pair = PASSED.get(table.score_sheet.round + 1)
    return 0 if pair is None else PAIR[pair]
