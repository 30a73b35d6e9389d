"""Leave, quit or kill at any moment of a turn: the game goes on exactly there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.pencil import mark_note, pencil_in
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.own_file import GameFile
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.play.match import Match
from alhambra_qt.play.new_games import NewGame
from alhambra_qt.play.turns import TURN_ENDED
from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.placing import KeepTile
from core.alhambra.taking_money import TakeMoney
from core.catalogue import game_of
from core.kernel.journal import Journal
from core.kernel.lines import KEYS
from core.kernel.record import replay
from core.kernel.session import Session, open_record
from tests import kill_windows
from tests.core.alhambra.positions import cards, position
from tests.qt.games import game_of_window, lift_curtain, new_session, play_once, table_of
from tests.qt.played_games import GAMES
from tests.qt.played_window import report_of
from tests.qt.robot import Gesture, Robot

TWO = GameSetup((SeatSetup("Ann", 0), SeatSetup("Ben", 1)), seed=3)
NOWHERE = QPointF()

Ways = Callable[[MainWindow], MainWindow]


def press_enter(window: MainWindow) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)


@pytest.fixture(params=["leave", "quit"])
def go_and_continue(request: pytest.FixtureRequest, open_window: Callable[[], MainWindow]) -> Ways:
    """Goes to the start page, or closes the window; then the game is continued there."""

    def go(window: MainWindow) -> MainWindow:
        if request.param == "leave":
            window.show_start_page()
        else:
            window.close()
            window = open_window()
        press_enter(window)
        return window

    return go


def page_of(window: MainWindow) -> TablePage:
    return lift_curtain(table_of(window))


def robot_at(window: MainWindow) -> Robot:
    return Robot(page_of(window), Random(1), Counter())


def buy_exactly(page: TablePage) -> str:
    """Buy a tile for the palace with an exact payment, by dropping it there; wait until one can."""
    director = page.director
    while True:
        lift_curtain(page)
        for tile in director.table.market:
            if tile is None:
                continue
            piece = Piece(regions.MARKET, tile.id)
            exact = [way for way in director.turn.payments(piece) if way.is_exact]
            places = sorted(director.turn.targets(piece).places)
            if exact and places:
                director.drop(piece, places[0], NOWHERE)
                director.buying.pay(exact[0].cards)
                return tile.id
        director.match.play(TakeMoney(page.match.state.open_money[:1]))
        director.end_turn()


def test_a_turn_that_rests_still_rests(window: MainWindow, go_and_continue: Ways) -> None:
    window.start_game(TWO)
    robot_at(window)._take_by_button((0,), Gesture.TAKE_BY_BUTTON)
    before = report_of(game_of_window(window))
    assert before["is_resting"]
    window = go_and_continue(window)
    assert report_of(game_of_window(window)) == before
    page = page_of(window)
    page.tools["undo"].click()
    assert page.director.turn.may_act
    assert not page.tools["undo"].isEnabled()


def test_who_leaves_or_is_killed_during_an_announcement_loses_nothing(
    window: MainWindow, go_and_continue: Ways
) -> None:
    session, random = new_session(), Random(3)
    while not session.state.scorings:
        play_once(session, random)
    window.table.play(NewGame(session, Random(1)))
    page_of(window).director.end_turn()
    scene = table_of(window).scene
    assert scene.announcement.isVisible()  # a scoring card; its sheet is still to come
    game = game_of_window(window)
    before = report_of(game)
    assert game.path is not None
    on_disk = open_record(game.path, game_of)  # all that is left of a window that is killed now
    assert on_disk.lines == session.lines
    on_disk.close()
    window = go_and_continue(window)
    assert report_of(game_of_window(window)) == before
    sheet = table_of(window).overlays.current
    assert isinstance(sheet, ScoringOverlay)
    assert sheet.model.number == 1
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    take(page_of(window).match)
    assert table_of(go_and_continue(window)).overlays.current is None  # everybody has seen it


def test_a_turn_that_was_ended_is_over(window: MainWindow, go_and_continue: Ways) -> None:
    window.start_game(TWO)
    robot_at(window)._take_by_button((0,), Gesture.TAKE_BY_BUTTON)
    page_of(window).buttons.end.click()
    before = report_of(game_of_window(window))
    assert not before["is_resting"]
    assert not before["steps"]
    window = go_and_continue(window)
    assert report_of(game_of_window(window)) == before


def test_pencil_marks_and_what_can_be_taken_back_are_there(
    window: MainWindow, go_and_continue: Ways
) -> None:
    window.start_game(TWO)
    page = page_of(window)
    tile = buy_exactly(page)
    page.director.drop(Piece(regions.BOUGHT, tile), DIRK, NOWHERE)
    page.director.drop(Piece(regions.BOUGHT, tile), regions.RESERVE, NOWHERE)
    before = report_of(game_of_window(window))
    assert before["marks"] == {tile: regions.RESERVE}
    assert before["steps"] == 3
    window = go_and_continue(window)
    assert report_of(game_of_window(window)) == before
    page = page_of(window)
    for left in (2, 1, 0):
        page.tools["undo"].click()
        assert page.match.steps_to_take_back() == left
    assert tile in {one.id for one in page.match.state.market if one is not None}


def test_the_last_turn_of_a_game_rests_without_a_result_in_the_record(tmp_path: Path) -> None:
    session = new_session("Ann", "Ben")
    path = tmp_path / "last.alhambra"
    session.write_to(path)
    match = Match(session, Random(1))
    match.begin()
    before, after = b"", b""
    while not match.is_over:
        if match.is_resting:
            before = path.read_bytes()
            match.end_turn()
        else:
            match.play(match.session.game.rules.any_legal_action(match.state, Random(1)))
        after = path.read_bytes()
    match.close()
    assert after.startswith(before)
    with path.open("rb") as file:
        *_, end = replay(file, game_of)
    assert end.referee.result is not None
    path.write_bytes(before)
    again = Match(read_game(path), Random(1))
    again.begin()
    assert again.is_resting
    assert again.can_undo()
    again.session.write_to(path)
    again.end_turn()
    again.close()
    assert again.is_over
    assert path.read_bytes() == after


def test_a_game_whose_result_was_cut_off_gets_it(tmp_path: Path) -> None:
    session = new_session("Ann", "Ben")
    match = Match(session, Random(1))
    match.begin()
    while not match.is_over:
        match.end_turn(match.session.game.rules.any_legal_action(match.state, Random(1)))
    path = tmp_path / "cut.alhambra"
    session.write_to(path)
    session.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    again = read_game(path)
    again.write_to(path)
    Match(again, Random(1)).begin()
    again.close()
    assert path.read_bytes() == whole


# What the record says


def at_market(*kinds: str) -> Match:
    table = position(hands=["gulden-9 gulden-2 gulden-9"], market="tower-11 . . .")
    session = new_session("Ann", "Ben", "Cem", kinds=kinds)
    session._start = table
    match = Match(session, Random(1))
    match.hold()
    match.begin()
    return match


def take(match: Match) -> None:
    match.play(TakeMoney(match.state.open_money[:1]))


def test_where_turns_end_by_themselves_that_is_written_with_the_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = at_market()
    match.ends_turns_itself = True
    together: list[int] = []
    play = Session.play

    def counted(self: Session[Any], *steps: Any, **more: Any) -> None:
        together.append(len(steps))
        play(self, *steps, **more)

    monkeypatch.setattr(Session, "play", counted)
    take(match)
    assert together == [2]
    assert TURN_ENDED in match.session.lines
    assert not match.is_resting


def test_all_tiles_and_the_end_of_the_turn_are_written_together() -> None:
    match = at_market()
    buy = BuyTile("tower-11", cards("gulden-9 gulden-9"))
    match.play(buy, mark_note("tower-11", regions.RESERVE, with_purchase=True))
    match.end_turn(KeepTile("tower-11"))
    kinds = [line.get("do") or line["note"] for line in match.session.lines]
    assert kinds == ["buy", "pencil", "place", "turn-ended"]
    assert match.steps_to_take_back() == 0


def test_a_seat_that_changes_hands_while_it_rests_has_ended_its_turn() -> None:
    match = at_market()
    take(match)
    match.change_hands(0, "human", "Dea")
    assert match.session.lines[-2:] == [
        TURN_ENDED,
        {"note": "seat", "seat": 0, "kind": "human", "name": "Dea"},
    ]
    assert not match.is_resting
    assert match.seat_to_play == 1


def test_another_seat_that_changes_hands_leaves_the_turn_as_it_is() -> None:
    match = at_market()
    take(match)
    match.change_hands(2, "human", "Dea")
    assert match.is_resting
    assert match.can_undo()
    match.undo()
    assert match.session.lines == [{"note": "seat", "seat": 2, "kind": "human", "name": "Dea"}]


def test_nobody_takes_back_what_was_done_before_the_seat_changed_hands() -> None:
    match = at_market()
    match.play(BuyTile("tower-11", cards("gulden-2 gulden-9")))
    assert match.can_undo()
    match.change_hands(0, "human", "Dea")
    assert not match.can_undo()


@pytest.mark.parametrize(
    "nonsense",
    [
        {"note": "pencil"},
        {"note": "pencil", "mark": 4, "where": None},
        {"note": "pencil", "mark": "tower-11", "where": [0, 0], "undo": "alone"},
        {"note": "pencil", "mark": "tower-11", "where": [10**9, 7]},
        {"note": "pencil", "mark": "tower-11", "where": ["a", 1]},
        {"note": "pencil", "mark": "tower-11", "where": "dirk", "undo": 7},
        {"note": "pencil", "mark": "garden-8-nw", "where": "reserve", "undo": ["joined"]},
        {"note": ["pencil"], "undo": "alone"},
    ],
)
def test_a_mark_that_cannot_be_meant_is_passed_over(nonsense: dict[str, object]) -> None:
    match = at_market()
    match.play(BuyTile("tower-11", cards("gulden-2 gulden-9")))
    match.play(nonsense)
    assert not pencil_in(match.played, match.state, 0).marks


def test_marks_have_no_key_that_a_line_of_a_game_has() -> None:
    """So the strictest reader skips them."""
    marks: list[int | str | None] = [place(-1, 2), regions.RESERVE, DIRK, None]
    for where in marks:
        for with_purchase in (False, True):
            note = mark_note("tower-11", where, with_purchase=with_purchase)
            assert set(note) & KEYS == {"note"}
    assert set(TURN_ENDED) & KEYS == {"note"}


def test_one_undo_takes_one_step_back_where_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session("Ann", "Ben")
    file = GameFile(session, tmp_path)
    match = Match(session, Random(1))
    match.begin()
    take(match)
    match.end_turn()
    before = match.session.lines
    take(match)
    note = {"note": "seat", "seat": 0, "kind": "human", "name": "Dea"}
    match.note(note)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(Journal, "write", refuse)
        match.undo()
    assert match.session.lines == [*before, note]
    assert file.trouble == 28
    assert file.try_again()
    assert file.path is not None
    assert open_record(file.path, game_of).lines == [*before, note]
    match.close()


def test_killed_windows_are_continued_exactly_there(tmp_path: Path) -> None:
    for game in GAMES:
        counts = kill_windows.chain(game, 1, 11, tmp_path)
        kinds = (*kill_windows.KINDS.values(), "else", "in flight", "over")
        assert sum(counts[kind] for kind in kinds) == 1
