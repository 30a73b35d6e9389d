"""Scoring: points for the most buildings of each kind."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from core.alhambra.components import BUILDINGS, Tile
from core.alhambra.table import Scoring, Table
from core.kernel.rulebook import Agenda
from core.majority import share_places

PLACES = {
    "pavilion": (16, 8, 1),
    "seraglio": (17, 9, 2),
    "arcades": (18, 10, 3),
    "chambers": (19, 11, 4),
    "garden": (20, 12, 5),
    "tower": (21, 13, 6),
}
"""Points for the first, second and third place of the third scoring."""


class ScoreWhatIsDue(NamedTuple):
    """The scoring cards that turned up are scored."""


def places_of(building: str, number: int) -> tuple[int, ...]:
    """The points of the places in one scoring: as many as its number, from the bottom up.

    Rule.FIRST_SCORING, Rule.SECOND_SCORING, Rule.THIRD_SCORING:

    >>> [places_of("tower", number) for number in (1, 2, 3)]
    [(6,), (13, 6), (21, 13, 6)]
    """
    return PLACES[building][-number:]


def turn_up_scoring_card(table: Table, card: str) -> Table:
    """Remember a scoring until everything is refilled (Rule.SCORING_BEFORE_THE_NEXT_TURN)."""
    number = int(card.removeprefix("scoring-"))
    return table._replace(scorings_due=(*table.scorings_due, number))


def scoring_is_due(table: Table, _step: ScoreWhatIsDue) -> object:
    """Whether a scoring card has turned up."""
    return table.scorings_due


def score_what_is_due(table: Table, step: ScoreWhatIsDue, agenda: Agenda) -> Table:
    """Score the card that turned up first; the step comes again while there is another one."""
    number, *later = table.scorings_due
    return score(table._replace(scorings_due=tuple(later), agenda=(*agenda, step)), number)


def score(table: Table, number: int) -> Table:
    """The table after this scoring."""
    table = table._replace(scorings=(*table.scorings, next_scoring(table, number)))
    for reaction in table.rules.after_scoring:
        table = reaction(table, number)
    return table


def next_scoring(table: Table, number: int) -> Scoring:
    """What the scoring of this number would give now."""
    points: dict[str, tuple[int, ...]] = {}
    for scorer in table.rules.scorers:
        points.update(scorer(table, number))
    return Scoring(number, points)


def scored_tables(stages: Iterable[Table]) -> list[Table]:
    """Of the stages of an action, those that were scored next."""
    return [table for table, then in pairwise(stages) if len(then.scorings) > len(table.scorings)]


def building_points(table: Table, number: int) -> dict[str, tuple[int, ...]]:
    """Points for most buildings of each kind, the seats first, then the collectors.

    Rule.MOST_BUILDINGS, Rule.RESERVE_DOES_NOT_COUNT: only what stands in an Alhambra counts.
    Rule.TIES_SHARE, Rule.AT_LEAST_ONE_BUILDING: so places are shared in both games.
    """
    return {
        building: share_places(counts, places_of(building, number))
        for building, counts in building_counts(table).items()
    }


def building_counts(table: Table) -> dict[str, list[int]]:
    """How many buildings of each kind count, the seats first, then the collectors."""
    cities: list[Iterable[Tile]] = [seat.palace.tiles.values() for seat in table.seats]
    cities += [collector.tiles for collector in table.collectors]
    standing = [[tile.building for tile in tiles] for tiles in cities]
    return {building: [city.count(building) for city in standing] for building in BUILDINGS}


def totals(table: Table) -> tuple[int, ...]:
    """All points so far, the seats first, then the collectors (Rule.POINTS_ADD_UP)."""
    points = [0] * (len(table.seats) + len(table.collectors))
    for scoring in table.scorings:
        for given in scoring.points.values():
            for who, number in enumerate(given):
                points[who] += number
    return tuple(points)
