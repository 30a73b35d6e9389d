"""Who looks at the table of a first game, and knows what to say of it."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject

from alhambra_qt.play.directing import Directing
from alhambra_qt.teaching.commands import NEXT_LESSON, TABLE
from alhambra_qt.teaching.seats import LEARNER
from alhambra_qt.widgets.commands import with_key
from alhambra_qt.words.languages import tr

Lesson = TypeVar("Lesson", bound=Enum)
At = TypeVar("At", bound=Directing)


class Advisor(QObject, Generic[Lesson, At]):
    """Looks at the table; if it is not as the lessons expect, it says something that holds."""

    only_told: frozenset[Lesson] = frozenset()
    """Lessons in which nothing is to be done."""
    last: Lesson
    """After it, the learner plays on."""

    def __init__(self, director: At, parent: QObject | None = None) -> None:
        """Look at the table of this director."""
        super().__init__(parent)
        self._director = director
        self._match = director.match

    @property
    def is_mine(self) -> bool:
        """Whether it is the learner's turn."""
        return self._match.seat_to_play == LEARNER and not self._match.is_over

    def advice_for(self, lesson: Lesson) -> Any:
        """What to say while this lesson is next; others may be at play, or the turn may be over."""
        if lesson in self.only_told:
            return self.taught_in(lesson)
        if not self.is_mine:
            return self.while_others_play()
        return self.instead_of(lesson) or self.taught_in(lesson)

    @abstractmethod
    def while_others_play(self) -> Any:
        """What to say then."""

    @abstractmethod
    def instead_of(self, lesson: Lesson) -> Any:
        """What comes before a lesson as things stand; None if it can be taught."""

    @abstractmethod
    def taught_in(self, lesson: Lesson) -> Any:
        """What a lesson teaches if nothing is in its way."""

    def said_later(self) -> tuple[str, ...]:
        """Texts that lessons have once the table lies for them, if these are longer than now."""
        return ()

    def button_text(self, lesson: Lesson | None) -> str:
        """What the button says that leads on."""
        if lesson is self.last:
            text = tr("Keep playing")
        else:
            text = tr("Next") if lesson in self.only_told else tr("Skip")
        return with_key(text, TABLE, NEXT_LESSON)
