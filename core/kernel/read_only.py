"""A list that others may look at: nothing is copied, and nobody but its owner changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class ReadOnly(Sequence[T]):
    """A list as its owner has it at any moment; a slice is a copy of that part.

    >>> items = [1, 2]
    >>> seen = ReadOnly(items)
    >>> items.append(3)
    >>> len(seen), seen[-1], seen[1:], list(seen)
    (3, 3, [2, 3], [1, 2, 3])
    """

    __slots__ = ("_items",)

    def __init__(self, items: list[T]) -> None:
        """Show this list."""
        self._items = items

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        """One item, or a copy of some."""
        return self._items[at]

    def __len__(self) -> int:
        """How many there are now."""
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        """One item after another."""
        return iter(self._items)
