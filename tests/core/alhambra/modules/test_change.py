"""The module of the change."""

from collections import Counter
from random import Random

import pytest

from core.alhambra import rules as base
from core.alhambra.buying import BuyTile
from core.alhambra.components import CURRENCIES, MONEY, Money
from core.alhambra.modules.change import COINS, Coins, CoinsDrawn, DrawChange, Rule
from core.alhambra.modules.walls import OpenWallCards, RaiseWall
from core.alhambra.placing import KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from core.alhambra.view import view_of
from tests.core.alhambra import positions
from tests.core.alhambra.modules.tables import broken_rule, waits_for
from tests.core.alhambra.positions import cards, held, is_legal, play, refusal, tiles

NAMES = ["Ann", "Ben", "Cem"]
ALL_COINS = tuple(coin for coin in COINS.values() for _ in range(6))


def pieces(names: str) -> tuple[Money, ...]:
    """Money cards and coins by name."""
    return tuple({**MONEY, **COINS}[name] for name in names.split())


def position(*purses: str, bag_of_coins: str | None = None, **of_the_base_game: object) -> Table:
    """A table where these coins lie before the seats; the bag has the others, or just these."""
    table = positions.position(
        **{"modules": ("change",), **of_the_base_game}  # type: ignore[arg-type]
    )
    own = [pieces(purse) for purse in purses]
    own += [()] * (6 - len(own))
    in_the_bag = Counter(ALL_COINS) - Counter(coin for purse in own for coin in purse)
    bag = pieces(bag_of_coins) if bag_of_coins is not None else tuple(in_the_bag.elements())
    return table.with_annex(Coins(tuple(sorted(bag)), tuple(own)))


def buy(tile: str, pay: str) -> BuyTile:
    return BuyTile(tile, pieces(pay))


def coins_of(table: Table, seat: int) -> list[str]:
    return list(table.annex(Coins).purses[seat])


def bag_of_coins(table: Table) -> Counter[str]:
    return Counter(table.annex(Coins).bag)


def drawn(names: str, seat: int = 0) -> CoinsDrawn:
    return CoinsDrawn(seat, pieces(names))


# Equipment


@pytest.mark.rule(Rule.TWENTY_FOUR_COINS)
def test_the_bag_holds_six_coins_of_each_currency_worth_one() -> None:
    table = new_table(rules_for(3, ("change",)))
    bag = table.annex(Coins).bag
    assert Counter(bag) == {f"{currency}-coin": 6 for currency in CURRENCIES}
    assert len(bag) == 24
    assert {coin.value for coin in bag} == {1}
    assert [CURRENCIES[coin.place] for coin in COINS.values()] == list(CURRENCIES)
    assert all(not purse for purse in table.annex(Coins).purses)


