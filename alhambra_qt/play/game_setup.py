"""What New Game asks for: who sits at the table, and how the game begins."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
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
    """As a record names it; a computer without a character gets any that its game has."""


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

    def with_characters_among(self, known: Container[str]) -> GameSetup:
        """The same table in a game with these characters: computers lose any other."""
        kinds = [seat.kind for seat in self.seats]
        return self._with_kinds(
            kind if character_of(kind) and character_of(kind) in known else level_of(kind)
            for kind in kinds
        )

    def with_characters_chosen_in(self, last: GameSetup) -> GameSetup:
        """The same table; a computer that sat at the last one has the character chosen there."""
        if last.game != self.game:
            return self
        chosen = {(seat.name, level_of(seat.kind)): seat.kind for seat in last.seats}
        return self._with_kinds(
            chosen.get((seat.name, seat.kind), seat.kind) for seat in self.seats
        )

    def _with_kinds(self, kinds: Iterable[str]) -> GameSetup:
        pairs = zip(self.seats, kinds, strict=True)
        return self._replace(seats=tuple(seat._replace(kind=kind) for seat, kind in pairs))

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

    >>> level_of("ai:hard:spoiler"), level_of("ai:expert@4"), level_of("bot:play:it")
    ('ai:hard', 'ai:expert', 'bot:play:it')
    """
    return ":".join(usual_work(kind).split(":")[:2]) if kind.startswith("ai:") else kind


def character_of(kind: str) -> str:
    """The character of a computer of ours; empty if it may have any, or can have none.

    >>> character_of("ai:hard:spoiler@4"), character_of("ai:hard"), character_of("bot:play:it")
    ('spoiler', '', '')
    """
    return usual_work(kind).removeprefix(level_of(kind)).removeprefix(":")


def usual_work(kind: str) -> str:
    """A computer of ours that does the usual work: games of the laboratory name others, too.

    >>> usual_work("ai:expert@4"), usual_work("bot:play@home")
    ('ai:expert', 'bot:play@home')
    """
    return kind.partition("@")[0] if kind.startswith("ai:") else kind


def kind_with(level: str, character: str) -> str:
    """A computer of a level, with a character or any; people and other programs have none.

    >>> kind_with("ai:hard", "spoiler"), kind_with("ai:hard", ""), kind_with("human", "spoiler")
    ('ai:hard:spoiler', 'ai:hard', 'human')
    """
    return f"{level}:{character}" if character and level in LEVELS else level


def is_playable(setup: GameSetup) -> bool:
    """Whether seats can be shown as it says, whatever wrote it down; no command is started for it.

    How many seats a game has, and what its options may be, is for the game to say.
    """
    colours = [seat.colour for seat in setup.seats]
    return (
        0 < len(setup.seats) <= COLOURS
        and len(set(colours)) == len(colours)
        and all(0 <= colour < COLOURS for colour in colours)
        and all(level_of(seat.kind) in (PERSON, *LEVELS) for seat in setup.seats)
        and all(seat.name.strip() for seat in setup.seats)
        and 0 <= setup.youngest < len(setup.seats)
    )
