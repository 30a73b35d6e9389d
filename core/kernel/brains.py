"""A brain: a computer player that knows no more than its seat, and not how messages travel."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from core.kernel.lines import Line


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
