"""The very first start: choices hold at once, everything can be skipped, and it is asked once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import TEXT_SCALES, SettingsFile
from alhambra_qt.files.storage import folders_in
from alhambra_qt.pages.first_start_page import FirstStartPage
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.words.languages import Translators
from tests.qt.games import new_session, play_on, record_of

Start = Callable[[], MainWindow]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, translators: Translators) -> Iterator[Start]:
    """Starts the program as somebody does who has just installed it, and again."""
    windows: list[MainWindow] = []

    def start_it() -> MainWindow:
        folders = folders_in(tmp_path)
        file = SettingsFile(folders.settings)
        window = MainWindow(folders, file, file.load(), translators)
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.open_up()
        return window

    yield start_it
    for window in windows:
        window.close()


def first_page(window: MainWindow) -> FirstStartPage:
    assert isinstance(window.page, FirstStartPage)
    return window.page


def test_a_game_that_was_left_is_offered_though_nothing_was_ever_chosen(
    start: Start, tmp_path: Path
) -> None:
    """A record was opened, and the program killed before it wrote any setting."""
    record_of(play_on(new_session(), 20), folders_in(tmp_path).games / "left.alhambra")
    page = start().page
    assert isinstance(page, StartPage)
    assert page.focusWidget().accessibleName().startswith("Continue")


def test_a_language_is_chosen_and_spoken_at_once(start: Start) -> None:
    window = start()
    page = first_page(window)
    for code, word in (("nl", "Overslaan"), ("de", "Überspringen"), ("en", "Skip")):
        QTest.mouseClick(page.languages[code], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert page.skip.text() == word
        assert window.settings.language == code


def test_a_size_of_text_is_chosen_and_holds_at_once(start: Start) -> None:
    window = start()
    page = first_page(window)
    before = page.unit
    QTest.mouseClick(page.sizes[TEXT_SCALES[-1]], Qt.MouseButton.LeftButton)
    assert page.unit == pytest.approx(before * TEXT_SCALES[-1])
    assert window.settings.text_scale == TEXT_SCALES[-1]


def test_it_is_skipped_and_never_asked_again(start: Start) -> None:
    window = start()
    QTest.keyClick(first_page(window), Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)
    window.close()
    assert isinstance(start().page, StartPage)


def test_whoever_knows_the_game_begins_one(start: Start) -> None:
    window = start()
    QTest.mouseClick(first_page(window).new_game, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, NewGamePage)


def test_the_language_of_the_system_is_proposed(start: Start, translators: Translators) -> None:
    translators.change_to("nl")
    page = first_page(start())
    assert [code for code, button in page.languages.items() if button.isChecked()] == ["nl"]
