"""Other ways to play and to watch: keys alone, a finger, another person, the next day, a replay."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.dialogs.stuck_dialog import StuckDialog
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.files.storage import read_saved_game
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.play.new_games import NewGame
from alhambra_qt.roll_and_write.gestures import ROLLED, Die, Field, TurnTo
from alhambra_qt.roll_and_write.on_screen import GAME
from alhambra_qt.roll_and_write.replayed_table import ReplayedTable
from alhambra_qt.roll_and_write.results import FILE
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.words.languages import Translators
from core.catalogue import game_of
from core.kernel.record import replay, write_record
from tests.qt.bots import bot
from tests.qt.games import game_of_window, play_on, record_of
from tests.qt.roll_and_write.games import new_session, page_of, point
from tests.qt.scene.test_touch import Hand

Key = Qt.Key
Open = Callable[[], MainWindow]


def is_rolled(thing: Hashable) -> bool:
    return isinstance(thing, Die) and thing.where == ROLLED


def go_to(page: TablePage, things: Iterable[Hashable], random: Random) -> None:
    """Go over the table with keys, as somebody does who sees where one of these things is."""
    wanted = set(things)
    goal = random.choice(sorted(wanted, key=repr))
    for _ in range(60):
        is_seen, here = bool(page.focus_name()), page.keyboard.focus.thing
        if is_seen and here in wanted:
            return
        key = Key.Key_Tab
        if is_seen and is_rolled(here) == is_rolled(goal) and isinstance(here, Field | Die):
            way = page.scene.rect_of(goal).center() - page.scene.rect_of(here).center()
            if abs(way.x()) > abs(way.y()):
                key = Key.Key_Right if way.x() > 0 else Key.Key_Left
            else:
                key = Key.Key_Down if way.y() > 0 else Key.Key_Up
        QTest.keyClick(page.view, key)
        assert page.focus_name()
    raise AssertionError(f"no key leads to {goal}")


def play_with_keys(page: TablePage, random: Random) -> str:
    """One step of a turn; what was done."""
    match, turn = page.match, page.director.turn
    fields = turn.fields()
    if turn.is_keeping:
        rolled = [one for one in page.display.model().dice() if one.where == ROLLED]
        for colour in ("yellow", "blue"):
            go_to(page, [one for one in rolled if one.colour == colour], random)
            QTest.keyClick(page.view, Key.Key_Return)
        return "keep"
    if match.decision is None or (turn.is_second and random.random() < 0.5):
        QTest.keyClick(page.view, Key.Key_Space)
        return "roll"
    if turn.offer is not None and random.random() < 0.3:
        dice = [one for one in page.display.model().dice() if one.seat == page.director.seat]
        if any(turn.pips_for(die.colour, die.pips) for die in dice):
            go_to(page, dice, random)
            QTest.keyClick(page.view, random.choice((Key.Key_Plus, Key.Key_Minus)))
            return "turn"
    if fields and random.random() < 0.8:
        go_to(page, fields, random)
        QTest.keyClick(page.view, Key.Key_Return)
        return "second" if turn.is_second else "cross"
    QTest.keyClick(page.view, Key.Key_C)
    return "coins"


def test_a_whole_game_is_played_with_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, 2, settings=Settings(speed=Speed.OFF))
    match, random, done = page.match, Random(2), Counter[str]()
    while not match.is_over:
        done[play_with_keys(page, random)] += 1
    assert set(done) == {"keep", "roll", "turn", "second", "cross", "coins"}
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    assert page.display.model().score.is_over  # so all rounds are crossed off
    final = match.state.score_sheet.final_score
    for row, account in enumerate(end.model.accounts):
        assert account.total == final.total[row]
        buildings = sum(source.points for source in account.buildings)
        assert buildings == final.buildings[row]
        assert buildings + account.lines + account.coins + account.extra == account.total
    path = tmp_path / "keys.alhambra"
    write_record(path, match.game.header, match.session.lines)
    with path.open("rb") as file:
        *_, last = replay(file, game_of)
    assert last.referee.result is not None


def test_a_finger_crosses_off_and_turns_a_die(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3, settings=Settings(speed=Speed.OFF))
    finger: QPointingDevice = QTest.createTouchDevice()
    hand = Hand(page, finger)  # type: ignore[arg-type]
    turn = page.director.turn
    dice = [die for die in page.display.model().dice() if die.seat == 0]
    die = next(die for die in dice if turn.pips_for(die.colour, die.pips))
    hand.tap(point(page, die).toPointF())
    step = page.scene.signs.steps[0]
    hand.tap(point(page, step).toPointF())
    assert page.match.state.seats[0].coins == 2
    field = min(page.director.turn.fields())
    hand.tap(point(page, field).toPointF())
    assert field in page.display.model().sheets[0].crossed


def test_a_seat_changes_hands_in_the_middle(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3, settings=Settings(speed=Speed.OFF))
    crossed = min(page.director.turn.fields())
    page.director.touch(crossed)
    page.match.change_hands(0, "human", "Zoe")
    model = page.display.model()
    assert model.sheets[0].name == "Zoe"
    assert crossed in model.sheets[0].crossed
    assert not page.match.can_undo()  # what others did can't be taken back
    page.match.change_hands(1, "human", "Max")
    while page.match.seat_to_play == 0:
        page.director.roll()
    assert page.match.players[page.director.seat].name == "Max"
    assert "Max" in page.top_bar.label.text()


def test_a_killed_turn_goes_on_with_the_same_seat_marks_and_undo(
    open_window: Open, tmp_path: Path
) -> None:
    """The record as it was on disk in the middle of a turn, opened in another window."""
    window = open_window()
    window.table.play(NewGame(play_on(new_session(3), 40), Random(2)))
    page = window.page
    assert isinstance(page, TablePage)
    while page.director.turn.offer is None:
        page.director.roll()
        if page.director.turn.is_keeping:
            page.director.do(min(page.director.turn.pairs()), page.scene.layout.tray.center())
    turn, seat = page.director.turn, page.director.seat
    spaces = page.display.model().sheets[seat].dice
    if page.match.state.seats[seat].coins:
        pips = spaces.yellow[0]
        to = next(iter(turn.pips_for("yellow", pips)))
        page.director.do(TurnTo("yellow", pips, to), page.scene.layout.tray.center())
    page.director.receive()
    before = page.match
    file = game_of_window(window).file
    assert file is not None
    assert file.path is not None
    copy = shutil.copy(file.path, tmp_path / "killed.alhambra")
    other = open_window()
    other.open_record(Path(copy))
    again = other.page
    assert isinstance(again, TablePage)
    after = again.match
    assert after.seat_to_play == before.seat_to_play == seat
    assert after.is_resting
    assert after.state == before.state
    assert again.display.model().hand == page.display.model().hand
    steps = after.steps_to_take_back()
    assert steps == before.steps_to_take_back() > 0
    for _ in range(steps):
        again.director.undo()
    assert again.display.model().sheets[seat].dice == spaces
    said = GAME.how_far(read_saved_game(Path(copy)))
    assert said == f"round {before.state.score_sheet.round}"


def test_a_finished_game_is_watched_and_nothing_is_remembered_of_it(
    window: MainWindow, tmp_path: Path
) -> None:
    session = play_on(new_session(1), 10_000)
    path = tmp_path / "over.alhambra"
    write_record(path, session.game.header, session.lines)
    window.watch_record(path)
    page = window.page
    assert isinstance(page, ReplayPage)
    table = page.table
    assert isinstance(table, ReplayedTable)
    QTest.keyClick(table.view, Key.Key_End)
    assert page.replay.is_over
    result = dict(table.things_to_look_up())["See the result"]
    result()
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    assert end.alone is None
    assert not end.again_button.isVisible()
    assert not (window.folders.data / FILE).exists()
    total = session.state.score_sheet.final_score.total[0]
    assert read_saved_game(path).points == total  # nobody has won: there was nobody else


def test_a_damaged_record_is_watched_up_to_its_last_good_line(
    window: MainWindow, tmp_path: Path
) -> None:
    path = record_of(play_on(new_session(2), 60), tmp_path / "bad.alhambra")
    lines = path.read_bytes().splitlines(keepends=True)
    bad = next(at for at, line in enumerate(lines) if at > 40 and b'"cross"' in line)
    lines[bad] = b'{"seat": 0, "do": "cross", "yellow": 7, "blue": 1}\n'
    path.write_bytes(b"".join(lines))
    window.watch_record(path)
    page = window.page
    assert isinstance(page, ReplayPage)
    assert isinstance(page.table, ReplayedTable)
    QTest.keyClick(page.table.view, Key.Key_End)
    shown = [line for one in page.replay.played for line in one.lines]
    assert len(shown) == bad - 1  # the header is none of them
    assert page.problem is not None
    assert f"line {bad + 1}" in page.problem()
    assert page.table.what_happened()


def test_what_was_done_in_one_language_is_taken_back_in_another(
    qtbot: QtBot, translators: Translators
) -> None:
    page = page_of(qtbot, 3)
    die = next(die for die in page.display.model().dice() if die.seat == 0 and die.pips > 1)
    before = page.display.model()
    page.director.do(TurnTo(die.colour, die.pips, die.pips - 1), page.scene.layout.tray.center())
    page.director.touch(min(page.director.turn.fields()))
    for language, words in (("de", "Würfle"), ("nl", "gebouw")):
        translators.change_to(language)
        QApplication.processEvents()
        assert words in page.top_bar.label.text()
        page.director.undo()
    assert page.display.model() == before
    page.director.redo()
    assert page.match.state.seats[0].coins == 2


@pytest.mark.parametrize(
    "answer", ["play(message, index=len(message['moves']))", "print('{]', flush=True)"]
)
def test_a_bot_that_answers_nonsense_gets_its_seat_stuck_and_a_person_plays_on(
    qtbot: QtBot, tmp_path: Path, answer: str
) -> None:
    mad = bot(tmp_path, decide=answer)
    page = page_of(qtbot, 2, kinds=(mad, "human"))
    qtbot.waitUntil(lambda: bool(page.findChildren(StuckDialog)), timeout=20_000)
    (dialog,) = page.findChildren(StuckDialog)
    assert page.match.stuck is not None
    dialog.answered.emit("human")
    dialog.close()
    assert not page.match.computers.stuck
    assert page.director.seat == 0
    page.director.receive()
    page.director.roll()
    assert page.director.turn.is_keeping
    page.match.close()


def test_whoever_only_watches_can_pause(qtbot: QtBot) -> None:
    page = page_of(qtbot, 2, kinds=("ai:easy", "ai:easy"))
    match, button = page.match, page.buttons.roll
    page.scene.goes_on = lambda: True  # as if dice were flying
    where = page.view.mapFromScene(button.rect.center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    played = len(match.session.lines)
    page.open_menu()
    page.overlays.close_all()  # going on with the game doesn't end the pause
    qtbot.waitUntil(lambda: match.computers.answer is not None, timeout=20_000)
    assert (button.text, len(match.session.lines)) == ("Resume", played)
    button.click()
    qtbot.waitUntil(lambda: len(match.session.lines) > played, timeout=20_000)
    button.click()
    match.change_hands(0, "human", "Ann")
    assert not match.computers.is_paused
    match.close()
