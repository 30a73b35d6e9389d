"""A record on disk that grows with the game: what happened is in the file at once."""

from __future__ import annotations

import os
from collections.abc import Iterable
from io import FileIO
from itertools import accumulate
from pathlib import Path
from typing import Protocol

from core.kernel.lines import BadLine, Line, bytes_of, parse
from core.kernel.record import write_record


class Keeper(Protocol):
    """Writes down what happens, before anybody sees where it led."""

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines, all of them or none."""

    def take_back(self, lines: int) -> None:
        """Forget the last lines, so many of them."""

    def replace(self, lines: int, by: Iterable[Line]) -> None:
        """Put other lines in the place of the last ones, all of them or none."""

    def sync(self) -> None:
        """Wait until the disk has it."""

    def close(self) -> None:
        """Write no more."""


class Journal:
    """Appends lines to a record file, and shortens it when something is taken back.

    Every line is handed to the system when `write` returns, so it survives the end of this
    process; `sync` makes it survive the end of the machine.
    """

    def __init__(self, path: Path, file: FileIO, ends: list[int]) -> None:
        """Go on in an open file whose lines, the header first, end here."""
        self.path = path
        self._file = file
        self._ends = ends
        self._size = file.seek(0, os.SEEK_END)

    @classmethod
    def begun(cls, path: Path, header: Line, lines: Iterable[Line] = ()) -> Journal:
        """Begin a new file with what has happened so far.

        One that is there already is replaced when the new one is complete, and not before.
        """
        record = [header, *lines]
        write_record(path, record[0], record[1:])
        file = path.open("r+b", buffering=0)
        return cls(path, file, _ends(len(bytes_of(line)) for line in record))

    @classmethod
    def resumed(cls, path: Path, header: Line, lines: Iterable[Line]) -> Journal | None:
        """Go on in the file with this record, untouched until there is something to write.

        A last line may be cut off there, and lines may be missing at the end: they are added.
        None if the file says anything else.
        """
        record = [header, *lines]
        file = path.open("r+b", buffering=0)
        try:
            *texts, _cut_off = file.readall().split(b"\n")
            if texts and _say(texts, record[: len(texts)]):
                journal = cls(path, file, _ends(len(text) + 1 for text in texts))
                if len(texts) < len(record):
                    journal.write(record[len(texts) :])
                return journal
        except OSError:
            file.close()
            raise
        file.close()
        return None

    @property
    def length(self) -> int:
        """How many lines are in the file, without the header."""
        return len(self._ends) - 2

    def is_in_place(self) -> bool:
        """Whether its file is still where it was, and nobody else has changed how long it is."""
        try:
            there = self.path.stat()
        except OSError:
            return False
        here = os.fstat(self._file.fileno())
        return os.path.samestat(there, here) and here.st_size == self._size

    def write(self, lines: Iterable[Line]) -> None:
        """Append lines, all of them or none: a disk may be full."""
        texts = [bytes_of(line) for line in lines]
        text = b"".join(texts)
        if self._size != self._ends[-1]:
            self._go_back_to(self._ends[-1])
        self._file.seek(self._ends[-1])
        try:
            while text:
                text = text[self._file.write(text) :]
        except OSError:
            self._size = os.fstat(self._file.fileno()).st_size
            self._go_back_to(self._ends[-1])
            raise
        self._ends += list(accumulate(map(len, texts), initial=self._ends[-1]))[1:]
        self._size = self._ends[-1]

    def take_back(self, lines: int) -> None:
        """Shorten the file by so many lines."""
        end = self._ends[len(self._ends) - lines - 1]
        self._go_back_to(end)
        del self._ends[len(self._ends) - lines :]

    def replace(self, lines: int, by: Iterable[Line]) -> None:
        """Put other lines in the place of the last ones; if the disk refuses, they stay."""
        ends = list(self._ends)
        self._file.seek(ends[len(ends) - 1 - lines])
        before = self._file.read()
        self.take_back(lines)
        try:
            self.write(by)
        except OSError:
            self._file.seek(self._ends[-1])
            self._file.write(before)  # there was room for it
            self._ends, self._size = ends, ends[-1]
            raise

    def _go_back_to(self, end: int) -> None:
        self._file.truncate(end)
        self._size = end

    def sync(self) -> None:
        """Wait until the disk has it."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


def _ends(lengths: Iterable[int]) -> list[int]:
    return list(accumulate(lengths, initial=0))


def _say(texts: list[bytes], lines: list[Line]) -> bool:
    """Whether lines of a file say just this."""
    try:
        return [parse(text) for text in texts] == lines
    except BadLine:
        return False
