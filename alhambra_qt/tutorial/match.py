"""The match of a first game: its computers are partners until everything is learned."""

from __future__ import annotations

from typing import Any

from alhambra_qt.computers.player import ComputerPlayer
from alhambra_qt.match import Match
from alhambra_qt.tutorial.lessons import Progress, note_of, progress_in
from alhambra_qt.tutorial.partner import Partner


class TutorialMatch(Match):
    """A match that remembers in its record what was learned."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As any match; a record that goes on says how far the learner is."""
        super().__init__(*arguments, **more)
        self.progress = progress_in(self.session.lines)

    def learn(self, progress: Progress) -> None:
        """Note what is new; when all is learned, real computers play on."""
        for lesson in sorted(progress.done - self.progress.done, key=lambda one: one.value):
            self.note(note_of(lesson))
        was_learning = self.progress.current is not None
        self.progress = progress
        if was_learning and progress.current is None:
            self.change_computers()

    def new_computer(self, seat: int) -> ComputerPlayer:
        """A partner while there is something to learn."""
        if self.progress.current is None:
            return super().new_computer(seat)
        return Partner(self.session.game, seat, (), self)
