"""The end of a game shows where all points come from."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.roll_and_write.end_model import Source, end_model
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.sheets.end_words import Cell
from alhambra_qt.roll_and_write.sheets.score_look import ScoreLook
from alhambra_qt.roll_and_write.table.painted import SCORE
from core.roll_and_write.final_scoring import final_points
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import RoundScore, Standing
from tests.qt.games import play_on
from tests.qt.roll_and_write.games import click, new_session, page_of


def test_pointing_at_points_lights_what_they_come_from(qtbot: QtBot) -> None:
    settings = Settings(speed=Speed.NORMAL)
    page = page_of(qtbot, 3, 10_000, settings=settings)
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    assert (
        end._time.state() is QAbstractAnimation.State.Running
    )  # the winner's crosses are made once more
    winner = end.model.winners[0]
    assert end.points.cell == Cell(winner, "total")
    tower = Cell(winner, "tower")
    before = end.grab().toImage()
    QTest.mouseMove(end.points, QPoint(2, 2))
    QTest.mouseMove(end.points, end.points.rect_of(tower).center().toPoint())
    assert end.points.cell == tower
    assert end.is_moving is False
    assert end.grab().toImage() != before
    source = end.model.accounts[winner].buildings[BUILDINGS.index("tower")]
    assert f"tower: {source.number} of 7" in end.points.sentence()
    end.points.setFocus()
    QTest.keyClick(end.points, Qt.Key.Key_Right)
    assert end.points.cell.source == "lines"
    for line in page.display.model().sheets[winner].rows:
        assert not line.points or f"({line.points})" in end.points.sentence()
    QTest.keyClick(end.points, Qt.Key.Key_Right)
    coins = page.match.state.seats[winner].coins
    assert f"{coins} coin" in end.points.sentence()
    for _ in range(3):
        QTest.keyClick(end.points, Qt.Key.Key_Down)
    assert end.points.cell == Cell(end.model.ranking[-1][1], "coins")
    assert end.points.accessibleDescription() == end.points.sentence()


def test_sources_say_who_shares_a_place_and_when_it_was_given() -> None:
    session = play_on(new_session(3), 10_000)
    table = session.state
    kind = BUILDINGS.index("tower")
    # Ann completed all towers in round 7, Ben and Cem race for what is left.
    standings = list(table.score_sheet.standings)
    standings[kind] = Standing((13, 6), (0,))
    score = table.score_sheet._replace(
        standings=tuple(standings),
        round_scores=(RoundScore(7, {"tower": (21, 0, 0)}),),
    )
    towers = table.rules.fields[kind]
    one_tower = towers & -towers
    seats = tuple(
        seat._replace(crossed=(seat.crossed & ~towers) | own)
        for seat, own in zip(table.seats, (towers, one_tower, one_tower), strict=True)
    )
    table = table._replace(score_sheet=score, seats=seats)
    match_players = [type("P", (), {"name": name, "colour": 0}) for name in ("Ann", "Ben", "Cem")]
    model = end_model(table, match_players)  # type: ignore[arg-type]
    assert final_points(table, kind) == (0, 9, 9)
    assert [account.buildings[kind] for account in model.accounts] == [
        Source(21, 7, 7, 1, 7, ()),
        Source(9, 1, 7, 2, None, ("Cem",)),
        Source(9, 1, 7, 2, None, ("Ben",)),
    ]


def test_a_click_on_the_score_sheet_looks_at_it_closely(qtbot: QtBot) -> None:
    page = page_of(qtbot, 5, 60)
    click(page, SCORE)
    assert isinstance(page.overlays.current, ScoreLook)
    QTest.keyClick(page.overlays.current, Qt.Key.Key_Escape)
    while page.keyboard.focus.thing != SCORE:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert isinstance(page.overlays.current, ScoreLook)
    assert "Ann" in page.overlays.current.accessibleDescription()
