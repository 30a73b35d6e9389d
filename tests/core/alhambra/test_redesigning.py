"""Redesigning your Alhambra."""

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from tests.core.alhambra.positions import (
    cards,
    city,
    is_legal,
    play,
    position,
    refusal,
    scored,
    tiles,
)


def redesigner(drawing: str, reserve: str = "") -> Table:
    return position(cities=[drawing], reserves=[reserve])


# Add


@pytest.mark.rule(Rule.ADD_FROM_THE_RESERVE)
def test_a_tile_is_built_from_the_reserve() -> None:
    table = play(redesigner("fountain", "tower-11 tower-12"), AddTile("tower-11", place(0, -1)))
    assert table.seats[0].palace == city("tower-11 \n fountain")
    assert table.seats[0].reserve == tiles("tower-12")


@pytest.mark.rule(Rule.ADD_FROM_THE_RESERVE)
def test_a_tile_that_is_not_in_the_reserve_cannot_be_added() -> None:
    table = position(
        cities=["fountain tower-12"], reserves=["", "tower-11"], market="tower-13-e . . ."
    )
    for elsewhere in ("tower-11", "tower-12", "tower-13-e", "garden-10"):
        assert refusal(table, AddTile(elsewhere, place(0, 1))) is Rule.ADD_FROM_THE_RESERVE
        exchange = ExchangeTiles(elsewhere, "tower-12")
        assert refusal(table, exchange) is Rule.ADD_FROM_THE_RESERVE


# Remove


@pytest.mark.rule(Rule.REMOVE_FROM_THE_ALHAMBRA)
def test_a_tile_leaves_for_the_reserve() -> None:
    table = play(redesigner("fountain tower-11", "tower-12"), RemoveTile("tower-11"))
    assert table.seats[0].palace == city("fountain")
    assert table.seats[0].reserve == tiles("tower-12 tower-11")


@pytest.mark.rule(Rule.REMOVE_FROM_THE_ALHAMBRA)
def test_a_tile_that_is_not_in_the_alhambra_cannot_leave_it() -> None:
    table = position(cities=["fountain garden-10", "fountain tower-11"], reserves=["tower-12"])
    for elsewhere in ("tower-11", "tower-12", "pavilion-8"):
        assert refusal(table, RemoveTile(elsewhere)) is Rule.REMOVE_FROM_THE_ALHAMBRA
        exchange = ExchangeTiles("tower-12", elsewhere)
        assert refusal(table, exchange) is Rule.REMOVE_FROM_THE_ALHAMBRA


@pytest.mark.rule(Rule.REACHABLE_ON_FOOT)
def test_a_removal_may_not_cut_the_city_in_two() -> None:
    table = redesigner("fountain tower-11 tower-12")
    assert refusal(table, RemoveTile("tower-11")) is Rule.REACHABLE_ON_FOOT
    assert is_legal(table, RemoveTile("tower-12"))


@pytest.mark.rule(Rule.REACHABLE_ON_FOOT)
def test_a_removal_may_not_leave_a_tile_behind_a_wall() -> None:
    table = redesigner(
        """
        fountain  tower-13-e seraglio-7-w
        garden-10 garden-11  chambers-10
        """
    )
    # The seraglio still touches the tower, but with a wall between them.
    assert refusal(table, RemoveTile("chambers-10")) is Rule.REACHABLE_ON_FOOT
    assert is_legal(table, RemoveTile("seraglio-7-w"))


@pytest.mark.rule(Rule.REACHABLE_ON_FOOT)
def test_a_tile_with_another_way_around_it_may_leave() -> None:
    table = redesigner(
        """
        fountain  tower-11
        garden-10 tower-12
        """
    )
    for tile in ("tower-11", "garden-10", "tower-12"):
        assert is_legal(table, RemoveTile(tile))


@pytest.mark.rule(Rule.NO_EMPTY_AREA)
def test_a_removal_may_not_leave_a_hole() -> None:
    table = redesigner(
        """
        fountain    tower-11  tower-12
        garden-10   arcades-9 garden-11
        chambers-10 arcades-10 chambers-11
        """
    )
    assert refusal(table, RemoveTile("arcades-9")) is Rule.NO_EMPTY_AREA
    assert is_legal(table, RemoveTile("arcades-10"))
    assert is_legal(table, RemoveTile("chambers-11"))


