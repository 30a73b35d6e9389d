"""Who will win: what is expected, and how it is learned."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from core.alhambra.ai import value_training
from core.alhambra.ai.imagining import order_forgotten
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.prospects import NAMES, prospects
from core.alhambra.ai.search import play_on
from core.alhambra.ai.value import expected, value_for
from core.alhambra.ai.value_training import calibration, fitted, noted, play, surprise
from tests.core.alhambra.ai.conversations import ALL_SEATS, turns_of_real_games
from tests.core.alhambra.positions import position


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_seat_can_expect_something(seats: int) -> None:
    for table, _ in turns_of_real_games(seats)[::4]:
        found = expected(table, value_for(seats))
        assert sum(found.shares) == pytest.approx(1.0)
        assert min(found.shares) > 0
        most = max(range(seats), key=lambda seat: found.points[seat])
        assert found.shares[most] == max(found.shares)
        assert all(len(own) == len(NAMES) for own in prospects(table).seats)


def test_who_has_more_wins_more_often() -> None:
    table = position(
        seats=3,
        hands=["gulden-9 gulden-2 denar-9 ducat-9", "denar-1", "ducat-1"],
        cities=["fountain tower-12 tower-11", "fountain", "fountain"],
        market="tower-10-w . . .",
    )
    shares = expected(table, value_for(3)).shares
    assert shares[0] > 0.4 > max(shares[1:])


def test_in_the_end_it_is_known_who_has_won() -> None:
    table = turns_of_real_games(2)[-1][0]
    weights = weights_for(2, LEVELS["hard"])
    over = play_on(order_forgotten(table).shuffled(Random(2)), 200, weights, Random(2))
    assert not over.agenda
    found = expected(over, value_for(2))
    assert sorted(found.shares) in ([0.0, 1.0], [0.5, 0.5])
    assert found.points[found.shares.index(max(found.shares))] == max(found.points)


def test_the_order_in_the_bag_is_not_looked_at() -> None:
    table = turns_of_real_games(3)[4][0]
    assert prospects(table) == prospects(table._replace(bag=table.bag[::-1]))


def test_a_value_learns_from_games_and_is_surprised_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(value_training, "_SOME", 3)
    positions = noted(2, tmp_path, 0)
    assert [one.game for one in positions] == sorted(one.game for one in positions)
    assert noted(2, tmp_path, 0) == positions, "they are read the second time"
    value = fitted([*positions, *play(2, 3), *play(2, 4)])
    nothing = [
        phase._replace(weights=[0.0] * len(NAMES), early=[0.0] * len(NAMES)) for phase in value
    ]
    assert surprise(positions, value) < surprise(positions, nothing)
    tenths = calibration(positions, value)
    assert sum(tenth.number for tenth in tenths) == 2 * len(positions)
    assert all(0 <= tenth.won <= 1 for tenth in tenths)
