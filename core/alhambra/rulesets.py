"""Which rule parts a game is played with. The only file that names the modules."""

from __future__ import annotations

from functools import cache

from core.alhambra.base_game import BASE_GAME
from core.alhambra.modules.change import CHANGE
from core.alhambra.modules.street_trader import STREET_TRADER
from core.alhambra.modules.thieves import THIEVES
from core.alhambra.modules.walls import WALLS
from core.alhambra.rule_part import AlhambraRules
from core.alhambra.table import Seat, Table
from core.alhambra.two_players import DIRK

FEWEST_SEATS, MOST_SEATS = 2, 6

MODULES = {part.name: part for part in (WALLS, THIEVES, CHANGE, STREET_TRADER)}
"""The modules by the names that records give them, in the order in which records list them."""


@cache
def rules_for(seats: int, modules: tuple[str, ...] = ()) -> AlhambraRules:
    """The rules for this many seats with these modules."""
    optional = {DIRK: seats == FEWEST_SEATS}
    optional |= {part: name in modules for name, part in MODULES.items()}
    return AlhambraRules(
        seats,
        (BASE_GAME, *(part for part, present in optional.items() if present)),
        tuple(part for part, present in optional.items() if not present),
    )


def new_table(rules: AlhambraRules, youngest: int = 0) -> Table:
    """A table before anything was drawn."""
    table = Table(
        rules,
        rules.set_up,
        (Seat(),) * rules.seats,
        youngest,
        collectors=rules.collectors,
        annexes=rules.annexes,
    )
    return rules.settle(table)
