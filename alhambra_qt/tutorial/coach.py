"""The coach of the first game: follows what is done, and says what comes next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QVBoxLayout

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import FOCUS
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.play.showing import Step
from alhambra_qt.scene.focus_frame import FocusFrame
from alhambra_qt.tutorial.advice import Advice, Advisor
from alhambra_qt.tutorial.coach_bar import CoachBar
from alhambra_qt.tutorial.commands import NEXT_LESSON, TABLE
from alhambra_qt.tutorial.deal import LEARNER
from alhambra_qt.tutorial.lessons import Lesson, Progress
from alhambra_qt.tutorial.match import TutorialMatch
from alhambra_qt.widgets.commands import Commands
from core.kernel.rulebook import Rule

MOST_FRAMES = 3


class Coach(QObject):
    """Follows a first game; doing something else is allowed."""

    def __init__(self, page: TablePage, match: TutorialMatch) -> None:
        """Above this table."""
        super().__init__(page)
        self._page = page
        self._match = match
        self._director = page.director
        self._advisor = Advisor(page.director, self)
        self._unit = 0.0
        self._was_mine = False
        self._advice: Advice | None = None
        self.bar = CoachBar(page)
        layout = page.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, self.bar)
        self._frames = [FocusFrame() for _ in range(MOST_FRAMES)]
        for frame in self._frames:
            frame.setZValue(FOCUS - 1)
            page.scene.addItem(frame)
        self._wire()
        self._scale()

    def _wire(self) -> None:
        self._match.stepped.connect(self._on_stepped)
        self._match.restored.connect(self._on_changed)
        self._director.display.changed.connect(self._advise)
        self._director.refused.connect(self._on_refused)
        self._page.scene.arranged.connect(self._show_frames)
        self.bar.next_button.clicked.connect(self.go_on)
        Commands(TABLE, {NEXT_LESSON: self.go_on}, self._page).serve_keys()
        self._page.installEventFilter(self)

    @property
    def lesson(self) -> Lesson | None:
        """What is taught now; None when everything was."""
        return self._match.progress.current

    @property
    def advice(self) -> Advice | None:
        """What the learner is told now."""
        return self._advice

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
        if self._match.state.scorings and Lesson.SCORING not in self._match.progress.done:
            self._learn(self._match.progress.after_scoring())
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
        advice = None if lesson is None else self._advisor.advice_for(lesson)
        if advice != self._advice and advice is not None:
            self._page.keyboard.announce(f"{advice.title}. {advice.text}")
        self._advice = advice
        self.bar.setVisible(advice is not None)
        if advice is not None:
            self.bar.title.setText(advice.title)
            self.bar.text.setText(advice.text)
            self.bar.next_button.setText(self._advisor.button_text(lesson))
        self._show_frames()

    # Showing

    def _show_frames(self) -> None:
        self._scale()
        rects = self._rects()
        unit = self._page.scene.layout.unit
        for at, frame in enumerate(self._frames):
            frame.surround(rects[at] if at < len(rects) else None, unit)

    def _rects(self) -> list[QRectF]:
        scene, advice = self._page.scene, self._advice
        if advice is None or scene.model is None or not self._was_mine:
            return []
        found = [scene.rect_of(piece) for piece in advice.pieces]
        rects = [rect for rect in found if rect is not None]
        if advice.target is not None:
            rects.append(scene.target_rect(advice.target))
        rects += [scene.layout.rect(name) for name in advice.boards]
        if advice.is_about_the_button:
            rects.append(scene.layout.rect(regions.TURN))
        return rects

    def _scale(self) -> None:
        unit = self._page.height() / 768 * (1 + (self._page.frame.text_scale - 1) * 0.6)
        if unit != self._unit:
            self._unit = unit
            self.bar.scale(unit)
            self._reserve_room()

    def _reserve_room(self, at_least: int = 0) -> None:
        """Let the table stay where it is from lesson to lesson."""
        if self._page.scene.model is not None:
            advices = [self._advisor.taught_in(lesson) for lesson in Lesson]
            buttons = [self._advisor.button_text(lesson) for lesson in Lesson]
            self.bar.reserve_room([advice.text for advice in advices], buttons, at_least)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the page and the language."""
        if event.type() == QEvent.Type.Resize:
            self._scale()
            self._reserve_room()
        elif event.type() == QEvent.Type.LanguageChange and self._page.scene.model is not None:
            self._reserve_room()
            self._advise()
        return super().eventFilter(watched, event)
