"""The plates of the seats: the person at the screen beside the hand, the others at the right."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.closeups.palace import PalaceCloseUp
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, Moving
from alhambra_qt.alhambra.table.layout import Lane, Slot, TableLayout
from alhambra_qt.alhambra.table.panels.plate import Plate, SeatPlate
from alhambra_qt.alhambra.table.region import Board, CloseLook, PlateOf, Region, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.look.portraits import portraits_at
from alhambra_qt.play.game_setup import PERSON
from alhambra_qt.widgets.kinds import level_badge
from alhambra_qt.widgets.overlay import Overlay
from core.alhambra.components import Tile

_HOME = 0.56
"""How much of the room beside the hand the own plate takes; the rest is for buttons."""
_GAP = 6


def _plate(setting: Setting, index: int) -> Plate:
    model = setting.model
    seat = model.seats[index]
    turns = setting.news.turns
    return Plate(
        seat,
        portraits_at([each.name for each in model.seats])[index],
        "" if seat.kind == PERSON else level_badge(seat.kind),
        turns[index] if index < len(turns) else None,
        is_to_play=index == model.to_play,
        is_large=index == model.shown,
        is_home=index == model.home,
    )


def _others(setting: Setting) -> list[int]:
    """Everybody else in the order of play, so that each keeps their place."""
    home, number = setting.model.home, len(setting.model.seats)
    return [(home + step) % number for step in range(1, number)]


def _plates(setting: Setting, rect: QRectF) -> Iterator[Board]:
    layout, others = setting.layout, _others(setting)
    gap = layout.px(_GAP)
    height = int((rect.height() - gap * (len(others) - 1)) / len(others))
    for place, seat in enumerate(others):
        own = QRectF(rect.x(), rect.y() + place * (height + gap), rect.width(), height)
        yield Board(SeatPlate, own, _plate(setting, seat), PlateOf(seat))


def _home_plate(setting: Setting, rect: QRectF) -> Iterator[Board]:
    home = setting.model.home
    yield Board(SeatPlate, rect, _plate(setting, home), PlateOf(home, regions.HOME))


def home_plate(layout: TableLayout) -> QRectF:
    """Above the buttons of the turn."""
    rect = QRectF(layout.rect(regions.TURN))
    rect.setHeight(round(rect.height() * _HOME))
    return rect


def _landing(setting: Setting, rect: QRectF, location: Location, what: Moving) -> QRectF:
    """A built tile where it is built; everything else where it is counted."""
    unit = setting.layout.unit
    if regions.PALACE in (location.region, location.within):
        seat = setting.model.seats[location.seat]
        return SeatPlate.square(rect, unit, seat, (location.x, location.y))
    place = SeatPlate.belongings(rect, unit)
    if isinstance(what, Tile):
        place.translate(place.width() * 3, 0)
    return place


def _closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, PlateOf):
        return None
    return PalaceCloseUp(
        thing.seat,
        look.table,
        look.people,
        look.parent,
        with_aids=look.with_aids,
        belongings=look.belongings,
        figures=look.figures,
    )


PLATES = Region(
    name=regions.PLATES,
    order=80,
    slots=(Slot(Lane.RIGHT),),
    boards=_plates,
    things=lambda setting: map(PlateOf, _others(setting)),
    landing_of_seat=_landing,
    says=spoken.plate,
    close_up=_closely,
)

HOME = Region(
    name=regions.HOME,
    order=65,
    within=lambda setting: home_plate(setting.layout),
    boards=_home_plate,
    things=lambda setting: (PlateOf(setting.model.home, regions.HOME),),
    landing_of_seat=_landing,
    says=spoken.plate,
    close_up=_closely,
)
