"""A match: people, computers, turns that rest, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.play.match import Match
from alhambra_qt.play.showing import Step
from core.alhambra.components import TILES
from core.alhambra.game import Alhambra, header_of
from core.alhambra.modules.street_trader import LeaveCitizens, MeetTrader, Trader, Traders
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, as_if_placing
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.record import unnamed_seats
from core.kernel.session import Session
from tests.core.alhambra.positions import position
from tests.qt.bots import bot
from tests.qt.games import new_session, play_for_computer

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
    match.play(TakeMoney(match.state.open_money[:1]))


def test_the_turn_of_a_person_rests_until_it_is_ended() -> None:
    match = match_of(new_session("Ann", "Ben"))
    seat = match.seat_to_play
    take_a_card(match)
    assert match.is_resting
    assert match.seat_to_play == seat
    assert len(match.state.open_money) == 3
    match.end_turn()
    assert match.seat_to_play != seat
    assert len(match.state.open_money) == 4


def test_an_action_that_was_taken_back_can_be_played_again_and_rests_again() -> None:
    match = match_of(new_session("Ann", "Ben"))
    before = match.state
    take_a_card(match)
    after = match.state
    match.undo()
    assert match.state == before
    assert not match.can_undo()
    assert match.can_redo()
    match.redo()
    assert match.state == after
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


# Computers are programs of their own; those here are in tests/qt/bots.py.


@pytest.fixture
def match_in(tmp_path: Path) -> Iterator[Callable[..., Match]]:
    """Begins matches in a position, with a quick bot where a kind is "bot"."""
    matches: list[Match] = []
    quick = bot(tmp_path)

    def begin(table: Table, *kinds: str, pace: int = 0) -> Match:
        session = new_session(
            *"ABCDEF"[: len(table.seats)],
            kinds=tuple(quick if kind == "bot" else kind for kind in kinds),
        )
        session._start = table
        match = Match(session, Random(1))
        match.pace = pace
        matches.append(match)
        return match

    yield begin
    for match in matches:
        match.close()


def test_a_computer_rests_for_a_moment_after_its_turn(
    qtbot: QtBot, match_in: Callable[..., Match]
) -> None:
    match = match_in(position(to_play=1), "human", "bot", "human", pace=1)
    steps: list[Step] = []
    match.stepped.connect(steps.append)
    with qtbot.waitSignal(match.stepped, timeout=60_000):
        match.begin()
    assert match.decision is None
    assert steps[0].seat == 1
    qtbot.waitUntil(lambda: match.decision is not None and match.seat_to_play == 2, timeout=60_000)


def test_without_a_pace_computers_do_not_rest(qtbot: QtBot, match_in: Callable[..., Match]) -> None:
    match = match_in(position(), "bot", "bot", "bot")
    rests: list[bool] = []
    match.stepped.connect(lambda _step: rests.append(match.is_resting))
    match.begin()
    qtbot.waitUntil(lambda: len(rests) > 20, timeout=60_000)
    assert not any(rests)


def test_a_person_who_takes_over_from_a_resting_computer_ends_its_turn(
    match_in: Callable[..., Match],
) -> None:
    match = match_in(position(to_play=1), "human", "bot", "human", pace=60_000)
    match.hold()
    match.begin()
    play_for_computer(match, Random(1))
    assert match.is_resting or match.seat_to_play == 1
    match.change_hands(1, "human", "Dea")
    assert not match.computers.is_pausing


def test_a_turn_that_rests_goes_on_when_a_computer_takes_over(
    qtbot: QtBot, match_in: Callable[..., Match], tmp_path: Path
) -> None:
    match = match_in(position(to_play=1))
    match.begin()
    take_a_card(match)
    assert match.is_resting
    match.change_hands(1, bot(tmp_path), "Ben")
    qtbot.waitUntil(lambda: match.seat_to_play == 2, timeout=60_000)


def test_what_is_played_again_may_end_the_turn(
    qtbot: QtBot, match_in: Callable[..., Match]
) -> None:
    match = match_in(position(), "human", "bot", "human")
    match.begin()
    take_a_card(match)
    match.undo()
    match.ends_turns_itself = True
    match.redo()
    assert not match.is_resting
    qtbot.waitUntil(lambda: match.seat_to_play == 2, timeout=60_000)


def test_a_computer_that_has_decided_waits_for_its_pace_or_a_click(
    qtbot: QtBot, match_in: Callable[..., Match]
) -> None:
    match = match_in(position(to_play=1), "human", "bot", "human", pace=60_000)
    match.begin()
    qtbot.waitUntil(lambda: match.computers.answer is not None, timeout=60_000)
    assert not match.session.played
    with qtbot.waitSignal(match.stepped, timeout=60_000):
        match.hurry()


def test_while_somebody_looks_at_something_nobody_plays(
    qtbot: QtBot, match_in: Callable[..., Match]
) -> None:
    match = match_in(position(to_play=1), "human", "bot", "human")
    match.begin()
    match.hold()
    qtbot.waitUntil(lambda: match.computers.answer is not None, timeout=60_000)
    assert not match.session.played
    with qtbot.waitSignal(match.stepped, timeout=60_000):
        match.release()


def test_the_end_of_a_turn_stops_where_another_decision_comes_in_between() -> None:
    """Whatever a module asks: what comes after it is done later, or otherwise."""
    table = position(modules=("traders",), cities=["fountain"])
    seat = table.seats[0]._replace(to_place=(TILES["garden-10"], TILES["tower-11"]))
    annex = Traders().with_trader(0, Trader(place(1, 0), ("garden", "pavilion", "tower")))
    table = as_if_placing(table.with_seat(0, seat).with_annex(annex))
    session: Session[Any] = Session(Alhambra(header_of(unnamed_seats(3), ["traders"])))
    session._start = table
    match = match_of(session)
    match.end_turn(BuildTile("garden-10", place(1, 0)), BuildTile("tower-11", place(2, 0)))
    assert isinstance(match.decision, MeetTrader)
    assert [one.action for one in match.played] == [BuildTile("garden-10", place(1, 0))]
    match.play(LeaveCitizens())
    match.end_turn(BuildTile("tower-11", place(2, 0)))
    assert len(match.session.state.seats[0].palace.tiles) == 3
