"""What happened at the table, from the first turn on: who did what, scorings, changes of hands.

It is told as far as its viewer may know it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias, overload

from core.alhambra.components import Tile
from core.alhambra.table import Table
from core.alhambra.view import known_to
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
    """The table that it was done at, as far as the viewer may know it."""
    played: int = field(default=0, compare=False)
    """How much was played with it, from the beginning of the game on."""


@dataclass(frozen=True)
class ScoringHeld:
    """A scoring, by its position among all of them."""

    index: int
    number: int
    played: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Handover:
    """Somebody else plays a seat from here on."""

    seat: int
    kind: str
    name: str
    played: int = field(default=0, compare=False)


@dataclass(frozen=True)
class TurnTold:
    """What a seat did in its last turn: words and pictures for each thing it did."""

    name: str
    colour: int
    words: tuple[str, ...]
    brief: tuple[str, ...]
    """The same without where bought tiles went, which can be seen."""
    briefest: tuple[str, ...]
    """The same without anything that pictures can say."""
    cards: tuple[str, ...]
    tiles: tuple[Tile, ...]
    went: tuple[str, ...]
    """For each tile the picture of where it went; empty if that is the palace."""


class Line(NamedTuple):
    """Something that happened, in a sentence."""

    colour: int | None
    """That of the seat that did it."""
    text: str
    played: int = 0
    """How much was played with it."""
    is_deed: bool = False
    """Whether a seat did it; all else comes of what was done."""


@dataclass(frozen=True)
class Event:
    """Something that came by itself, as the part of the table tells it that it belongs to."""

    what: object
    follows_scoring: bool = False
    played: int = field(default=0, compare=False)


Entry: TypeAlias = Deed | ScoringHeld | Handover | Event

Noticing: TypeAlias = Callable[[Table, Action, Table], Iterable[Event]]
"""What came by itself when an action led from one table to another."""


def steps_of(played: Sequence[Played[Any]]) -> Iterator[tuple[Table, Played[Any]]]:
    """All that was played, each with the table that it found; but for the first, the shuffling."""
    for before, one in pairwise(played):
        yield before.state, one


class _Done(NamedTuple):
    """What a seat did, before anybody asks who may know of it."""

    turn: int
    seat: int
    action: Action
    before: Table
    is_simultaneous: bool
    played: int
    known: dict[int | None, Deed]
    """As viewers know it that have asked: a table is shown again and again, concealed once."""


_Noted: TypeAlias = _Done | ScoringHeld | Handover | Event


class History:
    """The history of a game, whichever point of it is shown: nothing is told twice.

    What was told of a later point is remembered until something else is played there. Nobody gets
    to see more of it than they may know: tables are concealed, and while seats decide something at
    the same time, nobody is told what another one has chosen.
    """

    def __init__(self, start: Table, notice: Noticing = lambda *_: ()) -> None:
        """Nothing is told yet; ``notice`` finds what comes by itself, which everybody can see."""
        self._start = start
        self._notice = notice
        self._told: list[Played[Any]] = []
        self._noted: list[_Noted] = []
        self._noted_after: list[int] = []
        """For each of what was told, how much was noted with it."""

    def at(
        self, shown: Table, played: Sequence[Played[Any]], viewer: int | None
    ) -> Sequence[Entry]:
        """All that a viewer may know at the table that is shown; None is one who only watches.

        The table may rest before what comes of a turn.
        """
        self._forget_what_changed(played)
        for one in played[len(self._told) :]:
            self._tell(one)
        number = self._noted_after[len(played) - 1] if played else 0
        noted = self._noted if number == len(self._noted) else self._noted[:number]
        if played and len(played[-1].state.scorings) > len(shown.scorings):
            noted = [one for one in noted if _is_known(one, shown)]
        if played and _is_shown_before(shown, played[-1].state):
            noted = self._without_last_events(noted, played)
        if any(type(entry) in shown.rules.simultaneous for entry in shown.agenda):
            noted = _without_open_choices(noted, viewer)
        return _Known(noted, viewer)

    def _forget_what_changed(self, played: Sequence[Played[Any]]) -> None:
        """A game changes at its end alone: where one thing is the same, all before it is."""
        same = min(len(self._told), len(played))
        while same and self._told[same - 1] is not played[same - 1]:
            same -= 1
        if same < min(len(self._told), len(played)):
            del self._told[same:], self._noted_after[same:]
            del self._noted[self._noted_after[-1] if same else 0 :]

    def _tell(self, played: Played[Any]) -> None:
        before = self._told[-1].state if self._told else self._start
        number = len(self._told) + 1
        if played.action is None:
            self._noted += _handovers(played, number)
        else:
            rules = before.rules
            decision = rules.decision(before)
            if decision.seat != CHANCE and played.lines:  # what goes without saying is not told
                is_simultaneous = type(decision) in rules.simultaneous
                turn = self._turn(before)
                self._noted.append(
                    _Done(turn, decision.seat, played.action, before, is_simultaneous, number, {})
                )
            scorings = played.state.scorings
            noticed = self._notice(before, played.action, played.state)
            events = [replace(event, played=number) for event in noticed]
            self._noted += [one for one in events if not one.follows_scoring]
            self._noted += [
                ScoringHeld(index, scorings[index].number, number)
                for index in range(len(before.scorings), len(scorings))
            ]
            self._noted += [one for one in events if one.follows_scoring]
        self._told.append(played)
        self._noted_after.append(len(self._noted))

    def _without_last_events(
        self, noted: list[_Noted], played: Sequence[Played[Any]]
    ) -> list[_Noted]:
        """While a turn rests, nobody knows yet what comes of its last action."""
        last = next(at for at in reversed(range(len(played))) if played[at].action is not None)
        known = self._noted_after[last - 1] if last else 0
        return [*noted[:known], *(one for one in noted[known:] if not isinstance(one, Event))]

    def _turn(self, before: Table) -> int:
        for one in reversed(self._noted):
            if isinstance(one, _Done):
                return one.turn + (one.before.to_play != before.to_play)
        return 1


class _Known(Sequence[Entry]):
    """What was noted, as a viewer may know it; a table is concealed when somebody looks at it."""

    __slots__ = ("_noted", "_viewer")

    def __init__(self, noted: list[_Noted], viewer: int | None) -> None:
        self._noted = noted
        self._viewer = viewer

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...
    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        """One entry, or some."""
        if isinstance(at, slice):
            return [self._known(one) for one in self._noted[at]]
        return self._known(self._noted[at])

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self._noted)

    def _known(self, one: _Noted) -> Entry:
        if not isinstance(one, _Done):
            return one
        deed = one.known.get(self._viewer)
        if deed is None:
            before = known_to(one.before, self._viewer)
            deed = one.known[self._viewer] = Deed(
                one.turn, one.seat, one.action, before, one.played
            )
        return deed


def _is_shown_before(shown: Table, reached: Table) -> bool:
    """Whether what is shown is not yet what was reached; whatever is hidden makes no difference."""
    return _progress(shown) != _progress(reached)


def _progress(table: Table) -> tuple[int, ...]:
    cards = len(table.draw_pile), len(table.open_money), len(table.discards)
    return len(table.agenda), table.to_play, len(table.scorings), len(table.bag), *cards


def _is_known(one: _Noted, shown: Table) -> bool:
    return not isinstance(one, ScoringHeld) or one.index < len(shown.scorings)


def _without_open_choices(noted: Sequence[_Noted], viewer: int | None) -> list[_Noted]:
    """Not all have chosen yet, so nobody knows what others have."""
    first = len(noted)
    while first and not (isinstance(one := noted[first - 1], _Done) and not one.is_simultaneous):
        first -= 1
    return [
        *noted[:first],
        *(one for one in noted[first:] if not isinstance(one, _Done) or one.seat == viewer),
    ]


def _handovers(played: Played[Any], number: int) -> list[Handover]:
    return [
        Handover(line["seat"], line["kind"], line["name"], number)
        for line in played.lines
        if line.get("note") == "seat"
    ]


def last_turns(entries: Sequence[Entry], seats: int) -> tuple[tuple[Deed, ...], ...]:
    """What each seat did in its last turn, which may still go on."""
    found: dict[int, list[Deed]] = {}
    for entry in reversed(entries):
        if not isinstance(entry, Deed):
            continue
        if len(found) == seats and all(entry.turn < deeds[0].turn for deeds in found.values()):
            break
        deeds = found.setdefault(entry.seat, [])
        if not deeds or deeds[0].turn == entry.turn:
            deeds.append(entry)
    return tuple(tuple(reversed(found.get(seat, ()))) for seat in range(seats))
