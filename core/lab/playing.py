"""Playing games between players of the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from core.alhambra.buying import BuyTile
from core.kernel.bots import BadAnswer
from core.kernel.game import Game
from core.kernel.lines import Line
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import lines_of
from core.lab.players import (
    USUAL_TERMS,
    Interrupted,
    LocalPlayer,
    Player,
    Stopped,
    Terms,
    player_of,
)

MOST_TURNS_WITHOUT_PURCHASE = 300
STALLED = f"no tile was bought for {MOST_TURNS_WITHOUT_PURCHASE} turns"


class Course(NamedTuple):
    """How a game went: the states from its start, and the actions between them."""

    game: Game[Any]
    states: list[Any]
    actions: list[Action]
    forfeit: list[Line]
    """The result of a game that a bot has lost by not playing."""
    stalled: list[Line]
    """A note in a game that was stopped because nobody bought any more."""
    seconds: list[list[float]]
    """How long each seat took for each of its decisions, as the host saw it."""

    @property
    def is_over(self) -> bool:
        """Whether it has a result."""
        return bool(self.forfeit) or not self.states[-1].agenda

    def lines(self) -> list[Line]:
        """The lines of the record after the header."""
        played = [
            line
            for (before, after), action in zip(pairwise(self.states), self.actions, strict=True)
            for line in lines_of(self.game, before, action, after)
        ]
        return [*played, *self.stalled, *({"result": result} for result in self.forfeit)]

    def result(self) -> Line:
        """What the record's last line says; nothing if the game is not over."""
        if self.forfeit:
            return self.forfeit[0]
        if not self.is_over:
            return {}
        before, after = self.states[-2:]
        return self.game.facts(before, after)[-1].line["result"]  # type: ignore[no-any-return]

    def points_so_far(self) -> list[int]:
        """The points of each seat, wherever the game stands."""
        seats = self.game.view(self.states[-1], 0)["seats"]
        return [own["score"] if "score" in own else own["points"] for own in seats]

    def write(self, path: Path) -> None:
        """Write the record, finished or not."""
        write_record(path, self.game.header, self.lines())


def play(game: Game[Any], seed: int, stopped: Stopped, terms: Terms = USUAL_TERMS) -> Course:
    """Play the game of this number to the end, or until somebody stops it.

    Chance and every seat draw from generators of their own, so the deal does not depend on who
    plays.
    """
    seats = game.header["seats"]
    course = Course(game, [game.start()], [], [], [], [[] for _ in seats])
    with ExitStack() as leaving, suppress(Interrupted):
        players: list[Player] = []
        for seat, entry in enumerate(seats):
            try:
                player = player_of(entry["kind"], game, seat, str(seed), terms, stopped)
            except BadAnswer as error:
                course.forfeit.append({"forfeit": seat, "reason": str(error)})
                return course
            leaving.callback(_say_goodbye, player, course)
            players.append(player)
        _play_on(course, players, Random(f"{seed} chance"), stopped)
    return course


def _say_goodbye(player: Player, course: Course) -> None:
    player.close(course.result())


def _play_on(course: Course, players: list[Player], chance: Random, stopped: Stopped) -> None:
    rules = course.game.rules
    state = course.states[-1]
    listeners = [player for player in players if not isinstance(player, LocalPlayer)]
    turns = 0
    while state.agenda and not stopped():
        seat = rules.decision(state).seat
        if seat == CHANCE:
            action = rules.draw(state, chance)
        else:
            asked = perf_counter()
            try:
                action = players[seat].choose(state)
            except BadAnswer as error:
                course.forfeit.append({"forfeit": seat, "reason": str(error)})
                return
            course.seconds[seat].append(perf_counter() - asked)
        before, state = state, rules.apply(state, action)
        course.actions.append(action)
        course.states.append(state)
        if listeners:
            for line in lines_of(course.game, before, action, state):
                for player in listeners:
                    player.tell(line, before, state)
        turns = 0 if isinstance(action, BuyTile) else turns + (state.to_play != before.to_play)
        if turns >= MOST_TURNS_WITHOUT_PURCHASE:
            course.stalled.append({"note": "stopped", "reason": STALLED})
            return


def ranks_of(course: Course) -> tuple[list[float], int | None, str]:
    """The rank of each seat; and if the game was not played to its end, who is out, and why.

    Those who are out are last; the others rank by their points so far. Nobody has a rank in a game
    that was stopped.
    """
    if course.stalled:
        return [], None, STALLED
    result = course.result()
    seats = range(len(course.seconds))
    if not course.forfeit:
        return _ranks([(True, points) for points in result["total"][: len(seats)]]), None, ""
    out: int = result["forfeit"]
    points = course.points_so_far()
    return _ranks([(seat != out, points[seat]) for seat in seats]), out, result["reason"]


def _ranks(successes: Sequence[tuple[bool, int]]) -> list[float]:
    """The rank of each; those who tie share the mean of their places.

    >>> _ranks([(True, 50), (True, 70), (True, 50)])
    [2.5, 1.0, 2.5]
    """
    return [
        1 + sum(other > own for other in successes) + (successes.count(own) - 1) / 2
        for own in successes
    ]
