"""Keys that work on the whole page of a table, whatever on it has the focus."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from core.alhambra.taking_money import TakeMoney
from tests.qt.games import begin, lift_curtain, new_session

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    """Ann has taken money, and can undo it."""
    match = Match(new_session("Ann", "Ben", "Cem"), Random(1))
    page = TablePage(match, Settings(speed=Speed.OFF, ends_turns_itself=False))
    qtbot.addWidget(page)
    page.show()
    lift_curtain(begin(page))
    legal = match.game.rules.legal_actions(match.state)
    match.play(next(action for action in legal if isinstance(action, TakeMoney)))
    return page


def test_undo_and_redo_work_whatever_has_the_focus(page: TablePage) -> None:
    button = QPushButton(page)
    button.show()
    button.setFocus()
    played = len(page.match.played)
    QTest.keyClick(button, Qt.Key.Key_Z, CONTROL)
    assert len(page.match.played) < played
    QTest.keyClick(button, Qt.Key.Key_Y, CONTROL)
    assert len(page.match.played) == played
    QTest.keyClick(button, Qt.Key.Key_E)
    assert page.match.is_resting  # all other keys are the table's


def test_a_text_field_keeps_its_own_undo(page: TablePage) -> None:
    field = QLineEdit(page)
    field.show()
    QTest.keyClicks(field, "uz")
    played = len(page.match.played)
    QTest.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert field.text() != "uz"
    assert len(page.match.played) == played


def test_nothing_is_undone_below_a_sheet(page: TablePage) -> None:
    page.looking.show_log()
    sheet = page.overlays.current
    assert sheet is not None
    played = len(page.match.played)
    QTest.keyClick(sheet, Qt.Key.Key_Z, CONTROL)
    assert len(page.match.played) == played
