"""The application tells the desktop its name, version and icon."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
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


_PAINTING = """
import os
from {module} import {kind}
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
application = {kind}(["painting"])
before = len(os.listdir("/proc/self/task"))
image = QImage(4000, 2000, QImage.Format.Format_ARGB32_Premultiplied)
image.fill(0)
image.scaled(2000, 1000, mode=Qt.TransformationMode.SmoothTransformation)
print(len(os.listdir("/proc/self/task")) - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the threads of a process")
@pytest.mark.parametrize(
    ("module", "kind", "are_started"),
    [("PySide6.QtGui", "QGuiApplication", True), ("alhambra_qt.application", "Application", False)],
)
def test_no_threads_are_started_to_paint(module: str, kind: str, *, are_started: bool) -> None:
    """Qt alone does; if it no longer did, there would be nothing to test here."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("QT_NO_GUI_THREADPOOL", None)
    code = _PAINTING.format(module=module, kind=kind)
    answer = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True
    )
    assert (int(answer.stdout) > 0) is are_started
