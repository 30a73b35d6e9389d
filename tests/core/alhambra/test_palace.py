"""Rules for building your Alhambra."""

import pytest

from core.alhambra.components import TILES
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place, x_and_y
from core.alhambra.redesigning import AddTile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.kernel.rulebook import Violation
from tests.core.alhambra.positions import city, is_legal, position, refusal


def builder(drawing: str, reserve: str) -> Table:
    """A seat that can build from its reserve."""
    return position(cities=[drawing], reserves=[reserve])


def places_for(palace: Palace, tile: str) -> list[tuple[int, int]]:
    return sorted(x_and_y(where) for where in palace.places_for(TILES[tile].walls))


# The forbidden combinations


@pytest.mark.rule(Rule.NEVER_TURNED)
def test_a_tile_is_never_turned() -> None:
    table = builder("fountain", "pavilion-6-n")  # its wall is in the north
    assert refusal(table, AddTile("pavilion-6-n", place(0, 1))) is Rule.SIDES_MUST_MATCH
    assert places_for(FOUNTAIN_ALONE, "pavilion-6-n") == [(-1, 0), (0, -1), (1, 0)]
    assert places_for(FOUNTAIN_ALONE, "pavilion-7-e") == [(0, -1), (0, 1), (1, 0)]
    assert places_for(FOUNTAIN_ALONE, "tower-11-s") == [(-1, 0), (0, 1), (1, 0)]
    assert places_for(FOUNTAIN_ALONE, "seraglio-7-w") == [(-1, 0), (0, -1), (0, 1)]


@pytest.mark.rule(Rule.SIDES_MUST_MATCH)
def test_a_side_with_a_wall_may_not_touch_a_side_without_one() -> None:
    table = builder("fountain garden-9-e", "tower-12 tower-10-w")
    assert refusal(table, AddTile("tower-12", place(2, 0))) is Rule.SIDES_MUST_MATCH
    assert is_legal(table, AddTile("tower-12", place(1, 1)))
    from_the_other_side = builder("fountain", "tower-10-w")
    assert refusal(from_the_other_side, AddTile("tower-10-w", place(1, 0))) is Rule.SIDES_MUST_MATCH


@pytest.mark.rule(Rule.SIDES_MUST_MATCH)
def test_one_matching_side_does_not_make_up_for_another_that_differs() -> None:
    table = builder("fountain garden-10-n \n tower-11 .", "pavilion-6-n tower-12")
    assert refusal(table, AddTile("pavilion-6-n", place(1, 1))) is Rule.SIDES_MUST_MATCH
    assert is_legal(table, AddTile("tower-12", place(1, 1)))


@pytest.mark.rule(Rule.REACHABLE_ON_FOOT)
def test_a_tower_behind_a_wall_cannot_be_reached_on_foot() -> None:
    table = builder("fountain garden-9-e", "tower-10-w")
    assert refusal(table, AddTile("tower-10-w", place(2, 0))) is Rule.REACHABLE_ON_FOOT


@pytest.mark.rule(Rule.REACHABLE_ON_FOOT)
def test_one_open_side_is_enough_to_be_reached() -> None:
    table = builder(
        """
        fountain tower-13-e
        garden-10 .
        """,
        "seraglio-7-w",
    )
    assert refusal(table, AddTile("seraglio-7-w", place(2, 0))) is Rule.REACHABLE_ON_FOOT
    around_the_wall = builder(
        """
        fountain  tower-13-e .
        garden-10 garden-11  chambers-10
        """,
        "seraglio-7-w",
    )
    assert is_legal(around_the_wall, AddTile("seraglio-7-w", place(2, 0)))


@pytest.mark.rule(Rule.JOINED_BY_A_SIDE)
def test_a_tile_may_not_touch_with_a_corner_only() -> None:
    table = builder("fountain garden-10", "tower-11")
    assert refusal(table, AddTile("tower-11", place(2, 1))) is Rule.JOINED_BY_A_SIDE
    assert refusal(table, AddTile("tower-11", place(-1, -1))) is Rule.JOINED_BY_A_SIDE


@pytest.mark.rule(Rule.JOINED_BY_A_SIDE)
def test_a_tile_may_not_stand_apart() -> None:
    table = builder("fountain garden-10", "tower-11")
    assert refusal(table, AddTile("tower-11", place(5, 5))) is Rule.JOINED_BY_A_SIDE