# Change


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
def test_three_coins_for_a_tile_of_ten_paid_with_seventeen() -> None:
    table = position(market=". . chambers-10 .", hands=["denar-9 denar-8"])
    table = play(table, buy("chambers-10", "denar-9 denar-8"))
    assert waits_for(table, DrawChange(0, 3))
    table = play(table, drawn("denar-coin ducat-coin gulden-coin"))
    assert coins_of(table, 0) == ["denar-coin", "ducat-coin", "gulden-coin"]
    assert waits_for(table, PlaceTiles(0))


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
@pytest.mark.parametrize(
    ("pay", "coins"),
    [
        ("denar-5 denar-5", 0),
        ("denar-5 denar-6", 0),
        ("denar-6 denar-6", 1),
        ("denar-6 denar-7", 1),
        ("denar-7 denar-7", 2),
        ("denar-9 denar-8", 3),
        ("denar-9 denar-9", 4),
        ("denar-9 denar-9 denar-1", 4),
        ("denar-9 denar-9 denar-2", 5),
    ],
)
def test_one_coin_for_every_two_paid_too_much(pay: str, coins: int) -> None:
    table = position(market=". . garden-10 .", hands=[pay])
    table = play(table, buy("garden-10", pay))
    if coins:
        assert waits_for(table, DrawChange(0, coins))
        table = play(table, table.rules.draw(table, Random(1)))
    assert len(coins_of(table, 0)) == coins
    assert sum(bag_of_coins(table).values()) == 24 - coins
    assert waits_for(table, PlaceTiles(0) if pay != "denar-5 denar-5" else ChooseAction(0))


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
def test_too_much_may_be_paid_on_purpose_to_get_more_coins() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 denar-9 denar-9"])
    everything = buy("garden-10", "denar-9 denar-9 denar-9")
    assert broken_rule(table, everything) is None
    table = play(table, everything)
    assert waits_for(table, DrawChange(0, 8))


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
def test_the_coins_are_drawn_blind() -> None:
    table = position(market=". . garden-10 .", hands=["denar-6 denar-6"])
    table = play(table, buy("garden-10", "denar-6 denar-6"))
    for coin in COINS:
        assert coins_of(play(table, drawn(coin)), 0) == [coin]
    seen = {table.rules.draw(table, Random(seed)) for seed in range(50)}
    assert seen == {drawn(coin) for coin in COINS}


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
@pytest.mark.parametrize(
    "wrong",
    [
        drawn("denar-coin denar-coin denar-coin"),
        drawn("denar-coin"),
        drawn(""),
        drawn("denar-coin ducat-coin", seat=1),
        drawn("denar-coin denar-1"),
    ],
    ids=["too many", "too few", "none", "another seat", "a card"],
)
def test_no_other_number_is_drawn_and_by_nobody_else(wrong: CoinsDrawn) -> None:
    table = position(market=". . garden-10 .", hands=["denar-7 denar-7"])
    table = play(table, buy("garden-10", "denar-7 denar-7"))
    assert broken_rule(table, wrong) is Rule.A_COIN_FOR_TWO


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
def test_no_coin_is_drawn_that_is_not_in_the_bag() -> None:
    table = position(
        market=". . garden-10 .", hands=["denar-7 denar-7"], bag_of_coins="denar-coin gulden-coin"
    )
    table = play(table, buy("garden-10", "denar-7 denar-7"))
    wrong = (drawn("denar-coin denar-coin"), drawn("ducat-coin gulden-coin"))
    assert [broken_rule(table, one) for one in wrong] == [Rule.A_COIN_FOR_TWO] * 2
    assert broken_rule(table, drawn("gulden-coin denar-coin")) is None


@pytest.mark.rule(Rule.A_COIN_FOR_TWO)
def test_change_comes_at_once_and_the_actions_are_over_all_the_same() -> None:
    table = position(market="tower-9-nw . garden-10 .", hands=["denar-7 denar-5 gulden-9"])
    table = play(table, buy("garden-10", "denar-7 denar-5"), drawn("gulden-coin"))
    assert waits_for(table, PlaceTiles(0))
    assert refusal(table, buy("tower-9-nw", "gulden-9")) is base.Rule.ONE_ACTION


