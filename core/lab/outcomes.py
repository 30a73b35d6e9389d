"""What the games of an arena came to, and the file that remembers it.

The file has a line for the arena, and one for each game as soon as it has ended, so that an
interrupted arena can go on.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from core.kernel.lines import BadLine, Line, short
from core.lab.line_files import locked, read_lines, write_line

MOST_POINTS = 10_000
MOST_MS = 1e9
MOST_LUCK = 1000


class Outcome(NamedTuple):
    """One game; lists are by player, in the order of ``--seats``, wherever each one sat."""

    deal: int
    rotation: int
    shares: list[float]
    """Of the win: 1 for a lone winner, a half for each of two."""
    ranks: list[float]
    """Who ties shares the places; nobody has a rank in a game that was stopped."""
    points: list[int]
    """Of a game that was played to the end."""
    out: int | None
    """Who has lost the game by not playing."""
    reason: str
    """Why the game was not played to the end."""
    ms: list[list[float]]
    """Of each decision."""
    luck: list[float]
    """As a share of the win; empty if nobody knows how to tell."""
    citizens: list[int]
    """The points for citizens; empty in games without them."""


def outcome_of(line: Line, players: int) -> Outcome:
    """The outcome that a line of the file tells; `BadLine` if it tells none."""
    if line.keys() != set(Outcome._fields) or not _is_right(players, **line):
        raise BadLine("not the outcome of a game")
    return Outcome(**line)


def _is_right(
    players: int,
    deal: Any,
    rotation: Any,
    shares: Any,
    ranks: Any,
    points: Any,
    out: Any,
    reason: Any,
    ms: Any,
    luck: Any,
    citizens: Any,
) -> bool:
    """Whether these can be the fields of an outcome."""
    return (
        type(deal) is int
        and is_player_of(rotation, players)
        and are_numbers(shares, players, 0, 1)
        and (ranks == [] or are_numbers(ranks, players, 1, players))
        and (points == [] or are_numbers(points, players, -MOST_POINTS, MOST_POINTS))
        and (out is None or is_player_of(out, players))
        and isinstance(reason, str)
        and isinstance(ms, list)
        and len(ms) == players
        and all(isinstance(own, list) and are_numbers(own, len(own), 0, MOST_MS) for own in ms)
        and (luck == [] or are_numbers(luck, players, -MOST_LUCK, MOST_LUCK))
        and (citizens == [] or are_numbers(citizens, players, 0, MOST_POINTS))
    )


def is_player_of(value: Any, players: int) -> bool:
    """Whether this is the number of one of so many players."""
    return type(value) is int and value in range(players)


def are_numbers(value: Any, how_many: int, least: float, most: float) -> bool:
    """Whether this is a list of so many numbers, none of them too small or too large."""
    return (
        isinstance(value, list)
        and len(value) == how_many
        and all(type(number) in (int, float) and least <= number <= most for number in value)
    )


class Memory:
    """The file: what has happened before, and a place for what happens next."""

    def __init__(self, path: Path, arena: Line, players: int, *, go_on: bool) -> None:
        """Go on after what the file tells, or begin it anew; `BadLine` if it can't be.

        `Busy` if another arena is writing it.
        """
        self.outcomes: list[Outcome] = []
        self._lock = locked(path)
        try:
            end = read_lines(path, partial(self._remember, arena, players)) if go_on else 0
        except BadLine:
            self._lock.close()
            raise
        self._file = path.open("r+b" if end else "wb")
        self._file.seek(end)
        self._file.truncate()  # a line that was cut off
        if not end:
            write_line(self._file, arena)

    def _remember(self, arena: Line, players: int, number: int, line: Line) -> None:
        """The first line is the arena, each of the others a game."""
        if number == 1:
            _compare(line, arena)
        else:
            self.outcomes.append(outcome_of(line, players))

    def add(self, outcome: Outcome) -> None:
        """Remember it, even if we are killed."""
        write_line(self._file, outcome._asdict())
        self.outcomes.append(outcome)

    def __enter__(self) -> Self:
        """Nothing to do."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Let the file go."""
        self._file.close()
        self._lock.close()


def _compare(line: Line, arena: Line) -> None:
    """Refuse the file of another arena."""
    for key, ours in arena.items():
        if line.get(key) != ours:
            there, here = short(line.get(key)), short(ours)
            raise BadLine(f"belongs to another arena: {key} is {there} there, and {here} here")
