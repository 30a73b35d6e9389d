"""Equipment, and getting ready to play."""

from collections import Counter

import pytest

from core.alhambra.components import CURRENCIES, FOUNTAIN, MONEY, TILES, letters_of
from core.alhambra.palace import FOUNTAIN_ALONE
from core.alhambra.rules import Rule
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.setup import DrawPile, MoneyShuffled, StartedBy, TilesInBag, why_start
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from tests.core.alhambra.positions import asks, cards, held, play, tiles

THREE_HANDS = "gulden-9 dirham-9 denar-2 gulden-9 dirham-9 denar-3 gulden-9 dirham-9 denar-4"
"""Hands of 20, 21 and 22 for the seats 0, 1 and 2."""
FOUR_OPEN_CARDS = "ducat-1 ducat-2 ducat-3 ducat-4"


def bag(first: str = "") -> TilesInBag:
    """All tiles, beginning with these."""
    drawn = tiles(first)
    return TilesInBag((*drawn, *(tile for tile in TILES.values() if tile not in drawn)))


def money(first: str, copies: int = 3) -> MoneyShuffled:
    """All money cards, beginning with these."""
    dealt = cards(first)
    rest = list(MONEY.values()) * copies
    for card in dealt:
        rest.remove(card)
    return MoneyShuffled((*dealt, *rest))


def pile(table: Table, first_scoring: int, second_scoring: int) -> DrawPile:
    """The rest of the money with so many money cards above each scoring card."""
    order: list[str] = list(table.draw_pile)
    order.insert(second_scoring, "scoring-2")
    order.insert(first_scoring, "scoring-1")
    return DrawPile(tuple(order))


def dealt(hands: str, *, seats: int = 3, youngest: int = 0) -> Table:
    """The table when the money is dealt: these hands, then four open cards."""
    table = new_table(rules_for(seats), youngest)
    copies = 2 if seats == 2 else 3
    return play(table, bag(), money(f"{hands} {FOUR_OPEN_CARDS}", copies))


def ready(hands: str, *, seats: int = 3, youngest: int = 0) -> Table:
    """The table when the start player is to play."""
    table = dealt(hands, seats=seats, youngest=youngest)
    size = len(table.draw_pile) // 5
    return play(table, pile(table, size + 1, 3 * size + 3))


# Equipment


@pytest.mark.rule(Rule.FIFTY_FOUR_TILES)
@pytest.mark.parametrize(
    ("building", "number", "cheapest", "dearest"),
    [
        ("pavilion", 7, 2, 8),
        ("seraglio", 7, 3, 9),
        ("arcades", 9, 4, 10),
        ("chambers", 9, 5, 11),
        ("garden", 11, 6, 12),
        ("tower", 11, 7, 13),
    ],
)
def test_so_many_tiles_of_each_building_at_such_prices(
    building: str, number: int, cheapest: int, dearest: int
) -> None:
    prices = [tile.price for tile in TILES.values() if tile.building == building]
    assert len(prices) == number
    assert set(prices) == set(range(cheapest, dearest + 1))


@pytest.mark.rule(Rule.FIFTY_FOUR_TILES)
def test_the_tiles_have_the_printed_walls() -> None:
    walls = Counter(letters_of(tile.walls) for tile in TILES.values())
    assert walls == {
        "": 10,
        "n": 4,
        "e": 4,
        "s": 4,
        "w": 4,
        "ne": 5,
        "es": 5,
        "sw": 5,
        "nw": 5,
        "nes": 2,
        "esw": 2,
        "nsw": 2,
        "new": 2,
    }


@pytest.mark.rule(Rule.FIFTY_FOUR_TILES)
def test_the_second_arcades_for_eight_have_their_wall_in_the_east() -> None:
    eights = [tile for tile in TILES.values() if (tile.building, tile.price) == ("arcades", 8)]
    assert sorted(letters_of(tile.walls) for tile in eights) == ["e", "n"]


@pytest.mark.rule(Rule.FIFTY_FOUR_TILES)
def test_the_name_of_a_tile_says_building_price_and_walls() -> None:
    tile = TILES["tower-8-nes"]
    assert (tile.building, tile.price, letters_of(tile.walls)) == ("tower", 8, "nes")


