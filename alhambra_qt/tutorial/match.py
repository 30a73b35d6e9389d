"""The match of a first game: its computers are partners until everything is learned."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer

from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.match import Match
from alhambra_qt.tutorial.lessons import Lesson, Progress, note_of, progress_in
from alhambra_qt.tutorial.partner import Partner


class TutorialMatch(Match):
    """A match that remembers in its record what was learned."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As any match; a record that goes on says how far the learner is."""
        super().__init__(*arguments, **more)
        self._learned_after_the_end = Progress()
        self._is_closed = False

    @property
    def progress(self) -> Progress:
        """How far the learner is: what the record says, and what came after its result."""
        learned = progress_in(self.session.lines)
        return learned.with_done(*self._learned_after_the_end.done)

    def learn(self, progress: Progress, *, by_action: bool = False) -> None:
        """Note what is new; when a scoring has been seen, real computers play on.

        What an action has taught goes when the action is taken back.
        """
        had_partners = self.has_partners
        for lesson in sorted(progress.done - self.progress.done, key=lambda one: one.value):
            self.note(note_of(lesson, by_action=by_action))
        if self.session.result is not None:
            self._learned_after_the_end = progress
        if had_partners and not self.has_partners:
            QTimer.singleShot(0, self, self._part_with_partners)  # this game is played to its end

    @property
    def has_partners(self) -> bool:
        """Whether computers still wait for the learner: up to the first scoring."""
        return Lesson.SCORING not in self.progress.done

    def _part_with_partners(self) -> None:
        if not self._is_closed:
            self.change_computers()

    def new_computer(self, seat: int) -> ComputerPlayer:
        """A partner while there is something to learn."""
        if self.has_partners:
            return Partner(self.session.game, seat, (), self)
        return super().new_computer(seat)

    def close(self) -> None:
        """Nobody comes any more."""
        self._is_closed = True
        super().close()
