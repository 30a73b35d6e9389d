"""The module of the street trader."""

from collections import Counter
from itertools import combinations

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.components import BUILDINGS
from core.alhambra.modules.street_trader import (
    ChooseCitizens,
    LeaveCitizens,
    MeetTrader,
    MoveTrader,
    PutTrader,
    Rule,
    SettleCitizen,
    StartTrader,
    SwapCitizen,
    Trader,
    Traders,
    series_points,
)
from core.alhambra.modules.walls import OpenWallCards, RaiseWall
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.setup import ShuffleMoney
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from core.alhambra.two_players import GiveTile
from core.alhambra.view import view_of
from core.kernel.rulebook import Order
from tests.core.alhambra import positions
from tests.core.alhambra.modules.tables import broken_rule, offers, waits_for
from tests.core.alhambra.positions import cards, is_legal, play, refusal, scored, tiles
from tests.core.alhambra.test_setup import bag

NAMES = ["Ann", "Ben", "Cem"]
TAKE_A_NINE = TakeMoney(cards("denar-9"))
EAST, SOUTH, WEST, NORTH = place(1, 0), place(0, 1), place(-1, 0), place(0, -1)
FAR_AWAY = place(40, 40)


def position(
    citizens: str = "tower garden seraglio",
    *,
    at: int = EAST,
    housed: str = "",
    supply: str | None = None,
    **of_the_base_game: object,
) -> Table:
    """A table where these citizens stand on the trader of seat 0, and some live in its tiles.

    The other traders are far away. The supply has all the other citizens, or just these.
    """
    table = positions.position(
        **{"modules": ("traders",), **of_the_base_game}  # type: ignore[arg-type]
    )
    homes = {
        tile.id: tile.building
        for seat in table.seats
        for tile in (*seat.palace.tiles.values(), *tiles(housed))
        if tile.id in housed.split()
    }
    trader = Trader(at, tuple(sorted(citizens.split())), homes)
    away = Counter((*trader.citizens, *homes.values()))
    left = {colour: 7 - away[colour] for colour in BUILDINGS}
    if supply is not None:
        left = {colour: supply.split().count(colour) for colour in BUILDINGS}
    return table.with_annex(Traders(left, (trader, *[Trader(FAR_AWAY)] * 5)))


def bought(tile: str = "garden-10", **more: object) -> Table:
    """Seat 0 has bought this tile, and has to place it."""
    table = position(market=f". . {tile} .", hands=["denar-9 denar-9"], **more)  # type: ignore[arg-type]
    table = play(table, BuyTile(tile, cards("denar-9 denar-9")))
    assert waits_for(table, PlaceTiles(0))
    return table


def built_on_the_trader(tile: str = "garden-10", **more: object) -> Table:
    """Seat 0 has bought this tile and built it where its trader stood."""
    return play(bought(tile, **more), BuildTile(tile, EAST))


def trader(table: Table, seat: int = 0) -> Trader:
    return table.annex(Traders).traders[seat]


def on_the_trader(table: Table) -> str:
    return " ".join(trader(table).citizens)


def supply(table: Table, colour: str) -> int:
    return table.annex(Traders).supply[colour]


def citizens_in_all(table: Table) -> Counter[str]:
    traders = table.annex(Traders)
    count = Counter({colour: number for colour, number in traders.supply.items() if number})
    for one in traders.traders:
        count.update(one.citizens)
        count.update(one.housed.values())
    return count


# Getting ready


def picking(seats: int = 3) -> Table:
    return play(new_table(rules_for(seats, ("traders",))), bag())


