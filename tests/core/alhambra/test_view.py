"""What a seat may see of the table."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.alhambra.buying import BuyTile
from core.alhambra.components import FACE_DOWN, Money
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile
from core.alhambra.rules import Rule
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.table import EMPTY_HAND, Table
from core.alhambra.taking_money import TakeMoney, with_card
from core.alhambra.view import known_to, view_of
from core.kernel.rulebook import CHANCE
from tests.core.alhambra.positions import cards, held, play, position

NAMES = ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"]


def view(table: Table, seat: int) -> str:
    """All that a seat gets to see, as it is sent to a computer player."""
    return json.dumps(view_of(table, seat, NAMES))


def middle_of_a_game(seats: int, random: Random, actions: int) -> Table:
    """A table after so many random actions of seats."""
    table = new_table(rules_for(seats))
    while actions and table.agenda:
        if table.rules.decision(table).seat == CHANCE:
            table = play(table, table.rules.draw(table, random))
        else:
            table = play(table, table.rules.any_legal_action(table, random))
            actions -= 1
    return table


def with_hidden_things_swapped(table: Table, seat: int, random: Random) -> Table:
    """The other hands and the pile dealt anew from each other, the bag in another order.

    What everybody knows stays: how many cards a hand has, and where special cards lie.
    """
    others = [other for other in range(len(table.seats)) if other != seat]
    hidden = [card for card in table.draw_pile if isinstance(card, Money)]
    hidden += [
        card for other in others for of_place in table.seats[other].hand for card in of_place
    ]
    random.shuffle(hidden)
    for other in others:
        hand = EMPTY_HAND
        for _ in held(table, other):
            hand = with_card(hand, hidden.pop())
        table = table.with_seat(other, table.seats[other]._replace(hand=hand))
    bag = tuple(random.sample(table.bag, len(table.bag)))
    pile = tuple(hidden.pop() if isinstance(card, Money) else card for card in table.draw_pile)
    return table._replace(bag=bag, draw_pile=pile)


@pytest.mark.unmeasured
@pytest.mark.rule(Rule.HANDS_ARE_SECRET)
@settings(max_examples=20, deadline=None)
@given(st.integers(2, 6), st.integers(0, 80), st.randoms(use_true_random=False))
def test_a_view_does_not_change_when_hidden_cards_are_swapped(
    seats: int, actions: int, random: Random
) -> None:
    table = middle_of_a_game(seats, random, actions)
    for seat in range(seats):
        swapped = with_hidden_things_swapped(table, seat, random)
        assert view(swapped, seat) == view(table, seat)
        assert known_to(swapped, seat) == known_to(table, seat)
        assert known_to(swapped, None) == known_to(table, None)


@pytest.mark.rule(Rule.HANDS_ARE_SECRET)
def test_what_a_seat_may_not_know_lies_face_down() -> None:
    table = position(
        hands=["denar-3 gulden-5", "ducat-7 ducat-8"],
        draw_pile="denar-9 scoring-1",
        bag="tower-12 arcades-9",
    )
    known = known_to(table, 1)
    assert [held(known, seat) for seat in range(2)] == [[FACE_DOWN] * 2, held(table, 1)]
    assert known.draw_pile == (FACE_DOWN,) * 2
    assert [tile.id for tile in known.bag] == ["arcades-9", "tower-12"]
    assert [held(known_to(table, None), seat) for seat in range(2)] == [[FACE_DOWN] * 2] * 2


@pytest.mark.rule(Rule.HANDS_ARE_SECRET)
def test_of_pile_and_bag_only_the_numbers_are_seen() -> None:
    seen = view_of(position(draw_pile="denar-9 denar-8", bag="tower-12"), 0, NAMES)
    assert (seen["draw_pile"], seen["bag"]) == (2, 1)


@pytest.mark.rule(Rule.HANDS_ARE_SECRET)
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have() -> None:
    table = position(hands=["denar-3 gulden-5", "ducat-7", ""])
    assert [view_of(table, seat, NAMES)["hand"] for seat in range(3)] == [
        ["gulden-5", "denar-3"],
        ["ducat-7"],
        [],
    ]
    for seat in range(3):
        assert [one["cards"] for one in view_of(table, seat, NAMES)["seats"]] == [2, 1, 0]
    assert "ducat-7" not in view(table, 0)
    assert "denar-3" not in view(table, 1)


def test_everybody_sees_what_lies_on_the_table() -> None:
    table = position(
        market="tower-11 . garden-10 .",
        hands=["gulden-9 gulden-9"],
        cities=["", "fountain seraglio-4-ne"],
        reserves=["pavilion-8"],
        open_money="denar-1 ducat-2",
        draw_pile="denar-9",
        discards="denar-5 denar-6",
    )
    bought = play(table, BuyTile("tower-11", cards("gulden-9 gulden-9")))
    seen = view_of(bought, 2, NAMES)
    assert seen["market"] == {"gulden": None, "dirham": None, "denar": "garden-10", "ducat": None}
    assert seen["money"] == ["denar-1", "ducat-2"]
    assert (seen["draw_pile"], seen["discards"]) == (1, 4)
    assert (seen["you"], seen["to_move"], seen["phase"]) == (2, 0, "place")
    assert seen["seats"][0]["to_place"] == [{"tile": "tower-11", "walls": ""}]
    assert seen["seats"][0]["reserve"] == [{"tile": "pavilion-8", "walls": ""}]
    assert seen["seats"][1]["palace"] == [
        {"tile": "fountain", "walls": "", "at": [0, 0], "citizen": None},
        {"tile": "seraglio-4-ne", "walls": "ne", "at": [1, 0], "citizen": None},
    ]
    built = play(bought, BuildTile("tower-11", place(0, 1)))
    assert view_of(built, 2, NAMES)["seats"][0]["palace"][-1]["at"] == [0, 1]


def test_points_are_seen_by_all() -> None:
    table = position(draw_pile="scoring-1 denar-1", cities=["", "fountain tower-11"])
    table = play(table, TakeMoney(cards("denar-9")))
    seen = view_of(table, 0, NAMES)
    assert [seat["score"] for seat in seen["seats"]] == [0, 6, 0]
    assert seen["scorings"] == 1


def test_dirk_is_seen_where_he_sits() -> None:
    table = position(seats=2, dirk="tower-11 pavilion-8")
    assert view_of(table, 0, NAMES)["dirk"] == {"score": 0, "tiles": ["tower-11", "pavilion-8"]}
    assert view_of(position(seats=3), 0, NAMES)["dirk"] is None
