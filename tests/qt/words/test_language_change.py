"""The language changes at once and everywhere, in the middle of anything, and nothing is lost."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.files.settings import Speed
from alhambra_qt.pages.main_window import SMALLEST, MainWindow
from tests.qt import places, reading
from tests.qt.games import THREE_PERSONS, game_of_window

Read = dict[str, list[str]]
"""What is to be read in each place."""


@pytest.fixture
def window_in(open_window: Callable[[], MainWindow]) -> Callable[[str], MainWindow]:
    def open_one(language: str) -> MainWindow:
        window = open_window()
        shutil.rmtree(window.folders.games, ignore_errors=True)
        window.resize(*SMALLEST)
        window.setUpdatesEnabled(False)  # it is painted when it is read
        named = window.settings._replace(last_setup=THREE_PERSONS)  # else a name is translated
        window.apply_settings(named)
        speak(window, language)
        return window

    return open_one


def speak(window: MainWindow, language: str) -> None:
    window.apply_settings(window.settings._replace(language=language, speed=Speed.OFF))
    places.settle()


def read(place: places.Place, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words in a place, whether widgets say them or they are painted; no times of day."""
    painted = [line.text for line in reading.painted(place.widget, monkeypatch)]
    words = [*reading.words(place.widget), *painted]
    return [re.sub(r"\d+[:.]\d\d", "", text) for text in words]


def test_every_word_changes_at_once(
    window_in: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place that changes its language reads like one that was opened in it."""
    fresh: dict[str, Read] = {}
    for language in ("de", "nl"):
        window = window_in(language)
        there: Read = {}
        for place in places.walk(window):
            places.settle()
            there[place.name] = read(place, monkeypatch)
        fresh[language] = there
        places.let_go(window)
    window = window_in("en")
    for place in places.walk(window):
        for language, there in fresh.items():
            speak(window, language)
            assert read(place, monkeypatch) == there[place.name], (language, place.name)
        speak(window, "en")


def test_a_game_goes_on_in_another_language(window: MainWindow, tmp_path: Path) -> None:
    """Nothing of it is lost: the cards that were chosen, what was taken back, the record."""
    page = places.table(window, 3, 12)
    match, director = page.match, page.director
    before = match.session.lines
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    director.taking.choose(Card(regions.MONEY, 0))
    chosen = director.chosen_cards()
    heard = page.focus_name()
    speak(window, "nl")
    assert director.chosen_cards() == chosen
    assert page.focus_name() not in ("", heard)
    assert page.buttons.end.text == "Kies een actie"
    assert page.view.accessibleName() == "De tafel"
    assert "gebouwenkaartje" in page.top_bar.label.text()
    assert match.session.lines == before
    director.taking.take()
    assert match.session.lines != before
    path = tmp_path / "copy.alhambra"
    window.save_as(path)
    assert path.read_text().count("\n") == len(match.session.lines) + 1
    assert game_of_window(window).match is match
    assert window.notices.banner.sentence == "Opgeslagen als copy.alhambra."
    speak(window, "de")
    assert window.notices.banner.sentence == "Gespeichert als copy.alhambra."


def test_no_two_shortcuts_of_the_window_collide(window: MainWindow) -> None:
    """Which keys they have does not depend on the language."""
    page = places.table(window, 3, 12)
    keys: list[str] = []
    for language in ("en", "de", "nl"):
        speak(window, language)
        actions = [*page.findChildren(QAction), *window.findChildren(QAction)]
        there = [key.toString() for action in set(actions) for key in action.shortcuts()]
        there += page.commands._by_key
        assert len(there) > 30
        assert sorted(there) == sorted(set(there))
        assert sorted(there) == sorted(keys or there)
        keys = there
