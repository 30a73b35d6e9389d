"""Which keys do what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS

_IN_ONE_LIST = 12
_WIDTH = 580
"""Of a list of keys in the longest language, with what is around it."""


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
        for key, _ in self._labels:
            key.setFont(fonts.text_font(self.pixels(TEXT_PIXELS), bold=True))
            key.setWordWrap(False)
        self._place()

    def _place(self) -> None:
        """Many keys are beside each other if there is room for that, so nobody has to scroll."""
        width = self.largest().width()
        lists = 2 if len(self._labels) > _IN_ONE_LIST and width > self.pixels(2 * _WIDTH) else 1
        rows = -(-len(self._labels) // lists)
        for index, pair in enumerate(self._labels):
            at, row = divmod(index, rows)
            for column, label in enumerate(pair):
                self._grid.addWidget(label, row, len(pair) * at + column)
        for column in (1, 3):
            is_used = column < 2 * lists
            self._grid.setColumnStretch(column, int(is_used))
            self._grid.setColumnMinimumWidth(column, self.pixels(330) if is_used else 0)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.heading.setText(self.tr("Keys"))
        for (key_label, text_label), (key, text) in zip(self._labels, self._keys(), strict=True):
            key_label.setText(key)
            text_label.setText(text)
        self._close.setText(self.tr("Close"))
