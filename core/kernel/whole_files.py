"""Files that are read only if they are files, and written completely or not at all."""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR, ENXIO
from pathlib import Path
from typing import BinaryIO

PART = (
    r"\.alhambra-[0-9a-f]{16}\.part|(?s:.*)\.alhambra[a-z0-9_]{8}\.part|settings\.json[a-z0-9_]{8}"
)
"""How our files are named until they are complete, and how they were named once."""
STALE = 3600
"""Seconds after which nobody writes such a file any more: it takes a moment."""


def open_to_read(path: Path) -> BinaryIO:
    """Open an ordinary file; what would make us wait, such as a pipe or a device, is refused."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        check_ordinary(os.fstat(handle).st_mode, path)
    except OSError:
        os.close(handle)
        raise
    return os.fdopen(handle, "rb")


def check_ordinary(mode: int, path: Path) -> None:
    """Refuse what is no ordinary file."""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(ENXIO, "not an ordinary file", str(path))


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A new file that takes the place of this one when it is complete, and not before.

    It gets the mode of the file that it replaces, or the one that a new file gets here.
    """
    mode = None
    with suppress(FileNotFoundError):
        mode = path.stat().st_mode
        check_ordinary(mode, path)
    part = path.with_name(f".alhambra-{os.urandom(8).hex()}.part")
    try:
        with part.open("xb") as file:
            if mode is not None:
                part.chmod(stat.S_IMODE(mode))
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sweep(folder: Path) -> None:
    """Remove what writers of ours left behind that were ended in the middle, a good while ago."""
    with suppress(OSError):
        for part in folder.iterdir():
            if re.fullmatch(PART, part.name) and time.time() - part.lstat().st_mtime > STALE:
                part.unlink()
