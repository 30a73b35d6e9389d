"""The yardstick plays as it is described, sentence by sentence."""

from __future__ import annotations

from core.alhambra.ai.greedy import best_place, greedy_action
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES
from core.alhambra.palace import FOUNTAIN_ALONE, place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, RemoveTile
from core.alhambra.table import Scoring, Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.two_players import GiveTile
from tests.core.alhambra.ai.conversations import Conversation, a_game, level
from tests.core.alhambra.positions import cards, city, play, position


def test_it_looks_one_action_ahead() -> None:
    """With the pavilion first, which is exact, it could have both; but the tower is worth more."""
    table = position(
        market="tower-11 pavilion-8 . .",
        hands=["gulden-9 gulden-4 dirham-8"],
        open_money="denar-1",
    )
    assert greedy_action(table) == BuyTile("tower-11", cards("gulden-4 gulden-9"))


def test_a_tile_is_worth_the_points_that_it_adds_for_its_owner() -> None:
    """A tower brings 6 + 13, a pavilion 1 + 8; where a rival has two towers, only 6."""
    market, hands = "pavilion-8 tower-11 . .", ["gulden-8 dirham-9 dirham-2"]
    table = position(market=market, hands=hands, open_money="denar-1")
    assert greedy_action(table) == BuyTile("tower-11", cards("dirham-2 dirham-9"))
    cities = ["", "fountain tower-12\n. tower-11-s"]
    beaten = position(market=market, hands=hands, cities=cities, open_money="denar-1")
    assert greedy_action(beaten) == BuyTile("pavilion-8", cards("gulden-8"))


def test_the_next_two_scorings_count() -> None:
    """A third place in towers brings 6 points, in the third scoring only."""
    table = position(
        market="tower-11 . . .",
        hands=["gulden-9 gulden-2"],
        cities=["", "fountain tower-12\n. tower-11-s", "fountain tower-11-n tower-13-e"],
        open_money="denar-9",
    )
    assert greedy_action(table) == TakeMoney(cards("denar-9")), "exact, but for nothing: 3 points"
    second = table._replace(scorings=(Scoring(1, {}),))
    assert greedy_action(second) == BuyTile("tower-11", cards("gulden-2 gulden-9"))


def test_walls_count_too() -> None:
    """Equal buildings, paid exactly: the one with a wall is worth a point more in each scoring."""
    table = position(
        market="arcades-9 arcades-8-n . .", hands=["gulden-9 dirham-8"], open_money="denar-1"
    )
    assert greedy_action(table) == BuyTile("arcades-8-n", cards("dirham-8"))


def test_an_exact_payment_counts_three_points() -> None:
    """Seraglios bring 2 + 9 and arcades 3 + 10: an exact pavilion with 1 + 8 is in between."""
    exact = BuyTile("pavilion-8", cards("dirham-8"))
    table = position(market="seraglio-9 pavilion-8 . .", hands=["gulden-5 gulden-6 dirham-8"])
    assert greedy_action(table) == exact
    table = position(market="arcades-9 pavilion-8 . .", hands=["gulden-5 gulden-6 dirham-8"])
    assert greedy_action(table) == BuyTile("arcades-9", cards("gulden-5 gulden-6"))


def test_what_is_overpaid_costs_a_fifth_of_a_point_each() -> None:
    table = position(market="pavilion-8 . . .", hands=["gulden-9 gulden-5 gulden-6"])
    assert greedy_action(table) == BuyTile("pavilion-8", cards("gulden-9"))
    # Behind a rival with two, a pavilion brings one point, at the second scoring.
    for hand, action in (
        ("gulden-9", BuyTile("pavilion-8", cards("gulden-9"))),  # 1 - 0.2 > 0.4
        ("gulden-6 gulden-6", TakeMoney(cards("denar-1"))),  # 1 - 0.8 < 0.4
    ):
        table = position(
            market="pavilion-8 . . .",
            hands=[hand],
            cities=["", "fountain pavilion-6-n pavilion-7-e"],
            open_money="denar-1",
        )
        assert greedy_action(table) == action


