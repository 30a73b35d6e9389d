"""Walls on the table: a wall card goes onto any own tile, and its walls are seen and told of."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.display import Durations
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.walls.region import NAME as WALLS
from alhambra_qt.alhambra.parts.walls.region import WallCardsCloseUp, movements
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, Movement, Token
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.match import Match
from alhambra_qt.scene.flights import Flying
from core.alhambra.components import EAST, FOUNTAIN, NORTH, TILES
from core.alhambra.modules.walls import OpenWallCards, RaiseWall
from core.alhambra.palace import place
from core.alhambra.table import Table
from tests.core.alhambra.positions import position, tiles
from tests.qt.games import begin, new_session

CARD = Piece(WALLS, "wall-ne")
BUILT = Piece(regions.PALACE, "tower-11")
KEPT = Piece(regions.RESERVE, "garden-10")
BOUGHT = Piece(regions.BOUGHT, "chambers-10")
BUILT_WITH_A_WALL = Piece(regions.PALACE, FOUNTAIN.id)


def table_with_cards() -> Table:
    """Ann has one tile of each kind, two wall cards are face up, and one is in the pile."""
    table = position(
        modules=("walls",),
        cities=["garden-12-s fountain tower-11"],
        reserves=["garden-10"],
        market="seraglio-9 . . .",
        open_money="gulden-9 dirham-9 denar-9",
        draw_pile="wall-s gulden-1 gulden-2",
    )
    seat = table.seats[0]
    walled = seat.palace.with_tile(FOUNTAIN._replace(walls=NORTH), 0)
    seat = seat._replace(palace=walled, to_place=tiles("chambers-10"))
    return table.with_seat(0, seat).with_annex(OpenWallCards(("wall-ne", "wall-w")))


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    session = new_session("Ann", "Ben", "Cem", modules=["walls"])
    table = table_with_cards()
    session._start = table
    session.game.start = lambda: table  # type: ignore[method-assign]
    match = Match(session, Random(1))
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page, before_close_func=lambda _: match.close())
    page.resize(1366, 768)
    page.show()
    return begin(page)


def carry(page: TablePage, target: Piece) -> None:
    """Let the card hang over a tile."""
    page.scene.hands.pick_up(CARD)
    page.scene.hands.carry(page.scene.target_rect(target).center())
    assert page.scene.carried.target == target


def put_up(page: TablePage, target: Piece) -> None:
    carry(page, target)
    page.scene.hands.let_go(page.scene.target_rect(target).center())


def walls(page: TablePage, tile: str) -> int:
    table: Table = page.match.state
    seat = table.seats[0]
    own = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)
    return next(one.walls for one in own if one.id == tile)


def model(page: TablePage) -> TableModel:
    assert page.scene.model is not None
    return page.scene.model


# By hand


def test_every_own_tile_that_can_take_its_walls_glows(page: TablePage) -> None:
    page.scene.hands.pick_up(CARD)
    assert {*page.scene.targets} == {BUILT, KEPT, BOUGHT}
    assert page.scene.signs.targets.looks.keys() == {BUILT, KEPT, BOUGHT}


@pytest.mark.parametrize("target", [BUILT, KEPT, BOUGHT], ids=lambda one: one.region)
def test_its_walls_are_put_up_where_it_is_dropped_and_can_be_taken_back(
    page: TablePage, target: Piece
) -> None:
    looks = page.scene.items_of_pieces[target].picture.toImage()
    put_up(page, target)
    assert walls(page, target.name) == NORTH | EAST
    assert CARD not in page.scene.items_of_pieces
    assert page.scene.items_of_pieces[target].picture.toImage() != looks
    assert "puts up a wall" in page.display.lines()[-1].text
    assert page.display.turns()[0].tiles[-1].walls == NORTH | EAST
    page.director.undo()
    assert walls(page, target.name) == 0
    assert CARD in page.scene.items_of_pieces
    assert page.scene.items_of_pieces[target].picture.toImage() == looks


@pytest.mark.parametrize("target", [BUILT, KEPT], ids=lambda one: one.region)
def test_it_hangs_over_a_tile_as_its_walls_would_be(page: TablePage, target: Piece) -> None:
    page.scene.hands.pick_up(CARD)
    rect = page.scene.target_rect(target)
    page.scene.hands.carry(rect.center() + QPointF(9, -7))
    hangs = page.scene.carried.rect()
    assert (hangs.center() - rect.center()).manhattanLength() <= 2
    assert hangs.width() == pytest.approx(rect.width(), abs=1)


def test_the_longest_wall_is_foretold(page: TablePage) -> None:
    carry(page, BUILT)
    assert page.scene.bubble.text == (
        "Put up a wall (tower 11: top and right)\nLongest wall: 1 → 3"
    )
    carry(page, KEPT)
    assert page.scene.bubble.text == "Put up a wall (garden 10: top and right)"


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (BUILT_WITH_A_WALL, "This tile already has a wall there"),
        (Piece(regions.PALACE, "garden-12-s"), "A wall can’t meet an open side"),
        (Piece(regions.MARKET, "seraglio-9"), "You can only put up a wall on your own tiles"),
    ],
)
def test_a_refusal_says_why(page: TablePage, target: Piece, why: str) -> None:
    carry(page, target)
    assert page.scene.bubble.text.startswith(why)
    page.scene.hands.let_go(page.scene.target_rect(target).center())
    assert page.scene.bubble.text.startswith(why)
    assert not page.match.session.played


def test_a_card_that_fits_nowhere_says_so_when_it_is_picked_up(page: TablePage) -> None:
    table: Table = page.match.state
    palace = position(cities=["garden-12-s fountain"]).seats[0].palace
    palace = palace.with_tile(FOUNTAIN._replace(walls=NORTH), 0)
    seat = table.seats[0]._replace(palace=palace, reserve=(), to_place=())
    page.match.session._start = table.with_seat(0, seat)
    page.director.refresh()
    page.scene.hands.pick_up(CARD)
    why = (
        "It doesn’t fit on any tile\n"
        "Fountain: This tile already has a wall there\n"
        "Garden 12: A wall can’t meet an open side: touching sides must match"
    )
    assert page.scene.bubble.text == why
    page.scene.hands.carry(page.scene.target_rect(BUILT_WITH_A_WALL).center())
    assert page.scene.bubble.text.startswith("This tile already has a wall there")
    page.scene.hands.carry(page.scene.palace_rect().topLeft())
    assert page.scene.bubble.text == why
    page.scene.cancel_drag()
    assert not page.scene.bubble.text


def test_by_keyboard_every_target_says_which_tile_it_is(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    while page.keyboard.focus.thing != CARD:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert page.focus_name() == "Wall card with 2 walls: top and right"
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    said = set()
    for _ in range(3):
        said.add(page.focus_name().partition(",")[0])
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert said == {"Tower", "Garden", "Chambers"}
    while page.keyboard.focus.thing != KEPT:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert walls(page, "garden-10") == NORTH | EAST


# What is seen and told


def test_a_wall_card_that_turns_up_is_told_and_flies_to_the_others(page: TablePage) -> None:
    before = model(page)
    put_up(page, BUILT)
    between = model(page)
    page.director.drop(BOUGHT, regions.RESERVE, page.scene.target_rect(KEPT).center())
    page.director.end_turn()
    page.curtain.lift()
    assert any("A wall card turns up: bottom" in line.text for line in page.display.lines())
    there = Location(WALLS)
    onto = Location(regions.PALACE, x=1, onto="tower-11")
    assert [*movements(before, between)] == [Movement(Token("wall-ne"), there, onto)]
    assert [*movements(between, before)] == [Movement(Token("wall-ne"), onto, there)]
    drawn = Movement(Token("wall-s"), Location(regions.PILE), there)
    assert [*movements(between, model(page))] == [drawn]


def test_what_flies_has_a_picture_and_lands_on_its_tile(page: TablePage) -> None:
    page.display.durations = Durations(person=50)
    page.director.drop(CARD, KEPT, page.scene.target_rect(KEPT).center())
    rect = page.scene.rect_of(KEPT)
    assert rect is not None
    flying = [item.flight for item in page.scene.items() if isinstance(item, Flying)]
    assert [flight.end for flight in flying] == [rect]
    page.scene.flights.skip()


def test_a_hint_shows_the_walls_on_the_tile(page: TablePage) -> None:
    page.hinting.show_advice(Advice(page.match.state, RaiseWall(CARD.name, BUILT.name), None))
    assert "puts up a wall (tower 11" in page.scene.hint_text
    ((ghost, _),) = page.scene.hint_view.ghosts
    assert ghost.rect == page.scene.rect_of(BUILT)
    assert len(page.scene.hint_view.glows.looks) == 2


def test_a_close_look_explains_one_card_or_all(page: TablePage) -> None:
    for thing, number in ((CARD, 1), (WALLS, 2)):
        page.looking.look_at(thing)
        sheet = page.overlays.current
        assert isinstance(sheet, WallCardsCloseUp)
        assert sheet.accessibleDescription().count("Wall card with") == number
        page.overlays.close_all()


def test_the_question_names_walls_only_while_there_are_some(page: TablePage) -> None:
    turn = page.director.turn
    assert turn.question is not None
    table = table_with_cards()
    bare = table.with_seat(0, table.seats[0]._replace(to_place=()))
    assert "put up a wall" in turn.question.asks(bare, 0, "Ann")
    assert "wall" not in turn.question.asks(bare.with_annex(OpenWallCards()), 0, "Ann")
    assert "paid exactly" in turn.question.asks(table, 0, "Ann")


def test_a_tile_keeps_its_walls_wherever_it_goes(page: TablePage) -> None:
    put_up(page, BOUGHT)
    assert page.director.turn.pencil.targets("chambers-10").places
    page.director.drop(BOUGHT, place(2, 0), page.scene.target_rect(BUILT).center())
    built = next(one for one in model(page).marks.built if one.tile.id == "chambers-10")
    assert built.tile.walls == NORTH | EAST != TILES["chambers-10"].walls