@pytest.mark.rule(Rule.FIFTY_FOUR_TILES)
@pytest.mark.parametrize("twice", [TILES["tower-11"], FOUNTAIN])
def test_the_bag_holds_every_tile_once(twice: object) -> None:
    table = new_table(rules_for(3))
    wrong = TilesInBag((*bag().order[:-1], twice))  # type: ignore[arg-type]
    violation = table.rules.violation(table, wrong)
    assert violation is not None
    assert violation.rule is Rule.FIFTY_FOUR_TILES


@pytest.mark.rule(Rule.THREE_OF_EACH_MONEY_CARD)
def test_there_are_108_money_cards() -> None:
    table = ready(THREE_HANDS)
    money_cards = [
        *(card for seat in range(3) for card in held(table, seat)),
        *table.open_money,
        *(card for card in table.draw_pile if card in MONEY),
    ]
    assert Counter(money_cards) == {
        f"{currency}-{value}": 3 for currency in CURRENCIES for value in range(1, 10)
    }


@pytest.mark.rule(Rule.THREE_OF_EACH_MONEY_CARD)
def test_no_money_card_is_there_four_times() -> None:
    table = play(new_table(rules_for(3)), bag())
    right = money("").order
    for wrong in (right[1:], (*right, right[0]), (*right[1:], right[1])):
        violation = table.rules.violation(table, MoneyShuffled(wrong))
        assert violation is not None
        assert violation.rule is Rule.THREE_OF_EACH_MONEY_CARD


# Getting ready to play


def test_everybody_starts_with_the_fountain_and_no_points() -> None:
    table = ready(THREE_HANDS)
    for seat in table.seats:
        assert seat.palace == FOUNTAIN_ALONE
        assert list(seat.palace.tiles.values()) == [FOUNTAIN]
        assert (seat.reserve, seat.to_place) == ((), ())
    assert table.scorings == ()


@pytest.mark.rule(Rule.MARKET_FILLED_IN_ORDER)
def test_the_first_four_tiles_lie_on_the_market_in_order() -> None:
    first = "tower-11 garden-6-esw arcades-9 pavilion-8"
    table = play(new_table(rules_for(3)), bag(f"{first} seraglio-9"))
    assert table.market == tiles(first)
    assert table.bag[0].id == "seraglio-9"
    assert len(table.bag) == 50


@pytest.mark.rule(Rule.STARTING_MONEY)
def test_a_hand_is_dealt_until_it_is_worth_twenty() -> None:
    nineteen_and_a_nine = "gulden-9 dirham-9 denar-1 gulden-9"
    just_twenty = "gulden-8 dirham-8 denar-4"
    table = dealt(f"{nineteen_and_a_nine} {just_twenty} ducat-9 ducat-9 ducat-5")
    assert held(table, 0) == ["gulden-9", "gulden-9", "dirham-9", "denar-1"]  # 28, the most
    assert held(table, 1) == ["gulden-8", "dirham-8", "denar-4"]
    assert held(table, 2) == ["ducat-5", "ducat-9", "ducat-9"]


@pytest.mark.rule(Rule.FOUR_CARDS_LIE_OPEN)
def test_the_next_four_cards_lie_open() -> None:
    assert dealt(THREE_HANDS).open_money == cards(FOUR_OPEN_CARDS)


@pytest.mark.rule(Rule.START_PLAYER)
def test_the_fewest_cards_start() -> None:
    four_cards_of_20 = "gulden-5 dirham-5 denar-5 ducat-5"
    three_cards_of_27 = "gulden-9 dirham-9 denar-9"
    table = ready(f"{four_cards_of_20} gulden-5 dirham-5 denar-5 ducat-5 {three_cards_of_27}")
    assert asks(table, ChooseAction(2))
    assert why_start(table) is StartedBy.FEWEST_CARDS


@pytest.mark.rule(Rule.START_PLAYER)
def test_among_equal_numbers_of_cards_the_least_money_starts() -> None:
    hands = "gulden-9 dirham-9 denar-4 gulden-9 dirham-9 denar-2 gulden-9 dirham-9 denar-3"
    table = ready(hands)
    assert asks(table, ChooseAction(1))
    assert (table.start, table.to_play) == (1, 1)
    assert why_start(table) is StartedBy.LEAST_MONEY


