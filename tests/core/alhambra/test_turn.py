"""How to play: one action, then the next seat."""

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.placing import KeepTile, PlaceTiles
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.kernel.rulebook import Order
from tests.core.alhambra.positions import asks, cards, is_legal, play, position, refusal, tiles

TAKE_A_NINE = TakeMoney(cards("denar-9"))


@pytest.mark.rule(Rule.CLOCKWISE)
def test_the_turn_passes_from_seat_to_seat_and_round_again() -> None:
    table = position(seats=3, to_play=1)
    order = [table.to_play]
    for _ in range(4):
        table = play(table, TakeMoney(table.open_money[:1]))
        order.append(table.to_play)
        assert asks(table, ChooseAction(table.to_play))
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule(Rule.ONE_ACTION)
def test_taking_money_ends_the_turn() -> None:
    assert asks(play(position(), TAKE_A_NINE), ChooseAction(1))


@pytest.mark.rule(Rule.ONE_ACTION)
@pytest.mark.parametrize(
    "redesign",
    [
        AddTile("tower-12", place(0, 1)),
        RemoveTile("tower-11"),
        ExchangeTiles("tower-12", "tower-11"),
    ],
)
def test_a_redesign_ends_the_turn(redesign: AddTile | RemoveTile | ExchangeTiles) -> None:
    table = position(cities=["fountain tower-11"], reserves=["tower-12"])
    assert asks(play(table, redesign), ChooseAction(1))


@pytest.mark.rule(Rule.ONE_ACTION)
def test_no_other_action_comes_after_the_last_one() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-9 gulden-9"])
    placing = play(table, BuyTile("tower-11", cards("gulden-9 gulden-9")))
    assert asks(placing, PlaceTiles(0))
    for action in (TAKE_A_NINE, Pass(), RemoveTile("tower-11")):
        assert refusal(placing, action) is Rule.ONE_ACTION


@pytest.mark.rule(Rule.ACTION_IS_A_MUST)
def test_nobody_may_pass_who_can_do_something() -> None:
    assert refusal(position(), Pass()) is Rule.ACTION_IS_A_MUST
    only_a_purchase = position(open_money="", market="tower-11 . . .", hands=["gulden-9 gulden-9"])
    assert refusal(only_a_purchase, Pass()) is Rule.ACTION_IS_A_MUST
    only_a_redesign = position(open_money="", cities=["fountain tower-11"])
    assert refusal(only_a_redesign, Pass()) is Rule.ACTION_IS_A_MUST


@pytest.mark.rule(Rule.ACTION_IS_A_MUST)
def test_a_seat_passes_where_no_action_at_all_is_possible() -> None:
    table = position(open_money="", market="tower-11 . . .", hands=["gulden-9", "denar-1"])
    assert table.rules.legal_actions(table) == [Pass()]
    assert is_legal(table, Pass())
    assert asks(play(table, Pass()), ChooseAction(1))


@pytest.mark.rule(Rule.ACTION_IS_A_MUST, Rule.EXACT_PAYMENT)
def test_a_seat_passes_after_an_exact_payment_where_nothing_else_is_possible() -> None:
    table = position(open_money="", market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    assert asks(table, ChooseAction(0))
    assert table.rules.legal_actions(table) == [Pass()]
    table = play(table, Pass())
    assert asks(table, PlaceTiles(0))  # what was bought still has to be placed
    assert play(table, KeepTile("tower-11")).seats[0].reserve == tiles("tower-11")


@pytest.mark.rule(Order.ANSWER_WHAT_IS_ASKED)
def test_an_answer_must_fit_the_question() -> None:
    violation = position().rules.violation(position(), ("no", "action", "of", "this", "game"))
    assert violation is not None
    assert violation.rule is Order.ANSWER_WHAT_IS_ASKED
