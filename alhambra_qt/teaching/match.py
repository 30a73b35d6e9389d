"""The match of a first game: its computers are partners until enough is learned."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from PySide6.QtCore import QTimer

from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.match import Match
from alhambra_qt.teaching.partner import Partner
from alhambra_qt.teaching.progress import Progress, note_of
from core.kernel.rulebook import Action


class TeachingMatch(Match):
    """A match that remembers in its record what was learned."""

    kind_of_progress: ClassVar[type[Progress]]
    last_with_partners: ClassVar[Enum]
    """With this lesson, partners have done their part."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As any match; a record that goes on says how far the learner is."""
        super().__init__(*arguments, **more)
        self._learned_after_the_end = self.kind_of_progress()
        self._is_closed = False

    def what_a_partner_does(self, table: Any) -> Action:
        """A partner's choice in any position in which one is asked."""
        raise NotImplementedError

    @property
    def progress(self) -> Any:
        """How far the learner is: what the record says, and what came after its result."""
        learned = self.kind_of_progress.read(self.session.lines)
        return learned.with_done(*self._learned_after_the_end.done)

    def learn(self, progress: Progress, *, by_action: bool = False) -> None:
        """Note what is new; when partners have done their part, real computers play on.

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
        """Whether computers still wait for the learner."""
        return self.last_with_partners not in self.progress.done

    def _part_with_partners(self) -> None:
        if not self._is_closed:
            self.change_computers()

    def new_computer(self, seat: int) -> ComputerPlayer:
        """A partner while there is something to learn."""
        if self.has_partners:
            return Partner(self.session.game, seat, self.what_a_partner_does, self)
        return super().new_computer(seat)

    def close(self) -> None:
        """Nobody comes any more."""
        self._is_closed = True
        super().close()
