"""Change on the table: coins lie with the hand and pay like cards, and fly from the coin bag."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.closeups.cards import CardCloseUp
from alhambra_qt.alhambra.closeups.palace import PalaceCloseUp
from alhambra_qt.alhambra.display import Durations
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.change.region import NAME as CHANGE
from alhambra_qt.alhambra.parts.change.region import CoinsCloseUp, movements
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.affording import Affording
from alhambra_qt.alhambra.presenters.changes import Location, Movement
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure, TableModel
from alhambra_qt.alhambra.sounds import cues_of
from alhambra_qt.alhambra.table.panels.hand import HandShown
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.match import Match
from alhambra_qt.scene.flights import Flying
from alhambra_qt.sound.cues import Cue
from core.alhambra.buying import BuyTile
from core.alhambra.components import MONEY, Money
from core.alhambra.modules.change import COINS, Coins
from core.alhambra.placing import PlaceTiles
from core.alhambra.table import Table
from core.kernel.bots import Answer
from tests.core.alhambra.positions import position
from tests.qt.games import begin, new_session
from tests.qt.typist import Typist

TOWER = Piece(regions.MARKET, "tower-11")
GARDEN = Piece(regions.MARKET, "garden-8-nw")
ALL = [coin for coin in COINS.values() for _ in range(6)]


def money(names: str) -> tuple[Money, ...]:
    return tuple((MONEY | COINS)[name] for name in names.split())


def table_with_coins() -> Table:
    """Ann can pay the tower exactly with her coin alone, and the garden with too much alone."""
    table = position(
        modules=("change",),
        hands=["gulden-4 gulden-6 dirham-5 dirham-7 dirham-8"],
        market="tower-11 garden-8-nw . .",
    )
    purses = (money("gulden-coin ducat-coin"), money("denar-coin denar-coin"), *[()] * 4)
    left = Counter(ALL) - Counter(coin for purse in purses for coin in purse)
    return table.with_annex(Coins(tuple(sorted(left.elements())), purses))


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    session = new_session("Ann", "Ben", "Cem", modules=["change"])
    table = table_with_coins()
    session._start = table
    session.game.start = lambda: table  # type: ignore[method-assign]
    match = Match(session, Random(1))
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page, before_close_func=lambda _: match.close())
    page.resize(1366, 768)
    page.show()
    return begin(page)


def model(page: TablePage) -> TableModel:
    assert page.scene.model is not None
    return page.scene.model


def coin(page: TablePage, name: str) -> Card:
    """Where a coin lies."""
    hand = model(page).hand
    assert hand is not None
    return Card(regions.HAND, hand.index(name))


def buy(page: TablePage, piece: Piece) -> None:
    page.director.drop(piece, regions.RESERVE, QPointF(300, 300))


def pay(page: TablePage, *cards: Card) -> None:
    """Choose exactly these to pay with."""
    assert page.chooser is not None
    page.chooser.own.click()
    for card in cards:
        page.scene.card_clicked.emit(card)
    page.buttons.pay.click()


def own_coins(page: TablePage) -> int:
    state: Table = page.match.state
    return len(state.annex(Coins).purses[0])


# What is seen and said


def test_coins_lie_with_the_hand_and_count_in_its_sums_and_in_the_signs(page: TablePage) -> None:
    assert model(page).hand == money(
        "gulden-4 gulden-6 gulden-coin dirham-5 dirham-7 dirham-8 ducat-coin"
    )
    hand = page.scene.regions[regions.HAND]
    (board,) = hand.boards(page.scene.setting(), hand.rect(page.scene.setting()))
    assert isinstance(board.content, HandShown)
    assert [badge.total for badge in board.content.badges] == [11, 20, 1]
    assert model(page).affording[:2] == (Affording.EXACTLY, Affording.EXACTLY)
    picture = page.scene.items_of_pieces[coin(page, "gulden-coin")].shape_rect()
    assert picture.width() == picture.height()


def test_everybodys_coins_are_on_their_plates_in_close_looks_and_aloud(page: TablePage) -> None:
    assert [seat.belongings for seat in model(page).seats[1:]] == [
        (Belonging((Figure("currency-denar"),), 2, "2 coins: 2 × denar"),),
        (),
    ]
    setting = page.scene.setting()
    said = page.scene.regions[regions.PLATES].says(setting, PlateOf(1))
    assert said.endswith("0 money cards, 2 coins: 2 × denar")
    assert setting.regions[CHANGE].says(setting, CHANGE) == "Coin bag: 20 coins"
    page.looking.look_at(CHANGE)
    sheet = page.overlays.current
    assert isinstance(sheet, CoinsCloseUp)
    assert "Coin bag: 5 × florin, 6 × dirham, 4 × denar and 5 × ducat" in (
        sheet.accessibleDescription()
    )
    assert "Ann: florin and ducat. Ben: 2 × denar. Cem: no coins" in sheet.accessibleDescription()
    page.overlays.close_all()
    page.looking.look_at(PlateOf(1))
    assert page.overlays.current is not None
    with_coins = page.overlays.current.grab().toImage()
    page.overlays.close_all()
    bare = page.match.state.annex(Coins)._replace(purses=((),) * 6)
    page.overlays.lay(
        PalaceCloseUp(1, page.match.state.with_annex(bare), page.looking.people(), page)
    )
    assert page.overlays.current.grab().toImage() != with_coins
    page.overlays.close_all()
    page.looking.look_at(coin(page, "gulden-coin"))
    assert isinstance(page.overlays.current, CardCloseUp)
    assert page.overlays.current.title() == "Florin coin"


def test_a_payment_says_what_change_it_gives(page: TablePage) -> None:
    turn = page.director.turn
    assert turn.returned_told(GARDEN, money("dirham-8")) == ""
    assert turn.returned_told(GARDEN, money("dirham-5 dirham-7")) == "2 coins as change"
    assert turn.returned_told(GARDEN, money("dirham-5 denar-coin")) == ""
    buy(page, GARDEN)
    assert page.chooser is not None
    assert [button.text() for button in page.chooser.buttons] == [
        "Exact: another action",
        "4 too much, 2 coins as change",
    ]
    page.chooser.own.click()
    for name in ("dirham-8", "dirham-5"):
        page.scene.card_clicked.emit(coin(page, name))
    assert page.top_bar.label.text().endswith(
        "5 + 8 = 13 (5 too much, 2 coins as change): no more actions"
    )


def test_while_a_tile_hangs_there_coins_count_in_what_is_foretold(page: TablePage) -> None:
    page.scene.hands.pick_up(TOWER)
    page.scene.hands.carry_to(regions.RESERVE)
    assert page.scene.bubble.text.endswith("4 + 6 + 1 = 11 (exact): another action")
    page.scene.cancel_drag()


# Paying


def test_a_coin_makes_a_payment_exact_goes_into_the_bag_and_can_be_taken_back(
    page: TablePage,
) -> None:
    before = model(page)
    buy(page, TOWER)
    assert page.chooser is None  # she has nothing more in that currency to overpay with
    assert own_coins(page) == 1
    assert page.director.turn.may_act
    paid = [*movements(before, model(page))]
    assert paid == [Movement(COINS["gulden-coin"], Location(regions.HAND, 0, 2), Location(CHANGE))]
    page.director.undo()
    assert own_coins(page) == 2


def test_overpaid_on_purpose_coins_are_drawn_told_and_stay(page: TablePage) -> None:
    before = model(page)
    buy(page, GARDEN)
    pay(page, coin(page, "dirham-8"), coin(page, "dirham-7"))
    assert own_coins(page) == 5
    assert page.director.marks == {"garden-8-nw": regions.RESERVE}
    assert not page.match.is_resting
    assert not page.match.can_undo()
    assert " draws 3 coins from the coin bag: " in page.display.lines()[-1].text
    drawn = [one for one in movements(before, model(page)) if one.start == Location(CHANGE)]
    assert len({one.end for one in drawn}) == 3
    page.director.end_turn()
    page.curtain.lift()
    assert page.director.seat == 1


def test_drawn_coins_fly_from_the_bag_to_where_they_lie(page: TablePage) -> None:
    page.display.durations = Durations(otherwise=50, person=50)
    heard: list[frozenset[Cue]] = []
    page.display.moved.connect(lambda moved: heard.append(cues_of(moved)))
    buy(page, GARDEN)
    pay(page, coin(page, "dirham-5"), coin(page, "dirham-7"))
    flying = [item.flight for item in page.scene.items() if isinstance(item, Flying)]
    bag = page.scene.regions[CHANGE].rect(page.scene.setting())
    ends = [flight.end for flight in flying if bag.contains(flight.start.topLeft())]
    lying = [
        page.scene.rect_of(Card(regions.HAND, at)) for at in range(len(model(page).hand or ()))
    ]
    assert len(ends) == 2
    assert all(end in lying for end in ends)
    assert heard[-1] == {Cue.COIN}
    page.scene.flights.skip()


def test_by_keyboard_a_coin_is_found_and_refused_for_another_currency(page: TablePage) -> None:
    typist = Typist(page, Random(0), Counter())
    buy(page, GARDEN)
    assert page.chooser is not None
    page.chooser.own.click()
    typist.go_to(coin(page, "gulden-coin"))
    assert page.focus_name() == "Florin coin, in your hand"
    typist.enter()
    assert page.scene.bubble.text.startswith("You can’t pay for this tile with that")
    typist.go_to(coin(page, "dirham-8"))
    typist.enter()
    QTest.keyClick(page.view, Qt.Key.Key_T)
    assert page.director.marks == {GARDEN.name: regions.RESERVE}


def test_a_hint_lets_coins_rise(page: TablePage) -> None:
    payment = money("gulden-4 gulden-6 gulden-coin")
    page.hinting.show_advice(Advice(page.match.state, BuyTile(TOWER.name, payment), None))
    assert coin(page, "gulden-coin") in page.scene.setting().hinted
    assert "tower 11" in page.scene.hint_text


def test_a_game_that_ended_before_the_change_was_drawn_goes_on_with_it() -> None:
    session = new_session("Ann", "Ben", "Cem", modules=["change"])
    session._start = table_with_coins()
    session.play(BuyTile(GARDEN.name, money("dirham-5 dirham-7")))
    match = Match(session, Random(1))
    assert not match.is_resting
    match.begin()
    assert len(match.state.annex(Coins).purses[0]) == 4
    assert isinstance(match.decision, PlaceTiles)


def test_people_see_a_computers_purchase_before_its_change_is_drawn() -> None:
    session = new_session(
        "Ann", "Ben", "Cem", kinds=("ai:easy", "human", "human"), modules=["change"]
    )
    session._start = table_with_coins()
    match = Match(session, Random(1))
    match.pace = 60_000
    match.computers.answer = Answer(BuyTile(GARDEN.name, money("dirham-5 dirham-7")))
    found = []
    for _ in range(2):
        match._on_due()
        found.append((match.is_resting, len(match.state.annex(Coins).purses[0])))
    assert found == [(True, 2), (False, 4)]
    match.close()
