"""The street trader on the table: citizens picked in secret, moved in and swapped by clicks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.closeups.points import PointsSheet
from alhambra_qt.alhambra.foretelling import foretold
from alhambra_qt.alhambra.gestures import Card, Piece, Touchable
from alhambra_qt.alhambra.parts.street_trader.closely import TradersCloseUp
from alhambra_qt.alhambra.parts.street_trader.model import NAME, ON_THE_TRADER, SUPPLY
from alhambra_qt.alhambra.pencil import mark_note
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.panels.palace_title import PalaceTitle
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.look import palette
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.match import Match
from core.alhambra.components import BUILDINGS, TILES
from core.alhambra.modules.street_trader import (
    ChooseCitizens,
    MeetTrader,
    MoveTrader,
    PutTrader,
    Rule,
    SettleCitizen,
    StartTrader,
    SwapCitizen,
    Trader,
    Traders,
)
from core.alhambra.palace import place
from core.alhambra.placing import PlaceTiles, as_if_placing
from core.alhambra.table import Table
from core.kernel.session import Session
from tests.core.alhambra.positions import position
from tests.qt.bots import bot
from tests.qt.games import lift_curtain, new_session, play_for_computer
from tests.qt.play.test_secrets import _spoken
from tests.qt.typist import Typist

COMPUTER = "ai:easy"
PAVILION, SERAGLIO, ARCADES, CHAMBERS, GARDEN, TOWER = range(6)
EAST = place(1, 0)


def at_the_table(qtbot: QtBot, session: Session[Table]) -> TablePage:
    match = Match(session, Random(1))
    match.hold()
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page, before_close_func=lambda _: match.close())
    page.resize(1366, 768)
    page.show()
    page.begin()
    return page


def before_the_game(qtbot: QtBot, *kinds: str) -> TablePage:
    session = new_session("Ann", "Ben", "Cem", kinds=kinds, modules=["traders"])
    return at_the_table(qtbot, session)


def in_the_game(
    qtbot: QtBot,
    citizens: tuple[str, ...] = ("garden", "pavilion", "tower"),
    *,
    is_supply_empty: bool = False,
) -> TablePage:
    """Ann has bought two tiles: a garden for the place of her trader, and a tower beside that."""
    table = position(modules=("traders",), hands=["gulden-9"])
    seat = table.seats[0]._replace(to_place=(TILES["garden-10"], TILES["tower-11"]))
    annex = Traders().with_trader(0, Trader(EAST, citizens))
    annex = annex.with_trader(1, Trader(EAST, ("tower",), {"garden-8-nw": "garden"}))
    if is_supply_empty:
        annex = annex._replace(supply=dict.fromkeys(BUILDINGS, 0))
    table = as_if_placing(table.with_seat(0, seat).with_annex(annex))
    kinds = ("human", COMPUTER, COMPUTER)
    session = new_session("Ann", "Ben", "Cem", kinds=kinds, modules=["traders"])
    session._start = table
    session.game.start = lambda: table  # type: ignore[method-assign]
    page = at_the_table(qtbot, session)
    page.match.play(mark_note("garden-10", EAST))
    page.match.play(mark_note("tower-11", place(2, 0)))
    return page


def end_turn(page: TablePage) -> TablePage:
    page.director.end_turn()
    return page


def click(page: TablePage, thing: Touchable) -> None:
    rect = page.scene.rect_of(thing)
    assert rect is not None
    where = page.view.mapFromScene(rect.center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)


def pick(page: TablePage, *colours: int) -> None:
    for colour in colours:
        click(page, Card(NAME, colour))


def put(page: TablePage, citizens: str, where: int) -> None:
    page.director.drop(Piece(NAME, citizens), where, page.view.mapToScene(0, 0))


def asked(page: TablePage) -> type:
    return type(page.match.decision)


def refused_by(page: TablePage) -> object:
    return page.scene.bubble.rule


def own(page: TablePage) -> Trader:
    state: Table = page.match.session.state
    return state.annex(Traders).traders[0]


# Before the game


def test_three_citizens_are_picked_and_put_beside_the_fountain_in_one_go(qtbot: QtBot) -> None:
    page = before_the_game(qtbot, "human", COMPUTER, COMPUTER)
    assert not page.curtain.isVisible()
    assert isinstance(page.match.decision, StartTrader)
    assert page.buttons.end.text == "Pick three citizens"
    pick(page, GARDEN, TOWER)
    grid, trader = page.scene.grid, Piece(NAME, "garden tower")
    page.scene.hands.pick_up(trader)
    page.scene.making_room.at_once()
    tray = page.scene.regions[NAME].rect(page.scene.setting())
    page.scene.hands.carry(tray.center())
    assert page.scene.grid == grid
    terrace = page.scene.palace._terrace.rect
    assert terrace.contains(page.scene.palace_rect())
    assert (terrace.center() - grid.rect(0, 0).center()).manhattanLength() <= 2
    assert not page.scene.bubble.isVisible()
    page.scene.cancel_drag()
    put(page, "garden tower", EAST)
    assert refused_by(page) is Rule.THREE_DIFFERENT_CITIZENS
    pick(page, PAVILION, ARCADES)
    assert page.scene.bubble.text == "Pick exactly three citizens"
    assert page.buttons.end.text == "Place your trader"
    put(page, "pavilion garden tower", place(1, 1))
    assert page.scene.bubble.text == "The trader starts beside the fountain"
    assert not page.match.session.lines[-1].get("citizens")
    page.looking.look_at(regions.MAJORITY)
    points = page.overlays.current
    assert isinstance(points, PointsSheet)
    assert [one.told.rpartition(": ")[2] for one in points._worths()] == ["1, 3, 6, 10, 15, 21"]
    points.close()
    put(page, "pavilion garden tower", EAST)
    assert own(page) == Trader(EAST, ("garden", "pavilion", "tower"))
    assert page.match.is_resting
    assert page.scene.rect_of(Piece(NAME, "garden pavilion tower")) is not None
    page.director.undo()
    assert isinstance(page.match.decision, StartTrader)


def test_the_last_choice_shows_what_others_picked_so_nobody_takes_it_back(qtbot: QtBot) -> None:
    page = before_the_game(qtbot, COMPUTER, COMPUTER, "human")
    for _ in range(2):
        play_for_computer(page.match, Random(3))
    pick(page, GARDEN, TOWER, SERAGLIO)
    assert not any(trader.citizens for trader in _traders(page)[:2])
    put(page, "seraglio garden tower", EAST)
    assert all(trader.citizens for trader in _traders(page))
    assert not page.match.is_resting
    assert not page.match.can_undo()


def _traders(page: TablePage) -> tuple[Trader, ...]:
    assert page.scene.model is not None
    return page.director.table.annex(Traders).traders[:3]


def test_nobody_finds_a_trace_of_what_another_one_picked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not through the curtain, not behind it, nor in what is read aloud or hinted at."""
    page = before_the_game(qtbot, "human", "human", COMPUTER)
    announced: list[str] = []
    monkeypatch.setattr(page.keyboard, "announce", announced.append)
    lift_curtain(page)
    pick(page, GARDEN, TOWER, SERAGLIO)
    put(page, "seraglio garden tower", EAST)
    end_turn(page)
    assert page.curtain.isVisible()
    for is_lifted in (False, True):
        if is_lifted:
            lift_curtain(page)
        model = page.scene.model
        assert model is not None
        assert not any(seat.belongings or seat.beside for seat in model.seats)
        said = [*_spoken(page), *announced, *(line.text for line in page.display.lines())]
        said += [page.scene.regions[regions.PLATES].says(page.scene.setting(), PlateOf(0))]
        page.looking.look_at(SUPPLY)
        sheet = page.overlays.current
        assert isinstance(sheet, TradersCloseUp)
        told = sheet.accessibleDescription()
        assert ".." not in told
        _, ann, of_seats = told.partition("Ann, on the trader tile")
        assert ann
        said.append(of_seats)
        page.overlays.close_all()
        assert not [one for one in said if "garden" in one or "seraglio" in one]
        assert not page.director.taking.chosen
        pieces = [one for one in page.scene.items_of_pieces if one.region == NAME]
        assert all(isinstance(one, Card) or not one.name for one in pieces)


