"""Which file? The dialogs of the system, which let the program go on while they are open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from alhambra_qt.dialogs.file_dialog import file_dialog
from alhambra_qt.files.storage import SUFFIX
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.pages.main_window import MainWindow

REPORT = "alhambra-qt-report.zip"


def ask_for_record(window: MainWindow, then: Callable[[Path], None]) -> None:
    """Let somebody choose a record to open."""
    dialog = _dialog(window, tr("Open a saved game"), tr("Saved games"), SUFFIX)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    _open(dialog, then)


def ask_where_to_save(
    window: MainWindow,
    name: str,
    then: Callable[[Path], None],
    otherwise: Callable[[], None] = lambda: None,
) -> None:
    """Let somebody choose a file for a copy of a record."""
    dialog = _dialog(window, tr("Save the game as"), tr("Saved games"), SUFFIX)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    dialog.rejected.connect(otherwise)
    _open(dialog, then)


def ask_where_to_report(window: MainWindow, then: Callable[[Path], None]) -> None:
    """Let somebody choose a file for a report of an error."""
    dialog = _dialog(window, tr("Save a report"), tr("Reports"), ".zip")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(REPORT)
    _open(dialog, then)


def _dialog(window: MainWindow, title: str, kind: str, suffix: str) -> QFileDialog:
    font = fonts.text_font(round(TEXT_PIXELS * window.unit))
    return file_dialog(window, title, kind, suffix, font)


def _open(dialog: QFileDialog, then: Callable[[Path], None]) -> None:
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.open()
