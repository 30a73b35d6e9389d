"""What somebody who plays alone has to compare a result with: their own, and the expert's."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from alhambra_qt.play.match import Match
from alhambra_qt.play.new_games import KNOWN_DEAL, PLAYED_ON
from alhambra_qt.roll_and_write.daily import (
    attempt_note,
    attempt_of,
    day_of,
    today,
)
from alhambra_qt.roll_and_write.end_model import EndModel
from alhambra_qt.roll_and_write.expert import Expert
from alhambra_qt.roll_and_write.results import FILE, Attempt, Result, Results, key_of
from core.roll_and_write.imaginary_players import RolledForImaginary
from core.roll_and_write.passing_on import Rolled


class Counts(Enum):
    """Whether a result is remembered, or why not."""

    YES = auto()
    PLAYED_ON = auto()
    """The game began in the middle of another one."""
    KNOWN_ROLLS = auto()
    """Somebody may know what will be rolled."""


class Alone(NamedTuple):
    """How a result compares."""

    points: tuple[int, ...]
    """All results of the same kind, the oldest first; this game's is the one at ``at``."""
    at: int
    imaginary: int
    day: str = ""
    """The date whose dice were rolled, as 2026-11-17; empty if they were no day's dice."""
    first_try: int | None = None
    """The points that count on that day; None if the try that counts isn't finished."""
    expert: int | None = None
    """What the expert made of the same dice; None if nobody knows, or not yet."""
    is_expert_playing: bool = False
    counts: Counts = Counts.YES

    @property
    def is_best(self) -> bool:
        """Whether nothing was as good before."""
        return self.counts is Counts.YES and self.points[self.at] > max(
            self.points[: self.at], default=0
        )


class SoloGame:
    """A game that somebody plays alone, from its beginning to what it's compared with."""

    def __init__(self, match: Match) -> None:
        """If it rolls the dice of a day, the expert plays them, too, while the person does."""
        self._match = match
        self._session = session = match.session
        self._day = day_of(session.lines)
        self._is_played_on = PLAYED_ON in session.lines
        self._was_over = session.result is not None
        self.expert: Expert | None = None
        if session.decision is not None:
            self._ask_the_expert()

    def _ask_the_expert(self) -> None:
        if self._day is not None:
            self.expert = Expert(self._day, self._match)
            self._match.closed.connect(self.expert.close)

    def past(self, memory: Path | None) -> tuple[int, ...]:
        """The points of all games of this kind that are remembered, the oldest first."""
        if memory is None:
            return ()
        header = self._session.game.header
        known = Results(memory / FILE).of(len(header["imaginary"]), contest=header["contest"])
        return tuple(one.points for one in known)

    def begin(self, memory: Path | None) -> None:
        """Whatever becomes of it, the first game that is begun with a day's dice counts."""
        if self._day is None or self._is_played_on or memory is None:
            return
        decided = (one for one in self._session.played if one.action is not None)
        is_fresh = all(isinstance(one.action, Rolled | RolledForImaginary) for one in decided)
        results, day = Results(memory / FILE), self._day.isoformat()
        if is_fresh and not results.attempt_of(day):
            name = token_hex(8)
            if results.begin(Attempt(name, day)):
                self._match.note(attempt_note(name))

    def finish(self, model: EndModel, memory: Path | None) -> Alone:
        """Remember the result, and compare it with all others of its kind."""
        own = model.accounts[0].total
        day = "" if self._day is None else self._day.isoformat()
        lines = self._session.lines
        game = key_of([line for line in lines if "note" not in line])
        attempt = attempt_of(lines) if day and not self._is_played_on else ""
        result = Result(
            game,
            today().isoformat(),
            model.imaginary,
            contest=model.is_contest,
            points=own,
            has_won=model.is_contest and model.winners == (0,),
            daily=day,
            attempt=attempt,
        )
        counts = self._counts(attempt, memory)
        known, first = [result], None
        if memory is not None:
            results = Results(memory / FILE)
            if counts is Counts.YES and not self._was_over:
                results.add(result)
            known = results.of(model.imaginary, contest=model.is_contest)
            if all(one.game != game for one in known):
                known.append(result)  # it doesn't count, or the disk may be full
            counted = results.of_day(day) if day else None
            first = None if counted is None else counted.points
        at = next(index for index, one in enumerate(known) if one.game == game)
        points = tuple(one.points for one in known)
        if self.expert is None:  # a game that was opened when it was over
            self._ask_the_expert()
        alone = Alone(points, at, model.imaginary, day, first, counts=counts)
        return alone if self.expert is None else with_expert(alone, self.expert)

    def _counts(self, attempt: str, memory: Path | None) -> Counts:
        """The same rolls again are no feat, and neither is another try with a day's dice."""
        if self._is_played_on:
            return Counts.PLAYED_ON
        is_known = KNOWN_DEAL in self._session.lines
        if self._day is not None and not attempt and memory is not None:
            is_known |= bool(Results(memory / FILE).attempt_of(self._day.isoformat()))
        return Counts.KNOWN_ROLLS if is_known else Counts.YES


def with_expert(alone: Alone, expert: Expert) -> Alone:
    """The same, with what the expert has said so far."""
    return alone._replace(expert=expert.points, is_expert_playing=expert.is_playing)