# Building on the trader's place


def test_a_drop_says_that_a_citizen_could_move_in(qtbot: QtBot) -> None:
    turn = in_the_game(qtbot).director.turn
    garden, tower = Piece(regions.BOUGHT, "garden-10"), Piece(regions.BOUGHT, "tower-11")
    assert "A citizen could move in here" in foretold(turn, garden, EAST, with_aids=False)
    assert "citizen" not in foretold(turn, garden, place(0, 1), with_aids=False)
    swapping = in_the_game(qtbot, ("pavilion", "seraglio")).director.turn
    assert "You could swap a citizen here" in foretold(swapping, tower, EAST, with_aids=False)


def test_one_click_moves_in_and_the_end_of_the_turn_loses_no_mark(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot))
    assert asked(page) is MeetTrader
    assert page.director.marks == {"tower-11": place(2, 0)}
    click(page, Card(NAME, ON_THE_TRADER + 1))
    assert refused_by(page) is Rule.A_CITIZEN_MOVES_IN
    click(page, Card(NAME, ON_THE_TRADER))
    assert refused_by(page) is Rule.A_NEW_CITIZEN_IS_TAKEN
    click(page, Card(NAME, CHAMBERS))
    assert own(page) == Trader(None, ("chambers", "pavilion", "tower"), {"garden-10": "garden"})
    assert asked(page) is MoveTrader
    palace = page.match.session.state.seats[0].palace
    assert palace.place_of("tower-11") == place(2, 0)
    trader = Piece(NAME, "chambers pavilion tower")
    assert page.director.turn.targets(trader).places == frozenset(palace.empty_neighbours())
    put(page, trader.name, EAST)
    assert page.scene.bubble.text == "Put your trader on a free spot beside your Alhambra"
    put(page, trader.name, place(3, 0))
    assert own(page).at == place(3, 0)
    assert page.match.is_resting
    while page.match.can_undo():
        page.director.undo()
    assert own(page) == Trader(EAST, ("garden", "pavilion", "tower"))


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_palace_makes_way_for_the_tray_and_shows_the_trader(qtbot: QtBot, text: float) -> None:
    page = in_the_game(qtbot)
    page.apply_settings(Settings(speed=Speed.OFF, text_scale=text))
    scene = page.scene
    scene.seat_clicked.emit(1)
    fountain, trader = scene.grid.rect(0, 0), scene.rect_of(Piece(NAME, "tower"))
    assert trader is not None
    assert abs(fountain.united(trader).center().x() - scene.palace_rect().center().x()) <= 1
    scene.seat_clicked.emit(1)
    page.match.play(mark_note("tower-11", place(1, 1)))
    end_turn(page)
    tray = scene.regions[NAME].rect(scene.setting())
    for spot in ((0, 0), (1, 0), (1, 1)):
        assert scene.palace_rect().contains(scene.grid.rect(*spot))
        assert not tray.intersects(scene.grid.rect(*spot))
    (title,) = (one for one in scene.items() if isinstance(one, PalaceTitle))
    for spot in ((0, -1), (1, -1)):
        assert title.sceneBoundingRect().bottom() <= scene.grid.rect(*spot).top()


