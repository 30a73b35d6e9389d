"""Receiving coins."""

import pytest

from core.kernel.rulebook import Order
from core.roll_and_write.passing_on import ChoosePair, KeepPair, RollAllFour, Rolled
from core.roll_and_write.rules import Rule
from tests.core.roll_and_write.positions import (
    COINS,
    asks,
    cross,
    keep,
    offered,
    play,
    position,
    refusal,
    shown,
)


@pytest.mark.rule(Rule.A_COIN_FOR_EACH_CROSSING)
def test_patricia_receives_three_coins() -> None:
    table = play(position(dices={0: "25/36"}, crosses=["23 26 56 11"]), COINS)
    assert table.seats[0].coins == 3


@pytest.mark.rule(Rule.A_COIN_FOR_EACH_CROSSING)
def test_only_the_own_crosses_count() -> None:
    table = play(position(dices={0: "25/36"}, crosses=["11", "23 26 56"]), COINS)
    assert table.seats[0].coins == 0


@pytest.mark.rule(Rule.DOUBLED_CROSSINGS)
def test_patricia_receives_four_coins_for_two_buildings_met_twice() -> None:
    table = play(position(dices={0: "22/36"}, crosses=["23 26"]), COINS)
    assert table.seats[0].coins == 4


@pytest.mark.rule(Rule.DOUBLED_CROSSINGS)
def test_a_building_met_twice_gives_two_coins_and_four_times_four() -> None:
    assert play(position(dices={0: "22/36"}, crosses=["23"]), COINS).seats[0].coins == 2
    assert play(position(dices={0: "22/33"}, crosses=["23"]), COINS).seats[0].coins == 4


@pytest.mark.rule(Rule.COINS_ARE_CIRCLED)
def test_coins_come_out_of_the_supply() -> None:
    table = position(dices={0: "25/36"}, crosses=["23 26 56"], coins=[2], circles=[9])
    table = play(table, COINS)
    assert (table.seats[0].coins, table.seats[0].circles) == (5, 6)


@pytest.mark.rule(Rule.FULL_SUPPLY)
@pytest.mark.parametrize(("circles", "received"), [(4, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_a_full_supply_takes_no_more(circles: int, received: int) -> None:
    table = position(dices={0: "25/36"}, crosses=["23 26 56"], coins=[2], circles=[circles])
    table = play(table, COINS)
    assert (table.seats[0].coins, table.seats[0].circles) == (2 + received, circles - received)


@pytest.mark.rule(Rule.ONE_OF_TWO_ACTIONS)
def test_coins_may_be_chosen_with_nothing_to_gain() -> None:
    table = play(position(dices={0: "25/36"}), COINS)
    assert table.seats[0].coins == 0


@pytest.mark.rule(Rule.ALL_FOUR_AFTER_COINS)
def test_all_four_dice_are_rolled() -> None:
    table = play(position(dices={0: "25/36"}), COINS)
    assert shown(table.seats[0].dice) == "/"
    assert asks(table, RollAllFour(0, Rule.ALL_FOUR_AFTER_COINS))
    assert refusal(table, Rolled(0, (1,), (1,))) is Rule.ALL_FOUR_AFTER_COINS
    assert refusal(table, Rolled(1, (1, 2), (1, 2))) is Order.ONLY_WHO_IS_ASKED


@pytest.mark.rule(Rule.KEEP_A_PAIR, Rule.REST_IS_PASSED_ON)
def test_patricia_keeps_one_pair_and_passes_the_other_on() -> None:
    table = play(position(dices={0: "25/36", 1: "1/4"}), COINS, "64/52")
    assert asks(table, ChoosePair(0))
    assert offered(table) == [keep("42"), keep("45"), keep("62"), keep("65")]
    table = play(table, keep("62"))
    assert [shown(seat.dice) for seat in table.seats] == ["6/2", "14/45", "1/1"]
    assert table.to_play == 1
    assert table.rolled == 0


@pytest.mark.rule(Rule.KEEP_A_PAIR)
def test_equal_dice_are_one_choice() -> None:
    table = play(position(), COINS, "33/52")
    assert offered(table, KeepPair) == [keep("32"), keep("35")]
    table = play(position(), COINS, "33/55")
    assert offered(table, KeepPair) == [keep("35")]


@pytest.mark.rule(Rule.KEEP_A_PAIR)
def test_only_what_was_rolled_can_be_kept() -> None:
    table = play(position(dices={0: "25/36"}), COINS, "64/51")
    assert refusal(table, keep("25")) is Rule.KEEP_A_PAIR
    assert refusal(table, keep("63")) is Rule.KEEP_A_PAIR
    assert refusal(table, keep("56")) is Rule.KEEP_A_PAIR


@pytest.mark.rule(Rule.KEEP_A_PAIR, Rule.ONE_OF_TWO_ACTIONS)
def test_there_is_a_moment_for_everything() -> None:
    table = position(dices={0: "25/36"})
    assert refusal(table, keep("25")) is Rule.KEEP_A_PAIR
    table = play(table, COINS, "64/51")
    assert refusal(table, cross("65")) is Rule.ONE_OF_TWO_ACTIONS
    assert refusal(table, COINS) is Rule.ONE_OF_TWO_ACTIONS