PICKS = ChooseCitizens(("tower", "garden", "seraglio"), EAST)


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_there_are_seven_citizens_of_each_colour() -> None:
    assert citizens_in_all(picking()) == dict.fromkeys(BUILDINGS, 7)


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_seat_after_seat_picks_before_the_market_is_filled_and_money_dealt() -> None:
    table = picking()
    for seat in range(3):
        assert waits_for(table, StartTrader(seat))
        assert table.market == (None,) * 4
        assert len(table.bag) == 54
        assert (table.open_money, table.seats[seat].hand) == ((), ((),) * 4)
        table = play(table, PICKS)
    assert waits_for(table, ShuffleMoney())
    assert None not in table.market


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_any_three_different_citizens_can_be_picked_and_leave_the_supply() -> None:
    table = picking()
    for three in combinations(BUILDINGS, 3):
        assert is_legal(table, ChooseCitizens(three, NORTH))
        after = play(table, ChooseCitizens(three, NORTH))
        assert trader(after).citizens == tuple(sorted(three))
        for colour in BUILDINGS:
            assert supply(after, colour) == (6 if colour in three else 7)
    assert len(table.rules.legal_actions(table)) == 20 * 4


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_citizens_can_be_named_in_any_order() -> None:
    table = picking()
    assert play(table, PICKS) == play(table, ChooseCitizens(PICKS.citizens[::-1], EAST))


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
@pytest.mark.parametrize(
    "citizens", ["tower garden", "tower garden garden", "tower garden seraglio arcades", ""]
)
def test_neither_two_nor_four_nor_equal_ones_can_be_picked(citizens: str) -> None:
    wrong = ChooseCitizens(tuple(citizens.split()), EAST)
    assert refusal(picking(), wrong) is Rule.THREE_DIFFERENT_CITIZENS


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_the_picks_are_hidden_until_all_have_picked() -> None:
    one = play(picking(), PICKS, PICKS)
    other = play(
        picking(),
        ChooseCitizens(("arcades", "chambers", "pavilion"), SOUTH),
        ChooseCitizens(("arcades", "garden", "pavilion"), WEST),
    )
    view = view_of(one, 2, NAMES)
    assert view_of(other, 2, NAMES) == view
    assert view["citizens"] == dict.fromkeys(BUILDINGS, 7)
    assert [seat["trader"] for seat in view["seats"]] == [{"at": None, "citizens": []}] * 3
    own = view_of(one, 0, NAMES)
    assert own["seats"][0]["trader"] == {"at": [1, 0], "citizens": ["garden", "seraglio", "tower"]}
    assert own["seats"][1]["trader"] == {"at": None, "citizens": []}


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_everybody_sees_all_picks_when_the_last_one_was_made() -> None:
    table = play(picking(), PICKS, PICKS, ChooseCitizens(("arcades", "chambers", "garden"), WEST))
    for seat in range(3):
        view = view_of(table, seat, NAMES)
        assert view["citizens"] == {
            "pavilion": 7,
            "seraglio": 5,
            "arcades": 6,
            "chambers": 6,
            "garden": 4,
            "tower": 5,
        }
        assert view["seats"][2]["trader"] == {
            "at": [-1, 0],
            "citizens": ["arcades", "chambers", "garden"],
        }


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_picking_shows_nothing_of_market_and_hands() -> None:
    view = view_of(picking(), 0, NAMES)
    assert view["phase"] == "trader-start"
    assert set(view["market"].values()) == {None}
    assert (view["money"], view["hand"], view["bag"]) == ([], [], 54)


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_nobody_picks_again_later() -> None:
    assert refusal(position(), PICKS) is Rule.THREE_DIFFERENT_CITIZENS


@pytest.mark.rule(Rule.TRADER_BESIDE_THE_FOUNTAIN)
@pytest.mark.parametrize("where", [NORTH, EAST, SOUTH, WEST])
def test_the_trader_starts_on_any_side_of_the_fountain(where: int) -> None:
    table = play(picking(), PICKS._replace(at=where))
    assert trader(table).at == where


@pytest.mark.rule(Rule.TRADER_BESIDE_THE_FOUNTAIN)
@pytest.mark.parametrize("where", [place(0, 0), place(1, 1), place(2, 0)])
def test_the_trader_starts_nowhere_else(where: int) -> None:
    wrong = PICKS._replace(at=where)
    assert refusal(picking(), wrong) is Rule.TRADER_BESIDE_THE_FOUNTAIN


