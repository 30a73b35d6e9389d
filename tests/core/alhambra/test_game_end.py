"""End of the game."""

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.game_end import last_tiles, table_at_the_end, winners
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles
from core.alhambra.redesigning import RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from tests.core.alhambra.positions import (
    asks,
    cards,
    held,
    is_legal,
    play,
    position,
    refusal,
    tiles,
)

TAKE_A_NINE = TakeMoney(cards("denar-9"))


def last_turn(
    market: str, hands: tuple[str, ...], cities: tuple[str, ...] = (), to_play: int = 0
) -> Table:
    """The table after a seat took money and the market could not be filled.

    The card taken is no money for a place that a test asks about: it is worth 1.
    """
    table = position(
        market=market,
        hands=hands,
        cities=cities,
        bag="",
        to_play=to_play,
        open_money="gulden-1 dirham-1 denar-1 ducat-1",
    )
    return play(table, TakeMoney(cards("ducat-1")))


# When it ends


@pytest.mark.rule(Rule.GAME_ENDS)
def test_the_game_ends_when_the_market_cannot_be_filled() -> None:
    table = position(market="tower-11 garden-10 . .", bag="arcades-9")
    table = play(table, TakeMoney(cards("ducat-9")))
    assert [scoring.number for scoring in table.scorings] == [3]


@pytest.mark.rule(Rule.GAME_ENDS)
def test_the_market_is_filled_as_far_as_possible_first() -> None:
    table = position(market="tower-11 garden-10 . .", bag="arcades-9", hands=["denar-1"])
    table = play(table, TakeMoney(cards("gulden-9")))
    assert asks(table, PlaceLastTiles(0))  # with most denars and most guldens
    assert table.seats[0].to_place == tiles("tower-11 arcades-9")


@pytest.mark.rule(Rule.GAME_ENDS)
def test_the_game_goes_on_when_the_last_tile_fills_the_market() -> None:
    table = position(market="tower-11 garden-10 . .", bag="arcades-9 pavilion-8")
    table = play(table, TAKE_A_NINE)
    assert asks(table, ChooseAction(1))
    assert table.bag == ()
    assert asks(play(table, TakeMoney(cards("ducat-9"))), ChooseAction(2))


@pytest.mark.rule(Rule.GAME_ENDS)
def test_the_game_does_not_end_within_a_turn() -> None:
    table = position(market="tower-11 garden-10 . .", bag="", hands=["gulden-5 gulden-6"])
    table = play(table, BuyTile("tower-11", cards("gulden-5 gulden-6")))
    assert asks(table, ChooseAction(0))


# The last tiles


@pytest.mark.rule(Rule.LAST_TILES)
def test_each_last_tile_goes_to_the_most_money_of_its_currency() -> None:
    table = last_turn(
        market="tower-11 garden-10 chambers-10 .",
        hands=("gulden-1 dirham-9", "gulden-9 dirham-8 denar-2", "gulden-3 gulden-5 denar-1"),
    )
    assert [seat.to_place for seat in table.seats] == [
        tiles("garden-10"),
        tiles("tower-11 chambers-10"),
        (),
    ]
    assert table.market == (None, None, None, None)


@pytest.mark.rule(Rule.LAST_TILES)
def test_the_price_of_a_last_tile_does_not_matter_and_nothing_is_paid() -> None:
    table = last_turn(market="tower-13-e . . .", hands=("", "gulden-1", ""))
    assert table.seats[1].to_place == tiles("tower-13-e")
    assert held(table, 1) == ["gulden-1"]


@pytest.mark.rule(Rule.LAST_TILES)
def test_the_money_is_added_up_not_the_cards_counted() -> None:
    table = last_turn(market="tower-11 . . .", hands=("gulden-1 gulden-1 gulden-1", "gulden-4"))
    assert table.seats[1].to_place == tiles("tower-11")


@pytest.mark.rule(Rule.LAST_TILES_TIED)
def test_a_tied_last_tile_stays_on_the_market() -> None:
    table = last_turn(market="tower-11 . . .", hands=("gulden-5", "gulden-3", "gulden-2 gulden-3"))
    assert table.market == (*tiles("tower-11"), None, None, None)
    assert [seat.to_place for seat in table.seats] == [(), (), ()]


@pytest.mark.rule(Rule.LAST_TILES_TIED)
def test_without_any_money_of_its_currency_a_last_tile_stays_too() -> None:
    table = last_turn(market="tower-11 . . .", hands=("dirham-9", "", ""))
    assert table.market == (*tiles("tower-11"), None, None, None)


