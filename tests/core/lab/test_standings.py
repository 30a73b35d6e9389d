"""The numbers of an arena's table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from core.lab.outcomes import Outcome
from core.lab.standings import elo, savings, standings, win_rate, without_luck


def game(deal: int, ranks: Sequence[float], ms: float = 1.0) -> Outcome:
    first = [rank == min(ranks) for rank in ranks]
    shares = [1 / sum(first) if own else 0.0 for own in first]
    return Outcome(deal, 0, shares, list(ranks), [], None, "", [[ms] for _ in ranks], [], [])


@pytest.mark.unmeasured
def test_three_wins_of_four_are_191_points_of_elo_between_two() -> None:
    """10^(191/400) is 3; the tie that is added weighs little among thousands."""
    games = [game(deal, [1, 2] if deal % 4 else [2, 1]) for deal in range(4000)]
    (first, _, _), (second, _, _) = elo(games, 2)
    assert first is not None
    assert second is not None
    assert first == pytest.approx(-second)
    assert first - second == pytest.approx(190.8, abs=0.5)


def test_ties_are_equal() -> None:
    for own, low, high in elo([game(deal, [1.5, 1.5]) for deal in range(10)], 2):
        assert (own, low, high) == (0, 0, 0)


@pytest.mark.unmeasured
def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Two equal players; the deals of each arena are drawn anew."""
    random = Random(1)
    right = 0
    for _ in range(60):
        games = [game(deal, random.choice([[1, 2], [2, 1]])) for deal in range(50)]
        _, low, high = elo(games, 2)[0]
        assert low is not None
        assert high is not None
        right += low <= 0 <= high
    assert 52 <= right <= 60


@pytest.mark.unmeasured
def test_games_of_one_deal_count_as_what_they_are() -> None:
    """A deal that decides everything, played twice, says no more than once."""
    random = Random(2)
    wins = [random.choice([[1, 2], [2, 1]]) for _ in range(100)]
    once = elo([game(deal, ranks) for deal, ranks in enumerate(wins)], 2)[0]
    twice = elo([game(deal, ranks) for deal, ranks in enumerate(wins) for _ in range(2)], 2)[0]
    alone = elo([game(deal, ranks) for deal, ranks in enumerate([*wins, *wins])], 2)[0]
    assert width(twice) == pytest.approx(width(once), rel=0.1)
    assert width(alone) == pytest.approx(width(once) / 2**0.5, rel=0.15)


def width(rating: tuple[float | None, float | None, float | None]) -> float:
    _, low, high = rating
    assert low is not None
    assert high is not None
    return high - low


def test_who_never_loses_has_a_number_and_is_not_certain_of_it() -> None:
    few = elo([game(deal, [1, 2]) for deal in range(10)], 2)[0]
    many = elo([game(deal, [1, 2]) for deal in range(100)], 2)[0]
    for own, low, high in (few, many):
        assert own is not None
        assert low is not None
        assert high is not None
        assert low < own < high
    assert many[0] > few[0]  # type: ignore[operator]
    assert many[1] > few[1]  # type: ignore[operator]


def test_ratings_of_several_follow_their_ranks() -> None:
    games = [game(deal, [1, 2, 3] if deal % 3 else [3, 2, 1]) for deal in range(60)]
    ratings = [own for own, _, _ in elo(games, 3)]
    assert ratings == sorted(ratings, key=lambda own: -(own or 0))
    assert sum(own or 0 for own in ratings) == pytest.approx(0)


def test_a_single_player_has_no_rating() -> None:
    assert elo([game(1, [1])], 1) == [(None, None, None)]


def test_the_times_are_a_median_and_a_95th_percentile() -> None:
    games = [game(number, [1, 2], ms=number) for number in range(1, 101)]
    row = standings(["a", "b"], games)[0]
    assert (row.ms_median, row.ms_p95) == (50.5, 95)


def test_wilson_is_wider_for_fewer_games() -> None:
    assert win_rate(0, 5)[1] == 0
    share, low, high = win_rate(280, 400)
    assert (share, round(low, 3), round(high, 3)) == (0.7, 0.653, 0.743)


def test_luck_that_explains_nothing_is_not_subtracted() -> None:
    """A player who wins whatever happens is not called weaker for his luck."""
    random = Random(4)
    lucks = [random.choice([0.3, -0.3]) for _ in range(40)]
    games = [game(deal, [1, 2])._replace(luck=[own, -own]) for deal, own in enumerate(lucks)]
    assert without_luck(games, 0) == (1.0, 1.0, 1.0)


def test_what_luck_explains_is_saved() -> None:
    """Who was lucky won, but for a few deals; without luck both are nearly equal."""
    random = Random(3)
    games = []
    for deal in range(40):
        lucky = random.choice([1.0, -1.0])
        ranks = [1, 2] if lucky * (-1 if deal % 8 == 0 else 1) > 0 else [2, 1]
        games.append(game(deal, ranks)._replace(luck=[lucky / 2, -lucky / 2]))
    share, low, high = without_luck(games, 0)
    assert share is not None
    assert low is not None
    assert high is not None
    assert low < 0.5 < high
    assert high - low < 0.3
    saved = savings(games)
    assert saved is not None
    assert abs(saved.luck) < saved.error
    assert saved.games > 1.5
    assert savings([*games[:9], game(99, [1, 2])]) is None
    assert without_luck(games[:1], 0)[1:] == (None, None)
    assert without_luck([*games, game(99, [1, 2])], 0) == (None, None, None)
