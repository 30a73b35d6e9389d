"""A long game that is being read: nobody has to wait for it."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog


class ReadingDialog(Dialog):
    """Is there until the game was read; cancelled, it is rejected."""

    def __init__(self, parent: QWidget | None, unit: float) -> None:
        super().__init__(parent, unit)
        self._sentence = self.label()
        self._cancel = QPushButton()
        self.body.addWidget(self._sentence)
        self.buttons.addStretch()
        self.buttons.addWidget(self._cancel)
        self._cancel.clicked.connect(self.reject)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Opening the game"))
        self.heading.setText(self.tr("Opening the game"))
        self._sentence.setText(self.tr("It’s a very long one, so this will take a moment."))
        self._cancel.setText(self.tr("Cancel"))
