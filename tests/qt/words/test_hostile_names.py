"""Whatever a player is called, no sentence is turned around and nothing is painted over."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.hinting import Advice
from alhambra_qt.words.names import named, shown
from core.alhambra.turn import Pass
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
        match child:
            case QLabel() | QAbstractButton():
                yield child.text()
            case QListWidget():
                yield from (child.item(row).text() for row in range(child.count()))
            case QComboBox():
                yield from (child.itemText(index) for index in range(child.count()))
            case QPlainTextEdit() | QTextEdit():
                yield child.toPlainText()


def assert_plain(text: str, where: str) -> None:
    """Nothing in it is unseen, and no letter has a stack of accents."""
    accents = 0
    for letter in text:
        kind = unicodedata.category(letter)
        assert kind not in BAD_KINDS or letter in OURS, (where, ascii(text))
        accents = accents + 1 if kind in {"Mn", "Me"} else 0
        assert accents <= 2, (where, ascii(text))


def assert_harmless(text: str, where: str) -> None:
    assert_plain(text, where)
    depth = 0
    for letter in text:
        depth += {"\u2068": 1, "\u2069": -1}.get(letter, 0)
        assert depth >= 0, (where, ascii(text))
    assert depth == 0, (where, ascii(text))


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that our own code paints from here on, word for word; Qt's widgets paint by themselves.

    A line of a paragraph may hold one end of an isolated name, and the next one the other.
    """
    texts: list[str] = []
    draw = QPainter.drawText

    def drawn(painter: QPainter, *arguments: Any) -> Any:
        texts.extend(one for one in arguments if isinstance(one, str))
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", drawn)
    return texts


def has_name(text: str) -> bool:
    return any(shown(name) in text for name in NAMES)


def test_no_place_shows_a_name_as_it_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, painted: list[str]
) -> None:
    monkeypatch.setattr(places, "NAMES", NAMES)
    seen, seen_painted = set(), set()
    for place in places.walk(window):
        for text in texts_of(place.widget):
            assert_harmless(text, place.name)
            seen |= {place.name} if has_name(text) else set()
        painted.clear()
        place.widget.grab()
        for text in painted:
            assert_plain(text, f"painted: {place.name}")
            seen_painted |= {place.name} if has_name(text) else set()
        page = window.page
        if isinstance(page, TablePage):
            assert_harmless(page.top_bar.label.text(), "turn")
            assert page.scene.model is not None
            for seat in page.scene.model.seats:
                assert_harmless(seat.name, place.name)
    assert {"BotDialog", "StuckDialog", "log", "curtain", "start with games"} <= seen
    assert {"table for two", "table for six", "first game", "end"} <= seen_painted


def test_words_beside_the_table_and_hints_have_names_as_they_are_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "NAMES", NAMES)
    page = places.table(window, 3, 60)
    told = [turn.name for turn in page.display.turns()]
    assert told
    assert set(told) <= {shown(name) for name in NAMES}
    hints: list[str] = []
    page.hinting.told.connect(hints.append)
    for seat in range(3):
        reason = {"kind": "deny", "seat": seat, "building": "tower", "points": 2, "scoring": 1}
        action = Pass()
        page.hinting.show_advice(Advice(page.match.state, action, reason))
    assert len(hints) == 3
    for hint in hints:
        assert has_name(hint)
        assert_harmless(hint, "hint")


def test_the_sentence_about_the_turn_is_not_turned_around(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hebrew, arabic = "\u05e0\u05d4", "7 \u0633\u0644\u0645\u0649"
    monkeypatch.setattr(places, "NAMES", (hebrew, arabic))
    told = places.table(window, 2, 8).top_bar.label.text()
    assert any(f"\u2068{name}\u2069" in told for name in (hebrew, arabic))


def test_only_a_name_that_turns_text_gets_signs_that_no_font_of_ours_has() -> None:
    assert [named(name) for name in ("Ann", "Zoë", "\u0623\u0645")] == [
        "Ann",
        "Zoë",
        "\u2068\u0623\u0645\u2069",
    ]
