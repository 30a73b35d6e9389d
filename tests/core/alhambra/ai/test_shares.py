"""What a kind of building is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from core.alhambra.ai.shares import expected_points, net_points
from core.alhambra.components import BUILDINGS
from core.alhambra.scoring import places_of
from core.majority import share_places

ALMOST = 0.02
"""Odds of a lead by one are almost 1, not quite."""


def races(number: int) -> Iterator[tuple[str, int, list[int], int | None]]:
    """Buildings, scorings, and how many of it the seats and Dirk have."""
    random = Random("races")
    for _ in range(number):
        seats = random.randint(2, 6)
        counts = [random.randint(0, 6) for _ in range(seats)]
        dirk = random.randint(0, 6) if seats == 2 else None
        yield random.choice(BUILDINGS), random.randint(1, 3), counts, dirk


def points(
    building: str,
    number: int,
    counts: list[int],
    dirk: int | None = None,
    coming: int = 0,
    gifts: int = 0,
) -> float:
    """What the first seat expects."""
    own, *rivals = counts
    return expected_points(building, number, own, tuple(sorted(rivals)), dirk, coming, gifts)


def given(building: str, number: int, counts: list[int], dirk: int | None) -> int:
    """What the first seat gets by the rules."""
    everybody = counts if dirk is None else [*counts, dirk]
    return share_places(everybody, places_of(building, number))[0]


def test_an_imminent_scoring_gives_what_the_rules_give() -> None:
    for building, number, counts, dirk in races(600):
        tied = [*counts[1:], *([] if dirk is None else [dirk])].count(counts[0])
        expected = points(building, number, counts, dirk)
        if tied == 0:
            assert expected == pytest.approx(given(building, number, counts, dirk), abs=ALMOST)
        elif tied == 1:  # the rules round down
            over = expected - given(building, number, counts, dirk)
            assert -ALMOST <= over <= 0.5 + ALMOST


def test_a_tie_is_worth_less_than_a_lead_and_more_than_falling_behind() -> None:
    for building, seats in product(BUILDINGS, range(2, 7)):
        for number in (2, 3):
            behind, tied, ahead = (
                points(building, number, [own, *[2] * (seats - 1)]) for own in (1, 2, 3)
            )
            assert behind < tied < ahead


def test_more_tiles_never_bring_less() -> None:
    for building, number, counts, dirk in races(300):
        for coming in (0, 1, 5, 12):
            fewer = points(building, number, counts, dirk, coming, gifts=2)
            counts[0] += 1
            assert points(building, number, counts, dirk, coming, gifts=2) >= fewer
            counts[0] -= 1


def test_more_tiles_of_a_rival_never_help() -> None:
    for building, number, counts, dirk in races(300):
        for coming in (0, 5):
            fewer = points(building, number, counts, dirk, coming)
            counts[1] += 1
            assert points(building, number, counts, dirk, coming) <= fewer
            counts[1] -= 1


def test_dirk_is_a_rival_who_only_gets_what_he_is_given() -> None:
    assert points("tower", 1, [1, 0], dirk=2) == pytest.approx(0, abs=ALMOST)
    assert points("tower", 2, [1, 0], dirk=2) == pytest.approx(6, abs=ALMOST)
    assert points("tower", 1, [3, 0], dirk=2) == pytest.approx(6, abs=ALMOST)
    threatened = [points("tower", 1, [3, 0], dirk=2, gifts=gifts) for gifts in range(6)]
    assert threatened == sorted(threatened, reverse=True)
    assert threatened[0] - threatened[-1] > 4
    # What seats will buy goes to them alone, so it helps against Dirk.
    hopes = [points("tower", 1, [2, 0], dirk=3, coming=coming) for coming in (0, 4, 8)]
    assert hopes == sorted(hopes)


def test_without_a_building_there_is_nothing_but_hope() -> None:
    for building, number, counts, dirk in races(100):
        counts[0] = 0
        assert points(building, number, counts, dirk) == 0.0
        assert points(building, number, counts, dirk, coming=6) > 0.0


def test_the_more_is_to_come_the_less_is_a_lead_worth() -> None:
    leads = [points("garden", 1, [3, 1, 1], coming=coming) for coming in range(0, 20, 2)]
    assert leads == sorted(leads, reverse=True)
    assert len(set(leads)) == len(leads)


def test_net_points_are_ones_own_less_the_mean_of_the_rivals() -> None:
    for building, _, counts, dirk in races(200):
        own, *rivals = counts
        expected = 0.0
        to_come = ((2, 0.5, 3, 1), (3, 1.25, 8, 4))
        for number, weight, coming, gifts in to_come:
            everybody = [
                points(
                    building,
                    number,
                    [counts[seat], *counts[:seat], *counts[seat + 1 :]],
                    dirk,
                    coming,
                    gifts,
                )
                for seat in range(len(counts))
            ]
            expected += weight * (everybody[0] - sum(everybody[1:]) / len(rivals))
        net = net_points(building, own, tuple(sorted(rivals)), dirk, to_come)
        assert net == pytest.approx(expected)


def test_when_nothing_is_to_come_a_kind_is_worth_nothing() -> None:
    assert net_points("tower", 3, (1, 0), None, ()) == 0.0
