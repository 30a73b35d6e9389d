"""One model for the table of an arena and for the ratings of all players."""

from __future__ import annotations

import pytest

from core.alhambra.game import header_of
from core.kernel.record import unnamed_seats
from core.lab import ratings
from core.lab.outcomes import Outcome
from core.lab.ratings import rated
from core.lab.standings import elo
from core.lab.tournament import Played, seated

PLAYERS = ("expert", "greedy", "easy")
RANKS: list[list[float]] = [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [1, 2.5, 2.5],
    [3, 1.5, 1.5],
    [1, 2, 3],
    [2, 3, 1],
]
"""Of one game after the other; in some of them two tie."""


def test_an_arena_rates_as_it_always_did() -> None:
    """If it no longer did, its tables couldn't be compared with older ones."""
    games = [
        Outcome(deal, 0, [], ranks, [], None, "", [[], [], []], [], [])
        for deal, ranks in enumerate(RANKS)
    ]
    found = [tuple(round(number or 0, 2) for number in one) for one in elo(games, 3)]
    assert found == [(70.64, -28.61, 230.66), (-23.56, -147.4, 72.66), (-47.09, -210.71, 47.09)]


def test_players_are_rated_as_they_always_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "_RESAMPLES", 40)
    header = header_of(unnamed_seats(3))
    games = [
        Played(seated(header, PLAYERS, deal), ranks, None, "") for deal, ranks in enumerate(RANKS)
    ]
    found = {name: tuple(round(one, 2) for one in own) for name, own in rated(games).items()}
    assert found == {
        "expert": (1134.52, 936.31, 1421.31, 7),
        "greedy": (1000.0, 1000.0, 1000.0, 7),
        "easy": (966.46, 792.83, 1206.62, 7),
    }