NEARLY_A_RING = """
    fountain    tower-11 tower-12
    garden-10   .        garden-11
    chambers-10 .        .
"""


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_arcades_may_not_enclose_an_empty_place() -> None:
    table = builder(NEARLY_A_RING, "arcades-9")
    assert refusal(table, AddTile("arcades-9", place(1, 2))) is Rule.NO_EMPTY_AREA
    assert is_legal(table, AddTile("arcades-9", place(0, 3)))


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_a_gap_at_a_corner_is_no_opening() -> None:
    table = builder(
        """
        .        fountain  tower-11
        .        .         garden-10
        arcades-9 garden-11 tower-12
        """,
        "arcades-10",
    )
    # The place west of the gap touches the fountain at a corner only; so would the new tile.
    assert refusal(table, AddTile("arcades-10", place(-1, 1))) is Rule.NO_EMPTY_AREA
    assert is_legal(table, AddTile("arcades-10", place(0, 1)))


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_the_empty_place_itself_may_be_filled() -> None:
    assert is_legal(builder(NEARLY_A_RING, "arcades-9"), AddTile("arcades-9", place(1, 1)))


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_an_area_of_several_places_may_not_be_enclosed_either() -> None:
    table = builder(
        """
        fountain    tower-11  tower-12  garden-10
        garden-11   .         .         chambers-10
        chambers-11 arcades-9 .         .
        """,
        "arcades-10",
    )
    assert refusal(table, AddTile("arcades-10", place(2, 2))) is Rule.NO_EMPTY_AREA
    assert refusal(table, AddTile("arcades-10", place(2, 1))) is Rule.NO_EMPTY_AREA
    assert is_legal(table, AddTile("arcades-10", place(1, 1)))
    assert is_legal(table, AddTile("arcades-10", place(1, 3)))


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_an_area_beside_the_fountain_may_not_be_enclosed() -> None:
    table = builder(
        """
        tower-11    fountain tower-12
        garden-10   .        garden-11
        chambers-10 .        .
        """,
        "arcades-9",
    )
    assert refusal(table, AddTile("arcades-9", place(0, 2))) is Rule.NO_EMPTY_AREA
    assert is_legal(table, AddTile("arcades-9", place(0, 1)))


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_a_bay_that_opens_to_the_outside_is_fine() -> None:
    table = builder(
        """
        fountain  tower-11 tower-12
        garden-10 .        garden-11
        """,
        "arcades-9",
    )
    assert is_legal(table, AddTile("arcades-9", place(0, 2)))
    assert is_legal(table, AddTile("arcades-9", place(2, 2)))


@pytest.mark.rule(Rule.ONE_TILE_A_PLACE)
def test_a_place_holds_one_tile() -> None:
    table = builder("fountain garden-10", "tower-11")
    assert refusal(table, AddTile("tower-11", place(1, 0))) is Rule.ONE_TILE_A_PLACE
    assert refusal(table, AddTile("tower-11", place(0, 0))) is Rule.ONE_TILE_A_PLACE


# What a refusal points at


def test_a_refusal_points_at_what_stands_in_the_way() -> None:
    palace = city("fountain garden-9-e")
    mismatch = palace.violation(TILES["tower-12"].walls, place(2, 0))
    assert mismatch == Violation(Rule.SIDES_MUST_MATCH, (place(1, 0),))
    occupied = palace.violation(TILES["tower-12"].walls, place(1, 0))
    assert occupied == Violation(Rule.ONE_TILE_A_PLACE, (place(1, 0),))
    assert palace.violation(TILES["tower-12"].walls, place(0, 1)) is None


# A city as a value


def test_cities_are_equal_whatever_the_order_of_building() -> None:
    one = FOUNTAIN_ALONE.with_tile(TILES["tower-11"], 1).with_tile(TILES["tower-12"], -1)
    other = FOUNTAIN_ALONE.with_tile(TILES["tower-12"], -1).with_tile(TILES["tower-11"], 1)
    assert one == other
    assert hash(one) == hash(other)
    assert one != FOUNTAIN_ALONE
    assert one != "a city"


def test_a_city_says_what_stands_where() -> None:
    palace = city("tower-11 fountain")
    assert repr(palace) == "Palace({(0, 0): 'fountain', (-1, 0): 'tower-11'})"
    assert palace.place_of("tower-11") == place(-1, 0)
    assert palace.place_of("tower-12") is None


def test_building_leaves_the_old_city_as_it_was() -> None:
    before = city("fountain garden-9-e")
    places = before.places_for(0)
    before.with_tile(TILES["tower-11"], place(0, 1))
    before.without_tile(place(1, 0))
    assert before == city("fountain garden-9-e")
    assert before.places_for(0) == places


@pytest.mark.parametrize("x_y", [(0, 0), (54, -54), (-54, 54), (-1, 0), (0, -1), (-54, -54)])
def test_a_place_is_read_back_as_it_was_named(x_y: tuple[int, int]) -> None:
    assert x_and_y(place(*x_y)) == x_y
