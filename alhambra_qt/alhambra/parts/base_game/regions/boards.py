"""What is only looked at: the track, majorities, the other palaces, what happened last."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.alhambra.closeups.palace import PalaceCloseUp
from alhambra_qt.alhambra.closeups.points import PointsSheet
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.shared import (
    BOARDS_ORDER,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.buttons import Button
from alhambra_qt.alhambra.table.layout import Lane, Slot, TableLayout
from alhambra_qt.alhambra.table.panels.chronicle import Chronicle
from alhambra_qt.alhambra.table.panels.majority import Majority, MajorityTable
from alhambra_qt.alhambra.table.panels.small_palace import Small, SmallPalace
from alhambra_qt.alhambra.table.panels.strip import Strip
from alhambra_qt.alhambra.table.panels.track import ScoringTrack, Standing
from alhambra_qt.alhambra.table.region import (
    Board,
    CloseLook,
    OtherPalace,
    Region,
    Setting,
    Thing,
    around,
)
from alhambra_qt.widgets.overlay import Overlay
from core.alhambra.components import Money, Tile

_STRIP = 104
"""The height of what the others did last, if it does not get the rest of a lane."""


def _track_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    standing = Standing(tuple(zip(model.people(), model.scores(), strict=True)))
    yield Board(ScoringTrack, rect, standing)


def _majority_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    majority = Majority(model.people(), model.shares(), model.next_scoring, setting.news.with_aids)
    yield Board(MajorityTable, rect, majority)


def _small_palaces(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    others = [seat for seat in model.seats if seat.index != model.shown]
    gap = setting.layout.px(6)
    for place, seat in zip(_beside_each_other(rect, len(others), gap), others, strict=True):
        small = Small(seat, seat.index == model.to_play)
        yield Board(SmallPalace, place, small, OtherPalace(seat.index))


def _beside_each_other(area: QRectF, number: int, gap: float) -> list[QRectF]:
    columns = 1 if number < 2 else 2
    rows = -(-number // columns)
    width = (area.width() - (columns - 1) * gap) / columns
    height = (area.height() - (rows - 1) * gap) / rows
    return [
        QRectF(
            round(area.x() + index % columns * (width + gap)),
            round(area.y() + index // columns * (height + gap)),
            round(width),
            round(height),
        )
        for index in range(number)
    ]


def _other_palaces(setting: Setting) -> Iterator[Thing]:
    model = setting.model
    yield from (OtherPalace(seat.index) for seat in model.seats if seat.index != model.shown)


def _at_a_small_palace(
    setting: Setting, rect: QRectF, location: Location, what: Tile | Money
) -> QRectF:
    """A built tile where it is built; other tiles at one corner, cards at another."""
    layout = setting.layout
    if location.region == regions.PALACE:
        city = setting.model.seats[location.seat].city
        return SmallPalace.square(rect, layout.unit, city, location.x, location.y)
    corner = rect.bottomRight() if isinstance(what, Tile) else rect.bottomLeft()
    side = layout.px(16)
    inwards = -side if isinstance(what, Tile) else side
    return around(corner + QPointF(inwards, -layout.px(12)), side, side)


def _turns_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(Strip, rect, setting.news.turns)


def _chronicle_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(Chronicle, rect, setting.news.lines[-12:])


def _palace_closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, OtherPalace):
        return None
    return PalaceCloseUp(thing.seat, look.table, look.people, look.parent, with_aids=look.with_aids)


def _points(look: CloseLook, _thing: Thing) -> Overlay:
    return PointsSheet(look.parent)


TRACK = Region(
    name=regions.TRACK,
    order=BOARDS_ORDER,
    slots=(Slot(Lane.MIDDLE, 40),),
    boards=_track_board,
)


def _whole(_layout: TableLayout, rect: QRectF) -> QRectF:
    return rect


def _upper_half(layout: TableLayout, rect: QRectF) -> QRectF:
    return QRectF(rect.x(), rect.y(), rect.width(), rect.height() / 2 - layout.px(3))


def _lower_half(layout: TableLayout, rect: QRectF) -> QRectF:
    half = _upper_half(layout, rect)
    half.moveTop(rect.bottom() - half.height())
    return half


TURN = Region(
    name=regions.TURN,
    order=70,
    slots=(Slot(Lane.BELOW, 132, growth=0.25),),
    buttons={
        Button.END: _whole,
        Button.PAY: _upper_half,
        Button.CANCEL: _lower_half,
        Button.PLAY_ON: _whole,
    },
)

MAJORITY = Region(
    name=regions.MAJORITY,
    order=BOARDS_ORDER,
    slots=(Slot(Lane.RIGHT, 238, growth=0.12),),
    boards=_majority_board,
    things=lambda _setting: (regions.MAJORITY,),
    says=spoken.majority,
    close_up=_points,
    command="points",
)

OTHERS = Region(
    name=regions.OTHERS,
    order=80,
    slots=(Slot(Lane.RIGHT),),
    boards=_small_palaces,
    things=_other_palaces,
    landing_of_seat=_at_a_small_palace,
    says=spoken.small_palace,
    close_up=_palace_closely,
)

TURNS = Region(
    name=regions.TURNS,
    order=BOARDS_ORDER,
    slots=(Slot(Lane.LEFT), Slot(Lane.RIGHT, _STRIP)),
    boards=_turns_board,
)

CHRONICLE = Region(
    name=regions.CHRONICLE,
    order=BOARDS_ORDER,
    slots=(Slot(Lane.RIGHT, 132, growth=0.35),),
    boards=_chronicle_board,
    things=lambda _setting: (regions.CHRONICLE,),
    says=spoken.chronicle,
    close_up=lambda look, _thing: look.log(),
    command="log",
)
