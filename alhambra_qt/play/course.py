"""The course of a game that was played: where somebody who watches it can stop.

There is a *stop* after everything that was done in one go, be it an action or a mark of the pencil;
what chance does belongs to the stop before it. A turn has one more: before anything comes of its
last action, the table rests as it did for those who played. So the stop after that begins the next
turn, with all that came of the last one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from alhambra_qt.play.turns import is_over_after
from core.kernel.game import Game
from core.kernel.rulebook import CHANCE
from core.kernel.session import Played


class Stop(NamedTuple):
    """A point of a game: how much was played up to it, and whether the table rests there."""

    played: int
    rests: bool = False


class TurnBegun(NamedTuple):
    """Whose turn it is, and the stop with which it begins."""

    seat: int
    first: int


class Moment(NamedTuple):
    """Something that happened: how much was played with it, and whether somebody did it.

    All else came of what was done: it is seen once the table rests no longer.
    """

    played: int
    is_deed: bool


@dataclass(frozen=True)
class Course:
    """All stops of a game, its turns, and the stops at which there has just been a scoring."""

    stops: tuple[Stop, ...]
    turns: tuple[TurnBegun, ...]
    scorings: tuple[int, ...]
    """A stop for each scoring, in their order; two may be at one stop."""
    first: int = 0
    """The stop at which everything is laid out, and the first turn begins."""

    @property
    def last(self) -> int:
        """The last stop."""
        return len(self.stops) - 1

    def stop_of(self, moment: Moment) -> int:
        """The stop at which this has just happened; the last one if there is none."""
        for at, stop in enumerate(self.stops):
            if stop.played >= moment.played and (moment.is_deed or not stop.rests):
                return at
        return self.last

    def at_rest(self) -> Course:
        """The same without what comes of the last turn: nobody who plays knows it yet."""
        last = max(at for at, stop in enumerate(self.stops) if stop.rests)
        return Course(
            self.stops[: last + 1],
            tuple(turn for turn in self.turns if turn.first <= last),
            tuple(stop for stop in self.scorings if stop <= last),
            min(self.first, last),
        )

    def turn_at(self, stop: int) -> int:
        """Which turn a stop is part of."""
        return bisect_right(self.turns, stop, key=lambda turn: turn.first) - 1

    def next_turn(self, stop: int) -> int:
        """Where the next turn begins; the last stop if there is none."""
        following = self.turn_at(stop) + 1
        return self.turns[following].first if following < len(self.turns) else self.last

    def previous_turn(self, stop: int) -> int:
        """Where this turn began; the one before it if that is here."""
        here = self.turn_at(stop)
        return self.turns[here if self.turns[here].first < stop else max(0, here - 1)].first

    def next_scoring(self, stop: int) -> int:
        """The stop of the next scoring; the last stop if there is none."""
        return min((one for one in self.scorings if one > stop), default=self.last)

    def previous_scoring(self, stop: int) -> int:
        """The stop of the scoring before this stop; the first stop if there is none."""
        return max((one for one in self.scorings if one < stop), default=0)


def course_of(game: Game[Any], played: Sequence[Played[Any]]) -> Course:
    """The course of a game as far as it was played."""
    rules = game.rules
    stops = [Stop(0)]
    scorings: list[int] = []
    before = game.start()
    for number, one in enumerate(played, 1):
        decision = rules.decision(before)
        if _belongs_to_the_last_stop(one, decision):
            stops[-1] = Stop(number)
        else:
            if one.action is not None and is_over_after(rules, before, one.state, decision.seat):
                stops.append(Stop(number, rests=True))
            stops.append(Stop(number))
        if one.action is not None:
            scores = [fact for fact in game.facts(before, one.state) if "score" in fact.line]
            scorings += [len(stops) - 1 for _ in scores]
        before = one.state
    first = _first(game, played, stops)
    return Course(tuple(stops), _turns(game, played, stops), tuple(scorings), first)


def _belongs_to_the_last_stop(one: Played[Any], decision: Any) -> bool:
    """Whether nobody did this in a step of its own: chance, what goes without saying, and notes."""
    if one.action is None:
        return not one.begins_a_step
    return not one.lines or decision.seat == CHANCE


def _first(game: Game[Any], played: Sequence[Played[Any]], stops: Sequence[Stop]) -> int:
    """After what all decide at the same time before the first turn, if there is such a thing."""
    for at, stop in enumerate(stops):
        state = played[stop.played - 1].state if stop.played else game.start()
        if not stop.rests and type(game.rules.decision(state)) not in game.rules.simultaneous:
            return at
    return 0


def _turns(
    game: Game[Any], played: Sequence[Played[Any]], stops: Sequence[Stop]
) -> tuple[TurnBegun, ...]:
    turns: list[TurnBegun] = []
    for at, stop in enumerate(stops):
        state = played[stop.played - 1].state if stop.played else game.start()
        passes_on = bool(state.agenda) and not stop.rests
        if not turns or (passes_on and state.to_play != turns[-1].seat):
            turns.append(TurnBegun(state.to_play, at))
    return tuple(turns)
