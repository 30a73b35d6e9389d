"""Somebody wants to leave while something is not on disk: what is to become of it?"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.words import system_errors


class Wish(Enum):
    """What somebody wants who wanted to leave."""

    AGAIN = auto()
    """Try once more to save."""
    ELSEWHERE = auto()
    """Save to another file."""
    LEAVE = auto()
    """Leave, and lose what is not saved."""
    STAY = auto()


class UnsavedDialog(Dialog):
    """Nothing is lost unless somebody says so; Escape stays."""

    answered = Signal(object)
    """A `Wish`."""

    def __init__(self, parent: QWidget | None, unit: float, number: int) -> None:
        """``number`` is the system's number of the error."""
        super().__init__(parent, unit)
        self._number = number
        self._sentence = self.label()
        self.body.addWidget(self._sentence)
        self.buttons_of = {wish: QPushButton() for wish in (Wish.STAY, Wish.LEAVE)}
        self.buttons_of |= {wish: QPushButton() for wish in (Wish.ELSEWHERE, Wish.AGAIN)}
        for wish, button in self.buttons_of.items():
            if wish is Wish.ELSEWHERE:
                self.buttons.addStretch()
            self.buttons.addWidget(button)
            button.clicked.connect(lambda _checked, wish=wish: self.answer(self.answered, wish))
        self.buttons_of[Wish.AGAIN].setDefault(True)
        self._retranslate()
        self.buttons_of[Wish.AGAIN].setFocus()

    def on_mended(self) -> None:
        """Everything is on disk meanwhile, so nothing is left to ask."""
        if self.isVisible():
            self.answer(self.answered, Wish.LEAVE)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Not everything is saved"))
        self.heading.setText(self.tr("Not everything is saved"))
        self._sentence.setText(
            self.tr(
                "Your latest moves aren’t saved ({reason}). If you leave now, you’ll lose them."
            ).format(reason=system_errors.told(self._number))
        )
        buttons = self.buttons_of
        buttons[Wish.STAY].setText(self.tr("Stay"))
        buttons[Wish.LEAVE].setText(self.tr("Leave without saving"))
        buttons[Wish.ELSEWHERE].setText(self.tr("Save elsewhere…"))
        buttons[Wish.AGAIN].setText(self.tr("Try again"))

    def reject(self) -> None:
        """Escape, or the cross of the window."""
        super().reject()
        self.answered.emit(Wish.STAY)
