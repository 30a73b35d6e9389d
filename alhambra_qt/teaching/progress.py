"""How far somebody is who learns: one lesson after another, each done by doing it.

Nothing here knows a window. What was learned out of order is learned all the same, and a pupil
who does something else goes on with the next lesson.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Self

from core.kernel.lines import Line
from core.kernel.rulebook import Action, Rule
from core.kernel.session import JOINED, UNDO

NOTE = "tutorial"
"""The kind of note in the record that tells a first game from others."""


@dataclass(frozen=True)
class Progress:
    """Which lessons are done."""

    lessons: ClassVar[type[Enum]]
    """All there are, in the order in which they are taught."""

    done: frozenset[Enum] = frozenset()

    @property
    def current(self) -> Enum | None:
        """The lesson that is next; None when all are done."""
        return next((lesson for lesson in self.lessons if lesson not in self.done), None)

    def with_done(self, *lessons: Enum) -> Self:
        """With these learned too."""
        return type(self)(self.done | set(lessons))

    def skipped(self) -> Self:
        """On to the next lesson."""
        return self if self.current is None else self.with_done(self.current)

    def after_action(self, _action: Action) -> Self:
        """The learner has done something."""
        return self

    def after_refusal(self, _rule: Rule) -> Self:
        """The learner was told why something is forbidden."""
        return self

    def after_turn(self) -> Self:
        """The learner's turn is over."""
        return self

    @classmethod
    def read(cls, lines: Iterable[Line]) -> Self:
        """How far a record says that somebody came; what it can't mean is passed over."""
        known = {_written(lesson): lesson for lesson in cls.lessons}
        told = [line.get("lesson") for line in lines if line.get("note") == NOTE]
        return cls(
            frozenset(known[name] for name in told if isinstance(name, str) and name in known)
        )


# In the record


def note_of(lesson: Enum | None = None, *, by_action: bool = False) -> Line:
    """The line that says that this is a first game, or that a lesson in it is done.

    What an action has taught is to be learned again when the action is taken back.
    """
    line = {"note": NOTE}
    if lesson is not None:
        line["lesson"] = _written(lesson)
    if by_action:
        line[UNDO] = JOINED
    return line


def _written(lesson: Enum) -> str:
    return lesson.name.lower().replace("_", "-")


def is_first_game(lines: Iterable[Line]) -> bool:
    """Whether somebody learns in this game."""
    return any(line.get("note") == NOTE for line in lines)
