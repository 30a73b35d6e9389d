"""What is celebrated in the base game: exact payments, leads, walls, scorings, the last round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.base_game.happenings import EmptyBag, emptied
from alhambra_qt.alhambra.parts.base_game.regions.boards import majority_measures
from alhambra_qt.alhambra.parts.part import Celebration
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.panels.plate import SeatPlate
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.shining import Glint, Lift, Ring, Shine, Trace, WarmLight
from core.alhambra.buying import BuyTile, is_exact
from core.alhambra.components import BUILDINGS
from core.alhambra.palace import Palace, x_and_y
from core.alhambra.scoring import building_counts
from core.alhambra.table import Seat, Table
from core.kernel.rulebook import Action

# Where things are


def _plate(setting: Setting, seat: int) -> QRectF | None:
    """The plate of a seat."""
    for region in setting.regions.values():
        if region.name in (regions.PLATES, regions.HOME):
            for board in region.boards(setting, region.rect(setting)):
                if isinstance(board.thing, PlateOf) and board.thing.seat == seat:
                    return board.rect
    return None


def _square(setting: Setting, seat: int, plate: QRectF | None, x: int, y: int) -> QRectF | None:
    """A place of a palace: the large one, or the small one on a plate; None if it isn't shown."""
    model = setting.model
    if seat == model.shown:
        return setting.grid.rect(x, y)
    if plate is None or seat == model.home:
        return None
    return SeatPlate.square(plate, setting.layout.unit, model.seats[seat], (x, y))


def _lifted(setting: Setting, seat: int, buildings: frozenset[str]) -> Iterator[Lift]:
    """The tiles with these buildings rise in the palace of a seat."""
    plate, city = _plate(setting, seat), setting.model.seats[seat].city
    walls = {(placed.x, placed.y): faces.walls_of(placed.tile) for placed in city}
    for placed in city:
        square = _square(setting, seat, plate, placed.x, placed.y)
        if square is not None and placed.tile.building in buildings:
            corners = faces.inner_corners(walls, (placed.x, placed.y))
            picture = setting.tile(placed.tile, square, corners=corners)
            yield Lift(rect=square, picture=picture, in_city=seat == setting.model.shown)


def _traced(setting: Setting, seat: int, run: tuple[int, ...]) -> Iterator[Trace]:
    """A wall is traced along the palace of a seat."""
    plate = _plate(setting, seat)
    squares = [_square(setting, seat, plate, *x_and_y(point)) for point in run]
    points = tuple(square.topLeft() for square in squares if square is not None)
    cell = next((square.width() for square in squares if square is not None), 0)
    if len(points) > 1:
        yield Trace(
            rect=QPolygonF(list(points)).boundingRect(),
            points=points,
            width=max(3.0, cell * 0.1),
            in_city=seat == setting.model.shown,
        )


# Paying the exact amount


class ExactPayment(NamedTuple):
    """A seat paid the exact amount for a tile."""

    seat: int
    tile: str


def _exact(before: Table, action: Action | None, _after: Table) -> Iterator[ExactPayment]:
    if isinstance(action, BuyTile) and is_exact(action):
        yield ExactPayment(before.to_play, action.tile)


def _around_the_tile(setting: Setting, exact: ExactPayment) -> Iterator[Shine]:
    """A ring around the tile if it lies on the table, else around who bought it."""
    for region in setting.regions.values():
        for shown in region.pieces(setting, region.rect(setting)):
            if isinstance(shown.piece, Piece) and shown.piece.name == exact.tile:
                yield Ring(rect=shown.rect, has_sparks=True, in_city=shown.in_city)
                return
    plate = _plate(setting, exact.seat)
    if plate is not None:
        yield Ring(rect=SeatPlate.belongings(plate, setting.layout.unit), has_sparks=True)


# Taking the lead


class LeadTaken(NamedTuple):
    """Somebody has more of a building than anybody else now, which somebody else had first."""

    who: int
    building: str


