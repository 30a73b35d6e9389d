"""Which file? The dialogs of the system, which let the program go on while they are open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from alhambra_qt.languages import tr
from alhambra_qt.storage import SUFFIX

REPORT = "alhambra-qt-report.zip"


def ask_for_record(window: QWidget, then: Callable[[Path], None]) -> None:
    """Let somebody choose a record to open."""
    dialog = _dialog(window, tr("Open a record"), tr("Game records"), SUFFIX)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    _open(dialog, then)


def ask_where_to_save(window: QWidget, name: str, then: Callable[[Path], None]) -> None:
    """Let somebody choose a file for a copy of a record."""
    dialog = _dialog(window, tr("Save the game as"), tr("Game records"), SUFFIX)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    _open(dialog, then)


def ask_where_to_report(window: QWidget, then: Callable[[Path], None]) -> None:
    """Let somebody choose a file for a report of an error."""
    dialog = _dialog(window, tr("Save a report"), tr("Reports"), ".zip")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(REPORT)
    _open(dialog, then)


def _dialog(window: QWidget, title: str, kind: str, suffix: str) -> QFileDialog:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(window, title, folder, f"{kind} (*{suffix})")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setDefaultSuffix(suffix)
    return dialog


def _open(dialog: QFileDialog, then: Callable[[Path], None]) -> None:
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.open()
