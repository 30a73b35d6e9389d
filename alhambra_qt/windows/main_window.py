"""The window that opens first."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QMainWindow, QVBoxLayout, QWidget

import core

ICON_SIZE = QSize(160, 160)


class MainWindow(QMainWindow):
    """Says what is there, until there is a table to play at."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Welcome"))
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(48, 32, 48, 32)
        layout.setSpacing(16)
        layout.addStretch()
        layout.addWidget(self._icon())
        for text in self._texts():
            layout.addWidget(self._label(text))
        layout.addStretch()
        self.setCentralWidget(page)
        self.resize(720, 520)

    def _texts(self) -> tuple[str, ...]:
        return (
            self.tr("<h1>Alhambra Qt {version}</h1>").format(version=core.__version__),
            self.tr(
                "The rules of the base game for two to six players are here. "
                "The table to play at is being built."
            ),
            self.tr(
                "Until then, games are played in a terminal: <code>alhambra-lab play --help</code>"
            ),
            self.tr(
                "<small>An unofficial fan project. Alhambra is a game by Dirk Henn, "
                "published by Queen Games.</small>"
            ),
        )

    def _label(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label

    def _icon(self) -> QLabel:
        label = QLabel()
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setPixmap(QGuiApplication.windowIcon().pixmap(ICON_SIZE))
        return label
