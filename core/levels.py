"""The built-in computer players, for whatever game is played."""

from __future__ import annotations

from importlib import import_module

from core.alhambra.ai.manners import CHARACTERS, DECLINING, IN_MANNER, manner_of
from core.kernel.brains import Brain, IsTimeUp, never
from core.kernel.lines import Line

LEVELS = ("easy", "medium", "hard", "expert")
"""From a friendly beginner to the strongest."""

YARDSTICKS = ("greedy", "expert-1")
"""One plays plainly, the other as our first expert did; they only play the board game and never
change, so that strength can be compared over the years."""


THINKERS = {"alhambra": ("hard", "expert", "expert-1"), "roll-and-write": ("expert",)}
"""Who plays anything on in the mind at each game; a budget changes nothing for the others."""


def is_player(name: str) -> bool:
    """Whether one of ours has this name."""
    level, manner = manner_of(name)
    if IN_MANNER in name:
        return level in LEVELS and manner in (*CHARACTERS, *DECLINING)
    return level in (*LEVELS, *YARDSTICKS)


_PLAYERS = {
    "alhambra": "core.alhambra.ai.player",
    "roll-and-write": "core.roll_and_write.ai.player",
}
"""Where the players of each game are; a player starts faster without those of other games."""


def brain_of(level: str, hello: Line, budget: float = 1.0, is_time_up: IsTimeUp = never) -> Brain:
    """A player of this level for the game that a `hello` announces."""
    players = import_module(_PLAYERS[hello["game"]])
    brain: Brain = players.brain_of(level, hello, budget, is_time_up)
    return brain
