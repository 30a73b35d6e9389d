"""Names at a table that is being set: free ones for those who have given none."""

from __future__ import annotations

from collections.abc import Callable

from alhambra_qt.play.game_setup import COLOURS, LEVELS, PERSON, GameSetup, SeatSetup
from alhambra_qt.play.seating import Seating
from alhambra_qt.words.names import computer_name, person_name, person_number


def free_name(setup: GameSetup, name_of: Callable[[int], str], first: int = 0) -> str:
    """The first name that nobody at the table has."""
    taken = {seat.name for seat in setup.seats}
    names = [name_of(first + more) for more in range(COLOURS)]
    return next((name for name in names if name not in taken), names[0])


def name_for_kind(setup: GameSetup, seat: SeatSetup) -> str:
    """The name that somebody has given; one that we gave leaves with its player."""
    if seat.kind == PERSON and seat.name in map(computer_name, range(COLOURS)):
        return free_name(setup, person_name)
    if seat.kind != PERSON and seat.name in map(person_name, range(COLOURS)):
        return free_name(setup, computer_name)
    return seat.name


def in_this_language(setup: GameSetup) -> GameSetup:
    """The table, with the names that we gave to persons in the language of the program."""
    for index, seat in enumerate(setup.seats):
        number = person_number(seat.name) if seat.kind == PERSON else None
        name = seat.name if number is None else person_name(number)
        if name not in {other.name for other in setup.seats}:
            setup = setup.with_seat(index, seat._replace(name=name))
    return setup


def with_names(setup: GameSetup) -> GameSetup:
    """The table, with a free name for everyone who has none."""
    for index, seat in enumerate(setup.seats):
        name_of = person_name if seat.kind == PERSON else computer_name
        name = seat.name.strip() or free_name(setup, name_of, index)
        setup = setup.with_seat(index, seat._replace(name=name))
    return setup


def with_another_computer(setup: GameSetup) -> GameSetup:
    """The table with a beginner more."""
    return setup.with_another_seat(free_name(setup, computer_name), LEVELS[0])


def with_seats_for(setup: GameSetup, seating: Seating) -> GameSetup:
    """The table with as many seats as a game needs: the last ones leave, or computers come."""
    while len(setup.seats) > seating.most:
        setup = setup.without_seat(len(setup.seats) - 1)
    while len(setup.seats) < seating.fewest:
        setup = with_another_computer(setup)
    return setup