@pytest.mark.rule(Rule.FOUNTAIN_STAYS)
def test_the_fountain_is_never_removed() -> None:
    for drawing in ("fountain", "fountain tower-11", "tower-11 fountain tower-12"):
        assert refusal(redesigner(drawing), RemoveTile("fountain")) is Rule.FOUNTAIN_STAYS


# Exchange


@pytest.mark.rule(Rule.EXCHANGE_IN_PLACE)
def test_an_exchange_puts_the_new_tile_in_the_place_of_the_old_one() -> None:
    table = redesigner("fountain tower-11 garden-10", "arcades-9 pavilion-8")
    table = play(table, ExchangeTiles("arcades-9", "tower-11"))
    assert table.seats[0].palace == city("fountain arcades-9 garden-10")
    assert table.seats[0].reserve == tiles("pavilion-8 tower-11")


@pytest.mark.rule(Rule.EXCHANGE_IN_PLACE)
def test_a_tile_that_others_are_reached_across_can_be_exchanged() -> None:
    table = redesigner("fountain tower-11 tower-12", "arcades-9")
    assert refusal(table, RemoveTile("tower-11")) is Rule.REACHABLE_ON_FOOT
    assert is_legal(table, ExchangeTiles("arcades-9", "tower-11"))


@pytest.mark.rule(Rule.EXCHANGE_IN_PLACE)
def test_a_tile_with_four_neighbours_can_be_exchanged() -> None:
    table = redesigner(
        """
        fountain    tower-11   tower-12
        garden-10   arcades-9  garden-11
        chambers-10 arcades-10 chambers-11
        """,
        "pavilion-8 tower-11-n",
    )
    assert is_legal(table, ExchangeTiles("pavilion-8", "arcades-9"))
    assert refusal(table, ExchangeTiles("tower-11-n", "arcades-9")) is Rule.SIDES_MUST_MATCH


@pytest.mark.rule(Rule.SIDES_MUST_MATCH)
def test_an_exchange_obeys_the_building_rules() -> None:
    table = redesigner("tower-10-w fountain garden-9-e", "tower-9-nw tower-11-s pavilion-8")
    assert is_legal(table, ExchangeTiles("tower-9-nw", "tower-10-w"))
    assert is_legal(table, ExchangeTiles("pavilion-8", "tower-10-w"))  # the wall is lost
    assert refusal(table, ExchangeTiles("tower-9-nw", "garden-9-e")) is Rule.SIDES_MUST_MATCH


@pytest.mark.rule(Rule.FOUNTAIN_STAYS)
def test_the_fountain_is_never_exchanged() -> None:
    table = redesigner("fountain tower-11", "tower-12")
    assert refusal(table, ExchangeTiles("tower-12", "fountain")) is Rule.FOUNTAIN_STAYS


@pytest.mark.rule(Rule.NEW_TILES_TAKE_NO_PART)
def test_a_tile_bought_in_this_turn_takes_no_part() -> None:
    table = position(
        market="tower-11 . . .", hands=["gulden-9 gulden-2"], cities=["fountain garden-10"]
    )
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    for action in (AddTile("tower-11", place(0, 1)), ExchangeTiles("tower-11", "garden-10")):
        assert refusal(table, action) is Rule.NEW_TILES_TAKE_NO_PART
    assert is_legal(table, RemoveTile("garden-10"))


# The wall afterwards


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_the_wall_is_shorter_when_a_tile_of_it_went_to_the_reserve() -> None:
    table = redesigner("fountain pavilion-6-n seraglio-4-ne")
    assert table.seats[0].palace.longest_wall() == 3
    table = play(table, RemoveTile("seraglio-4-ne"))
    assert table.seats[0].palace.longest_wall() == 1
    assert scored(table, 1)["wall"] == (1, 0, 0)


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_the_wall_is_counted_anew_after_an_exchange() -> None:
    table = redesigner("fountain pavilion-6-n seraglio-4-ne", "tower-11")
    assert table.seats[0].palace.longest_wall() == 3
    table = play(table, ExchangeTiles("tower-11", "pavilion-6-n"))
    assert table.seats[0].palace.longest_wall() == 2


@pytest.mark.rule(Rule.LONGEST_WALL)
def test_the_wall_is_counted_anew_after_an_addition() -> None:
    table = redesigner("fountain pavilion-6-n", "seraglio-4-ne")
    assert table.seats[0].palace.longest_wall() == 1
    table = play(table, AddTile("seraglio-4-ne", place(2, 0)))
    assert table.seats[0].palace.longest_wall() == 3
