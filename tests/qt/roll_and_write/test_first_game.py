"""The first game of Roll & Write teaches by doing, and never blocks."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.pages.first_start_page import FirstStartPage
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.roll_and_write.gestures import Keep
from alhambra_qt.roll_and_write.table.scene import DIE, SIGN
from alhambra_qt.roll_and_write.table.sheet import dots_of
from alhambra_qt.roll_and_write.tutorial.deal import FIRST, FOURTH, first_game
from alhambra_qt.roll_and_write.tutorial.lessons import Lesson, Progress
from alhambra_qt.scene.focus_frame import FocusFrame
from alhambra_qt.teaching.partner import Partner
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import SIDES
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.special_actions import TurnDie
from tests.qt.games import game_of_window, play_on
from tests.qt.roll_and_write.games import new_session
from tests.qt.roll_and_write.pupil import Pupil

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pupil(window: MainWindow) -> Pupil:
    window.apply_settings(Settings(speed=Speed.OFF))
    window.show_first_start_page()
    page = window.page
    assert isinstance(page, FirstStartPage)
    QTest.mouseClick(page.first_games["roll-and-write"], _LEFT)
    Pupil(window).page.left.emit()
    window.show_new_game_page("roll-and-write")
    new_game = window.page
    assert isinstance(new_game, NewGamePage)
    QTest.mouseClick(new_game.first_game, _LEFT)
    return Pupil(window)


def test_a_pupil_who_follows_learns_everything_in_four_turns(pupil: Pupil) -> None:
    told: list[Lesson] = []
    framed = []
    match = pupil.page.match
    for lesson in pupil.lessons():
        told.append(lesson)
        frames = [frame for frame in pupil.coach._frames if frame.rect is not None]
        framed.append(len(frames))
        if lesson is Lesson.LINES_SCORE:
            _lines_up(pupil, frames)
        for one, other in combinations(frames, 2):
            assert not _drawn(one).intersects(_drawn(other))
    assert told == list(Lesson)
    assert not pupil.coach.bar.isVisible()
    mine = [one.action for one in match.session.played if one.action is not None]
    assert CrossOff(*FIRST) in mine
    assert CrossOff(*FOURTH) in mine
    assert TurnDie("yellow", 3, 2) in mine
    assert ReceiveCoins() in mine
    table = match.session.state
    assert table.score_sheet.round <= 5
    assert table.seats[0].coins == 3 - 1 + 3 - 3
    assert framed == [0, 1, 1, 1, 1, 1, 2, 0, 1, 3, 0]
    assert all(DIE < frame.zValue() < SIGN for frame in pupil.coach._frames)  # covers no button
    assert not isinstance(match.new_computer(1), Partner)


@pytest.mark.parametrize("code", ["de", "nl"])
def test_the_table_stays_where_it_is_from_lesson_to_lesson(
    pupil: Pupil, window: MainWindow, code: str
) -> None:
    window.apply_settings(Settings(speed=Speed.OFF, language=code))
    window.resize(1366, 768)
    heights = set()
    for _ in pupil.lessons():
        QApplication.processEvents()
        heights.add(pupil.page.view.height())
    assert len(heights) == 1  # also in the lesson that says more once its die lies there


def _lines_up(pupil: Pupil, frames: list[FocusFrame]) -> None:
    """What counts in rows and columns is inside its frame; coins end where rows end."""
    sheet, half = pupil.page.scene.layout.sheet, 4 * frames[0]._unit
    rows, columns, coins = (frame.rect or QRectF() for frame in frames)
    assert rows.right() == pytest.approx(coins.right(), abs=1)
    for frame, room_of in ((rows, sheet.row), (columns, sheet.column)):
        inside = frame.adjusted(half, half, -half, -half)
        for number in SIDES:
            for has_points in (False, True):
                dots = dots_of(room_of(number), has_points=has_points)
                assert all(map(inside.contains, dots))


def _drawn(frame: FocusFrame) -> QRectF:
    """With half of its line, which is as wide as all else on the table."""
    half = 4 * frame._unit
    assert frame.rect is not None
    return frame.rect.adjusted(-half, -half, half, half)


def test_it_goes_on_where_it_was_left_and_anything_else_may_be_done(
    pupil: Pupil, window: MainWindow
) -> None:
    pupil.follow()
    skipped = pupil.coach.lesson, pupil.coach._match.progress.skipped().current
    assert skipped == (Lesson.CROSS_OFF, Lesson.CHANGE_A_PIP)  # nothing to roll yet
    pupil.follow()
    lessons = [pupil.coach.lesson]
    QTest.mouseClick(pupil.page.tools["undo"], _LEFT)
    lessons.append(pupil.coach.lesson)  # what is taken back is to be learned again
    assert lessons == [Lesson.ROLL, Lesson.CROSS_OFF]
    pupil.page.director.receive()
    said = [pupil.coach.advice.text]
    pupil.page.director.roll()
    assert pupil.page.director.turn.is_keeping
    window.apply_settings(Settings(speed=Speed.OFF, language="de"))
    QApplication.processEvents()
    assert "Würfel" in pupil.coach.bar.text.text()
    game = game_of_window(window)
    assert game.file is not None
    path, lines = game.file.path, game.match.session.lines
    assert path is not None
    window.show_start_page()
    window.open_record(path)
    again = Pupil(window)
    assert again.page.match.session.lines == lines
    pair = min(again.page.director.turn.pairs())
    again.page.director.do(Keep(*pair), again.page.scene.layout.tray.center())
    said.append(again.coach.advice.text)
    assert "roll all four dice" in said[0]
    assert "Gib jetzt die zwei übrigen Würfel weiter" in said[1]
    for _ in Lesson:
        if again.coach.lesson is not None:
            assert again.coach.advice.text
            QTest.keyClick(again.page.view, Qt.Key.Key_F2)
    assert again.coach.lesson is None


@pytest.mark.parametrize(("seats", "actions"), [(1, 4), (5, 60), (3, 10_000)])
def test_any_game_that_calls_itself_a_first_one_is_shown(
    window: MainWindow, tmp_path: Path, seats: int, actions: int
) -> None:
    session = play_on(new_session(seats), actions)
    header, *lines = session.lines
    path = tmp_path / "odd.alhambra"
    write_record(path, session.game.header, [header, {"note": "tutorial"}, *lines])
    window.open_record(path)
    pupil = Pupil(window)
    for _ in Lesson:
        pupil.coach.go_on()
    assert pupil.coach.lesson is None


def test_prepared_dice_are_fair_enough_for_the_rules() -> None:
    seats = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cem")]
    new = first_game(seats)
    assert new.session.decision.seat not in (CHANCE, None)
    assert new.session.state.seats[0].coins == 3
    assert play_on(new.session).decision is None


def test_lessons_learned_out_of_order_are_learned() -> None:
    progress = Progress().after_action(ReceiveCoins())
    assert progress.current is Lesson.CROSS_OFF
    progress = progress.after_action(CrossOff(1, 1)).after_turn()
    assert progress.current is Lesson.CHANGE_A_PIP
    assert progress.skipped().current is Lesson.KEEP_A_PAIR
    progress = progress.after_action(TurnDie("blue", 1, 2))
    assert progress.current is Lesson.USE_IT
    assert progress.after_turn().current is Lesson.KEEP_A_PAIR
