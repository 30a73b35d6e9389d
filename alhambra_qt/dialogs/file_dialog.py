"""Which file? The dialog of the system, which lets the program go on while it is open."""

from __future__ import annotations

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFileDialog, QWidget


def file_dialog(parent: QWidget, title: str, kind: str, suffix: str, font: QFont) -> QFileDialog:
    """For files of one kind; it begins among somebody's documents."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, folder, f"{kind} (*{suffix})")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setDefaultSuffix(suffix)
    dialog.setFont(font)  # where it is Qt's own
    return dialog
