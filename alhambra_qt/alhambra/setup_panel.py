"""What New Game says of the board game alone: who is the third if two play."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton

from alhambra_qt.games import SetupPanel
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.play.seat_names import with_another_computer

WITH_A_THIRD = 2
"""So many players have Dirk as the third."""


class AlhambraPanel(SetupPanel):
    """Tells two players of Dirk, and offers them a computer in his place."""

    def __init__(self) -> None:
        """Nothing is to be said yet."""
        super().__init__()
        self._setup: GameSetup | None = None
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setProperty("quiet", True)
        self.third = QPushButton()
        self.third.clicked.connect(self._on_third)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.third)

    def show_setup(self, setup: GameSetup) -> None:
        """Speak to two players; two of one name have to hear of that first."""
        self._setup = setup
        is_for_two = len(setup.seats) == WITH_A_THIRD
        self.setVisible(is_for_two and setup.seat_with_a_taken_name() is None)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.text.setText(
            self.tr(
                "With two players, Dirk joins in: he takes no turns, but he gets tiles and scores."
            )
        )
        self.third.setText(self.tr("Add a computer instead"))

    def arrange(self, room: int, gap: int) -> None:
        """Put the button beside the text, or below it."""
        direction = QBoxLayout.Direction
        self._row.setSpacing(gap)
        self._row.setDirection(direction.LeftToRight)
        if self._row.minimumSize().width() > room:
            self._row.setDirection(direction.TopToBottom)

    def _on_third(self) -> None:
        assert self._setup is not None
        self.changed.emit(with_another_computer(self._setup))
