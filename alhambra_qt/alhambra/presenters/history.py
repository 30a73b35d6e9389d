"""What happened at the table, from the first turn on: who did what, scorings, changes of hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

from core.alhambra.components import Tile
from core.alhambra.table import Table
from core.kernel.read_only import ReadOnly
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Played


@dataclass(frozen=True)
class Deed:
    """What a seat did."""

    turn: int
    """Which turn of the game it was, beginning with 1."""
    seat: int
    action: Action
    before: Table


@dataclass(frozen=True)
class ScoringHeld:
    """A scoring, by its position among all of them."""

    index: int
    number: int


@dataclass(frozen=True)
class Handover:
    """Somebody else plays a seat from here on."""

    seat: int
    kind: str
    name: str


@dataclass(frozen=True)
class TurnTold:
    """What a seat did in its last turn: words and pictures for each thing it did."""

    name: str
    colour: int
    words: tuple[str, ...]
    brief: tuple[str, ...]
    """The same without where bought tiles went, which can be seen."""
    cards: tuple[str, ...]
    tiles: tuple[Tile, ...]
    went: tuple[str, ...]
    """For each tile the picture of where it went; empty if that is the palace."""


Entry: TypeAlias = Deed | ScoringHeld | Handover


def steps_of(played: Sequence[Played[Any]]) -> Iterator[tuple[Table, Played[Any]]]:
    """All that was played, each with the table that it found; but for the first, the shuffling."""
    for before, one in pairwise(played):
        yield before.state, one


class History:
    """The history of a game, whichever point of it is shown: nothing is told twice.

    What was told of a later point is remembered until something else is played there.
    """

    def __init__(self, start: Table) -> None:
        """Nothing is told yet."""
        self._start = start
        self._told: list[Played[Any]] = []
        self._entries: list[Entry] = []
        self._entries_after: list[int] = []
        """For each of what was told, how many entries there are with it."""

    def at(self, shown: Table, played: Sequence[Played[Any]]) -> Sequence[Entry]:
        """All that is known at the table that is shown: it may rest before what comes of a turn."""
        self._forget_what_changed(played)
        for one in played[len(self._told) :]:
            self._tell(one)
        number = self._entries_after[len(played) - 1] if played else 0
        known = ReadOnly(self._entries) if number == len(self._entries) else self._entries[:number]
        if played and len(played[-1].state.scorings) > len(shown.scorings):
            return [entry for entry in known if _is_known(entry, shown)]
        return known

    def _forget_what_changed(self, played: Sequence[Played[Any]]) -> None:
        """A game changes at its end alone: where one thing is the same, all before it is."""
        same = min(len(self._told), len(played))
        while same and self._told[same - 1] is not played[same - 1]:
            same -= 1
        if same < min(len(self._told), len(played)):
            del self._told[same:], self._entries_after[same:]
            del self._entries[self._entries_after[-1] if same else 0 :]

    def _tell(self, played: Played[Any]) -> None:
        before = self._told[-1].state if self._told else self._start
        if played.action is None:
            self._entries += _handovers(played)
        else:
            seat = before.rules.decision(before).seat
            if seat != CHANCE:
                self._entries.append(Deed(self._turn(before), seat, played.action, before))
            scorings = played.state.scorings
            self._entries += [
                ScoringHeld(index, scorings[index].number)
                for index in range(len(before.scorings), len(scorings))
            ]
        self._told.append(played)
        self._entries_after.append(len(self._entries))

    def _turn(self, before: Table) -> int:
        for entry in reversed(self._entries):
            if isinstance(entry, Deed):
                return entry.turn + (entry.before.to_play != before.to_play)
        return 1


def _is_known(entry: Entry, shown: Table) -> bool:
    return not isinstance(entry, ScoringHeld) or entry.index < len(shown.scorings)


def _handovers(played: Played[Any]) -> list[Handover]:
    return [
        Handover(line["seat"], line["kind"], line["name"])
        for line in played.lines
        if line.get("note") == "seat"
    ]


def last_turns(entries: Sequence[Entry], me: int, seats: int) -> tuple[tuple[Deed, ...], ...]:
    """What each other seat did in its last turn, beginning to the left of me."""
    found: dict[int, list[Deed]] = {}
    for entry in reversed(entries):
        if not isinstance(entry, Deed):
            continue
        if len(found) == seats and all(entry.turn < deeds[0].turn for deeds in found.values()):
            break
        deeds = found.setdefault(entry.seat, [])
        if not deeds or deeds[0].turn == entry.turn:
            deeds.append(entry)
    others = ((me + step) % seats for step in range(1, seats))
    return tuple(tuple(reversed(found.get(seat, ()))) for seat in others)