# Paying with coins


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_a_coin_pays_like_a_card_of_value_one() -> None:
    table = position("denar-coin", market=". . garden-10 .", hands=["denar-9"])
    assert is_legal(table, buy("garden-10", "denar-9 denar-coin"))
    table = play(table, buy("garden-10", "denar-9 denar-coin"))
    assert table.seats[0].to_place == tiles("garden-10")


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_coins_alone_can_pay() -> None:
    table = position("ducat-coin ducat-coin ducat-coin", market=". . . pavilion-2-new")
    assert is_legal(table, buy("pavilion-2-new", "ducat-coin ducat-coin"))
    table = play(table, buy("pavilion-2-new", "ducat-coin ducat-coin"))
    assert coins_of(table, 0) == ["ducat-coin"]
    assert table.discards == ()


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS, base.Rule.CURRENCY_OF_THE_PLACE)
def test_a_coin_pays_only_its_own_currency() -> None:
    table = position("ducat-coin", market=". . garden-10 .", hands=["denar-9"])
    wrong = buy("garden-10", "denar-9 ducat-coin")
    assert refusal(table, wrong) is base.Rule.CURRENCY_OF_THE_PLACE


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS, base.Rule.PAY_WHAT_YOU_HAVE)
def test_a_coin_that_is_not_there_cannot_be_paid() -> None:
    table = position("", "denar-coin", market=". . garden-10 .", hands=["denar-9 denar-1"])
    wrong = buy("garden-10", "denar-9 denar-coin")
    assert refusal(table, wrong) is base.Rule.PAY_WHAT_YOU_HAVE
    table = position("denar-coin", market=". . garden-10 .", hands=["denar-8"])
    wrong = buy("garden-10", "denar-8 denar-coin denar-coin")
    assert refusal(table, wrong) is base.Rule.PAY_WHAT_YOU_HAVE


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_a_payment_made_exact_with_coins_is_exact() -> None:
    table = position("denar-coin", market=". . garden-10 .", hands=["denar-9"])
    table = play(table, buy("garden-10", "denar-9 denar-coin"))
    assert waits_for(table, ChooseAction(0))
    table = position("denar-coin denar-coin", market=". . garden-10 .", hands=["denar-9"])
    table = play(table, buy("garden-10", "denar-9 denar-coin denar-coin"))
    assert waits_for(table, PlaceTiles(0))


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_payments_without_a_superfluous_coin_or_card_are_offered() -> None:
    table = position("denar-coin denar-coin", market=". . garden-10 .", hands=["denar-1 denar-9"])
    offered = [
        " ".join(sorted(action.pay))
        for action in table.rules.legal_actions(table)
        if isinstance(action, BuyTile)
    ]
    assert sorted(offered) == ["denar-1 denar-9", "denar-9 denar-coin"]


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_coins_lie_open_for_everybody() -> None:
    table = position("denar-coin", "ducat-coin gulden-coin")
    for seat in range(3):
        view = view_of(table, seat, NAMES)
        assert [one["coins"] for one in view["seats"]] == [
            ["denar-coin"],
            ["ducat-coin", "gulden-coin"],
            [],
        ]
    assert view_of(table, 1, NAMES)["coins"] == ["ducat-coin", "gulden-coin"]
    assert view_of(table, 2, NAMES)["coins"] == []
    view = view_of(positions.position(), 0, NAMES)
    assert (view["coins"], [one["coins"] for one in view["seats"]]) == ([], [[], [], []])


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_coins_are_no_cards_and_cannot_be_taken_from_the_open_money() -> None:
    table = position()
    assert refusal(table, TakeMoney(pieces("denar-coin"))) is base.Rule.TAKE_WHAT_LIES_OPEN
    view = view_of(position("denar-coin", hands=["denar-1"]), 0, NAMES)
    assert view["hand"] == ["denar-1"]
    assert view["seats"][0]["cards"] == 1


# Coins go back


@pytest.mark.rule(Rule.PAID_COINS_GO_BACK)
def test_paid_coins_go_into_the_bag_and_paid_cards_to_the_discards() -> None:
    table = position("denar-coin denar-coin", market=". . garden-10 .", hands=["denar-9"])
    assert bag_of_coins(table)["denar-coin"] == 4
    table = play(table, buy("garden-10", "denar-9 denar-coin"))
    assert bag_of_coins(table)["denar-coin"] == 5
    assert table.discards == cards("denar-9")
    assert coins_of(table, 0) == ["denar-coin"]
    assert held(table, 0) == []


