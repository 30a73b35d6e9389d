"""A day's dice in a game of one's own, and the expert beside it."""

from __future__ import annotations

import sys
from datetime import date
from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write import expert
from alhambra_qt.roll_and_write.alone import Alone
from alhambra_qt.roll_and_write.daily import day_of, note_of
from alhambra_qt.roll_and_write.expert import Expert
from alhambra_qt.roll_and_write.sheets.comparison import compared, to_send
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.session import Session
from core.lab.daily import points_of_the_expert
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.game import header_of

DAY = date(2026, 11, 17)


def test_a_record_says_whose_dice_it_rolls() -> None:
    assert day_of([{"event": "game"}, note_of(DAY)]) == DAY
    assert day_of([{"event": "game"}]) is None
    for bad in (None, 7, "tomorrow", ["2026-11-17"]):
        assert day_of([{"note": "daily", "day": bad}]) is None


def test_the_expert_plays_the_same_dice_in_a_program_of_its_own(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QObject(qapp)
    ours = Expert(DAY, parent)
    assert ours.points() == ours.points() == points_of_the_expert(DAY)
    monkeypatch.setattr(expert, "lab_program", lambda: [sys.executable, "-c", "print('nonsense')"])
    assert Expert(DAY, parent).points() is None
    alone = Alone((7,), 0, 2, DAY.isoformat(), 7)
    assert not any("expert" in line for line in compared(alone))
    assert "expert" not in to_send(alone)


def test_a_match_rolls_the_dice_of_its_day() -> None:
    session = Session(game_of(header_of(unnamed_seats(1), imaginary=2)))
    match = Match(session, Random(1), draw=DailyDice(DAY).draw)
    match.begin()
    dice, state = DailyDice(DAY), session.game.start()
    for played in session.played:
        assert played.action == dice.draw(state)
        state = session.game.rules.apply(state, played.action)
    match.close()
