"""``alhambra-lab arena``: who is stronger, by many games of the same deals from every seat."""

from __future__ import annotations

import csv
import io
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from core.alhambra import game as alhambra
from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.lab.line_files import Busy
from core.lab.luck import luck_of
from core.lab.options import (
    add_jobs_option,
    add_playing_options,
    game_from,
    games,
    terms_from,
)
from core.lab.outcomes import Memory, Outcome
from core.lab.play import INTERRUPTED
from core.lab.players import OURS, Terms
from core.lab.playing import Course, play, ranks_of
from core.lab.progress import show_progress
from core.lab.standings import Standing, savings, standings, win_rate
from core.lab.workers import Interruption, spread

if TYPE_CHECKING:
    from core.lab.options import Commands

TRADERS, CITIZENS = "traders", "citizens"
"""The module with citizens, and what their points are called."""


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("arena", help="find out which player is stronger")
    add_playing_options(parser, first="deal")
    parser.add_argument(
        "--games",
        type=games,
        default=100,
        help="how many games, rounded up to whole rotations (default: 100)",
    )
    add_jobs_option(parser)
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write each game to a file in this folder"
    )
    parser.add_argument(
        "--luck",
        action="store_true",
        help="tell results without luck, too (board game; takes about a second a game)",
    )
    parser.add_argument(
        "--here",
        action="store_true",
        help="let the built-in levels think in this process: much faster, and the same games",
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table to this file")
    parser.add_argument(
        "--resume",
        action="store_true",
        help="continue after an interruption: games in the state file next to --csv or --records "
        "are not played again",
    )
    parser.set_defaults(run=partial(run, parser))


class Pairing(NamedTuple):
    """A game to be played: which deal, and how far everybody has moved on."""

    deal: int
    rotation: int

    def player_at(self, seat: int, players: int) -> int:
        """Who sits there."""
        return (seat + self.rotation) % players


def run(parser: ArgumentParser, options: Namespace) -> int:
    """Play what was asked for and print the table."""
    header = game_from(options, parser).header
    if options.luck and header["game"] != alhambra.NAME:
        parser.error(f"--luck needs --game {alhambra.NAME}")
    kinds = [seat["kind"].removeprefix(OURS) for seat in header["seats"]]
    deals = range(options.seed, options.seed - (-options.games // len(kinds)))
    pairings = [Pairing(deal, rotation) for deal in deals for rotation in range(len(kinds))]
    with ExitStack() as leaving:
        memory = _memory(parser, options, header)
        if memory is not None:
            leaving.enter_context(memory)
        outcomes = _play_all(options, header, pairings, memory, interruption := Interruption())
    rows = standings(kinds, outcomes)
    _print_table(rows, outcomes, len(pairings))
    if options.csv:
        options.csv.write_text(_csv(rows), encoding="utf-8", newline="")
    return INTERRUPTED if interruption.came else 0


def state_file(options: Namespace) -> Path | None:
    """Where the outcomes are remembered: beside the CSV file, or among the records."""
    if options.csv:
        return Path(f"{options.csv}.state")
    return options.records / "arena.state" if options.records else None


def _memory(parser: ArgumentParser, options: Namespace, header: Line) -> Memory | None:
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    path = state_file(options)
    if path is None:
        if options.resume:
            parser.error("--resume needs --csv or --records: the state file is next to them")
        return None
    arena = {
        **header,
        "budget": options.budget,
        "patience": options.patience,
        "luck": options.luck,
    }
    try:
        return Memory(path, arena, len(header["seats"]), go_on=options.resume)
    except BadLine as error:
        print(f"alhambra-lab: {error}", file=sys.stderr)
        if not isinstance(error, Busy):
            print("To start over, remove the file or leave out --resume.", file=sys.stderr)
        sys.exit(1)


def _play_all(
    options: Namespace,
    header: Line,
    pairings: Sequence[Pairing],
    memory: Memory | None,
    interruption: Interruption,
) -> list[Outcome]:
    """Play the games that were not played yet; the outcomes of all."""
    wanted = set(pairings)
    known = {} if memory is None else {(one.deal, one.rotation): one for one in memory.outcomes}
    outcomes = [one for pairing, one in known.items() if pairing in wanted]
    to_play = [pairing for pairing in pairings if pairing not in known]
    work = partial(_play_one, header, terms_from(options), options.records, options.luck)
    with interruption:
        for some in spread(work, to_play, max(1, min(options.jobs, len(to_play))), interruption):
            for outcome in some:
                outcomes.append(outcome)
                if memory is not None:
                    memory.add(outcome)
            show_progress(len(outcomes), len(pairings))
    return outcomes


def _play_one(
    header: Line,
    terms: Terms,
    records: Path | None,
    luck: bool,
    pairing: Pairing,
    stopped: Callable[[], bool],
) -> list[Outcome]:
    """Play a game and write it down; a list of its outcome, empty if it was interrupted."""
    players = len(header["seats"])
    sitting = [pairing.player_at(seat, players) for seat in range(players)]
    seats = [header["seats"][player] for player in sitting]
    course = play(
        game_of({**header, "seats": seats, "seed": pairing.deal}), pairing.deal, stopped, terms
    )
    if not (course.is_over or course.stalled):
        return []
    if records is not None:
        course.write(records / f"deal-{pairing.deal:06}-{pairing.rotation}.alhambra")
    return [_outcome(course, pairing, sitting, with_luck=luck)]


def _outcome(course: Course, pairing: Pairing, sitting: list[int], *, with_luck: bool) -> Outcome:
    """What a game came to, by player instead of by seat."""
    seats = range(len(sitting))
    ranks, out, reason = ranks_of(course)
    result = course.result()
    total: list[int] = result.get("total", [])[: len(sitting)]
    winners: list[int] = result.get("winners", [])
    if out is not None:
        winners = [seat for seat in seats if seat != out]
    seat_of = [sitting.index(player) for player in seats]
    luck = []
    if with_luck:
        luck = luck_of(course.states, course.actions, Random(f"luck {pairing}"))
    return Outcome(
        *pairing,
        [1 / len(winners) if seat in winners else 0.0 for seat in seat_of],
        [ranks[seat] for seat in seat_of if ranks],
        [total[seat] for seat in seat_of if total],
        None if out is None else sitting[out],
        reason,
        [[round(1000 * each, 2) for each in course.seconds[seat]] for seat in seat_of],
        [round(luck[seat], 4) for seat in seat_of if luck],
        _citizen_points(course, seat_of),
    )


def _citizen_points(course: Course, seat_of: list[int]) -> list[int]:
    """What citizens brought each player; nothing if none are in the game."""
    if TRADERS not in course.game.header["modules"]:
        return []
    scorings = [scoring.points[CITIZENS] for scoring in course.states[-1].scorings]
    return [sum(points[seat] for points in scorings) for seat in seat_of]


def _print_table(rows: list[Standing], outcomes: list[Outcome], planned: int) -> None:
    games = len(outcomes)
    deals = len({outcome.deal for outcome in outcomes})
    print(f"{games} of {planned} games, {deals} deals; 95 % intervals")
    print(
        f"seat  {'player':<16}{'wins':>8}{'% won':>8}{'interval':>14}{'no luck':>9}"
        f"{'interval':>14}{'points':>8}{'rank':>6}{'Elo':>7}"
        f"{'interval':>14}{'ms median':>11}{'95 %':>8}{'out':>5}"
    )
    for row in rows:
        share = [100 * each for each in win_rate(row.wins, games)] if games else [None] * 3
        fair = [
            None if one is None else 100 * one for one in (row.fair, row.fair_low, row.fair_high)
        ]
        print(
            f"{row.seat:>4}  {row.kind:<16.16}{row.wins:>8.1f}{_text(share[0]):>8}"
            f"{_between(share[1], share[2]):>14}{_text(fair[0]):>9}"
            f"{_between(fair[1], fair[2]):>14}{_text(row.mean_points):>8}"
            f"{_text(row.mean_rank, 2):>6}{_text(row.elo, 0):>7}"
            f"{_between(row.elo_low, row.elo_high, 0):>14}{_text(row.ms_median):>11}"
            f"{_text(row.ms_p95):>8}{row.forfeits:>5}"
        )
    saved = savings(outcomes)
    if saved is not None:
        print(
            f"luck of seat 0: {_text(100 * saved.luck)} % on average, give or take "
            f"{_text(100 * saved.error)} %; with luck subtracted, a game counts for "
            f"{saved.games:.2f}"
        )
    reasons = Counter((outcome.out, outcome.reason) for outcome in outcomes if outcome.reason)
    for (out, reason), times in sorted(reasons.items(), key=str):
        who = "nobody won" if out is None else f"seat {out} was out of"
        print(f"{who} {_games(times)}: {reason}")


def _text(number: float | None, digits: int = 1) -> str:
    return "-" if number is None else f"{number:.{digits}f}"


def _between(low: float | None, high: float | None, digits: int = 1) -> str:
    return "-" if low is None else f"{_text(low, digits)} to {_text(high, digits)}"


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number} games"


def _csv(rows: list[Standing]) -> str:
    """The table for other programs; what is not known is left empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Standing._fields)
    for row in rows:
        writer.writerow([round(one, 3) if isinstance(one, float) else one for one in row])
    return text.getvalue()
