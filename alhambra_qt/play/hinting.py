"""Hints: what the expert would do in the place of the person to play, whatever the game.

The expert is asked as a computer player of that seat is, and knows no more than the seat does. What
it says is shown and never played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.game_setup import LEVELS
from alhambra_qt.play.match import Match
from alhambra_qt.words.languages import tr
from core.kernel.bots import Answer
from core.kernel.game import Game
from core.kernel.lines import BadLine, Line
from core.kernel.rulebook import Action
from core.kernel.session import Played, lines_of

THINKING = 1.6
"""Seconds from the start of the expert's program until it has to know what it would do. What is
left of two seconds is for starting it, for its words and for showing them."""
PATIENCE = 4000
"""Milliseconds until a program that does not answer is given up."""


@dataclass(frozen=True)
class Advice:
    """What the expert would do here."""

    state: Any
    action: Action
    reason: Line | None
    then: Action | None = None
    """What it would do right after that, if the game wants to show both as one."""


def move_in(line: object, game: Game[Any]) -> Action | None:
    """The move that an expert has written down; None if it is none that anybody could make."""
    if not isinstance(line, dict) or "do" not in line:
        return None
    try:
        return game.notation.read(line)[1]
    except BadLine:
        return None


class Hinted(Protocol):
    """What a hint has to know of the game that it is for, and where it is shown."""

    def can_be_helped(self) -> bool:
        """Whether there is a person who could need a hint."""

    def get_ready(self) -> None:
        """A hint will be shown: show what it can be about."""

    def intended(self) -> list[Action]:
        """What the person has only pencilled in: it counts as if it were done."""

    def wants_more(self, advice: Advice, after: Any) -> bool:
        """Whether the expert has to say what it would do next, too."""

    def words(self, advice: Advice) -> str:
        """What the expert would do and why, in sentences."""

    def show_hint(self, advice: Advice | None, text: str) -> None:
        """Show this, with nothing to point at if there is no advice; without words, nothing."""


class Hinting(QObject):
    """Asks for a hint, shows it, and takes it away with the next action."""

    told = Signal(str)
    """What is said about a hint, for those who can't see it."""

    def __init__(self, match: Match, of: Hinted, parent: QObject | None = None) -> None:
        """Nobody was asked yet."""
        super().__init__(parent)
        self._match = match
        self._of = of
        self._expert: ComputerPlayer | None = None
        self._course: tuple[Played[Any], ...] = ()
        self._asked: Any = None
        self._advice: Advice | None = None
        self._is_shown = False
        match.stepped.connect(self.clear)
        match.restored.connect(self.clear)
        match.closed.connect(self.clear)

    @property
    def is_thinking(self) -> bool:
        """Whether the expert was asked and has not answered."""
        return self._expert is not None and self._expert.is_thinking

    def can_ask(self) -> bool:
        """Whether a person could need a hint."""
        return self._of.can_be_helped()

    def ask(self) -> None:
        """Ask what the expert would do; asked once more, the hint goes away."""
        if self._is_shown or not self.can_ask():
            self.clear()
            return
        self._of.get_ready()
        self._course = self._played_as_intended()
        state = self._course[-1].state if self._course else self._match.session.state
        decision = self._match.game.rules.decision(state)
        if self._match.is_resting or decision is None or decision.seat != self._match.seat_to_play:
            self._say(tr("Nothing left to decide: you can end your turn."))
            return
        self._say(tr("The expert is thinking it over."))
        self._asked = state
        self._expert = self._expert_for(self._match.seat_to_play)
        self._expert.ask(self._course, state)

    def clear(self, _step: object = None) -> None:
        """Nothing is shown any more, no answer is waited for, and the expert goes.

        It may have planned a turn that the person does not take.
        """
        if self._expert is not None:
            self._expert.close()
            self._expert.deleteLater()
            self._expert = None
        self._advice = None
        if self._is_shown:
            self._is_shown = False
            self._of.show_hint(None, "")

    def retell(self) -> None:
        """Say it in another language."""
        if self._advice is not None:
            self.show_advice(self._advice)
        elif self._is_shown:
            self.clear()

    def show_advice(self, advice: Advice) -> None:
        """Show what the expert would do."""
        self._advice = advice
        self._say(self._of.words(advice), advice)

    def _expert_for(self, seat: int) -> ComputerPlayer:
        program = [*self._match.program_of(LEVELS[-1]), "--seconds", str(THINKING)]
        expert = ComputerPlayer(self._match.session.game, seat, program, self)
        expert.patience = PATIENCE
        expert.decided.connect(self._on_decided)
        expert.failed.connect(self._on_failed)
        return expert

    def _played_as_intended(self) -> tuple[Played[Any], ...]:
        """What has happened, and what is intended, up to where something else is asked first."""
        session, rules = self._match.session, self._match.game.rules
        course, state = list(session.played), session.state
        for action in () if self._match.is_resting else self._of.intended():
            if not rules.asks_for(state, self._match.seat_to_play, action):
                break
            course.append(self._played(state, action))
            state = course[-1].state
        return tuple(course)

    def _played(self, state: Any, action: Action) -> Played[Any]:
        after = self._match.game.rules.apply(state, action)
        return Played(action, tuple(lines_of(self._match.game, state, action, after)), after)

    def _on_decided(self, answer: Answer) -> None:
        if self._advice is None:
            advice = Advice(self._asked, answer.action, answer.reason)
            next_one = self._played(self._asked, answer.action)
            if self._expert is not None and self._of.wants_more(advice, next_one.state):
                self._expert.ask((*self._course, next_one), next_one.state)
        else:
            advice = replace(self._advice, then=answer.action)
        self.show_advice(advice)

    def _on_failed(self, _reason: str) -> None:
        if self._advice is None:
            self._say(tr("The expert has no advice this time. Try asking again."))

    def _say(self, text: str, advice: Advice | None = None) -> None:
        self._is_shown = True
        self._of.show_hint(advice, text)
        self.told.emit(text)
