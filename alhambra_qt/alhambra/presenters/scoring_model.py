"""A scoring, step by step: who came first, second and third, and what the walls gave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from alhambra_qt.alhambra.presenters.history import steps_of
from alhambra_qt.alhambra.presenters.modelling import placed_tiles
from alhambra_qt.alhambra.presenters.table_model import WALL, Figure, Placed
from core.alhambra.components import BUILDINGS
from core.alhambra.palace import x_and_y
from core.alhambra.scoring import building_counts, places_of, scored_tables, totals
from core.alhambra.table import Scoring, Table
from core.kernel.session import Played
from core.majority import Tie, ties

Figures: TypeAlias = Callable[[Table, int], Mapping[int, Figure]]


def _nobody(_table: Table, _seat: int) -> Mapping[int, Figure]:
    return {}


@dataclass(frozen=True)
class BuildingScore:
    """One kind of building: what its places are worth, and who shares which."""

    building: str
    places: tuple[int, ...]
    counts: tuple[int, ...]
    """The seats first, then those who have none."""
    ties: tuple[Tie, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class WallScore:
    """The longest wall of a seat, traced from corner to corner."""

    seat: int
    city: tuple[Placed, ...]
    trace: tuple[tuple[int, int], ...]
    points: int


@dataclass(frozen=True)
class OtherScore:
    """Points of a module: its category, and what it gave each seat."""

    category: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class ScoringModel:
    """One scoring as it was."""

    number: int
    seats: int
    buildings: tuple[BuildingScore, ...]
    walls: tuple[WallScore, ...]
    others: tuple[OtherScore, ...]
    before: tuple[int, ...]
    """Everybody's points before it, the seats first."""

    @property
    def steps(self) -> int:
        """In how many steps it is shown: each building, the walls, each module."""
        return len(self.buildings) + 1 + len(self.others)

    @property
    def categories(self) -> tuple[str, ...]:
        """What is scored in each step."""
        buildings = (score.building for score in self.buildings)
        return (*buildings, WALL, *(score.category for score in self.others))

    def gained(self, step: int) -> tuple[int, ...]:
        """What everybody gets in one step."""
        if step < len(self.buildings):
            return self.buildings[step].points
        if step == len(self.buildings):
            points = tuple(wall.points for wall in self.walls)
        else:
            points = self.others[step - len(self.buildings) - 1].points
        return points + (0,) * (len(self.before) - len(points))

    def totals_after(self, steps: int) -> tuple[int, ...]:
        """Everybody's points after so many steps."""
        points = list(self.before)
        for step in range(steps):
            for who, gained in enumerate(self.gained(step)):
                points[who] += gained
        return tuple(points)


def scoring_model(
    played: Sequence[Played[Any]], index: int, figures: Figures = _nobody
) -> ScoringModel:
    """The scoring with this position among those of a game, with the counts of its moment.

    ``figures`` are who stands in the palace of a seat at a table.
    """
    for before, one in steps_of(played):
        if len(one.state.scorings) > index:
            assert one.action is not None
            stages = before.rules.stages(before, one.action)
            table = scored_tables(stages)[index - len(before.scorings)]
            return _model(table, one.state.scorings[index], figures)
    raise IndexError(index)


def _model(table: Table, scoring: Scoring, figures: Figures) -> ScoringModel:
    counts = building_counts(table)
    return ScoringModel(
        number=scoring.number,
        seats=len(table.seats),
        buildings=tuple(
            BuildingScore(
                building,
                places_of(building, scoring.number),
                tuple(counts[building]),
                tuple(ties(counts[building], places_of(building, scoring.number))),
                scoring.points[building],
            )
            for building in BUILDINGS
        ),
        walls=tuple(
            WallScore(
                index,
                placed_tiles(seat.palace, figures(table, index)),
                tuple(x_and_y(point) for point in seat.palace.longest_run()),
                scoring.points[WALL][index],
            )
            for index, seat in enumerate(table.seats)
        ),
        others=tuple(
            OtherScore(category, points)
            for category, points in scoring.points.items()
            if category not in (*BUILDINGS, WALL)
        ),
        before=totals(table),
    )
