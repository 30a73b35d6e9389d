"""The coach of the board game's first game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QTimer

from alhambra_qt.alhambra.table.scene import FOCUS
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.teaching import coach
from alhambra_qt.tutorial.advice import Advice, FirstAdvisor
from alhambra_qt.tutorial.lessons import Lesson, Progress
from alhambra_qt.tutorial.match import TutorialMatch
from core.alhambra.palace import x_and_y
from core.kernel.rulebook import Rule

_READ = 5000
"""Milliseconds until a reason has been read."""


class Coach(coach.Coach):
    """Points at pieces, spots and regions."""

    def __init__(self, page: TablePage, match: TutorialMatch) -> None:
        """Above this table."""
        super().__init__(page, match, FirstAdvisor(page.director, page), FOCUS - 1)
        self._reading = QTimer(self, singleShot=True, interval=_READ)
        self._reading.timeout.connect(self.finish_reading)

    def _on_refused(self, rule: Rule) -> None:
        """What is refused may be all there was to learn: then its reason goes before long."""
        lesson = self.lesson
        super()._on_refused(rule)
        self._reading.stop()
        if self.lesson is not lesson:
            self._reading.start()

    def go_on(self) -> None:
        """The learner has read it."""
        self.finish_reading()
        super().go_on()

    def finish_reading(self) -> None:
        """Let go of a reason that belongs to the lesson before."""
        self._reading.stop()
        if self._page.scene.dragged is None:  # otherwise something else is being said
            self._page.keyboard.be_silent()

    def unit(self) -> float:
        """That of the layout."""
        unit: float = self._page.scene.layout.unit
        return unit

    def catch_up(self, progress: Progress) -> Progress:
        """A scoring round teaches that there are some."""
        if self._match.state.scorings and Lesson.SCORING not in progress.done:
            return progress.after_scoring()
        return progress

    def _show_frames(self) -> None:
        """Let a spot be seen before it is framed."""
        scene, target = self._page.scene, self._advice and self._advice.target
        if isinstance(target, int) and scene.model is not None:
            seat = scene.model.seats[scene.model.shown]
            places = [*seat.places(), x_and_y(target)]
            if scene.palace.widen(scene.free_palace_rect(), scene.layout.unit, places):
                scene.show_again()
        super()._show_frames()

    def rects_of(self, advice: Advice) -> list[QRectF]:
        """Pieces first, then where they can go."""
        scene = self._page.scene
        found = [scene.rect_of(piece) for piece in advice.pieces]
        rects = [rect for rect in found if rect is not None]
        if advice.target is not None:
            rects.append(scene.target_rect(advice.target))
        around = scene.layout.px(4)  # boards have numbers close to their edges
        rects += [
            scene.layout.rect(name).adjusted(-around, -around, around, around)
            for name in advice.boards
        ]
        if advice.is_about_the_button:
            rects.append(self._page.buttons.end.rect)
        return rects
