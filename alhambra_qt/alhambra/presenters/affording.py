"""Which tiles of the market somebody can pay for."""

from __future__ import annotations

from enum import Enum, auto

from core.alhambra.buying import payments, purses, worth
from core.alhambra.table import Table


class Affording(Enum):
    """How far somebody's money goes for a tile."""

    TOO_DEAR = auto()
    WITH_TOO_MUCH = auto()
    """It can be paid, but not exactly."""
    EXACTLY = auto()


def affording(table: Table, seat: int) -> tuple[Affording | None, ...]:
    """For each square of the market; None if there is no tile."""
    found: list[Affording | None] = []
    for tile, money in zip(table.market, purses(table, seat), strict=True):
        if tile is None:
            found.append(None)
            continue
        sums = {worth(payment) for payment in payments(money, tile.price)}
        if tile.price in sums:
            found.append(Affording.EXACTLY)
        else:
            found.append(Affording.WITH_TOO_MUCH if sums else Affording.TOO_DEAR)
    return tuple(found)
