"""At the end of your turn: money cards and market are refilled."""

from random import Random

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.placing import KeepTile
from core.alhambra.refilling import NewPile, Reshuffle
from core.alhambra.rules import Rule
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from tests.core.alhambra.positions import asks, cards, play, position, tiles


@pytest.mark.rule(Rule.MARKET_FILLED_IN_ORDER, Rule.MARKET_REFILLED)
def test_places_2_and_4_are_refilled_in_order() -> None:
    table = position(
        market="tower-11 garden-9-e chambers-9-s arcades-9",
        hands=["dirham-9 ducat-9"],
        bag="pavilion-8 seraglio-9 tower-12",
    )
    table = play(
        table,
        BuyTile("arcades-9", cards("ducat-9")),
        BuyTile("garden-9-e", cards("dirham-9")),
        TakeMoney(cards("denar-9")),
        KeepTile("arcades-9"),
        KeepTile("garden-9-e"),
    )
    assert table.market == tiles("tower-11 pavilion-8 chambers-9-s seraglio-9")
    assert table.bag == tiles("tower-12")


@pytest.mark.rule(Rule.MONEY_REFILLED)
def test_four_money_cards_lie_open_again() -> None:
    table = position(
        open_money="denar-1 denar-2 gulden-1 ducat-9", draw_pile="ducat-1 ducat-2 ducat-3 ducat-4"
    )
    table = play(table, TakeMoney(cards("denar-1 denar-2 gulden-1")))
    assert sorted(table.open_money) == sorted(cards("ducat-9 ducat-1 ducat-2 ducat-3"))
    assert table.draw_pile == cards("ducat-4")
    assert asks(table, ChooseAction(1))


@pytest.mark.rule(Rule.MONEY_REFILLED)
def test_nothing_is_drawn_where_nothing_is_missing() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-5 gulden-7"], draw_pile="denar-1")
    table = play(table, BuyTile("tower-11", cards("gulden-5 gulden-7")), KeepTile("tower-11"))
    assert table.draw_pile == cards("denar-1")


@pytest.mark.rule(Rule.DISCARDS_BECOME_THE_PILE)
def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    table = position(
        open_money="denar-1 denar-2 gulden-1 ducat-9",
        draw_pile="ducat-1",
        discards="dirham-1 dirham-2 dirham-3 dirham-4",
    )
    table = play(table, TakeMoney(cards("denar-1 denar-2 gulden-1")))
    assert asks(table, Reshuffle())
    assert table.open_money == cards("ducat-9 ducat-1")
    table = play(table, NewPile(cards("dirham-4 dirham-2 dirham-1 dirham-3")))
    assert table.open_money == cards("ducat-9 ducat-1 dirham-4 dirham-2")
    assert table.draw_pile == cards("dirham-1 dirham-3")
    assert table.discards == ()
    assert asks(table, ChooseAction(1))


@pytest.mark.rule(Rule.DISCARDS_BECOME_THE_PILE)
def test_the_new_pile_is_made_of_the_discards() -> None:
    table = play(position(draw_pile="", discards="dirham-1 dirham-2"), TakeMoney(cards("denar-9")))
    for wrong in ("dirham-1", "dirham-1 dirham-3", "dirham-1 dirham-2 dirham-2"):
        violation = table.rules.violation(table, NewPile(cards(wrong)))
        assert violation is not None
        assert violation.rule is Rule.DISCARDS_BECOME_THE_PILE


@pytest.mark.rule(Rule.DISCARDS_BECOME_THE_PILE)
def test_what_chance_shuffles_is_the_discards() -> None:
    table = play(position(draw_pile="", discards="dirham-1 dirham-2"), TakeMoney(cards("denar-9")))
    orders = {table.rules.draw(table, Random(seed)) for seed in range(20)}
    assert orders == {NewPile(cards("dirham-1 dirham-2")), NewPile(cards("dirham-2 dirham-1"))}


@pytest.mark.rule(Rule.DISCARDS_BECOME_THE_PILE)
def test_a_pile_that_is_just_enough_is_not_rebuilt() -> None:
    table = position(draw_pile="ducat-1", discards="dirham-1")
    table = play(table, TakeMoney(cards("denar-9")))
    assert asks(table, ChooseAction(1))
    assert table.draw_pile == ()
    assert table.discards == cards("dirham-1")


@pytest.mark.rule(Rule.DISCARDS_BECOME_THE_PILE)
def test_without_discards_fewer_cards_lie_open() -> None:
    table = play(position(draw_pile=""), TakeMoney(cards("denar-9")))
    assert asks(table, ChooseAction(1))
    assert table.open_money == cards("gulden-9 dirham-9 ducat-9")


@pytest.mark.rule(Rule.DISCARDS_BECOME_THE_PILE)
def test_what_was_paid_in_this_turn_is_among_the_discards() -> None:
    table = position(
        market="tower-11 . . .", hands=["gulden-5 gulden-6"], draw_pile="", open_money="denar-1"
    )
    table = play(
        table,
        BuyTile("tower-11", cards("gulden-5 gulden-6")),
        TakeMoney(cards("denar-1")),
        KeepTile("tower-11"),
        NewPile(cards("gulden-6 gulden-5")),
    )
    assert table.open_money == cards("gulden-6 gulden-5")
    assert asks(table, ChooseAction(1))


@pytest.mark.rule(Rule.MARKET_REFILLED)
def test_the_market_is_refilled_when_the_turn_is_over() -> None:
    table = position(
        market="tower-11 garden-10 . .",
        hands=["gulden-5 gulden-6"],
        bag="pavilion-8 seraglio-9 arcades-9",
    )
    table = play(
        table, BuyTile("tower-11", cards("gulden-5 gulden-6")), TakeMoney(cards("denar-9"))
    )
    assert table.market == (None, *tiles("garden-10"), None, None)
    table = play(table, KeepTile("tower-11"))
    assert table.market == tiles("pavilion-8 garden-10 seraglio-9 arcades-9")
