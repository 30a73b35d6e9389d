"""A record that names commands for its seats: who is to play them here?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.files.game_files import BotSeat
from alhambra_qt.widgets.kinds import KindBox
from alhambra_qt.words.commands import visible_command
from alhambra_qt.words.names import shown


class BotDialog(Dialog):
    """Asks before anything is started; the answer that Enter gives starts nothing."""

    answered = Signal(str)
    """Who plays these seats from here on, as a record names it; `PROGRAM` for those it names."""

    def __init__(self, parent: QWidget | None, unit: float, seats: Sequence[BotSeat]) -> None:
        super().__init__(parent, unit)
        self._seats = tuple(seats)
        self._question = self.label()
        self._commands = self.command_text()
        self._kind = KindBox()
        self._kind.offer_program(lambda: self.tr("These programs"))
        self._kind.rescale(self.pixels(22))
        self._open = QPushButton()
        self._open.setDefault(True)
        self._cancel = QPushButton()
        self.body.addWidget(self._question)
        self.body.addWidget(self._commands)
        self.buttons.addWidget(self._cancel)
        self.buttons.addStretch()
        self.buttons.addWidget(self._kind)
        self.buttons.addWidget(self._open)
        self._open.clicked.connect(self._on_open)
        self._cancel.clicked.connect(self.reject)
        self._retranslate()
        self._open.setFocus()

    def _on_open(self) -> None:
        self.answer(self.answered, self._kind.kind)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Who should play?"))
        self.heading.setText(self.tr("Who should play in these seats?"))
        self._question.setText(
            self.tr(
                "Other programs play in this saved game. Opening it won’t start them unless you "
                "say so: a program like that can do anything on this computer that you can."
            )
        )
        self._commands.setPlainText(
            "\n".join(
                self.tr("{name}: {command}").format(
                    name=shown(seat.name), command=_below(visible_command(seat.command))
                )
                for seat in self._seats
            )
        )
        self._kind.retranslate()
        self._open.setText(self.tr("Open"))
        self._cancel.setText(self.tr("Don’t open"))


def _below(command: str) -> str:
    """Each argument on a line of its own, set off from names."""
    return "".join(f"\n    {line}" for line in command.split("\n"))
