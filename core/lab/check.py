"""``alhambra-lab check``: replay records and say whether they are in order."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.kernel.record import replay

if TYPE_CHECKING:
    from core.lab.options import Commands


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("check", help="replay records and say whether they are in order")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument(
        "--partial", action="store_true", help="a record that was cut off is in order"
    )
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Check each file; 1 if any is not in order."""
    answers = [_check(path, partial=options.partial) for path in options.files]
    for path, (_, message) in zip(options.files, answers, strict=True):
        print(f"{path}: {message}")
    return 0 if all(is_ok for is_ok, _ in answers) else 1


def _check(path: Path, *, partial: bool) -> tuple[bool, str]:
    """Whether a file is in order, and what to say about it."""
    last, result = 0, None
    try:
        with path.open("rb") as file:
            for happened in replay(file, game_of, partial=partial):
                last, result = last + 1, happened.referee.result
    except BadLine as error:
        return False, str(error)
    except OSError as error:
        return False, error.strerror or str(error)
    if result is None:
        unfinished = f"unfinished after line {last}"
        return (True, f"ok, {unfinished}") if partial else (False, unfinished)
    return True, f"ok, {_totals(result['result'])}"


def _totals(result: Line) -> str:
    if "forfeit" in result:
        return f"forfeited by seat {result['forfeit']}"
    totals = " ".join(map(str, result["total"]))
    return f"{totals} (Dirk {result['dirk']})" if "dirk" in result else totals
