"""Taking money."""

import pytest

from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from tests.core.alhambra.positions import cards, held, is_legal, play, position, refusal


def take(names: str) -> TakeMoney:
    return TakeMoney(cards(names))


def offered(table: Table) -> set[str]:
    """All choices of cards that are offered, as text."""
    listed = [one for one in table.rules.legal_actions(table) if isinstance(one, TakeMoney)]
    choices = [" ".join(one.cards) for one in listed]
    assert len(set(choices)) == len(choices)
    return set(choices)


@pytest.mark.rule(Rule.SEVERAL_CARDS_UP_TO_FIVE)
def test_the_two_cards_on_the_left_or_one_of_the_others() -> None:
    table = position(open_money="denar-2 gulden-3 ducat-7 dirham-6")
    assert is_legal(table, take("denar-2 gulden-3"))
    assert is_legal(table, take("ducat-7"))
    assert is_legal(table, take("dirham-6"))
    assert refusal(table, take("ducat-7 dirham-6")) is Rule.SEVERAL_CARDS_UP_TO_FIVE
    assert refusal(table, take("denar-2 dirham-6")) is Rule.SEVERAL_CARDS_UP_TO_FIVE
    assert offered(table) == {"denar-2", "gulden-3", "denar-2 gulden-3", "ducat-7", "dirham-6"}


@pytest.mark.rule(Rule.SEVERAL_CARDS_UP_TO_FIVE)
def test_one_card_may_have_any_value() -> None:
    table = position(open_money="denar-9 gulden-1 ducat-1 dirham-1")
    assert held(play(table, take("denar-9")), 0) == ["denar-9"]


@pytest.mark.rule(Rule.SEVERAL_CARDS_UP_TO_FIVE)
def test_several_cards_may_not_be_worth_more_than_five() -> None:
    table = position(open_money="denar-1 gulden-2 ducat-2 dirham-3")
    assert is_legal(table, take("denar-1 ducat-2 gulden-2"))
    assert refusal(table, take("denar-1 gulden-2 dirham-3")) is Rule.SEVERAL_CARDS_UP_TO_FIVE


@pytest.mark.rule(Rule.SEVERAL_CARDS_UP_TO_FIVE)
def test_all_four_cards_may_be_taken() -> None:
    table = position(open_money="denar-1 gulden-1 ducat-1 dirham-2", draw_pile="")
    taken = play(table, take("denar-1 gulden-1 ducat-1 dirham-2"))
    assert held(taken, 0) == ["gulden-1", "dirham-2", "denar-1", "ducat-1"]
    assert taken.open_money == ()


@pytest.mark.rule(Rule.TAKE_WHAT_LIES_OPEN)
def test_only_what_lies_open_can_be_taken() -> None:
    table = position(open_money="denar-2 gulden-3 ducat-7 dirham-6", hands=["denar-4"])
    assert refusal(table, take("denar-4")) is Rule.TAKE_WHAT_LIES_OPEN
    assert refusal(table, take("denar-2 denar-3")) is Rule.TAKE_WHAT_LIES_OPEN


@pytest.mark.rule(Rule.TAKE_WHAT_LIES_OPEN)
def test_a_card_cannot_be_taken_twice() -> None:
    table = position(open_money="denar-2 gulden-3 ducat-7 dirham-6")
    assert refusal(table, take("denar-2 denar-2")) is Rule.TAKE_WHAT_LIES_OPEN


@pytest.mark.rule(Rule.TAKE_WHAT_LIES_OPEN)
def test_taking_no_card_is_no_action() -> None:
    assert refusal(position(), take("")) is Rule.TAKE_WHAT_LIES_OPEN


def test_equal_cards_are_one_card() -> None:
    table = position(open_money="denar-2 denar-2 denar-2 denar-9")
    assert offered(table) == {"denar-2", "denar-2 denar-2", "denar-9"}


@pytest.mark.rule(Rule.TAKE_WHAT_LIES_OPEN)
def test_taken_cards_leave_the_display_for_the_hand() -> None:
    table = position(
        open_money="denar-2 denar-2 ducat-7 dirham-6", draw_pile="", hands=["denar-1", "ducat-1"]
    )
    taken = play(table, take("denar-2"))
    assert held(taken, 0) == ["denar-1", "denar-2"]
    assert held(taken, 1) == ["ducat-1"]
    assert sorted(taken.open_money) == sorted(cards("denar-2 ducat-7 dirham-6"))
