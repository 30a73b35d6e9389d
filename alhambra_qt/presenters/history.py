"""What happened at the table, from the first turn on: who did what, scorings, changes of hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from core.alhambra.table import Table
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Played, Session


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


Entry: TypeAlias = Deed | ScoringHeld | Handover


def steps_of(session: Session[Any]) -> Iterator[tuple[Table, Played[Any]]]:
    """All that was played, each with the table that it found."""
    before = session.game.start()
    for played in session.played:
        yield before, played
        before = played.state


def history_of(session: Session[Any], shown: Table) -> tuple[Entry, ...]:
    """All that is known at the table that is shown: it may rest before what comes of a turn."""
    entries: list[Entry] = []
    turn = 0
    player: int | None = None
    for before, played in steps_of(session):
        if played.action is None:
            entries += _handovers(played)
            continue
        decision = session.game.rules.decision(before)
        if decision.seat != CHANCE:
            if before.to_play != player:
                turn, player = turn + 1, before.to_play
            entries.append(Deed(turn, decision.seat, played.action, before))
        scorings = played.state.scorings[: len(shown.scorings)]
        entries += [
            ScoringHeld(index, scorings[index].number)
            for index in range(len(before.scorings), len(scorings))
        ]
    return tuple(entries)


def _handovers(played: Played[Any]) -> list[Handover]:
    return [
        Handover(line["seat"], line["kind"], line["name"])
        for line in played.lines
        if line.get("note") == "seat"
    ]


def last_turns(entries: tuple[Entry, ...], me: int, seats: int) -> tuple[tuple[Deed, ...], ...]:
    """What each other seat did in its last turn, beginning to the left of me."""
    found: list[tuple[Deed, ...]] = []
    for step in range(1, seats):
        seat = (me + step) % seats
        deeds = [entry for entry in entries if isinstance(entry, Deed) and entry.seat == seat]
        found.append(tuple(deed for deed in deeds if deed.turn == deeds[-1].turn))
    return tuple(found)