@pytest.mark.rule(Rule.THREE_DIFFERENT_CITIZENS)
def test_dirk_has_no_trader() -> None:
    table = play(picking(seats=2), PICKS)
    assert waits_for(table, StartTrader(1))
    table = play(table, PICKS)
    assert waits_for(table, ShuffleMoney())
    view = view_of(table, 0, NAMES[:2])
    assert set(view["dirk"]) == {"score", "tiles"}


# Building on the trader


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_placing_a_tile_on_the_trader_takes_it_off_the_board() -> None:
    table = built_on_the_trader()
    assert waits_for(table, MeetTrader(0, "garden-10", "garden"))
    assert trader(table).at is None
    view = view_of(table, 0, NAMES)
    assert view["phase"] == "trader"
    assert view["seats"][0]["trader"]["at"] is None


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_adding_a_tile_from_the_reserve_on_the_trader_does_so_too() -> None:
    table = play(position(reserves=["garden-10"]), AddTile("garden-10", EAST))
    assert waits_for(table, MeetTrader(0, "garden-10", "garden"))
    table = play(table, SettleCitizen("garden", "tower"))
    assert trader(table).housed == {"garden-10": "garden"}
    assert waits_for(table, MoveTrader(0))


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_an_exchange_never_meets_the_trader() -> None:
    table = position(cities=["fountain tower-11"], reserves=["garden-10"], at=SOUTH)
    table = play(table, ExchangeTiles("garden-10", "tower-11"))
    assert trader(table).at == SOUTH
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_a_tile_beside_the_trader_or_in_the_reserve_meets_nobody() -> None:
    for answer in (BuildTile("garden-10", SOUTH), KeepTile("garden-10")):
        table = play(bought(), answer)
        assert waits_for(table, ChooseAction(1))
        assert trader(table).at == EAST
        assert on_the_trader(table) == "garden seraglio tower"


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_a_tile_given_to_dirk_meets_nobody() -> None:
    table = play(bought(seats=2), GiveTile("garden-10"))
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_only_the_seats_own_trader_is_met() -> None:
    table = bought(at=SOUTH)
    annex = table.annex(Traders)
    table = table.with_annex(annex.with_trader(1, Trader(EAST, ("garden",))))
    table = play(table, BuildTile("garden-10", EAST))
    assert waits_for(table, ChooseAction(1))
    assert trader(table, 1).at == EAST


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_a_tile_of_another_colour_may_be_built_on_the_trader_too() -> None:
    table = built_on_the_trader("chambers-10")
    assert waits_for(table, MeetTrader(0, "chambers-10", "chambers"))
    table = play(table, LeaveCitizens())
    assert trader(table).housed == {}
    assert waits_for(table, MoveTrader(0))


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_the_trader_is_asked_at_once_before_the_other_tiles_are_placed() -> None:
    table = position(market=". tower-9-nw garden-10 .", hands=["dirham-9 denar-9 denar-9"], at=EAST)
    table = play(
        table,
        BuyTile("tower-9-nw", cards("dirham-9")),
        BuyTile("garden-10", cards("denar-9 denar-9")),
        BuildTile("garden-10", EAST),
    )
    assert waits_for(table, MeetTrader(0, "garden-10", "garden"))
    table = play(table, SettleCitizen("garden", "tower"))
    assert waits_for(table, PlaceTiles(0))
    table = play(table, KeepTile("tower-9-nw"))
    assert waits_for(table, MoveTrader(0))


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_no_citizen_moves_in_at_another_time() -> None:
    table = position()
    for action in (SettleCitizen("tower", "garden"), SwapCitizen("tower", "arcades")):
        assert refusal(table, action) is Rule.BUILT_ON_THE_TRADER
    assert refusal(table, LeaveCitizens()) is Rule.BUILT_ON_THE_TRADER


