"""Spending coins on special actions."""

import pytest

from core.roll_and_write.passing_on import ChoosePair, RollAllFour, RollPair
from core.roll_and_write.rules import Rule
from core.roll_and_write.special_actions import ChooseSecond, TurnDie
from core.roll_and_write.turn import ChooseAction
from tests.core.roll_and_write.positions import (
    COINS,
    DECLINE,
    asks,
    cross,
    crossed,
    keep,
    offered,
    play,
    position,
    refusal,
    roll,
    second,
    shown,
    turn,
)

# Changing the number of pips


@pytest.mark.rule(Rule.ONE_PIP_FOR_A_COIN, Rule.SPENT_FOR_GOOD)
def test_a_coin_turns_a_die_by_one_pip() -> None:
    table = position(dices={0: "25/36"}, coins=[2], circles=[7])
    up = play(table, turn("yellow", 5, 6))
    assert shown(up.seats[0].dice) == "26/36"
    assert (up.seats[0].coins, up.seats[0].circles) == (1, 7)
    down = play(table, turn("blue", 3, 2))
    assert shown(down.seats[0].dice) == "25/26"


@pytest.mark.rule(Rule.ONE_PIP_FOR_A_COIN)
def test_every_die_can_be_turned_both_ways() -> None:
    table = position(dices={0: "25/36"}, coins=[1])
    assert offered(table, TurnDie) == [
        turn("yellow", 2, 1),
        turn("yellow", 2, 3),
        turn("yellow", 5, 4),
        turn("yellow", 5, 6),
        turn("blue", 3, 2),
        turn("blue", 3, 4),
        turn("blue", 6, 5),
    ]


@pytest.mark.rule(Rule.ONE_PIP_FOR_A_COIN)
def test_of_two_equal_dice_one_is_turned() -> None:
    table = position(dices={0: "22/36"}, coins=[1])
    assert offered(table, TurnDie)[:2] == [turn("yellow", 2, 1), turn("yellow", 2, 3)]
    assert shown(play(table, turn("yellow", 2, 3)).seats[0].dice) == "23/36"


@pytest.mark.rule(Rule.TURNED_AGAIN, Rule.COINS_PAY_SPECIAL_ACTIONS)
def test_frank_spends_three_coins_on_two_pips_down_and_one() -> None:
    table = position(dices={0: "25/36"}, coins=[3])
    table = play(table, turn("yellow", 5, 4), turn("yellow", 4, 3), turn("blue", 6, 5))
    assert shown(table.seats[0].dice) == "23/35"
    assert table.seats[0].coins == 0
    assert play(table, cross("35"))


@pytest.mark.rule(Rule.ONE_PIP_FOR_A_COIN)
def test_a_coin_is_no_more_than_one_pip() -> None:
    table = position(dices={0: "25/36"}, coins=[3])
    assert refusal(table, turn("yellow", 2, 4)) is Rule.ONE_PIP_FOR_A_COIN
    assert refusal(table, turn("yellow", 2, 2)) is Rule.ONE_PIP_FOR_A_COIN


@pytest.mark.rule(Rule.ONE_PIP_FOR_A_COIN)
def test_only_a_die_of_the_own_sheet_is_turned() -> None:
    table = position(dices={0: "25/36", 1: "4/4"}, coins=[3])
    assert refusal(table, turn("yellow", 4, 3)) is Rule.ONE_PIP_FOR_A_COIN
    assert refusal(table, turn("yellow", 3, 4)) is Rule.ONE_PIP_FOR_A_COIN  # the 3 is blue


@pytest.mark.rule(Rule.NEVER_BETWEEN_ONE_AND_SIX)
def test_a_die_is_never_turned_between_one_and_six() -> None:
    table = position(dices={0: "16/16"}, coins=[3])
    for colour in ("yellow", "blue"):
        assert refusal(table, turn(colour, 6, 1)) is Rule.NEVER_BETWEEN_ONE_AND_SIX
        assert refusal(table, turn(colour, 1, 6)) is Rule.NEVER_BETWEEN_ONE_AND_SIX
    assert len(offered(table, TurnDie)) == 4


@pytest.mark.rule(Rule.ENOUGH_COINS)
def test_without_a_coin_no_die_is_turned() -> None:
    table = position(dices={0: "25/36"}, coins=[0, 3])
    assert refusal(table, turn("yellow", 5, 6)) is Rule.ENOUGH_COINS
    table = play(position(dices={0: "25/36"}, coins=[1]), turn("yellow", 5, 6))
    assert refusal(table, turn("yellow", 6, 5)) is Rule.ENOUGH_COINS


@pytest.mark.rule(Rule.ACTION_AFTER_TURNING)
def test_after_turning_the_action_is_still_to_come() -> None:
    table = position(dices={0: "25/36"}, coins=[1], crosses=["66"])
    table = play(table, turn("yellow", 5, 6))
    assert asks(table, ChooseAction(0))
    assert play(table, cross("63"))
    assert play(table, COINS).seats[0].coins == 1  # the turned die counts


