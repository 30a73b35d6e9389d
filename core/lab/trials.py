"""``alhambra-lab trials``: every rule set, number of seats and level, to see that all goes well."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING

from core.alhambra.ai.manners import CHARACTERS, IN_MANNER
from core.alhambra.game import NAME as BOARD_GAME
from core.catalogue import all_games
from core.kernel.lines import BadLine, Line, text_of
from core.lab.options import games
from core.lab.play import INTERRUPTED
from core.lab.tournament import Played, add_tournament_options, fail, play_all, seated
from core.levels import LEVELS, YARDSTICKS

if TYPE_CHECKING:
    from core.lab.options import Commands

_BUDGET = 0.006
"""As little work as an expert can do without being another level."""


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("trials", help="play every rule set with all levels mixed")
    parser.add_argument("--games", type=games, default=2000, help="how many games (default: 2000)")
    add_tournament_options(parser, budget=_BUDGET)
    parser.set_defaults(run=run)


def headers(number: int) -> list[Line]:
    """As many games as asked for: rule set by rule set, and who plays is drawn for each."""
    rule_sets = [game.header for game in all_games()]
    return [
        seated(header, _players(header, deal), deal)
        for deal, header in enumerate(islice(cycle(rule_sets), number), 1)
    ]


def _players(header: Line, deal: int) -> list[str]:
    random = Random(f"trial {deal}")
    known = [*LEVELS]
    if header["game"] == BOARD_GAME:
        known += [*YARDSTICKS, *(f"hard{IN_MANNER}{character}" for character in CHARACTERS)]
    return random.choices(known, k=len(header["seats"]))


def run(options: Namespace) -> int:
    """Play, and say what went wrong; the exit code is 1 if anything did."""
    try:
        played = play_all(headers(options.games), options.budget, options.state, options.jobs)
    except BadLine as error:
        return fail(error)
    return _tell(played, options.games)


def _tell(played: list[Played], planned: int) -> int:
    by_game = Counter((one.header["game"], len(one.players)) for one in played)
    rule_sets = {text_of(seated(one.header, [], 0)) + str(len(one.players)) for one in played}
    print(f"{len(played)} of {planned} games, {len(rule_sets)} rule sets")
    for (game, seats), number in sorted(by_game.items()):
        print(f"  {game}, {seats} seats: {number}")
    sat = Counter(player for one in played for player in one.players)
    print("seats by player: " + ", ".join(f"{name} {sat[name]}" for name in sorted(sat)))
    out = [one for one in played if one.out is not None]
    stalled = [one for one in played if one.reason and one.out is None]
    print(f"out: {len(out)}, stopped because nobody bought anything any more: {len(stalled)}")
    for one in (*out, *stalled):
        who = "" if one.out is None else f", {one.players[one.out]}"
        modules = ",".join(one.header["modules"])
        print(f"  deal {one.header['seed']}, {one.players} [{modules}]{who}: {one.reason}")
    if out or stalled:
        return 1
    return INTERRUPTED if len(played) < planned else 0
