"""Flights: what moved is seen on its way, and nobody has to wait for it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra import table_page
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.scene.flights import Flying
from core.alhambra.palace import place
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from tests.core.alhambra.positions import position
from tests.qt.games import begin, new_session


def page_of(qtbot: QtBot, table: Table, *kinds: str, speed: Speed = Speed.NORMAL) -> TablePage:
    session = new_session(*"ABCDEF"[: len(table.seats)], kinds=kinds)
    session._start = table
    page = TablePage(Match(session, Random(1)), Settings(speed=speed))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    begin(page)
    return page


def flying(page: TablePage) -> list[Flying]:
    return [item for item in page.scene.items() if isinstance(item, Flying)]


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_a_computer_waits_until_its_flight_is_over(speed: Speed) -> None:
    durations = table_page._DURATIONS[speed]
    assert 0 < durations.person < durations.computer < table_page._PACE[speed]


def test_a_card_flies_to_the_hand_and_lands(qtbot: QtBot) -> None:
    page = page_of(qtbot, position())
    page.match.play(TakeMoney(page.match.state.open_money[:1]))
    (card,) = flying(page)
    start = card.scenePos()
    assert page.scene.layout.rect(regions.MONEY).contains(start)
    with qtbot.waitSignal(page.scene.flights.landed, timeout=5000):
        pass
    assert not flying(page)


def test_nothing_flies_where_speed_is_off(qtbot: QtBot) -> None:
    page = page_of(qtbot, position(), speed=Speed.OFF)
    page.match.play(TakeMoney(page.match.state.open_money[:1]))
    assert not flying(page)


def test_a_click_lets_everything_land_and_still_counts(qtbot: QtBot) -> None:
    page = page_of(qtbot, position(seats=3), "human", "ai:easy", "ai:easy")
    page.match.play(TakeMoney(page.match.state.open_money[:1]))
    page.director.undo()
    assert flying(page)
    rect = page.scene.rect_of(Card(regions.MONEY, 0))
    assert rect is not None
    QTest.mouseClick(
        page.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=page.view.mapFromScene(rect.center()),
    )
    assert not flying(page)
    assert len(page.director.chosen_cards()) == 1


def test_a_tile_that_was_dragged_flies_from_where_it_was_dropped(qtbot: QtBot) -> None:
    table = position(hands=["gulden-9 gulden-9"], market="tower-11 . . .")
    page = page_of(qtbot, table)
    scene, view = page.scene, page.view
    rect = scene.rect_of(Piece(regions.MARKET, "tower-11"))
    assert rect is not None
    near = scene.target_rect(place(1, 0)).center() + scene.target_rect(place(1, 0)).topLeft()
    start, end = view.mapFromScene(rect.center()), view.mapFromScene(near / 2)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), (start + end) / 2)
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    tile = next(one for one in flying(page) if one.flight.end == scene.target_rect(place(1, 0)))
    assert scene.layout.rect(regions.PALACE).contains(tile.flight.start.center())
