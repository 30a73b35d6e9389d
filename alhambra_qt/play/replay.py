"""A replay: a game that was played, shown again from any point of it.

It shows one *stop* after another. There is a stop after everything that somebody did in one go, be
it an action or a mark of the pencil; what chance does belongs to the stop before it. A turn has one
more: before anything comes of its last action, the table rests as it did for those who played. So
the next stop begins the next turn, with all that came of the last one.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.play.players import Player, players_of
from alhambra_qt.play.showing import Showing, Step
from alhambra_qt.play.turns import is_over_after
from core.kernel.game import Game
from core.kernel.rulebook import CHANCE
from core.kernel.session import Played, Session


class Pace(Enum):
    """For how many milliseconds a replay that goes on by itself shows a stop."""

    SLOWEST = 3200
    SLOW = 1600
    NORMAL = 800
    FAST = 400
    FASTEST = 120


class Stop(NamedTuple):
    """A point at which a replay stops: how much was played, and whether the table rests there."""

    played: int
    rests: bool = False


class Turn(NamedTuple):
    """A turn: whose it is, and the stop with which it begins."""

    seat: int
    first: int


class Course(NamedTuple):
    """All stops of a game, its turns, and at which stops there has just been a scoring."""

    stops: tuple[Stop, ...]
    turns: tuple[Turn, ...]
    scorings: tuple[int, ...]
    """A stop for each scoring, in their order; two may be at one stop."""


def course_of(game: Game[Any], played: Sequence[Played[Any]]) -> Course:
    """The course of a game, from its deal to where it is."""
    stops = [Stop(0)]
    turns: list[Turn] = []
    scorings: list[int] = []
    before = game.start()
    for number, one in enumerate(played, 1):
        if not one.begins_a_step or game.rules.decision(before) is None:
            stops[-1] = Stop(number)
        elif one.action is None:
            stops.append(Stop(number))
