"""The module of the thieves."""

from collections import Counter
from random import Random

import pytest

from core.alhambra import rules as base
from core.alhambra.buying import BuyTile
from core.alhambra.components import CURRENCIES
from core.alhambra.modules.thieves import (
    DealThieves,
    Decline,
    Rule,
    SendThief,
    Steal,
    Thieves,
    ThievesDealt,
)
from core.alhambra.modules.walls import OpenWallCards
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.refilling import NewPile, Reshuffle
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from core.alhambra.view import known_to, view_of
from core.kernel.rulebook import Order
from tests.core.alhambra import positions
from tests.core.alhambra.modules.tables import broken_rule, dealt, offers, pile, waits_for
from tests.core.alhambra.positions import cards, held, is_legal, play, refusal, tiles

TAKE_A_NINE = TakeMoney(cards("denar-9"))
A_FULL_MARKET = "tower-7-new garden-6-esw chambers-5-nsw arcades-4-nes"


def position(*thieves: str, modules: str = "thieves", **of_the_base_game: object) -> Table:
    """A table where the seats hold these thieves."""
    table = positions.position(
        modules=tuple(modules.split()),
        **{"market": A_FULL_MARKET, **of_the_base_game},  # type: ignore[arg-type]
    )
    hands = [tuple(hand.split()) for hand in thieves]
    hands += [()] * (len(table.seats) - len(hands))
    return table.with_annex(Thieves(tuple(hands)))


def steal(name: str) -> Steal:
    """Send the thief of its currency to take this card."""
    (card,) = cards(name)
    return Steal(CURRENCIES[card.place], card)


def asked(table: Table) -> int:
    """The seat that may send a thief now."""
    question = table.agenda[-1]
    assert isinstance(question, SendThief)
    return question.seat


def thieves(table: Table, seat: int) -> tuple[str, ...]:
    return table.annex(Thieves).hands[seat]


# Getting ready


def ready_to_deal(seats: int) -> Table:
    table = new_table(rules_for(seats, ("thieves",)))
    random = Random(1)
    while not waits_for(table, DealThieves()):
        table = play(table, table.rules.draw(table, random))
    return table


@pytest.mark.rule(Rule.TWELVE_THIEVES)
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_so_many_thieves_are_dealt_to_each_seat(seats: int, each: int) -> None:
    table = ready_to_deal(seats)
    for seed in range(20):
        drawn = table.rules.draw(table, Random(seed))
        assert isinstance(drawn, ThievesDealt)
        assert broken_rule(table, drawn) is None
        assert [len(hand) for hand in drawn.hands] == [each] * seats
        assert max(Counter(thief for hand in drawn.hands for thief in hand).values()) <= 3


@pytest.mark.rule(Rule.TWELVE_THIEVES)
def test_all_twelve_thieves_are_dealt_to_three_or_four_or_six() -> None:
    for seats in (3, 4, 6):
        table = ready_to_deal(seats)
        drawn = table.rules.draw(table, Random(1))
        assert isinstance(drawn, ThievesDealt)
        dealt_thieves = Counter(thief for hand in drawn.hands for thief in hand)
        assert dealt_thieves == dict.fromkeys(CURRENCIES, 3)


@pytest.mark.rule(Rule.TWELVE_THIEVES)
@pytest.mark.parametrize(
    "hands",
    [
        ["gulden gulden gulden dirham", "dirham dirham denar denar", "denar ducat ducat"],
        ["gulden gulden gulden dirham dirham", "dirham denar denar", "denar ducat ducat ducat"],
        ["gulden gulden gulden gulden", "dirham dirham denar denar", "denar ducat ducat ducat"],
        ["gulden gulden gulden dirham", "dirham dirham denar denar"],
        [
            "gulden gulden gulden dirham",
            "dirham dirham denar denar",
            "denar ducat ducat ducat",
            "denar ducat ducat ducat",
        ],
    ],
    ids=["too few", "unequal", "four of one currency", "a seat too few", "a seat too many"],
)
def test_no_other_deal_is_possible(hands: list[str]) -> None:
    table = ready_to_deal(3)
    wrong = ThievesDealt(tuple(tuple(hand.split()) for hand in hands))
    assert broken_rule(table, wrong) is Rule.TWELVE_THIEVES


