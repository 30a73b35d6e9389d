"""Each line of the chronicle opens its moment; the game that is played stays as it is."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.replayed_table import ReplayedTable
from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay
from alhambra_qt.alhambra.table.region import LineOf
from alhambra_qt.alhambra.table.spots import table_spots
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Speed
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.play.new_games import NewGame
from tests.qt.games import lift_curtain, new_session, play_on, table_of

Key = Qt.Key


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    """Three people in the middle of a game; one of them is there."""
    window.apply_settings(window.settings._replace(speed=Speed.OFF))
    window.table.play(NewGame(play_on(new_session(), 60), Random(1)))
    page = lift_curtain(table_of(window))
    assert page.director.turn.may_act
    return page


def looked_back_at(window: MainWindow) -> tuple[ReplayPage, ReplayedTable]:
    page = window.page
    assert isinstance(page, ReplayPage)
    assert isinstance(page.table, ReplayedTable)
    return page, page.table


def lines_on(page: TablePage) -> dict[LineOf, QPointF]:
    """All lines that can be chosen, the newest first, and where."""
    return {
        spot.thing: QPointF(*spot.box.middle)
        for spot in table_spots(page.scene, {})
        if isinstance(spot.thing, LineOf)
    }


def click(page: TablePage, point: QPointF) -> None:
    at = page.view.mapFromScene(point)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def take_a_card(page: TablePage) -> None:
    page.director.taking.choose(Card(regions.MONEY, 0))
    page.director.taking.take()


def state_of(page: TablePage) -> list[object]:
    match = page.match
    return [*match.played, match.state, match.can_undo(), page.scene.model, page.focus_name()]


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
def test_each_line_opens_its_moment_and_the_game_is_untouched(
    window: MainWindow, page: TablePage, size: tuple[int, int]
) -> None:
    window.resize(*size)
    take_a_card(page)
    before = state_of(page)
    lines = lines_on(page)
    assert lines
    for line, point in lines.items():
        click(page, point)
        _, table = looked_back_at(window)
        if line.line.is_deed:
            assert table.display.history()[-1].played == line.line.played
        assert line.line in table.display.lines()[-3:]
        QTest.keyClick(table.view, Key.Key_Escape)
        assert window.page is page
    assert state_of(page) == before


def test_a_line_is_chosen_by_keyboard_and_a_button_leads_back(
    window: MainWindow, page: TablePage
) -> None:
    QTest.keyClick(page.view, Key.Key_Tab)
    while not isinstance(page.keyboard.focus.thing, LineOf):
        QTest.keyClick(page.view, Key.Key_Tab)
    first = page.keyboard.focus.thing
    assert page.focus_name() == f"{first.line.text}: see this moment again"
    QTest.keyClick(page.view, Key.Key_Down)
    assert page.keyboard.focus.thing in [*lines_on(page)][1:]
    QTest.keyClick(page.view, Key.Key_Return)
    _, table = looked_back_at(window)
    assert table.play_on_button.text == "Back to the game"
    table.play_on_button.click()
    assert window.page is page
    assert page.view.hasFocus()


def test_a_line_of_the_log_opens_its_moment(window: MainWindow, page: TablePage) -> None:
    page.looking.show_log()
    log = page.overlays.current
    assert isinstance(log, LogOverlay)
    log.lines.itemActivated.emit(log.lines.item(log.lines.count() - 1))
    _, table = looked_back_at(window)
    assert table.display.lines()[-1] == page.display.lines()[-1]
    QTest.keyClick(table.view, Key.Key_Escape)
    assert window.page is page
    assert page.overlays.current is None


def test_in_a_replay_a_line_goes_to_its_moment(window: MainWindow, page: TablePage) -> None:
    newest, *_, oldest = lines_on(page)
    page.scene.link_clicked.emit(newest)
    _, table = looked_back_at(window)
    table.scene.link_clicked.emit(oldest)
    assert table.display.lines()[-1] == oldest.line


def test_nobody_sees_more_than_they_may(window: MainWindow, page: TablePage) -> None:
    take_a_card(page)
    assert page.match.is_resting  # what is drawn next is in the session, and nobody's business
    page.scene.link_clicked.emit(next(iter(lines_on(page))))
    replayed, table = looked_back_at(window)
    for key in (Key.Key_H, Key.Key_F, Key.Key_Space, Key.Key_End, Key.Key_Right):
        QTest.keyClick(table.view, key)
    assert looked_back_at(window)[0] is replayed
    assert replayed.replay.state.open_money == page.match.state.open_money
    for stop in range(replayed.replay.course.last + 1):
        replayed.replay.go_to(stop)
        assert table.scene.model is not None
        assert table.scene.model.hand is None
    offered = {name for name in ("hands", "play-on") if name in replayed.commands._actions}
    assert not offered


def test_behind_a_curtain_nobody_looks_back(window: MainWindow, page: TablePage) -> None:
    line = next(iter(lines_on(page)))
    take_a_card(page)
    page.director.end_turn()
    assert page.director.is_curtained
    page.scene.link_clicked.emit(line)
    QTest.keyClick(page.view, Key.Key_Return)
    assert window.page is page


def test_nothing_goes_on_while_somebody_looks_back(window: MainWindow, page: TablePage) -> None:
    """An announcement that was to be read first doesn't let computers play."""
    window.apply_settings(window.settings._replace(speed=Speed.SLOW))
    page.scene.announcement.say(("A scoring card turns up",), page.scene.palace_rect(), 1, 9000)
    page.sheets._is_waiting = True
    page.scene.link_clicked.emit(next(iter(lines_on(page))))
    _, table = looked_back_at(window)
    assert not page.scene.announcement.isVisible()
    assert page.match.computers._is_held
    table.left.emit()
    assert not page.match.computers._is_held
