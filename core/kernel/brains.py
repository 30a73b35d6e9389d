"""A brain: a computer player that knows no more than its seat, and not how messages travel."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

from core.kernel.lines import Line

IsTimeUp: TypeAlias = Callable[[], bool]
"""Asked again and again while a brain thinks: whether the best so far has to be its answer."""


def never() -> bool:
    """Think as long as it takes: then the same seed gives the same game on any machine."""
    return False


class Choice(NamedTuple):
    """What a brain decides: a move, what it says about it, and why, if anybody asks."""

    move: Line
    """One of the moves that it was offered, or another legal one written out."""
    comment: str = ""
    """A short English sentence."""
    reason: Line | None = None
    """The same as kind, names and numbers, so that it can be told in any language."""


class Brain(Protocol):
    """Plays one seat of one game, told what the bot protocol tells (docs/write-a-bot.md)."""

    def hear(self, event: Line) -> None:
        """A line of the record has happened, cut to what the seat may know."""

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        """Choose among these moves, seeing this."""
