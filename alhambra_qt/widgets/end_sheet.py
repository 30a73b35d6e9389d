"""The sheet at the end of any game: a moment for the winners, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.scene.passing_time import passing_time
from alhambra_qt.widgets.button_rows import ButtonRows
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import names
from alhambra_qt.words.languages import tr

_MOMENT = 600
"""Milliseconds in which what the winners built is built once more."""


class EndSheet(Overlay):
    """What is left to look at when a game is over, and how to go on."""

    again_wanted = Signal()
    same_deal_wanted = Signal()
    watch_wanted = Signal()
    start_page_wanted = Signal()

    def __init__(self, parent: QWidget, *, is_watched: bool, is_still: bool) -> None:
        """Somebody who only watches can't play again; if it is still, nothing is built again."""
        super().__init__(parent)
        self.rows = ButtonRows(self)
        self.again_button = self.button(self.again_wanted)
        self.again_button.setProperty("main", True)
        self.same_deal_button = self.button(self.same_deal_wanted)
        self.watch_button = self.button(self.watch_wanted)
        self.table_button = self.button(self.close)
        self.start_button = self.button(self.start_page_wanted)
        for_players = (self.again_button, self.same_deal_button, self.watch_button)
        self.for_players = () if is_watched else for_players
        """The buttons for those who played."""
        self._time = passing_time(self, lambda _time: self.update(), self.update)
        self._time.setDuration(0 if is_still else _MOMENT)

    def button(self, does: object) -> QPushButton:
        """A new one, which does this."""
        button = QPushButton(self)
        button.clicked.connect(does)
        return button

    def offer(self, buttons: tuple[QPushButton, ...]) -> None:
        """Show these buttons, and no others."""
        for button in self.findChildren(QPushButton):
            button.setVisible(button in buttons)

    def open(self) -> None:
        """Let the moment of the winners begin."""
        super().open()
        if self._time.duration():
            self._time.start()

    @property
    def moment(self) -> float:
        """How much of what the winners built is there again, from 0 to 1."""
        return float(self._time.currentValue()) if self.is_moving else 1.0

    @property
    def is_moving(self) -> bool:
        """Whether it is being built."""
        return self._time.state() is QAbstractAnimation.State.Running

    def finish(self) -> None:
        """Let it be there at once."""
        if self.is_moving:
            self._time.setCurrentTime(self._time.duration())

    def wanted_size(self) -> tuple[float, float]:
        """Nearly all there is."""
        return 1310, 736

    def retranslate(self) -> None:
        """The buttons."""
        super().retranslate()
        self.again_button.setText(tr("Play again"))
        self.watch_button.setText(tr("Watch the game"))
        self.table_button.setText(tr("Look at the table"))
        self.start_button.setText(tr("Back to the start page"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A key doesn't wait."""
        self.finish()
        super().keyPressEvent(event)


def victory(winners: list[str]) -> str:
    """Who has won, by their names."""
    if len(winners) == 1:
        return tr("{name} has won").format(name=names.named(winners[0]))
    return tr("{names} share the victory").format(names=names.listed(winners))
