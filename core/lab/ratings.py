"""``alhambra-lab ratings``: how strong every player of the board game is, all on one scale.

For each number of seats, many tables are drawn from all players, and each deal is played with
everybody in every seat. A game is a comparison of each two of its players by rank; the ratings
are those that make all comparisons most likely.
"""

from __future__ import annotations

import json
from argparse import ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import log10
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from core.alhambra.ai.manners import CHARACTERS, IN_MANNER
from core.alhambra.game import header_of
from core.alhambra.rulesets import FEWEST_SEATS, MOST_SEATS
from core.kernel.lines import BadLine, Line
from core.kernel.record import unnamed_seats
from core.lab.bradley_terry import comparisons, strengths
from core.lab.options import games, names
from core.lab.play import INTERRUPTED
from core.lab.tournament import Played, add_tournament_options, fail, play_all, seated
from core.levels import LEVELS, YARDSTICKS

if TYPE_CHECKING:
    from core.lab.options import Commands

_BUDGET = 0.1
ANCHOR, ANCHORED = "greedy", 1000
"""A yardstick has this rating at every table, for it never changes."""
_PLAIN = (*LEVELS, *YARDSTICKS)
PLAYERS = (*_PLAIN, *(f"hard{IN_MANNER}{character}" for character in CHARACTERS))
"""Every other deal is played without characters, for most want to know about the levels."""
_RESAMPLES = 200
_STEPS, _PRECISION = 300, 1e-4
"""When to stop: whole points are written, and many players take many steps."""
_A_LITTLE = 0.5
"""About how many wins and how many defeats are added for each player, spread over all others:
who never loses would have no number without them."""


class Rating(NamedTuple):
    """How strong a player is, and its 95 % interval."""

    elo: float
    low: float
    high: float
    games: int


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("ratings", help="rate all players of the board game")
    parser.add_argument(
        "--tables",
        type=_tables,
        default=[2, 3, 4, 6],
        metavar="SEATS,SEATS",
        help="for how many seats (default: 2,3,4,6)",
    )
    parser.add_argument(
        "--games",
        type=games,
        default=600,
        help="how many games for each, rounded up to whole rotations (default: 600)",
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the ratings, as JSON")
    add_tournament_options(parser, budget=_BUDGET)
    parser.set_defaults(run=run)


def _tables(text: str) -> list[int]:
    try:
        tables = [int(name) for name in names(text)]
    except ValueError:
        tables = [0]
    if not all(FEWEST_SEATS <= seats <= MOST_SEATS for seats in tables):
        raise ArgumentTypeError(f"tables have {FEWEST_SEATS} to {MOST_SEATS} seats, not {text!r}")
    return tables


def headers(seats: int, number: int) -> list[Line]:
    """Games for this many seats: as many as asked for, and the rest of the last rotation."""
    rules = header_of(unnamed_seats(seats))
    found = []
    for deal in range(1, 1 - (-number // seats)):
        known = PLAYERS if deal % 2 else _PLAIN
        players = Random(f"ratings {seats} {deal}").sample(known, seats)
        found += [seated(rules, [*players[turn:], *players[:turn]], deal) for turn in range(seats)]
    return found


def run(options: Namespace) -> int:
    """Play what is missing, and print and write the ratings; those of all games are written."""
    wanted = [one for seats in options.tables for one in headers(seats, options.games)]
    wanted.sort(key=lambda header: header["seed"] * len(header["seats"]))
    try:
        played = play_all(wanted, options.budget, options.state, options.jobs)
    except BadLine as error:
        return fail(error)
    by_seats = {
        seats: [one for one in played if len(one.players) == seats and one.ranks]
        for seats in options.tables
    }
    ratings = {seats: rated(some) for seats, some in by_seats.items() if some}
    _print(ratings)
    if len(played) < len(wanted):
        return INTERRUPTED
    if options.write:
        written = {
            "budget": options.budget,
            "seats": {
                str(seats): {name: round(one.elo) for name, one in of_table.items()}
                for seats, of_table in ratings.items()
            },
        }
        options.write.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    return 0


Duels = dict[tuple[str, str], float]
"""How often the first was before the second; a tie is a half for both."""


def rated(played: Sequence[Played]) -> dict[str, Rating]:
    """The ratings of all who played, best first; intervals come from drawing deals anew."""
    deals: dict[int, list[Played]] = {}
    for one in played:
        deals.setdefault(one.header["seed"], []).append(one)
    tallies = [_duels(some) for some in deals.values()]
    number = {name: sum(name in one.players for one in played) for name in PLAYERS}
    found = _elo(tallies)
    random = Random(1)
    drawn = [_elo(random.choices(tallies, k=len(tallies)), found) for _ in range(_RESAMPLES)]
    ratings = {}
    for name in sorted(found, key=lambda name: -found[name]):
        others = sorted(one[name] for one in drawn if name in one)
        low, high = others[len(others) // 40], others[-1 - len(others) // 40]
        elo = found[name]
        ratings[name] = Rating(elo, min(low, elo), max(high, elo), number[name])
    return ratings


def _duels(games: Sequence[Played]) -> Duels:
    duels: Duels = {}
    for game in games:
        players = game.players
        for one, other, share in comparisons(game.ranks):
            pair = players[one], players[other]
            duels[pair] = duels.get(pair, 0.0) + share
    return duels


def _elo(
    tallies: Sequence[Duels], near: Mapping[str, float] = MappingProxyType({})
) -> dict[str, float]:
    """The most likely ratings (Bradley and Terry); those that are known to be near save time."""
    ahead: Duels = {}
    for duels in tallies:
        for pair, times in duels.items():
            ahead[pair] = ahead.get(pair, 0.0) + times
    players = sorted({name for pair in ahead for name in pair})
    for pair in permutations(players, 2):
        ahead[pair] = ahead.get(pair, 0.0) + _A_LITTLE / len(players)
    won = [sum(ahead[one, other] for other in players if other != one) for one in players]
    met = [
        [ahead[one, other] + ahead[other, one] if other != one else 0.0 for other in players]
        for one in players
    ]
    start = [10 ** ((near.get(name, ANCHORED) - ANCHORED) / 400) for name in players]
    found = strengths(won, met, start, steps=_STEPS, precision=_PRECISION)
    strength = dict(zip(players, found, strict=True))
    zero = strength.get(ANCHOR, 1.0)
    return {name: ANCHORED + 400 * log10(strength[name] / zero) for name in players}


def _print(ratings: Mapping[int, Mapping[str, Rating]]) -> None:
    for seats, of_table in ratings.items():
        print(f"{seats} seats; {ANCHOR} is {ANCHORED}, 95 % intervals")
        for name, one in of_table.items():
            print(
                f"  {name:<16}{one.elo:>6.0f}   {one.low:>5.0f} to {one.high:<5.0f}"
                f"{one.games:>6} games"
            )
