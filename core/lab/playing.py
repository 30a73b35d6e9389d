"""Playing games between players of the laboratory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from core.kernel.game import Game
from core.kernel.lines import Line
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import lines_of
from core.lab.players import PLAYERS, Player


class Course(NamedTuple):
    """How a game went: the states from its start, and the actions between them."""

    game: Game[Any]
    states: list[Any]
    actions: list[Action]

    @property
    def is_over(self) -> bool:
        """Whether it was played to the end."""
        return not self.states[-1].agenda

    def lines(self) -> list[Line]:
        """The lines of the record after the header."""
        return [
            line
            for (before, after), action in zip(pairwise(self.states), self.actions, strict=True)
            for line in lines_of(self.game, before, action, after)
        ]

    def result(self) -> Line:
        """What the record's last line says, of a game that is over."""
        before, after = self.states[-2:]
        return self.game.facts(before, after)[-1].line["result"]  # type: ignore[no-any-return]

    def write(self, path: Path) -> None:
        """Write the record, finished or not."""
        write_record(path, self.game.header, self.lines())


def steps(game: Game[Any], players: list[Player], seed: str) -> Iterator[tuple[Action, Any]]:
    """Play a game: each action and the state it leads to.

    Chance and every seat draw from generators of their own, so the deal does not depend on who
    plays.
    """
    rules = game.rules
    chance = Random(f"{seed} chance")
    randoms = [Random(f"{seed} seat {seat}") for seat in range(len(players))]
    state = game.start()
    while state.agenda:
        seat = rules.decision(state).seat
        if seat == CHANCE:
            action = rules.draw(state, chance)
        else:
            action = players[seat](rules, state, randoms[seat])
        state = rules.apply(state, action)
        yield action, state


def play(game: Game[Any], seed: int, stopped: Callable[[], bool]) -> Course:
    """Play the game of this number to the end, or until somebody stops it."""
    players = [PLAYERS[seat["kind"].removeprefix("ai:")] for seat in game.header["seats"]]
    course = Course(game, [game.start()], [])
    for action, state in steps(game, players, str(seed)):
        course.actions.append(action)
        course.states.append(state)
        if stopped():
            break
    return course
