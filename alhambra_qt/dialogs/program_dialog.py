"""Which program is to play a seat?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.play.game_setup import LONGEST_COMMAND
from alhambra_qt.words.commands import visible_command


class ProgramDialog(Dialog):
    """Asks for a command; nothing is started before the game begins."""

    answered = Signal(str)
    """A command."""

    def __init__(self, parent: QWidget | None, unit: float, command: str) -> None:
        super().__init__(parent, unit)
        self._explanation = self.label()
        self._command = QLineEdit(command)
        self._command.setMaxLength(LONGEST_COMMAND)
        self._arguments = self.command_text()
        policy = self._arguments.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing else moves when it comes
        self._arguments.setSizePolicy(policy)
        self._choose = QPushButton()
        self._choose.setDefault(True)
        self._cancel = QPushButton()
        self.body.addWidget(self._explanation)
        self.body.addWidget(self._command)
        self.body.addWidget(self._arguments)
        self.buttons.addWidget(self._cancel)
        self.buttons.addStretch()
        self.buttons.addWidget(self._choose)
        self._command.textChanged.connect(self._on_text)
        self._choose.clicked.connect(self._on_choose)
        self._cancel.clicked.connect(self.reject)
        self._on_text()
        self._retranslate()
        self._command.setFocus()

    def _on_text(self) -> None:
        command = self._command.text().strip()
        self._arguments.setPlainText(visible_command(command) if command else "")
        self._arguments.setVisible(bool(command))
        self._choose.setEnabled(bool(command))

    def _rescale(self) -> None:
        """Room for a few arguments; more of them can be scrolled."""
        self._arguments.setFixedHeight(min(self.pixels(100), self.largest().height() // 4))

    def _on_choose(self) -> None:
        self.answer(self.answered, self._command.text().strip())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Another program"))
        self.heading.setText(self.tr("Which program should play?"))
        self._explanation.setText(
            self.tr(
                "Any program that speaks the bot protocol can take the seat. Enter the "
                "command that starts it. It starts when the game starts, and it can do "
                "anything on this computer that you can."
            )
        )
        self._command.setPlaceholderText("python3 my_bot.py")
        self._command.setAccessibleName(self.tr("Command"))
        self._arguments.setAccessibleName(self.tr("Command"))
        self._choose.setText(self.tr("Choose"))
        self._cancel.setText(self.tr("Cancel"))
