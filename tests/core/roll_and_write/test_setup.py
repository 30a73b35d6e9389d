"""Getting ready to play."""

import pytest

from core.kernel.rulebook import Order
from core.roll_and_write.passing_on import Rolled
from core.roll_and_write.rules import Rule
from core.roll_and_write.setup import RollForABuilding, RollForTheFirstRound
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.turn import ChooseAction
from tests.core.roll_and_write.positions import (
    asks,
    crossed,
    decision,
    new_game,
    play,
    refusal,
    shown,
)

THREE_ROUNDS = ["1/1", "2/2", "3/3", "1/2", "2/3", "3/4", "1/3", "2/4", "3/5"]
"""Three buildings for each of three seats."""


@pytest.mark.rule(Rule.START_SEAT, Rule.ROLLED_IN_TURN)
def test_seat_0_rolls_first_and_the_others_follow_clockwise() -> None:
    table = new_game(3)
    for number, rolled in enumerate(THREE_ROUNDS):
        assert asks(table, RollForABuilding(number % 3))
        table = play(table, rolled)
    assert table.to_play == 0


@pytest.mark.rule(Rule.ROLLED_IN_TURN, Rule.SIX_BY_SIX_BUILDINGS)
def test_the_yellow_die_tells_the_row_and_the_blue_one_the_column() -> None:
    table = play(new_game(3), "4/1")
    assert crossed(table, 0) == "41"
    assert table.rules.sheet.grid[4 - 1][1 - 1] == "arcades"
    assert table.rules.building_at[4, 1] == BUILDINGS.index("arcades")
    assert table.seats[0].crossed & table.rules.fields[BUILDINGS.index("arcades")]


@pytest.mark.rule(Rule.THREE_BUILDINGS_TO_START_WITH)
def test_every_seat_starts_with_three_buildings() -> None:
    table = play(new_game(3), *THREE_ROUNDS)
    assert [crossed(table, seat) for seat in range(3)] == ["11 12 13", "22 23 24", "33 34 35"]
    assert isinstance(decision(table), RollForTheFirstRound)


@pytest.mark.rule(Rule.ROLLED_UNTIL_FREE)
def test_a_building_crossed_off_already_is_rolled_again() -> None:
    table = play(new_game(3), "1/1", "2/2", "3/3", "1/1")
    assert crossed(table, 0) == "11"
    assert asks(table, RollForABuilding(0))
    table = play(table, "1/1", "1/2")
    assert crossed(table, 0) == "11 12"
    assert asks(table, RollForABuilding(1))


@pytest.mark.rule(Rule.ROLLED_UNTIL_FREE)
def test_what_another_seat_has_crossed_off_is_free() -> None:
    table = play(new_game(3), "1/1", "1/1")
    assert crossed(table, 1) == "11"
    assert asks(table, RollForABuilding(2))


@pytest.mark.rule(Rule.PAIR_FOR_THE_FIRST_ROUND, Rule.SHEET_AND_PAIR)
def test_every_seat_puts_a_pair_on_its_sheet() -> None:
    table = play(new_game(3), *THREE_ROUNDS, "6/1", "5/2", "4/3")
    assert [shown(seat.dice) for seat in table.seats] == ["6/1", "5/2", "4/3"]
    assert [crossed(table, seat) for seat in range(3)] == ["11 12 13", "22 23 24", "33 34 35"]


@pytest.mark.rule(Rule.EXTRA_PAIR, Rule.FOUR_DICE_TO_PLAY)
def test_the_start_seat_has_an_extra_pair_and_begins() -> None:
    table = play(new_game(3), *THREE_ROUNDS, "6/1", "5/2", "4/3", "2/6")
    assert [shown(seat.dice) for seat in table.seats] == ["26/16", "5/2", "4/3"]
    assert asks(table, ChooseAction(0))


@pytest.mark.rule(Rule.EXTRA_PAIR)
def test_the_solo_seat_has_an_extra_pair_too() -> None:
    table = play(new_game(1), *["1/1"] * 3, *["2/2"] * 3, "1/1", "1/2", "1/3", "6/1", "2/6")
    assert shown(table.seats[0].dice) == "26/16"
    assert asks(table, ChooseAction(0))


@pytest.mark.rule(Rule.SEVERAL_DICE_ON_A_SPACE)
def test_a_die_is_put_on_top_of_another() -> None:
    table = play(new_game(3), *THREE_ROUNDS, "6/1", "5/2", "4/3", "6/1")
    assert shown(table.seats[0].dice) == "66/11"


@pytest.mark.rule(Rule.THREE_COINS_TO_START_WITH)
def test_everybody_starts_with_three_coins_of_twenty() -> None:
    table = new_game(5)
    assert [(seat.coins, seat.circles) for seat in table.seats] == [(3, 17)] * 5


@pytest.mark.rule(Rule.ROLLED_IN_TURN, Rule.SHEET_AND_PAIR)
def test_a_roll_has_one_die_of_each_colour() -> None:
    table = new_game(3)
    assert refusal(table, Rolled(0, (1, 2), (1, 2))) is Rule.ROLLED_IN_TURN
    assert refusal(table, Rolled(0, (1,), (1, 2))) is Rule.ROLLED_IN_TURN
    assert refusal(table, Rolled(1, (1,), (1,))) is Order.ONLY_WHO_IS_ASKED
    table = play(table, *THREE_ROUNDS)
    assert refusal(table, Rolled(0, (1, 2), (1, 2))) is Rule.PAIR_FOR_THE_FIRST_ROUND
    table = play(table, "6/1", "5/2", "4/3")
    assert refusal(table, Rolled(0, (1, 2), (1, 2))) is Rule.EXTRA_PAIR
    assert refusal(table, Rolled(1, (1,), (1,))) is Order.ONLY_WHO_IS_ASKED
