"""What a seat can hope for from the modules in play, as a few numbers for the value."""

from __future__ import annotations

from core.alhambra.ai.evaluation import SCORINGS
from core.alhambra.ai.modules.traders import hopes_of_trader
from core.alhambra.ai.modules.walls import growth
from core.alhambra.rule_part import View
from core.alhambra.table import Table

HOPES = ("citizens", "callers", "coins", "thieves", "walls open", "next walls open")
"""What the numbers mean, in their order.

``citizens`` are the points that the series of a seat bring in all scorings to come, ``callers``
those that the next tile on its trader's place will add on average; ``walls open`` says by how much
the best wall card would make its wall longer, and so does the last one, for who plays next.
"""


def hopes_of(table: Table, view: View, who: int, *, is_next: bool) -> list[float]:
    """The numbers of a seat; all are nothing without modules."""
    seat = view["seats"][who]
    to_come = SCORINGS - len(table.scorings)
    living, calling = hopes_of_trader(table, seat, who)
    longer = growth(table.seats[who].palace, view["wall_cards"]) * to_come / 20
    return [
        living * to_come / 20,
        calling * to_come / 20,
        len(seat["coins"]) / 5,
        seat["thieves"] / 4,
        longer,
        longer if is_next else 0.0,
    ]
