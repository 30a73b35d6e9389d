"""Special rules for two players: Dirk."""

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.components import CURRENCIES
from core.alhambra.game_end import winners
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles
from core.alhambra.rules import Rule
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.scoring import totals
from core.alhambra.setup import MoneyShuffled
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Order
from tests.core.alhambra.positions import asks, cards, is_legal, play, position, refusal, tiles
from tests.core.alhambra.test_setup import bag, money

TAKE_A_NINE = TakeMoney(cards("denar-9"))
A_FULL_MARKET = "tower-7-new garden-6-esw chambers-5-nsw arcades-4-nes"


def dirks_tiles(table: Table) -> tuple[object, ...]:
    (dirk,) = table.collectors
    return dirk.tiles


# Getting ready


@pytest.mark.rule(Rule.TWO_OF_EACH_MONEY_CARD)
def test_there_are_72_money_cards() -> None:
    table = play(new_table(rules_for(2)), bag())
    right = [
        card
        for currency in CURRENCIES
        for value in range(1, 10)
        for card in cards(f"{currency}-{value}") * 2
    ]
    assert len(right) == 72
    assert table.rules.violation(table, MoneyShuffled(tuple(right))) is None


@pytest.mark.rule(Rule.TWO_OF_EACH_MONEY_CARD)
def test_no_card_is_there_three_times() -> None:
    table = play(new_table(rules_for(2)), bag())
    violation = table.rules.violation(table, money("", copies=3))
    assert violation is not None
    assert violation.rule is Rule.TWO_OF_EACH_MONEY_CARD


@pytest.mark.rule(Rule.DIRK_STARTS_WITH_SIX)
def test_dirk_gets_the_six_tiles_after_those_of_the_market() -> None:
    market = "tower-11 garden-10 chambers-10 arcades-9"
    dirk = "pavilion-8 seraglio-9 arcades-10 chambers-11 garden-11 tower-12"
    table = play(new_table(rules_for(2)), bag(f"{market} {dirk}"))
    assert table.market == tiles(market)
    assert dirks_tiles(table) == tiles(dirk)
    assert len(table.bag) == 54 - 4 - 6


def test_dirk_does_not_sit_at_a_table_of_three() -> None:
    table = play(new_table(rules_for(3)), bag())
    assert table.collectors == ()
    assert len(table.bag) == 50


# Scoring


@pytest.mark.rule(Rule.DIRK_SCORES_BUILDINGS)
def test_dirk_scores_buildings_like_a_seat() -> None:
    table = position(
        seats=2,
        market=A_FULL_MARKET,
        draw_pile="scoring-2 denar-1",
        cities=["fountain tower-11", "tower-9-nw fountain tower-12"],
        dirk="tower-9-es tower-9-ne tower-11-n tower-11-s pavilion-8",
    )
    points = play(table, TAKE_A_NINE).scorings[0].points
    assert points["tower"] == (0, 6, 13)
    assert points["pavilion"] == (0, 0, 8)


@pytest.mark.rule(Rule.DIRK_SCORES_BUILDINGS, Rule.TIES_SHARE)
def test_dirk_ties_like_a_seat() -> None:
    table = position(
        seats=2,
        market=A_FULL_MARKET,
        draw_pile="scoring-2 denar-1",
        cities=["fountain tower-11"],
        dirk="tower-9-es",
    )
    assert play(table, TAKE_A_NINE).scorings[0].points["tower"] == (9, 0, 9)


@pytest.mark.rule(Rule.DIRK_SCORES_BUILDINGS)
def test_dirk_never_scores_a_wall() -> None:
    table = position(
        seats=2,
        market=A_FULL_MARKET,
        draw_pile="scoring-1 denar-1",
        cities=["fountain seraglio-4-ne"],
        dirk="tower-8-nes seraglio-3-esw",
    )
    table = play(table, TAKE_A_NINE)
    assert table.scorings[0].points["wall"] == (2, 0)
    assert totals(table)[2] == 6 + 1  # the tower, and half of the two points for the seraglios


# Dirk's other tiles


@pytest.mark.rule(Rule.DIRK_GETS_SIX_MORE, Rule.SCORING_BEFORE_THE_NEXT_TURN)
def test_dirk_gets_six_tiles_after_the_first_scoring_when_the_market_is_full() -> None:
    table = position(
        seats=2,
        market="tower-11 . garden-10 .",
        draw_pile="scoring-1 denar-1",
        bag="pavilion-6-n pavilion-7-e tower-12 tower-11-n tower-11-s tower-9-es tower-9-ne "
        "tower-9-nw seraglio-9",
        dirk="pavilion-8",
    )
    table = play(table, TAKE_A_NINE)
    assert table.market == tiles("tower-11 pavilion-6-n garden-10 pavilion-7-e")
    assert dirks_tiles(table) == tiles(
        "pavilion-8 tower-12 tower-11-n tower-11-s tower-9-es tower-9-ne tower-9-nw"
    )
    assert table.bag == tiles("seraglio-9")
    assert table.scorings[0].points["tower"] == (0, 0, 0)  # the new tiles came too late
    assert table.scorings[0].points["pavilion"] == (0, 0, 1)


