"""A pupil of the first game of Roll & Write."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.roll_and_write.tutorial.coach import Coach
from alhambra_qt.roll_and_write.tutorial.lessons import Lesson
from tests.qt.roll_and_write.games import click

_LEFT = Qt.MouseButton.LeftButton
_TOLD = (Lesson.WELCOME, Lesson.BUILDINGS_SCORE, Lesson.LINES_SCORE, Lesson.KEEP_PLAYING)


class Pupil:
    """Does with a pointer what the coach says, and nothing else."""

    def __init__(self, window: MainWindow) -> None:
        page = window.page
        assert isinstance(page, TablePage)
        self.page = page
        coach = page.findChild(Coach)
        assert coach is not None
        self.coach = coach

    def wait_for_turn(self) -> None:
        until = time.monotonic() + 20
        while self.page.match.seat_to_play != 0 and time.monotonic() < until:
            QApplication.processEvents()

    def lessons(self) -> Iterator[Lesson]:
        """Do all that is asked; each lesson when its own words are seen, and nothing else's."""
        while isinstance(now := self.coach.lesson, Lesson):
            self.wait_for_turn()
            while self.coach.lesson is now and not self._is_taught(now):
                self.follow()
                self.wait_for_turn()
            if self.coach.lesson is now:
                yield now
            while self.coach.lesson is now:
                self.follow()

    def _is_taught(self, lesson: Lesson) -> bool:
        said: object = self.coach._advisor.taught_in(lesson)
        return bool(self.coach.advice == said)

    def click_at(self, place: QPoint) -> None:
        QTest.mouseClick(self.page.view.viewport(), _LEFT, pos=place)

    def follow(self) -> None:
        """Do what the coach frames; if it frames nothing, what glows."""
        self.wait_for_turn()
        page, advice = self.page, self.coach.advice
        things = advice.things or sorted(page.director.turn.fields())[:1]
        if self.coach.lesson in _TOLD:
            QTest.mouseClick(self.coach.bar.next_button, _LEFT)
        elif things[0] == "roll":
            page.buttons.roll.click()
        elif things[0] == "coins":
            page.buttons.coins.click()
        else:
            for thing in things:
                click(page, thing)
            for step in page.scene.signs.steps[:1]:
                click(page, step)
