"""Many games at many tables; what was played is kept in a file.

The file has a line for the terms, and one for each game as soon as it has ended. So a tournament
goes on where it was interrupted: games in the file are not played again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line, text_of
from core.lab.line_files import locked, read_lines, write_line
from core.lab.numbers import amount_of_work
from core.lab.options import add_jobs_option
from core.lab.outcomes import are_numbers, is_player_of
from core.lab.players import OURS, Terms
from core.lab.playing import play, ranks_of
from core.lab.progress import show_progress
from core.lab.workers import Interruption, spread


class Played(NamedTuple):
    """What a game came to."""

    header: Line
    """The first line of its record: who sat where, and which deal it was."""
    ranks: list[float]
    """Of each seat, 1 is best; those who tie share the places. Empty if the game was stopped."""
    out: int | None
    """Who lost it by not playing."""
    reason: str
    """Why it was not played to the end; empty if it was."""

    @property
    def players(self) -> list[str]:
        """Who sat in each seat."""
        return [seat["kind"].removeprefix(OURS) for seat in self.header["seats"]]


def add_tournament_options(parser: ArgumentParser, *, budget: float) -> None:
    """How much is played, and where it is kept."""
    parser.add_argument(
        "--state", type=Path, required=True, metavar="FILE", help="keeps what was played"
    )
    add_jobs_option(parser)
    parser.add_argument(
        "--budget",
        type=amount_of_work,
        default=budget,
        metavar="FACTOR",
        help=f"how much of their usual work the built-in levels do (default: {budget:g})",
    )


def seated(header: Line, players: Sequence[str], deal: int) -> Line:
    """A game of this deal for these players, with the rules of a header."""
    seats = [{"name": f"Seat {at}", "kind": OURS + name} for at, name in enumerate(players)]
    return {**header, "seats": seats, "seed": deal}


def play_all(headers: Sequence[Line], budget: float, file: Path, jobs: int) -> list[Played]:
    """Play what the file does not have yet, until somebody interrupts it; all that was played.

    `BadLine` if the file is of another tournament, or another command is writing it.
    """
    with locked(file):
        return _play_all(headers, budget, file, jobs)


def _play_all(headers: Sequence[Line], budget: float, file: Path, jobs: int) -> list[Played]:
    before, end = _read(file, budget)
    played = {text_of(one.header): one for one in before}
    wanted = {text_of(header): header for header in headers}
    missing = [header for text, header in wanted.items() if text not in played]
    done = [played[text] for text in wanted if text in played]
    interruption = Interruption()
    with file.open("ab") as out, interruption:
        out.truncate(end)  # a line that was cut off
        if not end:
            write_line(out, _head(budget))
        work = partial(_play_one, Terms(budget=budget, here=True))
        for some in spread(work, missing, max(1, min(jobs, len(missing))), interruption):
            for one in some:
                write_line(out, one._asdict())
                done.append(one)
            show_progress(len(done), len(wanted))
    return done


def _head(budget: float) -> Line:
    return {"tournament": 1, "budget": budget}


def _read(file: Path, budget: float) -> tuple[list[Played], int]:
    """What the file tells, and where its last whole line ends."""
    played: list[Played] = []

    def take(number: int, line: Line) -> None:
        if number > 1:
            played.append(_played(line))
        elif line != _head(budget):
            raise BadLine(f"of another tournament: {text_of(line)}")

    return played, read_lines(file, take)


def _played(line: Line) -> Played:
    if line.keys() != set(Played._fields) or not _is_right(**line):
        raise BadLine("not a game of a tournament")
    return Played(**line)


def _is_right(header: Any, ranks: Any, out: Any, reason: Any) -> bool:
    """Whether these can be the fields of a game; only games that are wanted are looked up."""
    seats = header.get("seats") if isinstance(header, dict) else None
    players = len(seats) if isinstance(seats, list) else 0
    return (
        (ranks == [] or are_numbers(ranks, players, 1, players))
        and (out is None or is_player_of(out, players))
        and isinstance(reason, str)
    )


def _play_one(terms: Terms, header: Line, stopped: Callable[[], bool]) -> list[Played]:
    """Play a game; a list of what it came to, empty if it was interrupted."""
    course = play(game_of(header), header["seed"], stopped, terms)
    if not (course.is_over or course.stalled):
        return []
    ranks, out, reason = ranks_of(course)
    return [Played(header, ranks, out, reason)]


def fail(problem: BadLine) -> int:
    """Say what is wrong with a file; the exit code."""
    print(f"alhambra-lab: {problem}", file=sys.stderr)
    return 1
