"""The application tells the desktop its name, version and icon."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import core
from alhambra_qt.application import Application


def test_the_application_has_a_name_and_a_version(qapp: Application) -> None:
    assert qapp.applicationName() == "alhambra-qt"
    assert qapp.applicationVersion() == core.__version__


def test_the_icon_is_drawn_soon_after_the_first_frame(qapp: Application, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    qapp.set_icon_after_first_frame(window)
    window.show()
    qtbot.waitUntil(lambda: not qapp.windowIcon().isNull())
    picture = qapp.windowIcon().pixmap(QSize(64, 64)).toImage()
    assert picture.pixelColor(32, 4).isValid()
    colours = {picture.pixel(x, y) for x in range(64) for y in range(64)}
    assert len(colours) > 10


def test_a_file_that_the_desktop_wants_opened_is_passed_on(qapp: Application, qtbot: QtBot) -> None:
    with qtbot.waitSignal(qapp.file_wanted) as wanted:
        qapp.sendEvent(qapp, QFileOpenEvent("/home/ann/a game.alhambra"))
    assert wanted.args == [Path("/home/ann/a game.alhambra")]
