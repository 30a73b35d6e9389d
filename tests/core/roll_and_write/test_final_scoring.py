"""End of the game and final scoring."""

import pytest

from core.roll_and_write.final_scoring import PLACES, building_points, line_points, winners
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import FinalScore, Table
from tests.core.roll_and_write.positions import fields, finish_round, places_of, position


def final_score(table: Table) -> FinalScore:
    """What the game gives when the last round is over."""
    score = table.score_sheet.final_score
    assert score is not None
    return score


def with_buildings(building: str, *numbers: int) -> Table:
    """The start of the last round, where seats have so many of one kind of building."""
    crosses = [places_of(building, number) for number in numbers]
    return position(seats=len(numbers), crosses=crosses, round_number={3: 18, 4: 15}[len(numbers)])


# 1. Kinds of buildings


@pytest.mark.rule(Rule.PLACES_OF_A_BUILDING, Rule.MARKED_ON_THE_SCORE_SHEET)
@pytest.mark.parametrize("building", BUILDINGS)
def test_most_second_most_and_third_most_get_the_points_of_the_places(building: str) -> None:
    assert building_points(with_buildings(building, 3, 4, 2)) == (
        PLACES[building][1],
        PLACES[building][0],
        PLACES[building][2],
    )


@pytest.mark.rule(Rule.PLACES_OF_A_BUILDING)
def test_places_pay_what_the_score_sheet_says() -> None:
    assert PLACES == {
        "pavilion": (16, 8, 1),
        "seraglio": (17, 9, 2),
        "arcades": (18, 10, 3),
        "chambers": (19, 11, 4),
        "garden": (20, 12, 5),
        "tower": (21, 13, 6),
    }


@pytest.mark.rule(Rule.PLACES_OF_A_BUILDING, Rule.TIES_SHARE)
def test_patricia_gets_18_for_arcades_barbara_and_dirk_6_each_and_frank_nothing() -> None:
    assert building_points(with_buildings("arcades", 5, 4, 4, 2)) == (18, 6, 6, 0)


@pytest.mark.rule(Rule.TIES_SHARE)
def test_equals_share_the_places_they_cover() -> None:
    assert building_points(with_buildings("tower", 3, 3, 2)) == (17, 17, 6)
    assert building_points(with_buildings("tower", 2, 2, 2)) == (13, 13, 13)
    assert building_points(with_buildings("tower", 2, 2, 2, 2)) == (10, 10, 10, 10)


@pytest.mark.rule(Rule.AT_LEAST_ONE_BUILDING)
def test_nobody_gets_points_without_a_building() -> None:
    assert building_points(with_buildings("tower", 2, 0, 0)) == (21, 0, 0)
    assert building_points(with_buildings("tower", 0, 0, 0)) == (0, 0, 0)


@pytest.mark.rule(Rule.PLACES_THAT_ARE_LEFT, Rule.PLACED_IS_OUT, Rule.ROUND_POINTS_ARE_KEPT)
def test_barbara_gets_13_and_dirk_6_after_ani_got_the_first_place() -> None:
    table = finish_round(with_buildings("tower", 7, 5, 3, 2))
    assert final_score(table).buildings == (21, 13, 6, 0)


@pytest.mark.rule(Rule.PLACES_THAT_ARE_LEFT, Rule.PLACED_IS_OUT)
def test_two_who_shared_leave_only_the_third_place() -> None:
    table = finish_round(with_buildings("seraglio", 5, 5, 3, 3))
    assert final_score(table).buildings == (13, 13, 1, 1)


@pytest.mark.rule(Rule.ROUND_POINTS_ARE_KEPT, Rule.MOST_POINTS_WIN)
def test_points_of_all_buildings_add_up() -> None:
    crosses = [f"{places_of('tower')} 24", f"11 42 {places_of('garden', 3)}", ""]
    table = finish_round(position(crosses=crosses, round_number=18))
    assert final_score(table).buildings == (21 + 9, 17 + 20, 0)


# 2. Rows and columns


@pytest.mark.rule(Rule.ROWS_AND_COLUMNS)
@pytest.mark.parametrize(("number", "points"), list(enumerate((0, 0, 0, 0, 2, 5, 10))))
def test_four_five_or_six_in_a_row_or_column(number: int, points: int) -> None:
    row = " ".join(f"3{blue}" for blue in range(1, number + 1))
    column = " ".join(f"{yellow}5" for yellow in range(1, number + 1))
    assert line_points(fields(row)) == points
    assert line_points(fields(column)) == points


@pytest.mark.rule(Rule.NEED_NOT_TOUCH)
def test_buildings_in_a_row_need_not_touch() -> None:
    assert line_points(fields("21 22 24 26")) == 2
    assert line_points(fields("13 23 43 53 63")) == 5


@pytest.mark.rule(Rule.ROWS_AND_COLUMNS)
def test_diagonals_are_worth_nothing() -> None:
    assert line_points(fields("11 22 33 44 55 66")) == 0


@pytest.mark.rule(Rule.ROWS_AND_COLUMNS, Rule.LINES_ADD_UP)
def test_dirk_gets_17_points_for_one_row_and_two_columns() -> None:
    row = "21 22 23 24 25 26"
    five_in_a_column = "12 32 42 62"
    four_in_a_column = "15 45 65"
    assert line_points(fields(f"{row} {five_in_a_column} {four_in_a_column}")) == 10 + 5 + 2


@pytest.mark.rule(Rule.LINES_ADD_UP)
def test_a_full_sheet_is_worth_twelve_full_lines() -> None:
    assert line_points((1 << 36) - 1) == 120


# 3. Coins


@pytest.mark.rule(Rule.A_POINT_FOR_TWO_COINS)
def test_dirk_gets_a_point_for_three_coins() -> None:
    table = finish_round(position(coins=[3, 2, 1], circles=[0, 0, 0], round_number=18))
    assert final_score(table).coins == (1, 1, 0)


@pytest.mark.rule(Rule.MOST_POINTS_WIN)
def test_buildings_lines_and_coins_are_added_up() -> None:
    crosses = ["22 35 43 61", "22", ""]
    table = finish_round(
        position(crosses=crosses, coins=[4, 0, 9], circles=[0, 0, 0], round_number=18)
    )
    assert final_score(table) == FinalScore((16 + 19, 8, 0), (0, 0, 0), (2, 0, 4), (37, 8, 4))
    assert winners(final_score(table).total) == [0]
    row = position(crosses=["21 22 23 24"], circles=[0], round_number=18)
    assert final_score(finish_round(row)).total == (16 + 17 + 20 + 21 + 2, 0, 0)


@pytest.mark.rule(Rule.MOST_POINTS_WIN, Rule.TIES_WIN_TOGETHER)
def test_the_most_points_win_and_ties_win_together() -> None:
    assert winners((30, 41, 40)) == [1]
    assert winners((41, 30, 41)) == [0, 2]
    assert winners((0, 0, 0)) == [0, 1, 2]
