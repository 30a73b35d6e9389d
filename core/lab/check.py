"""``alhambra-lab check``: replay records and say whether they follow the rules."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.kernel.record import replay
from core.kernel.whole_files import open_to_read
from core.lab.options import add_variant_options, check_variant, difference

if TYPE_CHECKING:
    from core.lab.options import Commands


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser(
        "check", help="replay records and say whether they follow the rules"
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--partial", action="store_true", help="accept a record that was cut off")
    add_variant_options(parser)
    parser.set_defaults(run=partial(run, parser))


def run(parser: ArgumentParser, options: Namespace) -> int:
    """Check each file; 1 if any is not in order."""
    check_variant(options, parser)
    all_ok = True
    for path in options.files:
        is_ok, message = _check(path, options)
        all_ok = all_ok and is_ok
        print(f"{path}: {message}", flush=True)
    return 0 if all_ok else 1


def _check(path: Path, options: Namespace) -> tuple[bool, str]:
    """Whether a file is in order, and what to say about it."""
    last, result = 0, None
    try:
        with open_to_read(path) as file:
            for happened in replay(file, game_of, partial=options.partial):
                last, result = last + 1, happened.referee.result
                if last == 1 and (other := difference(options, happened.line)):
                    return False, f"line 1: {other}"
    except BadLine as error:
        return False, str(error)
    except OSError as error:
        return False, error.strerror or str(error)
    if result is None:
        unfinished = f"unfinished after line {last}"
        return (True, f"ok, {unfinished}") if options.partial else (False, unfinished)
    return True, f"ok, {_totals(result['result'])}"


def _totals(result: Line) -> str:
    if "forfeit" in result:
        return f"forfeited by seat {result['forfeit']}"
    totals = " ".join(map(str, result["total"]))
    return f"{totals} (Dirk {result['dirk']})" if "dirk" in result else totals
