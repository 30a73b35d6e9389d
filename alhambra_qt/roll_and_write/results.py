"""What somebody reached alone, kept over time.

A line of a file for each game that was finished. Lines are only ever added, so a program that is
killed spoils at most the last one; what can't be read is passed over and stays in the file.
"""

from __future__ import annotations

import json
import logging
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from core.kernel.lines import Line
from core.kernel.whole_files import open_to_read

FILE = "results.jsonl"
LONGEST_FILE = 4 << 20
"""Some ten thousand games; of a longer file the rest is passed over."""

log = logging.getLogger(__name__)


class Result(NamedTuple):
    """How a game went that somebody played alone."""

    game: str
    """Which game it was, so that it counts once however often it is opened."""
    day: str
    """The date on which it was finished, as 2026-11-17."""
    imaginary: int
    contest: bool
    points: int
    has_won: bool
    daily: str = ""
    """The date whose dice were rolled; empty if they were no day's dice."""


def key_of(lines: list[Line]) -> str:
    """Which game a record is of."""
    return sha256(json.dumps(lines, sort_keys=True).encode()).hexdigest()[:16]


class Results:
    """The file that remembers them."""

    def __init__(self, path: Path) -> None:
        """The file need not be there yet."""
        self.path = path

    def all(self) -> list[Result]:
        """All results, the oldest first."""
        try:
            with open_to_read(self.path) as file:
                written = file.read(LONGEST_FILE)
        except FileNotFoundError:
            return []
        except OSError as error:
            log.warning("the results can't be read: %s", error)
            return []
        found = {one.game: one for line in written.splitlines() if (one := _read(line)) is not None}
        return list(found.values())

    def of(self, imaginary: int, *, contest: bool) -> list[Result]:
        """Those with so many imaginary players."""
        return [one for one in self.all() if (one.imaginary, one.contest) == (imaginary, contest)]

    def of_day(self, day: str) -> Result | None:
        """The try that counts of a day's dice: the first one."""
        return next((one for one in self.all() if one.daily == day), None)

    def add(self, result: Result) -> bool:
        """Write one down, unless it is known; whether it is remembered now."""
        if any(one.game == result.game for one in self.all()):
            return True
        line = json.dumps(result._asdict()).encode()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            with os.fdopen(handle, "r+b", buffering=0) as file:
                end = file.seek(0, os.SEEK_END)
                if end:
                    file.seek(end - 1)
                    # Somebody was killed in the middle of a line.
                    line = line if file.read(1) == b"\n" else b"\n" + line
                file.write(line + b"\n")
        except OSError as error:
            log.warning("a result can't be written: %s", error)
            return False
        return True


def _read(line: bytes) -> Result | None:
    try:
        written: Any = json.loads(line)
        result = Result(**{name: written[name] for name in Result._fields})
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    kinds = (str, str, int, bool, int, bool, str)
    is_right = all(type(value) is kind for value, kind in zip(result, kinds, strict=True))
    return result if is_right else None
