"""Small moments: rows and columns that score, places that are taken, the last round."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.showing import Step
from alhambra_qt.roll_and_write.celebrating import (
    LastRound,
    LineScores,
    PlaceTaken,
    celebrated,
)
from alhambra_qt.roll_and_write.display import Moved
from alhambra_qt.roll_and_write.table_page import DURATIONS, TablePage
from alhambra_qt.sound.cues import Cue
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.final_scoring import LINES
from core.roll_and_write.table import RoundScore
from tests.qt.roll_and_write.games import page_of


def moved(page: TablePage) -> Moved:
    """Seat 0 fills its second row, seat 2 gets to four in a column, and places are given."""
    table = page.match.state
    table = table._replace(score_sheet=table.score_sheet._replace(round=2))
    first = table.seats[0]
    before = table._replace(
        seats=(
            first._replace(crossed=LINES[1] & (LINES[1] - 1)),
            table.seats[1]._replace(crossed=0),
            table.seats[2]._replace(crossed=0b1000001000001),
        )
    )
    score = table.score_sheet._replace(
        round=table.rules.rounds, round_scores=(RoundScore(3, {"tower": (0, 21, 0)}),)
    )
    after = before._replace(
        seats=(
            first._replace(crossed=LINES[1]),
            before.seats[1],
            table.seats[2]._replace(crossed=0b1000001000001000001),
        ),
        score_sheet=score,
    )
    return Moved(Step(0, CrossOff(2, 1), before, after), ())


def test_what_is_worth_a_moment_is_found_and_shines(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3, settings=Settings(speed=Speed.NORMAL))
    page.display.skip()
    seen = moved(page)
    found = list(celebrated(seen.step.before, seen.step.after))
    assert found == [
        LineScores(0, 1, is_full=True),
        LineScores(2, 6, is_full=False),
        PlaceTaken(1, 5),
        LastRound(),
    ]
    heard: list[Cue] = []
    page.sounded.connect(heard.append)
    page.display.moved.emit(seen)
    page.display.changed.emit()
    assert heard == [Cue.EXACT, Cue.SCORING]
    celebrations = page.scene.celebrations
    assert celebrations.is_on
    assert len(celebrations._items) == 6
    for item in celebrations._items:
        assert page.scene.layout.size.adjusted(-99, -99, 99, 99).contains(item.boundingRect())
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert not page.scene.celebrations.is_on


def test_with_less_motion_nothing_shines_and_nothing_takes_long(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3, settings=Settings(speed=Speed.NORMAL, less_motion=True))
    page.display.moved.emit(moved(page))
    page.display.changed.emit()
    assert not page.scene.celebrations.is_on
    assert all(one.celebration <= 600 for one in DURATIONS.values())
