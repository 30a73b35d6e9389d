"""Whole games between random players, counted after every event, written down and read again."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from random import Random
from typing import Any

from core.catalogue import game_of
from core.kernel.game import Game
from core.kernel.lines import Line, text_of
from core.kernel.record import replay
from core.kernel.rulebook import CHANCE, Action, RuleBook
from core.kernel.session import lines_of
from core.lab.players import random_mover
from core.lab.playing import Course
from tests.core.inventory import inventory_of

Player = Callable[[RuleBook[Any], Any, Random], Action]


def play_through(game: Game[Any], seed: object, player: Player = random_mover) -> Course:
    """Play a game to its end; whatever does not add up is an `AssertionError`."""
    random = Random(str(seed))
    rules = game.rules
    inventory = inventory_of(game)
    course = Course(game, [game.start()], [], [], [], [])
    while not course.is_over:
        before = course.states[-1]
        if rules.decision(before).seat == CHANCE:
            action = rules.draw(before, random)
        else:
            action = player(rules, before, random)
        violation = rules.violation(before, action)
        assert violation is None, f"{action} was offered and breaks {violation}"
        after = rules.apply(before, action)
        inventory.count(before, action, after)
        course.actions.append(action)
        course.states.append(after)
    return course


def record_of(header: Line, lines: list[Line]) -> bytes:
    """A record as it stands in a file."""
    return b"".join(text_of(line).encode("utf-8") + b"\n" for line in (header, *lines))


def read_again(record: bytes) -> tuple[list[Any], bytes]:
    """The states that a record leads to, and the record written again from what it says."""
    happened = replay(BytesIO(record), game_of)
    referee = next(happened).referee
    game = referee.game
    states = [referee.state]
    lines: list[Line] = []
    for _, taken, _ in happened:
        for action, after in taken:
            lines += lines_of(game, states[-1], action, after)
            states.append(after)
    assert referee.result is not None, "the record has no result"
    return states, record_of(game.header, lines)
