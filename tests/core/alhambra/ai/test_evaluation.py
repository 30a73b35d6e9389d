"""What a position is worth."""

from __future__ import annotations

import pytest

from core.alhambra.ai.evaluation import (
    SCORINGS,
    TRAITS,
    Outlook,
    Weights,
    best_open,
    part_to_be_spent,
)
from core.alhambra.ai.features import KIND, clock, hand_traits
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.shares import expected_points
from core.alhambra.ai.training import describe
from core.alhambra.components import BUILDINGS, TILES
from core.alhambra.palace import place
from core.alhambra.scoring import totals
from core.alhambra.table import Scoring, Table
from tests.core.alhambra.ai.conversations import ALL_SEATS, turns_of_real_games
from tests.core.alhambra.positions import cards, position

SHARES = [f"share-{number}" for number in range(1, SCORINGS + 1)]
NOTHING: Weights = {
    **dict.fromkeys(TRAITS, (0.0,) * (SCORINGS + 1)),
    **dict.fromkeys(SHARES, (0.0,) * SCORINGS),
}


def only(shares: float = 0.0, **weights: float) -> Weights:
    """Weights that are the same in all phases; all others are nothing."""
    return {
        **NOTHING,
        **dict.fromkeys(SHARES, (shares,) * SCORINGS),
        **{name: (weight,) * SCORINGS + (0.0,) for name, weight in weights.items()},
    }


def lead(table: Table, seat: int) -> float:
    """The points of a seat less the mean of its rivals."""
    points = totals(table)[: len(table.seats)]
    rivals = [own for other, own in enumerate(points) if other != seat]
    return points[seat] - sum(rivals) / len(rivals)


def worth(table: Table, weights: Weights, seat: int = 0) -> float:
    return Outlook(table, seat, weights).total()


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_training_fits_what_is_played(seats: int) -> None:
    """The worth of a position is the sum of its traits times their weights, and the points."""
    weights = weights_for(seats, LEVELS["hard"])
    for table, seat in turns_of_real_games(seats)[::2]:
        time = clock(table)
        phase = min(time.scorings, SCORINGS - 1)
        traits = describe(table, seat, weights)
        worth = lead(table, seat)
        for name in TRAITS:
            worth += traits[name] * (weights[name][phase] + weights[name][SCORINGS] * time.left)
        for name in SHARES:
            worth += traits[name] * weights[name][phase]
        assert Outlook(table, seat, weights).total() == pytest.approx(worth, abs=1e-9)


@pytest.mark.unmeasured
def test_without_weights_the_points_so_far_are_all() -> None:
    for table, seat in turns_of_real_games(3):
        assert worth(table, NOTHING, seat) == pytest.approx(lead(table, seat))


def test_weights_depend_on_the_scorings_that_are_over() -> None:
    weights = {**NOTHING, "wall": (1.0, 10.0, 100.0, 0.0)}
    table = position(cities=["fountain tower-13-e"])
    for scorings, expected in ((0, 1.0), (1, 10.0), (2, 100.0)):
        over = tuple(Scoring(number, {}) for number in range(1, scorings + 1))
        assert worth(table._replace(scorings=over), weights) == expected


def test_weights_depend_on_the_tiles_that_are_left() -> None:
    weights = {**NOTHING, "wall": (0.0, 0.0, 0.0, 54.0)}
    table = position(cities=["fountain tower-13-e"], bag="tower-11 tower-12 garden-10")
    assert worth(table, weights) == pytest.approx(3.0)


def test_the_average_of_what_rivals_have_counts_against_a_seat() -> None:
    table = position(seats=3, hands=["denar-9", "ducat-5 ducat-1", "gulden-4"])
    assert worth(table, only(worth=1.0)) == pytest.approx(9 - (6 + 4) / 2)
    assert worth(table, only(cards=1.0)) == pytest.approx(1 - (2 + 1) / 2)


def test_each_scoring_to_come_counts_with_its_weight() -> None:
    table = position(cities=["fountain tower-11"])
    every = worth(table, only(shares=1.0))
    single = [worth(table, {**NOTHING, name: (1.0,) * SCORINGS}) for name in SHARES]
    assert all(value > 0 for value in single)
    assert every == pytest.approx(sum(single))


