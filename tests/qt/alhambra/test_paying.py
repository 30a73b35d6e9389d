"""Paying: what a purchase would take is said and shown before it is done."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.table import Table
from tests.core.alhambra.positions import position
from tests.qt.games import begin, new_session

TOWER = Piece(regions.MARKET, "tower-11")
BOUGHT_TOWER = Piece(regions.BOUGHT, "tower-11")
FOUNTAIN = Piece(regions.PALACE, "fountain")
EAST = place(1, 0)
MARKET = "tower-11 . . ."


def table_with(*hand: str) -> Table:
    return position(hands=[" ".join(hand)], market=MARKET)


def page_at(qtbot: QtBot, table: Table, **settings: float) -> TablePage:
    session = new_session("Ann", "Ben", "Cem", kinds=("human",) * 3)
    session._start = table
    page = TablePage(Match(session, Random(1)), Settings(speed=Speed.OFF, **settings))  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    return begin(page)


def hold_over(page: TablePage, target: int | str) -> None:
    """Let the tower hang on the pointer over a target."""
    rect = page.scene.rect_of(TOWER)
    assert rect is not None
    start = page.view.mapFromScene(rect.center())
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(page.view.viewport(), start + QPoint(12, 12))
    QTest.mouseMove(page.view.viewport(), middle(page, target))


def middle(page: TablePage, target: int | str) -> QPoint:
    return page.view.mapFromScene(page.scene.target_rect(target).center())


def let_go(page: TablePage, target: int | str) -> None:
    at = middle(page, target)
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def raised(page: TablePage) -> set[str]:
    model = page.scene.model
    assert model is not None
    assert model.hand is not None
    return {model.hand[card.index] for card in page.scene.setting().chosen}


@pytest.mark.parametrize(
    ("hand", "told", "taken"),
    [
        (("gulden-6", "gulden-8"), "6 + 8 = 14 (3 too much): no more actions", {6, 8}),
        (("gulden-9", "gulden-2"), "2 + 9 = 11 (exact): another action", {2, 9}),
        (
            ("gulden-9", "gulden-2", "gulden-5"),
            "You can pay the exact amount: another action",
            set(),
        ),
        (("gulden-9", "gulden-5", "gulden-7"), "At least 1 too much: no more actions", set()),
    ],
)
def test_over_a_target_the_payment_is_foretold_and_its_cards_rise(
    qtbot: QtBot, hand: tuple[str, ...], told: str, taken: set[int]
) -> None:
    page = page_at(qtbot, table_with(*hand))
    hold_over(page, EAST)
    assert page.scene.bubble.text.splitlines()[-1] == told
    assert raised(page) == {f"gulden-{value}" for value in taken}
    at = page.view.mapFromScene(page.scene.layout.rect(regions.TRACK).center())
    QTest.mouseMove(page.view.viewport(), at)
    assert not raised(page)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)


def test_what_rises_lies_higher_than_before(qtbot: QtBot) -> None:
    page = page_at(qtbot, table_with("gulden-6", "gulden-8", "denar-1"))
    card, other = Card(regions.HAND, 0), Card(regions.HAND, 2)
    before = page.scene.rect_of(card), page.scene.rect_of(other)
    hold_over(page, EAST)
    lifted, same = page.scene.rect_of(card), page.scene.rect_of(other)
    assert lifted is not None
    assert before[0] is not None
    assert lifted.y() < before[0].y()
    assert same == before[1]
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.scene.rect_of(card) == before[0]


def test_the_tile_stays_where_it_was_dropped_while_somebody_chooses_how_to_pay(
    qtbot: QtBot,
) -> None:
    page = page_at(qtbot, table_with("gulden-9", "gulden-2", "gulden-5"))
    hold_over(page, EAST)
    let_go(page, EAST)
    assert page.chooser is not None
    assert page.scene.rect_of(TOWER) is None
    assert page.scene.rect_of(BOUGHT_TOWER) == page.scene.target_rect(EAST)
    page.chooser.cancel()
    assert page.scene.rect_of(BOUGHT_TOWER) is None
    assert page.scene.rect_of(TOWER) is not None
    assert not [one for one in page.match.session.played if isinstance(one.action, BuyTile)]


@pytest.mark.parametrize(
    ("text", "most_covered"), [(1.0, (0.0, 0.0)), (1.5, (0.0, 0.1)), (2.0, (0.0, 0.6))]
)
@pytest.mark.parametrize("target", [EAST, place(0, -1), place(-1, 0), place(0, 1)])
def test_the_ways_to_pay_leave_the_tile_and_the_palace_to_be_seen(
    qtbot: QtBot, target: int, text: float, most_covered: tuple[float, float]
) -> None:
    page = page_at(qtbot, table_with("gulden-9", "gulden-2", "gulden-5"), text_scale=text)
    page.director.drop(TOWER, target, page.scene.target_rect(target).center())
    chooser = page.chooser
    assert chooser is not None
    assert page.rect().contains(chooser.geometry())
    for piece, most in zip((BOUGHT_TOWER, FOUNTAIN), most_covered, strict=True):
        rect = page.scene.rect_of(piece)
        assert rect is not None
        tile = page.view.mapFromScene(rect).boundingRect()
        tile.moveTopLeft(page.view.mapTo(page, tile.topLeft()))
        covered = chooser.geometry() & tile
        share = covered.width() * covered.height() / (tile.width() * tile.height())
        assert share <= most


def test_ways_to_pay_for_the_reserve_board_cover_no_palace(qtbot: QtBot) -> None:
    table = position(
        cities=["seraglio-9 fountain chambers-10"],
        hands=["gulden-9 gulden-2 gulden-5"],
        market=MARKET,
    )
    page = page_at(qtbot, table)
    page.director.drop(TOWER, regions.RESERVE, page.scene.target_rect(regions.RESERVE).center())
    assert page.chooser is not None
    at = page.chooser.geometry()
    palace = [page.scene.grid.rect(x, 0).toRect() for x in (-1, 0, 1)]
    for tile in palace:
        tile.moveTopLeft(page.view.mapTo(page, page.view.mapFromScene(tile.topLeft())))
    assert not any(at.intersects(tile) for tile in palace)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_six_ways_to_pay_leave_the_hand_and_the_reserve_board_to_be_seen(
    qtbot: QtBot, text: float
) -> None:
    hand = [f"gulden-{value}" for value in range(2, 10)]
    page = page_at(qtbot, table_with(*hand), text_scale=text)
    page.director.drop(TOWER, regions.RESERVE, page.scene.target_rect(regions.RESERVE).center())
    chooser = page.chooser
    assert chooser is not None
    below = page.scene.layout.rect(regions.HAND).topLeft()
    assert chooser.geometry().bottom() < page.view.mapTo(page, page.view.mapFromScene(below)).y()
    assert [button.text() for button in chooser.buttons] == [""] * 6  # all exact: said once above
    assert chooser.buttons[0].accessibleName() == "Exact: another action: florin 2 and florin 9"
    assert min(button.iconSize().height() for button in chooser.buttons) >= 27


def test_choosing_cards_says_what_is_missing_and_dims_what_does_not_fit(qtbot: QtBot) -> None:
    page = page_at(qtbot, table_with("gulden-9", "gulden-2", "gulden-5", "denar-7"))
    items = page.scene.items_of_pieces
    looked = {index: items[Card(regions.HAND, index)].picture.cacheKey() for index in range(4)}
    page.director.drop(TOWER, EAST, QPointF())
    assert page.chooser is not None
    page.chooser.own.click()
    label = page.top_bar.label
    assert label.text().endswith(": 11 florins for tower 11. Click the cards you want to pay with")
    model = page.scene.model
    assert model is not None
    assert model.hand is not None
    for index, card in enumerate(model.hand):
        item = items[Card(regions.HAND, index)]
        assert (item.picture.cacheKey() != looked[index]) == (card == "denar-7")
        assert item.opacity() == 1  # cards below it don't shine through
        middle = item.picture.rect().center()
        assert item.picture.toImage().pixelColor(middle).alpha() == 255
    page.scene.card_clicked.emit(Card(regions.HAND, model.hand.index("gulden-9")))
    assert label.text().endswith(": 11 florins for tower 11. 9 (2 short)")
    assert not page.buttons.pay.can_be_clicked
    page.scene.card_clicked.emit(Card(regions.HAND, model.hand.index("gulden-5")))
    assert label.text().endswith("5 + 9 = 14 (3 too much): no more actions")
    assert page.buttons.pay.text == "Pay 14"
    page.buttons.pay.click()
    assert page.director.marks == {"tower-11": EAST}
    assert label.text().endswith(": end your turn, or undo something")  # all is placed


@pytest.mark.parametrize(
    ("hand", "is_asked"), [(("gulden-6", "gulden-8"), True), (("gulden-9", "gulden-2"), False)]
)
def test_who_wants_that_is_asked_before_paying_too_much(
    qtbot: QtBot, hand: tuple[str, ...], is_asked: bool
) -> None:
    page = page_at(qtbot, table_with(*hand), asks_before_overpaying=True)
    page.director.drop(TOWER, EAST, QPointF())
    assert (page.chooser is not None) == is_asked
    if page.chooser is not None:
        page.chooser.buttons[0].click()
    assert page.director.marks == {"tower-11": EAST}


def test_nobody_is_asked_otherwise(qtbot: QtBot) -> None:
    page = page_at(qtbot, table_with("gulden-6", "gulden-8"))
    page.director.drop(TOWER, EAST, QPointF())
    assert page.chooser is None
    assert page.director.marks == {"tower-11": EAST}
