"""What is only looked at: the track, majorities, the other palaces, what happened last."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.closeups.points import PointsSheet
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.parts.base_game.regions.plates import home_plate
from alhambra_qt.alhambra.parts.base_game.regions.shared import BOARDS_ORDER
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.buttons import Button
from alhambra_qt.alhambra.table.layout import Lane, Slot, TableLayout
from alhambra_qt.alhambra.table.panels.chronicle import Chronicle, story_in
from alhambra_qt.alhambra.table.panels.majority import Majority, MajorityTable, Measures, measures
from alhambra_qt.alhambra.table.panels.track import ScoringTrack, Standing
from alhambra_qt.alhambra.table.region import Board, CloseLook, LineOf, Region, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.panel import Scale
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words.languages import tr


def _track_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    standing = Standing(tuple(zip(model.people(), model.scores(), strict=True)))
    yield Board(ScoringTrack, rect, standing)


def _majority_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    headings = {
        1: tr("If the first scoring round happened now"),
        2: tr("If the second scoring round happened now"),
        3: tr("If the third scoring round happened now"),
        None: tr("In the third scoring round"),
    }
    heading = headings[model.next_scoring] if setting.news.with_aids else ""
    majority = Majority(model.people(), model.shares(), heading)
    yield Board(MajorityTable, rect, majority)


def majority_measures(setting: Setting) -> Measures:
    """Where the cells of the table of majorities are."""
    layout = setting.layout
    scale = Scale(layout.unit, layout.text)
    shares, with_aids = setting.model.shares(), setting.news.with_aids
    return measures(layout.rect(regions.MAJORITY), scale, shares, with_aids=with_aids)


def _chronicle_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(Chronicle, rect, setting.news.lines)


def _chronicle_links(setting: Setting, rect: QRectF) -> Iterator[tuple[LineOf | str, QRectF]]:
    """Each line opens its moment, and the sign beside them the whole story."""
    scale = Scale(setting.layout.unit, setting.layout.text)
    story = story_in(setting.news.lines, rect.width(), rect.height(), scale)
    for told in story.told:
        yield LineOf(told.line), told.rect.translated(rect.topLeft())
    yield regions.CHRONICLE, story.sign.translated(rect.topLeft())


def _points(look: CloseLook, _thing: Thing) -> Overlay:
    return PointsSheet(look.worths, look.parent)


TRACK = Region(
    name=regions.TRACK,
    order=BOARDS_ORDER,
    slots=(Slot(Lane.MIDDLE, 38, growth=0.35),),
    boards=_track_board,
    may_be_covered=True,
)


def _below_my_plate(layout: TableLayout, rect: QRectF) -> QRectF:
    return rect.adjusted(0, home_plate(layout).height() + layout.px(6), 0, 0)


def _upper_half(layout: TableLayout, rect: QRectF) -> QRectF:
    whole = _below_my_plate(layout, rect)
    return QRectF(whole.x(), whole.y(), whole.width(), whole.height() / 2 - layout.px(2))


def _lower_half(layout: TableLayout, rect: QRectF) -> QRectF:
    half = _upper_half(layout, rect)
    half.moveTop(rect.bottom() - half.height())
    return half


TURN = Region(
    name=regions.TURN,
    order=70,
    slots=(Slot(Lane.BELOW, 172, growth=0.1),),
    buttons={
        Button.END: _below_my_plate,
        Button.PAY: _upper_half,
        Button.CANCEL: _lower_half,
        Button.PLAY_ON: _below_my_plate,
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

CHRONICLE = Region(
    name=regions.CHRONICLE,
    order=BOARDS_ORDER,
    slots=(Slot(Lane.LEFT), Slot(Lane.MIDDLE, 26, growth=0.6)),
    boards=_chronicle_board,
    links=_chronicle_links,
    says=spoken.chronicle,
    close_up=lambda look, _thing: look.log(),
    command="log",
)
