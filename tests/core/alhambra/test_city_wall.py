"""Points for the wall around your Alhambra."""

import pytest

from core.alhambra.palace import FOUNTAIN_ALONE, x_and_y
from core.alhambra.rules import Rule
from tests.core.alhambra.positions import city, position, scored

EIGHT_POINTS = """
    pavilion-5-nw pavilion-6-n seraglio-4-ne
    seraglio-7-w  fountain     tower-11
    seraglio-5-sw pavilion-7-e seraglio-3-esw
"""
"""A wall of eight from the south-west around the north, another of two in the south-east, and a
double wall inside."""

ALL_AROUND = """
    .            pavilion-2-new .
    chambers-5-nsw fountain     arcades-4-nes
    .            seraglio-3-esw .
"""


@pytest.mark.rule(Rule.LONGEST_WALL, Rule.INTERNAL_WALLS_DO_NOT_COUNT)
def test_a_wall_of_eight_with_an_internal_wall_and_a_shorter_one() -> None:
    assert sorted(map(len, city(EIGHT_POINTS).wall_runs())) == [2, 8]
    assert scored(position(cities=[EIGHT_POINTS]), 1)["wall"] == (8, 0, 0)


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_every_side_with_a_wall_is_a_point_also_around_corners() -> None:
    assert city("fountain seraglio-4-ne").longest_wall() == 2
    assert city("fountain tower-8-nes").longest_wall() == 3


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_a_gap_interrupts_a_wall() -> None:
    assert city("garden-10-n fountain tower-11-n").longest_wall() == 1
    assert city("garden-10-n fountain tower-11-n tower-9-ne").longest_wall() == 3


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_walls_go_on_in_a_corner_that_points_inwards() -> None:
    palace = city(
        """
        fountain  garden-9-e .
        tower-11  tower-12   tower-11-n
        """
    )
    assert palace.longest_wall() == 2


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_a_wall_all_around_counts_every_side_once() -> None:
    palace = city(ALL_AROUND)
    assert [len(run) for run in palace.wall_runs()] == [12]
    assert scored(position(cities=[ALL_AROUND]), 2)["wall"] == (12, 0, 0)


@pytest.mark.rule(Rule.INTERNAL_WALLS_DO_NOT_COUNT)
def test_a_wall_between_two_tiles_is_worth_nothing() -> None:
    palace = city(
        """
        fountain  tower-13-e seraglio-7-w
        garden-10 garden-11  chambers-10
        """
    )
    assert palace.longest_wall() == 0
    assert palace.wall_runs() == []


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_a_city_without_walls_scores_nothing() -> None:
    assert scored(position(), 1)["wall"] == (0, 0, 0)


@pytest.mark.rule(Rule.LONGEST_WALL)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_seat_scores_its_wall_in_every_scoring(number: int) -> None:
    table = position(cities=["fountain seraglio-4-ne", "fountain garden-9-e", ALL_AROUND])
    assert scored(table, number)["wall"] == (2, 1, 12)


# Tracing it


def test_the_longest_wall_can_be_traced_from_corner_to_corner() -> None:
    run = city("fountain tower-8-nes").longest_run()
    assert [x_and_y(point) for point in run] == [(1, 0), (2, 0), (2, 1), (1, 1)]


def test_a_wall_all_around_ends_where_it_starts() -> None:
    run = city(ALL_AROUND).longest_run()
    assert len(run) == 13
    assert run[0] == run[-1]


def test_without_a_wall_there_is_nothing_to_trace() -> None:
    assert FOUNTAIN_ALONE.longest_run() == []
