"""Whatever a player is called, no sentence is turned around and nothing is painted over."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_qt.names import shown
from alhambra_qt.windows.main_window import MainWindow
from alhambra_qt.windows.table_page import TablePage
from tests.qt import places

NAMES = (
    "\u202eAnn",
    "Z" + "\u0301\u0489" * 40 + "oe",
    "Bo\u2067b\u2066",
    "Ca\u200b\u2028rl\n\0",
    " " * 500 + "Dee",
    "\u202d\u202b<b>Eve</b>",
)
BAD_KINDS = {"Cc", "Cf", "Cs", "Zl", "Zp"}
OURS = {"\u2068", "\u2069", "\n", "\u200d"}


def texts_of(widget: QWidget) -> Iterator[str]:
    for child in [widget, *widget.findChildren(QWidget)]:
        yield child.accessibleName()
        yield child.accessibleDescription()
        yield child.windowTitle()
        yield child.toolTip()
        if isinstance(child, QLabel | QAbstractButton):
            yield child.text()


def assert_harmless(text: str, where: str) -> None:
    accents = 0
    depth = 0
    for letter in text:
        kind = unicodedata.category(letter)
        assert kind not in BAD_KINDS or letter in OURS, (where, ascii(text))
        accents = accents + 1 if kind in {"Mn", "Me"} else 0
        assert accents <= 2, (where, ascii(text))
        depth += {"\u2068": 1, "\u2069": -1}.get(letter, 0)
        assert depth >= 0, (where, ascii(text))
    assert depth == 0, (where, ascii(text))


def test_no_place_shows_a_name_as_it_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "NAMES", NAMES)
    seen = 0
    for walk in (places.tables, places.sheets, places.ends):
        for place in walk(window):
            for text in texts_of(place.widget):
                assert_harmless(text, place.name)
                seen += any(shown(name) in text for name in NAMES)
            page = window.page
            if isinstance(page, TablePage):
                assert_harmless(page.turn_label.text(), "turn")
                assert page.scene.model is not None
                for seat in page.scene.model.seats:
                    assert_harmless(seat.name, place.name)
    assert seen > 10


def test_the_sentence_about_the_turn_is_not_turned_around(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "NAMES", NAMES)
    page = places.table(window, 2, 8)
    assert any(f"\u2068{shown(name)}\u2069" in page.turn_label.text() for name in NAMES)
