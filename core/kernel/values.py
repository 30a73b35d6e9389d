"""Named tuples that are changed often."""

from __future__ import annotations

from typing import Any, TypeVar, cast

T = TypeVar("T")


def quickly_replaced(kind: type[T]) -> type[T]:
    """Give a type of named tuples a `_replace` that takes half the time, for states of a game.

    The one that comes with Python asks for every field whether it is among the changes.

    >>> from typing import NamedTuple
    >>> @quickly_replaced
    ... class Pair(NamedTuple):
    ...     left: int
    ...     right: int
    >>> Pair(1, 2)._replace(right=3)
    Pair(left=1, right=3)
    """
    named_tuple = cast(Any, kind)
    index_of = {name: index for index, name in enumerate(named_tuple._fields)}
    new = tuple.__new__

    def _replace(self: Any, /, **changes: Any) -> Any:
        fields = [*self]
        for name, value in changes.items():
            fields[index_of[name]] = value
        return new(named_tuple, fields)

    named_tuple._replace = _replace
    return kind