def test_swapping_is_a_click_on_each_and_another_click_changes_one(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot, ("pavilion", "tower")))
    click(page, Card(NAME, ON_THE_TRADER))
    click(page, Card(NAME, PAVILION))
    assert refused_by(page) is Rule.SWAP_A_CITIZEN
    click(page, Card(NAME, ON_THE_TRADER + 1))
    assert page.director.taking.chosen == {Card(NAME, ON_THE_TRADER + 1)}
    click(page, Card(NAME, GARDEN))
    assert own(page).citizens == ("garden", "pavilion")
    assert isinstance(page.match.decision, MoveTrader)


def test_an_empty_supply_lets_a_citizen_move_in_by_a_click_on_the_citizen(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot, is_supply_empty=True))
    assert page.top_bar.label.text().endswith("let a citizen move in? Click one that matches")
    click(page, Card(NAME, ON_THE_TRADER))
    assert own(page).citizens == ("pavilion", "tower")


def test_doing_nothing_is_a_button_and_goes_on(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot))
    assert page.buttons.end.text == "Leave as is"
    page.buttons.end.click()
    assert isinstance(page.match.decision, MoveTrader)
    assert page.match.session.state.seats[0].palace.place_of("tower-11") == place(2, 0)


def test_everything_goes_by_keys(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot))
    typist = Typist(page, Random(1), Counter())
    typist.press(Qt.Key.Key_Tab)
    typist.go_to(Card(NAME, TOWER))
    assert page.focus_name() == "Citizen (tower), in the general supply"
    typist.enter()
    assert own(page).citizens == ("pavilion", "tower", "tower")
    typist.go_to(Piece(NAME, "pavilion tower tower"))
    assert page.focus_name() == "Trader tile with citizens: pavilion and 2 × tower"
    typist.enter()
    typist.enter()
    assert own(page).at is not None


