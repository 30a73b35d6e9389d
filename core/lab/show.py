"""``alhambra-lab show``: draw the table of a record."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.alhambra import game as alhambra
from core.catalogue import game_of
from core.kernel.lines import BadLine
from core.kernel.record import replay
from core.kernel.referee import Referee
from core.kernel.whole_files import open_to_read
from core.lab import show_alhambra, show_roll_and_write
from core.lab.options import add_variant_options, check_variant, difference
from core.roll_and_write import game as roll_and_write

if TYPE_CHECKING:
    from core.lab.options import Commands

DRAWINGS: dict[str, Callable[[Any, Any], str]] = {
    alhambra.NAME: show_alhambra.draw,
    roll_and_write.NAME: show_roll_and_write.draw,
}


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("show", help="draw the table of a record")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--at",
        type=int,
        metavar="EVENT",
        help="after this many events (lines after the header; default: all)",
    )
    add_variant_options(parser)
    parser.set_defaults(run=partial(run, parser))


def run(parser: ArgumentParser, options: Namespace) -> int:
    """Draw the table as it stands in the record, or at one event of it."""
    if options.at is not None and options.at < 0:
        parser.error("--at starts at 0, the table before anything happened")
    check_variant(options, parser)
    referee: Referee[Any] | None = None
    events = -1
    problem = None
    with open_to_read(options.file) as file:
        try:
            for happened in replay(file, game_of, partial=True):
                other = difference(options, happened.referee.game.header)
                if other is not None:
                    raise BadLine(other, number=1)
                referee = happened.referee
                events += 1
                if events == options.at:
                    break
        except BadLine as error:  # what stands before it can be shown
            problem = error
    if options.at is not None and events < options.at and problem is None:
        parser.error(f"--at {options.at}: the record has {events} events")
    if referee is not None:
        print(DRAWINGS[referee.game.header["game"]](referee.game, referee.state))
        print(f"\nAfter event {events}.")
    if problem is not None:
        print(f"{options.file}: {problem}")
        return 1
    return 0