@pytest.mark.rule(Rule.LAST_TILES_ARE_PLACED)
def test_last_tiles_are_placed_seat_by_seat_after_the_last_player() -> None:
    table = last_turn(
        market="tower-11 garden-10 chambers-10 .",
        hands=("gulden-9", "dirham-9", "denar-9"),
        to_play=1,
    )
    order = []
    while table.agenda:
        order.append(repr(table.agenda[-1]))
        (tile,) = table.seats[table.agenda[-1].seat].to_place  # type: ignore[attr-defined]
        table = play(table, KeepTile(tile.id))
    assert order == [f"PlaceLastTiles(seat={seat})" for seat in (2, 0, 1)]


@pytest.mark.rule(Rule.LAST_TILES_ARE_PLACED)
def test_last_tiles_are_built_by_the_building_rules_or_kept() -> None:
    table = last_turn(market="tower-13-e . . .", hands=("gulden-9",))
    assert is_legal(table, BuildTile("tower-13-e", place(1, 0)))
    assert is_legal(table, KeepTile("tower-13-e"))
    assert refusal(table, BuildTile("tower-13-e", place(-1, 0))) is Rule.SIDES_MUST_MATCH
    assert refusal(table, KeepTile("tower-11")) is Rule.PLACE_WHAT_WAS_GAINED
    assert refusal(table, TakeMoney(table.open_money[:1])) is Rule.ONE_ACTION
    assert refusal(table, RemoveTile("fountain")) is Rule.ONE_ACTION
    kept = play(table, KeepTile("tower-13-e"))
    assert kept.seats[0].reserve == tiles("tower-13-e")


# The last scoring and the winner


@pytest.mark.rule(Rule.THE_LAST_SCORING)
def test_the_third_scoring_follows_when_the_last_tiles_are_placed() -> None:
    table = last_turn(market="tower-11 . . .", hands=("gulden-9",))
    assert table.scorings == ()
    table = play(table, BuildTile("tower-11", place(1, 0)))
    assert [scoring.number for scoring in table.scorings] == [3]
    assert table.scorings[0].points["tower"] == (21, 0, 0)
    assert table.agenda == ()
    assert table.rules.decision(table) is None


@pytest.mark.rule(Rule.THE_LAST_SCORING)
def test_a_scoring_card_that_never_turned_up_is_not_scored() -> None:
    table = position(market=". . . .", bag="", draw_pile="denar-1 scoring-2")
    assert [scoring.number for scoring in play(table, TAKE_A_NINE).scorings] == [3]


@pytest.mark.rule(Rule.THE_LAST_SCORING, Rule.SCORING_BEFORE_THE_NEXT_TURN)
def test_a_scoring_card_of_the_last_turn_is_scored_before_the_last_tiles() -> None:
    table = position(
        market="tower-11 . . .", bag="", draw_pile="scoring-2 denar-1", hands=["gulden-1"]
    )
    table = play(table, TAKE_A_NINE)
    assert [scoring.number for scoring in table.scorings] == [2]
    assert table.scorings[0].points["tower"] == (0, 0, 0)
    table = play(table, BuildTile("tower-11", place(1, 0)))
    assert [scoring.number for scoring in table.scorings] == [2, 3]


@pytest.mark.rule(Rule.MOST_POINTS_WIN)
def test_the_most_points_win() -> None:
    table = last_turn(". . . .", (), cities=("fountain tower-11", "fountain pavilion-8", ""))
    assert totals(table) == (21, 16, 0)
    assert winners(table) == [0]


@pytest.mark.rule(Rule.MOST_POINTS_WIN)
def test_equal_points_share_the_victory() -> None:
    table = last_turn(". . . .", (), cities=("", "fountain tower-11", "fountain tower-12"))
    assert totals(table) == (0, 17, 17)
    assert winners(table) == [1, 2]


# Looking back


def test_one_can_look_back_at_the_money_that_gave_the_last_tiles_out() -> None:
    table = position(
        market="tower-11 garden-10 arcades-9 .",
        hands=("gulden-7 gulden-2 dirham-3", "gulden-8 dirham-1 dirham-2", ""),
        bag="",
        open_money="gulden-1 dirham-1 denar-1 ducat-1",
    )
    at_the_end = table_at_the_end(table.rules.stages(table, TakeMoney(cards("ducat-1"))))
    assert at_the_end is not None
    assert [(last.tile.id, last.money, last.owner) for last in last_tiles(at_the_end)] == [
        ("tower-11", (9, 8, 0), 0),
        ("garden-10", (3, 3, 0), None),
        ("arcades-9", (0, 0, 0), None),
    ]


def test_a_turn_that_does_not_end_the_game_has_no_such_moment() -> None:
    table = position()
    assert table_at_the_end(table.rules.stages(table, TAKE_A_NINE)) is None


def test_neither_has_the_last_scoring() -> None:
    table = last_turn(market="tower-11 . . .", hands=("gulden-9", "", ""))
    assert table_at_the_end(table.rules.stages(table, KeepTile("tower-11"))) is None
