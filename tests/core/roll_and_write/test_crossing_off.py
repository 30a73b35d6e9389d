"""Crossing off a building."""

import pytest

from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.passing_on import Rolled, RollPair
from core.roll_and_write.rules import Rule
from core.roll_and_write.turn import ChooseAction
from tests.core.roll_and_write.positions import (
    COINS,
    asks,
    cross,
    crossed,
    decision,
    offered,
    play,
    position,
    refusal,
    shown,
    turn,
)


@pytest.mark.rule(Rule.ANY_PAIR)
def test_four_different_dice_leave_a_choice_of_four() -> None:
    table = position(dices={0: "25/36"})
    assert offered(table, CrossOff) == [cross("23"), cross("26"), cross("53"), cross("56")]


@pytest.mark.rule(Rule.ANY_PAIR, Rule.NOT_TWICE)
def test_frank_has_a_choice_of_three() -> None:
    table = position(dices={0: "25/36"}, crosses=["26"])
    assert offered(table, CrossOff) == [cross("23"), cross("53"), cross("56")]
    assert refusal(table, cross("26")) is Rule.NOT_TWICE


@pytest.mark.rule(Rule.ANY_PAIR, Rule.SEVERAL_DICE_ON_A_SPACE)
def test_equal_dice_lead_to_the_same_building() -> None:
    assert offered(position(dices={0: "22/36"}), CrossOff) == [cross("23"), cross("26")]
    assert offered(position(dices={0: "22/33"}), CrossOff) == [cross("23")]


@pytest.mark.rule(Rule.ANY_PAIR)
def test_only_dice_on_the_own_sheet_can_be_used() -> None:
    table = position(dices={0: "25/36", 1: "4/4"})
    assert refusal(table, cross("43")) is Rule.ANY_PAIR
    assert refusal(table, cross("24")) is Rule.ANY_PAIR
    assert refusal(table, cross("44")) is Rule.ANY_PAIR
    assert refusal(table, cross("32")) is Rule.ANY_PAIR  # yellow and blue are not the same


@pytest.mark.rule(Rule.NOT_TWICE)
def test_what_others_have_crossed_off_is_free() -> None:
    table = position(dices={0: "25/36"}, crosses=["", "23 26 53 56"])
    assert len(offered(table, CrossOff)) == 4


@pytest.mark.rule(Rule.COINS_WHERE_NOTHING_IS_FREE, Rule.NOT_TWICE)
def test_where_nothing_is_free_only_coins_are_left() -> None:
    table = position(dices={0: "25/36"}, crosses=["23 26 53 56"])
    assert offered(table) == [COINS]
    assert refusal(table, cross("23")) is Rule.NOT_TWICE


@pytest.mark.rule(Rule.CROSSED_OFF, Rule.MARKED_ON_THE_SCORE_SHEET)
def test_the_building_is_crossed_off_on_the_own_sheet() -> None:
    table = play(position(dices={0: "25/36"}, crosses=["11"]), cross("53"))
    assert [crossed(table, seat) for seat in range(3)] == ["11 53", "", ""]


@pytest.mark.rule(Rule.USED_PAIR_LEAVES)
def test_the_used_pair_leaves_the_sheet() -> None:
    table = play(position(dices={0: "25/36"}), cross("53"))
    assert shown(table.seats[0].dice) == "2/6"
    assert asks(table, RollPair(0))


@pytest.mark.rule(Rule.OTHER_PAIR_IS_PASSED_ON, Rule.LAID_AS_THEY_LIE, Rule.USED_PAIR_IS_ROLLED)
def test_patricia_passes_on_what_she_did_not_use() -> None:
    table = position(dices={0: "25/36", 1: "1/4"})
    table = play(table, cross("53"), "4/1")
    assert [shown(seat.dice) for seat in table.seats] == ["4/1", "12/46", "1/1"]


@pytest.mark.rule(Rule.OTHER_PAIR_IS_PASSED_ON, Rule.CLOCKWISE)
def test_the_last_seat_passes_on_to_the_first() -> None:
    table = position(to_play=2, dices={2: "25/36", 0: "1/4"})
    table = play(table, cross("53"), "4/1")
    assert [shown(seat.dice) for seat in table.seats] == ["12/46", "1/1", "4/1"]
    assert asks(table, ChooseAction(0))


@pytest.mark.rule(Rule.OTHER_PAIR_IS_PASSED_ON)
def test_a_die_that_was_turned_stays_turned() -> None:
    table = position(dices={0: "25/36", 1: "1/4"}, coins=[1])
    table = play(table, turn("blue", 6, 5), cross("53"), "4/1")
    assert shown(table.seats[1].dice) == "12/45"


@pytest.mark.rule(Rule.FOUR_DICE_TO_PLAY, Rule.NEXT_SEAT)
def test_only_the_seat_to_play_has_four_dice() -> None:
    table = position(dices={0: "25/36"})
    for seat in (0, 1, 2, 0):
        assert table.to_play == decision(table).seat == seat
        dice = [len(shown(one.dice)) - 1 for one in table.seats]
        assert dice == [4 if one == seat else 2 for one in range(3)]
        table = play(table, offered(table, CrossOff)[0], "1/1")


@pytest.mark.rule(Rule.USED_PAIR_IS_ROLLED)
def test_just_the_used_pair_is_rolled() -> None:
    table = play(position(dices={0: "25/36"}), cross("53"))
    assert refusal(table, Rolled(0, (1, 2), (1, 2))) is Rule.USED_PAIR_IS_ROLLED


@pytest.mark.rule(Rule.ONE_OF_TWO_ACTIONS)
def test_one_action_is_all() -> None:
    table = play(position(dices={0: "25/36"}), cross("53"))
    assert refusal(table, cross("26")) is Rule.ONE_OF_TWO_ACTIONS
    assert refusal(table, COINS) is Rule.ONE_OF_TWO_ACTIONS
    assert asks(play(table, "1/1"), ChooseAction(1))
