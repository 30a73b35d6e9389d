"""Random cities: built, torn down, exchanged and walled, always by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from core.alhambra.components import Tile
from core.alhambra.palace import FOUNTAIN_ALONE, Palace

KINDS = ("build", "build", "build", "build", "build", "remove", "exchange", "wall")
"""What is tried, as often as it stands here."""


class Step(NamedTuple):
    """One change of a city, said in numbers so that any numbers will do."""

    kind: str
    walls: int
    choice: int


def random_step(random: Random) -> Step:
    """A step whose tiles rarely have many walls, so that cities grow."""
    walls = random.choice((0, 0, 1 << random.randrange(4), random.randrange(16)))
    return Step(random.choice(KINDS), walls, random.randrange(1 << 16))


def with_step(palace: Palace, step: Step, name: str) -> Palace:
    """The city after this step; unchanged where there is nothing to choose from."""
    kind, walls, choice = step
    if kind == "build":
        places = palace.places_for(walls)
    elif kind == "remove":
        places = list(palace.removable())
    elif kind == "exchange":
        places = palace.places_to_exchange(walls)
    else:
        places = [where for where in palace.tiles if palace.free_sides(where)]
    if not places:
        return palace
    where = places[choice % len(places)]
    if kind == "remove":
        return palace.without_tile(where)
    if kind == "wall":  # a wooden wall belongs to its tile from then on; the fountain can have one
        old = palace.tiles[where]
        raised = old._replace(walls=old.walls | palace.free_sides(where) & walls)
        return palace.with_tile(raised, where)
    return palace.with_tile(Tile(name, "tower", 1, walls), where)


def city_from(steps: Iterable[Step]) -> Palace:
    """What a fountain becomes by these steps."""
    palace = FOUNTAIN_ALONE
    for number, step in enumerate(steps):
        palace = with_step(palace, step, f"tile-{number}")
    return palace


def random_city(random: Random, most_steps: int = 45) -> Palace:
    """A city after a random number of random steps."""
    return city_from(random_step(random) for _ in range(random.randrange(1, most_steps + 1)))