def test_points_are_those_of_the_odds() -> None:
    table = position(
        seats=2, cities=["fountain tower-11", "fountain garden-10"], dirk="tower-12 tower-9-es"
    )
    outlook = Outlook(table, 0, only(shares=1.0))
    tower = KIND["tower"]
    coming, gifts = outlook._coming[tower][1], outlook._gifts[tower][1]
    assert gifts > 0, "Dirk gets more tiles"
    assert outlook.points(0, tower, 2) == expected_points("tower", 2, 1, (0,), 2, coming, gifts)
    assert outlook.points(1, tower, 2) == expected_points("tower", 2, 0, (1,), 2, coming, gifts)


@pytest.mark.unmeasured
def test_the_share_is_what_points_add_up_to() -> None:
    for seats in (2, 4):
        weights = weights_for(seats, LEVELS["hard"])
        for table, seat in turns_of_real_games(seats):
            outlook = Outlook(table, seat, weights)
            for kind in range(len(BUILDINGS)):
                expected = sum(
                    counts
                    * (
                        outlook.points(seat, kind, number)
                        - sum(outlook.points(rival, kind, number) for rival in outlook.rivals)
                        / len(outlook.rivals)
                    )
                    for number, counts in outlook.to_come
                )
                assert outlook.share(kind) == pytest.approx(expected)


def test_a_tile_on_the_market_is_ready_payable_or_begun() -> None:
    def chance(hand: str, **weights: float) -> float:
        table = position(market="tower-11 . . .", hands=[hand])
        return Outlook(table, 0, only(shares=1.0, **weights)).money(0, table.seats[0].hand[0])

    gain = Outlook(position(market="tower-11 . . ."), 0, only(shares=1.0)).offers[0]
    assert gain is not None
    assert gain.gain > 5
    assert chance("gulden-9 gulden-2", ready=1.0) == pytest.approx(gain.gain)
    assert chance("gulden-9 gulden-3", ready=1.0) == 0.0
    assert chance("gulden-9 gulden-3", payable=1.0) == pytest.approx(gain.gain)
    assert chance("gulden-9", payable=1.0) == 0.0
    assert chance("gulden-9", begun=1.0) == pytest.approx(gain.gain * 9 / 11)
    assert chance("denar-9 denar-2", ready=1.0, payable=1.0, begun=1.0) == 0.0


def test_what_the_next_rival_can_pay_is_a_threat() -> None:
    def outlook(hand: str) -> Outlook:
        table = position(market="tower-11 . . .", hands=["", hand, "gulden-9 gulden-2"])
        return Outlook(table, 0, only(shares=1.0, threat=1.0, menace=0.1))

    exact, paid, poor = map(outlook, ("gulden-9 gulden-2", "gulden-9 gulden-9", "gulden-9"))
    loss = -exact.money(0, ())
    assert loss > 1
    assert -paid.money(0, ()) == pytest.approx(loss / 10)
    assert poor.money(0, ()) == 0.0
    assert exact.money(1, ()) == 0.0, "there is no tile"
    assert exact.money(0, (), sold=True) == 0.0


def test_rivals_after_the_next_one_are_threats_too_each_less() -> None:
    def threat(hands: list[str], others: float) -> float:
        table = position(market="tower-11 . . .", hands=hands, seats=4)
        weights = only(shares=1.0, threat=1.0, menace=0.1)
        return -Outlook(table, 0, {**weights, "others": (others,) * SCORINGS}).money(0, ())

    exact, too_much = "gulden-9 gulden-2", "gulden-9 gulden-3"
    following = threat(["", exact], 0.5)
    assert following > 0
    assert threat(["", "", exact], 0.5) == pytest.approx(following / 2)
    assert threat(["", "", "", exact], 0.5) == pytest.approx(following / 4)
    assert threat(["", "", too_much], 0.5) == pytest.approx(following / 20)
    assert threat(["", exact, exact], 0.5) == pytest.approx(following * 1.5)
    assert threat(["", "", exact], 0.0) == 0.0