@pytest.mark.rule(Rule.TWELVE_THIEVES)
def test_the_thieves_are_dealt_after_the_money_and_the_start_player_begins() -> None:
    table = dealt("thieves")
    table = play(table, pile(table, {"scoring-1": 20, "scoring-2": 60}))
    assert waits_for(table, DealThieves())
    hands = (
        ("gulden", "dirham", "denar", "ducat"),
        ("gulden", "dirham", "denar", "ducat"),
        ("ducat", "denar", "dirham", "gulden"),
    )
    table = play(table, ThievesDealt(hands))
    assert Counter(thieves(table, 2)) == Counter(hands[2])
    assert waits_for(table, ChooseAction(0))


@pytest.mark.rule(Rule.TWELVE_THIEVES)
def test_a_seat_sees_its_own_thieves_and_of_the_others_only_how_many() -> None:
    table = position("denar gulden", "ducat", "dirham dirham denar")
    view = view_of(table, 1, ["Ann", "Ben", "Cem"])
    assert view["thieves"] == ["ducat"]
    assert [seat["thieves"] for seat in view["seats"]] == [2, 1, 3]
    other = position("ducat ducat", "ducat", "gulden gulden gulden")
    assert view_of(other, 1, ["Ann", "Ben", "Cem"]) == view
    assert known_to(other, 1) == known_to(table, 1)


@pytest.mark.rule(Rule.TWELVE_THIEVES)
def test_of_the_line_that_deals_them_a_seat_sees_its_own_hand() -> None:
    table = ready_to_deal(3)
    line = {"chance": "thieves", "hands": [["gulden"] * 3, ["denar"] * 3, ["ducat"] * 3]}
    chance = table.rules.chances[DealThieves]
    assert chance.seen(line, table, 1) == {**line, "hands": [None, ["denar"] * 3, None]}


@pytest.mark.rule(Rule.TWELVE_THIEVES)
def test_nobody_has_thieves_before_they_are_dealt_or_without_the_module() -> None:
    names = ["Ann", "Ben", "Cem"]
    for table in (new_table(rules_for(3, ("thieves",))), positions.position()):
        view = view_of(table, 0, names)
        assert view["thieves"] == []
        assert [seat["thieves"] for seat in view["seats"]] == [0, 0, 0]


# When


@pytest.mark.rule(Rule.BETWEEN_TURNS)
def test_thieves_are_asked_for_when_the_turn_is_completely_over() -> None:
    table = position(
        "gulden",
        market="tower-11 garden-10 chambers-10 arcades-9",
        hands=["gulden-9 gulden-9"],
        bag="tower-12",
    )
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-9")))
    assert waits_for(table, PlaceTiles(0))
    assert refusal(table, steal("gulden-9")) is Rule.BETWEEN_TURNS
    table = play(table, BuildTile("tower-11", place(0, 1)))
    assert asked(table) == 0
    assert table.market == tiles("tower-12 garden-10 chambers-10 arcades-9")


@pytest.mark.rule(Rule.BETWEEN_TURNS)
def test_thieves_come_after_the_refill_and_the_scoring() -> None:
    table = position("ducat", draw_pile="scoring-1 ducat-5 ducat-6", cities=["fountain tower-11"])
    table = play(table, TAKE_A_NINE)
    assert asked(table) == 0
    assert [scoring.number for scoring in table.scorings] == [1]
    assert is_legal(table, steal("ducat-5"))


@pytest.mark.rule(Rule.BETWEEN_TURNS)
def test_whoever_is_about_to_play_is_not_asked() -> None:
    table = position("", "gulden dirham denar ducat")
    assert waits_for(play(table, TAKE_A_NINE), ChooseAction(1))


@pytest.mark.rule(Rule.BETWEEN_TURNS)
def test_nobody_steals_in_a_turn() -> None:
    table = position("gulden", "gulden")
    assert refusal(table, steal("gulden-9")) is Rule.BETWEEN_TURNS
    assert refusal(table, Decline()) is Rule.BETWEEN_TURNS


@pytest.mark.rule(Rule.BETWEEN_TURNS)
def test_nobody_steals_before_the_first_turn() -> None:
    table = dealt("thieves")
    table = play(table, pile(table, {"scoring-1": 20, "scoring-2": 60}))
    table = play(table, ThievesDealt((("gulden", "dirham", "denar", "ducat"),) * 3))
    assert {card.place for card in table.open_money} == {3}
    assert waits_for(table, ChooseAction(0))


