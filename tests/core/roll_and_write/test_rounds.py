"""Course of the game: rounds, turns, and buildings that are completed."""

import pytest

from core.roll_and_write.final_scoring import PLACES
from core.roll_and_write.passing_on import ChoosePair, RollPair
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import Sheet
from core.roll_and_write.table import RoundScore, Table
from core.roll_and_write.turn import ChooseAction
from tests.core.roll_and_write.positions import (
    COINS,
    asks,
    cross,
    decision,
    finish_round,
    keep,
    new_game,
    places_of,
    play,
    position,
    shown,
    take_coins,
)

SERAGLIOS = places_of("seraglio")  # 11 24 42 56 63


def scores(table: Table) -> list[RoundScore]:
    return list(table.score_sheet.round_scores)


def standing(table: Table, building: int) -> tuple[int, ...]:
    return table.score_sheet.standings[building].places


@pytest.mark.rule(Rule.NUMBER_OF_ROUNDS)
@pytest.mark.parametrize(
    ("seats", "imaginary", "rounds"),
    [(5, 0, 12), (4, 0, 15), (3, 0, 18), (2, 1, 18), (1, 2, 18), (1, 3, 15), (1, 4, 12)],
)
def test_there_are_so_many_rounds(seats: int, imaginary: int, rounds: int) -> None:
    table = position(seats=seats, imaginary=imaginary)
    assert table.rules.rounds == rounds
    seen = []
    while table.agenda:
        seen.append(table.score_sheet.round)
        row = f"{len(seen) % 6 + 1}/{len(seen) % 5 + 1}"
        table = finish_round(table, *[row] * imaginary)
    assert seen == list(range(1, rounds + 1))


@pytest.mark.rule(Rule.CLOCKWISE, Rule.NEXT_SEAT, Rule.ROUND_IS_MARKED)
def test_the_turn_goes_round_clockwise_and_the_start_seat_marks_the_round() -> None:
    table = position(seats=4)
    seen = []
    for _ in range(9):
        seen.append((table.score_sheet.round, decision(table).seat))
        assert table.to_play == decision(table).seat
        table = take_coins(table)
    assert seen == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3), (3, 0)]


@pytest.mark.rule(Rule.LAST_ROUND)
def test_the_game_ends_after_the_last_round_with_the_final_scoring() -> None:
    table = position(round_number=18)
    table = take_coins(take_coins(table))
    assert asks(table, ChooseAction(2))
    assert table.score_sheet.final_score is None
    table = take_coins(table)
    assert not table.agenda
    assert table.score_sheet.final_score is not None


# Completed buildings


@pytest.mark.rule(Rule.COMPLETED, Rule.A_BOX_FOR_EACH_BUILDING)
def test_the_first_place_is_given_at_the_end_of_the_round() -> None:
    table = position(dices={0: "16/16"}, crosses=["24 42 56 63"], round_number=7)
    table = play(table, cross("11"), "1/1")
    assert scores(table) == []
    table = finish_round(table)
    assert scores(table) == [RoundScore(7, {"seraglio": (17, 0, 0)})]
    assert standing(table, 1) == (9, 2)


@pytest.mark.rule(Rule.COMPLETED)
def test_whoever_misses_one_gets_nothing_yet() -> None:
    table = position(dices={0: "16/16"}, crosses=["24 42 63"], round_number=7)
    table = finish_round(play(table, cross("11"), "1/1"))
    assert scores(table) == []


@pytest.mark.rule(Rule.COMPLETED_TOGETHER, Rule.COMPLETED_LATER)
def test_two_who_fill_the_seraglio_in_one_round_get_13_each() -> None:
    table = position(
        dices={0: "16/16", 1: "1/1"}, crosses=["24 42 56 63", "24 42 56 63"], round_number=7
    )
    table = play(table, cross("11"), "1/1", cross("11"), "1/1")
    table = finish_round(table)
    assert scores(table) == [RoundScore(7, {"seraglio": (13, 13, 0)})]
    assert standing(table, 1) == (2,)


