"""The coach of a first game: follows what is done, and says what comes next."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QVBoxLayout

from alhambra_qt.play.showing import Step
from alhambra_qt.scene.focus_frame import FocusFrame
from alhambra_qt.teaching.bar import CoachBar
from alhambra_qt.teaching.commands import NEXT_LESSON, TABLE
from alhambra_qt.teaching.match import TeachingMatch
from alhambra_qt.teaching.progress import Progress
from alhambra_qt.teaching.seats import LEARNER
from alhambra_qt.widgets.commands import Commands
from core.kernel.rulebook import Rule

MOST_FRAMES = 3
_LARGE = 1.5


class Said(Protocol):
    """What a coach says."""

    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...


class Advising(Protocol):
    """Looks at the table, and says something that holds, whatever lies there."""

    @property
    def is_mine(self) -> bool:
        """Whether it is the learner's turn."""

    def button_text(self, lesson: Any) -> str:
        """What the button says that leads on."""

    def advice_for(self, lesson: Any) -> Said:
        """What to say while this lesson is next; others may be at play, or the turn may be over."""

    def taught_in(self, lesson: Any) -> Said:
        """What a lesson teaches if nothing is in its way."""

    def said_later(self) -> tuple[str, ...]:
        """Texts that lessons have once the table lies for them, if these are longer than now."""


class Coach(QObject):
    """Follows a first game; doing something else is allowed."""

    def __init__(self, page: Any, match: TeachingMatch, advisor: Advising, above: float) -> None:
        """Above this table; frames lie so high in its scene."""
        super().__init__(page)
        self._page: Any = page
        self._match = match
        self._advisor = advisor
        self._unit = 0.0
        self._was_mine = False
        self._advice: Any = None
        self.bar = CoachBar(page)
        layout = page.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, self.bar)
        self._frames = [FocusFrame() for _ in range(MOST_FRAMES)]
        for frame in self._frames:
            frame.setZValue(above)
            self._page.scene.addItem(frame)
        self._wire()
        self._scale()

    def _wire(self) -> None:
        director = self._page.director
        self._match.stepped.connect(self._on_stepped)
        self._match.restored.connect(self._on_changed)
        director.display.changed.connect(self._advise)
        director.refused.connect(self._on_refused)
        self._page.scene.arranged.connect(self._show_frames)
        self._page.view.resized.connect(self._show_frames)  # buttons follow the boards
        self.bar.next_button.clicked.connect(self.go_on)
        Commands(TABLE, {NEXT_LESSON: self.go_on}, self._page).serve_keys()
        self._page.installEventFilter(self)

    @property
    def lesson(self) -> Enum | None:
        """What is taught now; None when everything was."""
        current: Enum | None = self._match.progress.current
        return current

    @property
    def advice(self) -> Any:
        """What the learner is told now."""
        return self._advice

    # What differs by the game

    @abstractmethod
    def rects_of(self, advice: Any) -> list[QRectF]:
        """Where everything is that an advice points at."""

    @abstractmethod
    def unit(self) -> float:
        """How wide lines are on this table."""

    def catch_up(self, progress: Any) -> Progress:
        """With what has been learned because the game went on."""
        caught_up: Progress = progress
        return caught_up

    # Following

    def _on_stepped(self, step: Step) -> None:
        if step.seat == LEARNER and step.action is not None:
            self._learn(self._match.progress.after_action(step.action), by_action=True)
        self._on_changed()

    def _on_changed(self) -> None:
        is_mine = self._advisor.is_mine
        if self._was_mine and not is_mine:
            self._learn(self._match.progress.after_turn())
        if not self._was_mine and is_mine:
            self._reserve_room(self.bar.text.height())  # other things can be said now
        self._was_mine = is_mine
        self._learn(self.catch_up(self._match.progress))
        self._advise()

    def _on_refused(self, rule: Rule) -> None:
        self._learn(self._match.progress.after_refusal(rule))
        self._advise()

    def go_on(self) -> None:
        """The learner wants the next lesson."""
        if self.lesson is not None:
            self._learn(self._match.progress.skipped())
            self._advise()

    def _learn(self, progress: Progress, *, by_action: bool = False) -> None:
        if progress != self._match.progress:
            self._match.learn(progress, by_action=by_action)

    # Advising

    def _advise(self) -> None:
        lesson = self.lesson
        advice: Any = None if lesson is None else self._advisor.advice_for(lesson)
        is_new, self._advice = advice != self._advice, advice
        if is_new and advice is not None:
            self._page.keyboard.announce(_in_one(advice))
            if self._is_large:
                self._reserve_room()
        self.bar.setVisible(advice is not None)
        if advice is not None:
            self.bar.next_button.setText(self._advisor.button_text(lesson))
            self._say()
        self._show_frames()

    # Showing

    def _say(self) -> None:
        """With a line for the title, unless the text is large."""
        self.bar.title.setVisible(not self._is_large)
        self.bar.title.setText(self._advice.title)
        self.bar.text.say(_lead(self._advice) if self._is_large else "", self._advice.text)

    def _show_frames(self) -> None:
        self._scale()
        has_something = self._advice is not None and self._page.scene.model is not None
        rects = self.rects_of(self._advice) if has_something and self._was_mine else []
        for at, frame in enumerate(self._frames):
            frame.surround(rects[at] if at < len(rects) else None, self.unit())

    def _scale(self) -> None:
        unit = self._page.height() / 768 * (1 + (self._page.frame.text_scale - 1) * 0.4)
        if unit != self._unit:
            self._unit = unit
            self.bar.scale(unit)
            if self._advice is not None:
                self._say()
            self._reserve_room()

    @property
    def _is_large(self) -> bool:
        """Whether text is so large that the table needs every line that a lesson leaves."""
        return bool(self._page.frame.text_scale >= _LARGE)

    def _reserve_room(self, at_least: int = 0) -> None:
        """Let the table stay where it is from lesson to lesson, if there is room for that."""
        if self._page.scene.model is not None:
            lessons = list(self._match.kind_of_progress.lessons)
            texts = [("", self._advisor.taught_in(lesson).text) for lesson in lessons]
            texts += [("", text) for text in self._advisor.said_later()]
            buttons = [self._advisor.button_text(lesson) for lesson in lessons]
            if self._is_large and self._advice is not None:
                texts, at_least = [(_lead(self._advice), self._advice.text)], 0
            self.bar.reserve_room(texts, buttons, at_least)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the page and the language."""
        if event.type() == QEvent.Type.Resize:
            self._scale()
            self._reserve_room()
        elif event.type() == QEvent.Type.LanguageChange and self._page.scene.model is not None:
            self._reserve_room()
            self._advise()
        return super().eventFilter(watched, event)


def _in_one(said: Said) -> str:
    """A title and what follows."""
    return f"{_lead(said)} {said.text}"


def _lead(said: Said) -> str:
    """A title that has no line of its own ends like a sentence."""
    return said.title if said.title.endswith(("!", "?", ".")) else f"{said.title}."
