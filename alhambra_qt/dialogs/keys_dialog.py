"""Which keys do what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QWidget

from alhambra_qt import fonts
from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.languages import tr
from alhambra_qt.style import TEXT_PIXELS


class KeysDialog(Dialog):
    """A table of keys and what they do."""

    def __init__(
        self, parent: QWidget | None, unit: float, keys: Sequence[tuple[str, str]]
    ) -> None:
        """The keys come with their words."""
        super().__init__(parent, unit)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setHorizontalSpacing(self.pixels(24))
        grid.setVerticalSpacing(self.pixels(6))
        grid.setColumnStretch(1, 1)
        for row, (key, text) in enumerate(keys):
            for column, words in enumerate((key, text)):
                label = QLabel(words)
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setFont(fonts.text_font(self.pixels(TEXT_PIXELS), bold=column == 0))
                grid.addWidget(label, row, column)
        grid.setRowStretch(len(keys), 1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(table)
        area.setWidgetResizable(True)
        area.setMinimumSize(self.pixels(560), min(self.pixels(480), table.sizeHint().height()))
        self.body.addWidget(area)
        self._close = QPushButton()
        self.buttons.addStretch()
        self.buttons.addWidget(self._close)
        self._close.clicked.connect(self.accept)
        self._retranslate()
        self._close.setFocus()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.heading.setText(self.tr("Keys"))
        self._close.setText(self.tr("Close"))


def keys_of_program() -> list[tuple[str, str]]:
    """The keys that work everywhere."""
    return [
        (tr("F1"), tr("this list")),
        (tr("F11"), tr("full screen")),
        (tr("Ctrl+O"), tr("open a record")),
        (tr("Ctrl+S"), tr("save a copy of the game")),
        (tr("Ctrl+Q"), tr("quit; the game is saved")),
        (tr("Tab, arrows"), tr("go to the next field")),
        (tr("Enter"), tr("press what is marked")),
        (tr("Escape"), tr("go back; at the table: menu")),
    ]
