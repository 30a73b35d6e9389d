"""The main window opens and says what is there."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import core
from alhambra_qt.windows.main_window import MainWindow


def test_the_window_opens(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.isVisible()


def test_the_window_says_which_version_it_is(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    texts = [label.text() for label in window.findChildren(QLabel)]
    assert any(core.__version__ in text for text in texts)
