"""Buying building tiles."""

import pytest

from core.alhambra.buying import BuyTile, is_exact
from core.alhambra.components import MONEY
from core.alhambra.palace import place
from core.alhambra.placing import KeepTile, PlaceTiles
from core.alhambra.redesigning import ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from tests.core.alhambra.positions import (
    asks,
    cards,
    hand,
    held,
    is_legal,
    play,
    position,
    refusal,
    tiles,
)


def buy(tile: str, pay: str) -> BuyTile:
    return BuyTile(tile, cards(pay))


def offered(table: Table) -> list[str]:
    """The payments that are offered, as text."""
    actions = table.rules.legal_actions(table)
    return [" ".join(one.pay) for one in actions if isinstance(one, BuyTile)]


@pytest.mark.rule(Rule.BUY_FROM_THE_MARKET)
def test_only_what_lies_on_the_market_can_be_bought() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 denar-9"], reserves=["tower-11"])
    assert refusal(table, buy("garden-11", "denar-9 denar-9")) is Rule.BUY_FROM_THE_MARKET
    assert refusal(table, buy("tower-11", "denar-9 denar-9")) is Rule.BUY_FROM_THE_MARKET


@pytest.mark.rule(Rule.BUY_FROM_THE_MARKET)
def test_a_bought_tile_has_left_the_market() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 denar-1 denar-9 denar-1"])
    table = play(table, buy("garden-10", "denar-9 denar-1"))
    assert refusal(table, buy("garden-10", "denar-9 denar-1")) is Rule.BUY_FROM_THE_MARKET


@pytest.mark.rule(Rule.CURRENCY_OF_THE_PLACE)
@pytest.mark.parametrize(
    ("market", "currency"),
    [
        ("pavilion-8 . . .", "gulden"),
        (". pavilion-8 . .", "dirham"),
        (". . pavilion-8 .", "denar"),
        (". . . pavilion-8", "ducat"),
    ],
)
def test_each_market_place_asks_for_its_currency(market: str, currency: str) -> None:
    table = position(market=market, hands=["gulden-9 dirham-9 denar-9 ducat-9"])
    for card in ("gulden-9", "dirham-9", "denar-9", "ducat-9"):
        if card.startswith(currency):
            assert is_legal(table, buy("pavilion-8", card))
        else:
            assert refusal(table, buy("pavilion-8", card)) is Rule.CURRENCY_OF_THE_PLACE


@pytest.mark.rule(Rule.CURRENCY_OF_THE_PLACE)
def test_currencies_cannot_be_mixed() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 ducat-1 denar-1"])
    assert refusal(table, buy("garden-10", "denar-9 ducat-1")) is Rule.CURRENCY_OF_THE_PLACE


@pytest.mark.rule(Rule.PAY_WHAT_YOU_HAVE)
def test_only_the_cards_in_the_hand_can_be_paid() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9", "denar-5 denar-6"])
    assert refusal(table, buy("garden-10", "denar-5 denar-6")) is Rule.PAY_WHAT_YOU_HAVE


@pytest.mark.rule(Rule.PAY_WHAT_YOU_HAVE)
def test_a_card_cannot_be_paid_twice() -> None:
    table = position(market=". . garden-10 .", hands=["denar-5 denar-6"])
    assert refusal(table, buy("garden-10", "denar-5 denar-5")) is Rule.PAY_WHAT_YOU_HAVE


@pytest.mark.rule(Rule.PAY_THE_PRICE)
def test_the_price_must_be_paid() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 denar-1"])
    assert refusal(table, buy("garden-10", "denar-9")) is Rule.PAY_THE_PRICE
    assert refusal(table, buy("garden-10", "")) is Rule.PAY_THE_PRICE
    assert is_legal(table, buy("garden-10", "denar-1 denar-9"))


@pytest.mark.rule(Rule.NO_CHANGE, Rule.EXACT_PAYMENT)
def test_a_garden_for_ten_paid_with_eleven_ends_the_turn_without_change() -> None:
    table = position(market=". . garden-10 .", hands=["denar-5 denar-6 ducat-1"])
    table = play(table, buy("garden-10", "denar-5 denar-6"))
    assert asks(table, PlaceTiles(0))
    assert held(table, 0) == ["ducat-1"]


@pytest.mark.rule(Rule.NO_CHANGE)
def test_too_much_may_be_paid_on_purpose() -> None:
    table = position(market=". . garden-10 .", hands=["denar-1 denar-9 denar-8"])
    wasteful = buy("garden-10", "denar-9 denar-1 denar-8")
    assert table.rules.violation(table, wasteful) is None
    paid = play(table, wasteful)
    assert held(paid, 0) == []
    assert asks(paid, PlaceTiles(0))


@pytest.mark.rule(Rule.NO_CHANGE)
def test_a_payment_with_a_superfluous_card_is_legal_but_not_offered() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 denar-8 denar-1"])
    assert sorted(offered(table)) == ["denar-1 denar-9", "denar-8 denar-9"]
    assert table.rules.violation(table, buy("garden-10", "denar-1 denar-8 denar-9")) is None