@pytest.mark.rule(Rule.COMPLETED_TOGETHER)
def test_three_who_share_cover_three_places_rounded_down() -> None:
    table = position(dices={0: "16/16"}, crosses=["24 42 56 63"] * 3, round_number=7)
    table = play(table, cross("11"), "1/1", cross("11"), "1/1", cross("11"), "1/1")
    assert scores(table) == [RoundScore(7, {"seraglio": (9, 9, 9)})]  # 28 in three parts
    assert standing(table, 1) == ()


@pytest.mark.rule(Rule.COMPLETED_LATER, Rule.PLACED_IS_OUT)
def test_later_rounds_give_what_is_left() -> None:
    table = position(seats=4, dices={0: "16/16"}, crosses=["24 42 56 63"] * 4, round_number=7)
    for number in range(4):
        while decision(table).seat != number:
            table = take_coins(table)
        table = finish_round(play(table, cross("11"), "1/1"))
    assert scores(table) == [
        RoundScore(7, {"seraglio": (17, 0, 0, 0)}),
        RoundScore(8, {"seraglio": (0, 9, 0, 0)}),
        RoundScore(9, {"seraglio": (0, 0, 2, 0)}),
        RoundScore(10, {"seraglio": (0, 0, 0, 0)}),
    ]


@pytest.mark.rule(Rule.COMPLETED_LATER, Rule.COMPLETED_TOGETHER)
def test_several_share_the_places_that_are_left() -> None:
    table = position(
        seats=4, dices={0: "16/16"}, crosses=[SERAGLIOS, *["24 42 56 63"] * 3], round_number=7
    )
    table = finish_round(table)
    for _ in range(4):
        table = take_coins(table) if decision(table).seat == 0 else play(table, cross("11"), "1/1")
    assert scores(table)[1] == RoundScore(8, {"seraglio": (0, 3, 3, 3)})  # 11 in three parts


@pytest.mark.rule(Rule.COMPLETED)
def test_a_round_can_complete_several_buildings() -> None:
    pavilions = places_of("pavilion")  # 14 22 35 43 51
    table = position(crosses=[SERAGLIOS, "", pavilions], round_number=3)
    table = finish_round(table)
    assert scores(table) == [RoundScore(3, {"pavilion": (0, 0, 16), "seraglio": (17, 0, 0)})]


@pytest.mark.rule(Rule.COMPLETED, Rule.LAST_ROUND)
def test_the_last_round_gives_places_before_the_final_scoring() -> None:
    table = finish_round(position(crosses=[SERAGLIOS, "11"], round_number=18))
    assert scores(table) == [RoundScore(18, {"seraglio": (17, 0, 0)})]
    final = table.score_sheet.final_score
    assert final is not None
    assert final.buildings == (17, 9, 0)


@pytest.mark.rule(Rule.COMPLETED)
def test_what_was_completed_before_the_first_round_counts_at_its_end() -> None:
    row = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    sheet = Sheet((row, *(("tower",) * 6,) * 5), 20)
    table = play(new_game(3, sheet=sheet), "1/1", *["2/1", "2/2", "1/2", "2/3", "2/4"])
    table = play(table, "1/3", "2/5", "2/6", *["1/1"] * 4)
    assert scores(table) == []
    table = finish_round(table)
    points = {building: (PLACES[building][0], 0, 0) for building in row[:3]}
    assert scores(table) == [RoundScore(1, points)]


@pytest.mark.rule(Rule.LAST_ROUND)
def test_dice_are_rolled_and_kept_in_the_last_round_too() -> None:
    table = position(to_play=2, round_number=18)
    crossing = play(table, cross("11"))
    assert isinstance(decision(crossing), RollPair)
    assert not play(crossing, "5/6").agenda
    assert shown(play(crossing, "5/6").seats[2].dice) == "5/6"
    rolled = play(table, COINS, "12/34")
    assert isinstance(decision(rolled), ChoosePair)
    assert not play(rolled, keep("13")).agenda
