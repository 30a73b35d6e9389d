"""The log file in the user's state folder: a few hundred kilobytes, then the oldest goes."""

from __future__ import annotations

import logging
import sys
from io import TextIOWrapper
from pathlib import Path

from core.kernel.whole_files import check_ordinary

LARGEST = 256 * 1024
OLDER_FILES = 2
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class RotatingLog(logging.FileHandler):
    """Begins a new file when the present one is full.

    The standard library has one too, but in a module that loads the network.
    """

    def __init__(self, path: Path, largest: int = LARGEST) -> None:
        """The file is opened when there is something to write."""
        super().__init__(path, encoding="utf-8", errors="backslashreplace", delay=True)
        self._path = path
        self._largest = largest

    def _open(self) -> TextIOWrapper:
        """What is no ordinary file is refused: who writes to a pipe waits until somebody reads."""
        if self._path.exists():
            check_ordinary(self._path.stat().st_mode, self._path)
        return super()._open()

    def _rotate(self) -> None:
        self.close()
        for number in range(OLDER_FILES, 0, -1):
            newer = older(self._path, number - 1)
            if newer.exists():
                newer.replace(older(self._path, number))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; a disk that refuses is no reason to stop."""
        try:
            if self._path.exists() and self._path.stat().st_size > self._largest:
                self._rotate()
            super().emit(record)
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's name)
        """Say nothing: if a log can't be written there is nowhere to say so."""


def older(path: Path, number: int) -> Path:
    """The file before, the one before that, and so on; the present one is number 0."""
    return path.with_name(f"{path.name}.{number}") if number else path


def log_files(path: Path) -> list[Path]:
    """All that there are, the present one first."""
    files = [older(path, number) for number in range(OLDER_FILES + 1)]
    return [file for file in files if file.is_file()]


def begin_log(path: Path) -> None:
    """Write what happens to the file, and what went wrong to the terminal too."""
    top = logging.getLogger()
    top.setLevel(logging.INFO)
    if sys.stderr is not None:  # a windowed program may have none
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        top.addHandler(terminal)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingLog(path)
    except OSError as error:
        logging.getLogger(__name__).warning("no log is kept: %s", error)
        return
    handler.setFormatter(logging.Formatter(FORMAT))
    top.addHandler(handler)
