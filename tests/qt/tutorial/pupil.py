"""A pupil of the first game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.teaching.seats import LEARNER
from alhambra_qt.tutorial.coach import Coach
from alhambra_qt.tutorial.lessons import Lesson
from tests.qt.games import coach_of, table_of
from tests.qt.robot import Robot


class Pupil:
    """Does with the robot's hands what the coach says, and nothing else."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.robot = Robot(table_of(window), Random(1), Counter())

    @property
    def coach(self) -> Coach:
        return coach_of(self._window)

    def lessons(self) -> Iterator[Lesson]:
        """One after the other, when the pupil is to play; each is done before the next."""
        for lesson in Lesson:
            self.wait_for_turn()
            yield lesson
            while self.coach.lesson is lesson:
                self.follow(lesson)
            if lesson in (Lesson.EXCHANGE, Lesson.REDESIGN):
                self.end_turn()

    def follow(self, lesson: Lesson) -> None:
        """Do what this lesson asks for."""
        assert self.coach.lesson is lesson
        self.wait_for_turn()
        advice = self.coach.advice
        assert advice is not None
        page = self.robot.page
        match lesson:
            case Lesson.WELCOME | Lesson.WHAT_IT_GAVE:
                self.robot.click(self.coach.bar.next_button)
            case Lesson.TAKE_MONEY:
                for card in advice.pieces:
                    self.robot.click_on(card)
                self.robot.click(page.buttons.take)
            case Lesson.END_THE_TURN | Lesson.PLACE:
                assert advice.is_about_the_button
                self.robot.click(page.buttons.end)
            case (
                Lesson.FORBIDDEN_PLACE
                | Lesson.PAY_EXACTLY
                | Lesson.ACT_AGAIN
                | Lesson.ON_FOOT
                | Lesson.EXCHANGE
            ):
                assert advice.target is not None
                self.robot.drop(advice.pieces[0], advice.target)
            case Lesson.REDESIGN:
                piece = advice.pieces[0]
                assert isinstance(piece, Piece)
                self.robot.drop(piece, max(page.director.turn.targets(piece).places))
            case Lesson.SCORING:
                self.robot.act()

    def wait_for_turn(self) -> None:
        """Let partners play, and close the sheet of a scoring."""
        page = self.robot.page
        until = time.monotonic() + 30
        while not page.match.is_over and time.monotonic() < until:
            QApplication.processEvents()
            if page.overlays.current is not None:
                QTest.keyClick(page.overlays.current, Qt.Key.Key_Escape)
            elif page.match.seat_to_play == LEARNER:
                return

    def framed(self, rects: Sequence[QRectF | None]) -> bool:
        """Whether exactly these are framed, and nothing beside them."""
        frames = [frame.rect for frame in self.coach._frames if frame.rect is not None]
        return len(frames) == len(rects) and all(
            rect is not None
            and frame.adjusted(-8, -8, 8, 8).contains(rect)
            and rect.adjusted(-8, -8, 8, 8).contains(frame)
            for frame, rect in zip(frames, rects, strict=True)
        )

    def end_turn(self) -> None:
        """End a turn in which something else was done."""
        page = self.robot.page
        while page.match.seat_to_play == LEARNER:
            assert page.director.can_end_turn()
            self.robot.click(page.buttons.end)
        self.wait_for_turn()
