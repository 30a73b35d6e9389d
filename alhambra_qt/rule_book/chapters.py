"""What a rule book is made of.

Texts are here in English, each in the context ``rule book``, and are translated when they are
shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from alhambra_qt.words.languages import translated
from core.kernel.rulebook import Rule

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap


class Step(Protocol):
    """A picture, and what it shows."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in pixels of a small laptop."""

    def told(self) -> str:
        """What it shows, in the language of the program."""

    def picture(self, unit: float, ratio: float) -> QPixmap:
        """All of it, so many times as large as on a small laptop."""


class Drawn(Enum):
    """The examples, by what they show."""

    BUILDINGS = auto()
    MONEY = auto()
    MARKET = auto()
    PILES = auto()
    SEVERAL = auto()
    OVERPAID = auto()
    EXACT = auto()
    TURNED = auto()
    SIDES = auto()
    ON_FOOT = auto()
    CORNER = auto()
    HOLE = auto()
    ADD = auto()
    REMOVE = auto()
    EXCHANGE = auto()
    MOST = auto()
    WALL = auto()
    INTERNAL = auto()
    DIRK = auto()
    WALL_CARD = auto()
    THIEVES = auto()
    COINS = auto()
    TRADER = auto()
    SERIES = auto()
    SHEET = auto()
    CROSSINGS = auto()
    PASSED_ON = auto()
    PIPS = auto()
    LINES = auto()


@dataclass(frozen=True)
class Paragraph:
    """A rule in words for players, and perhaps a drawn example."""

    rule: Rule
    text: str
    example: Drawn | None = None


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together."""

    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Part:
    """A game, or a module: its chapters, and perhaps a short lesson."""

    title: str
    chapters: tuple[Chapter, ...]
    lesson: tuple[Step, ...] = ()
    """What is done with it, step by step."""


def paragraphs_of(parts: Iterable[Part]) -> dict[Rule, Paragraph]:
    """Every rule with its paragraph."""
    return {
        paragraph.rule: paragraph
        for part in parts
        for chapter in part.chapters
        for paragraph in chapter.paragraphs
    }


def lesson_on(parts: Iterable[Part], rule: Rule) -> tuple[Step, ...]:
    """The lesson of the part that has this rule."""
    return next(part.lesson for part in parts if rule in paragraphs_of((part,)))


def told(text: str) -> str:
    """A text of the rule book in the language of the program."""
    return translated("rule book", text)


def key_of(rule: Rule) -> str:
    """A name for a rule that no other rule has, whatever rule book it is in.

    >>> from core.alhambra.rules import Rule as BaseRule
    >>> key_of(BaseRule.NO_CHANGE)
    'core.alhambra.rules.NO_CHANGE'
    """
    return f"{type(rule).__module__}.{rule.name}"
