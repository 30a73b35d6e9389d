"""How many seats a table has."""

from typing import NamedTuple


class Seating(NamedTuple):
    """How many can play a game, and whether it matters who is the youngest."""

    fewest: int
    most: int
    asks_for_youngest: bool = False