def test_there_is_no_trader_without_the_module() -> None:
    table = positions.position()
    assert refusal(table, LeaveCitizens()) is Order.ANSWER_WHAT_IS_ASKED
    view = view_of(table, 0, NAMES)
    assert view["citizens"] is None
    assert [seat["trader"] for seat in view["seats"]] == [None] * 3
    assert view["seats"][0]["palace"][0]["citizen"] is None


# Moving in


@pytest.mark.rule(Rule.A_CITIZEN_MOVES_IN)
def test_a_citizen_of_the_tiles_colour_may_move_in() -> None:
    table = play(built_on_the_trader(), SettleCitizen("garden", "pavilion"))
    assert trader(table).housed == {"garden-10": "garden"}
    assert on_the_trader(table) == "pavilion seraglio tower"
    (entry,) = [
        tile
        for tile in view_of(table, 1, NAMES)["seats"][0]["palace"]
        if tile["tile"] == "garden-10"
    ]
    assert entry["citizen"] == "garden"


@pytest.mark.rule(Rule.A_CITIZEN_MOVES_IN)
def test_moving_in_is_optional() -> None:
    table = built_on_the_trader()
    assert is_legal(table, LeaveCitizens())
    table = play(table, LeaveCitizens())
    assert trader(table).housed == {}
    assert on_the_trader(table) == "garden seraglio tower"
    assert supply(table, "garden") == 6


@pytest.mark.rule(Rule.A_CITIZEN_MOVES_IN)
def test_no_citizen_of_another_colour_moves_in() -> None:
    table = built_on_the_trader()
    assert refusal(table, SettleCitizen("tower", "pavilion")) is Rule.A_CITIZEN_MOVES_IN
    table = built_on_the_trader("chambers-10")
    for colour in ("tower", "chambers"):
        assert refusal(table, SettleCitizen(colour, "pavilion")) is Rule.A_CITIZEN_MOVES_IN


@pytest.mark.rule(Rule.A_CITIZEN_MOVES_IN)
def test_of_several_equal_citizens_one_moves_in() -> None:
    table = built_on_the_trader(citizens="garden garden tower")
    table = play(table, SettleCitizen("garden", "arcades"))
    assert trader(table).housed == {"garden-10": "garden"}
    assert on_the_trader(table) == "arcades garden tower"
    assert waits_for(table, MoveTrader(0))


# Taking a new citizen


@pytest.mark.rule(Rule.A_NEW_CITIZEN_IS_TAKEN)
@pytest.mark.parametrize("colour", BUILDINGS)
def test_any_citizen_of_the_supply_can_be_taken(colour: str) -> None:
    before = built_on_the_trader()
    table = play(before, SettleCitizen("garden", colour))
    assert supply(table, colour) == supply(before, colour) - 1
    assert sorted(trader(table).citizens) == sorted(("seraglio", "tower", colour))


@pytest.mark.rule(Rule.A_NEW_CITIZEN_IS_TAKEN)
def test_equal_citizens_may_stand_on_the_trader() -> None:
    table = play(built_on_the_trader(), SettleCitizen("garden", "tower"))
    assert on_the_trader(table) == "seraglio tower tower"


@pytest.mark.rule(Rule.A_NEW_CITIZEN_IS_TAKEN)
def test_taking_a_new_citizen_is_not_optional() -> None:
    table = built_on_the_trader()
    assert refusal(table, SettleCitizen("garden")) is Rule.A_NEW_CITIZEN_IS_TAKEN


@pytest.mark.rule(Rule.A_NEW_CITIZEN_IS_TAKEN)
def test_a_citizen_that_is_not_in_the_supply_cannot_be_taken() -> None:
    table = built_on_the_trader(supply="arcades arcades")
    assert refusal(table, SettleCitizen("garden", "tower")) is Rule.A_NEW_CITIZEN_IS_TAKEN
    assert offers(table, SettleCitizen("garden", "arcades"), LeaveCitizens())


