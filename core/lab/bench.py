"""``alhambra-lab bench``: how fast it is, beside a slow and obvious reference in the same run."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from core.alhambra.components import TILES
from core.alhambra.palace import FOUNTAIN_ALONE, Palace
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.table import Table
from core.kernel.rulebook import CHANCE
from core.lab.options import positive
from core.lab.players import PLAYERS
from core.lab.reference import SlowPalace

if TYPE_CHECKING:
    from core.lab.options import Commands

SIZES = (10, 20, 30)
_SLICE = 0.02
"""Seconds between switching from one side to the other, so that both share the noise."""


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("bench", help="measure speed, beside a slow reference")
    parser.add_argument(
        "--seconds", type=positive, default=2, help="time for each measurement (default: 2)"
    )
    parser.set_defaults(run=partial(run, parser))


class Work(NamedTuple):
    """Something to measure, beside its reference: each call does one of it."""

    name: str
    fast: Callable[[], object]
    slow: Callable[[], object]


def run(_parser: ArgumentParser, options: Namespace) -> int:
    """Measure everything."""
    print(f"calibration: {calibration() * 1000:.1f} ms for a fixed loop of plain Python")
    print(f"{'':<44}{'per second':>12}{'reference':>12}{'ratio':>9}")
    for work in all_work():
        fast, slow = measure(work, options.seconds)
        print(f"{work.name:<44}{fast:>12,.1f}{slow:>12,.1f}{fast / slow:>9.1f}")
    return 0


def calibration() -> float:
    """Seconds for a fixed loop: what this machine gives to plain Python at this moment."""
    best = float("inf")
    for _ in range(3):
        start = perf_counter()
        total = 0
        for number in range(500_000):
            total += number * number % 7
        best = min(best, perf_counter() - start)
    return best


def measure(work: Work, seconds: float) -> tuple[float, float]:
    """How many a second, and how many of the reference, in turns, half of the time each."""
    times = [0.0, 0.0]
    counts = [0, 0]
    work.fast()  # what is made once is no part of it
    while min(times) < seconds / 2:
        side = times.index(min(times))
        one = (work.fast, work.slow)[side]
        start = perf_counter()
        while perf_counter() - start < _SLICE:
            one()
            counts[side] += 1
        times[side] += perf_counter() - start
    return counts[0] / times[0], counts[1] / times[1]


def all_work() -> list[Work]:
    """Everything that is measured."""
    random = Random(1)
    works = []
    walls = [tile.walls for tile in TILES.values()]
    for size in SIZES:
        palaces = [random_palace(size, random) for _ in range(100)]
        works.append(
            _over_palaces(
                f"legal places of a tile, palace of {size}",
                palaces,
                lambda palace, index: palace.places_for(walls[index % len(walls)]),
            )
        )
    for size in SIZES:
        palaces = [random_palace(size, random) for _ in range(100)]
        works.append(
            _over_palaces(
                f"longest wall, palace of {size}",
                palaces,
                lambda palace, _index: palace.longest_wall(),
            )
        )
    works.append(_legal_actions())
    works += [_games(players) for players in PLAYERS]
    return works


def random_palace(size: int, random: Random) -> Palace:
    """A city of so many building tiles, grown by legal building at random."""
    while True:
        palace = FOUNTAIN_ALONE
        for tile in random.sample(list(TILES.values()), len(TILES)):
            places = palace.places_for(tile.walls)
            if places:
                palace = palace.with_tile(tile, random.choice(places))
            if len(palace.tiles) > size:
                return palace


def _over_palaces(name: str, palaces: list[Palace], ask: Callable[[Palace, int], object]) -> Work:
    """A question asked to one palace after another, none of which remembers an answer."""

    def asking(strangers: list[Palace]) -> Callable[[], object]:
        index = 0

        def one() -> object:
            nonlocal index
            index += 1
            palace = strangers[index % len(strangers)]
            palace.forget()
            return ask(palace, index)

        return one

    slow = [SlowPalace(palace.tiles, {}, {}) for palace in palaces]
    return Work(name, asking(palaces), asking(list(slow)))


def _legal_actions() -> Work:
    """All legal actions of the decisions of some games."""
    rules = rules_for(3)
    random = Random(2)
    tables = [
        table
        for _ in range(5)
        for table in _tables(new_table(rules), "random", random)
        if table.agenda and rules.decision(table).seat != CHANCE
    ]

    def listing(tables: list[Table]) -> Callable[[], object]:
        index = 0

        def one() -> object:
            nonlocal index
            index += 1
            table = tables[index * 7 % len(tables)]
            for seat in table.seats:
                seat.palace.forget()
            return rules.legal_actions(table)

        return one

    return Work("legal actions of a decision", listing(tables), listing(list(map(_slow, tables))))


def _slow(table: Table) -> Table:
    """The same table with palaces that look at everything, every time."""
    seats = [seat._replace(palace=SlowPalace(seat.palace.tiles, {}, {})) for seat in table.seats]
    return table._replace(seats=tuple(seats))


def _tables(table: Table, players: str, random: Random) -> Iterator[Table]:
    """Play a game from here; every table on the way."""
    rules = table.rules
    player = PLAYERS[players]
    while table.agenda:
        chance = rules.decision(table).seat == CHANCE
        action = rules.draw(table, random) if chance else player(rules, table, random)
        table = rules.apply(table, action)
        yield table


def _games(players: str) -> Work:
    """Whole games for three; the reference lists all actions by flood fill."""
    rules = rules_for(3)

    def playing(start: Table, players: str) -> Callable[[], object]:
        random = Random(3)
        return lambda: sum(1 for _ in _tables(start, players, random))

    start = new_table(rules)
    return Work(
        f"games of 3 with {players} seats", playing(start, players), playing(_slow(start), "random")
    )
