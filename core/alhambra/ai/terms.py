"""What modules add to the plans of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.alhambra.components import Tile
from core.alhambra.palace import Palace
from core.kernel.rulebook import Action


class Change(NamedTuple):
    """Something else that is done with a city as the last action of a turn."""

    worth: float
    action: Action
    palace: Palace
    """The city after it."""


class Altered(NamedTuple):
    """What is done to a tile that was just bought as the last action of a turn."""

    action: Action
    tile: Tile
    """The tile after it."""


def _nothing(_tile: Tile) -> float:
    return 0.0


class Favourite(NamedTuple):
    """A place where building is worth more than the city shows, such as a trader's."""

    place: int
    worth: Callable[[Tile], float]
    lost: Callable[[Tile], float] = _nothing
    """What goes away with a tile that leaves the city."""


class Terms(NamedTuple):
    """What the modules in play add to the plans of a turn, as the planner names it."""

    favourite: Favourite | None = None
    changes: tuple[Change, ...] = ()
    overpaying: Callable[[int], float] | None = None
    altering: Callable[[Tile], list[Altered]] | None = None