def _leads(before: Table, _action: Action | None, after: Table) -> Iterator[LeadTaken]:
    """Those who bring the first of a kind take it from nobody."""
    counted, counts = building_counts(before), building_counts(after)
    for building in BUILDINGS:
        for who, number in enumerate(counts[building]):
            had = counted[building][who]
            others_had = max(_others(counted[building], who))
            is_ahead = number > had and number > max(_others(counts[building], who))
            if is_ahead and others_had > 0 and had <= others_had:
                yield LeadTaken(who, building)


def _others(counts: list[int], who: int) -> list[int]:
    return [*counts[:who], *counts[who + 1 :]]


def _row_and_tiles(setting: Setting, lead: LeadTaken) -> Iterator[Shine]:
    """The row of the table of majorities, whose cell it is, and the tiles that made it."""
    row = BUILDINGS.index(lead.building) + 1
    measures = majority_measures(setting)
    yield Glint(rect=measures.row(row).adjusted(measures.first, 0, 0, 0))
    yield Ring(rect=measures.cell(row, lead.who).adjusted(2, 2, -2, -2))
    if lead.who < len(setting.model.seats):
        yield from _lifted(setting, lead.who, frozenset([lead.building]))


# Closing a wall


class WallClosed(NamedTuple):
    """The longest wall of a palace has two former walls in it, or is the longest of all now."""

    seat: int
    run: tuple[int, ...]
    """The corner points along it."""


def _walls(before: Table, _action: Action | None, after: Table) -> Iterator[WallClosed]:
    lengths = [seat.palace.longest_wall() for seat in after.seats]
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if new.palace is old.palace or lengths[seat] <= old.palace.longest_wall():
            continue
        longest_of_others = max(each.palace.longest_wall() for each in _but(before, seat))
        was_behind = 0 < longest_of_others >= old.palace.longest_wall()
        is_ahead = lengths[seat] > max(each.palace.longest_wall() for each in _but(after, seat))
        run = tuple(new.palace.longest_run())
        if (was_behind and is_ahead) or _joins(old.palace, run):
            yield WallClosed(seat, run)


def _but(table: Table, seat: int) -> list[Seat]:
    return [*table.seats[:seat], *table.seats[seat + 1 :]]


def _joins(palace: Palace, run: tuple[int, ...]) -> bool:
    """Whether at least two walls of a palace are part of this one."""
    sides = set(run[:-1])
    return sum(not sides.isdisjoint(wall) for wall in palace.wall_runs()) > 1


def _along_the_wall(setting: Setting, wall: WallClosed) -> Iterator[Shine]:
    return _traced(setting, wall.seat, wall.run)


# Scoring


class Scored(NamedTuple):
    """What gave points in a scoring round: by seat, its buildings and its wall."""

    buildings: tuple[frozenset[str], ...]
    walls: tuple[tuple[int, ...], ...]


def _scored(before: Table, _action: Action | None, after: Table) -> Iterator[Scored]:
    for scoring in after.scorings[len(before.scorings) :]:
        points = scoring.points
        yield Scored(
            tuple(
                frozenset(building for building in BUILDINGS if points[building][seat])
                for seat in range(len(after.seats))
            ),
            tuple(
                tuple(seat.palace.longest_run()) if points["wall"][index] else ()
                for index, seat in enumerate(after.seats)
            ),
        )


def _all_that_scores(setting: Setting, scored: Scored) -> Iterator[Shine]:
    for seat, buildings in enumerate(scored.buildings):
        yield from _lifted(setting, seat, buildings)
        yield from _traced(setting, seat, scored.walls[seat])


# The last round


def _warm_light(setting: Setting, _bag: EmptyBag) -> Iterator[Shine]:
    """The day goes down, and the lanterns on the terrace are lit."""
    yield WarmLight(rect=setting.layout.size)


CELEBRATIONS = {
    ExactPayment: Celebration(_exact, _around_the_tile),
    LeadTaken: Celebration(_leads, _row_and_tiles),
    WallClosed: Celebration(_walls, _along_the_wall),
    Scored: Celebration(_scored, _all_that_scores),
    EmptyBag: Celebration(emptied, _warm_light),
}
