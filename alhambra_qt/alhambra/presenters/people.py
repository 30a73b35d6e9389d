"""Those who score: the seats, and anybody who scores without one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Person:
    """Somebody who scores: with the colour of a seat, or with a picture."""

    name: str
    colour: int | None = None
    picture: str = ""


class Face(NamedTuple):
    """Somebody who scores without a seat: what they are called, and their picture."""

    name: Callable[[], str]
    picture: str

    def __repr__(self) -> str:
        """The same in every process, as of any plain value."""
        return self.picture

    def person(self) -> Person:
        """With the name in the language of the program."""
        return Person(self.name(), picture=self.picture)
