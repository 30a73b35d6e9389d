"""A replay on the screen: by mouse, by keyboard, from every way that leads there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from alhambra_qt import games
from alhambra_qt.alhambra.replayed_table import ReplayedTable
from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.reading_dialog import ReadingDialog
from alhambra_qt.dialogs.record_dialog import RecordDialog
from alhambra_qt.files import reading
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.storage import saved_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.replay_menu import ReplayMenu
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.replay import Pace
from alhambra_qt.widgets.commands import listed, tables_on
from alhambra_qt.widgets.table_menu import TableMenu
from core.catalogue import game_of
from core.kernel.session import Session
from core.roll_and_write.game import RollAndWrite
from tests.qt.bots import bot
from tests.qt.games import (
    dialog_of,
    game_of_window,
    new_session,
    play_on,
    record_of,
)
from tests.qt.places import settle

Key = Qt.Key
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

Untouched = Callable[[Path], None]


@pytest.fixture
def untouched() -> Iterator[Callable[[Path], Path]]:
    """Takes note of files; at the end of the test each is what it was, to the byte."""
    seen: dict[Path, tuple[bytes, int]] = {}

    def take_note(path: Path) -> Path:
        os.utime(path, (1_000_000, 1_000_000))
        seen[path] = (path.read_bytes(), path.stat().st_mtime_ns)
        return path

    yield take_note
    for path, before in seen.items():
        assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.fixture
def path(tmp_path: Path, untouched: Callable[[Path], Path]) -> Path:
    """The record of a whole game, which nobody may touch."""
    return untouched(record_of(play_on(new_session(), seed=3), tmp_path / "mail" / "g.alhambra"))


def replay_of(window: MainWindow) -> ReplayPage:
    page = window.page
    assert isinstance(page, ReplayPage)
    return page


def table_of(page: ReplayPage) -> ReplayedTable:
    assert isinstance(page.table, ReplayedTable)
    return page.table


@pytest.fixture
def page(window: MainWindow, path: Path) -> ReplayPage:
    window.watch_record(path)
    return replay_of(window)


def press(page: ReplayPage, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
    QTest.keyClick(table_of(page).view, key, modifier)


def pixel_of(page: ReplayPage, share: float) -> tuple[QPoint, int]:
    """A pixel of the time line, so far from its left end, and the stop that is there."""
    line = page.bar.time_line
    track = line.track()
    pixel = QPoint(round(track.left() + track.width() * share), round(track.center().y()))
    return pixel, line.stop_at(pixel.x())


def button(page: ReplayPage, name: str) -> QToolButton:
    return page.bar.buttons[name]


def said(page: ReplayPage) -> str:
    """The sentence above the table; names are isolated in it."""
    return without_isolation(page.top_bar.label.text())


def without_isolation(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def is_playing(page: ReplayPage) -> bool:
    return page.replay.is_playing


def is_covered(page: ReplayPage) -> bool:
    return page.overlays.current is not None


def pace(page: ReplayPage) -> Pace:
    return page.replay.pace


# By keyboard


def test_it_opens_at_the_start_of_the_game(page: ReplayPage) -> None:
    assert page.replay.cursor == 0
    assert page.bar.time_line.value() == 0
    assert page.bar.position.text() == f"Turn 1 of {len(page.replay.course.turns)}"
    assert said(page) == "It’s Ann’s turn"
    assert not button(page, "step-back").isEnabled()
    assert page.commands["hands"].isChecked()  # the game is over
    model = table_of(page).scene.model
    assert model is not None
    assert model.hand


def test_keys_go_step_by_step_and_turn_by_turn(page: ReplayPage) -> None:
    replay, course = page.replay, page.replay.course
    press(page, Key.Key_Right)
    assert replay.cursor == 1
    assert "takes" in said(page)
    press(page, Key.Key_Left)
    assert replay.cursor == 0
    press(page, Key.Key_PageDown)
    press(page, Key.Key_PageDown)
    assert replay.cursor == course.turns[2].first
    assert page.bar.position.text().startswith("Turn 3 ")
    press(page, Key.Key_Right)
    press(page, Key.Key_PageUp)
    assert replay.cursor == course.turns[2].first
    press(page, Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert replay.cursor == course.turns[1].first
    press(page, Key.Key_End)
    assert replay.cursor == course.last
    assert said(page) == "The game is over"
    assert not button(page, "step").isEnabled()
    press(page, Key.Key_Right)
    assert replay.cursor == course.last
    press(page, Key.Key_Home)
    assert replay.cursor == 0


def test_keys_go_from_scoring_to_scoring_and_open_them(page: ReplayPage) -> None:
    first, second, third = page.replay.course.scorings
    press(page, Key.Key_R)
    assert not is_covered(page)  # there was none yet
    for stop in (first, second, third):
        press(page, Key.Key_S)
        assert page.replay.cursor == stop
    press(page, Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert page.replay.cursor == second
    assert said(page).startswith("Second scoring round")
    press(page, Key.Key_R)
    scoring = page.overlays.current
    assert isinstance(scoring, ScoringOverlay)
    assert scoring.model.number == 2
    QTest.keyClick(scoring, Key.Key_Escape)
    assert not is_covered(page)
    assert table_of(page).view.hasFocus()


def test_space_plays_and_pauses_and_any_step_by_hand_pauses_too(page: ReplayPage) -> None:
    press(page, Key.Key_Space)
    assert is_playing(page)
    assert page.commands["play"].text() == "Pause"
    press(page, Key.Key_Space)
    assert not is_playing(page)
    assert page.commands["play"].text() == "Play"
    for key in (Key.Key_Right, Key.Key_Left, Key.Key_PageDown):
        press(page, Key.Key_Space)
        press(page, key)
        assert not is_playing(page)


def test_it_plays_by_itself(page: ReplayPage, qtbot: QtBot) -> None:
    for _ in range(5):
        press(page, Key.Key_Period)
    assert pace(page) is Pace.FASTEST
    press(page, Key.Key_Space)
    qtbot.waitUntil(lambda: page.replay.cursor >= 3)
    assert page.bar.time_line.value() == page.replay.cursor
    for _ in range(6):
        press(page, Key.Key_Comma)
    assert pace(page) is Pace.SLOWEST


def test_whatever_is_laid_above_it_pauses_it(page: ReplayPage, window: MainWindow) -> None:
    press(page, Key.Key_Space)
    press(page, Key.Key_L)
    assert page.overlays.current is not None
    assert not is_playing(page)
    page.overlays.close_all()
    press(page, Key.Key_Space)
    window.show_rule_book()
    assert not is_playing(page)
    window.stack.close_what_lies_above()
    assert window.page is page
    press(page, Key.Key_Right)
    assert page.replay.cursor == 1


def test_every_thing_on_the_table_can_be_looked_at_by_keys(page: ReplayPage) -> None:
    page.replay.go_to(page.replay.course.last // 2)
    focus = table_of(page).focus
    press(page, Key.Key_Return)
    first = focus.thing
    assert first is not None
    named, looked = set(), 0
    while True:
        press(page, Key.Key_Down)
        if focus.thing == first:
            break
        assert focus.name()
        named.add(focus.thing)
        press(page, Key.Key_I)
        if page.overlays.current is not None:
            looked += 1
            page.overlays.close_all()
    assert len(named) > 15
    assert looked > 10
    press(page, Key.Key_Tab)
    press(page, Key.Key_Backtab)
    assert focus.thing == first


def test_a_number_shows_the_palace_of_another(page: ReplayPage) -> None:
    display = table_of(page).display
    press(page, Key.Key_3)
    assert display.large == 2
    press(page, Key.Key_6)
    assert display.large == 2
    press(page, Key.Key_1)
    assert display.large == 0


def test_escape_opens_the_menu_which_leads_out(page: ReplayPage, window: MainWindow) -> None:
    press(page, Key.Key_Escape)
    menu = page.overlays.current
    assert isinstance(menu, ReplayMenu)
    (leave,) = (one for one in menu.buttons if one.title == "Back to the start page")
    leave.click()
    assert isinstance(window.page, StartPage)


def test_f1_lists_the_keys_of_the_replay_and_of_its_table(
    page: ReplayPage, window: MainWindow
) -> None:
    del window
    told = dict(listed(*tables_on(page)))
    assert told["Space"] == "play or pause"
    assert told["D"] == "see the discard pile"
    assert "E" not in told


# By mouse


def test_a_click_on_the_time_line_goes_there_and_a_drag_everywhere(page: ReplayPage) -> None:
    line = page.bar.time_line
    pixel, stop = pixel_of(page, 0.5)
    QTest.mouseClick(line, LEFT, NO_KEY, pixel)
    assert page.replay.cursor == stop > 0
    QTest.mousePress(line, LEFT, NO_KEY, pixel)
    for share in (0.3, 0.02, 0.9):
        pixel, stop = pixel_of(page, share)
        QTest.mouseMove(line, pixel)
        assert page.replay.cursor == stop
    QTest.mouseRelease(line, LEFT, NO_KEY, QPoint(10_000, 10))
    QTest.mouseMove(line, pixel_of(page, 0.1)[0])
    assert page.replay.cursor == stop


def test_a_medal_leads_to_its_scoring(page: ReplayPage) -> None:
    line = page.bar.time_line
    QTest.mouseClick(line, LEFT, NO_KEY, line.medal(1).center().toPoint())
    assert page.replay.cursor == page.replay.course.scorings[1]
    scoring = page.overlays.current
    assert isinstance(scoring, ScoringOverlay)
    assert scoring.model.number == 2


def test_every_button_does_what_its_key_does(page: ReplayPage) -> None:
    course = page.replay.course
    QTest.mouseClick(button(page, "next-turn"), LEFT)
    assert page.replay.cursor == course.turns[1].first
    QTest.mouseClick(button(page, "step"), LEFT)
    QTest.mouseClick(button(page, "step-back"), LEFT)
    QTest.mouseClick(button(page, "previous-turn"), LEFT)
    assert page.replay.cursor == 0
    QTest.mouseClick(button(page, "play"), LEFT)
    assert is_playing(page)
    QTest.mouseClick(button(page, "faster"), LEFT)
    assert pace(page) is Pace.FAST
    for one in page.bar.buttons.values():
        assert one.toolTip().endswith(")")


def test_the_time_line_says_whose_turn_is_under_the_pointer(page: ReplayPage) -> None:
    line, course = page.bar.time_line, page.replay.course
    told = line._text_at(line.point_of(course.turns[4].first))
    assert without_isolation(told) == "Turn 5: Ben"
    assert line._text_at(line.medal(0).center()) == "Scoring round 1: click to see it again"


def test_another_palace_is_shown_large_by_a_click(page: ReplayPage) -> None:
    table = table_of(page)
    (seat, rect) = next(iter(table.scene.plate_rects().items()))
    point = table.view.mapFromScene(rect.center())
    QTest.mouseClick(table.view.viewport(), LEFT, NO_KEY, point)
    assert table.display.large == seat


def test_nothing_on_the_table_can_be_moved(page: ReplayPage) -> None:
    page.replay.go_to(page.replay.course.last // 2)
    table = table_of(page)
    lines = page.replay.session.lines
    for spot in [one.box for one in table.focus.current.spots]:
        start = table.view.mapFromScene(QPointF(*spot.middle))
        QTest.mousePress(table.view.viewport(), LEFT, NO_KEY, start)
        QTest.mouseMove(table.view.viewport(), start + QPoint(60, 40))
        assert table.scene.dragged is None
        QTest.mouseRelease(table.view.viewport(), LEFT, NO_KEY, start + QPoint(60, 40))
        page.overlays.close_all()
    assert page.replay.session.lines == lines


# Playing on


def test_playing_on_is_a_new_game_from_there(
    page: ReplayPage, window: MainWindow, path: Path
) -> None:
    page.replay.go_to(page.replay.course.turns[20].first)
    shown, seat = page.replay.state, page.replay.seat_to_play
    press(page, Key.Key_F)
    game = game_of_window(window)
    assert isinstance(window.page, TablePage)
    assert game.match.state == shown
    assert game.match.seat_to_play == seat
    assert not game.match.is_resting
    assert game.path is not None
    assert game.path.parent == window.folders.games
    assert game.path != path
    header = read_game(game.path).game.header
    assert header["started"]
    assert len(saved_games(window.folders.games, 9)) == 1


def test_playing_on_where_a_turn_rests_lets_it_rest(page: ReplayPage, window: MainWindow) -> None:
    page.replay.go_to(page.replay.course.turns[20].first - 1)
    shown, seat = page.replay.state, page.replay.seat_to_play
    table_of(page).play_on_button.click()
    match = game_of_window(window).match
    assert match.is_resting
    assert (match.state, match.seat_to_play) == (shown, seat)
    assert match.can_undo()


def test_nobody_plays_on_when_the_game_is_over(page: ReplayPage, window: MainWindow) -> None:
    press(page, Key.Key_End)
    press(page, Key.Key_F)
    assert window.page is page
    press(page, Key.Key_Escape)
    menu = page.overlays.current
    assert isinstance(menu, ReplayMenu)
    assert "Play on from here" not in [one.title for one in menu.buttons]


def test_the_end_offers_the_result_of_a_finished_game(page: ReplayPage, window: MainWindow) -> None:
    button = table_of(page).play_on_button
    assert button.text == "Play on from here"
    press(page, Key.Key_End)
    assert button.text == "See the result"
    button.click()
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    assert end.model.totals == tuple(page.replay.session.lines[-1]["result"]["total"])
    end.sheet_button.click()
    assert not end.again_button.isVisible()
    assert end.table_button.hasFocus()
    end.table_button.click()
    press(page, Key.Key_Escape)
    menu = page.overlays.current
    assert isinstance(menu, ReplayMenu)
    (result,) = (one for one in menu.buttons if one.title == "See the result")
    result.click()
    assert isinstance(page.overlays.current, EndOverlay)
    page.overlays.current.start_button.click()
    assert isinstance(window.page, StartPage)


def test_no_program_of_the_record_is_started_or_taken_along(
    window: MainWindow, tmp_path: Path, untouched: Callable[[Path], Path]
) -> None:
    program = bot(tmp_path, hello=f"open({str(tmp_path / 'started')!r}, 'w').close(); ready()")
    kinds = ("human", program, "ai:easy")
    session = play_on(new_session(kinds=kinds), 60, seed=2)
    session.note({"note": "seat", "seat": 0, "kind": program, "name": "Ann"})
    path = untouched(record_of(session, tmp_path / "mail" / "bots.alhambra"))
    window.watch_record(path)
    page = replay_of(window)
    press(page, Key.Key_End)
    assert [player.is_person for player in page.replay.players] == [False, False, False]
    press(page, Key.Key_F)
    game = game_of_window(window)
    assert {player.kind for player in game.match.players} == {"ai:easy"}
    assert game.path is not None
    assert "bot:" not in game.path.read_text("utf-8")
    settle()
    assert not (tmp_path / "started").exists()


# Ways that lead there


def test_the_end_of_a_game_offers_to_watch_it(window: MainWindow, path: Path) -> None:
    window.open_record(path)
    table = window.page
    assert isinstance(table, TablePage)
    table.sheets.show_end()
    end = table.overlays.current
    assert isinstance(end, EndOverlay)
    end.watch_button.click()
    page = replay_of(window)
    assert page.replay.cursor == 0
    assert window.game is None


def test_the_menu_of_a_game_that_is_over_offers_to_watch_it(window: MainWindow, path: Path) -> None:
    window.open_record(path)
    table = window.page
    assert isinstance(table, TablePage)
    table.overlays.close_all()
    table.sheets.show_menu()
    menu = table.overlays.current
    assert isinstance(menu, TableMenu)
    next(one for one in menu.buttons if one.title == "Watch the game").click()
    assert isinstance(window.page, ReplayPage)


def test_the_list_of_games_offers_to_watch_each(window: MainWindow) -> None:
    for name in ("a", "b"):
        record_of(play_on(new_session(), 30), window.folders.games / f"{name}.alhambra")
    window.show_start_page()
    start = window.page
    assert isinstance(start, StartPage)
    games = start.recent
    QTest.mouseClick(games.rows[1].sign, LEFT)
    assert isinstance(window.page, ReplayPage)
    window.show_start_page()
    games.setFocus()
    QTest.keyClick(games, Key.Key_W)
    assert isinstance(window.page, ReplayPage)
    assert window.game is None


def test_watching_leaves_a_game_that_can_be_continued(window: MainWindow, path: Path) -> None:
    own = record_of(play_on(new_session(), 30), window.folders.games / "own.alhambra")
    window.open_record(own)
    window.watch_record(path)
    assert isinstance(window.page, ReplayPage)
    assert window.game is None
    window.open_record(own)
    assert game_of_window(window).is_in(own)


def test_a_game_that_is_being_played_can_be_watched_elsewhere(
    window: MainWindow, open_window: Callable[[], MainWindow]
) -> None:
    own = record_of(play_on(new_session(), 30), window.folders.games / "own.alhambra")
    window.open_record(own)
    other = open_window()
    other.watch_record(own)
    assert isinstance(other.page, ReplayPage)
    assert game_of_window(window).is_in(own)


# Bad records


def spoilt(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def cut(lines: list[bytes]) -> bytes:
    return b"".join(lines)[:-9]


def damaged(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:30], b"\x00\xffnonsense\n", *lines[30:]])


def against_the_rules(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:30], lines[29], *lines[30:]])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (cut, "breaks off in the middle of this line"),
        (damaged, "line 31"),
        (against_the_rules, "breaks a rule"),
    ],
)
def test_a_bad_record_is_watched_up_to_there_and_says_what_is_wrong(
    window: MainWindow,
    tmp_path: Path,
    untouched: Callable[[Path], Path],
    spoil: Callable[[list[bytes]], bytes],
    said: str,
) -> None:
    whole = record_of(play_on(new_session(), 60), tmp_path / "mail" / "g.alhambra")
    lines = whole.read_bytes().splitlines(keepends=True)
    path = untouched(spoilt(tmp_path / "mail" / "bad.alhambra", spoil(lines)))
    window.watch_record(path)
    page = replay_of(window)
    assert said in window.notices.banner.sentence
    assert window.notices.banner.isVisible()
    press(page, Key.Key_End)
    assert list(page.replay.played) == list(page.replay.session.played)
    line = page.bar.time_line
    beside = QPointF(line.width() - 2, line.track().center().y())
    assert line._text_at(beside) == window.notices.banner.sentence
    press(page, Key.Key_F)
    assert game_of_window(window).match.session.lines[:10] == page.replay.session.lines[:10]
    assert not any(path.parent.glob(".*"))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"{}\n", "isn’t a saved game"),
        (b'{"format": "alhambra-record", "version": 2}\n', "newer version"),
        (b'{"format": "alhambra-record", "version": 1, "game": "chess"}\n', "doesn’t know"),
    ],
)
def test_what_has_nothing_to_show_says_why(
    window: MainWindow, tmp_path: Path, content: bytes, said: str
) -> None:
    window.watch_record(spoilt(tmp_path / "bad.alhambra", content))
    assert said in dialog_of(window, RecordDialog)._reason.text()
    assert isinstance(window.page, StartPage)


def test_a_game_without_a_table_says_so(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(games.REGISTERED, "roll-and-write")
    session = Session(game_of(next(RollAndWrite.variants())))
    window.watch_record(record_of(session, tmp_path / "dice.alhambra"))
    assert "can’t show this game yet" in dialog_of(window, RecordDialog)._reason.text()


def test_opening_a_damaged_game_offers_to_watch_it(window: MainWindow, tmp_path: Path) -> None:
    whole = record_of(play_on(new_session(), 60), tmp_path / "mail" / "g.alhambra")
    lines = whole.read_bytes().splitlines(keepends=True)
    window.open_record(spoilt(tmp_path / "mail" / "bad.alhambra", damaged(lines)))
    dialog = dialog_of(window, RecordDialog)
    assert dialog._watch.isVisible()
    dialog._watch.click()
    assert isinstance(window.page, ReplayPage)
    window.show_start_page()
    settle()
    window.open_record(spoilt(tmp_path / "mail" / "worse.alhambra", lines[0] + b"nonsense\n"))
    assert not dialog_of(window, RecordDialog)._watch.isVisible()


def test_a_very_long_record_is_read_while_the_window_goes_on(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 50)
    monkeypatch.setattr(reading, "SLICE", 0.001)
    path = record_of(play_on(new_session(), seed=3), tmp_path / "mail" / "g.alhambra")
    window.watch_record(path)
    dialog_of(window, ReadingDialog)._cancel.click()
    qtbot.wait(50)
    assert isinstance(window.page, StartPage)
    settle()
    window.watch_record(path)
    assert isinstance(window.page, StartPage)
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage))
    settle()
    assert window.findChildren(ReadingDialog) == []


def test_a_header_alone_is_a_table_before_anything_happened(
    window: MainWindow, tmp_path: Path
) -> None:
    window.watch_record(record_of(new_session(), tmp_path / "g.alhambra"))
    page = replay_of(window)
    for key in (Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Space, Key.Key_S, Key.Key_R):
        press(page, key)
    assert page.replay.cursor == 0
    page.grab()
    press(page, Key.Key_F)
    assert game_of_window(window).match.decision is not None