@pytest.mark.rule(Rule.A_NEW_CITIZEN_IS_TAKEN)
def test_the_citizen_that_moves_in_is_not_in_the_supply() -> None:
    table = built_on_the_trader(supply="arcades")
    assert refusal(table, SettleCitizen("garden", "garden")) is Rule.A_NEW_CITIZEN_IS_TAKEN


@pytest.mark.rule(Rule.A_NEW_CITIZEN_IS_TAKEN)
def test_an_empty_supply_gives_nothing() -> None:
    table = built_on_the_trader(supply="")
    assert offers(table, SettleCitizen("garden"), LeaveCitizens())
    assert refusal(table, SettleCitizen("garden", "tower")) is Rule.A_NEW_CITIZEN_IS_TAKEN
    table = play(table, SettleCitizen("garden"))
    assert on_the_trader(table) == "seraglio tower"
    assert trader(table).housed == {"garden-10": "garden"}


# Swapping


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
def test_a_citizen_may_be_swapped_where_none_fits() -> None:
    before = built_on_the_trader("chambers-10")
    table = play(before, SwapCitizen("tower", "chambers"))
    assert on_the_trader(table) == "chambers garden seraglio"
    assert supply(table, "tower") == supply(before, "tower") + 1
    assert supply(table, "chambers") == supply(before, "chambers") - 1
    assert trader(table).housed == {}
    assert waits_for(table, MoveTrader(0))


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
def test_every_pair_of_different_colours_can_be_swapped() -> None:
    table = built_on_the_trader("chambers-10", citizens="tower garden garden")
    swaps = {
        (action.give, action.take)
        for action in table.rules.legal_actions(table)
        if isinstance(action, SwapCitizen)
    }
    assert swaps == {
        (give, take) for give in ("tower", "garden") for take in BUILDINGS if give != take
    }


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
def test_swapping_is_optional() -> None:
    table = built_on_the_trader("chambers-10")
    assert is_legal(table, LeaveCitizens())


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
def test_nobody_is_swapped_where_a_citizen_could_move_in() -> None:
    table = built_on_the_trader()
    assert refusal(table, SwapCitizen("tower", "chambers")) is Rule.SWAP_A_CITIZEN
    assert refusal(table, SwapCitizen("garden", "chambers")) is Rule.SWAP_A_CITIZEN


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
@pytest.mark.parametrize(
    ("give", "take"),
    [("tower", "tower"), ("arcades", "pavilion"), ("tower", "arcades"), ("tower", "garden")],
    ids=["equal", "not on the trader", "not in the supply", "not in the supply either"],
)
def test_what_is_given_stands_on_the_trader_and_what_is_taken_lay_in_the_supply(
    give: str, take: str
) -> None:
    table = built_on_the_trader("chambers-10", supply="pavilion tower")
    assert refusal(table, SwapCitizen(give, take)) is Rule.SWAP_A_CITIZEN
    assert is_legal(table, SwapCitizen("garden", "tower"))


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
def test_nothing_is_swapped_with_an_empty_supply() -> None:
    table = built_on_the_trader("chambers-10", supply="")
    assert offers(table, LeaveCitizens())
    assert refusal(table, SwapCitizen("tower", "tower")) is Rule.SWAP_A_CITIZEN


@pytest.mark.rule(Rule.SWAP_A_CITIZEN)
def test_a_trader_without_citizens_swaps_nothing() -> None:
    assert offers(built_on_the_trader("chambers-10", citizens=""), LeaveCitizens())


