"""The coach of the board game's first game."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import FOCUS
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.teaching import coach
from alhambra_qt.tutorial.advice import Advice, FirstAdvisor
from alhambra_qt.tutorial.lessons import Lesson, Progress
from alhambra_qt.tutorial.match import TutorialMatch


class Coach(coach.Coach):
    """Points at pieces, spots and regions."""

    def __init__(self, page: TablePage, match: TutorialMatch) -> None:
        """Above this table."""
        super().__init__(page, match, FirstAdvisor(page.director, page), FOCUS - 1)

    def announce(self, text: str) -> None:
        """Say it as the table says things."""
        self._page.keyboard.announce(text)

    def unit(self) -> float:
        """That of the layout."""
        unit: float = self._page.scene.layout.unit
        return unit

    def catch_up(self, progress: Progress) -> Progress:
        """A scoring round teaches that there are some."""
        if self._match.state.scorings and Lesson.SCORING not in progress.done:
            return progress.after_scoring()
        return progress

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
            rects.append(scene.layout.rect(regions.TURN))
        return rects
