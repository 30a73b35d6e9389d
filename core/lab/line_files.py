"""Files that grow by a line whenever something is done, and are gone on with later."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from core.kernel.lines import BadLine, Line, parse, text_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR_BEHIND = 1 << 40
"""Windows locks a byte, and nobody can write it then; so it's one that no file has."""


class Busy(BadLine):
    """Somebody else is writing the file."""


def locked(path: Path) -> BinaryIO:
    """The file, locked until it is closed; `Busy` if somebody else has locked it.

    Nobody has to unlock it for those who were killed: the system does.
    """
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            file.seek(_FAR_BEHIND)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise Busy(f"{path}: another command is writing this file") from None
    return file


def read_lines(path: Path, take: Callable[[int, Line], None]) -> int:
    """Give each whole line and its number to ``take``; where the last of them ends.

    A last line that was cut off is not read. `BadLine` names the line that is no good, or that was
    not taken.
    """
    end = 0
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            if not text.endswith(b"\n"):
                break
            try:
                take(number, parse(text[:-1]))
            except BadLine as error:
                raise BadLine(f"{path}: {error.at(number)}") from None
            end += len(text)
    return end


def write_line(file: BinaryIO, line: Line) -> None:
    """It is there even if we are killed."""
    file.write(text_of(line).encode() + b"\n")
    file.flush()