# The trader moves on


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_the_trader_goes_to_a_new_place_after_placing_and_before_the_refill() -> None:
    table = bought(bag="tower-11 tower-12 arcades-9 seraglio-9")
    table = play(table, BuildTile("garden-10", EAST), LeaveCitizens())
    assert waits_for(table, MoveTrader(0))
    assert view_of(table, 0, NAMES)["phase"] == "trader-move"
    assert table.market == (None,) * 4
    table = play(table, PutTrader(place(2, 0)))
    assert trader(table).at == place(2, 0)
    assert None not in table.market
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_the_trader_goes_beside_any_tile_with_a_side() -> None:
    table = play(built_on_the_trader(), LeaveCitizens())
    beside_the_fountain = {NORTH, SOUTH, WEST}
    beside_the_garden = {place(1, -1), place(1, 1), place(2, 0)}
    offered = {action.at for action in table.rules.legal_actions(table)}  # type: ignore[attr-defined]
    assert offered == beside_the_fountain | beside_the_garden


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
@pytest.mark.parametrize(
    "where",
    [place(2, 1), place(-1, -1), place(3, 0), place(0, 0), EAST],
    ids=["around a corner", "around another", "apart", "the fountain", "the new tile"],
)
def test_the_trader_goes_nowhere_else(where: int) -> None:
    table = play(built_on_the_trader(), LeaveCitizens())
    assert refusal(table, PutTrader(where)) is Rule.TRADER_MOVES_ON


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_walls_do_not_matter_to_the_trader() -> None:
    table = play(built_on_the_trader("garden-9-e"), LeaveCitizens())
    assert is_legal(table, PutTrader(place(2, 0)))


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_the_trader_may_stand_where_no_tile_can_ever_fit() -> None:
    """Between the arms of a horseshoe a tile would enclose an area further in."""
    table = position(
        cities=["seraglio-9 fountain pavilion-8\narcades-9 . arcades-10\nchambers-10 . ."],
        reserves=["chambers-11"],
        at=place(2, 0),
        citizens="",
    )
    table = play(table, AddTile("chambers-11", place(2, 0)), LeaveCitizens())
    blocked = place(0, 2)
    palace = table.seats[0].palace
    assert all(blocked not in palace.places_for(walls) for walls in range(16))
    assert is_legal(table, PutTrader(blocked))


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_the_trader_moves_on_after_a_swap_and_after_moving_in() -> None:
    settled = play(built_on_the_trader(), SettleCitizen("garden", "tower"))
    swapped = play(built_on_the_trader("chambers-10"), SwapCitizen("garden", "tower"))
    assert waits_for(settled, MoveTrader(0))
    assert waits_for(swapped, MoveTrader(0))


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_a_trader_built_over_in_a_redesign_stays_off_until_the_end_of_the_turn() -> None:
    table = position(market=". tower-9-nw . .", hands=["dirham-9"], reserves=["garden-10"], at=EAST)
    table = play(
        table,
        BuyTile("tower-9-nw", cards("dirham-9")),
        AddTile("garden-10", EAST),
        LeaveCitizens(),
    )
    assert waits_for(table, PlaceTiles(0))
    assert trader(table).at is None
    # Wherever the other tile goes, it meets nobody.
    table = play(table, BuildTile("tower-9-nw", WEST))
    assert waits_for(table, MoveTrader(0))
    table = play(table, PutTrader(place(-1, 1)))
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.TRADER_STAYS)
def test_a_trader_that_was_not_built_over_stays() -> None:
    table = play(position(), TAKE_A_NINE)
    assert waits_for(table, ChooseAction(1))
    assert trader(table).at == EAST
    assert refusal(table, PutTrader(WEST)) is Rule.TRADER_MOVES_ON


@pytest.mark.rule(Rule.TRADER_STAYS)
def test_the_trader_stays_when_the_tile_beside_it_is_removed() -> None:
    table = position(cities=["fountain tower-11"], at=place(2, 0))
    table = play(table, RemoveTile("tower-11"))
    assert trader(table).at == place(2, 0)
    assert waits_for(table, ChooseAction(1))


# Citizens leave


@pytest.mark.rule(Rule.CITIZEN_LEAVES_WITH_THE_TILE)
def test_a_tile_that_is_removed_sends_its_citizen_to_the_supply() -> None:
    before = position(cities=["fountain tower-11"], housed="tower-11", at=SOUTH)
    table = play(before, RemoveTile("tower-11"))
    assert trader(table).housed == {}
    assert supply(table, "tower") == supply(before, "tower") + 1
    assert citizens_in_all(table) == citizens_in_all(before)
    assert on_the_trader(table) == on_the_trader(before)


