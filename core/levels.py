"""The built-in computer players, for whatever game is played."""

from __future__ import annotations

from collections.abc import Callable

from core.alhambra import game as alhambra
from core.alhambra.ai import player as alhambra_player
from core.kernel.brains import Brain
from core.kernel.lines import Line

LEVELS = ("easy", "medium", "hard", "expert")
"""From a friendly beginner to the strongest."""

YARDSTICK = "greedy"
"""Plays plainly, and never changes."""

_BRAINS: dict[str, Callable[[str, Line, float], Brain]] = {
    alhambra.NAME: alhambra_player.brain_of,
}


def brain_of(level: str, hello: Line, budget: float = 1.0) -> Brain:
    """A player of this level for the game that a `hello` announces."""
    return _BRAINS[hello["game"]](level, hello, budget)
