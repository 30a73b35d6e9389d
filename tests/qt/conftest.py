"""Tests of the window run inside the program's own application."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from alhambra_qt.application import Application
from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import folders_in
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.words.languages import Translators

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["alhambra-qt"]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: Application) -> Translators:
    """Tests read what players read now, whatever language the machine speaks."""
    subprocess.run([sys.executable, TOP / "translations" / "compile.py"], check=True)
    english = Translators(qapp)
    english.change_to("en")
    QLocale.setDefault(QLocale("en_GB"))
    return english


@pytest.fixture(autouse=True)
def no_window_stays(qapp: Application) -> Iterator[None]:  # noqa: ARG001
    """Windows that were closed would live on, and hear of every change, until a test waits."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def translators(qapp: Application) -> Iterator[Translators]:
    """What changes the language of the program; with the test, that ends."""
    before = QLocale()
    changing = Translators(qapp)
    yield changing
    changing.be_silent()
    QLocale.setDefault(before)


@pytest.fixture
def open_window(
    qtbot: QtBot, tmp_path: Path, translators: Translators
) -> Iterator[Callable[[], MainWindow]]:
    """Opens windows of the program, as if it was started, quit and started again."""
    windows: list[MainWindow] = []

    def open_one() -> MainWindow:
        folders = folders_in(tmp_path)
        file = SettingsFile(folders.settings)
        if not file.is_there():
            file.save(Settings())  # what is asked at the very first start is asked elsewhere
        window = MainWindow(folders, file, file.load(), translators)
        windows.append(window)
        with qtbot.waitExposed(window):
            window.open_up()
        return window

    yield open_one
    for window in windows:
        if isValid(window):  # a test may have let it go
            window.close()
            window.deleteLater()


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    """The window of the program, just opened."""
    return open_window()
