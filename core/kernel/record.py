"""A game record: the header, then everything that happened, one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from core.kernel.game import Game
from core.kernel.lines import (
    BadLine,
    Line,
    Problem,
    a_list,
    bytes_of,
    read_lines,
    short,
    text,
    whole_number,
)
from core.kernel.referee import Referee, Taken, check_kind
from core.kernel.whole_files import replacing

FORMAT = "alhambra-record"
VERSION = 1

HEADER_KEYS = frozenset(
    "format version game modules seats seed name kind colour started program".split()
)
"""What every header may have; a game allows more."""


def new_header(game: str, modules: Iterable[str], seats: Iterable[Line], **more: Any) -> Line:
    """The first line of a new record; what is None is left out."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "modules": list(modules),
        "seats": list(seats),
        **more,
    }
    return {key: value for key, value in header.items() if value is not None}


def unnamed_seats(number: int, kind: str = "human") -> list[Line]:
    """The seats of a header, this many and all played alike."""
    return [{"name": f"Seat {seat}", "kind": kind} for seat in range(number)]


def check_header(header: Line) -> str:
    """The name of the game that a header announces."""
    if header.get("format") != FORMAT:
        reason = f"not a game record: format must be {short(FORMAT)}"
        raise BadLine(reason, problem=Problem.NO_RECORD)
    version = whole_number(header.get("version"), "version")
    if version > VERSION:
        raise BadLine(
            f"written by a newer program: version {short(version)}, this one reads {VERSION}",
            problem=Problem.NEWER,
        )
    if version < VERSION:
        raise BadLine(f"there is no version {short(version)}")
    if "seed" in header:
        whole_number(header["seed"], "seed")
    return text(header.get("game"), "game")


def seats_of(header: Line, fewest: int, most: int) -> list[Line]:
    """The seats of a header: a name and who plays it, for each."""
    seats = a_list(header.get("seats"), "seats")
    if not fewest <= len(seats) <= most:
        raise BadLine(f"seats: this game is for {fewest} to {most}, not for {len(seats)}")
    for seat in seats:
        if not isinstance(seat, dict):
            raise BadLine(f"a seat must be an object, not {short(seat)}")
        text(seat.get("name"), "name")
        check_kind(seat.get("kind"))
    return seats


class Happened(NamedTuple):
    """A line of a record, what was done by it, and where the game stands now."""

    line: Line
    taken: list[Taken[Any]]
    referee: Referee[Any]


def replay(
    file: BinaryIO, game_of: Callable[[Line], Game[Any]], *, partial: bool = False
) -> Iterator[Happened]:
    """Read a record and let it happen, line by line, from the header on.

    Raises `BadLine` with the line's number. With ``partial`` a last line that was cut off is left
    out; that a record has no result is for the reader to see.
    """
    referee: Referee[Any] | None = None
    for number, line in read_lines(file, allow_unfinished_line=partial):
        try:
            if referee is None:
                referee = Referee(game_of(line))
                yield Happened(line, [], referee)
            else:
                yield Happened(line, referee.take(line), referee)
        except BadLine as error:
            raise error.at(number) from None
    if referee is None:
        raise BadLine("an empty record", number=1, problem=Problem.EMPTY)


def write_record(path: Path, header: Line, lines: Iterable[Line]) -> None:
    """Write a whole record; the file is there completely or not at all."""
    with replacing(path) as file:
        for line in (header, *lines):
            file.write(bytes_of(line))
