"""Something to show: a game at one point, whether it is being played or played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.players import Player
from core.kernel.game import Game
from core.kernel.rulebook import CHANCE, Action, RuleBook
from core.kernel.session import Played


@dataclass(frozen=True)
class Step:
    """Something that happened, with the states that are shown before and after it."""

    seat: int
    """Who did it; `CHANCE` if nobody did."""
    action: Action | None
    """What was done; None if it only came of something, or was no action."""
    before: Any
    after: Any


class Showing(QObject):
    """A game as it is to be shown: the state, who sits there, and what led to it.

    A display reads nothing else, so it makes no difference to it whether somebody plays.
    The state may be an earlier one than the last that was played led to: a turn that rests shows
    nothing of what comes of it.
    """

    stepped = Signal(object)
    """A `Step`: show how it happened."""
    restored = Signal()
    """Something else changed: show how it is now."""

    def __init__(self, game: Game[Any], parent: QObject | None = None) -> None:
        """Whatever there is to show is a state of this game."""
        super().__init__(parent)
        self.game = game

    @property
    def state(self) -> Any:
        """The state of the game to be shown."""
        raise NotImplementedError

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        raise NotImplementedError

    @property
    def played(self) -> Sequence[Played[Any]]:
        """All that was played up to here."""
        raise NotImplementedError

    @property
    def seat_to_play(self) -> int:
        """Whose turn it is in the state that is shown."""
        return seat_shown(self.game.rules, self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended here."""
        raise NotImplementedError

    @property
    def is_played_out(self) -> bool:
        """Whether it was played to its end; one that was forfeited was not."""
        return self.is_over and not self.state.agenda


def seat_shown(rules: RuleBook[Any], state: Any) -> int:
    """Whose turn it is, as far as everybody may know.

    If a seat can answer without a word, nobody sees that it is asked: it may tell too much.
    """
    decision = rules.decision(state)
    if decision is None or decision.seat == CHANCE or rules.silent_answer(state) is not None:
        to_play: int = state.to_play
        return to_play
    seat: int = decision.seat
    return seat
