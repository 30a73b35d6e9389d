"""The end of a game: winners, the sheet of all scorings, and where the last tiles went."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from alhambra_qt.alhambra.presenters.history import steps_of
from alhambra_qt.alhambra.presenters.modelling import placed_tiles
from alhambra_qt.alhambra.presenters.table_model import Figure, Placed
from core.alhambra.components import BUILDINGS
from core.alhambra.game_end import LastTile, last_tiles, table_at_the_end, winners
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.kernel.session import Played


@dataclass(frozen=True)
class SheetRow:
    """A category: for everybody who scores, what each scoring gave; None if it has no say."""

    category: str
    points: tuple[tuple[int, ...] | None, ...]


@dataclass(frozen=True)
class EndModel:
    """All there is to say when a game is over."""

    winners: tuple[int, ...]
    scorings: tuple[int, ...]
    """The numbers of the scorings that there were."""
    rows: tuple[SheetRow, ...]
    by_scoring: tuple[tuple[int, ...], ...]
    """The sum of each scoring for everybody."""
    totals: tuple[int, ...]
    last_tiles: tuple[LastTile, ...]
    ranking: tuple[tuple[int | None, int], ...]
    """Everybody by their points, each with their place; those who tie share one.

    Those who cannot win have none.
    """
    cities: tuple[tuple[Placed, ...], ...]
    """Everybody's palace; without any tile for those who have none."""


def end_model(
    table: Table,
    played: Sequence[Played[Any]],
    figures: Callable[[Table, int], Mapping[int, Figure]] = lambda _table, _seat: {},
) -> EndModel:
    """The end of a game that is over; ``figures`` are who stands in the palace of a seat."""
    everybody = range(len(table.seats) + len(table.collectors))
    found = [category for scoring in table.scorings for category in scoring.points]
    categories = [*BUILDINGS, *dict.fromkeys(each for each in found if each not in BUILDINGS)]
    rows = [
        SheetRow(
            category,
            tuple(
                tuple(scoring.points[category][who] for scoring in table.scorings)
                if all(who < len(scoring.points[category]) for scoring in table.scorings)
                else None
                for who in everybody
            ),
        )
        for category in categories
    ]
    points = totals(table)
    return EndModel(
        winners=tuple(winners(table)),
        scorings=tuple(scoring.number for scoring in table.scorings),
        rows=tuple(rows),
        by_scoring=tuple(
            tuple(
                sum(points[who] for points in scoring.points.values() if who < len(points))
                for scoring in table.scorings
            )
            for who in everybody
        ),
        totals=points,
        last_tiles=_last_tiles(played),
        ranking=_ranking(points, len(table.seats)),
        cities=tuple(
            placed_tiles(table.seats[who].palace, figures(table, who))
            if who < len(table.seats)
            else ()
            for who in everybody
        ),
    )


def _ranking(points: tuple[int, ...], seats: int) -> tuple[tuple[int | None, int], ...]:
    """Collectors cannot win, so they take no place from anybody."""
    order = sorted(range(len(points)), key=lambda who: -points[who])
    return tuple(
        (1 + sum(other > points[who] for other in points[:seats]) if who < seats else None, who)
        for who in order
    )


def _last_tiles(played: Sequence[Played[Any]]) -> tuple[LastTile, ...]:
    for before, one in reversed(list(steps_of(played))):
        if one.action is not None:
            table = table_at_the_end(before.rules.stages(before, one.action))
            if table is not None:
                return tuple(last_tiles(table))
    return ()
