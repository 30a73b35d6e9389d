"""Characters: what a computer player likes better than it should, whatever its level.

A character adds to the weights of the evaluation, in points: to those of its traits, and for one
it has a trait of its own. So it shows in everything that is weighed, and costs little strength.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from core.alhambra.ai.evaluation import VARIETY, Weights

LIKINGS: Mapping[str, Mapping[str, float]] = MappingProxyType(
    {
        "builder": {"wall": 0.8, "second": 0.4},
        "collector": {VARIETY: 1.8},
        "spoiler": {"threat": 0.6, "menace": 0.4, "open": 0.25},
        "hoarder": {"cards": 0.35},
        "gambler": {"worth": -0.1, "exact": -0.6},
    }
)
"""By the character's name: what is added to the weight of each trait.

The builder likes long walls, the collector having every kind of building, the spoiler what its
neighbour cannot get, the hoarder cards in its hand, and the gambler has no patience with money.
"""


def in_character(weights: Weights, character: str) -> Weights:
    """The weights of somebody with this character; nobody's are those that were trained."""
    changed = dict(weights)
    for trait, more in LIKINGS.get(character, {}).items():
        *usual, early = changed.get(trait, (0.0, 0.0, 0.0, 0.0))
        changed[trait] = [*(weight + more for weight in usual), early]
    return changed
