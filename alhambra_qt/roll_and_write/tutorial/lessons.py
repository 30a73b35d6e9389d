"""What the first game of Roll & Write teaches, and what is learned by what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Self

from alhambra_qt.teaching import progress
from core.kernel.rulebook import Action
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.passing_on import KeepPair
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.special_actions import CrossOffSecond, TurnDie


class Lesson(Enum):
    """In the order in which they are taught."""

    WELCOME = auto()
    CROSS_OFF = auto()
    ROLL = auto()
    CHANGE_A_PIP = auto()
    USE_IT = auto()
    RECEIVE_COINS = auto()
    KEEP_A_PAIR = auto()
    SECOND_BUILDING = auto()
    BUILDINGS_SCORE = auto()
    LINES_SCORE = auto()
    KEEP_PLAYING = auto()


_TAUGHT_BY: dict[type[Action], tuple[Lesson, ...]] = {
    CrossOff: (Lesson.CROSS_OFF,),
    TurnDie: (Lesson.CHANGE_A_PIP,),
    ReceiveCoins: (Lesson.RECEIVE_COINS,),
    KeepPair: (Lesson.KEEP_A_PAIR,),
    CrossOffSecond: (Lesson.SECOND_BUILDING,),
}

_LEADS_TO: dict[Enum | None, Lesson] = {
    Lesson.CROSS_OFF: Lesson.ROLL,
    Lesson.CHANGE_A_PIP: Lesson.USE_IT,
    Lesson.RECEIVE_COINS: Lesson.KEEP_A_PAIR,
}
"""What can only be done once something else is: skipped without it, it would ask too much."""


@dataclass(frozen=True)
class Progress(progress.Progress):
    """What teaches which lesson."""

    lessons = Lesson

    def skipped(self) -> Self:
        """On to the next lesson that doesn't need what wasn't done."""
        after, next_one = super().skipped(), _LEADS_TO.get(self.current)
        return after if next_one is None else after.with_done(next_one)

    def after_action(self, action: Action) -> Self:
        """The learner has done something; a die that was turned is used by any action."""
        after = self.with_done(*_TAUGHT_BY.get(type(action), ()))
        if self.current is Lesson.WELCOME:
            after = after.with_done(Lesson.WELCOME)
        if Lesson.CHANGE_A_PIP in self.done and not isinstance(action, TurnDie):
            after = after.with_done(Lesson.USE_IT)
        return after

    def after_turn(self) -> Self:
        """The learner's turn is over, and with it what was to be done in it."""
        if self.current in (Lesson.ROLL, Lesson.USE_IT, Lesson.KEEP_A_PAIR):
            return self.with_done(self.current)
        return self
