"""The rules give the same answers as the slow and obvious truth."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.alhambra.buying import BuyTile, payments
from core.alhambra.components import MONEY, TILES, Tile, letters_of
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place, x_and_y
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.rulesets import rules_for
from core.alhambra.table import Collector, Seat, Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action
from tests.core.alhambra import truth
from tests.core.alhambra.compare_with_truth import differences
from tests.core.alhambra.positions import cards, hand, position
from tests.core.alhambra.random_cities import KINDS, Step, city_from, random_city

pytestmark = pytest.mark.unmeasured

STEPS = st.builds(Step, st.sampled_from(KINDS), st.integers(0, 15), st.integers(0, 1 << 16))
CITIES = st.lists(STEPS, max_size=30).map(city_from)


# The truth itself


def test_the_truth_knows_the_building_rules() -> None:
    assert truth.is_legal({(0, 0): "", (1, 0): ""})
    assert not truth.is_legal({(1, 0): ""})  # no fountain
    assert not truth.is_legal({(0, 0): "", (1, 0): "w"})  # sides
    assert not truth.is_legal({(0, 0): "e", (1, 0): "w"})  # on foot
    assert not truth.is_legal({(0, 0): "", (1, 1): ""})  # a corner
    ring = {(x, y): "" for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    assert not truth.is_legal(ring)
    assert not truth.is_legal({where: walls for where, walls in ring.items() if where != (2, 2)})
    assert truth.is_legal({where: walls for where, walls in ring.items() if where != (2, 1)})


def test_the_truth_counts_walls() -> None:
    assert truth.longest_wall({(0, 0): ""}) == 0
    assert truth.longest_wall({(0, 0): "nesw"}) == 4
    assert truth.longest_wall({(0, 0): "ns"}) == 1
    assert truth.longest_wall({(0, 0): "n", (1, 0): "ne", (2, 0): "w"}) == 2


# Cities


@settings(max_examples=120, deadline=None)
@given(CITIES)
def test_places_removals_exchanges_and_walls_are_those_of_the_truth(palace: Palace) -> None:
    assert list(differences(palace)) == []


def test_large_cities_too() -> None:
    for seed in range(5):
        palace = random_city(Random(seed), most_steps=90)
        assert list(differences(palace)) == []


@settings(max_examples=60, deadline=None)
@given(CITIES)
def test_walls_are_known_before_a_tile_is_built(palace: Palace) -> None:
    assert sorted(palace.wall_lengths()) == truth.wall_runs(truth.city_of(palace))
    for walls in range(16):
        tile = Tile("new", "tower", 1, walls)
        for where in palace.places_for(walls):
            known = palace.wall_lengths_with(tile, where)
            assert sorted(known) == sorted(palace.with_tile(tile, where).wall_lengths())


BROKEN = {
    Rule.SIDES_MUST_MATCH: truth.sides_match,
    Rule.REACHABLE_ON_FOOT: truth.is_reachable_on_foot,
    Rule.NO_EMPTY_AREA: truth.encloses_nothing,
}


@settings(max_examples=60, deadline=None)
@given(CITIES, st.integers(0, 15))
def test_a_refusal_names_a_rule_that_the_finished_city_breaks(palace: Palace, walls: int) -> None:
    city = truth.city_of(palace)
    touching = {there for where in city for _, there in truth.neighbours(where)}
    legal = truth.places(city, letters_of(walls))
    for where in truth.window(city):
        violation = palace.violation(walls, place(*where))
        if where in legal:
            assert violation is None
            continue
        assert violation is not None
        if where in city:
            assert violation.rule is Rule.ONE_TILE_A_PLACE
        elif where not in touching:
            assert violation.rule is Rule.JOINED_BY_A_SIDE
        else:
            assert isinstance(violation.rule, Rule)
            assert not BROKEN[violation.rule]({**city, where: letters_of(walls)})


@settings(max_examples=60, deadline=None)
@given(CITIES, st.integers(0, 15))
def test_a_refused_redesign_names_a_rule_that_the_finished_city_breaks(
    palace: Palace, walls: int
) -> None:
    city = truth.city_of(palace)
    removals, exchanges = truth.removals(city), truth.exchanges(city, letters_of(walls))
    for where in city:
        without = {other: own for other, own in city.items() if other != where}
        removal = palace.removal_violation(place(*where))
        assert (removal is None) == (where in removals)
        if removal is not None and where != (0, 0):
            assert isinstance(removal.rule, Rule)
            assert not BROKEN[removal.rule](without)
        exchange = palace.exchange_violation(walls, place(*where))
        assert (exchange is None) == (where in exchanges)


@settings(max_examples=60, deadline=None)
@given(CITIES)
def test_the_sides_that_face_empty_places(palace: Palace) -> None:
    city = truth.city_of(palace)
    for where in city:
        free = {side for side, there in truth.neighbours(where) if there not in city}
        assert set(letters_of(palace.free_sides(place(*where)))) == free
    around = {there for where in city for _, there in truth.neighbours(where)} - set(city)
    assert {x_and_y(where) for where in palace.empty_neighbours()} == around


# Actions

CARDS = st.sampled_from(list(MONEY.values()))
FEW_CARDS = st.lists(CARDS, max_size=5).map(tuple)
TILE_NAMES = st.sampled_from(sorted(TILES))


@st.composite
def small_positions(draw: st.DrawFn) -> Table:
    """A table with few things on it, at any of the three decisions of a seat."""
    seats = draw(st.integers(2, 3))
    rules = rules_for(seats)
    names: list[str] = draw(st.lists(TILE_NAMES, unique=True, max_size=12))
    tiles = [TILES[name] for name in names]
    on_the_market: list[bool] = draw(st.lists(st.booleans(), min_size=4, max_size=4))
    market = [tiles.pop() if tiles and there else None for there in on_the_market]
    palace = FOUNTAIN_ALONE
    reserve = []
    for tile in tiles[2:]:
        places = palace.places_for(tile.walls)
        where: int | None = draw(st.sampled_from([None, *places]))
        if where is None:
            reserve.append(tile)
        else:
            palace = palace.with_tile(tile, where)
    currency = draw(st.integers(0, 3))  # a hand of one currency buys more often
    held = [MONEY[list(MONEY)[9 * currency + value]] for value in draw(DIGITS)]
    seat = Seat(
        hand(" ".join((*held, *draw(FEW_CARDS)[:2]))), palace, tuple(reserve[:3]), tuple(tiles[:2])
    )
    decision = draw(st.integers(0, 2 if seat.to_place else 0))
    agenda = (rules.turns[0], (*rules.turns[0][:-1],), (PlaceLastTiles(0),))[decision]
    return Table(
        rules,
        agenda,
        (seat, *(Seat() for _ in range(seats - 1))),
        youngest=0,
        market=tuple(market),
        open_money=draw(FEW_CARDS)[:4],
        collectors=(Collector("dirk"),) if seats == 2 else (),
    )


DIGITS = st.lists(st.integers(0, 8), max_size=5)


@settings(max_examples=200, deadline=None)
@given(small_positions())
def test_every_legal_action_is_listed_exactly_once(table: Table) -> None:
    listed = table.rules.legal_actions(table)
    assert len(with_types(listed)) == len(listed)
    assert with_types(listed) == with_types(truth.listed_actions(table))


def with_types(actions: Iterable[Action]) -> set[tuple[type, Action]]:
    """Actions of different kinds may have equal fields."""
    return {(type(action), action) for action in actions}


def conceivable_actions(table: Table) -> Iterator[Action]:
    """Everything that somebody might try, sensible or not."""
    seat = table.seats[0]
    in_hand = [card for of_place in seat.hand for card in of_place]
    for choice in truth.choices((*table.open_money, *cards("denar-1"))):
        yield TakeMoney(choice)
    names = [
        *(tile.id for tile in table.market if tile is not None),
        *(tile.id for tile in (*seat.reserve, *seat.to_place)),
        *(tile.id for tile in seat.palace.tiles.values()),
        "tower-11",
    ]
    for name, choice in product(names, truth.choices((*in_hand, *cards("denar-9")))):
        yield BuyTile(name, choice)
    somewhere = [place(x, y) for x, y in truth.window(truth.city_of(seat.palace))]
    for name in names:
        yield RemoveTile(name)
        yield KeepTile(name)
        yield GiveTile(name)
        yield from (AddTile(name, where) for where in somewhere)
        yield from (BuildTile(name, where) for where in somewhere)
    yield from (ExchangeTiles(*pair) for pair in product(names, names))
    yield Pass()


@settings(max_examples=60, deadline=None)
@given(small_positions())
def test_an_action_is_refused_exactly_where_it_is_not_legal(table: Table) -> None:
    legal = with_types(truth.legal_actions(table))
    for action in conceivable_actions(table):
        is_legal = (type(action), action) in legal
        assert (table.rules.violation(table, action) is None) == is_legal, action


@settings(max_examples=60, deadline=None)
@given(small_positions())
def test_every_legal_action_applies(table: Table) -> None:
    table = table._replace(bag=tuple(TILES.values())[:20])
    for action in table.rules.legal_actions(table):
        after = table.rules.apply(table, action)
        assert after.rules.decision(after) is None or after.rules.legal_actions(after)


@settings(max_examples=100, deadline=None)
@given(st.lists(CARDS.filter(lambda card: card.place == 0), max_size=9), st.integers(2, 13))
def test_payments_are_all_without_a_superfluous_card(held: list[str], price: int) -> None:
    money = cards(" ".join(held))
    listed = payments(money, price)
    assert len(set(listed)) == len(listed)
    assert set(listed) == {
        payment
        for payment in truth.payments(money, price)
        if not truth.has_superfluous_card(payment, price)
    }


@pytest.mark.parametrize("price", [2, 13])
def test_the_payments_of_a_hand_of_all_27_cards_of_a_currency(price: int) -> None:
    everything = cards(" ".join(f"ducat-{value}" for value in range(1, 10) for _ in range(3)))
    listed = payments(everything, price)
    numbers = [
        tuple(Counter(card.value for card in one)[v] for v in range(1, 10)) for one in listed
    ]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) == {
        taken
        for taken in product(range(4), repeat=9)
        if any(taken)
        for values in [[value for value, times in enumerate(taken, 1) for _ in range(times)]]
        if sum(values) >= price > sum(values) - min(values)
    }


# Odds


def odds(table: Table) -> dict[Action, float]:
    """A kind, then one of that kind, all equally likely."""
    kinds = table.rules.legal_kinds(table)
    return {action: 1 / len(kinds) / len(kind) for kind in kinds for action in kind}


@pytest.mark.parametrize(
    "table",
    [
        position(
            market="tower-11 . garden-10 .",
            hands=["gulden-5 gulden-6 gulden-9 denar-9 denar-3"],
            open_money="denar-1 denar-1 gulden-3 ducat-9",
            cities=["fountain tower-12 arcades-9"],
            reserves=["tower-13-e pavilion-8"],
        ),
        position(open_money="denar-1 denar-2", cities=["fountain tower-12"]),
        position(open_money="denar-1", reserves=["tower-7-new"]),
        position(open_money=""),
    ],
    ids=["all kinds", "take or remove", "few places", "pass"],
)
def test_a_sampled_action_has_the_odds_of_one_picked_from_the_list(table: Table) -> None:
    random = Random(7)
    samples = 8_000
    counts = Counter(table.rules.any_legal_action(table, random) for _ in range(samples))
    expected = odds(table)
    assert set(counts) == set(expected)
    chi_squared = sum(
        (counts[action] - samples * chance) ** 2 / (samples * chance)
        for action, chance in expected.items()
    )
    freedom = len(expected) - 1
    assert chi_squared <= freedom + 4 * sqrt(2 * freedom)
