"""What New Game asks for: who sits at the table, and how the game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

PERSON = "human"
LEVELS = ("ai:easy", "ai:medium", "ai:hard", "ai:expert")
"""Who can play a seat beside a person, weakest first, as a record names them.

They are those of `core.levels`, which brings all that computers think with: a window needs it not.
"""

PROGRAM = "bot:"
"""Followed by a command: any program that speaks the bot protocol plays."""

COLOURS = 6
LONGEST_NAME = 60
LONGEST_COMMAND = 1000


class SeatSetup(NamedTuple):
    """A seat: its name, which of the six colours it has, and who plays it."""

    name: str
    colour: int
    kind: str = PERSON


class GameSetup(NamedTuple):
    """A table before the game; a ``seed`` of None is one that nobody has chosen."""

    seats: tuple[SeatSetup, ...]
    youngest: int = 0
    seed: int | None = None
    game: str = ""
    """As its records name it; empty if nobody has chosen one."""
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = MappingProxyType({})
    """What the header of its record says beside that, and this game alone knows."""

    def with_seat(self, index: int, seat: SeatSetup) -> GameSetup:
        """Another seat in this place; the seat that had its colour gets the free one."""
        before = self.seats[index].colour
        seats = [
            other._replace(colour=before) if other.colour == seat.colour else other
            for other in self.seats
        ]
        seats[index] = seat
        return self._replace(seats=tuple(seats))

    def with_another_seat(self, name: str, kind: str) -> GameSetup:
        """One seat more, with the first colour that is free."""
        taken = {seat.colour for seat in self.seats}
        free = next(colour for colour in range(COLOURS) if colour not in taken)
        return self._replace(seats=(*self.seats, SeatSetup(name, free, kind)))

    def without_seat(self, index: int) -> GameSetup:
        """One seat less; if the youngest leaves, the first seat is the youngest."""
        youngest = self.youngest - (index < self.youngest)
        return self._replace(
            seats=self.seats[:index] + self.seats[index + 1 :],
            youngest=0 if index == self.youngest else youngest,
        )

    def in_order(self, order: list[int]) -> GameSetup:
        """The same seats in another order, with the same one as the youngest."""
        return self._replace(
            seats=tuple(self.seats[index] for index in order),
            youngest=order.index(self.youngest),
        )

    def rotated(self) -> GameSetup:
        """The same seats, with the next one as the first."""
        return self.in_order([*range(1, len(self.seats)), 0])

    def to_remember(self) -> GameSetup:
        """What is proposed the next time: any deal, and no command that somebody has not named."""
        seats = tuple(
            seat._replace(kind=LEVELS[0]) if command_of(seat.kind) else seat for seat in self.seats
        )
        return self._replace(seats=seats, seed=None)

    def seat_with_a_taken_name(self) -> int | None:
        """The first seat whose name a seat before it has, too; None if all names differ."""
        taken: set[str] = set()
        for index, seat in enumerate(self.seats):
            name = " ".join(seat.name.split()).casefold()
            if name and name in taken:
                return index
            taken.add(name)
        return None

    @property
    def is_for_computers_only(self) -> bool:
        """Whether there is nobody to play, only somebody to watch."""
        return all(seat.kind != PERSON for seat in self.seats)


def first_setup(player: str, computer: Callable[[int], str]) -> GameSetup:
    """What is proposed to somebody who has never played here: one person, two computers."""
    seats = (SeatSetup(player, 0), *(SeatSetup(computer(seat), seat, LEVELS[0]) for seat in (1, 2)))
    return GameSetup(seats)


def command_of(kind: str) -> str:
    """The command that plays a seat of this kind; empty if none does."""
    return kind.removeprefix(PROGRAM) if kind.startswith(PROGRAM) else ""


def level_of(kind: str) -> str:
    """The level of a computer of ours, whatever its character; what is no computer stays as it is.

    >>> level_of("ai:hard:spoiler"), level_of("bot:play:it")
    ('ai:hard', 'bot:play:it')
    """
    return ":".join(kind.split(":")[:2]) if kind.startswith("ai:") else kind


def is_playable(setup: GameSetup) -> bool:
    """Whether seats can be shown as it says, whatever wrote it down; no command is started for it.

    How many seats a game has, and what its options may be, is for the game to say.
    """
    colours = [seat.colour for seat in setup.seats]
    return (
        0 < len(setup.seats) <= COLOURS
        and len(set(colours)) == len(colours)
        and all(0 <= colour < COLOURS for colour in colours)
        and all(seat.kind in (PERSON, *LEVELS) for seat in setup.seats)
        and all(seat.name.strip() for seat in setup.seats)
        and 0 <= setup.youngest < len(setup.seats)
    )
