"""What is said about a game, as plain values."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from alhambra_qt.alhambra.presenters.end_model import EndModel, end_model
from alhambra_qt.alhambra.presenters.history import (
    Deed,
    Handover,
    History,
    ScoringHeld,
    last_turns,
    steps_of,
)
from alhambra_qt.alhambra.presenters.scoring_model import scoring_model
from alhambra_qt.alhambra.presenters.whereabouts import (
    card_count,
    discarded_cards,
    points_table,
    unseen_tiles,
    whereabouts,
)
from core.alhambra.components import BUILDINGS, MONEY, TILES
from core.alhambra.scoring import totals
from core.kernel.session import Session
from tests.core.alhambra.positions import position
from tests.qt.games import history_of, new_session, play_on


@pytest.fixture(scope="module", params=[2, 3, 6])
def finished(request: pytest.FixtureRequest) -> Session[Any]:
    names = ("Ann", "Ben", "Cem", "Dora", "Eli", "Fay")[: request.param]
    return play_on(new_session(*names), seed=request.param)


def end_of(session: Session[Any]) -> EndModel:
    return end_model(session.state, session.played)


# Scorings


def test_a_scoring_is_explained_with_the_counts_of_its_moment(finished: Session[Any]) -> None:
    for index, scoring in enumerate(finished.state.scorings):
        model = scoring_model(finished.played, index)
        assert model.number == scoring.number
        for row in model.buildings:
            shared = [0] * len(row.counts)
            for tie in row.ties:
                for who in tie.who:
                    assert row.counts[who] == tie.number > 0
                    shared[who] = tie.points
            assert tuple(shared) == row.points == scoring.points[row.building]


def test_each_wall_can_be_traced_side_by_side(finished: Session[Any]) -> None:
    for index in range(3):
        for wall in scoring_model(finished.played, index).walls:
            assert wall.points == max(0, len(wall.trace) - 1)
            for (x, y), (to_x, to_y) in pairwise(wall.trace):
                assert abs(to_x - x) + abs(to_y - y) == 1


def test_totals_move_from_one_scoring_to_the_next(finished: Session[Any]) -> None:
    models = [scoring_model(finished.played, index) for index in range(3)]
    assert set(models[0].before) == {0}
    for one, then in pairwise(models):
        assert one.totals_after(one.steps) == then.before
    assert models[-1].totals_after(models[-1].steps) == totals(finished.state)


def test_the_walls_are_counted_after_the_buildings(finished: Session[Any]) -> None:
    model = scoring_model(finished.played, 0)
    seats = len(finished.state.seats)
    assert model.steps == len(BUILDINGS) + 1
    assert model.gained(6)[:seats] == finished.state.scorings[0].points["wall"]


def test_a_module_that_scores_has_a_step_of_its_own() -> None:
    session = play_on(new_session("Ann", "Ben", "Cem", modules=("traders",)), seed=5)
    model = scoring_model(session.played, 2)
    assert [other.category for other in model.others] == ["citizens"]
    assert model.totals_after(model.steps) == totals(session.state)


def test_there_is_no_scoring_before_it_was_held() -> None:
    with pytest.raises(IndexError):
        scoring_model(new_session().played, 0)


# The end


def test_the_sheet_adds_up(finished: Session[Any]) -> None:
    model = end_of(finished)
    assert model.scorings == (1, 2, 3)
    for who, total in enumerate(model.totals):
        assert sum(model.by_scoring[who]) == total
        points = [row.points[who] for row in model.rows]
        assert sum(sum(one) for one in points if one is not None) == total
    best = max(model.totals[: len(finished.state.seats)])
    assert all(model.totals[winner] == best for winner in model.winners)


def test_dirk_has_no_wall_on_the_sheet() -> None:
    model = end_of(play_on(new_session("Ann", "Ben"), seed=4))
    wall = next(row for row in model.rows if row.category == "wall")
    assert wall.points[2] is None
    assert len(model.totals) == 3


def test_the_last_tiles_go_to_whoever_has_most_money_for_them(finished: Session[Any]) -> None:
    for last in end_of(finished).last_tiles:
        if last.owner is None:
            assert last.money.count(max(last.money)) > 1 or max(last.money) == 0
        else:
            assert last.money[last.owner] == max(last.money)
            owner = finished.state.seats[last.owner]
            assert last.tile in (*owner.palace.tiles.values(), *owner.reserve)


def test_some_game_ends_with_tiles_to_give_out() -> None:
    models = [end_of(play_on(new_session(), seed=seed)) for seed in range(3)]
    assert any(last.owner is not None for model in models for last in model.last_tiles)


def test_a_game_that_is_not_over_has_given_no_tiles_out() -> None:
    assert end_of(play_on(new_session(), actions=30)).last_tiles == ()


# What happened


def test_the_history_has_every_action_of_every_seat(finished: Session[Any]) -> None:
    history = history_of(finished)
    deeds = [entry for entry in history if isinstance(entry, Deed)]
    actions = [
        played.action
        for before, played in steps_of(finished.played)
        if finished.game.rules.decision(before).seat >= 0
    ]
    assert [deed.action for deed in deeds] == actions
    turns = [deed.turn for deed in deeds]
    assert turns == sorted(turns)
    assert set(turns) == set(range(1, turns[-1] + 1))
    scorings = [entry for entry in history if isinstance(entry, ScoringHeld)]
    assert scorings == [ScoringHeld(0, 1), ScoringHeld(1, 2), ScoringHeld(2, 3)]


def test_what_comes_of_a_turn_is_not_told_while_the_table_rests() -> None:
    session = play_on(new_session(), seed=3)
    before, played = next(
        (before, played)
        for before, played in steps_of(session.played)
        if len(played.state.scorings) == 1
    )
    at_rest = Session(session.game)
    for one in session.played[: session.played.index(played) + 1]:
        assert one.action is not None
        at_rest.play(one.action)
    assert ScoringHeld(0, 1) in history_of(at_rest)
    assert ScoringHeld(0, 1) not in history_of(at_rest, before)


def test_a_change_of_hands_is_told() -> None:
    session = play_on(new_session(), actions=20)
    session.note({"note": "seat", "seat": 1, "kind": "ai:easy", "name": "Ben"})
    session.note({"note": "something else"})
    assert history_of(session)[-1] == Handover(1, "ai:easy", "Ben")


def test_the_last_turn_of_every_seat_is_one_turn() -> None:
    session = play_on(new_session(), actions=40)
    turns = last_turns(history_of(session), 3)
    assert [{deed.seat for deed in deeds} for deeds in turns] == [{0}, {1}, {2}]
    assert all(len({deed.turn for deed in deeds}) == 1 for deeds in turns)


def test_before_the_first_turn_nobody_has_done_anything() -> None:
    session = new_session()
    assert last_turns(history_of(session), 3) == ((), (), ())


# Where things are


def test_what_was_not_seen_yet_is_in_the_bag() -> None:
    random = Random(2)
    for seats in (2, 4):
        session = new_session(*("Ann", "Ben", "Cem", "Dora")[:seats])
        play_on(session, actions=10 + random.randrange(60), seed=seats)
        table = session.state
        assert {tile.id for tile in unseen_tiles(table)} == {tile.id for tile in table.bag}


def test_every_tile_of_a_building_is_somewhere() -> None:
    table = play_on(new_session("Ann", "Ben"), actions=70).state
    total = 0
    for building in BUILDINGS:
        found = whereabouts(table, building)
        places = (*found.palaces, *found.reserves, sum(found.collected), found.market, found.unseen)
        assert sum(places) == found.total
        total += found.total
    assert total == len(TILES)


def test_a_table_without_dirk_says_nothing_of_him() -> None:
    assert whereabouts(new_session().state, "tower").collected == ()


def test_cards_are_counted_where_all_can_see_them() -> None:
    table = position(open_money="denar-7 denar-7 denar-1 ducat-2", discards="denar-7 gulden-3")
    count = card_count(table, MONEY["denar-7"])
    assert (count.copies, count.on_the_table, count.discarded) == (3, 2, 1)
    assert discarded_cards(table) == (("gulden-3",), (), ("denar-7",), ())


def test_the_points_table_has_one_two_and_three_places() -> None:
    table = dict(points_table())
    assert table["tower"] == ((6,), (13, 6), (21, 13, 6))
    assert list(table) == list(BUILDINGS)


_NEWEST = 12
"""Entries that are compared after each action; all are after each undo, and in the end."""


def test_a_history_that_grows_and_shrinks_is_what_a_new_one_would_be() -> None:
    session = new_session()
    history = History(session.game.start())
    random = Random(3)
    shrunk = 0
    while session.decision is not None:
        before = session.state
        play_on(session, 1, seed=random.randrange(1000))
        for shown in (before, session.state):  # a turn may rest before what comes of it
            known, fresh = history.at(shown, session.played, None), history_of(session, shown)
            assert len(known) == len(fresh)
            assert known[-_NEWEST:] == fresh[-_NEWEST:]
        if random.random() < 0.1:
            session.note({"note": "seat", "seat": 1, "kind": "ai:easy", "name": "Ben"})
        if random.random() < 0.3 and session.can_undo():
            session.undo()
            shrunk += 1
            shown = session.state
            assert list(history.at(shown, session.played, None)) == list(history_of(session, shown))
    assert shrunk > 10
    entries = history.at(session.state, session.played, None)
    assert list(entries) == list(history_of(session, session.state))
    assert sum(isinstance(entry, ScoringHeld) for entry in entries) == 3
