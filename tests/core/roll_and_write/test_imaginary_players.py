"""Solo and two players: imaginary players."""

import pytest

from core.kernel.rulebook import Order
from core.roll_and_write.imaginary_players import (
    EXTRA_POINTS,
    IMAGINARY_PLAYERS,
    RolledForImaginary,
    RollForImaginary,
)
from core.roll_and_write.notation import facts
from core.roll_and_write.passing_on import RollAllFour
from core.roll_and_write.rules import Rule
from core.roll_and_write.setup import RollForABuilding
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import RoundScore, Table
from core.roll_and_write.turn import ChooseAction
from tests.core.roll_and_write.positions import (
    COINS,
    asks,
    cross,
    decision,
    finish_round,
    new_game,
    places_of,
    play,
    position,
    refusal,
    second,
    shown,
    take_coins,
)


def marked(table: Table, player: int) -> dict[str, int]:
    """The boxes of an imaginary player that are marked."""
    counts = zip(BUILDINGS, table.score_sheet.imaginary[player].counts, strict=True)
    return {building: number for building, number in counts if number}


# Set-up


@pytest.mark.rule(Rule.IMAGINARY_PLAYERS, Rule.HARDER_SOLO)
def test_there_are_three_at_the_table_and_more_only_in_a_harder_solo_game() -> None:
    assert IMAGINARY_PLAYERS == {1: (2, 3, 4), 2: (1,), 3: (0,), 4: (0,), 5: (0,)}
    assert [len(new_game(seats).score_sheet.imaginary) for seats in (1, 2, 3)] == [2, 1, 0]
    assert new_game(1, imaginary=4).rules.rows == 5


@pytest.mark.rule(Rule.IMAGINARY_START_WITH_THREE, Rule.IMAGINARY_MARK_THE_ROLL)
def test_before_the_seats_roll_each_imaginary_player_rolls_three_times() -> None:
    table = new_game(1)
    for player in (0, 0, 0, 1, 1, 1):
        assert asks(table, RollForImaginary(player, Rule.IMAGINARY_START_WITH_THREE))
        table = play(table, f"{player + 1}/{sum(marked(table, player).values()) + 1}")
    assert marked(table, 0) == {"seraglio": 1, "arcades": 1, "chambers": 1}
    assert marked(table, 1) == {"garden": 1, "pavilion": 1, "tower": 1}
    assert asks(table, RollForABuilding(0))


@pytest.mark.rule(Rule.IMAGINARY_HAVE_NO_SHEET)
def test_the_same_roll_gives_another_building_of_its_kind() -> None:
    table = play(new_game(2), "4/4", "4/4", "2/1")
    assert marked(table, 0) == {"tower": 2, "garden": 1}
    assert asks(table, RollForABuilding(0))


@pytest.mark.rule(Rule.IMAGINARY_PAIR)
def test_an_imaginary_player_rolls_one_pair_of_its_own() -> None:
    table = new_game(1)
    assert refusal(table, RolledForImaginary(0, (1, 2), (1, 2))) is Rule.IMAGINARY_PAIR
    assert refusal(table, RolledForImaginary(1, (1,), (1,))) is Order.ONLY_WHO_IS_ASKED


# Two players


@pytest.mark.rule(Rule.TO_AND_FRO, Rule.IMAGINARY_GET_NO_DICE)
def test_with_two_seats_dice_go_to_and_fro() -> None:
    table = position(seats=2, dices={0: "25/36", 1: "1/4"})
    table = play(table, cross("53"), "4/1")
    assert [shown(seat.dice) for seat in table.seats] == ["4/1", "12/46"]
    table = play(table, cross("24"), "5/5")
    assert [shown(seat.dice) for seat in table.seats] == ["14/16", "5/5"]


@pytest.mark.rule(Rule.IMAGINARY_COME_LAST, Rule.IMAGINARY_CROSS_ONE_A_ROUND)
def test_the_imaginary_player_has_its_turn_after_both_seats() -> None:
    table = position(seats=2)
    assert asks(table, ChooseAction(0))
    table = take_coins(table)
    assert asks(table, ChooseAction(1))
    table = take_coins(table)
    assert asks(table, RollForImaginary(0))
    table = play(table, "5/5")
    assert marked(table, 0) == {"tower": 1}
    assert asks(table, ChooseAction(0))
    assert table.score_sheet.round == 2


@pytest.mark.rule(Rule.IMAGINARY_COMPLETE, Rule.IMAGINARY_GET_NO_POINTS)
def test_an_imaginary_player_takes_the_place_of_a_building_it_completes() -> None:
    table = position(seats=2, counts=[{"pavilion": 4}], crosses=["14 22 35 43"], dices={1: "5/1"})
    before = finish_round(table)
    table = play(before, "1/4")
    assert table.score_sheet.round_scores == (RoundScore(1, {"pavilion": (0, 0, 16)}),)
    assert table.score_sheet.standings[0].places == (8, 1)
    assert [fact.line for fact in facts(before, table)] == [
        {"score": "round", "round": 1, "pavilion": [0, 0]}
    ]


