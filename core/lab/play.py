"""``alhambra-lab play``: play one game or many."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from core.catalogue import game_of
from core.kernel.lines import Line
from core.lab.options import (
    add_jobs_option,
    add_playing_options,
    game_from,
    games,
    terms_from,
)
from core.lab.players import Terms
from core.lab.playing import STALLED, play
from core.lab.progress import show_progress
from core.lab.workers import Interruption, spread

INTERRUPTED = 130

if TYPE_CHECKING:
    from core.lab.options import Commands


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("play", help="play games between computer players")
    add_playing_options(parser, first="game")
    parser.add_argument("--games", type=games, default=1, help="how many games (default: 1)")
    add_jobs_option(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game to this file")
    parser.add_argument(
        "--record-dir", type=Path, metavar="DIR", help="write each game to a file in this folder"
    )
    parser.set_defaults(run=partial(run, parser))


class Outcome(NamedTuple):
    """What a game came to; without a result it was interrupted."""

    total: list[int]
    winners: list[int]
    mishap: str
    """Who has lost the game by not playing, or why it was stopped; empty if all is well."""


def run(parser: ArgumentParser, options: Namespace) -> int:
    """Play what was asked for."""
    if options.record and (options.games > 1 or options.record_dir):
        parser.error("--record is for one game; use --record-dir for several")
    header = game_from(options, parser).header
    if options.record_dir:
        options.record_dir.mkdir(parents=True, exist_ok=True)
    work = partial(_play_one, header, terms_from(options), options.record, options.record_dir)
    seeds = range(options.seed, options.seed + options.games)
    outcomes: list[Outcome] = []
    with Interruption() as interruption:
        for outcome in spread(work, seeds, min(options.jobs, len(seeds)), interruption):
            outcomes += outcome
            show_progress(len(outcomes), len(seeds))
    _print_summary(header, outcomes)
    return INTERRUPTED if interruption.came else 0


def _play_one(
    header: Line,
    terms: Terms,
    record: Path | None,
    record_dir: Path | None,
    seed: int,
    stopped: Callable[[], bool],
) -> list[Outcome]:
    """Play the game of this number and write it down; a list of its outcome if it has one."""
    game = game_of({**header, "seed": seed})
    course = play(game, seed, stopped, terms)
    path = record_dir / f"game-{seed:06}.alhambra" if record_dir else record
    if path is not None:
        course.write(path)
    if course.stalled:
        return [Outcome([], [], f"game {seed}: stopped: {STALLED}")]
    if not course.is_over:
        return []
    result = course.result()
    if "forfeit" in result:
        reason = f"game {seed}: seat {result['forfeit']} is out: {result['reason']}"
        return [Outcome([], [], reason)]
    return [Outcome(result["total"], result["winners"], "")]


def _print_summary(header: Line, outcomes: Sequence[Outcome]) -> None:
    rows: list[tuple[Any, ...]] = [("seat", "player", "mean points", "wins")]
    for seat, entry in enumerate(header["seats"]):
        points = [outcome.total[seat] for outcome in outcomes if outcome.total]
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        mean = f"{sum(points) / len(points):.1f}" if points else "-"
        rows.append((seat, entry["kind"], mean, f"{wins:.1f}"))
    print(f"Games finished: {len(outcomes)}")
    for row in rows:
        print("{:>4}  {:<16} {:>11} {:>8}".format(*row))
    for outcome in outcomes:
        if outcome.mishap:
            print(outcome.mishap)