@pytest.mark.rule(Rule.CITIZEN_LEAVES_WITH_THE_TILE)
def test_with_an_exchange_the_citizen_goes_and_the_new_tile_has_none() -> None:
    before = position(
        cities=["fountain tower-11"], housed="tower-11", reserves=["tower-12"], at=SOUTH
    )
    table = play(before, ExchangeTiles("tower-12", "tower-11"))
    assert trader(table).housed == {}
    assert supply(table, "tower") == supply(before, "tower") + 1
    palace = view_of(table, 0, NAMES)["seats"][0]["palace"]
    assert {tile["tile"]: tile["citizen"] for tile in palace} == {
        "fountain": None,
        "tower-12": None,
    }


@pytest.mark.rule(Rule.CITIZEN_LEAVES_WITH_THE_TILE)
def test_a_tile_that_comes_back_has_no_citizen() -> None:
    table = position(cities=["fountain tower-11"], housed="tower-11", at=SOUTH)
    table = play(table, RemoveTile("tower-11"))
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    table = play(table, AddTile("tower-11", EAST))
    assert trader(table).housed == {}


@pytest.mark.rule(Rule.CITIZEN_LEAVES_WITH_THE_TILE)
def test_only_the_citizen_of_that_tile_leaves() -> None:
    table = position(cities=["garden-10 fountain tower-11"], housed="tower-11 garden-10", at=SOUTH)
    table = play(table, RemoveTile("tower-11"))
    assert trader(table).housed == {"garden-10": "garden"}


@pytest.mark.rule(Rule.CITIZEN_LEAVES_WITH_THE_TILE)
def test_a_tile_without_a_citizen_leaves_alone() -> None:
    before = position(cities=["fountain tower-11"], at=SOUTH)
    table = play(before, RemoveTile("tower-11"))
    assert table.annex(Traders) == before.annex(Traders)


# Scoring


@pytest.mark.rule(Rule.SERIES_OF_CITIZENS)
def test_three_red_two_white_two_green_and_a_blue_citizen_give_17_points() -> None:
    colours = ["seraglio"] * 3 + ["chambers"] * 2 + ["garden"] * 2 + ["pavilion"]
    assert series_points(colours) == 10 + 6 + 1 == 17