EQUAL_HANDS = "gulden-9 dirham-9 denar-2 gulden-9 dirham-9 denar-2 gulden-9 dirham-9 denar-2"


@pytest.mark.rule(Rule.START_PLAYER)
@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_among_equal_hands_the_youngest_starts(youngest: int) -> None:
    table = ready(EQUAL_HANDS, youngest=youngest)
    assert asks(table, ChooseAction(youngest))
    assert why_start(table) is StartedBy.YOUNGEST


@pytest.mark.rule(Rule.START_PLAYER)
def test_the_order_of_seats_from_the_youngest_decides_what_is_still_tied() -> None:
    hands = "gulden-9 dirham-9 denar-2 gulden-9 dirham-9 denar-5 gulden-9 dirham-9 denar-2"
    table = ready(hands, youngest=1)
    assert asks(table, ChooseAction(2))
    assert why_start(table) is StartedBy.NEXT_AFTER_YOUNGEST


def five_piles_refused(table: Table, draw_pile: DrawPile) -> bool:
    violation = table.rules.violation(table, draw_pile)
    assert violation is None or violation.rule is Rule.FIVE_PILES
    return violation is not None


@pytest.mark.rule(Rule.FIVE_PILES)
def test_the_scoring_cards_lie_in_the_second_and_the_fourth_pile() -> None:
    table = dealt(THREE_HANDS)
    assert len(table.draw_pile) == 5 * 19
    for first in (19, 30, 38):
        assert not five_piles_refused(table, pile(table, first, 60))
    for first in (0, 18, 39, 57):
        assert five_piles_refused(table, pile(table, first, 60))
    for second in (57, 70, 76):
        assert not five_piles_refused(table, pile(table, 30, second))
    for second in (40, 56, 77, 95):
        assert five_piles_refused(table, pile(table, 30, second))


@pytest.mark.rule(Rule.FIVE_PILES)
def test_the_scoring_cards_lie_in_the_order_of_their_numbers() -> None:
    table = dealt(THREE_HANDS)
    swapped = {"scoring-1": "scoring-2", "scoring-2": "scoring-1"}
    right = pile(table, 30, 60)
    assert five_piles_refused(
        table, DrawPile(tuple(swapped.get(card, card) for card in right.order))
    )


@pytest.mark.rule(Rule.FIVE_PILES)
def test_which_of_unequal_piles_are_larger_is_free_but_the_same_for_both_cards() -> None:
    table = dealt(f"{THREE_HANDS} gulden-8 dirham-8 denar-5", seats=4)
    assert len(table.draw_pile) == 3 * 18 + 2 * 19
    assert not five_piles_refused(table, pile(table, 18, 54))  # the last two are larger
    assert not five_piles_refused(table, pile(table, 38, 74))  # the first two are larger
    assert five_piles_refused(table, pile(table, 38, 54))  # can't be both
    assert five_piles_refused(table, pile(table, 17, 60))
    assert five_piles_refused(table, pile(table, 30, 75))


@pytest.mark.rule(Rule.FIVE_PILES)
def test_each_pile_is_shuffled_with_its_scoring_card() -> None:
    table = dealt(THREE_HANDS)
    order = pile(table, 30, 60).order
    assert not five_piles_refused(table, DrawPile((*order[5:10], *order[:5], *order[10:])))


@pytest.mark.rule(Rule.FIVE_PILES)
def test_the_draw_pile_is_made_of_what_was_left() -> None:
    table = dealt(THREE_HANDS)
    right = pile(table, 30, 60).order
    assert five_piles_refused(table, DrawPile(right[:-1]))
    assert five_piles_refused(table, DrawPile((*right, MONEY["denar-1"])))
    assert five_piles_refused(table, DrawPile((*right[:-1], "scoring-1")))


def test_six_players_find_enough_money() -> None:
    hands = " ".join(["gulden-9 dirham-9 denar-2"] * 3 + ["denar-9 ducat-9 ducat-2"] * 3)
    table = play(new_table(rules_for(6)), bag(), money(hands))
    assert [len(held(table, seat)) for seat in range(6)] == [3] * 6
    assert len(table.draw_pile) == 108 - 18 - 4
