"""The director: what people do at the table becomes actions, pencil marks, or nothing."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF

from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.play.match import Match
from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.redesigning import RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action
from tests.core.alhambra.positions import cards, position, tiles
from tests.qt.games import new_session, play_for_computer

pytestmark = pytest.mark.usefixtures("qapp")

TOWER = Piece(regions.MARKET, "tower-11")
BOUGHT_TOWER = Piece(regions.BOUGHT, "tower-11")
NOWHERE = QPointF()
RICH = "gulden-9 gulden-9 dirham-9 denar-9"


def directed(table: Table, *kinds: str, ends_turns: bool = False) -> Director:
    session = new_session(*"ABCDEF"[: len(table.seats)], kinds=kinds)
    session._start = table
    session.game.start = lambda: table  # type: ignore[method-assign]
    match = Match(session, Random(1))
    match.ends_turns_itself = ends_turns
    match.hold()  # no programs: computers play when they are told to
    scene = TableScene()
    scene.resize_to(1024, 640, 1.0)
    director = Director(match, scene)
    match.begin()
    if director.is_curtained:
        director.lift_curtain()
    return director


def buy_and_pay(director: Director, piece: Piece, target: int | str, pay: str = "") -> None:
    director.drop(piece, target, NOWHERE)
    if director.buying.piece is not None:
        director.buying.pay(cards(pay))


def played(director: Director) -> list[Action]:
    return [one.action for one in director.match.session.played if one.action is not None]


def test_a_person_who_can_do_nothing_passes_by_ending_the_turn() -> None:
    director = directed(position(open_money="", draw_pile="", market=". . . ."))
    assert director.can_end_turn()
    director.end_turn()
    assert played(director)[0] == Pass()
    assert director.seat == 1


def test_after_an_exact_payment_with_nothing_left_to_do_the_tile_is_placed_all_the_same() -> None:
    table = position(
        hands=["gulden-9 gulden-2"], market="tower-11 . . .", open_money="", draw_pile="", bag=""
    )
    director = directed(table)
    buy_and_pay(director, TOWER, place(1, 0), "gulden-2 gulden-9")
    director.end_turn()
    assert [type(action) for action in played(director)[:3]] == [BuyTile, Pass, BuildTile]


def test_a_last_tile_cannot_be_given_to_dirk() -> None:
    table = position(seats=2, hands=["gulden-9", ""], market="tower-11 . . .", bag="")
    director = directed(table)
    director.match.play(TakeMoney(director.match.state.open_money[:1]))
    director.end_turn()
    assert isinstance(director.match.decision, PlaceLastTiles)
    if director.is_curtained:
        director.lift_curtain()
    piece = Piece(regions.BOUGHT, director.match.state.seats[director.seat].to_place[0].id)
    assert DIRK not in director.turn.targets(piece).regions
    director.drop(piece, DIRK, NOWHERE)
    assert not director.marks
    director.drop(piece, regions.RESERVE, NOWHERE)
    director.end_turn()
    assert director.match.is_over


def test_a_tile_bought_in_a_turn_can_be_given_to_dirk() -> None:
    director = directed(position(seats=2, hands=["gulden-9 gulden-9"], market="tower-11 . . ."))
    buy_and_pay(director, TOWER, DIRK, "gulden-9 gulden-9")
    assert director.marks == {"tower-11": DIRK}
    director.end_turn()
    assert GiveTile("tower-11") in played(director)


def test_a_pencilled_tile_is_placed_when_the_turn_ends() -> None:
    director = directed(position(hands=["gulden-9 gulden-9"], market="tower-11 . . ."))
    buy_and_pay(director, TOWER, place(1, 0), "gulden-9 gulden-9")
    assert isinstance(director.match.decision, PlaceTiles)
    assert director.marks == {"tower-11": place(1, 0)}
    director.drop(BOUGHT_TOWER, place(-1, 0), NOWHERE)
    director.end_turn()
    assert played(director)[-1] == BuildTile("tower-11", place(-1, 0))


def test_a_purchase_and_its_mark_are_taken_back_and_played_again_together() -> None:
    director = directed(position(hands=["gulden-9 gulden-9"], market="tower-11 . . ."))
    buy_and_pay(director, TOWER, place(1, 0), "gulden-9 gulden-9")
    director.undo()
    assert not director.marks
    assert not director.match.can_undo()
    assert director.scene.rect_of(TOWER) is not None
    director.redo()
    assert director.scene.rect_of(BOUGHT_TOWER) is not None
    assert director.marks == {"tower-11": place(1, 0)}
    director.drop(BOUGHT_TOWER, regions.RESERVE, NOWHERE)
    director.end_turn()
    assert played(director)[-1] == KeepTile("tower-11")


def test_undo_and_redo_go_through_the_moves_of_the_pencil_one_by_one() -> None:
    director = directed(position(seats=2, hands=["gulden-9 gulden-9"], market="tower-11 . . ."))
    buy_and_pay(director, TOWER, regions.BOUGHT, "gulden-9 gulden-9")
    moves: list[tuple[int | str, dict[str, int | str]]] = [
        (place(1, 0), {"tower-11": place(1, 0)}),
        (DIRK, {"tower-11": DIRK}),
        (regions.RESERVE, {"tower-11": regions.RESERVE}),
        (regions.BOUGHT, {}),
        (place(-1, 0), {"tower-11": place(-1, 0)}),
    ]
    for target, _ in moves:
        director.drop(BOUGHT_TOWER, target, NOWHERE)
    assert director.match.steps_to_take_back() == 6
    before: list[dict[str, int | str]] = [{}, *(marks for _, marks in moves)]
    for marks in before[-2::-1]:
        director.undo()
        assert director.marks == marks
        assert isinstance(director.match.decision, PlaceTiles)
    for marks in before[1:]:
        director.redo()
        assert director.marks == marks
    assert not director.match.can_redo()


def test_a_tile_put_back_where_it_lay_is_no_step() -> None:
    director = directed(position(hands=["gulden-9 gulden-9"], market="tower-11 . . ."))
    buy_and_pay(director, TOWER, place(1, 0), "gulden-9 gulden-9")
    director.drop(BOUGHT_TOWER, place(1, 0), NOWHERE)
    assert director.match.steps_to_take_back() == 1


def test_a_mark_that_rested_on_a_tile_that_left_goes_back_beside_the_palace() -> None:
    table = position(
        hands=["gulden-9 gulden-2"], market="tower-11 . . .", cities=["fountain garden-10"]
    )
    director = directed(table)
    buy_and_pay(director, TOWER, place(2, 0), "gulden-2 gulden-9")
    assert director.marks == {"tower-11": place(2, 0)}
    director.drop(Piece(regions.PALACE, "garden-10"), regions.RESERVE, NOWHERE)
    assert played(director)[-1] == RemoveTile("garden-10")
    assert not director.marks
    assert not director.can_end_turn()
    director.undo()
    assert isinstance(director.match.decision, ChooseAction)


def test_turns_end_by_themselves_where_that_is_wished_for() -> None:
    table = position(hands=["gulden-9 gulden-9"], market="tower-11 . . .")
    director = directed(table, ends_turns=True)
    buy_and_pay(director, TOWER, regions.RESERVE, "gulden-9 gulden-9")
    assert played(director)[-1] == KeepTile("tower-11")
    assert director.seat == 1


def test_a_tile_beside_the_palace_keeps_the_turn_from_ending_by_itself() -> None:
    table = position(hands=["gulden-9 gulden-9"], market="tower-11 . . .")
    director = directed(table, ends_turns=True)
    buy_and_pay(director, TOWER, regions.BOUGHT, "gulden-9 gulden-9")
    assert director.seat == 0
    director.drop(BOUGHT_TOWER, place(1, 0), NOWHERE)
    assert director.seat == 1


def test_cards_that_were_chosen_stay_chosen_when_the_table_is_shown_again() -> None:
    director = directed(position(open_money="gulden-1 dirham-2 denar-9 ducat-9"))
    director.taking.choose(Card(regions.MONEY, 0))
    director.taking.choose(Card(regions.MONEY, 1))
    director.refresh()
    director.display.look_at(1)
    director.display.look_at(0)
    assert director.chosen_cards() == cards("gulden-1 dirham-2")


def test_either_of_two_equal_cards_can_be_taken_with_a_third() -> None:
    for twin in (1, 2):
        director = directed(position(open_money="gulden-9 dirham-3 dirham-3 denar-2"))
        director.taking.choose(Card(regions.MONEY, twin))
        director.taking.choose(Card(regions.MONEY, 3))
        assert director.chosen_cards() == cards("dirham-3 denar-2")


def test_cards_that_were_chosen_are_forgotten_with_the_turn() -> None:
    table = position(open_money="gulden-1 dirham-2 denar-9 ducat-9", cities=["fountain tower-11"])
    director = directed(table)
    director.taking.choose(Card(regions.MONEY, 0))
    director.drop(Piece(regions.PALACE, "tower-11"), regions.RESERVE, NOWHERE)
    director.end_turn()
    assert not director.chosen_cards()


def test_a_card_of_another_currency_does_not_join_a_payment() -> None:
    table = position(hands=["gulden-9 gulden-8 gulden-7 denar-9"], market="tower-11 . . .")
    director = directed(table)
    director.drop(TOWER, regions.RESERVE, NOWHERE)
    director.buying.choose_own_cards()
    for index in range(4):
        director.scene.card_clicked.emit(Card(regions.HAND, index))
    assert set(director.buying.cards()) == {"gulden-7", "gulden-8", "gulden-9"}
    director.buying.pay_own_choice()
    assert director.marks == {"tower-11": regions.RESERVE}


def test_a_computer_that_moves_ends_the_drag_of_a_card() -> None:
    director = directed(position(to_play=1), "human", "ai:easy", "human")
    director.scene.hands.pick_up(Card(regions.MONEY, 0))
    play_for_computer(director.match, Random(1))
    assert director.scene.dragged is None


def test_nobody_picks_up_a_tile_while_a_computer_is_to_play() -> None:
    table = position(to_play=1, market="tower-11 . . .", hands=[RICH, RICH])
    director = directed(table, "human", "ai:easy", "human")
    assert not director.scene.may_pick_up(TOWER)


def test_two_tiles_are_placed_in_an_order_in_which_each_fits() -> None:
    table = position(hands=["gulden-9 gulden-2 dirham-9 dirham-9"], market="tower-11 garden-10 . .")
    director = directed(table)
    buy_and_pay(director, TOWER, regions.BOUGHT, "gulden-2 gulden-9")
    garden = Piece(regions.MARKET, "garden-10")
    buy_and_pay(director, garden, place(1, 0), "dirham-9 dirham-9")
    director.drop(BOUGHT_TOWER, place(2, 0), NOWHERE)
    director.end_turn()
    assert played(director)[-2:] == [
        BuildTile("garden-10", place(1, 0)),
        BuildTile("tower-11", place(2, 0)),
    ]
    assert tiles("tower-11")[0] in director.match.state.seats[0].palace.tiles.values()


def test_a_card_that_cannot_be_taken_now_flies_back() -> None:
    director = directed(position(to_play=1), "human", "ai:easy", "human")
    scene = director.scene
    scene.return_time = 100
    scene.hands.pick_up(Card(regions.MONEY, 0))
    onto_hand = scene.layout.rect(regions.HAND).center()
    scene.hands.carry(onto_hand)
    scene.hands.let_go(onto_hand)
    assert scene.flights.is_flying
    assert not played(director)
