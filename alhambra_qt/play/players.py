"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from alhambra_qt.play.game_setup import COLOURS, PERSON
from core.kernel.lines import Line


@dataclass(frozen=True)
class Player:
    """Who sits on a seat."""

    name: str
    kind: str
    colour: int

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen plays."""
        return self.kind == PERSON


def players_of(header: Line, lines: Iterable[Line]) -> tuple[Player, ...]:
    """Who sits where, after every change of hands in a record."""
    players = tuple(
        Player(seat["name"], seat["kind"], _colour(seat.get("colour"), index))
        for index, seat in enumerate(header["seats"])
    )
    for line in lines:
        players = players_after(players, line)
    return players


def players_after(players: tuple[Player, ...], line: Line) -> tuple[Player, ...]:
    """The same players, unless this line hands a seat over to somebody."""
    if line.get("note") != "seat":
        return players
    seat = line["seat"]
    taker = replace(players[seat], name=line["name"], kind=line["kind"])
    return (*players[:seat], taker, *players[seat + 1 :])


def stand_ins(header: Line, players: Iterable[Player]) -> frozenset[int]:
    """The seats at which a computer plays for a person who has begun there."""
    seats = enumerate(zip(header["seats"], players, strict=True))
    return frozenset(
        at for at, (begun, now) in seats if begun["kind"] == PERSON and not now.is_person
    )


def _colour(given: object, seat: int) -> int:
    return given if isinstance(given, int) and 0 <= given < COLOURS else seat