@pytest.mark.rule(Rule.BETWEEN_TURNS, base.Rule.GAME_ENDS)
def test_nobody_steals_after_the_last_turn() -> None:
    all_four = "gulden dirham denar ducat"
    table = position(all_four, all_four, all_four, market=". . . tower-11", bag="")
    after = play(table, TAKE_A_NINE)
    assert after.agenda == ()
    table = position(all_four, all_four, all_four, market=". . . tower-11", bag="")
    rich = table.with_seat(0, table.seats[0]._replace(hand=positions.hand("ducat-1")))
    after = play(rich, TAKE_A_NINE)
    assert waits_for(after, PlaceLastTiles(0))
    assert refusal(after, steal("ducat-9")) is Rule.BETWEEN_TURNS
    assert play(after, KeepTile("tower-11")).agenda == ()


@pytest.mark.rule(Rule.BETWEEN_TURNS)
def test_the_view_shows_who_is_asked_and_who_is_about_to_play() -> None:
    table = play(position("ducat"), TAKE_A_NINE)
    view = view_of(table, 0, ["Ann", "Ben", "Cem"])
    assert (view["phase"], view["you"], view["to_move"]) == ("steal", 0, 1)


def test_there_are_no_thieves_without_the_module() -> None:
    assert refusal(positions.position(), steal("denar-9")) is Order.ANSWER_WHAT_IS_ASKED


# Which thief takes what


@pytest.mark.rule(Rule.SEND_A_THIEF_YOU_HAVE)
def test_only_a_thief_that_the_seat_holds_can_be_sent() -> None:
    table = play(position("gulden", "denar", "ducat"), TAKE_A_NINE)
    table = play(table, Decline())
    assert asked(table) == 0
    assert is_legal(table, steal("gulden-9"))
    assert refusal(table, steal("ducat-9")) is Rule.SEND_A_THIEF_YOU_HAVE


@pytest.mark.rule(Rule.ONE_CARD_OF_ITS_CURRENCY)
def test_a_thief_takes_a_card_into_the_hand_and_is_out_of_the_game() -> None:
    table = position("gulden ducat", hands=["denar-1"])
    table = play(table, TAKE_A_NINE, steal("gulden-9"))
    assert held(table, 0) == ["gulden-9", "denar-1", "denar-9"]
    assert thieves(table, 0) == ("ducat",)


@pytest.mark.rule(Rule.ONE_CARD_OF_ITS_CURRENCY)
def test_a_thief_takes_a_card_of_any_value_but_only_one() -> None:
    table = position("gulden", open_money="denar-9 gulden-1 gulden-2 gulden-8")
    table = play(table, TAKE_A_NINE)
    assert offers(
        table, steal("gulden-1"), steal("gulden-2"), steal("gulden-8"), steal("gulden-9"), Decline()
    )
    table = play(table, steal("gulden-1"))
    assert held(table, 0) == ["gulden-1", "denar-9"]
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.ONE_CARD_OF_ITS_CURRENCY)
def test_a_thief_takes_no_card_of_another_currency() -> None:
    table = play(position("gulden"), TAKE_A_NINE)
    (ducat,) = cards("ducat-9")
    assert refusal(table, Steal("gulden", ducat)) is Rule.ONE_CARD_OF_ITS_CURRENCY


@pytest.mark.rule(Rule.ONE_CARD_OF_ITS_CURRENCY)
def test_a_thief_takes_no_card_that_does_not_lie_open() -> None:
    table = play(position("gulden", hands=["", "gulden-3"]), TAKE_A_NINE)
    assert refusal(table, steal("gulden-3")) is Rule.ONE_CARD_OF_ITS_CURRENCY


@pytest.mark.rule(Rule.ONE_CARD_OF_ITS_CURRENCY)
def test_nobody_is_asked_whose_currencies_do_not_lie_open() -> None:
    table = position(
        "gulden", "", "dirham", open_money="denar-9 denar-8 ducat-8 ducat-9", draw_pile="denar-7"
    )
    assert waits_for(play(table, TAKE_A_NINE), ChooseAction(1))


