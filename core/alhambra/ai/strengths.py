"""How strong the levels are beside each other, as ``alhambra-lab ratings`` has measured it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

RATINGS_FILE = Path(__file__).with_name("ratings.json")


@cache
def _rated() -> dict[str, Any]:
    rated: dict[str, Any] = json.loads(RATINGS_FILE.read_text(encoding="utf-8"))
    return rated


def ahead(player: str, other: str, seats: int) -> float:
    """How often a player finishes ahead of another one at a table of this size.

    Half of the time if one of them was not rated there.
    """
    tables = _rated()["seats"]
    rated = tables[min(tables, key=lambda table: abs(int(table) - seats))]
    if player not in rated or other not in rated:
        return 0.5
    return float(1 / (1 + 10 ** ((rated[other] - rated[player]) / 400)))
