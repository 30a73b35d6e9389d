"""What a computer player looks at."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from core.alhambra.ai import features
from core.alhambra.ai.features import Clock, city_traits, clock, hand_traits, sites_for
from core.alhambra.components import BUILDINGS, MONEY, SCORING_CARDS, TILES, Money
from core.alhambra.modules.walls import WALL_CARDS
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place
from core.alhambra.table import Table
from tests.core.alhambra.ai.conversations import (
    Conversation,
    a_game,
    level,
    turns_of_real_games,
)
from tests.core.alhambra.positions import position
from tests.core.alhambra.random_cities import random_city


def sums_of(cards: tuple[Money, ...]) -> set[int]:
    """What every choice of cards is worth."""
    return {
        sum(card.value for card in choice)
        for number in range(len(cards) + 1)
        for choice in combinations(cards, number)
    }


def test_a_hand_pays_what_some_of_its_cards_are_worth() -> None:
    random = Random("hands")
    prices = [tile.price for tile in TILES.values()]
    for number in range(60):
        cards = tuple(random.choices(list(MONEY.values())[:9], k=number % 9))
        traits = hand_traits(cards)
        sums = sums_of(cards)
        assert {bit for bit in range(200) if traits.sums >> bit & 1} == sums
        assert traits.worth == max(sums)
        assert traits.useful == min(max(sums), 13)
        assert traits.cards == len(cards)
        exact = sum(price in sums for price in prices) / len(prices)
        assert traits.exact == pytest.approx(exact)
        afford = sum(price <= max(sums) for price in prices) / len(prices)
        assert traits.afford == pytest.approx(afford)


def check_city(palace: Palace) -> None:
    traits = city_traits(palace)
    buildings = Counter(tile.building for tile in palace.tiles.values())
    assert traits.counts == tuple(buildings[building] for building in BUILDINGS)
    runs = sorted((len(run) for run in palace.wall_runs()), reverse=True)
    assert traits.wall == palace.longest_wall()
    assert traits.second == ([*runs, 0, 0])[1]
    places = {where for walls in range(16) for where in palace.places_for(walls)}
    assert traits.room == min(len(places), 16)
    fitting = [tile for tile in TILES.values() if palace.places_for(tile.walls)]
    assert traits.fits == pytest.approx(len(fitting) / len(TILES))


@pytest.mark.unmeasured
def test_a_city_is_described_as_it_stands() -> None:
    random = Random("cities")
    check_city(FOUNTAIN_ALONE)
    for _ in range(150):
        check_city(random_city(random))
    for table, _seat in turns_of_real_games(2):
        for seat in table.seats:
            check_city(seat.palace)


@pytest.mark.unmeasured
def test_sites_are_all_places_with_the_city_that_comes_of_them() -> None:
    for table, seat in turns_of_real_games(3):
        palace = table.seats[seat].palace
        for tile in table.market:
            assert tile is not None
            sites = sites_for(palace, tile)
            assert [where for where, _ in sites] == sorted(palace.places_for(tile.walls))
            for where, traits in sites:
                assert traits == city_traits(palace.with_tile(tile, where))
            assert sites_for(palace, tile) is sites, "asked again, it is remembered"


def test_a_full_memory_is_emptied_and_answers_stay_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "_MOST_CITIES", 4)
    monkeypatch.setattr(features, "_cities", {})
    monkeypatch.setattr(features, "_by_identity", {})
    random = Random("many cities")
    tile = TILES["garden-10"]
    for _ in range(12):
        palace = random_city(random)
        check_city(palace)
        assert [where for where, _ in sites_for(palace, tile)] == sorted(palace.places_for(0))
        assert len(features._cities) <= 4
        assert len(features._by_identity) <= 4


def test_what_is_known_of_a_city_is_known_of_one_like_it_however_it_was_built() -> None:
    tower, garden = TILES["tower-11"], TILES["garden-10"]
    one, other = place(-1, 0), place(0, 1)
    palace = FOUNTAIN_ALONE.with_tile(tower, one).with_tile(garden, other)
    same = FOUNTAIN_ALONE.with_tile(garden, other).with_tile(tower, one)
    assert sites_for(palace, TILES["chambers-8-nw"]) is sites_for(same, TILES["chambers-8-nw"])
    assert city_traits(palace) is city_traits(same)


# The clock


def tables_of(seats: int, seed: int) -> list[Table]:
    """The tables of a game between players that buy what they can."""
    conversation = Conversation(a_game(seats), f"clock {seed}", [level("greedy")] * seats)
    tables = []
    for asked in conversation.decisions():
        tables.append(asked.table)
        conversation.answer(asked)
    return [*tables, conversation.table]


@pytest.fixture(scope="module")
def games() -> dict[int, list[list[Table]]]:
    """Some games for each number of seats."""
    return {seats: [tables_of(seats, seed) for seed in range(4)] for seats in (2, 4)}


@pytest.mark.unmeasured
def test_time_only_runs_forward(games: dict[int, list[list[Table]]]) -> None:
    for of_seats in games.values():
        for tables in of_seats:
            before = clock(tables[0])
            assert before.scorings == 0
            for table in tables[1:]:
                now = clock(table)
                assert now.scorings >= before.scorings
                assert now.left <= before.left
                assert now.until[0] <= before.until[0]
                assert now.until[1] <= before.until[1]
                # How many of the last tiles Dirk gets is a guess until he has them.
                assert now.until[2] <= before.until[2] + (1 if table.collectors else 0)
                for number in range(3):
                    if number < now.scorings:
                        assert now.until[number] == now.gifts[number] == 0
                before = now


def truth_of(tables: list[Table], number: int) -> tuple[int, int]:
    """How many tiles came to the market, and to Dirk, until the scoring of this number."""
    scored = next(table for table in tables if len(table.scorings) >= number)
    before = tables[tables.index(scored) - 1]
    gone = len(tables[0].bag) - len(scored.bag)
    # What Dirk gets because of the scoring comes after it.
    until = before if number < 3 else scored
    gifts = _of_dirk(until) - _of_dirk(tables[0])
    return gone - (_of_dirk(scored) - _of_dirk(tables[0])), gifts


def _of_dirk(table: Table) -> int:
    return len(table.collectors[0].tiles) if table.collectors else 0


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", [2, 4])
def test_the_clock_is_about_right(seats: int, games: dict[int, list[list[Table]]]) -> None:
    """Over some games, of players that are no great hoarders; nobody gives Dirk anything."""
    for number in (1, 2, 3):
        told: list[Clock] = [clock(tables[0]) for tables in games[seats]]
        truth = [truth_of(tables, number) for tables in games[seats]]
        until = mean([one.until[number - 1] for one in told])
        gifts = mean([one.gifts[number - 1] for one in told])
        assert until == pytest.approx(mean([own for own, _ in truth]), rel=0.35)
        assert gifts == pytest.approx(mean([of_dirk for _, of_dirk in truth]), abs=2)


def test_other_cards_in_the_pile_are_no_money() -> None:
    """Imagined piles have money alone, real ones with the walls have wall cards, too."""
    (wall, *_), money = WALL_CARDS, "gulden-9 dirham-9"
    piles = (money, f"gulden-9 {SCORING_CARDS[0]} dirham-9 {wall} {SCORING_CARDS[1]}")
    told = {clock(position(modules=("walls",), draw_pile=pile)) for pile in piles}
    assert len(told) == 1


def test_a_tile_whose_walls_were_raised_does_not_fit_where_it_did() -> None:
    tile = TILES["tower-11"]
    assert len(sites_for(FOUNTAIN_ALONE, tile)) == 4
    assert not sites_for(FOUNTAIN_ALONE, tile._replace(walls=0b1111))
