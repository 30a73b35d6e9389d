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
    """How often a player finishes ahead of another one at a table of this size."""
    tables = _rated()["seats"]
    size = min(tables, key=lambda table: abs(int(table) - seats))
    return float(1 / (1 + 10 ** ((tables[size][other] - tables[size][player]) / 400)))
