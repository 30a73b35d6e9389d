"""Scoring: points for the most buildings of each kind."""

from random import Random

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile
from core.alhambra.rules import Rule
from core.alhambra.scoring import building_counts, scored_tables, totals
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from tests.core.alhambra.positions import asks, cards, play, position, scored

FOUR_TOWERS = "tower-10-w tower-11 fountain tower-12 tower-13-e"
FOUR_OTHER_TOWERS = """
    .          tower-11-n .
    tower-9-nw fountain   tower-9-ne
    .          tower-11-s .
"""
ONE_TOWER = "fountain tower-9-es"

THREE_PAVILIONS = """
    .             pavilion-6-n .
    pavilion-5-nw fountain     pavilion-8
"""
TWO_PAVILIONS = "pavilion-3-sw fountain pavilion-4-es"
ONE_PAVILION = "fountain pavilion-7-e"


# The printed examples


@pytest.mark.rule(Rule.FIRST_SCORING, Rule.MOST_BUILDINGS)
def test_the_most_chambers_get_four_points_in_the_first_scoring() -> None:
    table = position(cities=["fountain chambers-10", "chambers-11 fountain chambers-6-es"])
    assert scored(table, 1)["chambers"] == (0, 4, 0)


@pytest.mark.rule(Rule.SECOND_SCORING)
def test_towers_give_13_and_6_in_the_second_scoring() -> None:
    table = position(cities=[ONE_TOWER, FOUR_TOWERS, "fountain tower-8-nes"], seats=3)
    assert scored(position(cities=[ONE_TOWER, FOUR_TOWERS]), 2)["tower"] == (6, 13, 0)
    assert scored(table, 2)["tower"] == (3, 13, 3)


@pytest.mark.rule(Rule.TIES_SHARE)
def test_kim_and_nina_with_four_towers_each_get_nine_points_each() -> None:
    table = position(cities=[FOUR_TOWERS, FOUR_OTHER_TOWERS, ONE_TOWER])
    assert scored(table, 2)["tower"] == (9, 9, 0)


@pytest.mark.rule(Rule.THIRD_SCORING)
def test_pavilions_give_16_and_8_and_1_in_the_third_scoring() -> None:
    table = position(cities=[TWO_PAVILIONS, THREE_PAVILIONS, ONE_PAVILION])
    assert scored(table, 3)["pavilion"] == (8, 16, 1)


# What the places are worth


@pytest.mark.rule(Rule.FIRST_SCORING, Rule.SECOND_SCORING, Rule.THIRD_SCORING)
@pytest.mark.parametrize(
    ("building", "cities", "places"),
    [
        ("pavilion", (THREE_PAVILIONS, TWO_PAVILIONS, ONE_PAVILION), (16, 8, 1)),
        (
            "seraglio",
            (
                ". seraglio-4-ne . \n seraglio-5-sw fountain seraglio-9",
                "seraglio-7-w fountain seraglio-6-es",
                "fountain \n seraglio-8-s",
            ),
            (17, 9, 2),
        ),
        (
            "arcades",
            (
                ". arcades-8-n . \n arcades-5-nw fountain arcades-9",
                "arcades-10 fountain arcades-7-es",
                "fountain arcades-8-e",
            ),
            (18, 10, 3),
        ),
        (
            "chambers",
            (
                "chambers-9-w fountain chambers-10 \n . chambers-9-s .",
                "chambers-11 fountain chambers-6-es",
                "fountain chambers-7-ne",
            ),
            (19, 11, 4),
        ),
        (
            "garden",
            (
                ". garden-10-n . \n garden-10-w fountain garden-9-e",
                "garden-10 fountain garden-11",
                "fountain \n garden-12-s",
            ),
            (20, 12, 5),
        ),
        ("tower", (FOUR_TOWERS, "tower-9-nw fountain tower-9-ne", ONE_TOWER), (21, 13, 6)),
    ],
)
def test_the_places_of_each_building(
    building: str, cities: tuple[str, ...], places: tuple[int, int, int]
) -> None:
    table = position(cities=cities)
    first, second, third = places
    assert scored(table, 1)[building] == (third, 0, 0)
    assert scored(table, 2)[building] == (second, third, 0)
    assert scored(table, 3)[building] == (first, second, third)