@pytest.mark.rule(Rule.SERIES_OF_CITIZENS)
@pytest.mark.parametrize(("colours", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_a_series_of_different_colours(colours: int, points: int) -> None:
    assert series_points(list(BUILDINGS[:colours])) == points


@pytest.mark.rule(Rule.SERIES_OF_CITIZENS)
def test_equal_citizens_are_series_of_one() -> None:
    assert series_points(["tower"] * 4) == 4


@pytest.mark.rule(Rule.SERIES_OF_CITIZENS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_citizens_count_in_every_scoring(number: int) -> None:
    table = position(
        cities=["garden-11 fountain tower-11\n. garden-10 ."],
        housed="garden-11 garden-10 tower-11",
        at=NORTH,
    )
    points = scored(table, number)
    assert points["citizens"] == (3 + 1, 0, 0)


@pytest.mark.rule(Rule.SERIES_OF_CITIZENS)
def test_citizens_on_the_trader_and_tiles_without_citizens_do_not_count() -> None:
    table = position(cities=["garden-11 fountain tower-11"], at=NORTH)
    assert scored(table, 1)["citizens"] == (0, 0, 0)


@pytest.mark.rule(Rule.SERIES_OF_CITIZENS)
def test_each_seat_scores_its_own_citizens_and_dirk_none() -> None:
    table = position(
        seats=2, cities=["fountain tower-11"], housed="tower-11", at=NORTH, dirk="tower-12"
    )
    annex = table.annex(Traders)
    second = Trader(FAR_AWAY, (), {"garden-10": "garden", "tower-13-e": "tower"})
    table = table.with_annex(annex.with_trader(1, second))
    assert scored(table, 1)["citizens"] == (1, 3)


# The last tiles


@pytest.mark.rule(Rule.LAST_TILES_MEET_THE_TRADER)
def test_a_last_tile_built_on_the_trader_meets_it_and_the_trader_is_not_placed_again() -> None:
    table = position(market=". . garden-10 .", bag="", hands=["denar-1"])
    table = play(table, TAKE_A_NINE)
    assert waits_for(table, PlaceLastTiles(0))
    table = play(table, BuildTile("garden-10", EAST))
    assert waits_for(table, MeetTrader(0, "garden-10", "garden"))
    table = play(table, SettleCitizen("garden", "tower"))
    assert table.agenda == ()
    assert trader(table).at is None
    assert table.scorings[-1].points["citizens"] == (1, 0, 0)


@pytest.mark.rule(Rule.LAST_TILES_MEET_THE_TRADER)
def test_the_next_seats_last_tiles_follow_when_the_trader_was_met() -> None:
    table = position(
        market="tower-11 . garden-10 .", bag="", hands=["denar-1", "gulden-1"], to_play=2
    )
    table = play(table, TakeMoney(cards("ducat-9")))
    assert waits_for(table, PlaceLastTiles(0))
    table = play(table, BuildTile("garden-10", EAST), LeaveCitizens())
    assert waits_for(table, PlaceLastTiles(1))


@pytest.mark.rule(Rule.LAST_TILES_MEET_THE_TRADER, Rule.TRADER_MOVES_ON)
def test_a_trader_built_over_in_the_last_turn_is_placed_and_can_be_met_once_more() -> None:
    table = position(
        market=". tower-11 garden-10 .", bag="", hands=["denar-9 denar-9 dirham-1"], at=EAST
    )
    table = play(
        table,
        BuyTile("garden-10", cards("denar-9 denar-9")),
        BuildTile("garden-10", EAST),
        SettleCitizen("garden", "tower"),
        PutTrader(WEST),
    )
    assert waits_for(table, PlaceLastTiles(0))
    table = play(table, BuildTile("tower-11", WEST), SettleCitizen("tower", "arcades"))
    assert table.scorings[-1].points["citizens"] == (3, 0, 0)


# Together with the walls


@pytest.mark.rule(Rule.BUILT_ON_THE_TRADER)
def test_a_wall_raised_on_a_tile_keeps_its_citizen() -> None:
    table = position(
        modules=("walls", "traders"), cities=["fountain tower-11"], housed="tower-11", at=SOUTH
    ).with_annex(OpenWallCards(("wall-n",)))
    table = play(table, RaiseWall("wall-n", "tower-11"))
    assert trader(table).housed == {"tower-11": "tower"}
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.CITIZEN_LEAVES_WITH_THE_TILE)
def test_a_walled_tile_that_is_removed_sends_its_citizen_away_all_the_same() -> None:
    table = position(
        modules=("walls", "traders"), cities=["fountain tower-11"], housed="tower-11", at=SOUTH
    ).with_annex(OpenWallCards(("wall-n",)))
    table = play(table, RaiseWall("wall-n", "tower-11"))
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    table = play(table, RemoveTile("tower-11"))
    assert trader(table).housed == {}
    assert broken_rule(table, PutTrader(NORTH)) is Rule.TRADER_MOVES_ON


@pytest.mark.rule(Rule.TRADER_MOVES_ON)
def test_a_wooden_wall_does_not_keep_the_trader_away() -> None:
    table = position(modules=("walls", "traders"), at=EAST, reserves=["garden-10"])
    table = table.with_annex(OpenWallCards(("wall-n",)))
    table = play(table, RaiseWall("wall-n", "fountain"))
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    table = play(table, AddTile("garden-10", EAST), LeaveCitizens())
    assert is_legal(table, PutTrader(NORTH))
