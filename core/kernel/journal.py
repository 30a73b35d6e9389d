"""A record on disk that grows with the game: what happened is in the file at once."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path

from core.kernel.lines import Line, text_of
from core.kernel.record import write_record


class Journal:
    """Appends lines to a record file, and shortens it when something is taken back.

    Every line is handed to the system when `write` returns, so it survives the end of this
    process; `sync` makes it survive the end of the machine.
    """

    def __init__(self, path: Path, header: Line, lines: Iterable[Line] = ()) -> None:
        """Begin a new file with what has happened so far.

        One that is there already is replaced when the new one is complete, and not before.
        """
        before = [header, *lines]
        write_record(path, before[0], before[1:])
        self._file = path.open("r+b", buffering=0)
        self._ends = list(accumulate((len(_bytes_of(line)) for line in before), initial=0))
        self._file.seek(self._ends[-1])

    def write(self, lines: Iterable[Line]) -> None:
        """Append lines, all of them or none: a disk may be full."""
        texts = [_bytes_of(line) for line in lines]
        text = b"".join(texts)
        try:
            while text:
                text = text[self._file.write(text) :]
        except OSError:
            self._go_back_to(self._ends[-1])
            raise
        self._ends += list(accumulate(map(len, texts), initial=self._ends[-1]))[1:]

    def take_back(self, lines: int) -> None:
        """Shorten the file by so many lines."""
        del self._ends[len(self._ends) - lines :]
        self._go_back_to(self._ends[-1])

    def _go_back_to(self, end: int) -> None:
        self._file.truncate(end)
        self._file.seek(end)

    def sync(self) -> None:
        """Wait until the disk has it."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


def _bytes_of(line: Line) -> bytes:
    return text_of(line).encode("utf-8") + b"\n"
