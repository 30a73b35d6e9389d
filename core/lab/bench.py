"""``alhambra-lab bench``: how fast it is, beside a slow and obvious reference in the same run."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from core.alhambra.ai.evaluation import Outlook, Weights
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.plans import after as table_after
from core.alhambra.ai.playing_on import play_on
from core.alhambra.components import TILES
from core.alhambra.palace import FOUNTAIN_ALONE, Palace
from core.alhambra.rulesets import MODULES, new_table, rules_for
from core.alhambra.table import Table
from core.catalogue import game_of
from core.kernel.game import Game
from core.kernel.rulebook import CHANCE
from core.lab.options import add_seat_options, add_variant_options, game_from, positive
from core.lab.players import MOVERS
from core.lab.reference import SlowPalace
from core.roll_and_write import game as roll_and_write

if TYPE_CHECKING:
    from core.lab.options import Commands

SIZES = (10, 20, 30)
_SLICE = 0.1
"""Seconds between switching from one side to the other, so that both share the noise."""
_ROUNDS = 500_000
"""How often the fixed loop goes round."""


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser(
        "bench", help="measure how fast the rules are, next to a slow reference"
    )
    parser.add_argument(
        "--seconds", type=positive, default=2, help="time for each measurement (default: 2)"
    )
    add_variant_options(parser)
    add_seat_options(parser)
    parser.set_defaults(run=partial(run, parser))


class Work(NamedTuple):
    """Something to measure, beside its reference: each call does one of it."""

    name: str
    fast: Callable[[], object]
    slow: Callable[[], object]


def run(parser: ArgumentParser, options: Namespace) -> int:
    """Measure everything."""
    game = game_from(options, parser)
    print("Medians of many short measurements, in seconds of processor time. The loop is a fixed")
    print("piece of plain Python, which says how fast this machine was at that moment.")
    print(f"{'':<50}{'per second':>12}{'reference':>12}{'ratio':>9}{'loop':>9}")
    for work in chain(questions_to_palaces(), questions_to_rules(game), comparisons(), thinking()):
        fast, slow, loop = measure(work, options.seconds)
        numbers = f"{fast:>12,.1f}{slow:>12,.1f}{fast / slow:>9.2f}{loop * 1000:>6.1f} ms"
        print(f"{work.name:<50}{numbers}", flush=True)
    return 0


def calibration() -> float:
    """Seconds for a fixed loop: what this machine gives to plain Python at this moment."""
    start = process_time()
    total = 0
    for number in range(_ROUNDS):
        total += number * number % 7
    return process_time() - start


def measure(work: Work, seconds: float) -> tuple[float, float, float]:
    """How many a second, how many of the reference, and the calibration, all in turns.

    Medians of processor time, because others may be using the machine in between.
    """
    rates: tuple[list[float], list[float]] = ([], [])
    times = [0.0, 0.0]
    loops = []
    work.fast()  # what is made once is no part of it
    while min(times) < seconds / 2:
        side = times.index(min(times))
        one = (work.fast, work.slow)[side]
        count = 0
        end = perf_counter() + _SLICE
        start = process_time()
        while not count or perf_counter() < end:
            one()
            count += 1
        passed = process_time() - start
        rates[side].append(count / passed)
        times[side] += passed
        if side == 0:
            loops.append(calibration())
    return median(rates[0]), median(rates[1]), median(loops)


def questions_to_palaces() -> Iterator[Work]:
    """Beside the same answer by flood fill."""
    random = Random(1)
    walls = [tile.walls for tile in TILES.values()]
    for size in SIZES:
        yield _over_palaces(
            f"legal places of a tile, palace of {size}",
            [random_palace(size, random) for _ in range(100)],
            lambda palace, index: palace.places_for(walls[index % len(walls)]),
        )
    for size in SIZES:
        yield _over_palaces(
            f"longest wall, palace of {size}",
            [random_palace(size, random) for _ in range(100)],
            lambda palace, _index: palace.longest_wall(),
        )


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


def questions_to_rules(game: Game[Any]) -> Iterator[Work]:
    """Listing and playing, beside the same rules with palaces that flood fill.

    In Roll & Write there is nothing to flood: it stands beside itself.
    """
    slow = _slow if isinstance(game.start(), Table) else _same
    yield _legal_actions(game, slow)
    seats = len(game.header["seats"])
    for players in MOVERS:
        yield Work(
            f"games of {seats} with {players} seats",
            _playing(game.start(), players),
            _playing(slow(game.start()), "random"),
        )


def comparisons() -> Iterator[Work]:
    """One part of the program beside another."""
    base, modules = new_table(rules_for(3)), new_table(rules_for(3, tuple(MODULES)))
    yield Work(
        "decisions with all modules, beside the base game",
        _deciding(modules),
        _deciding(base),
    )
    seats = [{"name": f"Seat {seat}", "kind": "ai:random"} for seat in range(3)]
    dice = game_of(roll_and_write.header_of(seats)).start()
    yield Work(
        "games of Roll & Write for 3, beside the base game",
        _playing(dice, "random"),
        _playing(base, "random"),
    )


def thinking() -> Iterator[Work]:
    """Turns that a computer player plans, as it does thousands of times when it looks ahead.

    The reference carries out each plan and looks at the whole table, where the planner adds up
    what changes.
    """
    weights = weights_for(3, LEVELS["hard"])
    minds, random = [weights] * 3, Random(4)
    tables = [play_on(new_table(rules_for(3)), 0, minds, random)]
    while tables[-1].agenda:
        tables.append(play_on(tables[-1], 1, minds, random))
    tables.pop()
    planned = [(table, _plans(table, weights)) for table in tables]

    def adding_up() -> object:
        return _plans(planned[int(random.random() * len(planned))][0], weights)

    def looking_at_all() -> object:
        table, plans = planned[int(random.random() * len(planned))]
        return [Outlook(table_after(table, plan), table.to_play, weights).total() for plan in plans]

    number = sum(len(plans) for _, plans in planned) / len(planned)
    yield Work(f"turns planned, {number:.0f} plans each", adding_up, looking_at_all)


def _plans(table: Table, weights: Weights) -> list[Plan]:
    return Planner(Outlook(table, table.to_play, weights), thorough=False).plans()


def _legal_actions(game: Game[Any], slow: Callable[[Any], Any]) -> Work:
    """All legal actions of the decisions of some games."""
    rules = game.rules
    random = Random(2)
    states = [
        state
        for _ in range(5)
        for state in _states(game.start(), "random", random)
        if state.agenda and rules.decision(state).seat != CHANCE
    ]

    def listing(states: list[Any]) -> Callable[[], object]:
        index = 0

        def one() -> object:
            nonlocal index
            index += 1
            state = states[index * 7 % len(states)]
            if isinstance(state, Table):
                for seat in state.seats:
                    seat.palace.forget()
            return rules.legal_actions(state)

        return one

    return Work(
        "legal actions of a decision", listing(states), listing([slow(one) for one in states])
    )


def _slow(table: Table) -> Table:
    """The same table with palaces that look at everything, every time."""
    seats = [seat._replace(palace=SlowPalace(seat.palace.tiles, {}, {})) for seat in table.seats]
    return table._replace(seats=tuple(seats))


def _same(state: Any) -> Any:
    return state


def _states(state: Any, players: str, random: Random) -> Iterator[Any]:
    """Play a game from here; every state on the way."""
    rules = state.rules
    player = MOVERS[players]
    while state.agenda:
        chance = state.agenda[-1].seat == CHANCE
        action = rules.draw(state, random) if chance else player(rules, state, random)
        state = rules.apply(state, action)
        yield state


def _playing(start: Any, players: str) -> Callable[[], object]:
    """Plays a whole game at each call."""
    random = Random(3)

    def one() -> None:
        for _ in _states(start, players, random):
            pass

    return one


def _deciding(start: Any) -> Callable[[], object]:
    """Makes one decision, or one draw of chance, at each call, game after game."""
    random = Random(4)

    def forever() -> Iterator[Any]:
        while True:
            yield from _states(start, "random", random)

    games = forever()
    return lambda: next(games)
