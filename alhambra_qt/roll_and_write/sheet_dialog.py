"""What is another sheet, and what is in its file?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.dialogs.file_dialog import file_dialog
from alhambra_qt.look import lettering
from alhambra_qt.words.names import shown
from core.roll_and_write.sheet import OUR_FILE

SUFFIX = ".json"
EXAMPLE = OUR_FILE.name


class SheetDialog(Dialog):
    """Says where our sheet comes from and how to write another one, then asks for the file."""

    chosen = Signal(object)
    """The path of a file with a sheet."""

    def __init__(self, parent: QWidget | None, unit: float) -> None:
        super().__init__(parent, unit)
        self._ours = self.label()
        self._file = self.label()
        self._example = self.command_text()
        self._example.setPlainText(OUR_FILE.read_text("utf-8").strip())
        self._example.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.told = self.label(quiet=True)
        self._cancel = QPushButton()
        self.save = QPushButton()
        self.choose = QPushButton()
        self.choose.setDefault(True)
        for widget in (self._ours, self._file, self._example, self.told):
            self.body.addWidget(widget)
        self.buttons.addWidget(self._cancel)
        self.buttons.addStretch()
        self.buttons.addWidget(self.save)
        self.buttons.addWidget(self.choose)
        self._cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._ask_where_to_save)
        self.choose.clicked.connect(self._ask_which)
        self.told.hide()
        self._retranslate()
        self.choose.setFocus()

    def _ask_which(self) -> None:
        dialog = self._asking(self.tr("Choose a sheet"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._on_chosen)
        dialog.open()

    def _on_chosen(self, name: str) -> None:
        self.answer(self.chosen, Path(name))

    def _ask_where_to_save(self) -> None:
        dialog = self._asking(self.tr("Save our sheet as"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(EXAMPLE)
        dialog.fileSelected.connect(lambda name: self.write_example(Path(name)))
        dialog.open()

    def _asking(self, title: str) -> QFileDialog:
        return file_dialog(self, title, self.tr("Sheets"), SUFFIX, self.font())

    def write_example(self, path: Path) -> None:
        """Our sheet, for somebody who wants to change it."""
        try:
            path.write_bytes(OUR_FILE.read_bytes())
        except OSError:
            told = self.tr("{name} couldn’t be saved.")
        else:
            told = self.tr(
                "Our sheet has been saved as {name}. You can open it in any text editor."
            )
        self.told.setText(told.format(name=shown(path.name)))
        self.told.show()
        self._fit_window()

    def _rescale(self) -> None:
        """Each row of ours is seen from end to end, in smaller letters if need be."""
        lines, beside = self._example.toPlainText().splitlines(), self.pixels(30)
        room = self.largest().width() - self.pixels(80)
        self._example.setFont(lettering.for_all(lines, self._example.font(), room - beside))
        metrics = self._example.fontMetrics()
        wide = max(map(metrics.horizontalAdvance, lines)) + beside
        self._example.setMinimumWidth(min(wide, room))
        self._example.setMinimumHeight(min(len(lines), 11) * metrics.lineSpacing() + beside)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Another sheet"))
        self.heading.setText(self.tr("Another sheet"))
        self._ours.setText(
            self.tr(
                "This sheet is our own design. If you own the game, you can copy its printed "
                "sheet into a file and play on that."
            )
        )
        self._file.setText(
            self.tr(
                "A sheet is a text file with six rows of six buildings, plus the number of coins. "
                "All six kinds of building must be in it, spelled as they are here. This is "
                "ours:"
            )
        )
        self._example.setAccessibleName(self.tr("Our sheet"))
        self._cancel.setText(self.tr("Cancel"))
        self.save.setText(self.tr("Save our sheet…"))
        self.choose.setText(self.tr("Choose a file…"))
