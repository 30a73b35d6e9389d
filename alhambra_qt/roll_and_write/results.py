"""What somebody reached alone, kept over time.

A line of a file for each game that was finished, and for each try of a day that counts. Lines are
only ever added, so a program that is killed spoils at most the last one; what can't be read is
passed over and stays in the file.
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
    attempt: str = ""
    """The name of the try that counts on that date; empty if this was none."""


class Attempt(NamedTuple):
    """The try that counts on a date: the first one that was begun, whatever becomes of it."""

    attempt: str
    daily: str


def key_of(lines: list[Line]) -> str:
    """Which game a record is of."""
    return sha256(json.dumps(lines, sort_keys=True).encode()).hexdigest()[:16]


class Results:
    """The file that remembers them."""

    def __init__(self, path: Path) -> None:
        """The file need not be there yet."""
        self.path = path

    def _lines(self) -> list[bytes]:
        try:
            with open_to_read(self.path) as file:
                written = file.read(LONGEST_FILE)
        except FileNotFoundError:
            return []
        except OSError as error:
            log.warning("the results can't be read: %s", error)
            return []
        return written.splitlines()

    def all(self) -> list[Result]:
        """All results, the oldest first."""
        read = (_read(line) for line in self._lines())
        return list({one.game: one for one in read if one is not None}.values())

    def of(self, imaginary: int, *, contest: bool) -> list[Result]:
        """Those with so many imaginary players."""
        return [one for one in self.all() if (one.imaginary, one.contest) == (imaginary, contest)]

    def of_day(self, day: str) -> Result | None:
        """The result that counts of a day's dice; None while that try isn't finished."""
        attempt = self.attempt_of(day)
        return next((one for one in self.all() if attempt and one.attempt == attempt), None)

    def attempt_of(self, day: str) -> str:
        """The name of the try that counts on a date; empty if none was begun."""
        read = (_read_attempt(line) for line in self._lines())
        return next((one.attempt for one in read if one is not None and one.daily == day), "")

    def begin(self, attempt: Attempt) -> bool:
        """Write down which try counts on a date; whether it is remembered now."""
        return self._write(attempt._asdict())

    def add(self, result: Result) -> bool:
        """Write one down, unless it is known; whether it is remembered now."""
        if any(one.game == result.game for one in self.all()):
            return True
        return self._write(result._asdict())

    def _write(self, content: Line) -> bool:
        line = json.dumps(content).encode()
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
        known = {name: written[name] for name in Result._fields if name != "attempt"}
        result = Result(**known, attempt=written.get("attempt", ""))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    kinds = (str, str, int, bool, int, bool, str, str)
    is_right = all(type(value) is kind for value, kind in zip(result, kinds, strict=True))
    return result if is_right else None


def _read_attempt(line: bytes) -> Attempt | None:
    try:
        written: Any = json.loads(line)
        if written.keys() != set(Attempt._fields):
            return None
    except (ValueError, AttributeError, RecursionError):
        return None
    attempt = Attempt(**written)
    return attempt if all(isinstance(value, str) for value in attempt) else None
