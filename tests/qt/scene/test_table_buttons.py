"""The buttons of the table lie in the scene: nothing that is said or flies goes below them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.scene.button import TableButton
from core.alhambra.rules import Rule
from tests.qt.games import THREE_PERSONS, table_of


@pytest.fixture
def page(open_window: Callable[[], MainWindow]) -> TablePage:
    window = open_window()
    window.start_game(THREE_PERSONS)
    page = table_of(window)
    if page.curtain.isVisible():
        page.curtain.lift()
    return page


def test_no_widget_lies_on_the_table(page: TablePage) -> None:
    assert [child for child in page.view.viewport().children() if child.isWidgetType()] == []
    there = page.childAt(_point(page, page.buttons.end))
    assert there is page.view.viewport()


@pytest.mark.parametrize(("name", "corner"), [("end", "bottomLeft"), ("take", "topLeft")])
def test_a_refusal_over_a_button_can_be_read_and_clicked(
    page: TablePage, name: str, corner: str
) -> None:
    button = getattr(page.buttons, name)
    bubble = page.scene.bubble
    bubble.keeps_clear = bubble.rather_keeps_clear = tuple  # otherwise it would lie beside it
    bubble.say("Because", getattr(button.rect, corner)(), 1.0, refused_by=Rule.NO_EMPTY_AREA)
    over = page.scene.items(bubble.sceneBoundingRect() & button.rect)
    assert over[0] is bubble
    read: list[object] = []
    page.rules_wanted.connect(read.append)
    assert bubble._words is not None
    link = bubble.mapRectToScene(bubble._words.link).center()
    QTest.mouseClick(
        page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.mapFromScene(link)
    )
    assert read == [Rule.NO_EMPTY_AREA]


def test_what_flies_is_above_every_button(page: TablePage) -> None:
    assert page.scene.flights._above > page.buttons.take.zValue()


def test_a_click_presses_a_button_and_a_release_beside_it_does_not(page: TablePage) -> None:
    page.director.taking.choose(Card(regions.MONEY, 0))
    viewport, left = page.view.viewport(), Qt.MouseButton.LeftButton
    where = page.view.mapFromScene(page.buttons.take.rect.center())
    QTest.mousePress(viewport, left, pos=where)
    QTest.mouseRelease(viewport, left, pos=where - QPoint(0, 200))
    assert not page.match.can_undo()
    QTest.mouseClick(viewport, left, pos=where)
    assert page.match.can_undo()


def test_a_button_that_does_nothing_now_keeps_the_click(page: TablePage) -> None:
    looked: list[object] = []
    page.scene.look_wanted.connect(looked.append)
    assert not page.buttons.end.can_be_clicked
    where = page.view.mapFromScene(page.buttons.end.rect.center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert looked == []


def _point(page: TablePage, button: TableButton) -> QPoint:
    return page.view.mapTo(page, page.view.mapFromScene(button.rect.center()))
