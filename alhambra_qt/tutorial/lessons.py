"""What the first game teaches: one lesson after another, each done by doing it.

Nothing here knows a window. What was learned out of order is learned all the same, and a pupil
who does something else goes on with the next lesson.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import TILES
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.taking_money import TakeMoney
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.kernel.rulebook import Rule as AnyRule
from core.kernel.session import JOINED, UNDO

NOTE = "tutorial"
"""The kind of note in the record that tells a first game from others."""

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
class Progress:
    """Which lessons are done."""

    done: frozenset[Lesson] = frozenset()

    @property
    def current(self) -> Lesson | None:
        """The lesson that is next; None when all are done."""
        return next((lesson for lesson in Lesson if lesson not in self.done), None)

    def with_done(self, *lessons: Lesson) -> Progress:
        """With these learned too."""
        return Progress(self.done | set(lessons))

    def skipped(self) -> Progress:
        """On to the next lesson."""
        return self if self.current is None else self.with_done(self.current)

    def after_action(self, action: Action) -> Progress:
        """The learner has done something."""
        progress = self.with_done(*_taught_by(action))
        if self.current in (Lesson.WELCOME, Lesson.ACT_AGAIN):
            progress = progress.with_done(self.current)
        return progress

    def after_refusal(self, rule: AnyRule) -> Progress:
        """The learner was told why something is forbidden."""
        progress = self.with_done(Lesson.FORBIDDEN_PLACE) if rule in BUILDING_RULES else self
        return progress.with_done(Lesson.ON_FOOT) if rule is Rule.REACHABLE_ON_FOOT else progress

    def after_turn(self) -> Progress:
        """The learner's turn is over; what was to be done in it is too."""
        if self.current in (Lesson.END_THE_TURN, Lesson.ACT_AGAIN, Lesson.PLACE):
            return self.with_done(self.current).after_turn()
        return self

    def after_scoring(self) -> Progress:
        """A scoring has been seen; what it leaves untaught would come too late."""
        return Progress(frozenset(Lesson) - {Lesson.WHAT_IT_GAVE})


def _taught_by(action: Action) -> tuple[Lesson, ...]:
    match action:
        case TakeMoney():
            return (Lesson.TAKE_MONEY,)
        case BuyTile(tile, pay) if worth(pay) == TILES[tile].price:
            return Lesson.FORBIDDEN_PLACE, Lesson.PAY_EXACTLY
        case ExchangeTiles():
            return Lesson.ON_FOOT, Lesson.EXCHANGE
        case AddTile() | RemoveTile():
            return (Lesson.REDESIGN,)
    return ()


# In the record


def note_of(lesson: Lesson | None = None, *, by_action: bool = False) -> Line:
    """The line that says that this is a first game, or that a lesson in it is done.

    What an action has taught is to be learned again when the action is taken back.
    """
    line = {"note": NOTE}
    if lesson is not None:
        line["lesson"] = _written(lesson)
    if by_action:
        line[UNDO] = JOINED
    return line


def _written(lesson: Lesson) -> str:
    return lesson.name.lower().replace("_", "-")


def is_first_game(lines: Iterable[Line]) -> bool:
    """Whether somebody learns in this game."""
    return any(line.get("note") == NOTE for line in lines)


def progress_in(lines: Iterable[Line]) -> Progress:
    """How far a record says that somebody came; what it can't mean is passed over."""
    known = {_written(lesson): lesson for lesson in Lesson}
    told = [line.get("lesson") for line in lines if line.get("note") == NOTE]
    return Progress(
        frozenset(known[name] for name in told if isinstance(name, str) and name in known)
    )
