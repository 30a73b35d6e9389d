"""Which sheet is played on: ours, or one that somebody has drawn, from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.widgets.wrapped import WrappedLabel
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown
from core.kernel.lines import BadLine, Line
from core.roll_and_write.sheet import (
    BUILDINGS,
    COINS_AT_THE_START,
    LARGEST_FILE,
    MOST_COINS,
    SIZE,
    read_sheet,
    sheet_of,
)


class SheetChoice(QWidget):
    """Says which sheet it is, and offers another one."""

    chosen = Signal(object)
    """A sheet as a record has it; None for ours."""

    def __init__(self, parent: QWidget) -> None:
        """Ours."""
        super().__init__(parent)
        self._sheet: Line | None = None
        self._trouble: Path | None = None
        self.told = WrappedLabel()
        self.other = QPushButton()
        self.ours = QPushButton()
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(self.told, 1)
        self.row.addWidget(self.ours)
        self.row.addWidget(self.other)
        self.other.clicked.connect(self._ask)
        self.ours.clicked.connect(lambda: self._choose(None))

    def show_sheet(self, sheet: Any) -> None:
        """Of a set-up, whatever wrote that down; one that can't be played is not remembered."""
        try:
            self._sheet = None if sheet is None else sheet_of(sheet).line()
        except BadLine:
            self._sheet = None
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.other.setText(tr("Another sheet…"))
        self.ours.setText(tr("Use our sheet"))
        self.ours.setVisible(self._sheet is not None)
        self.told.setProperty("quiet", self._trouble is None)
        self.told.style().polish(self.told)
        if self._trouble is not None:
            self.told.setText(what_is_wrong(self._trouble))
        elif self._sheet is None:
            self.told.setText(tr("You’ll play on a sheet of our own design."))
        else:
            self.told.setText(tr("You’ll play on a sheet from a file."))

    def _ask(self) -> None:
        from alhambra_qt.roll_and_write.sheet_dialog import SheetDialog  # noqa: PLC0415 (late)

        dialog = SheetDialog(self, self.font().pixelSize() / TEXT_PIXELS)
        dialog.chosen.connect(self.open)
        dialog.open()

    def open(self, path: Path) -> None:
        """Play on the sheet in a file; if it can't be played, say why, and use ours."""
        try:
            sheet = read_sheet(path).line()
        except BadLine:
            self._choose(None, trouble=path)
        else:
            self._choose(sheet)

    def _choose(self, sheet: Line | None, trouble: Path | None = None) -> None:
        self._trouble = trouble
        self._sheet = sheet
        self.retranslate()
        self.chosen.emit(sheet)


def what_is_wrong(path: Path) -> str:
    """Why the sheet in a file can't be played, in a sentence that also says what happens now."""
    import json  # noqa: PLC0415 (seldom needed)

    try:
        with path.open("rb") as file:
            written = json.loads(file.read(LARGEST_FILE))
        rows = written["grid"]
        used = [building for row in rows for building in row]
        is_square = len(rows) == SIZE and all(len(row) == SIZE for row in rows)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        why = tr("There’s no readable sheet in {file}.")
    else:
        if not is_square:
            why = tr("The sheet in {file} doesn’t have six rows of six buildings.")
        elif any(building not in BUILDINGS for building in used):
            why = tr("The sheet in {file} names a building that doesn’t exist.")
        elif any(building not in used for building in BUILDINGS):
            why = tr("The sheet in {file} leaves out a kind of building.")
        elif written.get("coins") not in range(COINS_AT_THE_START, MOST_COINS + 1):
            why = tr("The sheet in {file} must say how many coins there are, from 3 to 99.")
        else:
            why = tr("There’s no readable sheet in {file}.")
    return tr("{why} You’ll play on ours.").format(why=why.format(file=shown(path.name)))
