"""Hints: what the expert would do in the place of the person to play.

The expert is asked as a computer player of that seat is, and knows no more than the seat does. What
it says is shown and never played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from alhambra_qt.alhambra import reasons, telling
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Hinted
from alhambra_qt.alhambra.hinted import hinted
from alhambra_qt.alhambra.parts.registered import ALL_PARTS
from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.game_setup import LEVELS
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown
from core.alhambra.buying import BuyTile
from core.alhambra.placing import PlaceLastTiles, PlaceTiles
from core.alhambra.table import Table
from core.kernel.bots import Answer
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.kernel.session import Played, lines_of

PATIENCE = 4000
"""Milliseconds for a hint; it takes two at most where the machine is not busy."""


@dataclass(frozen=True)
class Advice:
    """What the expert would do here."""

    table: Table
    action: Action
    reason: Line | None
    placing: Action | None = None
    """Where it would put a tile that it buys."""


class Hinting(QObject):
    """Asks for a hint, shows it, and takes it away with the next action."""

    told = Signal(str)
    """What is said about a hint, for those who do not see it."""

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        """Nobody was asked yet."""
        super().__init__(parent)
        self._director = director
        self._match = director.match
        self._expert: ComputerPlayer | None = None
        self._course: tuple[Played[Table], ...] = ()
        self._asked: Table | None = None
        self._marks = dict(director.marks)
        self._advice: Advice | None = None
        self._is_shown = False
        self._match.stepped.connect(self.clear)
        self._match.restored.connect(self.clear)
        self._match.closed.connect(self.clear)
        director.display.changed.connect(self._on_changed)

    @property
    def is_thinking(self) -> bool:
        """Whether the expert was asked and has not answered."""
        return self._expert is not None and self._expert.is_thinking

    def can_ask(self) -> bool:
        """Whether a person could need a hint."""
        director = self._director
        return not director.is_curtained and (
            self._match.decision is not None or director.can_end_turn()
        )

    def ask(self) -> None:
        """Ask what the expert would do; asked once more, the hint goes away."""
        if self._is_shown or not self.can_ask():
            self.clear()
            return
        director = self._director
        director.display.look_at(director.seat)
        self._course = self._played_as_pencilled()
        state = self._course[-1].state if self._course else self._match.session.state
        decision = state.rules.decision(state)
        if self._match.is_resting or decision is None or decision.seat != director.seat:
            self._say(tr("Nothing left to decide: you can end your turn."))
            return
        self._say(tr("The expert is thinking it over."))
        self._asked = state
        self._expert = self._expert_for(director.seat)
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
            self._director.scene.show_hint(None)

    def retell(self) -> None:
        """Say it in another language."""
        if self._advice is not None:
            self._show(self._advice)
        elif self._is_shown:
            self.clear()

    def _expert_for(self, seat: int) -> ComputerPlayer:
        program = self._match.program_of(LEVELS[-1])
        expert = ComputerPlayer(self._match.session.game, seat, program, self)
        expert.patience = PATIENCE
        expert.decided.connect(self._on_decided)
        expert.failed.connect(self._on_failed)
        return expert

    def _played_as_pencilled(self) -> tuple[Played[Table], ...]:
        """What has happened, and the tiles that were pencilled in as if they were built."""
        session = self._match.session
        course, state = list(session.played), session.state
        if not self._match.is_resting and isinstance(session.decision, PlaceTiles | PlaceLastTiles):
            for action in self._director.placements():
                after = state.rules.apply(state, action)
                lines = lines_of(session.game, state, action, after)
                course.append(Played(action, tuple(lines), after))
                state = after
        return tuple(course)

    def _on_changed(self) -> None:
        """A tile was pencilled in: that is an action, too."""
        if self._marks != self._director.marks:
            self._marks = dict(self._director.marks)
            self.clear()

    def _on_decided(self, answer: Answer) -> None:
        if self._advice is None:
            assert self._asked is not None
            self._advice = Advice(self._asked, answer.action, answer.reason)
            self._ask_for_its_place(self._advice)
        else:
            self._advice = replace(self._advice, placing=answer.action)
        self._show(self._advice)

    def _ask_for_its_place(self, advice: Advice) -> None:
        """Ask where a tile would go that is bought, if that is what comes next."""
        table, action = advice.table, advice.action
        if self._expert is None or not isinstance(action, BuyTile):
            return
        after = table.rules.apply(table, action)
        to_place = after.seats[self._director.seat].to_place
        if isinstance(table.rules.decision(after), PlaceTiles) and len(to_place) == 1:
            lines = lines_of(self._match.session.game, table, action, after)
            course = (*self._course, Played(action, tuple(lines), after))
            self._expert.ask(course, after)

    def _on_failed(self, _reason: str) -> None:
        if self._advice is None:
            self._say(tr("The expert has no advice this time. Try asking again."))

    def _show(self, advice: Advice) -> None:
        does = [telling.did(advice.action)]
        does += [] if advice.placing is None else [telling.did(advice.placing)]
        faces = [ALL_PARTS.faces[one.name].name() for one in advice.table.collectors]
        names = [*(shown(player.name) for player in self._match.players), *faces]
        sentences = (
            tr("The expert {does}.").format(does=texts.listed(does)),
            reasons.why(advice.reason, names),
        )
        pointed_at = hinted(advice.table, self._director.seat, advice.action, advice.placing)
        self._say("\n".join(filter(None, sentences)), pointed_at)

    def _say(self, text: str, pointed_at: Hinted | None = None) -> None:
        self._is_shown = True
        self._director.scene.show_hint(pointed_at or Hinted(), text)
        self.told.emit(text)
