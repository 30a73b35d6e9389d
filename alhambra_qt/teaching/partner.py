"""Who plays with somebody who learns: answers at once, and spoils no lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer

from alhambra_qt.play.computers.player import ComputerPlayer
from core.kernel.bots import Answer
from core.kernel.game import Game
from core.kernel.rulebook import Action
from core.kernel.session import Played


class Partner(ComputerPlayer):
    """Answers in this process, and needs no program."""

    def __init__(
        self, game: Game[Any], seat: int, does: Callable[[Any], Action], parent: QObject
    ) -> None:
        """``does`` says what it does in any position in which it is asked."""
        super().__init__(game, seat, (), parent)
        self._does = does

    def prepare(self) -> None:
        """It is always ready."""

    def ask(self, _course: Sequence[Played[Any]], state: Any) -> None:
        """Answer when the question is complete."""
        self._question = state
        QTimer.singleShot(0, self, self._answer)

    def _answer(self) -> None:
        state, self._question = self._question, None
        if state is not None:
            self.decided.emit(Answer(self._does(state)))
