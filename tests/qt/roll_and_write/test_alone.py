"""Somebody plays alone: what is remembered, and what the end compares it with."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.play.new_games import PLAYED_ON, NewGame, play_on, same_deal
from alhambra_qt.play.players import players_of
from alhambra_qt.roll_and_write import daily
from alhambra_qt.roll_and_write.alone import Counts
from alhambra_qt.roll_and_write.on_screen import GAME
from alhambra_qt.roll_and_write.results import FILE
from alhambra_qt.roll_and_write.sheets.comparison import compared
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.table.painted import RESULTS
from alhambra_qt.roll_and_write.table_page import TablePage
from core.catalogue import game_of
from core.kernel.session import Session
from core.lab.daily import points_of_the_expert


def solo(**options: object) -> NewGame:
    seats = (SeatSetup("Ann", 0, "human"),)
    return GAME.new_game(GameSetup(seats, game=GAME.name, options=options))


def played(qtbot: QtBot, new: NewGame, memory: Path | None, seed: int = 1) -> EndOverlay:
    """The sheet at the end of a game in which somebody plays anything."""
    page = GAME.page(new, Settings(speed=Speed.OFF))
    assert isinstance(page, TablePage)
    qtbot.addWidget(page)
    page.memory = memory
    page.resize(1024, 700)
    page.show()
    page.begin()
    random, match = Random(seed), page.match
    while not match.is_over:
        match.end_turn(match.game.rules.any_legal_action(match.session.state, random))
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    return end


def test_results_of_one_kind_are_compared(qtbot: QtBot, tmp_path: Path) -> None:
    first = played(qtbot, solo(imaginary=3), tmp_path, 1).alone
    played(qtbot, solo(imaginary=2), tmp_path)
    second = played(qtbot, solo(imaginary=3), tmp_path, 2).alone
    assert first is not None
    assert second is not None
    assert second.points[0] == first.points[0]
    assert (len(first.points), len(second.points), second.at, second.day) == (1, 2, 1, "")
    assert len((tmp_path / FILE).read_text().splitlines()) == 3
    assert compared(first)[0].endswith(f"{first.points[0]} points")
    assert second.is_best == (second.points[1] > second.points[0])
    page = GAME.page(solo(imaginary=3), Settings(speed=Speed.OFF))
    assert isinstance(page, TablePage)
    qtbot.addWidget(page)
    page.memory = tmp_path
    page.show()
    page.begin()
    assert page.scene.past == second.points  # on the table, beside the points so far
    assert RESULTS in page.scene._panels


def test_a_game_that_is_shown_again_counts_once(qtbot: QtBot, tmp_path: Path) -> None:
    new = solo(imaginary=2)
    end = played(qtbot, new, tmp_path)
    page = end.parent()
    assert isinstance(page, TablePage)
    page.sheets.show_end()
    assert len((tmp_path / FILE).read_text().splitlines()) == 1


def test_rolls_that_somebody_may_know_are_no_best_result(qtbot: QtBot, tmp_path: Path) -> None:
    new = solo()
    again = same_deal(new.session, players_of(new.session.game.header, ()))
    setup = GameSetup((SeatSetup("Ann", 0),), seed=7, game=GAME.name)
    for known in (again, GAME.new_game(setup)):
        alone = played(qtbot, known, tmp_path).alone
        assert alone is not None
        assert (alone.counts, alone.is_best) == (Counts.KNOWN_ROLLS, False)
    assert not (tmp_path / FILE).exists()


def test_the_daily_roll_counts_once_and_is_beside_the_expert(qtbot: QtBot, tmp_path: Path) -> None:
    new = solo(daily=True, imaginary=4, contest=True)
    day = daily.today()
    assert len(new.session.game.header["imaginary"]) == 2
    assert daily.day_of(new.session.lines) == day
    first = played(qtbot, new, tmp_path, 1)
    qtbot.waitUntil(
        lambda: first.alone is not None and not first.alone.is_expert_playing, timeout=30_000
    )
    assert first.alone is not None
    assert first.alone.expert == points_of_the_expert(day)
    assert f"{first.alone.expert} points with the same dice" in first.accessibleDescription()
    again = same_deal(new.session, players_of(new.session.game.header, ()))
    assert daily.day_of(again.session.lines) == day
    second = played(qtbot, again, tmp_path, 2)
    qtbot.waitUntil(
        lambda: second.alone is not None and not second.alone.is_expert_playing, timeout=30_000
    )
    assert second.alone is not None
    own = second.alone.points[second.alone.at]
    assert second.alone.first_try == first.alone.points[0] != own
    assert "seen these rolls before" in compared(second.alone)[0]
    assert compared(second.alone)[-1].endswith(f"{first.alone.points[0]} points")
    second.copy_button.click()
    sent = QGuiApplication.clipboard().text()
    assert f"{first.alone.points[0]} points" in sent
    assert f"{second.alone.expert} points" in sent
    results = [json.loads(line) for line in (tmp_path / FILE).read_text().splitlines()]
    assert [one["daily"] for one in results] == [day.isoformat()] * 2  # the try, and its result
    third = played(qtbot, solo(daily=True), tmp_path, 3)  # nobody has to ask for the same rolls
    assert third.alone is not None
    assert third.alone.counts is Counts.KNOWN_ROLLS


def test_a_try_counts_for_its_own_date_even_if_another_is_finished_first(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody leaves the first one, plays the same dice again, and goes on the next day."""
    left = solo(daily=True)
    day = daily.today()
    page = GAME.page(left, Settings(speed=Speed.OFF))
    assert isinstance(page, TablePage)
    qtbot.addWidget(page)
    page.memory = tmp_path
    page.begin()
    page.match.close()
    header, lines = left.session.game.header, left.session.lines
    other = played(qtbot, same_deal(left.session, players_of(header, ())), tmp_path, 2)
    assert other.alone is not None
    assert other.alone.first_try is None
    assert compared(other.alone)[-1].endswith("you haven’t finished it yet.")
    assert not other.copy_button.isVisible()
    monkeypatch.setattr(daily, "today", lambda: day + timedelta(days=1))
    again = Session(game_of(header), left.session.played)
    assert again.lines == lines
    own = played(qtbot, NewGame(again, Random(1)), tmp_path, 1).alone
    assert own is not None
    assert (own.day, own.first_try) == (day.isoformat(), own.points[own.at])
    assert daily.attempt_of(again.lines)


def test_what_was_played_on_or_only_opened_never_counts(qtbot: QtBot, tmp_path: Path) -> None:
    end = played(qtbot, solo(daily=True), None)
    page = end.parent()
    assert isinstance(page, TablePage)
    session, players = page.match.session, page.match.players
    header = session.game.header
    half = play_on(header, session.played[: len(session.played) // 2], players, rests=False)
    assert PLAYED_ON in half.session.lines
    alone = played(qtbot, half, tmp_path).alone
    assert alone is not None
    assert alone.counts is Counts.PLAYED_ON
    assert not alone.is_best
    assert compared(alone)[0].endswith("doesn’t count.")
    assert session.result is not None
    assert played(qtbot, NewGame(session, Random(1)), tmp_path).alone is not None
    assert not (tmp_path / FILE).exists()


def test_nothing_is_remembered_where_there_is_no_room_for_it(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    for memory in (None, tmp_path):
        alone = played(qtbot, solo(), memory).alone
        assert alone is not None
        assert len(alone.points) == 1