@pytest.mark.rule(Rule.DIRK_GETS_SIX_MORE)
def test_dirk_takes_what_there_is_where_the_bag_holds_fewer() -> None:
    table = position(
        seats=2,
        market=A_FULL_MARKET,
        draw_pile="scoring-1 denar-1",
        bag="tower-12 tower-11",
    )
    table = play(table, TAKE_A_NINE)
    assert dirks_tiles(table) == tiles("tower-12 tower-11")
    assert asks(table, ChooseAction(1))  # the market is full, so the game goes on


@pytest.mark.rule(Rule.DIRK_GETS_A_THIRD)
@pytest.mark.parametrize(("in_the_bag", "for_dirk"), [(9, 3), (8, 2), (2, 0), (0, 0), (24, 8)])
def test_dirk_gets_a_third_of_the_bag_after_the_second_scoring(
    in_the_bag: int, for_dirk: int
) -> None:
    table = position(seats=2, market=A_FULL_MARKET, draw_pile="scoring-2 denar-1")
    table = table._replace(bag=table.bag[:in_the_bag])
    after = play(table, TAKE_A_NINE)
    assert dirks_tiles(after) == table.bag[:for_dirk]
    assert after.bag == table.bag[for_dirk:]


@pytest.mark.rule(Rule.DIRK_GETS_SIX_MORE, Rule.DIRK_GETS_A_THIRD)
def test_dirk_gets_nothing_after_the_third_scoring() -> None:
    table = position(seats=2, bag="", dirk="tower-11")
    assert dirks_tiles(play(table, TAKE_A_NINE)) == tiles("tower-11")


# Gifts


def tower_bought() -> Table:
    return play(
        position(seats=2, market="tower-11 . . .", hands=["gulden-9 gulden-9"], dirk="tower-12"),
        BuyTile("tower-11", cards("gulden-9 gulden-9")),
    )


@pytest.mark.rule(Rule.GIVEN_TO_DIRK)
def test_a_bought_tile_can_be_given_to_dirk() -> None:
    table = tower_bought()
    assert is_legal(table, GiveTile("tower-11"))
    assert is_legal(table, KeepTile("tower-11"))
    assert is_legal(table, BuildTile("tower-11", place(0, 1)))
    table = play(table, GiveTile("tower-11"))
    assert dirks_tiles(table) == tiles("tower-12 tower-11")
    assert (table.seats[0].reserve, table.seats[0].to_place) == ((), ())
    assert asks(table, ChooseAction(1))


@pytest.mark.rule(Rule.PLACE_WHAT_WAS_GAINED)
def test_only_a_tile_bought_in_this_turn_can_be_given() -> None:
    assert refusal(tower_bought(), GiveTile("tower-13-e")) is Rule.PLACE_WHAT_WAS_GAINED


@pytest.mark.rule(Rule.PLACED_AFTER_THE_ACTIONS)
def test_nothing_is_given_before_the_actions_are_over() -> None:
    table = position(seats=2, market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    assert refusal(table, GiveTile("tower-11")) is Rule.PLACED_AFTER_THE_ACTIONS


@pytest.mark.rule(Rule.GIVEN_TO_DIRK)
def test_nothing_is_given_where_there_is_no_dirk() -> None:
    table = position(seats=3, market="tower-11 . . .", hands=["gulden-9 gulden-9"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-9")))
    assert refusal(table, GiveTile("tower-11")) is Order.ANSWER_WHAT_IS_ASKED


@pytest.mark.rule(Rule.NO_LAST_TILES_FOR_DIRK)
def test_the_last_tiles_cannot_be_given_to_dirk() -> None:
    table = position(seats=2, market="tower-11 . . .", bag="", hands=["gulden-1"])
    table = play(table, TAKE_A_NINE)
    assert asks(table, PlaceLastTiles(0))
    assert refusal(table, GiveTile("tower-11")) is Rule.NO_LAST_TILES_FOR_DIRK


@pytest.mark.rule(Rule.NO_LAST_TILES_FOR_DIRK)
def test_dirk_gets_no_last_tile_by_himself() -> None:
    table = position(seats=2, market="tower-11 . . .", bag="")
    table = play(table, TAKE_A_NINE)
    assert dirks_tiles(table) == ()
    assert table.market == (*tiles("tower-11"), None, None, None)


@pytest.mark.rule(Rule.DIRK_CANNOT_WIN)
def test_dirk_cannot_win() -> None:
    table = position(
        seats=2, bag="", cities=["fountain pavilion-8"], dirk="tower-11 garden-10 chambers-10"
    )
    table = play(table, TAKE_A_NINE)
    assert totals(table) == (16, 0, 60)
    assert winners(table) == [0]
