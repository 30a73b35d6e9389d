"""From any refusal on the table straight to the rule, and back to the game."""

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.keys_dialog import KeysDialog
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.rule_book_page import RuleBookPage
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.widgets.table_menu import TableMenu
from core.alhambra.palace import place
from core.alhambra.rules import Rule
from tests.qt.games import THREE_PERSONS, coach_of, dialog_of, table_of
from tests.qt.robot import Robot

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def robot(window: MainWindow) -> Robot:
    window.start_game(THREE_PERSONS)
    page = table_of(window)
    if page.curtain.isVisible():
        QTest.mouseClick(page.curtain.button, _LEFT)
    return Robot(page, Random(1), Counter())


def book_of(window: MainWindow) -> RuleBookPage:
    assert isinstance(window.page, RuleBookPage)
    return window.page


def drop_on_the_fountain(robot: Robot) -> Piece:
    """Try to build a tile that can be paid where the fountain stands."""
    turn = robot.page.director.turn
    payable = [
        tile.id
        for tile in robot.page.match.state.market
        if tile is not None and turn.can_buy(Piece(regions.MARKET, tile.id))
    ]
    piece = Piece(regions.MARKET, payable[0])
    robot.drop(piece, place(0, 0))
    return piece


def link_of(scene: TableScene) -> QPoint:
    """A point of the bubble that leads to the rule."""
    box = scene.bubble.sceneBoundingRect()
    points = [box.center().toPoint() + QPoint(0, down) for down in range(int(box.height() / 2))]
    return next(point for point in reversed(points) if scene.bubble.is_link_at(point.toPointF()))


def test_a_click_on_a_refusal_leads_to_its_rule_and_back(window: MainWindow, robot: Robot) -> None:
    page = robot.page
    played = len(page.match.session.played)
    drop_on_the_fountain(robot)
    assert page.scene.bubble.rule is Rule.ONE_TILE_A_PLACE
    QTest.mouseClick(page.view.viewport(), _LEFT, pos=link_of(page.scene))
    assert book_of(window).rule is Rule.ONE_TILE_A_PLACE
    QTest.mouseClick(book_of(window).back_button, _LEFT)
    assert window.page is page
    assert page.view.hasFocus()
    assert len(page.match.session.played) == played


def test_a_key_leads_from_a_refusal_to_its_rule(window: MainWindow, robot: Robot) -> None:
    page = robot.page
    drop_on_the_fountain(robot)
    QTest.keyClick(page.view, Qt.Key.Key_W)
    assert book_of(window).rule is Rule.ONE_TILE_A_PLACE
    QTest.keyClick(book_of(window).text, Qt.Key.Key_Escape)
    assert window.page is page
    assert not page.scene.bubble.text


def test_a_key_in_the_middle_of_a_drag_puts_the_tile_back(window: MainWindow, robot: Robot) -> None:
    page = robot.page
    turn = page.director.turn
    poor = [
        tile.id
        for tile in page.match.state.market
        if tile is not None and not turn.can_buy(Piece(regions.MARKET, tile.id))
    ]
    where = page.scene.target_rect(place(1, 0)).center()
    robot.drag(Piece(regions.MARKET, poor[0]), where, let_go=False)
    QTest.keyClick(page.view, Qt.Key.Key_W)
    assert page.scene.dragged is None
    assert book_of(window).rule is Rule.PAY_THE_PRICE


def test_too_much_money_leads_to_its_rule(window: MainWindow, robot: Robot) -> None:
    page = robot.page
    money = page.match.state.open_money
    pair = next(
        (one, other)
        for one in range(4)
        for other in range(4)
        if one != other and money[one].value + money[other].value > 5
    )
    for index in pair:
        robot.click_on(Card(regions.MONEY, index))
    QTest.keyClick(page.view, Qt.Key.Key_W)
    assert book_of(window).rule is Rule.SEVERAL_CARDS_UP_TO_FIVE


def test_ending_a_turn_too_early_leads_to_its_rule(window: MainWindow, robot: Robot) -> None:
    QTest.keyClick(robot.page.view, Qt.Key.Key_E)
    QTest.keyClick(robot.page.view, Qt.Key.Key_W)
    assert book_of(window).rule is Rule.ACTION_IS_A_MUST


def test_a_click_beside_the_refusal_is_a_click_on_the_table(robot: Robot) -> None:
    page = robot.page
    drop_on_the_fountain(robot)
    index = next(
        index
        for index in range(4)
        if not page.scene.bubble.sceneBoundingRect().intersects(
            page.scene.rect_of(Card(regions.MONEY, index)) or page.scene.sceneRect()
        )
    )
    robot.click_on(Card(regions.MONEY, index))
    assert page.director.chosen_cards()
    assert not page.scene.bubble.text


def test_the_menu_of_the_table_opens_the_rules(window: MainWindow, robot: Robot) -> None:
    QTest.keyClick(robot.page.view, Qt.Key.Key_Escape)
    menu = robot.page.overlays.current
    assert isinstance(menu, TableMenu)
    (button,) = [one for one in menu.buttons if one.title == "Rules of the game"]
    QTest.mouseClick(button, _LEFT)
    assert book_of(window).rule is None
    QTest.keyClick(book_of(window).text, Qt.Key.Key_Escape)
    assert isinstance(window.page, TablePage)


def test_the_start_page_opens_the_rules(window: MainWindow) -> None:
    assert isinstance(window.page, StartPage)
    QTest.mouseClick(window.page._rules, _LEFT)
    QTest.keyClick(book_of(window).text, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)


def test_a_game_that_begins_while_somebody_reads_closes_the_book(
    window: MainWindow, robot: Robot
) -> None:
    del robot
    window.show_rule_book()
    window.start_game(THREE_PERSONS)
    QApplication.processEvents()
    assert isinstance(window.page, TablePage)
    window.show_rule_book(Rule.NO_CHANGE)
    window.show_rule_book(Rule.NO_EMPTY_AREA)
    window.show_start_page()
    assert isinstance(window.page, StartPage)
    window.show_rule_book()
    book_of(window).tutorial_wanted.emit("")
    assert coach_of(window).bar.isVisible()


def test_f1_lists_the_keys_of_the_book(window: MainWindow) -> None:
    window.show_rule_book()
    QTest.keyClick(book_of(window).text, Qt.Key.Key_F1)
    words = [label.text() for label in dialog_of(window, KeysDialog).findChildren(QLabel)]
    assert "search the rules" in words


def test_behind_the_book_the_curtain_has_the_keys(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    curtain = table_of(window).curtain
    assert curtain.isVisible()
    window.show_rule_book()
    QTest.keyClick(book_of(window), Qt.Key.Key_Escape)
    assert curtain.button.hasFocus()
