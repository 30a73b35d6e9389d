"""What the first game teaches, and what is learned by what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Self

from alhambra_qt.teaching import progress
from core.alhambra.buying import BuyTile, is_exact
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import Action
from core.kernel.rulebook import Rule as AnyRule

BUILDING_RULES = (
    Rule.SIDES_MUST_MATCH,
    Rule.REACHABLE_ON_FOOT,
    Rule.JOINED_BY_A_SIDE,
    Rule.NO_EMPTY_AREA,
    Rule.ONE_TILE_A_PLACE,
)


class Lesson(Enum):
    """In the order in which they are taught."""

    WELCOME = auto()
    TAKE_MONEY = auto()
    END_THE_TURN = auto()
    FORBIDDEN_PLACE = auto()
    PAY_EXACTLY = auto()
    ACT_AGAIN = auto()
    PLACE = auto()
    ON_FOOT = auto()
    EXCHANGE = auto()
    REDESIGN = auto()
    SCORING = auto()
    WHAT_IT_GAVE = auto()


@dataclass(frozen=True)
class Progress(progress.Progress):
    """What teaches which lesson."""

    lessons = Lesson

    def after_action(self, action: Action) -> Self:
        """The learner has done something."""
        progress = self.with_done(*_taught_by(action))
        if self.current in (Lesson.WELCOME, Lesson.ACT_AGAIN):
            progress = progress.with_done(self.current)
        return progress

    def after_refusal(self, rule: AnyRule) -> Self:
        """The learner was told why something is forbidden."""
        progress = self.with_done(Lesson.FORBIDDEN_PLACE) if rule in BUILDING_RULES else self
        return progress.with_done(Lesson.ON_FOOT) if rule is Rule.REACHABLE_ON_FOOT else progress

    def after_turn(self) -> Self:
        """The learner's turn is over; what was to be done in it is too."""
        if self.current in (Lesson.END_THE_TURN, Lesson.ACT_AGAIN, Lesson.PLACE):
            return self.with_done(self.current).after_turn()
        return self

    def after_scoring(self) -> Self:
        """A scoring has been seen; what it leaves untaught would come too late."""
        return type(self)(frozenset(Lesson) - {Lesson.WHAT_IT_GAVE})


def _taught_by(action: Action) -> tuple[Lesson, ...]:
    match action:
        case TakeMoney():
            return (Lesson.TAKE_MONEY,)
        case BuyTile() if is_exact(action):
            return Lesson.FORBIDDEN_PLACE, Lesson.PAY_EXACTLY
        case ExchangeTiles():
            return Lesson.ON_FOOT, Lesson.EXCHANGE
        case AddTile() | RemoveTile():
            return (Lesson.REDESIGN,)
    return ()
