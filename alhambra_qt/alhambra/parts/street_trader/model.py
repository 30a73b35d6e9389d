"""What lies on the table for the street trader, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias, cast

from alhambra_qt.alhambra.presenters.table_model import Figure, TableModel
from alhambra_qt.look import palette
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS
from core.alhambra.modules.street_trader import (
    MeetTrader,
    MoveTrader,
    StartTrader,
    Trader,
    Traders,
)
from core.alhambra.table import Table

NAME = "traders"
"""That of the rule part; and of the region where traders are, and what is asked about them."""
SUPPLY = "citizens"
"""The region of all citizens whom nobody has."""
CITIZEN, TRADER = "citizen", "trader"
"""Their pictures."""
ON_THE_TRADER = len(BUILDINGS)
"""Citizens go by a position: first one of each colour, then those on the trader."""

Asked: TypeAlias = StartTrader | MeetTrader | MoveTrader


@dataclass(frozen=True)
class OnTheTable:
    """Traders and citizens, and what the viewer is asked about them."""

    traders: tuple[Trader, ...]
    supply: tuple[int, ...]
    """By colour, in the order of `BUILDINGS`."""
    asked: Asked | None


def asked_of(table: Table) -> Asked | None:
    """What the module asks somebody now."""
    decision = table.rules.decision(table)
    return decision if isinstance(decision, StartTrader | MeetTrader | MoveTrader) else None


def on_the_table(table: Table, viewer: int | None) -> OnTheTable:
    """The model of this part: everybody sees all that the table doesn't hide."""
    annex, asked = table.annex(Traders), asked_of(table)
    return OnTheTable(
        annex.traders[: len(table.seats)],
        tuple(annex.supply[colour] for colour in BUILDINGS),
        asked if asked is not None and asked.seat == viewer else None,
    )


def shown_in(model: TableModel) -> OnTheTable:
    """The model of this part in that of the table."""
    return cast(OnTheTable, model.extras[NAME])


def named(citizens: Iterable[str]) -> str:
    """The name of a trader as a piece: who stands on it."""
    return " ".join(citizens)


def figures(table: Table, seat: int) -> dict[int, Figure]:
    """Who stands where in the palace of a seat: citizens in buildings, and the trader."""
    trader, palace = table.annex(Traders).traders[seat], table.seats[seat].palace
    found = {
        where: Figure(CITIZEN, palette.BUILDING[trader.housed[tile.id]], tr("with a citizen"))
        for where, tile in palace.tiles.items()
        if tile.id in trader.housed
    }
    standing = tuple(Figure(CITIZEN, palette.BUILDING[colour]) for colour in trader.citizens)
    return found if trader.at is None else {**found, trader.at: Figure(TRADER, with_it=standing)}
