"""Who can sit at a table of the laboratory."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from core.kernel.rulebook import Action, RuleBook

Player: TypeAlias = Callable[[RuleBook[Any], Any, Random], Action]
"""Chooses an action where a seat is asked."""


def random_player(rules: RuleBook[Any], state: Any, random: Random) -> Action:
    """List all legal actions, pick a kind and then one of that kind, all equally likely."""
    kinds = rules.legal_kinds(state)
    kind = kinds[int(random.random() * len(kinds))]
    return kind[int(random.random() * len(kind))]


def sampling_player(rules: RuleBook[Any], state: Any, random: Random) -> Action:
    """Ask for one random legal action, as a search does when it plays a game out."""
    return rules.any_legal_action(state, random)


PLAYERS: dict[str, Player] = {"random": random_player, "sampling": sampling_player}
