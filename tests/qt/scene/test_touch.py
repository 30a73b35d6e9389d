"""Fingers: one works like the mouse, two push the palace about and zoom it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from core.alhambra.turn import ChooseAction
from tests.qt.games import begin, new_session


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    """A touch screen; Qt keeps it until the end."""
    return QTest.createTouchDevice()


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    """A page at which the person to play can pay something."""
    match = Match(new_session("Ann", "Ben"), Random(3))
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    with qtbot.waitExposed(page):
        page.show()
    begin(page)
    if page.curtain.isVisible():
        page.curtain.lift()
    assert isinstance(match.decision, ChooseAction)
    yield page
    match.close()


class Hand:
    """Fingers on the viewport of a page."""

    def __init__(self, page: TablePage, device: QPointingDevice) -> None:
        self._viewport = page.view.viewport()
        self._device = device
        self._down: dict[int, QPoint] = {}

    def press(self, *points: QPointF) -> None:
        """Put one more finger down for each point."""
        for point in points:
            events = QTest.touchEvent(self._viewport, self._device, False)
            for number, place in self._down.items():
                events.move(number, place, self._viewport)
            number = len(self._down)
            self._down[number] = point.toPoint()
            events.press(number, self._down[number], self._viewport)
            events.commit()

    def move(self, *points: QPointF) -> None:
        """Move all fingers."""
        events = QTest.touchEvent(self._viewport, self._device, False)
        for number, point in enumerate(points):
            self._down[number] = point.toPoint()
            events.move(number, self._down[number], self._viewport)
        events.commit()

    def release(self) -> None:
        """Lift all fingers."""
        events = QTest.touchEvent(self._viewport, self._device, False)
        for number, point in self._down.items():
            events.release(number, point, self._viewport)
        events.commit()
        self._down.clear()

    def tap(self, point: QPointF) -> None:
        """Touch a point shortly."""
        self.press(point)
        self.release()

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Touch one point, move to another, let go."""
        self.press(start)
        self.move((start + end) / 2)
        self.move(end)
        self.release()


@pytest.fixture
def hand(page: TablePage, finger: QPointingDevice) -> Hand:
    """A hand above the page."""
    return Hand(page, finger)


def _middle(page: TablePage, piece: Touchable) -> QPointF:
    rect = page.scene.rect_of(piece)
    assert rect is not None
    return rect.center()


def _dragged(page: TablePage) -> Touchable | None:
    return page.scene.dragged


def _affordable(page: TablePage) -> Piece:
    turn = page.director.turn
    pieces = [Piece(regions.MARKET, tile.id) for tile in page.match.state.market if tile]
    return next(piece for piece in pieces if turn.can_buy(piece))


def test_a_finger_drags_a_tile_from_the_market_to_the_palace(page: TablePage, hand: Hand) -> None:
    piece = _affordable(page)
    target = min(page.director.turn.targets(piece).places)
    hand.drag(_middle(page, piece), page.scene.target_rect(target).center())
    if page.chooser is not None:
        page.chooser.buttons[-1].click()
    assert page.director.marks == {piece.name: target}


def test_a_tile_hangs_on_the_finger_until_it_is_lifted(page: TablePage, hand: Hand) -> None:
    piece = _affordable(page)
    hand.press(_middle(page, piece))
    hand.move(page.scene.target_rect(regions.RESERVE).center())
    assert _dragged(page) == piece
    hand.move(_middle(page, piece))
    hand.release()
    assert _dragged(page) is None
    assert page.chooser is None


def test_a_tap_chooses_a_card_and_two_take_it(page: TablePage, hand: Hand) -> None:
    money = page.match.state.open_money
    hand.tap(_middle(page, Card(regions.MONEY, 0)))
    assert page.director.chosen_cards() == money[:1]
    hand.tap(_middle(page, Card(regions.MONEY, 0)))
    assert len(page.match.state.open_money) == len(money) - 1


def test_a_second_finger_puts_the_tile_back(page: TablePage, hand: Hand) -> None:
    piece = _affordable(page)
    middle = page.scene.layout.rect(regions.PALACE).center()
    hand.press(_middle(page, piece))
    hand.move(middle)
    assert _dragged(page) == piece
    hand.press(middle + QPointF(100, 0))
    assert _dragged(page) is None
    hand.release()
    assert page.chooser is None
    assert not page.director.chosen_cards()


def test_two_fingers_zoom_the_palace_around_the_point_between_them(
    page: TablePage, hand: Hand
) -> None:
    middle = page.scene.layout.rect(regions.PALACE).center()
    before = page.scene.grid
    hand.press(middle - QPointF(50, 0), middle + QPointF(50, 0))
    for apart in range(52, 101, 2):
        hand.move(middle - QPointF(apart, 0), middle + QPointF(apart, 0))
    hand.release()
    after = page.scene.grid
    assert after.cell == pytest.approx(2 * before.cell, rel=0.1)
    assert after.place_at(middle) == before.place_at(middle)


def test_two_fingers_push_the_palace(page: TablePage, hand: Hand) -> None:
    middle = page.scene.layout.rect(regions.PALACE).center()
    before = page.scene.grid
    one, other = middle - QPointF(60, 0), middle + QPointF(60, 0)
    hand.press(one, other)
    for step in range(1, 9):
        push = QPointF(-5 * step, 3 * step)
        hand.move(one + push, other + push)
    hand.release()
    after = page.scene.grid
    assert after.cell == before.cell
    assert after.origin - before.origin == QPointF(-40, 24)


def test_one_finger_pushes_the_palace_where_no_tile_is(page: TablePage, hand: Hand) -> None:
    corner = page.scene.layout.rect(regions.PALACE).topLeft() + QPointF(20, 20)
    before = page.scene.grid
    hand.drag(corner, corner + QPointF(50, 30))
    assert page.scene.grid.origin - before.origin == QPointF(50, 30)


def test_a_finger_that_rests_looks_closely(qtbot: QtBot, page: TablePage, hand: Hand) -> None:
    middle = _middle(page, Card(regions.MONEY, 0))
    hand.press(middle)
    with qtbot.waitSignal(page.scene.look_wanted, timeout=3000) as looked:
        pass
    assert looked.args == [middle.toPoint().toPointF()]
    hand.release()
    assert not page.director.chosen_cards()
    page.overlays.close_all()


def test_a_finger_that_moves_does_not_look(page: TablePage, hand: Hand) -> None:
    hand.press(_middle(page, Card(regions.MONEY, 0)))
    assert page.view._hold.isActive()
    hand.move(_middle(page, Card(regions.MONEY, 1)))
    assert not page.view._hold.isActive()
    hand.release()
