"""Play by clicks: one picks a tile up, the next one puts it down."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from core.alhambra.palace import place
from core.alhambra.table import Table
from tests.core.alhambra.positions import position
from tests.qt.games import begin, new_session

TOWER = Piece(regions.MARKET, "tower-11")
BOUGHT_TOWER = Piece(regions.BOUGHT, "tower-11")
GARDEN = Piece(regions.RESERVE, "garden-10")
EAST, WEST = place(1, 0), place(-1, 0)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    return page_at(qtbot, position(hands=["gulden-6 gulden-8"], market="tower-11 . . ."))


def page_at(qtbot: QtBot, table: Table) -> TablePage:
    session = new_session("Ann", "Ben", "Cem")
    session._start = table
    page = TablePage(Match(session, Random(1)), Settings(speed=Speed.OFF))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    return begin(page)


def middle(page: TablePage, what: Touchable | int | str) -> QPoint:
    scene = page.scene
    rect = scene.target_rect(what) if isinstance(what, int | str) else scene.rect_of(what)
    assert rect is not None
    return page.view.mapFromScene(rect.center())


def click(page: TablePage, what: Touchable | int | str) -> None:
    QTest.mouseClick(page.view.viewport(), LEFT, pos=middle(page, what))


def cards_in_hand(page: TablePage) -> int:
    return sum(map(len, page.match.state.seats[0].hand))


def carried(page: TablePage) -> Touchable | None:
    return page.scene.dragged


def test_two_clicks_buy_a_tile_and_two_more_move_its_mark(page: TablePage) -> None:
    click(page, TOWER)
    assert carried(page) == TOWER
    assert EAST in page.scene.targets
    click(page, EAST)
    assert carried(page) is None
    assert page.director.marks == {"tower-11": EAST}
    click(page, BOUGHT_TOWER)
    assert carried(page) == BOUGHT_TOWER
    click(page, regions.RESERVE)
    assert page.director.marks == {"tower-11": regions.RESERVE}


def test_what_was_clicked_follows_the_pointer_and_foretells(page: TablePage) -> None:
    click(page, TOWER)
    QTest.mouseMove(page.view.viewport(), middle(page, WEST))
    assert page.scene.carried.target == WEST
    assert page.scene.bubble.text.endswith("(3 too much): no more actions")
    assert page.scene.carried.rect().center().toPoint() == middle(page, WEST)


def test_a_tile_of_the_reserve_board_is_added_by_clicks(qtbot: QtBot) -> None:
    page = page_at(qtbot, position(reserves=["garden-10"]))
    click(page, GARDEN)
    click(page, EAST)
    assert EAST in page.match.state.seats[0].palace.tiles


def test_a_card_is_taken_by_a_double_click_at_its_lower_edge_though_the_first_click_raises_it(
    page: TablePage,
) -> None:
    card = Card(regions.MONEY, 0)
    lies = page.scene.rect_of(card)
    assert lies is not None
    edge = page.view.mapFromScene(lies.center().x(), lies.bottom() - 1)
    viewport = page.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=edge)
    raised = page.scene.rect_of(card)
    assert raised is not None
    assert raised.bottom() < lies.bottom() - 1
    QTest.mouseDClick(viewport, LEFT, pos=edge)
    assert cards_in_hand(page) == 3


@pytest.mark.parametrize(
    ("button", "what"), [(LEFT, regions.TRACK), (RIGHT, Card(regions.MONEY, 0))]
)
def test_a_double_click_elsewhere_or_with_another_button_takes_no_card(
    page: TablePage, button: Qt.MouseButton, what: Card | str
) -> None:
    viewport = page.view.viewport()
    click(page, Card(regions.MONEY, 0))
    QTest.mouseClick(viewport, button, pos=middle(page, what))
    page.overlays.close_all()
    QTest.mouseDClick(viewport, button, pos=middle(page, what))
    assert cards_in_hand(page) == 2


@pytest.mark.parametrize("way", ["click", "double click", "escape", "right click"])
def test_it_is_dropped_back(page: TablePage, way: str) -> None:
    viewport = page.view.viewport()
    click(page, TOWER)
    if way == "click":
        click(page, regions.TRACK)
    elif way == "double click":
        QTest.mouseDClick(viewport, LEFT, pos=middle(page, TOWER))
        QTest.mouseRelease(viewport, LEFT, pos=middle(page, TOWER))
    elif way == "escape":
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(viewport, RIGHT, pos=middle(page, TOWER))
        assert page.overlays.current is not None
        page.overlays.close_all()
    assert carried(page) is None
    QTest.mouseMove(viewport, middle(page, EAST))
    assert carried(page) is None
    assert not page.match.can_undo()


def test_a_click_where_it_cannot_go_says_why(page: TablePage) -> None:
    click(page, TOWER)
    click(page, 0)
    assert carried(page) is None
    assert page.scene.bubble.rule is not None


def test_a_click_on_another_tile_puts_the_first_one_back(qtbot: QtBot) -> None:
    table = position(hands=["gulden-6 gulden-8"], market="tower-11 . . .", reserves=["garden-10"])
    page = page_at(qtbot, table)
    click(page, TOWER)
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    page.scene.hands.pick_up(GARDEN)
    assert carried(page) == GARDEN
    page.scene.cancel_drag()
    assert page.scene.items_of_pieces[TOWER].opacity() == 1


def test_undo_takes_back_a_step_and_puts_down_what_is_held(page: TablePage) -> None:
    click(page, TOWER)
    click(page, EAST)
    click(page, BOUGHT_TOWER)
    QTest.mouseMove(page.view.viewport(), middle(page, WEST))
    QTest.keyClick(page.view, Qt.Key.Key_U)
    assert carried(page) is None
    assert not page.scene.hands.holds
    assert not list(page.scene.targets)
    assert not page.scene.bubble.isVisible()
    assert TOWER in page.scene.items_of_pieces
    assert not page.match.can_undo()
    click(page, TOWER)  # everything is as before
    click(page, WEST)
    assert page.director.marks == {"tower-11": WEST}


def test_the_palace_makes_room_though_the_window_changes_in_that_moment(qtbot: QtBot) -> None:
    """Before the palace widens for what was picked up, somebody makes the window smaller."""
    row = "fountain garden-10 garden-11 pavilion-8 seraglio-9 arcades-9"
    hands = ["gulden-6 gulden-8"]
    page = page_at(qtbot, position(hands=hands, market="tower-11 . . .", cities=[row]))
    click(page, TOWER)
    assert page.scene.making_room.is_due
    page.resize(1024, 700)
    assert carried(page) == TOWER
    qtbot.waitUntil(lambda: not page.scene.making_room.is_due)
    window = page.scene.palace_rect()
    places = sorted(page.scene.targets.places)
    assert all(window.contains(page.scene.target_rect(where)) for where in places)
    click(page, places[-1])
    assert page.director.marks == {"tower-11": places[-1]}


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
def test_what_hangs_on_the_pointer_is_as_large_as_the_places_it_can_go_to(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """The palace makes room a moment after the tile was picked up, and may be smaller then."""
    city = "seraglio-9\nfountain"
    hands = ["gulden-6 gulden-8"]
    page = page_at(qtbot, position(hands=hands, market="tower-11 . . .", cities=[city]))
    before = page.scene.grid.cell
    click(page, TOWER)
    page.resize(*size)
    qtbot.waitUntil(lambda: not page.scene.making_room.is_due)
    assert carried(page) == TOWER
    assert page.scene.grid.cell < before
    assert page.scene.carried.rect().width() == page.scene.grid.cell


@pytest.mark.parametrize("where", [place(0, -1), place(0, 1), EAST, WEST])
def test_nothing_jumps_after_a_drop(page: TablePage, qtbot: QtBot, where: int) -> None:
    click(page, TOWER)
    qtbot.waitUntil(lambda: not page.scene.making_room.is_due)
    seen = page.scene.grid
    click(page, where)
    assert page.director.marks == {"tower-11": where}
    assert page.scene.grid == seen
    page.director.end_turn()
    assert page.scene.grid == seen


def test_the_palace_makes_way_for_its_title(qtbot: QtBot) -> None:
    """Before it has made room for the tile, which a hint or an undo can put there as well."""
    row = "garden-11 pavilion-8 seraglio-9 fountain"
    hands = ["gulden-6 gulden-8"]
    page = page_at(qtbot, position(hands=hands, market="tower-11 . . .", cities=[row]))
    corner = place(-3, -1)
    page.director.drop(TOWER, corner, page.scene.target_rect(corner).center())
    assert page.director.marks == {"tower-11": corner}
    setting, window = page.scene.setting(), page.scene.palace_rect()
    (title,) = page.scene.regions[regions.PALACE].boards(setting, window)
    assert title.covers is not None
    assert not title.covers.intersects(page.scene.target_rect(corner))


def test_words_lie_on_the_terrace_rather_than_on_the_track(page: TablePage) -> None:
    bubble, ground = page.scene.bubble, page.scene.palace_rect()
    about, size = page.scene.target_rect(EAST), QSizeF(320, 72)
    places = [QRectF(*at, 320, 72) for at in bubble._places(about.center(), about, size, 1.0)]
    *_, one, other = [ground.contains(place) for place in places]
    assert not one
    assert not other
    assert all(ground.contains(place) for place in places[8:-2])


def test_the_right_button_looks_closely(page: TablePage) -> None:
    QTest.mouseClick(page.view.viewport(), RIGHT, pos=middle(page, TOWER))
    assert page.overlays.current is not None
    assert carried(page) is None


def test_a_tile_that_has_to_stay_is_looked_at(page: TablePage) -> None:
    page.display.look_at(1)
    click(page, TOWER)
    assert carried(page) is None
    assert page.overlays.current is not None


def test_two_taps_buy_a_tile(page: TablePage) -> None:
    device: QPointingDevice = QTest.createTouchDevice()
    viewport = page.view.viewport()
    for what in (TOWER, EAST):
        at = middle(page, what)
        QTest.touchEvent(viewport, device).press(0, at, viewport).commit()
        QTest.touchEvent(viewport, device).release(0, at, viewport).commit()
    assert page.director.marks == {"tower-11": EAST}
