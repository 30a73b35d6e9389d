"""A computer that can't play on: who takes its seat over?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.play.game_setup import LEVELS, PERSON
from alhambra_qt.widgets.kinds import KindBox
from alhambra_qt.words.names import shown


class StuckDialog(Dialog):
    """The game waits for the answer; it can be left and continued later."""

    answered = Signal(str)
    """Who plays the seat from here on, as a record names it."""
    again_wanted = Signal()
    """The same program is to be started once more."""
    left = Signal()
    """Nobody decides now; the game is saved."""

    def __init__(self, parent: QWidget | None, unit: float, name: str) -> None:
        super().__init__(parent, unit)
        self._name = shown(name)
        self._question = self.label()
        self._detail = self.label(quiet=True)
        self._kind = KindBox((*LEVELS, PERSON))
        self._kind.rescale(self.pixels(22))
        self._hand_over = QPushButton()
        self._hand_over.setDefault(True)
        self._again = QPushButton()
        self._leave = QPushButton()
        for label in (self._question, self._detail):
            self.body.addWidget(label)
        self.buttons.addWidget(self._leave)
        self.buttons.addWidget(self._again)
        self.buttons.addStretch()
        self.buttons.addWidget(self._kind)
        self.buttons.addWidget(self._hand_over)
        self._hand_over.clicked.connect(self._on_hand_over)
        self._again.clicked.connect(self._on_again)
        self._leave.clicked.connect(self.reject)
        self.rejected.connect(self.left)
        self._retranslate()
        self._hand_over.setFocus()

    def _on_hand_over(self) -> None:
        self.answer(self.answered, self._kind.kind)

    def _on_again(self) -> None:
        self.answer(self.again_wanted)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Who should take over?"))
        self.heading.setText(self.tr("{name} can’t keep playing").format(name=self._name))
        self._question.setText(
            self.tr(
                "The computer playing for {name} isn’t responding properly. Someone else can "
                "take over the seat, and nothing will be lost."
            ).format(name=self._name)
        )
        self._detail.setText(self.tr("The program’s log says exactly what went wrong."))
        self._kind.retranslate()
        self._hand_over.setText(self.tr("Hand over the seat"))
        self._again.setText(self.tr("Try again"))
        self._leave.setText(self.tr("Leave the table"))
