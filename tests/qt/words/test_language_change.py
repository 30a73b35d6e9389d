"""The language changes in the middle of anything, and nothing is lost.

That every word changes is looked at with its size (`test_fit`).
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.files.settings import Speed
from alhambra_qt.pages.main_window import MainWindow
from tests.qt import places
from tests.qt.games import game_of_window


def speak(window: MainWindow, language: str) -> None:
    window.apply_settings(window.settings._replace(language=language, speed=Speed.OFF))
    places.settle()


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
