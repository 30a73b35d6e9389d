"""Small celebrations: each happens, is over in a moment, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import SmoothPainter
from alhambra_qt.scene.shining import Glint, Lift, Ring, Shine, Shining, Trace, WarmLight
from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.redesigning import AddTile, ExchangeTiles
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import Action
from tests.core.alhambra.positions import cards, play, position
from tests.qt.alhambra.test_announcing import page_at
from tests.qt.alhambra.test_scene import image

LONGEST = 600
"""Milliseconds at normal speed."""


class Moment(NamedTuple):
    """What leads to a celebration, and what is seen of it."""

    table: Table
    action: Action
    shines: set[type[Shine]]


def exact() -> Moment:
    table = position(hands=["gulden-9 gulden-2"], market="tower-11 . . .")
    return Moment(table, BuyTile("tower-11", cards("gulden-2 gulden-9")), {Ring})


def lead() -> Moment:
    cities = ["fountain garden-10", "fountain garden-12-s"]
    table = position(cities=cities, reserves=["garden-11"])
    return Moment(table, AddTile("garden-11", place(2, 0)), {Glint, Ring, Lift})


def joined_wall() -> Moment:
    cities = ["fountain pavilion-6-n arcades-9 garden-10-n"]
    table = position(cities=cities, reserves=["arcades-8-n"])
    return Moment(table, ExchangeTiles("arcades-8-n", "arcades-9"), {Trace})


def longest_wall() -> Moment:
    cities = ["fountain pavilion-6-n", "fountain tower-11-n"]
    table = position(cities=cities, reserves=["arcades-8-n"])
    return Moment(table, AddTile("arcades-8-n", place(2, 0)), {Trace})


def scoring() -> Moment:
    cities = ["fountain garden-10-n", "fountain tower-12"]
    table = position(cities=cities, draw_pile="scoring-1 denar-1 denar-2")
    return Moment(table, TakeMoney(table.open_money[:1]), {Lift, Trace})


def last_round() -> Moment:
    market = "tower-11 garden-10 garden-11 ."
    table = position(market=market, bag="chambers-10", draw_pile="denar-1 denar-2")
    return Moment(table, TakeMoney(table.open_money[:1]), {WarmLight})


MOMENTS = [exact, lead, joined_wall, longest_wall, scoring, last_round]


def shown(page: TablePage) -> list[Shine]:
    return [item.shine for item in page.scene.items() if isinstance(item, Shining)]


def celebrating(qtbot: QtBot, moment: Moment, settings: Settings | None = None) -> TablePage:
    """A page where this has just happened, and everything has landed."""
    page, _ = page_at(qtbot, moment.table)
    if settings is not None:
        page.apply_settings(settings)
    page.announcer.skip()
    page.match.note({"note": "begin"})  # games don't begin in the middle: something came before
    page.match.play(moment.action)
    if page.match.is_resting:
        page.match.end_turn()
    page.scene.flights.skip()
    return page


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_happens_and_is_over_in_a_moment(qtbot: QtBot, moment: Callable[[], Moment]) -> None:
    page = celebrating(qtbot, moment())
    shines = shown(page)
    assert {type(one) for one in shines} == moment().shines
    palace = page.scene.palace_rect()
    assert all(palace.intersects(one.bounds()) for one in shines if one.in_city)
    time = page.scene.celebrations._time
    assert 0 < time.duration() <= LONGEST
    page.announcer.skip()
    time.setCurrentTime(time.duration() // 2)
    shining = image(page.scene)
    with qtbot.waitSignal(page.scene.celebrations.over):
        time.setCurrentTime(time.duration())
    page.scene.skip()
    assert not shown(page)
    after = image(page.scene)
    assert after != shining
    page.scene.show_again()
    assert image(page.scene) == after
    page.overlays.close_all()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("settings", [Settings(less_motion=True), Settings(speed=Speed.OFF)])
def test_with_less_motion_there_is_none(
    qtbot: QtBot, moment: Callable[[], Moment], settings: Settings
) -> None:
    page = celebrating(qtbot, moment(), settings)
    assert not page.scene.celebrations.is_on
    assert not page.scene.flights.is_flying
    assert (page.match.pace > 0) == settings.less_motion  # computers still take their time
    page.overlays.close_all()


@pytest.mark.parametrize(
    "go_on",
    [
        lambda page: QTest.keyClick(page.view, Qt.Key.Key_Shift),
        lambda page: QTest.mouseClick(
            page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2)
        ),
        lambda page: page.open_menu(),
    ],
)
def test_whoever_goes_on_skips_it(qtbot: QtBot, go_on: Callable[[TablePage], None]) -> None:
    page = celebrating(qtbot, lead())
    assert shown(page)
    go_on(page)
    assert not shown(page)
    page.overlays.close_all()


def test_what_is_written_stays_as_dark_while_its_ground_shines() -> None:
    paper = QImage(20, 20, QImage.Format.Format_RGB32)
    paper.fill(QColor(palette.PANEL))
    paper.setPixelColor(5, 5, QColor(palette.TEXT))
    with SmoothPainter(paper) as painter:
        Glint(rect=QRectF(0, 0, 20, 20)).paint(painter, 0.5)
    ground, text = paper.pixelColor(10, 10), paper.pixelColor(5, 5)
    assert ground.saturation() > QColor(palette.PANEL).saturation()
    assert text.lightness() <= QColor(palette.TEXT).lightness()


def test_other_palaces_celebrate_on_their_plates(qtbot: QtBot) -> None:
    table = lead().table
    page, _ = page_at(qtbot, table._replace(seats=(*table.seats[1:], table.seats[0]), to_play=0))
    scene = page.scene
    setting = scene.setting()
    before = table._replace(seats=(*table.seats[1:], table.seats[0]))
    after = play(table, lead().action)
    after = after._replace(seats=(*after.seats[1:], after.seats[0]))
    wanted = parts_of(table.rules).celebrated(before, lead().action, after)
    shines = [shine for one in wanted for shine in one(setting) if isinstance(shine, Lift)]
    plate = scene.plate_rects()[2]
    assert [plate.contains(shine.rect) for shine in shines] == [True]  # the other is not shown yet


def test_a_first_building_or_wall_takes_nothing_from_anybody(qtbot: QtBot) -> None:
    table = position(reserves=["garden-10-n"])
    page = celebrating(qtbot, Moment(table, AddTile("garden-10-n", place(1, 0)), set()))
    assert not page.scene.celebrations.is_on


def test_what_a_later_step_of_the_same_turn_hides_is_still_celebrated(qtbot: QtBot) -> None:
    cities = ["fountain garden-10", "fountain garden-12-s"]
    hands = ["gulden-9 gulden-2 dirham-6 dirham-5"]
    table = position(cities=cities, hands=hands, market="tower-11 garden-11 . .")
    page, _ = page_at(qtbot, table)
    for tile, pay, x in (
        ("garden-11", "dirham-5 dirham-6", 2),
        ("tower-11", "gulden-2 gulden-9", -1),
    ):
        page.match.play(BuyTile(tile, cards(pay)))
        page.director._mark(tile, place(x, 0))
    page.match.play(TakeMoney(page.match.state.open_money[:1]))
    page.scene.skip()
    page.director.end_turn()  # places the garden, which takes the lead, then the tower
    page.scene.flights.skip()
    assert {type(one) for one in shown(page)} == {Glint, Lift, Ring}


def test_a_computer_waits_no_longer_than_it_lasts(qtbot: QtBot) -> None:
    page = celebrating(qtbot, lead())
    seats = page.match.computers
    seats.release()
    seats.pause()
    longest = page.display.durations.person + page.display.durations.celebration
    assert page.match.pace <= seats._pause.interval() <= max(page.match.pace, longest)
    page.match.hurry()
    assert seats._pause.interval() == 0
    seats.hold()


def test_the_sheet_of_a_scoring_comes_when_its_moment_is_over(qtbot: QtBot) -> None:
    page = celebrating(qtbot, scoring())
    page.announcer.skip()
    assert shown(page)
    assert not page.findChildren(ScoringOverlay)
    page.scene.skip()
    assert isinstance(page.overlays.current, ScoringOverlay)
    page.overlays.close_all()


def test_in_the_last_round_lanterns_are_lit(qtbot: QtBot) -> None:
    day, evening = (page_at(qtbot, position(bag=bag))[0] for bag in ("tower-11", ""))
    area = day.scene.layout.rect(regions.PALACE).toRect()
    assert image(day.scene).copy(area) != image(evening.scene).copy(area)