@pytest.mark.rule(Rule.ONE_CARD_OF_ITS_CURRENCY)
def test_equal_cards_and_equal_thieves_are_one_choice() -> None:
    table = position("ducat ducat", open_money="denar-9 ducat-8 ducat-8 ducat-9")
    table = table._replace(draw_pile=cards("denar-1"))
    table = play(table, TAKE_A_NINE)
    assert offers(table, steal("ducat-8"), steal("ducat-9"), Decline())
    table = play(table, steal("ducat-8"))
    assert table.open_money == cards("ducat-8 ducat-9 denar-1")
    assert thieves(table, 0) == ("ducat",)


# After a theft


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_money_is_made_up_to_four_after_each_theft() -> None:
    table = position("gulden ducat", draw_pile="gulden-1 ducat-2 denar-3 denar-4")
    table = play(table, TAKE_A_NINE)
    assert table.open_money == cards("gulden-9 dirham-9 ducat-9 gulden-1")
    table = play(table, steal("gulden-9"))
    assert table.open_money == cards("dirham-9 ducat-9 gulden-1 ducat-2")
    table = play(table, steal("ducat-2"))
    assert table.open_money == cards("dirham-9 ducat-9 gulden-1 denar-3")
    assert table.draw_pile == cards("denar-4")


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_a_thief_can_take_what_was_refilled_after_the_theft_before() -> None:
    table = position("gulden denar", draw_pile="gulden-1 denar-5 denar-3 denar-4")
    table = play(table, TAKE_A_NINE, steal("gulden-9"), steal("denar-5"))
    assert held(table, 0) == ["gulden-9", "denar-5", "denar-9"]


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_a_scoring_card_that_turns_up_is_scored_before_the_next_theft() -> None:
    table = position(
        "gulden gulden",
        cities=["fountain tower-11"],
        draw_pile="denar-1 scoring-1 gulden-2 gulden-3",
    )
    table = play(table, TAKE_A_NINE)
    assert table.scorings == ()
    table = play(table, steal("gulden-9"))
    (scoring,) = table.scorings
    assert scoring.points["tower"] == (6, 0, 0)
    assert asked(table) == 0
    assert table.open_money == cards("dirham-9 ducat-9 denar-1 gulden-2")


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT, base.Rule.DIRK_GETS_SIX_MORE)
def test_dirk_gets_his_tiles_after_a_scoring_between_thefts() -> None:
    table = position("gulden", seats=2, draw_pile="denar-1 scoring-1 gulden-2 gulden-3")
    bag = table.bag
    table = play(table, TAKE_A_NINE, steal("gulden-9"))
    (dirk,) = table.collectors
    assert dirk.tiles == bag[:6]
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_the_scoring_waits_until_four_cards_lie_open_again() -> None:
    table = position(
        "gulden", cities=["fountain tower-11"], draw_pile="denar-1 scoring-1", discards="denar-3"
    )
    table = play(table, TAKE_A_NINE, steal("gulden-9"))
    assert waits_for(table, Reshuffle())
    assert table.scorings == ()
    table = play(table, NewPile(cards("denar-3")))
    assert [scoring.number for scoring in table.scorings] == [1]
    assert table.open_money == cards("dirham-9 ducat-9 denar-1 denar-3")
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_a_wall_card_that_turns_up_after_a_theft_lies_open() -> None:
    table = position("gulden", modules="walls thieves", draw_pile="denar-1 wall-n wall-e denar-2")
    table = play(table, TAKE_A_NINE, steal("gulden-9"))
    assert table.annex(OpenWallCards).cards == ("wall-n", "wall-e")
    assert table.open_money[-1] == "denar-2"


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT, base.Rule.DISCARDS_BECOME_THE_PILE)
def test_the_discards_are_shuffled_between_thefts_and_the_questions_go_on() -> None:
    table = position("gulden", "", "ducat", draw_pile="denar-1", discards="denar-3 ducat-4")
    table = play(table, TAKE_A_NINE)
    assert asked(table) == 2
    table = play(table, Decline(), steal("gulden-9"))
    assert waits_for(table, Reshuffle())
    table = play(table, NewPile(cards("ducat-4 denar-3")))
    assert asked(table) == 2
    assert is_legal(table, steal("ducat-4"))


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_fewer_cards_lie_open_where_pile_and_discards_are_empty() -> None:
    table = position("gulden dirham", draw_pile="")
    table = play(table, TAKE_A_NINE, steal("gulden-9"))
    assert table.open_money == cards("dirham-9 ducat-9")
    table = play(table, steal("dirham-9"))
    assert table.open_money == cards("ducat-9")
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.REFILLED_AFTER_A_THEFT)
def test_the_market_is_left_alone_by_thieves() -> None:
    table = play(position("gulden"), TAKE_A_NINE)
    after = play(table, steal("gulden-9"))
    assert (after.market, after.bag) == (table.market, table.bag)