@pytest.mark.rule(Rule.PAID_COINS_GO_BACK)
def test_a_coin_just_paid_can_be_drawn_as_change() -> None:
    table = position(
        "denar-coin", market=". . garden-10 .", hands=["denar-6 denar-5"], bag_of_coins=""
    )
    table = play(table, buy("garden-10", "denar-6 denar-5 denar-coin"))
    assert waits_for(table, DrawChange(0, 1))
    assert coins_of(table, 0) == []
    table = play(table, drawn("denar-coin"))
    assert coins_of(table, 0) == ["denar-coin"]
    assert bag_of_coins(table) == {}


@pytest.mark.rule(Rule.PAID_COINS_GO_BACK)
def test_coins_that_others_have_stay_with_them() -> None:
    table = position(
        "denar-coin", "denar-coin ducat-coin", market=". . garden-10 .", hands=["denar-9"]
    )
    table = play(table, buy("garden-10", "denar-9 denar-coin"))
    assert coins_of(table, 1) == ["denar-coin", "ducat-coin"]


# An empty bag


@pytest.mark.rule(Rule.EMPTY_BAG_NO_CHANGE)
def test_an_empty_bag_gives_no_change() -> None:
    table = position(market=". . garden-10 .", hands=["denar-9 denar-9"], bag_of_coins="")
    table = play(table, buy("garden-10", "denar-9 denar-9"))
    assert waits_for(table, PlaceTiles(0))
    assert coins_of(table, 0) == []


@pytest.mark.rule(Rule.EMPTY_BAG_NO_CHANGE)
def test_a_bag_with_too_few_coins_gives_what_it_has() -> None:
    table = position(
        market=". . garden-10 .", hands=["denar-9 denar-9"], bag_of_coins="denar-coin ducat-coin"
    )
    table = play(table, buy("garden-10", "denar-9 denar-9"))
    assert waits_for(table, DrawChange(0, 2))
    table = play(table, drawn("denar-coin ducat-coin"))
    assert bag_of_coins(table) == {}
    assert waits_for(table, PlaceTiles(0))


# The end of the game


@pytest.mark.rule(Rule.COINS_COUNT_AT_THE_END, base.Rule.LAST_TILES)
def test_coins_count_for_the_tiles_left_on_the_market() -> None:
    table = position(
        "", "denar-coin", market=". . tower-11 .", bag="", hands=["denar-4", "denar-4"]
    )
    table = play(table, TakeMoney(cards("ducat-9")))
    assert waits_for(table, PlaceLastTiles(1))
    assert table.seats[1].to_place == tiles("tower-11")


@pytest.mark.rule(Rule.COINS_COUNT_AT_THE_END, base.Rule.LAST_TILES_TIED)
def test_coins_can_make_a_tie() -> None:
    table = position(
        "", "denar-coin denar-coin", market=". . tower-11 .", bag="", hands=["denar-2"]
    )
    table = play(table, TakeMoney(cards("ducat-9")))
    assert table.agenda == ()
    assert table.market == (None, None, *tiles("tower-11"), None)


@pytest.mark.rule(Rule.COINS_COUNT_AT_THE_END)
def test_coins_of_another_currency_do_not_count() -> None:
    table = position(
        "", "ducat-coin gulden-coin", market=". . tower-11 .", bag="", hands=["denar-1"]
    )
    table = play(table, TakeMoney(cards("ducat-9")))
    assert waits_for(table, PlaceLastTiles(0))


# Together with other modules


@pytest.mark.rule(Rule.COINS_PAY_LIKE_CARDS)
def test_after_an_exact_payment_with_coins_a_wall_can_be_raised() -> None:
    table = position(
        "denar-coin",
        modules=("walls", "change"),
        market=". . garden-10 .",
        hands=["denar-9"],
    ).with_annex(OpenWallCards(("wall-n",)))
    table = play(table, buy("garden-10", "denar-9 denar-coin"), RaiseWall("wall-n", "garden-10"))
    assert waits_for(table, PlaceTiles(0))
    assert waits_for(play(table, KeepTile("garden-10")), ChooseAction(1))
