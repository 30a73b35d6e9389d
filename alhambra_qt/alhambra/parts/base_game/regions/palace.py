"""The large palace, the reserve board, and bought tiles that are not pencilled in yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.shared import (
    beside_the_reserve,
    tile_closely,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.presenters.table_model import Placed
from alhambra_qt.alhambra.table.city import beside
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.panels.board import TitledBoard
from alhambra_qt.alhambra.table.panels.palace_title import PalaceOf, PalaceTitle
from alhambra_qt.alhambra.table.region import Board, Region, Shown, around
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Scale
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import named

_TRAY = 64


# Bought tiles that are not pencilled in yet


def _tray(setting: Setting) -> QRectF:
    layout = setting.layout
    palace = layout.rect(regions.PALACE)
    number = max(1, len(setting.model.marks.of(regions.BOUGHT)))
    side, gap = layout.px(_TRAY), layout.px(6)
    width = number * (side + gap) + layout.px(14)
    height = side + layout.title + layout.px(10)
    left = QRectF(palace.left() + gap, palace.bottom() - height - gap, width, height)
    right = left.translated(palace.width() - width - 2 * gap, 0)
    return min(left, right, key=lambda corner: _spots_below(setting, corner))


def _spots_below(setting: Setting, rect: QRectF) -> int:
    """How many tiles, and places beside tiles, something would lie on."""
    city = {(one.x, one.y) for one in setting.model.seats[setting.model.shown].city}
    return sum(setting.grid.rect(*spot).intersects(rect) for spot in city | beside(city))


def _tray_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (tr("Bought"), palette.PANEL_SUNK, setting.layout.title))


def _tray_is_used(setting: Setting) -> bool:
    """While something lies on it, or can be put there."""
    lies_there = bool(setting.model.marks.of(regions.BOUGHT)) and setting.is_own
    return lies_there or regions.BOUGHT in setting.targets


def _tray_tiles(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    if not setting.is_own:
        return
    layout = setting.layout
    side = layout.px(_TRAY)
    for index, tile in enumerate(setting.model.marks.of(regions.BOUGHT)):
        x = rect.x() + layout.px(8) + index * (side + layout.px(6))
        place = QRectF(x, rect.y() + layout.title + layout.px(2), side, side)
        piece = Piece(regions.BOUGHT, tile.id)
        yield Shown(piece, setting.tile(tile, place), place, is_mark=True)


# The large palace


def _title(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model, layout = setting.model, setting.layout
    seat = model.seats[model.shown]
    text = tr("{name}’s Alhambra").format(name=named(seat.name))
    if model.shown != model.home:
        text = tr("{name}’s Alhambra: click the nameplate again to go back").format(
            name=named(seat.name)
        )
    edge = layout.px(6)
    height = layout.px(26 * max(1.0, layout.text * 0.8))
    place = QRectF(rect.x() + edge, rect.y() + edge, rect.width() - 2 * edge, height)
    ribbon = PalaceTitle.ribbon(place, text, Scale(layout.unit, layout.text))
    yield Board(PalaceTitle, place, PalaceOf(seat.colour, text), covers=ribbon)


def _palace_tiles(setting: Setting, _rect: QRectF) -> Iterator[Shown]:
    model = setting.model
    seat = model.seats[model.shown]
    marks = model.marks.built if setting.is_own else ()
    walls = {(placed.x, placed.y): faces.walls_of(placed.tile) for placed in (*seat.city, *marks)}
    for placed in seat.city:
        frame = palette.LAST_MOVE if placed.tile.id in seat.last.built else None
        yield _in_the_palace(setting, placed, regions.PALACE, frame, walls)
    for placed in marks:
        yield _in_the_palace(setting, placed, regions.BOUGHT, palette.PENCIL, walls)


def _in_the_palace(
    setting: Setting,
    placed: Placed,
    region: str,
    frame: str | None,
    walls: Mapping[tuple[int, int], int],
) -> Shown:
    rect = setting.grid.rect(placed.x, placed.y)
    is_mark = region == regions.BOUGHT
    corners = faces.inner_corners(walls, (placed.x, placed.y))
    return Shown(
        Piece(region, placed.tile.id),
        setting.tile(placed.tile, rect, corners=corners, figure=placed.looks),
        rect,
        frame,
        in_city=True,
        is_mark=is_mark,
    )


# The reserve board


def _reserve_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (_reserve_called(), palette.PANEL_SUNK, setting.layout.title))


def _reserve_called() -> str:
    return tr("Reserve board")


def _reserve_tiles(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    model, layout = setting.model, setting.layout
    tiles = model.seats[model.shown].reserve
    marked = model.marks.of(regions.RESERVE) if setting.is_own else ()
    side, columns = _fill(
        rect.width() - layout.px(16),
        rect.height() - layout.title - layout.px(13),
        len(tiles) + len(marked),
        layout.px(104),
    )
    for index, tile in enumerate((*tiles, *marked)):
        row, column = divmod(index, columns)
        x, y = rect.x() + layout.px(8), rect.y() + layout.title + layout.px(7)
        place = QRectF(x + column * side, y + row * side, side - 3, side - 3)
        is_mark = index >= len(tiles)
        yield Shown(
            Piece(regions.BOUGHT if is_mark else regions.RESERVE, tile.id),
            setting.tile(tile, place),
            place,
            palette.PENCIL if is_mark else None,
            is_mark=is_mark,
        )


def _fill(width: float, height: float, number: int, largest: int) -> tuple[int, int]:
    """The side of squares, and how many stand in a row, so that they all fit."""
    columns = 1
    best = (0, 1)
    while columns <= max(1, number):
        rows = -(-number // columns) or 1
        side = int(min(width / columns, height / rows, largest))
        best = max(best, (side, columns))
        columns += 1
    side = best[0]
    return side, max(1, int(width // side))


def _tile_in_the_middle(setting: Setting, rect: QRectF, _location: Location) -> QRectF:
    return around(rect.center(), setting.layout.px(64), setting.layout.px(64))


def _large(setting: Setting) -> int:
    return setting.model.shown


def _on_the_grid(setting: Setting, _rect: QRectF, location: Location) -> QRectF:
    return setting.grid.rect(location.x, location.y)


BOUGHT = Region(
    name=regions.BOUGHT,
    order=30,
    within=_tray,
    boards=_tray_board,
    pieces=_tray_tiles,
    is_there=_tray_is_used,
    is_target=lambda setting: regions.BOUGHT in setting.targets,
    called=lambda: tr("Beside the Alhambra: decide later"),
    owner=_large,
    landing=_on_the_grid,
    says=spoken.bought_tile,
    marked=lambda: tr("bought, not placed yet"),
    close_up=tile_closely,
    lies_on_the_palace=True,
)

PALACE = Region(
    name=regions.PALACE,
    order=40,
    slots=(Slot(Lane.MIDDLE),),
    boards=_title,
    lies_on_the_palace=True,
    pieces=_palace_tiles,
    has_places=True,
    pull=2,
    owner=_large,
    landing=_on_the_grid,
    says=spoken.palace_tile,
    close_up=tile_closely,
)

RESERVE = Region(
    name=regions.RESERVE,
    order=50,
    within=lambda setting: beside_the_reserve(setting)[1],
    boards=_reserve_board,
    pieces=_reserve_tiles,
    is_target=lambda _setting: True,
    pull=1,
    owner=_large,
    landing=_tile_in_the_middle,
    called=_reserve_called,
    says=spoken.reserve_tile,
    marked=lambda: tr("bought, for the reserve board"),
    close_up=tile_closely,
)
