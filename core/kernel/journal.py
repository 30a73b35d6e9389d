"""A record on disk that grows with the game: what happened is in the file at once."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from core.kernel.lines import Line, text_of


class Journal:
    """Appends lines to a record file, and shortens it when something is taken back.

    Every line is handed to the system when `write` returns, so it survives the end of this
    process; `sync` makes it survive the end of the machine.
    """

    def __init__(self, path: Path, header: Line, lines: Iterable[Line] = ()) -> None:
        """Begin a new file, or replace one, with what has happened so far."""
        self._file = path.open("wb", buffering=0)
        self._ends = [0]  # where each line ends, behind the beginning of the file
        self.write([header, *lines])
        self.sync()

    def write(self, lines: Iterable[Line]) -> None:
        """Append lines."""
        for line in lines:
            text = text_of(line).encode("utf-8") + b"\n"
            while text:
                text = text[self._file.write(text) :]
            self._ends.append(self._file.tell())

    def take_back(self, lines: int) -> None:
        """Shorten the file by so many lines."""
        del self._ends[len(self._ends) - lines :]
        self._file.truncate(self._ends[-1])
        self._file.seek(self._ends[-1])

    def sync(self) -> None:
        """Wait until the disk has it."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def __enter__(self) -> Self:
        """For use in a ``with``."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()