@pytest.mark.parametrize(("seats", "minds"), [(2, False), (3, True), (6, True)])
def test_the_expert_minds_every_rival(seats: int, minds: bool) -> None:
    assert ("others" in weights_for(seats, LEVELS["expert"])) == minds
    assert "others" not in weights_for(seats, LEVELS["hard"])


def test_a_tile_in_the_reserve_is_worth_a_part_of_what_it_would_bring() -> None:
    weights = only(shares=1.0, potential=0.5, reserve=2.0)
    table = position(cities=["fountain tower-11"])
    reserved = position(
        cities=["fountain tower-11"],
        reserves=["garden-10"],
        bag=" ".join(tile.id for tile in table.bag),
    )
    outlook = Outlook(table, 0, weights)
    garden = KIND["garden"]
    kept = 0.5 * (outlook.share(garden, 1) - outlook.share(garden)) + 2.0
    assert outlook.kept(garden) == pytest.approx(kept)
    assert worth(reserved, weights) - worth(table, weights) == pytest.approx(kept)


def test_the_richest_gets_the_last_tiles() -> None:
    def prize(hand: str, bag: str, scorings: int = 2) -> float:
        table = position(
            market="tower-11 . . .", hands=[hand, "gulden-9", "gulden-4"], bag=bag
        )._replace(scorings=tuple(Scoring(number, {}) for number in range(1, scorings + 1)))
        weights = only(shares=1.0, richest=1.0)
        return Outlook(table, 0, weights).money(0, table.seats[0].hand[0])

    gain = prize("gulden-9 gulden-1", bag="")
    assert gain > 5
    assert prize("gulden-9", bag="") == 0.0, "with a tie nobody gets it"
    assert prize("gulden-8", bag="") == pytest.approx(-gain)
    early = prize("gulden-9 gulden-1", bag="tower-12 tower-9-es garden-10 garden-11")
    assert 0.0 < early < gain, "other things may come up until then"
    assert prize("gulden-9 gulden-1", bag=" ".join(list(TILES)[:8])) == 0.0
    assert prize("gulden-9 gulden-1", bag="", scorings=1) == 0.0


def test_the_best_money_that_lies_open_is_one_card_or_several_small_ones() -> None:
    assert best_open(cards("denar-9 ducat-2 ducat-3 gulden-1")) == 9
    assert best_open(cards("ducat-2 ducat-2 denar-1")) == 5
    assert best_open(cards("ducat-4 ducat-4 denar-4")) == 5
    assert best_open(cards("ducat-1 denar-1")) == 2
    assert best_open(()) == 0
    table = position(open_money="ducat-7 denar-1")
    assert worth(table, only(open=1.0)) == -7


def test_what_is_known_twice_is_looked_up() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    outlook = Outlook(table, 0, weights_for(3, LEVELS["hard"]))
    hand = table.seats[0].hand[0]
    assert outlook.money(0, hand) == outlook.money(0, hand)
    assert outlook.money(0, hand, sold=True) != outlook.money(0, hand)
    assert hand_traits(hand).worth == 11
    assert outlook.city(table.seats[0].palace.with_tile(TILES["tower-13-e"], place(1, 0))) != 0


def test_money_that_can_no_longer_be_spent_counts_less() -> None:
    """Otherwise two hoarders would wait for each other for ever."""
    table = position(seats=2, hands=["gulden-9 gulden-8"])
    some = table._replace(bag=tuple(TILES.values())[:20])
    assert part_to_be_spent(some, 0) == 1
    hoard = table.seats[0]._replace(hand=(cards("gulden-9 " * 20), (), (), ()))
    rich = some.with_seat(0, hoard)
    assert part_to_be_spent(rich, 0) == pytest.approx((8.5 * (24 / 2 + 1) / 180) ** 2)
    hand = cards("gulden-9")
    weights = only(worth=1.0)
    spent = part_to_be_spent(rich, 0)
    assert Outlook(some, 0, weights).money(1, hand) == 9
    assert Outlook(rich, 0, weights).money(1, hand) == pytest.approx(9 * spent)
