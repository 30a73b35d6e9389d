"""A day's dice in a game of one's own, and the expert beside it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write import expert
from alhambra_qt.roll_and_write.alone import Alone
from alhambra_qt.roll_and_write.daily import day_of, note_of
from alhambra_qt.roll_and_write.expert import Expert
from alhambra_qt.roll_and_write.on_screen import GAME
from alhambra_qt.roll_and_write.sheets.comparison import compared, to_send
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.table_page import TablePage
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.session import Session
from core.lab.daily import points_of_the_expert
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.game import header_of
from tests.qt.bots import is_running

DAY = date(2026, 11, 17)
SLEEPING = [sys.executable, "-S", "-c", "import time; time.sleep(1000)"]
Open = Callable[[], MainWindow]


def page_in(window: MainWindow) -> Any:
    assert isinstance(window.page, TablePage)
    return window.page


def test_a_record_says_whose_dice_it_rolls() -> None:
    assert day_of([{"event": "game"}, note_of(DAY)]) == DAY
    assert day_of([{"event": "game"}]) is None
    for bad in (None, 7, "tomorrow", ["2026-11-17"]):
        assert day_of([{"note": "daily", "day": bad}]) is None


def asked(qtbot: QtBot, parent: QObject) -> Expert:
    """The expert, once it has played or given up."""
    expert = Expert(DAY, parent)
    with qtbot.waitSignal(expert.answered, timeout=30_000):
        pass
    return expert


def test_the_expert_plays_the_same_dice_in_a_program_of_its_own(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QObject(qapp)
    ours = asked(qtbot, parent)
    assert (ours.points, ours.is_playing) == (points_of_the_expert(DAY), False)
    for command in (["-c", "print('nonsense')"], ["-c", "print(9 ** 99)"], None):
        program = ["/nowhere/at/all"] if command is None else [sys.executable, "-S", *command]
        monkeypatch.setattr(expert, "lab_program", partial(list, program))
        assert asked(qtbot, parent).points is None
    monkeypatch.setattr(expert, "_LONGEST", 50)
    monkeypatch.setattr(expert, "lab_program", partial(list, SLEEPING))
    assert asked(qtbot, parent).points is None


def test_what_the_end_says_of_the_expert() -> None:
    alone = Alone((7,), 0, 2, DAY.isoformat(), 7)
    assert "There’s no score from the expert this time." in compared(alone)
    waiting = compared(alone._replace(is_expert_playing=True))
    assert "The expert hasn’t finished yet…" in waiting
    assert "expert" not in to_send(alone)


def test_the_end_of_a_daily_roll_never_waits_for_the_expert(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes at once and is filled in later; leaving the game leaves no program behind."""
    monkeypatch.setattr(expert, "lab_program", partial(list, SLEEPING))
    window = open_window()
    setup = GameSetup((SeatSetup("Ann", 0),), game=GAME.name, options={"daily": True})
    window.table.start(setup)
    left = page_in(window)
    pid = left.sheets._solo.expert._process.processId()
    assert is_running(pid)
    left.director.receive()
    before = left.match.state
    left.left.emit()
    assert not is_running(pid)
    assert isinstance(window.page, StartPage)
    window.page.continue_button.click()
    page = page_in(window)
    assert page is not left
    assert page.match.state == before
    page.director.roll()
    random, match = Random(1), page.match
    while not match.is_over:
        match.end_turn(match.game.rules.any_legal_action(match.session.state, random))
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    assert "hasn’t finished" in end.accessibleDescription()
    process = page.sheets._solo.expert._process
    assert is_running(pid := process.processId())
    process.kill()
    process.waitForFinished()
    assert "no score from the expert" in end.accessibleDescription()
    assert not is_running(pid)


def test_a_match_rolls_the_dice_of_its_day() -> None:
    session = Session(game_of(header_of(unnamed_seats(1), imaginary=2)))
    match = Match(session, Random(1), draw=DailyDice(DAY).draw)
    match.begin()
    dice, state = DailyDice(DAY), session.game.start()
    for played in session.played:
        assert played.action == dice.draw(state)
        state = session.game.rules.apply(state, played.action)
    match.close()
