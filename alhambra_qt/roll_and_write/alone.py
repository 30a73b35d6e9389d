"""What somebody who plays alone has to compare a result with: their own, and the expert's."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from alhambra_qt.roll_and_write.daily import day_of, points_of_the_expert, today
from alhambra_qt.roll_and_write.end_model import EndModel
from alhambra_qt.roll_and_write.results import FILE, Result, Results, key_of
from core.kernel.session import Session


class Alone(NamedTuple):
    """How a result compares."""

    points: tuple[int, ...]
    """All results of the same kind, the oldest first; this game's is the one at ``at``."""
    at: int
    imaginary: int
    day: str = ""
    """The date whose dice were rolled, as 2026-11-17; empty if they were no day's dice."""
    first_try: int = 0
    """The points that count on that day."""
    expert: int = 0
    """What the expert made of the same dice."""

    @property
    def is_best(self) -> bool:
        """Whether nothing was as good before."""
        return self.points[self.at] > max(self.points[: self.at], default=0)


class SoloGame:
    """A game that somebody plays alone, from its beginning to what it's compared with."""

    def __init__(self, session: Session[Any]) -> None:
        """If it rolls the dice of a day, the expert plays them, too, while the person does."""
        self._session = session
        self._day = day_of(session.lines)
        self._expert: Future[int] | None = None
        if self._day is not None and session.decision is not None:
            with_the_same = ThreadPoolExecutor(1)
            header = session.game.header
            self._expert = with_the_same.submit(points_of_the_expert, header, self._day)
            with_the_same.shutdown(wait=False)

    def past(self, memory: Path | None) -> tuple[int, ...]:
        """The points of all games of this kind that are remembered, the oldest first."""
        if memory is None:
            return ()
        header = self._session.game.header
        known = Results(memory / FILE).of(len(header["imaginary"]), contest=header["contest"])
        return tuple(one.points for one in known)

    def finish(self, model: EndModel, memory: Path | None) -> Alone:
        """Remember the result, and compare it with all others of its kind."""
        own = model.accounts[0].total
        day = "" if self._day is None else self._day.isoformat()
        game = key_of([line for line in self._session.lines if "note" not in line])
        result = Result(
            game,
            today().isoformat(),
            model.imaginary,
            contest=model.is_contest,
            points=own,
            has_won=model.is_contest and model.winners == (0,),
            daily=day,
        )
        known = [result]
        first = own
        if memory is not None:
            results = Results(memory / FILE)
            results.add(result)
            known = results.of(model.imaginary, contest=model.is_contest)
            if all(one.game != game for one in known):
                known.append(result)  # the disk may be full
            counted = results.of_day(day) if day else None
            first = own if counted is None else counted.points
        at = next(index for index, one in enumerate(known) if one.game == game)
        points = tuple(one.points for one in known)
        return Alone(points, at, model.imaginary, day, first, self._points_of_the_expert())

    def _points_of_the_expert(self) -> int:
        if self._day is None:
            return 0
        if self._expert is None:  # a game that was opened when it was over
            return points_of_the_expert(self._session.game.header, self._day)
        return self._expert.result()
