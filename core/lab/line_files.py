"""Files that grow by a line whenever something is done, and are gone on with later."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from core.kernel.lines import BadLine, Line, parse, text_of


def read_lines(path: Path, take: Callable[[int, Line], None]) -> int:
    """Give each whole line and its number to ``take``; where the last of them ends.

    A last line that was cut off is not read, and a file that isn't there has none. `BadLine` names
    the line that is no good, or that was not taken.
    """
    end = 0
    if not path.exists():
        return end
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
