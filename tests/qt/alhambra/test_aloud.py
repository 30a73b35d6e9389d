"""The names of what has the focus, for somebody who does not see it."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.base_game.spoken import place
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.history import Line
from alhambra_qt.alhambra.presenters.modelling import table_model
from alhambra_qt.alhambra.presenters.table_model import Marks, Placed
from alhambra_qt.alhambra.table.aloud import said_of, said_of_target
from alhambra_qt.alhambra.table.city import Grid
from alhambra_qt.alhambra.table.layout import lay_out
from alhambra_qt.alhambra.table.region import LineOf, PlateOf
from alhambra_qt.alhambra.table.setting import News, Setting
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.scene.focus import Focus
from alhambra_qt.words import texts
from core.alhambra.components import MONEY, TILES
from core.alhambra.palace import place as place_number
from core.alhambra.table import Table
from tests.qt.games import new_session, play_on


def _table(seats: int = 3) -> Table:
    table: Table = play_on(new_session(*("Ann", "Ben", "Cem")[:seats]), 30).state
    return table


def _setting(
    table: Table, marks: Marks | None = None, chosen: frozenset[Card] = frozenset()
) -> Setting:
    players = [(name, index, "human") for index, name in enumerate(("Ann", "Ben", "Cem"))]
    parts = parts_of(table.rules)
    model = table_model(
        table,
        players[: len(table.seats)],
        home=0,
        shown=0,
        to_play=0,
        hand_of=0,
        marks=marks or Marks(),
        faces=parts.faces,
    )
    layout = lay_out(1366, 712, regions=tuple(parts.regions.values()))
    palace = layout.rect(regions.PALACE)
    news = News((Line(0, "Ann takes denar 2"), Line(None, "First scoring round")))
    grid = Grid(palace, 100, palace.center())
    return Setting(model, layout, grid, chosen=chosen, news=news, regions=parts.regions)


def test_a_tile_of_the_market_says_building_price_walls_and_currency() -> None:
    garden = TILES["garden-8-nw"]
    table = _table()._replace(market=(None, None, garden, None))
    name = said_of(_setting(table), Piece(regions.MARKET, garden.id))
    assert name == "Garden, price 8, 2 walls: top and left, currency: denar"


def test_a_tile_without_walls_says_so() -> None:
    tower = TILES["tower-12"]
    table = _table()._replace(market=(tower, None, None, None))
    name = said_of(_setting(table), Piece(regions.MARKET, tower.id))
    assert name == "Tower, price 12, no walls, currency: florin"


def test_a_card_says_whether_it_is_chosen() -> None:
    table = _table()._replace(open_money=(MONEY["denar-8"], MONEY["ducat-1"]))
    setting = _setting(table, chosen=frozenset([Card(regions.MONEY, 1)]))
    assert said_of(setting, Card(regions.MONEY, 0)) == "Denar 8, face-up money card"
    assert said_of(setting, Card(regions.MONEY, 1)) == "Ducat 1, face-up money card, chosen"


def test_a_card_of_the_hand_says_whether_it_is_chosen() -> None:
    setting = _setting(_table(), chosen=frozenset([Card(regions.HAND, 0)]))
    assert said_of(setting, Card(regions.HAND, 0)).endswith(", in your hand, chosen")


@pytest.mark.parametrize(
    ("where", "name"),
    [
        ((1, 0), "1 east of the fountain"),
        ((-2, -3), "2 west and 3 north of the fountain"),
        ((0, 4), "4 south of the fountain"),
    ],
)
def test_a_place_is_told_as_seen_from_the_fountain(where: tuple[int, int], name: str) -> None:
    assert place(*where) == name


def test_a_bought_tile_says_where_it_is_pencilled_in() -> None:
    tiles = [TILES[name] for name in ("garden-8-nw", "tower-12", "pavilion-8", "arcades-9")]
    marks = Marks(
        (Placed(tiles[0], 1, -1),),
        {
            regions.RESERVE: (tiles[1],),
            DIRK: (tiles[2],),
            regions.BOUGHT: (tiles[3],),
        },
    )
    setting = _setting(_table(2), marks)
    ends = [said_of(setting, Piece(regions.BOUGHT, tile.id)).split(", ", 3)[-1] for tile in tiles]
    assert ends == [
        "bought, placed for now, 1 east and 1 north of the fountain",
        "bought, for the reserve board",
        "bought, for Dirk",
        "bought, not placed yet",
    ]


def test_the_fountain_is_only_the_fountain() -> None:
    assert said_of(_setting(_table()), Piece(regions.PALACE, "fountain")) == "Fountain"


def test_targets_have_names() -> None:
    setting = _setting(_table(2))
    assert said_of_target(setting, place_number(5, -5)) == "5 east and 5 north of the fountain"
    assert said_of_target(setting, regions.RESERVE) == "Reserve board"
    assert said_of_target(setting, DIRK) == "Dirk"
    assert said_of_target(setting, regions.BOUGHT) == "Beside the Alhambra: decide later"


def test_an_exchange_names_the_tile_that_goes() -> None:
    table = play_on(new_session("Ann", "Ben"), 200).state
    setting = _setting(table)
    built = next(one for one in setting.model.seats[0].city if one.tile.price)
    name = said_of_target(setting, place_number(built.x, built.y))
    assert name.endswith("in exchange for " + texts.tile_described(built.tile))


def test_boards_and_palaces_have_names() -> None:
    setting = _setting(_table(2))
    assert said_of(setting, PlateOf(1)).startswith("Ben’s Alhambra, ")
    assert said_of(setting, DIRK).startswith("Dirk, ")
    assert said_of(setting, regions.MAJORITY).startswith("Majorities and points, Ann: ")
    assert said_of(setting, regions.CHRONICLE) == "Ann takes denar 2. First scoring round"
    line = LineOf(setting.news.lines[0])
    assert said_of(setting, line) == "Ann takes denar 2: see this moment again"
    assert "in the bag" in said_of(setting, regions.STOCK)


def test_everything_that_can_have_the_focus_has_a_name_that_is_announced(qtbot: QtBot) -> None:
    match = Match(play_on(new_session("Ann", "Ben"), 150), Random(1))
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    with qtbot.waitExposed(page):
        page.show()
    page.begin()
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    keyboard = page.keyboard
    assert len(keyboard.focus.spots) > 12
    for spot in keyboard.focus.spots:
        keyboard._focus.go(partial(Focus.on, thing=spot.thing))
        assert keyboard.focus.thing == spot.thing
        assert page.focus_name()
        assert page.view.accessibleDescription() == page.focus_name()
        assert page.scene.focus_frame.rect is not None
    match.close()