# Priority


ALL = "gulden dirham denar ducat"


@pytest.mark.rule(Rule.PRIORITY)
@pytest.mark.parametrize(
    ("seats", "to_play", "order"),
    [
        (2, 0, [0]),
        (2, 1, [1]),
        (3, 0, [2, 0]),
        (3, 1, [0, 1]),
        (3, 2, [1, 2]),
        (4, 0, [2, 3, 0]),
        (5, 3, [0, 1, 2, 3]),
        (6, 5, [1, 2, 3, 4, 5]),
    ],
)
def test_priority_goes_round_and_who_just_played_is_last(
    seats: int, to_play: int, order: list[int]
) -> None:
    table = position(*[ALL] * seats, seats=seats, to_play=to_play)
    table = play(table, TAKE_A_NINE)
    seen = []
    while isinstance(table.agenda[-1], SendThief):
        seen.append(asked(table))
        table = play(table, Decline())
    assert seen == order
    assert waits_for(table, ChooseAction((to_play + 1) % seats))


@pytest.mark.rule(Rule.PRIORITY)
def test_the_first_in_priority_gets_the_card_that_several_want() -> None:
    table = position("gulden", "", "gulden", "gulden", seats=4)
    table = table._replace(draw_pile=cards("denar-1 denar-2 denar-3"))
    table = play(table, TAKE_A_NINE, steal("gulden-9"))
    assert held(table, 2) == ["gulden-9"]
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.PRIORITY)
def test_after_a_theft_the_questions_start_again_with_the_first_in_priority() -> None:
    table = position("ducat ducat", "", "gulden", draw_pile="denar-1 gulden-5 ducat-6 denar-2")
    table = play(table, TAKE_A_NINE)
    table = play(table, Decline())
    table = play(table, steal("ducat-9"))
    assert asked(table) == 2  # seat 2 had declined, but now the gulden of five lies there
    table = play(table, steal("gulden-5"))
    assert asked(table) == 0


@pytest.mark.rule(Rule.PRIORITY)
def test_a_seat_may_send_several_thieves_in_a_row() -> None:
    table = position("", "", ALL, draw_pile="denar-1 ducat-2 denar-3 denar-4 denar-5 denar-6")
    table = play(table, TAKE_A_NINE)
    for card in ("gulden-9", "dirham-9", "ducat-9", "denar-1"):
        assert asked(table) == 2
        table = play(table, steal(card))
    assert thieves(table, 2) == ()
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.PRIORITY)
def test_the_questions_end_when_all_have_declined_in_a_row() -> None:
    table = position(ALL, ALL, ALL)
    table = play(table, TAKE_A_NINE)
    table = play(table, Decline())
    table = play(table, steal("gulden-9"))
    table = play(table, Decline(), Decline())
    assert waits_for(table, ChooseAction(1))
    assert thieves(table, 1) == ("gulden", "dirham", "denar", "ducat")


@pytest.mark.rule(Rule.PRIORITY)
def test_the_turn_that_was_about_to_begin_follows() -> None:
    table = position("gulden", "", "gulden", draw_pile="gulden-1 gulden-2 denar-3 denar-4")
    table = play(table, TAKE_A_NINE, steal("gulden-9"), steal("gulden-1"))
    assert waits_for(table, ChooseAction(1))
    assert table.to_play == 1
    table = play(table, TakeMoney(cards("ducat-9")))
    assert table.to_play == 2


def test_a_thief_that_is_not_sent_stays() -> None:
    table = play(position(ALL, ALL, ALL), TAKE_A_NINE, Decline(), Decline())
    assert [len(hand) for hand in table.annex(Thieves).hands] == [4, 4, 4]
