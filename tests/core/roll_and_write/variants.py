"""Every way to play Roll & Write, and random games of it."""

from __future__ import annotations

from random import Random
from typing import Any

from core.catalogue import game_of
from core.kernel.game import Game
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session
from core.roll_and_write.game import header_of
from core.roll_and_write.sheet import BUILDINGS, Sheet
from core.roll_and_write.table import Table

VARIANTS: dict[str, dict[str, Any]] = {
    "three": {"seats": 3},
    "four": {"seats": 4},
    "five": {"seats": 5},
    "two": {"seats": 2},
    "solo": {"seats": 1},
    "solo-3": {"seats": 1, "imaginary": 3},
    "solo-4": {"seats": 1, "imaginary": 4},
    "contest": {"seats": 1, "contest": True},
    "contest-3": {"seats": 1, "imaginary": 3, "contest": True},
    "contest-4": {"seats": 1, "imaginary": 4, "contest": True},
    "small-sheet": {"seats": 3, "sheet": Sheet((BUILDINGS,) * 6, 4)},
    "odd-sheet": {
        "seats": 2,
        "sheet": Sheet((BUILDINGS, *(("tower",) * 6,) * 4, ("garden",) * 6), 99),
    },
}


def game(name: str) -> Game[Table]:
    """A game of one variant."""
    options = dict(VARIANTS[name])
    seats = [{"name": f"Seat {seat}", "kind": "ai:random"} for seat in range(options.pop("seats"))]
    return game_of(header_of(seats, **options))


def random_action(table: Table, random: Random) -> Action:
    """Whatever chance or the seat that is asked may answer."""
    rules = table.rules
    if rules.decision(table).seat == CHANCE:
        return rules.draw(table, random)
    kind = random.choice(rules.legal_kinds(table))
    return random.choice(kind)


def random_game(name: str, seed: int) -> Session[Table]:
    """A whole random game."""
    session = Session(game(name))
    random = Random(seed)
    while session.decision is not None:
        session.play(random_action(session.state, random))
    return session
