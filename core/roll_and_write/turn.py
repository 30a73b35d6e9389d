"""Course of the game: a turn is one of two actions."""

from __future__ import annotations

from typing import NamedTuple

MOST_SEATS = 5


class ChooseAction(NamedTuple):
    """Does the seat to play cross off a building or receive coins?

    Turning dice leaves the question open (Rule.ACTION_AFTER_TURNING).
    """

    seat: int