@pytest.mark.rule(Rule.PAID_CARDS_ARE_DISCARDED)
def test_what_was_paid_goes_to_the_discards() -> None:
    table = position(
        market=". . garden-10 .", hands=["denar-5 denar-6 ducat-1"], discards="gulden-3"
    )
    table = play(table, buy("garden-10", "denar-6 denar-5"))
    assert sorted(table.discards) == sorted(cards("gulden-3 denar-5 denar-6"))


@pytest.mark.rule(Rule.EXACT_PAYMENT)
def test_after_an_exact_payment_the_same_seat_chooses_again() -> None:
    table = position(market=". . garden-10 .", hands=["denar-4 denar-6"])
    assert asks(play(table, buy("garden-10", "denar-4 denar-6")), ChooseAction(0))


@pytest.mark.rule(Rule.EXACT_PAYMENT)
@pytest.mark.parametrize("pay", ["denar-4 denar-6", "denar-4 denar-7", "denar-6 denar-7"])
def test_a_payment_is_called_exact_if_it_lets_the_seat_choose_again(pay: str) -> None:
    table = position(market=". . garden-10 .", hands=["denar-4 denar-6 denar-7"])
    bought = buy("garden-10", pay)
    assert is_exact(bought) == asks(play(table, bought), ChooseAction(0))
    assert is_exact(bought) == (pay == "denar-4 denar-6")


@pytest.mark.rule(Rule.EXACT_PAYMENT)
def test_five_actions_in_a_turn_by_four_exact_payments() -> None:
    table = position(
        market="tower-9-nw garden-9-e chambers-9-s arcades-9",
        hands=["gulden-9 dirham-9 denar-4 denar-5 ducat-9"],
        open_money="denar-1 gulden-1 ducat-1 dirham-1",
    )
    table = play(
        table,
        buy("tower-9-nw", "gulden-9"),
        buy("garden-9-e", "dirham-9"),
        buy("chambers-9-s", "denar-4 denar-5"),
        buy("arcades-9", "ducat-9"),
    )
    assert asks(table, ChooseAction(0))
    assert offered(table) == []
    table = play(table, TakeMoney(cards("denar-1 gulden-1")))
    assert asks(table, PlaceTiles(0))
    assert table.seats[0].to_place == tiles("tower-9-nw garden-9-e chambers-9-s arcades-9")


@pytest.mark.rule(Rule.EXACT_PAYMENT, Rule.NEW_TILES_TAKE_NO_PART)
def test_an_exchange_after_two_exact_payments_with_a_tile_of_the_reserve() -> None:
    table = position(
        market="tower-9-nw garden-9-e . .",
        hands=["gulden-9 dirham-9"],
        cities=["fountain chambers-10"],
        reserves=["chambers-11"],
    )
    table = play(table, buy("tower-9-nw", "gulden-9"), buy("garden-9-e", "dirham-9"))
    assert asks(table, ChooseAction(0))
    table = play(table, ExchangeTiles("chambers-11", "chambers-10"))
    assert table.seats[0].palace.tiles[place(1, 0)].id == "chambers-11"
    assert asks(table, PlaceTiles(0))
    table = play(table, KeepTile("garden-9-e"), KeepTile("tower-9-nw"))
    assert table.seats[0].reserve == tiles("chambers-10 garden-9-e tower-9-nw")
    assert asks(table, ChooseAction(1))


@pytest.mark.rule(Rule.EXACT_PAYMENT)
def test_another_action_after_an_exact_payment_can_be_any_of_the_three() -> None:
    table = position(
        market="tower-9-nw garden-9-e . .",
        hands=["gulden-9 dirham-9"],
        cities=["fountain chambers-10"],
    )
    table = play(table, buy("tower-9-nw", "gulden-9"))
    assert is_legal(table, TakeMoney(cards("denar-9")))
    assert is_legal(table, buy("garden-9-e", "dirham-9"))
    assert is_legal(table, RemoveTile("chambers-10"))


@pytest.mark.rule(Rule.MARKET_WAITS)
def test_the_market_stays_empty_until_the_turn_is_over() -> None:
    table = position(
        market=". . garden-10 tower-11", hands=["denar-4 denar-6"], bag="pavilion-8 seraglio-9"
    )
    table = play(table, buy("garden-10", "denar-4 denar-6"))
    assert table.market == (None, None, None, *tiles("tower-11"))
    assert table.bag == tiles("pavilion-8 seraglio-9")


def test_equal_cards_pay_alike() -> None:
    table = position(market=". . garden-10 .", hands=["denar-5 denar-5 denar-5"])
    assert offered(table) == ["denar-5 denar-5"]


def test_a_hand_of_all_27_cards_of_a_currency_pays_in_a_moment() -> None:
    table = position(market=". . tower-13-e .")
    everything = hand(" ".join(f"denar-{value}" for value in range(1, 10) for _ in range(3)))
    table = table.with_seat(0, table.seats[0]._replace(hand=everything))
    payments = offered(table)
    assert len(set(payments)) == len(payments)
    # Exactly 13 out of parts of 1 to 9, each three times at most, and what is above 13.
    assert "denar-4 denar-9" in payments
    assert "denar-1 denar-1 denar-1 denar-2 denar-2 denar-2 denar-4" in payments
    assert all(sum(MONEY[card].value for card in one.split()) >= 13 for one in payments)
    assert len(payments) < 500
