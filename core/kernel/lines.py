"""Lines of a game record: strict JSON in, strict JSON out (docs/record-format.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import Any, BinaryIO, NoReturn, TypeAlias

from core.kernel.rulebook import Rule

Line: TypeAlias = dict[str, Any]

LONGEST_LINE = 1 << 20
LONGEST_RECORD = 8 << 20
MOST_LINES = 50_000
"""A long game has a thousand lines of a hundred bytes; no file may fill the memory."""
DEEPEST = 50
"""How many objects and lists may be within each other; Python's own limit comes without warning."""

KEYS = frozenset(
    """
    format version game modules seats youngest seed imaginary contest sheet grid coins
    name kind colour started program
    chance order hands seat drawn yellow blue
    do cards tile pay add at remove card on to citizens settle take give thief from
    score wall pavilion seraglio arcades chambers garden tower total dirk round buildings lines
    result winners forfeit reason note
    """.split()
)
"""Every key that the format knows. One in the wrong place is an error; others are kept."""


class Problem(Enum):
    """What is wrong with a record, so that each reader can say it in its own words."""

    EMPTY = auto()
    NO_RECORD = auto()
    """It may be something else altogether."""
    NEWER = auto()
    """A later version of the format."""
    UNKNOWN_GAME = auto()
    UNREADABLE = auto()
    """Not a line of the format at all."""
    CUT_OFF = auto()
    TOO_LONG = auto()
    WRONG = auto()
    """A line that says what can't be so; if a rule is broken, that is known too."""


class BadLine(ValueError):
    """A line that can't be read or breaks the rules: where, why, and by which rule."""

    def __init__(
        self,
        reason: str,
        rule: Rule | None = None,
        number: int | None = None,
        problem: Problem = Problem.WRONG,
    ) -> None:
        """The reader that counts lines adds the line's number."""
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.number = number
        self.problem = problem

    def at(self, number: int) -> BadLine:
        """The same with the number of its line."""
        return BadLine(self.reason, self.rule, self.number or number, self.problem)

    def __str__(self) -> str:
        """The whole message for a person."""
        where = "" if self.number is None else f"line {self.number}: "
        rule = "" if self.rule is None else f" (rule {self.rule.name}: {self.rule.sentence})"
        return f"{where}{self.reason}{rule}"


def _unreadable(reason: str) -> BadLine:
    return BadLine(reason, problem=Problem.UNREADABLE)


def _too_long(reason: str) -> BadLine:
    return BadLine(reason, problem=Problem.TOO_LONG)


_ANY = json.JSONEncoder(ensure_ascii=False)
_STRICT = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
"""Made once: a game is thousands of lines, and bots hear all of them."""


def text_of(line: Line) -> str:
    """A line as it stands in the file, without its end."""
    return _ANY.encode(line)


def bytes_of(line: Line) -> bytes:
    """A line as it stands in the file, with its end."""
    return text_of(line).encode("utf-8") + b"\n"


def _once(pairs: list[tuple[str, Any]]) -> Line:
    line = dict(pairs)
    if len(line) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise _unreadable(f"the key {short(twice)} stands twice in one object")
    return line


def _no_such_number(text: str) -> NoReturn:
    raise _unreadable(f"{text} is not JSON")


def parse(text: bytes) -> Line:
    """The object on one line."""
    try:
        decoded = text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _unreadable(f"not UTF-8 at byte {error.start + 1} of the line") from None
    if not decoded.strip():
        raise _unreadable("an empty line")
    if "\r" in decoded:
        raise _unreadable("a carriage return; lines end with a line feed alone")
    try:
        line = json.loads(decoded, object_pairs_hook=_once, parse_constant=_no_such_number)
        # What can't be written can't be kept: half a surrogate pair is JSON, but not text, and
        # Python reads 1e999 as infinity.
        _STRICT.encode(line).encode("utf-8")
    except RecursionError:
        raise _unreadable("nested too deep") from None
    except UnicodeEncodeError:
        raise _unreadable("half a surrogate pair, which is no letter") from None
    except BadLine:
        raise
    except ValueError as error:
        column = f" at column {error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise _unreadable(f"not JSON{column}") from None
    if decoded.count("[") + decoded.count("{") > DEEPEST and _is_deeper(line, DEEPEST):
        raise _unreadable("nested too deep")
    if not isinstance(line, dict):
        raise _unreadable(f"not an object but {short(line)}")
    return line


def _is_deeper(value: object, levels: int) -> bool:
    """Whether there are more objects and lists within each other than so many."""
    within = value.values() if isinstance(value, dict) else value
    if not isinstance(within, Iterable) or isinstance(within, str):
        return False
    return levels == 0 or any(_is_deeper(one, levels - 1) for one in within)


def read_lines(
    file: BinaryIO, *, allow_unfinished_line: bool = False
) -> Iterator[tuple[int, Line]]:
    """The numbered lines of a file, never more of it in memory than one line.

    A last line without its end was cut off; with ``allow_unfinished_line`` it is left out.
    """
    size = 0
    number = 0
    while text := file.readline(LONGEST_LINE + 1):
        number += 1
        size += len(text)
        try:
            if len(text) > LONGEST_LINE:
                raise _too_long(f"longer than {LONGEST_LINE} bytes")
            if size > LONGEST_RECORD:
                raise _too_long(f"here the record gets longer than {LONGEST_RECORD} bytes")
            if number > MOST_LINES:
                raise _too_long(f"more than {MOST_LINES} lines")
            if not text.endswith(b"\n"):
                if allow_unfinished_line:
                    return
                raise BadLine("cut off: the line has no end", problem=Problem.CUT_OFF)
            yield number, parse(text[:-1])
        except BadLine as error:
            raise error.at(number) from None


def short(value: object) -> str:
    """A value as JSON for a message, cut if it would flood it."""
    text = json.dumps(value, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def check_keys(line: Line, allowed: frozenset[str]) -> None:
    """Refuse keys of the format that do not belong here; unknown ones are no concern of ours."""
    for key in line:
        if key in KEYS and key not in allowed:
            raise BadLine(f"the key {short(key)} does not belong here")


def whole_number(value: object, what: str) -> int:
    """A whole number; true and 4.0 are none."""
    if type(value) is not int:
        raise BadLine(f"{what} must be a whole number, not {short(value)}")
    return value


def text(value: object, what: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadLine(f"{what} must be a text, not {short(value)}")
    return value


def a_list(value: object, what: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise BadLine(f"{what} must be a list, not {short(value)}")
    return value
