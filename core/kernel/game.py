"""A game as the kernel sees it: rules, a start, a notation, and the facts that follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from core.kernel.lines import Line
from core.kernel.notation import Notation
from core.kernel.rulebook import Rule, RuleBook, State

S = TypeVar("S", bound=State)


class Fact(NamedTuple):
    """A line that follows from the others, and the rule behind each of its keys."""

    line: Line
    rules: Mapping[str, Rule]


class Game(Protocol[S]):
    """One game with its options, ready to be played."""

    @property
    def rules(self) -> RuleBook[S]:
        """What may be done."""

    @property
    def notation(self) -> Notation:
        """How it is written."""

    @property
    def header(self) -> Line:
        """The first line of its record."""

    def start(self) -> S:
        """The state before anything has happened."""

    def facts(self, before: S, after: S) -> list[Fact]:
        """Scores and result that came up between two states, in order."""

    def introduction(self) -> Line:
        """What a computer player is told about the game beside its name, modules and seats."""

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """What a seat may see."""
