"""Which keys do what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS


class KeysDialog(Dialog):
    """A table of keys and what they do."""

    def __init__(
        self,
        parent: QWidget | None,
        unit: float,
        keys: Callable[[], Sequence[tuple[str, str]]],
    ) -> None:
        """``keys`` says them in the language of the moment."""
        super().__init__(parent, unit)
        self._keys = keys
        self._labels = [(self.label(), self.label()) for _ in keys()]
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        for row, pair in enumerate(self._labels):
            for column, label in enumerate(pair):
                self._grid.addWidget(label, row, column)
        self.body.addLayout(self._grid)
        self.body.addStretch()
        self._close = QPushButton()
        self.buttons.addStretch()
        self.buttons.addWidget(self._close)
        self._close.clicked.connect(self.accept)
        self._rescale()
        self._retranslate()
        self._close.setFocus()

    def _rescale(self) -> None:
        self._grid.setHorizontalSpacing(self.pixels(24))
        self._grid.setVerticalSpacing(self.pixels(6))
        self._grid.setColumnMinimumWidth(1, self.pixels(330))
        for key, _ in self._labels:
            key.setFont(fonts.text_font(self.pixels(TEXT_PIXELS), bold=True))
            key.setWordWrap(False)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.heading.setText(self.tr("Keys"))
        for (key_label, text_label), (key, text) in zip(self._labels, self._keys(), strict=True):
            key_label.setText(key)
            text_label.setText(text)
        self._close.setText(self.tr("Close"))
