"""A match: people, practice players, turns that rest, undo and redo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.match import Match, Step
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.session import Session
from tests.core.alhambra.positions import position
from tests.qt.games import new_session, play_on

pytestmark = pytest.mark.usefixtures("qapp")


def match_of(session: Session[Any]) -> Match:
    match = Match(session, Random(1))
    match.begin()
    return match


def at(table: Table, *kinds: str) -> Match:
    """A match in this position."""
    session = new_session(*"ABCDEF"[: len(table.seats)], kinds=kinds)
    session._start = table
    return match_of(session)


def take_a_card(match: Match) -> None:
    match.play(TakeMoney(match.table.open_money[:1]))


def test_the_turn_of_a_person_rests_until_it_is_ended() -> None:
    match = match_of(new_session("Ann", "Ben"))
    seat = match.seat_to_play
    take_a_card(match)
    assert match.is_resting
    assert match.seat_to_play == seat
    assert len(match.table.open_money) == 3
    match.end_turn()
    assert match.seat_to_play != seat
    assert len(match.table.open_money) == 4


def test_an_action_that_was_taken_back_can_be_played_again_and_rests_again() -> None:
    match = match_of(new_session("Ann", "Ben"))
    before = match.table
    take_a_card(match)
    after = match.table
    match.undo()
    assert match.table == before
    assert not match.can_undo()
    assert match.can_redo()
    match.redo()
    assert match.table == after
    assert match.is_resting
    assert match.can_undo()


def test_a_game_whose_last_turn_rests_is_not_over() -> None:
    match = at(position(seats=2, market=". . . .", bag=""))
    take_a_card(match)
    assert not match.is_over
    assert match.can_undo()
    match.undo()
    match.redo()
    match.end_turn()
    assert match.session.decision is None
    assert bool(match.is_over)
    assert not match.can_undo()


def test_a_computer_rests_for_a_moment_after_its_turn(qtbot: QtBot) -> None:
    match = at(position(to_play=1), "human", "ai:practice", "human")
    match.pace = 1
    steps: list[Step] = []
    match.stepped.connect(steps.append)
    with qtbot.waitSignal(match.stepped, timeout=5000):
        match.begin()
    assert match.decision is None
    assert steps[0].seat == 1
    qtbot.waitUntil(lambda: match.decision is not None and match.seat_to_play == 2, timeout=5000)


def test_without_a_pace_computers_do_not_rest(qtbot: QtBot) -> None:
    session = play_on(new_session("A", "B", "C", kinds=("ai:practice",) * 3), 5)
    match = Match(session, Random(1))
    match.stepped.connect(lambda _step: rests.append(match.is_resting))
    rests: list[bool] = []
    match.begin()
    qtbot.waitUntil(lambda: len(rests) > 20, timeout=5000)
    assert not any(rests)
    match.close()


def test_a_person_who_takes_over_from_a_resting_computer_ends_its_turn() -> None:
    match = at(position(to_play=1), "human", "ai:practice", "human")
    match.pace = 60_000
    match.hurry()
    match._thinking.stop()
    match._on_thought()
    assert match.is_resting or match.seat_to_play == 1
    match.change_hands(1, "human", "Dea")
    assert not match._thinking.isActive()


def test_a_turn_that_rests_goes_on_when_a_computer_takes_over(qtbot: QtBot) -> None:
    match = at(position(to_play=1))
    take_a_card(match)
    assert match.is_resting
    match.change_hands(1, "ai:practice", "Ben")
    qtbot.waitUntil(lambda: match.seat_to_play == 2, timeout=5000)


def test_what_is_played_again_may_end_the_turn(qtbot: QtBot) -> None:
    match = at(position(), "human", "ai:practice", "human")
    take_a_card(match)
    match.undo()
    match.ends_turns_itself = True
    match.redo()
    assert not match.is_resting
    qtbot.waitUntil(lambda: match.seat_to_play == 2, timeout=5000)
