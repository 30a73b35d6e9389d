"""What New Game says of the board game alone: what its parts have to say about these players."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton

from alhambra_qt.alhambra.parts.part import Note
from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.games import SetupPanel
from alhambra_qt.play.game_setup import GameSetup


class AlhambraPanel(SetupPanel):
    """Shows the note of a part, and offers what it offers."""

    def __init__(self) -> None:
        """Nothing is to be said yet."""
        super().__init__()
        self._setup: GameSetup | None = None
        self._note: Note | None = None
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setProperty("quiet", True)
        self.offer = QPushButton()
        self.offer.clicked.connect(self._on_offer)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.offer)

    def show_setup(self, setup: GameSetup) -> None:
        """Say what there is to say; two of one name have to hear of that first."""
        self._setup = setup
        self._note = next((note for note in all_parts().notes if note.text(setup)), None)
        self.retranslate()
        self.setVisible(self._note is not None and setup.seat_with_a_taken_name() is None)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        if self._note is not None and self._setup is not None:
            self.text.setText(self._note.text(self._setup))
            self.offer.setText(self._note.offer())

    def arrange(self, room: int, gap: int) -> None:
        """Put the button beside the text, or below it."""
        direction = QBoxLayout.Direction
        self._row.setSpacing(gap)
        self._row.setDirection(direction.LeftToRight)
        if self._row.minimumSize().width() > room:
            self._row.setDirection(direction.TopToBottom)

    def _on_offer(self) -> None:
        assert self._setup is not None
        assert self._note is not None
        self.changed.emit(self._note.change(self._setup))
