"""What both games call things: buildings, places and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QLocale

from alhambra_qt.words.languages import tr

_BUILDINGS: dict[str, Callable[[], str]] = {
    "pavilion": lambda: tr("pavilion"),
    "seraglio": lambda: tr("seraglio"),
    "arcades": lambda: tr("arcades"),
    "chambers": lambda: tr("chambers"),
    "garden": lambda: tr("garden"),
    "tower": lambda: tr("tower"),
    "fountain": lambda: tr("fountain"),
}


def building(name: str) -> str:
    """What a building is called."""
    return _BUILDINGS[name]()


def listed(parts: Sequence[str]) -> str:
    """A list as a sentence has it."""
    return QLocale().createSeparatedList(list(parts))


def counted(parts: Iterable[str]) -> str:
    """The same, but several of a kind are counted.

    >>> counted(["garden 10", "tower 9", "garden 10"])
    '2 × garden 10 and tower 9'
    """
    told = tr("{number} × {name}")
    return listed(
        [
            name if number == 1 else told.format(number=number, name=name)
            for name, number in Counter(parts).items()
        ]
    )


def place(index: int) -> str:
    """First, second or third, as short as it goes."""
    return (tr("1st"), tr("2nd"), tr("3rd"))[index]


def places(worth: Sequence[int]) -> str:
    """What the first places are worth."""
    told = tr("{place}: {points}")
    return ", ".join(
        told.format(place=place(index), points=number) for index, number in enumerate(worth)
    )


def points(number: int) -> str:
    """A number of points."""
    return tr("%n point(s)", "", number)