def test_the_game_goes_on_exactly_there(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot))
    again = at_the_table(qtbot, page.match.session)
    assert again.match.decision == page.match.decision
    assert again.director.marks == page.director.marks
    assert again.match.steps_to_take_back() == page.match.steps_to_take_back()
    click(again, Card(NAME, CHAMBERS))
    assert isinstance(again.match.decision, MoveTrader)


def test_who_gives_up_leaves_the_question_to_the_computer(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot))
    page._change_hands(0, COMPUTER)
    assert asked(page) is type(None)
    assert page.match.session.decision == MeetTrader(0, "garden-10", "garden")
    while page.match.seat_to_play == 0:
        play_for_computer(page.match, Random(1))
    assert not page.match.session.state.seats[0].to_place
    assert not page.director.marks


# Looking


def test_hints_raise_citizens_and_show_where_the_trader_goes(qtbot: QtBot) -> None:
    page = before_the_game(qtbot, "human", COMPUTER, COMPUTER)
    advice = ChooseCitizens(("pavilion", "garden", "tower"), EAST)
    page.hinting.show_advice(Advice(page.match.state, advice, None))
    hinted = {Card(NAME, index) for index in (PAVILION, GARDEN, TOWER)}
    assert page.scene.setting().hinted == hinted
    assert "pavilion, garden" in page.scene.hint_text
    page = end_turn(in_the_game(qtbot))
    for action, cards in (
        (SettleCitizen("garden", "tower"), {TOWER}),
        (SwapCitizen("pavilion", "tower"), {TOWER, ON_THE_TRADER + 1}),
    ):
        page.hinting.show_advice(Advice(page.match.state, action, None))
        assert page.scene.setting().hinted == {Card(NAME, index) for index in cards}


def test_citizens_are_on_the_traders_of_small_palaces(qtbot: QtBot) -> None:
    model = in_the_game(qtbot).scene.model
    assert model is not None
    (beside,) = model.seats[1].beside
    assert [one.tint for one in beside.figure.with_it] == [palette.BUILDING["tower"]]


def test_citizens_are_in_every_palace_in_points_and_aloud(qtbot: QtBot) -> None:
    page = end_turn(in_the_game(qtbot))
    click(page, Card(NAME, CHAMBERS))
    model = page.scene.model
    assert model is not None
    built = {one.tile.id: one.figure for one in model.seats[0].city}
    assert [tile for tile, figure in built.items() if figure is not None] == ["garden-10"]
    assert [(one.x, one.y) for one in model.seats[1].beside] == [(1, 0)]
    assert [(other.counted, other.points) for other in model.seats[0].share.others] == [("1", 1)]
    setting = page.scene.setting()
    says = setting.regions[regions.PALACE].says
    assert says(setting, Piece(regions.PALACE, "garden-10")).endswith("with a citizen")
    plate = setting.regions[regions.PLATES].says(setting, PlateOf(1))
    assert plate.endswith("on the trader tile: tower")


def test_the_trader_moves_at_no_other_time(qtbot: QtBot) -> None:
    page = in_the_game(qtbot)
    assert isinstance(page.match.decision, PlaceTiles)
    refusal = page.director.turn.refusal(Piece(NAME, "garden pavilion tower"), place(0, 1))
    assert refusal is not None
    assert refusal.rule is Rule.TRADER_MOVES_ON
    assert isinstance(refusal.action, PutTrader)


# Computers


def test_a_bot_that_answers_nonsense_gets_its_seat_stuck(qtbot: QtBot, tmp_path: Path) -> None:
    mad = bot(tmp_path, decide='play(message, index=len(message["moves"]))')
    page = before_the_game(qtbot, mad, "human", "human")
    page.match.got_stuck.disconnect(page._on_stuck)
    with qtbot.waitSignal(page.match.got_stuck, timeout=20_000):
        page.match.release()
    page.match.change_hands(0, "human", "Dea")
    assert isinstance(page.match.decision, StartTrader)
