"""An error that nobody expected: the game is safe, and a report can be saved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.system.safety_net import CaughtError


class ErrorDialog(Dialog):
    """Says what happened, that nothing is lost, and what can be done."""

    report_wanted = Signal(object)
    """The `CaughtError` to write a report of."""

    def __init__(
        self, parent: QWidget | None, unit: float, error: CaughtError, *, is_saved: bool
    ) -> None:
        """``is_saved`` is whether everything that was played is on disk."""
        super().__init__(parent, unit)
        self._error = error
        self._is_saved = is_saved
        self._sentence = self.label()
        self._advice = self.label(quiet=True)
        self._report = QPushButton()
        self._close = QPushButton()
        self._close.setDefault(True)
        self.body.addWidget(self._sentence)
        self.body.addWidget(self._advice)
        self._trace = self.long_text(error.trace)
        self.body.addWidget(self._trace)
        self.buttons.addWidget(self._report)
        self.buttons.addStretch()
        self.buttons.addWidget(self._close)
        self._report.clicked.connect(lambda: self.report_wanted.emit(self._error))
        self._close.clicked.connect(self.accept)
        self._retranslate()
        self._close.setFocus()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Program error"))
        self.heading.setText(self.tr("Something went wrong"))
        saved = self.tr("The program made a mistake. Your game is saved up to the last move.")
        unsaved = self.tr(
            "The program made a mistake. You can keep playing, but the game isn’t saved."
        )
        self._sentence.setText(saved if self._is_saved else unsaved)
        self._advice.setText(
            self.tr(
                "You can keep playing. If you’d like to help, save a report and pass it on. "
                "It contains this game, the log and the software versions. Nothing is sent "
                "anywhere."
            )
        )
        self._trace.setAccessibleName(self.tr("Details"))
        self._report.setText(self.tr("Save a report…"))
        self._close.setText(self.tr("Continue"))
