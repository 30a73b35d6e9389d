"""The coach of the board game's first game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer

from alhambra_qt.alhambra.table.scene import FOCUS
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.teaching import coach
from alhambra_qt.teaching.seats import LEARNER
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
        page.view.resized.connect(self._let_spot_be_seen)
        # Later: what flew may have landed because the next table is about to be shown.
        landed, later = page.scene.flights.landed, Qt.ConnectionType.QueuedConnection
        landed.connect(self._let_spot_be_seen, later)

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

    def _advise(self) -> None:
        super()._advise()
        self._let_spot_be_seen()

    def _let_spot_be_seen(self) -> None:
        """Let the palace make room for the spot that is framed, once all has landed."""
        scene, target = self._page.scene, self._advice and self._advice.target
        if isinstance(target, int) and self._is_palace_large and not scene.flights.is_flying:
            scene.making_room.let_be_seen([x_and_y(target)])

    @property
    def _is_palace_large(self) -> bool:
        """Whether the large palace is the learner's, so that spots in it can be pointed at."""
        model = self._page.scene.model
        return model is not None and model.shown == LEARNER

    def rects_of(self, advice: Advice) -> list[QRectF]:
        """Pieces first, then where they can go."""
        scene = self._page.scene
        found = [scene.rect_of(piece) for piece in advice.pieces]
        rects = [rect for rect in found if rect is not None]
        is_elsewhere = isinstance(advice.target, int) and not self._is_palace_large
        if advice.target is not None and not is_elsewhere:
            rects.append(scene.target_rect(advice.target))
        around = scene.layout.px(4)  # boards have numbers close to their edges
        rects += [
            scene.layout.rect(name).adjusted(-around, -around, around, around)
            for name in advice.boards
        ]
        if advice.is_about_the_button:
            rects.append(self._page.buttons.end.rect)
        return rects
