"""The levels: how far each computer player looks, and what it overlooks."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from core.alhambra.ai.evaluation import SCORINGS, Weights
from core.alhambra.ai.playing_on import Depth


class Level(NamedTuple):
    """A computer player's way of thinking."""

    blur: float = 0.0
    """How many points it misjudges a turn by, usually."""
    scorings: int = SCORINGS
    """How many of the scorings to come it thinks of."""
    thorough: bool = True
    """Whether it thinks of tearing down and exchanging."""
    depth: Depth | None = None
    """How far it looks ahead; nothing where it does not."""
    second_look: Depth | None = None
    """How far it looks ahead if a wooden wall seems as good as another turn: the planner can't tell
    which is better."""
    weights: str = "usual"
    """Which of the trained weights it has."""


LEVELS = {
    "easy": Level(blur=5.0, scorings=1, thorough=False),
    "medium": Level(blur=2.2, scorings=2, thorough=False),
    "hard": Level(second_look=Depth(plans=4, turns=400, rounds=2)),
    "expert": Level(depth=Depth(plans=18, turns=1600, judging=True), weights="expert"),
}

WEIGHTS_FILE = Path(__file__).with_name("weights.json")


@cache
def _trained() -> dict[str, Any]:
    trained: dict[str, Any] = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    return trained


def weights_for(seats: int, level: Level) -> Weights:
    """The trained weights for a table of this size, as far as a level sees."""
    trained = _trained()[level.weights]
    weights: dict[str, list[float]] = dict(trained[str(min(seats, max(map(int, trained))))])
    for number in range(1, SCORINGS + 1):
        weights[f"share-{number}"] = [
            weight if number - phase <= level.scorings else 0.0
            for phase, weight in enumerate(weights[f"share-{number}"])
        ]
    return weights