@pytest.mark.rule(Rule.TURNED_BEFORE_THE_ACTION)
def test_no_die_is_turned_after_the_action() -> None:
    table = position(dices={0: "25/36"}, coins=[5])
    crossing = play(table, cross("23"))
    assert asks(crossing, ChooseSecond(0))
    assert refusal(crossing, turn("yellow", 5, 6)) is Rule.TURNED_BEFORE_THE_ACTION
    rolled = play(table, COINS, "12/34")
    assert refusal(rolled, turn("yellow", 2, 3)) is Rule.TURNED_BEFORE_THE_ACTION


# Crossing off two buildings


@pytest.mark.rule(Rule.SECOND_FOR_THREE_COINS, Rule.SECOND_IS_MARKED)
def test_ani_crosses_off_two_towers_for_three_coins() -> None:
    table = position(dices={0: "15/56"}, coins=[3], circles=[6])
    table = play(table, cross("16"), second("55"))
    assert crossed(table, 0) == "16 55"
    assert {table.rules.building_at[pair] for pair in ((1, 6), (5, 5))} == {5}
    assert (table.seats[0].coins, table.seats[0].circles) == (0, 6)


@pytest.mark.rule(Rule.SECOND_WITH_THE_OTHER_PAIR)
def test_the_second_building_is_that_of_the_two_other_dice() -> None:
    table = play(position(dices={0: "25/36"}, coins=[3]), cross("23"))
    assert offered(table) == [second("56"), DECLINE]
    for place in ("53", "26", "23", "11"):
        assert refusal(table, second(place)) is Rule.SECOND_WITH_THE_OTHER_PAIR


@pytest.mark.rule(Rule.ENOUGH_COINS, Rule.SECOND_FOR_THREE_COINS)
def test_with_two_coins_nothing_is_asked() -> None:
    table = play(position(dices={0: "25/36"}, coins=[2]), cross("23"))
    assert asks(table, RollPair(0))
    assert refusal(table, second("56")) is Rule.SECOND_FOR_THREE_COINS
    assert refusal(table, DECLINE) is Rule.SECOND_FOR_THREE_COINS


@pytest.mark.rule(Rule.SECOND_FOR_THREE_COINS, Rule.NOT_TWICE)
def test_where_the_second_building_is_crossed_off_nothing_is_asked() -> None:
    table = position(dices={0: "25/36"}, coins=[3], crosses=["56"])
    assert asks(play(table, cross("23")), RollPair(0))
    assert asks(play(table, cross("26")), ChooseSecond(0))


@pytest.mark.rule(Rule.SECOND_FOR_THREE_COINS, Rule.NOT_TWICE)
def test_equal_pairs_lead_to_one_building_only() -> None:
    table = position(dices={0: "22/33"}, coins=[3])
    assert asks(play(table, cross("23")), RollPair(0))


@pytest.mark.rule(Rule.SECOND_FOR_THREE_COINS)
def test_there_is_no_second_building_before_the_first_or_after_coins() -> None:
    table = position(dices={0: "25/36"}, coins=[3])
    assert refusal(table, second("56")) is Rule.SECOND_FOR_THREE_COINS
    table = play(table, COINS, "12/34")
    assert refusal(table, second("13")) is Rule.SECOND_FOR_THREE_COINS


@pytest.mark.rule(Rule.SECOND_FOR_THREE_COINS)
def test_nobody_needs_a_second_building() -> None:
    table = position(dices={0: "25/36", 1: "1/1"}, coins=[3])
    table = play(table, cross("23"), DECLINE, "4/4")
    assert table.seats[0].coins == 3
    assert [shown(seat.dice) for seat in table.seats] == ["4/4", "15/16", "1/1"]


@pytest.mark.rule(Rule.COINS_PAY_SPECIAL_ACTIONS, Rule.ENOUGH_COINS)
def test_coins_can_pay_for_both_special_actions() -> None:
    table = position(dices={0: "25/36"}, coins=[4])
    table = play(table, turn("yellow", 5, 4), cross("23"), second("46"))
    assert crossed(table, 0) == "23 46"
    assert table.seats[0].coins == 0
    turned = play(position(dices={0: "25/36"}, coins=[3]), turn("yellow", 5, 4), cross("23"))
    assert asks(turned, RollPair(0))


@pytest.mark.rule(Rule.ALL_FOUR_AFTER_THE_SECOND, Rule.KEEP_A_PAIR, Rule.REST_IS_PASSED_ON)
def test_after_a_second_building_all_four_are_rolled_and_a_pair_is_kept() -> None:
    table = play(position(dices={0: "25/36", 1: "1/4"}, coins=[3]), cross("23"), second("56"))
    assert asks(table, RollAllFour(0, Rule.ALL_FOUR_AFTER_THE_SECOND))
    assert refusal(table, roll(table, "1/1")) is Rule.ALL_FOUR_AFTER_THE_SECOND
    table = play(table, "64/52")
    assert asks(table, ChoosePair(0))
    table = play(table, keep("62"))
    assert [shown(seat.dice) for seat in table.seats] == ["6/2", "14/45", "1/1"]
    assert asks(table, ChooseAction(1))
