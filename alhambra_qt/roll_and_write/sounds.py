"""What can be heard at the table of the dice game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write.celebrating import LineScores, celebrated
from alhambra_qt.roll_and_write.display import Display, Moved
from alhambra_qt.sound.cues import Cue
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.imaginary_players import RolledForImaginary
from core.roll_and_write.passing_on import KeepPair, Rolled
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.special_actions import CrossOffSecond, TurnDie

CUES = {
    Rolled: Cue.DICE,
    RolledForImaginary: Cue.DICE,
    ReceiveCoins: Cue.COIN,
    TurnDie: Cue.COIN,
    CrossOff: Cue.CARD,
    CrossOffSecond: Cue.COIN,
    KeepPair: Cue.WOOD,
}
"""What an action sounds like; a pen on paper sounds like a card."""


class TableSounds(QObject):
    """What is heard of what one display shows."""

    sounded = Signal(object)
    """A `Cue`."""

    def __init__(self, display: Display, parent: QObject) -> None:
        """Before the first round, dice are not heard."""
        super().__init__(parent)
        display.moved.connect(self._on_moved)

    def _on_moved(self, moved: Moved) -> None:
        cue = CUES.get(type(moved.step.action))
        is_playing = bool(moved.step.before.score_sheet.round)
        if any(
            isinstance(one, LineScores) for one in celebrated(moved.step.before, moved.step.after)
        ):
            cue = Cue.EXACT
        if cue is not None and is_playing:
            self.sounded.emit(cue)
        given = len(moved.step.after.score_sheet.round_scores)
        if given > len(moved.step.before.score_sheet.round_scores):
            self.sounded.emit(Cue.SCORING)


class TurnSounds(TableSounds):
    """What else is heard where people play: refusals, whose turn it is, and the end."""

    def __init__(self, match: Match, display: Display, parent: QObject) -> None:
        """With other people or computers at the table, a person is called to play."""
        super().__init__(display, parent)
        self._match = match
        self._turn_of: int | None = None
        display.changed.connect(self._on_changed)

    def refuse(self) -> None:
        """Something isn't allowed."""
        self.sounded.emit(Cue.REFUSAL)

    def _on_changed(self) -> None:
        match = self._match
        seat = match.seat_to_play
        if match.is_over or seat == self._turn_of:
            return
        is_person = match.players[seat].is_person
        if not is_person or match.decision is not None:
            is_called = is_person and len(match.players) > 1
            self._turn_of = seat
            if is_called:
                self.sounded.emit(Cue.YOUR_TURN)
