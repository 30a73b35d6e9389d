"""Tests of the window run inside the program's own application."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.application import Application
from alhambra_qt.languages import Translators
from alhambra_qt.settings import SettingsFile
from alhambra_qt.storage import folders_in
from alhambra_qt.windows.main_window import MainWindow


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["alhambra-qt"]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], MainWindow]]:
    """Opens windows of the program, as if it was started, quit and started again."""
    windows: list[MainWindow] = []

    def open_one() -> MainWindow:
        folders = folders_in(tmp_path)
        file = SettingsFile(folders.settings)
        window = MainWindow(folders, file, file.load(), Translators())
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.open_up()
        return window

    yield open_one
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    """The window of the program, just opened."""
    return open_window()