def test_money_counts_two_fifths_of_a_point_for_each_unit() -> None:
    table = position(open_money="denar-4 ducat-2 gulden-1")
    assert greedy_action(table) == TakeMoney(cards("denar-4 gulden-1"))
    table = position(open_money="denar-6 ducat-2 ducat-2 gulden-1")
    assert greedy_action(table) == TakeMoney(cards("denar-6"))
    # A pavilion for one point and 0.2 too much is worth less than three units, more than one.
    table = position(
        market="pavilion-8 . . .",
        hands=["gulden-9"],
        cities=["", "fountain pavilion-6-n pavilion-7-e"],
        open_money="denar-3",
    )
    assert greedy_action(table) == TakeMoney(cards("denar-3"))


def test_a_tile_that_becomes_payable_counts_a_point_and_a_half() -> None:
    """That is as much as nearly four units of money."""
    hands = ["ducat-9"]
    table = position(market=". . . tower-11", hands=hands, open_money="denar-5 ducat-2")
    assert greedy_action(table) == TakeMoney(cards("ducat-2"))
    table = position(market=". . . tower-11", hands=hands, open_money="denar-6 ducat-2")
    assert greedy_action(table) == TakeMoney(cards("denar-6"))
    payable = position(market=". . . tower-12", hands=hands, open_money="denar-5 ducat-2")
    assert greedy_action(payable) == TakeMoney(cards("denar-5")), "it would not be enough"


def test_tiles_are_built_where_the_walls_grow_most() -> None:
    palace = city("fountain tower-11-n")
    assert best_place(palace, TILES["garden-10-n"]) == place(2, 0), "two walls in a row"


def test_then_where_most_places_stay_free() -> None:
    palace = city("fountain garden-10 garden-11")
    tile = TILES["pavilion-8"]
    where = best_place(palace, tile)
    assert where is not None
    free = {
        at: len(palace.with_tile(tile, at).places_around()) for at in palace.places_for(tile.walls)
    }
    assert free[where] == max(free.values())
    assert len(set(free.values())) > 1


def bought(table: Table, tile: str, pay: str) -> Table:
    """The table when this overpaid tile has to be placed."""
    return play(table, BuyTile(tile, cards(pay)))


def test_a_tile_goes_to_the_reserve_only_where_nothing_fits() -> None:
    table = position(market="pavilion-2-new . . .", hands=["gulden-9"])
    to_place = bought(table, "pavilion-2-new", "gulden-9")
    assert greedy_action(to_place) == BuildTile("pavilion-2-new", place(0, -1))
    # Its only open side is the south, and something stands to the north of everything.
    blocked = FOUNTAIN_ALONE.with_tile(TILES["garden-10-n"], place(0, -1))
    assert best_place(blocked, TILES["pavilion-2-new"]) is None
    seat = to_place.seats[0]._replace(palace=blocked)
    assert greedy_action(to_place.with_seat(0, seat)) == KeepTile("pavilion-2-new")


def test_a_tile_of_the_reserve_is_built_when_that_is_the_best_action() -> None:
    table = position(reserves=["tower-11"], open_money="denar-9")
    action = greedy_action(table)
    assert isinstance(action, AddTile)
    assert action == AddTile("tower-11", best_place(FOUNTAIN_ALONE, TILES["tower-11"]) or 0)
    overpaid = position(
        reserves=["tower-11"], market="garden-10 . . .", hands=["gulden-9 gulden-2"]
    )
    assert isinstance(greedy_action(overpaid), AddTile), "6 + 13 is more than 5 + 12 - 0.2"
    exact = position(reserves=["tower-11"], market="garden-10 . . .", hands=["gulden-9 gulden-1"])
    assert isinstance(greedy_action(exact), BuyTile), "5 + 12 + 3 is more than 6 + 13"


def test_it_never_tears_down_never_gives_and_where_it_sees_nothing_it_says_so() -> None:
    bare = position(cities=["fountain tower-11"], open_money="", draw_pile="")
    assert greedy_action(bare) is None
    assert RemoveTile("tower-11") in bare.rules.legal_actions(bare)
    for seed in range(3):
        conversation = Conversation(a_game(2), f"greedy {seed}", [level("greedy")] * 2)
        assert not conversation.play().agenda
        assert not [
            action for action in conversation.actions if isinstance(action, RemoveTile | GiveTile)
        ]


def test_it_ignores_what_its_rivals_want() -> None:
    def action(rival: str) -> object:
        return greedy_action(
            position(
                market="tower-11 garden-10 . .",
                hands=["gulden-9 gulden-2 dirham-9 dirham-1", rival],
            )
        )

    assert action("") == action("gulden-9 gulden-2") == action("dirham-9 dirham-1")