@pytest.mark.rule(Rule.IMAGINARY_COMPLETE, Rule.COMPLETED_TOGETHER)
def test_an_imaginary_player_shares_a_place() -> None:
    table = position(seats=2, counts=[{"pavilion": 4}], crosses=[places_of("pavilion")])
    table = finish_round(table, "1/4")
    assert table.score_sheet.round_scores == (RoundScore(1, {"pavilion": (12, 0, 12)}),)


@pytest.mark.rule(Rule.IMAGINARY_ROLL_AGAIN)
def test_marc_rolls_again_because_all_his_pavilions_are_marked() -> None:
    table = finish_round(position(seats=2, counts=[{"pavilion": 5}]))
    table = play(table, "1/4", "2/2")
    assert marked(table, 0) == {"pavilion": 5}
    assert asks(table, RollForImaginary(0))
    table = play(table, "1/6")
    assert marked(table, 0) == {"pavilion": 5, "tower": 1}
    assert asks(table, ChooseAction(0))


@pytest.mark.rule(Rule.IMAGINARY_ARE_RANKED, Rule.IMAGINARY_GET_NO_POINTS)
def test_imaginary_players_are_ranked_but_get_no_points() -> None:
    table = position(
        seats=2, counts=[{"tower": 3}], crosses=[places_of("tower", 2), "33"], round_number=18
    )
    before = finish_round(table)
    table = play(before, "1/6")
    final = table.score_sheet.final_score
    assert final is not None
    assert final.buildings == (13, 20, 21)
    assert [fact.line for fact in facts(before, table)] == [
        {
            "score": "final",
            "buildings": [13, 20],
            "lines": [0, 0],
            "coins": [0, 0],
            "total": [13, 20],
        },
        {"result": {"total": [13, 20], "winners": [1]}},
    ]


# Solo


@pytest.mark.rule(Rule.SOLO_ALL_IMAGINARY_PLAY, Rule.HARDER_SOLO)
@pytest.mark.parametrize("imaginary", [2, 3, 4])
def test_every_imaginary_player_has_its_turn_after_the_solo_seat(imaginary: int) -> None:
    table = take_coins(position(seats=1, imaginary=imaginary))
    for player in range(imaginary):
        assert asks(table, RollForImaginary(player))
        table = play(table, "1/1")
    assert asks(table, ChooseAction(0))
    assert [marked(table, player) for player in range(imaginary)] == [{"seraglio": 1}] * imaginary


@pytest.mark.rule(Rule.SOLO_KEEPS_ITS_DICE, Rule.SOLO_ROLLS_THE_USED_PAIR)
def test_barbara_rolls_what_she_used_and_keeps_the_rest() -> None:
    table = play(position(seats=1, dices={0: "25/36"}), cross("53"), "4/1")
    assert shown(table.seats[0].dice) == "24/16"


@pytest.mark.rule(Rule.SOLO_KEEPS_ITS_DICE)
def test_a_solo_seat_keeps_all_four_dice_after_coins_and_after_a_second_building() -> None:
    table = position(seats=1, dices={0: "25/36"}, coins=[3])
    after_coins = play(table, COINS, "64/52")
    assert shown(after_coins.seats[0].dice) == "46/25"
    assert asks(after_coins, RollForImaginary(0))
    after_second = play(table, cross("23"), second("56"))
    assert isinstance(decision(after_second), RollAllFour)
    after_second = play(after_second, "64/52")
    assert shown(after_second.seats[0].dice) == "46/25"
    assert asks(after_second, RollForImaginary(0))


@pytest.mark.rule(Rule.CONTEST, Rule.CONTEST_EXTRA_POINTS)
@pytest.mark.parametrize(("imaginary", "extra", "last"), [(2, 21, 18), (3, 18, 15), (4, 15, 12)])
def test_in_a_contest_imaginary_players_get_points(imaginary: int, extra: int, last: int) -> None:
    assert EXTRA_POINTS[imaginary] == extra
    table = position(
        seats=1,
        imaginary=imaginary,
        contest=True,
        counts=[{"tower": 6}],
        crosses=[places_of("tower", 2)],
        round_number=last,
    )
    before = finish_round(table)
    rolls = ["1/6", *["1/1"] * (imaginary - 1)]
    table = play(before, *rolls)
    rest = imaginary - 1
    share = (17, 13, 9)[rest - 1]
    lines = [fact.line for fact in facts(before, table)]
    assert lines[0] == {"score": "round", "round": last, "tower": [0, 21, *[0] * rest]}
    assert lines[1] == {
        "score": "final",
        "buildings": [13, 21, *[share] * rest],
        "lines": [0] * (1 + imaginary),
        "coins": [0] * (1 + imaginary),
        "total": [13, 21 + extra, *[share + extra] * rest],
    }
    assert lines[2] == {"result": {"total": lines[1]["total"], "winners": [1]}}


@pytest.mark.rule(Rule.CONTEST, Rule.IMAGINARY_GET_NO_POINTS)
def test_without_a_contest_the_solo_seat_is_alone_in_the_result() -> None:
    before = finish_round(position(seats=1, counts=[{"tower": 6}], round_number=18), "1/6")
    table = play(before, "1/1")
    assert [fact.line["result"] for fact in facts(before, table) if "result" in fact.line] == [
        {"total": [0], "winners": [0]}
    ]
