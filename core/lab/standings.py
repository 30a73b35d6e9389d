"""How the players of an arena stand: what its table and its CSV file say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, log10, sqrt
from random import Random
from statistics import fmean, median, stdev, variance
from typing import NamedTuple

from core.lab.bradley_terry import comparisons, strengths
from core.lab.outcomes import Outcome

_Z = 1.96
"""95 % of a normal distribution are within so many standard deviations."""
_RESAMPLES, _FEWEST_RESAMPLES, _MOST_DRAWN = 1000, 200, 400_000
"""How often an arena is drawn anew: less often where it has so many deals that it would take long,
but often enough to know what is rare."""
_FEWEST_DEALS = 10
"""With fewer, it is chance what luck seems to explain."""
_NO_SPREAD = 1e-9
"""If luck differs by less, it explains nothing."""
_A_LITTLE = 0.05
"""How much of a deal in which all tie is added: who never loses would have no number without it."""
_STEPS, _PRECISION = 200, 1e-6
"""When to stop: by then ratings change by far less than a point, unless somebody always loses."""

Rating = tuple[float | None, float | None, float | None]
"""A number and its interval."""


class Standing(NamedTuple):
    """One player; the fields are the columns of the CSV file. None if nothing is known."""

    seat: int
    kind: str
    games: int
    wins: float
    mean_points: float | None
    mean_rank: float | None
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    ms_median: float | None
    ms_p95: float | None
    forfeits: int
    fair: float | None
    fair_low: float | None
    fair_high: float | None
    """The share of the games won if luck is subtracted."""
    citizens: float | None
    """The mean of the points for citizens, if the street trader is played."""


def standings(kinds: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """Of each player, in the order of ``--seats``."""
    ratings = elo(outcomes, len(kinds))
    rows = []
    for seat, kind in enumerate(kinds):
        ms = sorted(one for outcome in outcomes for one in outcome.ms[seat])
        rows.append(
            Standing(
                seat,
                kind,
                len(outcomes),
                sum(outcome.shares[seat] for outcome in outcomes),
                _mean(outcome.points[seat] for outcome in outcomes if outcome.points),
                _mean(outcome.ranks[seat] for outcome in outcomes if outcome.ranks),
                *ratings[seat],
                median(ms) if ms else None,
                ms[ceil(0.95 * len(ms)) - 1] if ms else None,
                sum(outcome.out == seat for outcome in outcomes),
                *without_luck(outcomes, seat),
                _mean(outcome.citizens[seat] for outcome in outcomes if outcome.citizens),
            )
        )
    return rows


def _mean(numbers: Iterable[float]) -> float | None:
    listed = list(numbers)
    return fmean(listed) if listed else None


def win_rate(wins: float, games: int) -> tuple[float, float, float]:
    """The share of games won, and the 95 % interval by Wilson's formula.

    It holds at the edges too: 20 wins in 20 games do not prove that nothing is ever lost.

    >>> [round(number, 3) for number in win_rate(20, 20)]
    [1.0, 0.839, 1.0]
    """
    share = wins / games
    shrink = 1 + _Z**2 / games
    middle = (share + _Z**2 / (2 * games)) / shrink
    half = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2)) / shrink
    return share, max(0.0, middle - half), min(1.0, middle + half)


class Savings(NamedTuple):
    """What it brings to subtract luck."""

    luck: float
    """Of the first player, on average; in the long run nobody has any."""
    error: float
    """How far from nothing that may be by chance, 19 times out of 20."""
    games: float
    """How many games with luck tell as much as one without."""


class _Deal(NamedTuple):
    """What the games of one deal came to for one player, on average."""

    share: float
    luck: float


def savings(outcomes: Sequence[Outcome]) -> Savings | None:
    """What it brings in these games; nothing if there are too few, or luck is not known."""
    deals = _deals([one for one in outcomes if one.luck], 0)
    if len(deals) < _FEWEST_DEALS:
        return None
    lucks = [deal.luck for deal in deals]
    error = _Z * stdev(lucks) / sqrt(len(deals))
    plain = variance([deal.share for deal in deals])
    return Savings(fmean(lucks), error, plain / max(variance(_fair(deals)), 1e-9))


def without_luck(outcomes: Sequence[Outcome], player: int) -> Rating:
    """The share of games that a player would have won with average luck, and its 95 % interval.

    Games of one deal depend on each other, so the interval comes from the deals.
    """
    if not all(one.luck for one in outcomes):
        return None, None, None
    fair = _fair(_deals(outcomes, player))
    if len(fair) < 2:
        return _mean(fair), None, None
    half = _Z * stdev(fair) / sqrt(len(fair))
    return fmean(fair), fmean(fair) - half, fmean(fair) + half


def _deals(outcomes: Sequence[Outcome], player: int) -> list[_Deal]:
    by_deal: dict[int, list[Outcome]] = {}
    for one in outcomes:
        by_deal.setdefault(one.deal, []).append(one)
    return [
        _Deal(fmean(one.shares[player] for one in games), fmean(one.luck[player] for one in games))
        for games in by_deal.values()
    ]


def _fair(deals: Sequence[_Deal]) -> list[float]:
    """The share of each deal without its luck.

    If one player is much stronger, luck decides less than the value thinks, and subtracting all of
    it would do harm. So as much of it is subtracted as explains the other deals. Luck is nothing on
    average, and a deal has no say in its own part, so results stay true.
    """
    number = len(deals) - 1
    if number < 1:
        return [deal.share - deal.luck for deal in deals]
    shares, lucks = (sum(column) for column in zip(*deals, strict=True))
    squares = sum(deal.luck**2 for deal in deals)
    products = sum(deal.share * deal.luck for deal in deals)
    fair = []
    for share, luck in deals:
        mean = (lucks - luck) / number
        spread = (squares - luck**2) / number - mean**2
        both = (products - share * luck) / number - mean * (shares - share) / number
        fair.append(share - luck * (both / spread if spread > _NO_SPREAD else 1.0))
    return fair


class _Tally(NamedTuple):
    """The games of one deal: how many, and how often each player was before another one."""

    games: float
    ahead: tuple[float, ...]


def elo(outcomes: Sequence[Outcome], players: int) -> list[Rating]:
    """Elo of each player and its 95 % interval; the mean of all is 0.

    A game of several is taken as a comparison of each two of its players by rank, and the ratings
    are those that make these comparisons most likely (Bradley and Terry). The comparisons of a
    game depend on each other, and so do games of the same deal; so the interval comes from
    drawing whole deals anew, again and again, and rating what was drawn. Among them lies one more
    deal in which all tie: so a player who never lost is not rated as if that were certain.
    """
    tallies = _tallies(outcomes, players)
    if not tallies or players == 1:
        return [(None, None, None)] * players
    tie = _Tally(players, ((players * (players - 1)) / 2,) * players)
    rated = _ratings([*tallies, tie])
    random = Random(1)
    tallies.append(tie)
    times = max(_FEWEST_RESAMPLES, min(_RESAMPLES, _MOST_DRAWN // len(tallies)))
    drawn = [_ratings(random.choices(tallies, k=len(tallies))) for _ in range(times)]
    found: list[Rating] = []
    for own, others in zip(rated, zip(*drawn, strict=True), strict=True):
        in_order = sorted(others)
        low, high = in_order[times // 40], in_order[-1 - times // 40]
        found.append((own, min(own, low), max(own, high)))
    return found


def _tallies(outcomes: Sequence[Outcome], players: int) -> list[_Tally]:
    by_deal: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        if outcome.ranks:
            by_deal.setdefault(outcome.deal, []).append(outcome)
    tallies = []
    for _, games in sorted(by_deal.items()):
        ahead = [0.0] * players
        for outcome in games:
            for one, _, share in comparisons(outcome.ranks):
                ahead[one] += share
        tallies.append(_Tally(len(games), tuple(ahead)))
    return tallies


def _ratings(tallies: Sequence[_Tally]) -> list[float]:
    """The most likely ratings. All meet all in every game, so sums are enough."""
    players = len(tallies[0].ahead)
    games = sum(tally.games for tally in tallies) + _A_LITTLE * players
    little = _A_LITTLE * players * (players - 1) / 2
    ahead = [sum(column) + little for column in zip(*(t.ahead for t in tallies), strict=True)]
    met = [[games] * players] * players
    found = strengths(ahead, met, [1.0] * players, steps=_STEPS, precision=_PRECISION)
    logs = [400 * log10(strength) for strength in found]
    return [own - fmean(logs) for own in logs]
