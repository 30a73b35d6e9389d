"""What every table tells: who sits there, and the last things that happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from alhambra_qt.play.players import Player
from alhambra_qt.words.names import shown

NEWEST = 12
"""How many things that happened a table tells of; the log has them all."""

Seated: TypeAlias = tuple[str, int]
"""A seat's name, as it is shown, and its colour."""


def seated(players: Iterable[Player]) -> list[Seated]:
    """All who sit at a table."""
    return [(shown(player.name), player.colour) for player in players]
