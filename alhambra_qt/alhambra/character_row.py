"""A row in New Game: which character the computers have, and how strong they are."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from alhambra_qt.alhambra.characters import (
    ANY,
    character_told,
    chosen_character,
    strength_told,
    with_character,
)
from alhambra_qt.play.game_setup import LEVELS, GameSetup
from alhambra_qt.widgets.fields import ChoiceBox
from alhambra_qt.widgets.wrapped import WrappedLabel
from alhambra_qt.words.languages import tr
from core.alhambra.ai.manners import CHARACTERS


class CharacterRow(QWidget):
    """It's there if a computer of ours plays."""

    changed = Signal(object)
    """The `GameSetup` that somebody wants."""

    def __init__(self, parent: QWidget) -> None:
        """Nothing is chosen yet."""
        super().__init__(parent)
        self._setup: GameSetup | None = None
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.box = ChoiceBox()
        for character in (ANY, *CHARACTERS):
            self.box.addItem("", character)
        self.box.activated.connect(self._on_chosen)
        self.title.setBuddy(self.box)
        self.text = WrappedLabel()
        self.text.setProperty("quiet", True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.title)
        self._row.addWidget(self.box)
        self._row.addWidget(self.text, 1)

    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen."""
        self._setup = setup
        self.box.setCurrentIndex(self.box.findData(chosen_character(setup)))
        self.setVisible(any(seat.kind in LEVELS for seat in setup.seats))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.title.setText(tr("Computers play as"))
        self.box.setAccessibleName(tr("Computers play as"))
        for index in range(self.box.count()):
            name, _ = character_told(self.box.itemData(index))
            self.box.setItemText(index, name)
        if self._setup is not None:
            _, told = character_told(chosen_character(self._setup))
            self.text.setText(f"{told} {strength_told(self._setup)}".strip())

    def arrange(self, room: int, gap: int) -> None:
        """All beside each other, or below each other."""
        self._row.setSpacing(gap)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._row.minimumSize().width() > room:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)

    def _on_chosen(self) -> None:
        assert self._setup is not None
        self.changed.emit(with_character(self._setup, str(self.box.currentData())))
