"""A replay: where it stops, what it shows there, and that it goes on."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.pencil import mark_note
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.play.course import Stop
from alhambra_qt.play.match import Match
from alhambra_qt.play.replay import Pace, Replay
from alhambra_qt.play.showing import Step
from alhambra_qt.play.turns import TURN_ENDED
from core.alhambra.buying import BuyTile
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session
from tests.qt.games import new_session, play_on, play_once

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module", params=[2, 3, 6])
def finished(request: pytest.FixtureRequest) -> Session[Any]:
    names = ("Ann", "Ben", "Cem", "Dora", "Eli", "Fay")[: request.param]
    return play_on(new_session(*names), seed=request.param)


# Where it stops


def test_a_game_that_has_not_begun_has_one_stop() -> None:
    replay = Replay(new_session())
    assert replay.course.stops == (Stop(0),)
    assert [turn.first for turn in replay.course.turns] == [0]
    assert not replay.is_over


def test_the_first_stop_is_the_table_after_the_deal() -> None:
    session = play_on(new_session(), actions=20)
    replay = Replay(session)
    decision = session.game.rules.decision(replay.state)
    assert decision.seat == replay.seat_to_play == session.state.start
    assert all(market is not None for market in replay.state.market)


def test_the_first_turn_comes_after_what_all_decide_at_the_same_time() -> None:
    session = play_on(new_session(modules=["traders"]), actions=20)
    replay = Replay(session)
    assert not any(replay.state.market)  # citizens are picked first
    replay.go_to(replay.course.first)
    assert all(replay.state.market)
    assert Replay(play_on(new_session(), actions=20)).course.first == 0


def test_every_action_has_a_stop_and_every_turn_rests_once(finished: Session[Any]) -> None:
    replay = Replay(finished)
    rules = finished.game.rules
    seats_asked = [
        rules.decision(before).seat
        for before in (finished.game.start(), *(one.state for one in finished.played[:-1]))
    ]
    actions = sum(seat != CHANCE for seat in seats_asked)
    rests = [stop for stop in replay.course.stops if stop.rests]
    assert len(replay.course.stops) == 1 + actions + len(rests)
    for before, after in pairwise(replay.course.stops):
        assert after.played >= before.played
        assert not (before.rests and after.rests)
    assert replay.course.last + 1 == len(replay.course.stops)


def test_a_turn_begins_with_what_came_of_the_last_one(finished: Session[Any]) -> None:
    replay = Replay(finished)
    for before, turn in pairwise(replay.course.turns):
        assert before.seat != turn.seat
        replay.go_to(turn.first - 1)
        assert replay.course.stops[replay.cursor].rests
        assert replay.seat_to_play == before.seat
        replay.go_to(turn.first)
        assert replay.seat_to_play == turn.seat
        assert len(replay.state.open_money) == 4


def test_three_scorings_are_marked_where_they_have_just_been(finished: Session[Any]) -> None:
    replay = Replay(finished)
    assert len(replay.course.scorings) == 3
    for index, stop in enumerate(replay.course.scorings):
        replay.go_to(stop - 1)
        assert len(replay.state.scorings) <= index
        replay.go_to(stop)
        assert len(replay.state.scorings) > index
    assert replay.course.scorings[-1] == replay.course.last


def test_a_purchase_and_its_pencil_mark_are_one_stop_and_another_mark_is_one_more() -> None:
    session = play_on(new_session(), actions=30, seed=4)
    rules, random = session.game.rules, Random(2)
    while not (buying := [a for a in rules.legal_actions(session.state) if isinstance(a, BuyTile)]):
        play_on(session, 1, seed=random.randrange(1000))
    stops = len(Replay(session).course.stops)
    tile = buying[0].tile
    session.play(buying[0], mark_note(tile, regions.RESERVE, with_purchase=True))
    assert len(Replay(session).course.stops) == stops + 1
    session.play(mark_note(tile, None))
    replay = Replay(session)
    assert len(replay.course.stops) == stops + 2
    replay.go_to(replay.course.last - 1)
    assert replay.played[-1].lines[0]["where"] == regions.RESERVE
    replay.go_to(replay.course.last)
    assert replay.played[-1].lines[0]["where"] is None


def test_the_end_of_an_unfinished_game_is_what_those_who_played_saw() -> None:
    """After every event: where a match would rest, so does the replay."""
    session = new_session("Ann", "Ben", kinds=("human", "ai:easy"))
    rested = 0
    random = Random(5)
    for _ in range(60):
        play_once(session, random)
        match, replay = Match(session, Random(1)), Replay(session)
        replay.go_to_the_end()
        assert replay.course.stops[replay.cursor].rests == match.is_resting
        assert replay.state == match.state
        rested += match.is_resting
        if match.is_resting:
            session.play(TURN_ENDED)
            ended = Replay(session)
            ended.go_to_the_end()
            assert ended.state == session.state != replay.state
    assert rested > 5


# What it shows there


def test_at_its_end_it_shows_what_a_match_shows_that_goes_on_there(finished: Session[Any]) -> None:
    replay, match = Replay(finished), Match(finished, Random(1))
    replay.go_to(replay.course.last)
    assert replay.state is match.state
    assert replay.players == match.players
    assert list(replay.played) == list(match.played)
    assert (replay.seat_to_play, replay.is_over) == (match.seat_to_play, match.is_over)


def test_it_rests_as_the_match_rested() -> None:
    match = Match(new_session(), Random(3))
    match.begin()
    match.play(TakeMoney(match.state.open_money[:1]))
    assert match.is_resting
    replay = Replay(match.session)
    replay.go_to(replay.course.last - 1)
    assert replay.state == match.state
    assert replay.seat_to_play == match.seat_to_play
    replay.go_to(replay.course.last)
    assert replay.state is match.session.state
    assert replay.seat_to_play != match.seat_to_play


def test_a_seat_that_changed_hands_was_played_by_another_before() -> None:
    session = play_on(new_session(), actions=20)
    session.note({"note": "seat", "seat": 1, "kind": "ai:easy", "name": "Zaida"})
    play_on(session, actions=20)
    replay = Replay(session)
    assert replay.players[1].name == "Ben"
    replay.go_to(replay.course.last)
    assert (replay.players[1].name, replay.players[1].is_person) == ("Zaida", False)


def test_a_game_that_was_forfeited_is_over_at_its_end_alone() -> None:
    session = play_on(new_session(), actions=20)
    session.take_over({"result": {"forfeit": 1, "reason": "gone"}}, [])
    replay = Replay(session)
    assert not replay.is_over
    replay.go_to(replay.course.last)
    assert replay.is_over


def test_any_stop_is_the_same_from_wherever_one_comes(finished: Session[Any]) -> None:
    replay, random = Replay(finished), Random(5)
    seen: dict[int, Any] = {}
    for _ in range(300):
        replay.go_to(random.randrange(len(replay.course.stops)))
        shown = (replay.state, replay.players, replay.seat_to_play, len(replay.played))
        assert seen.setdefault(replay.cursor, shown) == shown


# Going


def test_a_step_tells_who_did_what() -> None:
    session = play_on(new_session(), actions=60)
    replay = Replay(session)
    steps: list[Step] = []
    replay.stepped.connect(steps.append)
    while replay.cursor < replay.course.last:
        before = replay.state
        replay.step()
        assert steps[-1].before is before
        assert steps[-1].after is replay.state
    done = [step.action for step in steps if step.action is not None]
    rules = session.game.rules
    states = (session.game.start(), *(one.state for one in session.played))
    assert done == [
        one.action
        for before, one in zip(states, session.played, strict=False)
        if one.action is not None and rules.decision(before).seat != CHANCE
    ]
    assert all((step.seat == CHANCE) == (step.action is None) for step in steps)
    replay.step()
    assert replay.cursor == replay.course.last


def test_a_jump_is_no_step(qtbot: QtBot) -> None:
    replay = Replay(play_on(new_session(), actions=60))
    with qtbot.waitSignal(replay.restored):
        replay.go_to(1_000_000)
    assert replay.cursor == replay.course.last
    with qtbot.assertNotEmitted(replay.stepped):
        replay.go_to(-5)
    assert replay.cursor == 0
    with qtbot.assertNotEmitted(replay.restored):
        replay.go_to(0)


def test_it_goes_on_by_itself_until_its_end_and_then_from_the_beginning(qtbot: QtBot) -> None:
    replay = Replay(play_on(new_session(), actions=9))
    replay.set_pace(Pace.FASTEST)
    replay.go_to(replay.course.last - 1)
    with qtbot.waitSignal(replay.playing_changed):
        replay.play()
    qtbot.waitUntil(lambda: not replay.is_playing)
    assert replay.cursor == replay.course.last
    replay.play()
    assert replay.cursor == 0
    replay.set_pace(Pace.SLOWEST)
    assert replay.is_playing
    with qtbot.waitSignal(replay.playing_changed):
        replay.pause()
    with qtbot.assertNotEmitted(replay.playing_changed):
        replay.pause()


def test_turns_and_scorings_follow_one_another(finished: Session[Any]) -> None:
    course = Replay(finished).course
    at = 0
    for turn in course.turns[1:]:
        at = course.next_turn(at)
        assert at == turn.first
    assert course.next_turn(at) == course.last
    assert course.previous_turn(at + 1) == at
    for turn in reversed(course.turns[:-1]):
        at = course.previous_turn(at)
        assert at == turn.first
    assert course.previous_turn(0) == 0
    first, second, third = course.scorings
    assert course.next_scoring(0) == first
    assert course.next_scoring(first) == second
    assert course.next_scoring(third) == course.last
    assert course.previous_scoring(course.last + 1) == third
    assert course.previous_scoring(second) == first
    assert course.previous_scoring(first) == 0
