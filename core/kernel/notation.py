"""Notation: how the actions of a game are written as lines of the record, and read back.

An action is a named tuple whose fields are the keys of its line. The type of a field says how its
value is written; a game gives the shapes for its types. A field that may be None is left out of
the line if it is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from core.kernel.lines import BadLine, Line, check_keys, short, whole_number
from core.kernel.rulebook import CHANCE, Action, Chance, Move, Order


class Shape(NamedTuple):
    """How the values of one type are read from JSON and written to it."""

    read: Callable[[Any, str], Any]
    """Makes the value of what stands under this key, or raises `BadLine`."""
    write: Callable[[Any], Any] = lambda value: value


class _Field(NamedTuple):
    name: str
    key: str
    shape: Shape
    required: bool


class _Form(NamedTuple):
    """One way to write a move: its fields, and what it is made into."""

    action: type[Any]
    fields: tuple[_Field, ...]

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(field.key for field in self.fields)

    def fits(self, line: Line) -> bool:
        """Whether a line has this form: all it needs, and of the format's keys no others."""
        return all(field.key in line for field in self.fields if field.required)

    def read(self, line: Line) -> Action:
        values = {
            field.name: field.shape.read(line[field.key], field.key)
            for field in self.fields
            if field.key in line
        }
        return self.action(**values)  # type: ignore[no-any-return]


def _constant(value: str) -> Shape:
    def read(given: object, key: str) -> str:
        if given != value:
            raise BadLine(f"{short(key)} must be {short(value)}, not {short(given)}")
        return value

    return Shape(read)


def _field(name: str, hint: Any, shapes: Mapping[Any, Shape]) -> _Field:
    key = name.rstrip("_")  # ``from`` is a key of the format, but no name in Python
    required = True
    if isinstance(hint, UnionType) or NoneType in get_args(hint):
        (hint,) = (one for one in get_args(hint) if one is not NoneType)
        required = False
    if get_origin(hint) is Literal:
        return _Field(name, key, _constant(get_args(hint)[0]), required)
    return _Field(name, key, shapes[hint], required)


def _form(action: type[Any], shapes: Mapping[Any, Shape]) -> _Form:
    hints = _hints(action)  # type: ignore[arg-type] # every class is hashable
    return _Form(action, tuple(_field(name, hint, shapes) for name, hint in hints.items()))


@cache
def _hints(action: type[Any]) -> Mapping[str, Any]:
    """The types of its fields; Python takes long to find them."""
    return get_type_hints(action, include_extras=True)


class Notation:
    """Writes and reads the actions of one game."""

    def __init__(
        self,
        moves: Iterable[Move[Any]],
        chances: Iterable[Chance[Any]],
        shapes: Mapping[Any, Shape],
        seats: int,
    ) -> None:
        """The shapes of all types that fields of these actions have."""
        self._seats = seats
        self._words: dict[type[Any], tuple[str, str]] = {}
        self._forms: dict[tuple[str, str], list[_Form]] = {}
        self._form_of: dict[type[Any], _Form] = {}
        for verb, answers in (("do", [*moves]), ("chance", [*chances])):
            for answer in answers:
                if answer.action in self._words:
                    continue
                form = _form(answer.action, shapes)
                self._words[answer.action] = (verb, answer.word)
                self._form_of[answer.action] = form
                self._forms.setdefault((verb, answer.word), []).append(form)

    def write(self, seat: int, action: Action) -> Line:
        """The line of an action."""
        verb, word = self._words[type(action)]
        line: Line = {verb: word} if seat == CHANCE else {"seat": seat, verb: word}
        for field, value in zip(self._form_of[type(action)].fields, action, strict=True):
            if value is not None:
                line[field.key] = field.shape.write(value)
        return line

    def read(self, line: Line) -> tuple[int, Action]:
        """The seat and the action of a line that has ``do`` or ``chance``."""
        verb = "do" if "do" in line else "chance"
        word = line[verb]
        forms = self._forms.get((verb, word), []) if isinstance(word, str) else []
        if not forms:
            raise BadLine(f"this game has no {verb} {short(word)}", Order.ANSWER_WHAT_IS_ASKED)
        seat = CHANCE
        framing = {verb}
        if verb == "do":
            seat = self.seat(line)
            framing.add("seat")
        return seat, self._read_form(line, forms, framing)

    def seat(self, line: Line) -> int:
        """The seat that a line names."""
        seat = whole_number(line.get("seat"), "seat")
        if not 0 <= seat < self._seats:
            raise BadLine(f"there is no seat {short(seat)}")
        return seat

    def _read_form(self, line: Line, forms: list[_Form], framing: set[str]) -> Action:
        check_keys(line, frozenset(framing).union(*(form.keys for form in forms)))
        fitting = [form for form in forms if form.fits(line)]
        problem: BadLine | None = None
        for form in fitting:
            try:
                check_keys(line, form.keys | framing)
                return form.read(line)
            except BadLine as error:
                problem = problem or error
        if problem is not None:
            raise problem
        ways = " or ".join(
            ", ".join(field.key for field in form.fields if field.required) for form in forms
        )
        raise BadLine(f"the line needs {ways}")
