"""The running program as the desktop knows it."""

from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import core
from alhambra_qt import resources


class Application(QApplication):
    """The one QApplication, with the program's name, version and icon."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.setApplicationName("alhambra-qt")
        self.setApplicationDisplayName("Alhambra Qt")
        self.setApplicationVersion(core.__version__)
        self.setDesktopFileName("alhambra-qt")
        self.setWindowIcon(QIcon(str(resources.assets() / "icon.svg")))
