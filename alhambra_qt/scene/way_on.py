"""The way on from a game that is watched: play on from here, see its result, or go back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.replay import Replay
from alhambra_qt.scene.button import TableButton
from alhambra_qt.words.languages import tr


class WayOn(QObject):
    """What the button of a replayed table offers, and what a click on it asks for."""

    play_on_wanted = Signal()
    result_wanted = Signal()
    back_wanted = Signal()
    """To the game that is still being played."""

    def __init__(self, button: TableButton, replay: Replay, parent: QObject) -> None:
        """Nothing is offered yet."""
        super().__init__(parent)
        self._button = button
        self._replay = replay
        self._may_play_on = False
        self._leads_back = False
        button.clicked.connect(self._on_clicked)

    def has_result(self) -> bool:
        """Whether the game was played to its end, and this is it; not while one looks back."""
        return self._replay.is_played_out and not self._leads_back

    def allow_to_play_on(self, *, is_allowed: bool) -> None:
        """Nobody plays on when the game is over; then its result is offered."""
        self._may_play_on = is_allowed
        self.offer()

    def lead_back(self) -> None:
        """The button leads to the game that is still being played."""
        self._leads_back = True
        self.offer()

    def offer(self) -> None:
        """Say what a click would do now."""
        has_result = self.has_result()
        self._button.enable(self._may_play_on or has_result or self._leads_back)
        if self._leads_back:
            self._button.say(tr("Back to the game"))
        else:
            self._button.say(tr("See the result") if has_result else tr("Play on from here"))

    def _on_clicked(self) -> None:
        if self._leads_back:
            self.back_wanted.emit()
        elif self.has_result():
            self.result_wanted.emit()
        else:
            self.play_on_wanted.emit()
