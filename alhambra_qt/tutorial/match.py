"""The match of the board game's first game."""

from __future__ import annotations

from alhambra_qt.teaching.match import TeachingMatch
from alhambra_qt.tutorial.lessons import Lesson, Progress
from alhambra_qt.tutorial.partner import what_a_partner_does
from core.alhambra.table import Table
from core.kernel.rulebook import Action


class TutorialMatch(TeachingMatch):
    """Partners stay up to the first scoring."""

    kind_of_progress = Progress
    last_with_partners = Lesson.SCORING

    def what_a_partner_does(self, table: Table) -> Action:
        """Small money, and one tile."""
        return what_a_partner_does(table)