@pytest.mark.rule(Rule.MOST_BUILDINGS)
def test_the_price_does_not_matter() -> None:
    table = position(cities=["fountain pavilion-8", "pavilion-2-new \n fountain \n pavilion-3-sw"])
    assert scored(table, 1)["pavilion"] == (0, 1, 0)


@pytest.mark.rule(Rule.AT_LEAST_ONE_BUILDING)
def test_nobody_scores_without_a_building() -> None:
    table = position(cities=["fountain tower-11"])
    points = scored(table, 3)
    assert points["tower"] == (21, 0, 0)
    assert points["garden"] == (0, 0, 0)


@pytest.mark.rule(Rule.RESERVE_DOES_NOT_COUNT)
def test_the_reserve_does_not_count() -> None:
    table = position(cities=["", "fountain tower-13-e"], reserves=["tower-11 tower-12"])
    assert scored(table, 2)["tower"] == (0, 13, 0)


# Ties


@pytest.mark.rule(Rule.TIES_SHARE)
def test_two_with_most_towers_share_six_points_in_the_first_scoring() -> None:
    table = position(cities=["fountain tower-13-e", "fountain tower-11", ""])
    assert scored(table, 1)["tower"] == (3, 3, 0)


@pytest.mark.rule(Rule.TIES_SHARE)
def test_whoever_follows_a_tie_gets_the_next_place() -> None:
    table = position(cities=[ONE_TOWER, FOUR_TOWERS, FOUR_OTHER_TOWERS])
    assert scored(table, 3)["tower"] == (6, 17, 17)  # 21 + 13 shared, then 6


@pytest.mark.rule(Rule.TIES_SHARE)
def test_a_tie_for_second_shares_the_places_below_the_first() -> None:
    table = position(
        seats=4, cities=["fountain tower-9-ne", FOUR_TOWERS, ONE_TOWER, "fountain tower-8-nes"]
    )
    assert scored(table, 2)["tower"] == (2, 13, 2, 2)
    assert scored(table, 3)["tower"] == (6, 21, 6, 6)  # 13 + 6 + 0, a third each


@pytest.mark.rule(Rule.TIES_SHARE)
def test_a_tie_does_not_favour_whoever_sits_first() -> None:
    points = [
        scored(position(cities=cities), 2)["garden"]
        for cities in (
            ["fountain garden-10", "fountain garden-11", ""],
            ["fountain garden-11", "", "fountain garden-10"],
            ["", "fountain garden-11", "fountain garden-10"],
        )
    ]
    assert points == [(8, 8, 0), (8, 0, 8), (0, 8, 8)]


@pytest.mark.rule(Rule.TIES_SHARE)
def test_six_seats_with_one_garden_each_share_everything() -> None:
    table = position(
        seats=6,
        cities=[
            "fountain garden-9-e",
            "garden-10-n \n fountain",
            "garden-10-w fountain",
            "fountain garden-10",
            "fountain garden-11",
            "fountain \n garden-12-s",
        ],
    )
    assert scored(table, 3)["garden"] == (6,) * 6  # (20 + 12 + 5) / 6, rounded down
    assert scored(table, 1)["garden"] == (0,) * 6  # 5 / 6, rounded down


# When it happens


@pytest.mark.rule(Rule.SCORING_BEFORE_THE_NEXT_TURN)
def test_a_scoring_card_that_turns_up_is_scored_before_the_next_turn() -> None:
    table = position(draw_pile="scoring-1 denar-1", cities=["fountain tower-11"])
    table = play(table, TakeMoney(cards("denar-9")))
    assert asks(table, ChooseAction(1))
    assert [scoring.number for scoring in table.scorings] == [1]
    assert totals(table) == (6, 0, 0)


