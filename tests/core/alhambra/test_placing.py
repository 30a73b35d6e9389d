"""Positioning the tiles that were bought."""

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.palace import FOUNTAIN_ALONE, place
from core.alhambra.placing import BuildTile, KeepTile, PlaceTiles, as_if_placing, building_order
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from tests.core.alhambra.positions import asks, cards, is_legal, play, position, refusal, tiles


def two_tiles_bought(reserve: str = "") -> Table:
    """Seat 0 has bought a tower and a garden and has taken money."""
    return play(
        position(
            market="tower-11 garden-10 . .",
            hands=["gulden-5 gulden-6 dirham-4 dirham-6"],
            reserves=[reserve],
        ),
        BuyTile("tower-11", cards("gulden-5 gulden-6")),
        BuyTile("garden-10", cards("dirham-4 dirham-6")),
        TakeMoney(cards("denar-9")),
    )


@pytest.mark.rule(Rule.PLACED_AFTER_THE_ACTIONS)
def test_every_bought_tile_is_built_or_kept_when_the_actions_are_over() -> None:
    table = two_tiles_bought()
    assert asks(table, PlaceTiles(0))
    table = play(table, BuildTile("tower-11", place(1, 0)))
    assert asks(table, PlaceTiles(0))
    assert table.seats[0].palace.tiles[place(1, 0)].id == "tower-11"
    table = play(table, KeepTile("garden-10"))
    assert table.seats[0].reserve == tiles("garden-10")
    assert table.seats[0].to_place == ()
    assert asks(table, ChooseAction(1))


@pytest.mark.rule(Rule.PLACED_AFTER_THE_ACTIONS)
def test_bought_tiles_are_placed_in_any_order() -> None:
    table = two_tiles_bought()
    for first, second in (("tower-11", "garden-10"), ("garden-10", "tower-11")):
        built = play(table, BuildTile(first, place(1, 0)), BuildTile(second, place(2, 0)))
        assert [tile.id for tile in built.seats[0].palace.tiles.values()][1:] == [first, second]


@pytest.mark.rule(Rule.PLACED_AFTER_THE_ACTIONS)
def test_no_bought_tile_can_be_held_back() -> None:
    table = two_tiles_bought()
    assert all(
        isinstance(action, BuildTile | KeepTile) for action in table.rules.legal_actions(table)
    )
    assert refusal(table, Pass()) is Rule.ONE_ACTION


@pytest.mark.rule(Rule.PLACED_AFTER_THE_ACTIONS)
def test_nothing_is_placed_before_the_actions_are_over() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-5 gulden-6"])
    table = play(table, BuyTile("tower-11", cards("gulden-5 gulden-6")))
    assert asks(table, ChooseAction(0))
    for too_early in (BuildTile("tower-11", place(1, 0)), KeepTile("tower-11")):
        assert refusal(table, too_early) is Rule.PLACED_AFTER_THE_ACTIONS


@pytest.mark.rule(Rule.PLACE_WHAT_WAS_GAINED)
def test_only_a_tile_bought_in_this_turn_is_placed() -> None:
    table = two_tiles_bought(reserve="tower-12")
    for other in ("tower-12", "pavilion-8", "fountain"):
        assert refusal(table, BuildTile(other, place(1, 0))) is Rule.PLACE_WHAT_WAS_GAINED
        assert refusal(table, KeepTile(other)) is Rule.PLACE_WHAT_WAS_GAINED
    table = play(table, KeepTile("tower-11"))
    assert refusal(table, KeepTile("tower-11")) is Rule.PLACE_WHAT_WAS_GAINED


@pytest.mark.rule(Rule.RESERVE_IS_UNLIMITED)
def test_the_reserve_takes_any_number_of_tiles() -> None:
    full = "tower-12 tower-13-e pavilion-8 seraglio-9 arcades-9 arcades-10 chambers-10 chambers-11"
    table = play(two_tiles_bought(full), KeepTile("tower-11"), KeepTile("garden-10"))
    assert table.seats[0].reserve == tiles(f"{full} tower-11 garden-10")


@pytest.mark.rule(Rule.SIDES_MUST_MATCH, Rule.JOINED_BY_A_SIDE)
def test_a_bought_tile_obeys_the_building_rules() -> None:
    table = play(
        position(market="pavilion-7-e . . .", hands=["gulden-9"]),
        BuyTile("pavilion-7-e", cards("gulden-9")),
    )
    assert is_legal(table, BuildTile("pavilion-7-e", place(1, 0)))
    assert refusal(table, BuildTile("pavilion-7-e", place(-1, 0))) is Rule.SIDES_MUST_MATCH
    assert refusal(table, BuildTile("pavilion-7-e", place(1, 1))) is Rule.JOINED_BY_A_SIDE


@pytest.mark.rule(Rule.PLACED_AFTER_THE_ACTIONS)
def test_an_order_is_found_in_which_tiles_can_be_built() -> None:
    first, second, third = tiles("tower-11 garden-10 arcades-9")
    far, near, beside = place(3, 0), place(1, 0), place(2, 0)
    order = building_order(FOUNTAIN_ALONE, {first: far, second: near, third: beside})
    assert order == [second, third, first]
    assert building_order(FOUNTAIN_ALONE, {first: far, second: near}) is None
    assert building_order(FOUNTAIN_ALONE, {}) == []


def test_bought_tiles_can_be_judged_as_if_they_were_placed_before_the_actions_are_over() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-5 gulden-6"])
    table = play(table, BuyTile("tower-11", cards("gulden-5 gulden-6")))
    assert asks(table, ChooseAction(0))
    placing = as_if_placing(table)
    assert asks(placing, PlaceTiles(0))
    assert is_legal(placing, BuildTile("tower-11", place(1, 0)))
    assert as_if_placing(placing) == placing
