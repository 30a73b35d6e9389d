"""A record may be very long: what is done again and again costs no more for that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, SupportsIndex

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.sheets import log_overlay
from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.tools.bench_records import page_of, redesign, redesigning_session
from core.kernel.session import Session
from tests.qt.bots import bot
from tests.qt.games import lift_curtain

SHORT, LONG = 400, 40_000
FEW = 500
"""What may be looked at again and again; far below what a long record has."""


class Counted(list[Any]):
    """A list that counts how many of its items somebody looks at."""

    looked_at = 0

    def __iter__(self) -> Iterator[Any]:
        for item in super().__iter__():
            self.looked_at += 1
            yield item

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        found = super().__getitem__(at)
        self.looked_at += len(found) if isinstance(at, slice) else 1
        return found


def counted(session: Session[Any]) -> Counted:
    """What was played in a session, which counts from now on."""
    played = Counted(session._played)
    session._played = played
    return played


def looked_at_in_a_turn(page: TablePage) -> int:
    session = page.match.session
    action = redesign(session)
    played = counted(session)
    page.match.end_turn(action)
    lift_curtain(page)
    assert session.played[-2].action == action
    return played.looked_at


def rows_of(log: LogOverlay) -> list[str]:
    return [log.lines.item(row).text() for row in range(log.lines.count())]


def log_of(page: TablePage) -> LogOverlay:
    page.looking.show_log()
    log = page.overlays.current
    assert isinstance(log, LogOverlay)
    return log


def test_a_turn_and_the_log_look_at_no_more_in_a_long_game(qtbot: QtBot) -> None:
    looked_at: list[int] = []
    rows: list[int] = []
    for lines in (SHORT, LONG):
        page = page_of(redesigning_session(lines))
        qtbot.addWidget(page)
        looked_at.append(looked_at_in_a_turn(page))
        played = counted(page.match.session)
        log = log_of(page)
        assert played.looked_at < FEW
        rows.append(log.lines.count())
    assert looked_at[1] <= looked_at[0] < FEW
    assert rows[0] > SHORT
    assert rows[1] < 3 * log_overlay.AT_ONCE  # a turn with one deed has two rows


def test_earlier_turns_are_shown_when_they_are_asked_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(redesigning_session(SHORT))
    qtbot.addWidget(page)
    whole = rows_of(log_of(page))
    page.overlays.close_all()
    monkeypatch.setattr(log_overlay, "AT_ONCE", 150)
    log = log_of(page)
    parts = 0
    while log.lines.item(0).text() == "Show earlier turns":
        rows = rows_of(log)[1:]
        assert rows == whole[len(whole) - len(rows) :]
        parts += 1
        log.lines.setCurrentRow(0)
        QTest.keyClick(log.lines, Qt.Key.Key_Return)
        QCoreApplication.processEvents()
        assert log.lines.currentItem().text() == rows[0]
    assert rows_of(log) == whole
    assert parts == 2


def test_a_computer_is_told_what_is_new_and_nothing_else_is_looked_at(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = redesigning_session(SHORT)
    seat = session.decision.seat
    player = ComputerPlayer(session.game, seat, program_of(bot(tmp_path)))
    try:
        with qtbot.waitSignal(player.decided, timeout=60_000):
            player.ask(session.played, session.state)
        for _ in session.state.seats:
            session.play(redesign(session))
        played = counted(session)
        with qtbot.waitSignal(player.decided, timeout=60_000):
            player.ask(session.played, session.state)
        assert played.looked_at <= len(session.state.seats) + 2
    finally:
        player.close()