@pytest.mark.rule(Rule.SCORING_BEFORE_THE_NEXT_TURN)
def test_a_tile_built_in_the_same_turn_counts() -> None:
    table = position(
        market="tower-11 . . .",
        hands=["gulden-5 gulden-7"],
        open_money="denar-1 denar-2 denar-3",
        draw_pile="scoring-1 denar-1",
    )
    table = play(table, BuyTile("tower-11", cards("gulden-5 gulden-7")))
    assert table.scorings == ()
    table = play(table, BuildTile("tower-11", place(0, 1)))
    assert table.scorings[0].points["tower"] == (6, 0, 0)


@pytest.mark.rule(Rule.SCORING_BEFORE_THE_NEXT_TURN)
def test_no_scoring_without_its_card() -> None:
    table = play(position(draw_pile="denar-1 scoring-1"), TakeMoney(cards("denar-9")))
    assert table.scorings == ()
    assert table.draw_pile == ("scoring-1",)


@pytest.mark.rule(Rule.SCORING_CARD_IS_REPLACED)
def test_a_scoring_card_is_replaced_by_the_next_money_card() -> None:
    table = position(draw_pile="scoring-1 denar-1 denar-2")
    table = play(table, TakeMoney(cards("denar-9")))
    assert sorted(table.open_money) == sorted(cards("gulden-9 dirham-9 ducat-9 denar-1"))
    assert table.draw_pile == cards("denar-2")
    assert "scoring-1" not in table.discards


@pytest.mark.rule(Rule.SCORING_CARD_IS_REPLACED)
def test_both_scoring_cards_can_turn_up_in_one_refill() -> None:
    table = position(
        open_money="denar-1 gulden-1 denar-2 ducat-9",
        draw_pile="scoring-1 ducat-1 scoring-2 ducat-2",
        cities=["fountain tower-11"],
    )
    table = play(table, TakeMoney(cards("denar-1 gulden-1")))
    assert [scoring.number for scoring in table.scorings] == [1, 2]
    assert table.open_money == cards("denar-2 ducat-9 ducat-1 ducat-2")


@pytest.mark.rule(Rule.SCORING_CARD_IS_REPLACED)
def test_a_scoring_card_at_the_bottom_is_scored_and_the_discards_follow_it() -> None:
    table = position(draw_pile="scoring-2", discards="denar-3", cities=["fountain tower-11"])
    table = play(table, TakeMoney(cards("denar-9")))
    table = play(table, table.rules.draw(table, Random(1)))
    assert cards("denar-3")[0] in table.open_money
    assert [scoring.number for scoring in table.scorings] == [2]


@pytest.mark.rule(Rule.POINTS_ADD_UP)
def test_the_points_of_all_categories_and_scorings_add_up() -> None:
    table = position(
        draw_pile="scoring-1 denar-1 scoring-2 denar-2", cities=["fountain tower-13-e"]
    )
    table = play(table, TakeMoney(cards("denar-9")))
    assert totals(table) == (6 + 1, 0, 0)
    table = play(table, TakeMoney(cards("ducat-9")))
    assert totals(table) == (6 + 1 + 13 + 1, 0, 0)


# Looking back


def test_one_can_look_back_at_what_was_counted_before_dirk_got_more() -> None:
    table = position(
        seats=2,
        dirk="tower-11",
        market="tower-12 tower-13-e pavilion-8 pavilion-7-e",
        bag=(
            "garden-10 garden-11 garden-9-e garden-10-n garden-10-w garden-12-s "
            "arcades-9 arcades-10 arcades-8-e arcades-8-n"
        ),
        draw_pile="scoring-1 scoring-2 ducat-1",
    )
    first, second = scored_tables(table.rules.stages(table, TakeMoney(cards("ducat-9"))))
    assert building_counts(first)["garden"] == [0, 0, 0]
    assert building_counts(second)["garden"] == [0, 0, 6]
    assert (len(first.scorings), len(second.scorings)) == (0, 1)
