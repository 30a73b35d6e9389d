"""Whole games to take apart: everything that happened in a random game, as lines of a record."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from io import BytesIO
from random import Random
from typing import Any, NamedTuple

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line, text_of
from core.kernel.record import new_header, replay, unnamed_seats
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session


class Lines(NamedTuple):
    """A record: the header, and all that happened."""

    header: Line
    events: list[Line]

    def first(self, verb: str, word: object) -> int:
        """Where such a line stands for the first time."""
        return next(at for at, line in enumerate(self.events) if line.get(verb) == word)


@cache
def _played(seats: int, modules: tuple[str, ...], seed: int) -> Lines:
    header = new_header("alhambra", modules, unnamed_seats(seats), youngest=0)
    session: Session[Any] = Session(game_of(header))
    random = Random(seed)
    rules = session.game.rules
    while session.decision is not None:
        if session.decision.seat == CHANCE:
            session.play(rules.draw(session.state, random))
        else:
            session.play(rules.any_legal_action(session.state, random))
    return Lines(header, session.lines)


def finished_game(seats: int = 3, modules: tuple[str, ...] = (), seed: int = 1) -> Lines:
    """A whole random game, to be changed at will."""
    return deepcopy(_played(seats, modules, seed))


def bytes_of(lines: Iterable[Line]) -> bytes:
    """Lines as they stand in a file."""
    return b"".join(text_of(line).encode() + b"\n" for line in lines)


def refusal(record: Lines) -> BadLine:
    """Why a record is refused, and where."""
    try:
        for _ in replay(BytesIO(bytes_of([record.header, *record.events])), game_of):
            pass
    except BadLine as error:
        return error
    raise AssertionError("the record is in order")
