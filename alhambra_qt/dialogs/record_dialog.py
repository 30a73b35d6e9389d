"""A record that does not open: what is wrong, and where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.words.names import shown


@dataclass(frozen=True)
class BadRecord:
    """Why a file is not opened; if a line is to blame, its number."""

    path: Path
    why: Callable[[], str]
    """Says it in the language of the moment."""
    line: int | None = None


class RecordDialog(Dialog):
    """Says it, and offers to watch what can be watched; whatever was being played goes on."""

    watch_wanted = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        unit: float,
        record: BadRecord,
        *,
        can_be_watched: bool = False,
    ) -> None:
        super().__init__(parent, unit)
        self._record = record
        self._file = self.label()
        self._where = self.label()
        self._reason = self.label(quiet=True)
        self._watch = QPushButton()
        self._watch.setVisible(can_be_watched)
        self._close = QPushButton()
        self._close.setDefault(True)
        for label in (self._file, self._where, self._reason):
            self.body.addWidget(label)
        self.buttons.addStretch()
        self.buttons.addWidget(self._watch)
        self.buttons.addWidget(self._close)
        self._watch.clicked.connect(lambda: self.answer(self.watch_wanted))
        self._close.clicked.connect(self.accept)
        self._retranslate()
        self._close.setFocus()

    def _retranslate(self) -> None:
        record = self._record
        self.setWindowTitle(self.tr("This saved game can’t be opened"))
        self.heading.setText(self.tr("This saved game can’t be opened"))
        self._file.setText(shown(record.path.name, longest=120))
        self._where.setVisible(record.line is not None)
        self._where.setText(
            self.tr("There’s a problem on line {number}:").format(number=record.line)
        )
        self._reason.setText(record.why()[:1000])
        self._watch.setText(self.tr("Watch up to there"))
        self._close.setText(self.tr("Close"))
