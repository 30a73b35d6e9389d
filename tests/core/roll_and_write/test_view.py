"""The view of a seat: everything on the table."""

import json
from typing import Any

import pytest

from core.catalogue import game_of
from core.roll_and_write.game import header_of
from core.roll_and_write.rules import Rule
from core.roll_and_write.table import Table
from core.roll_and_write.view import view
from tests.core.roll_and_write.positions import (
    COINS,
    cross,
    finish_round,
    new_game,
    places_of,
    play,
    position,
    turn,
)
from tests.core.roll_and_write.variants import VARIANTS, random_game

NAMES = ["Ann", "Kim", "Nina"]


def seen(table: Table, you: int = 0) -> dict[str, Any]:
    return view(table, you, NAMES[: len(table.seats)])


@pytest.mark.rule(Rule.MARKED_ON_THE_SCORE_SHEET)
def test_a_seat_sees_the_whole_table() -> None:
    table = position(
        seats=2,
        dices={0: "25/36", 1: "4/4"},
        crosses=["11 42", "63"],
        coins=[3, 0],
        circles=[15, 17],
        counts=[{"tower": 3, "garden": 1}],
        round_number=4,
    )
    assert seen(play(table, turn("yellow", 5, 6)), 1) == {
        "phase": "action",
        "you": 1,
        "to_move": 0,
        "round": 4,
        "rounds": 18,
        "rolled": None,
        "seats": [
            {
                "name": "Ann",
                "points": 0,
                "crossed": [[1, 1], [4, 2]],
                "dice": {"yellow": [2, 6], "blue": [3, 6]},
                "coins": {"free": 2, "spent": 3, "left": 15},
            },
            {
                "name": "Kim",
                "points": 0,
                "crossed": [[6, 3]],
                "dice": {"yellow": [4], "blue": [4]},
                "coins": {"free": 0, "spent": 3, "left": 17},
            },
        ],
        "imaginary": [
            {
                "name": "Marc",
                "points": 0,
                "counts": {
                    "pavilion": 0,
                    "seraglio": 0,
                    "arcades": 0,
                    "chambers": 0,
                    "garden": 1,
                    "tower": 3,
                },
            }
        ],
        "places": {
            "pavilion": [16, 8, 1],
            "seraglio": [17, 9, 2],
            "arcades": [18, 10, 3],
            "chambers": [19, 11, 4],
            "garden": [20, 12, 5],
            "tower": [21, 13, 6],
        },
    }


def test_in_phase_second_the_two_dice_left_are_those_on_the_sheet() -> None:
    shown = seen(play(position(dices={0: "25/36"}, coins=[3]), cross("23")))
    assert shown["phase"] == "second"
    assert shown["seats"][0]["dice"] == {"yellow": [5], "blue": [6]}


def test_in_phase_keep_the_four_dice_are_shown_as_rolled() -> None:
    shown = seen(play(position(), COINS, "52/61"))
    assert shown["phase"] == "keep"
    assert shown["rolled"] == {"yellow": [2, 5], "blue": [1, 6]}
    assert shown["seats"][0]["dice"] == {"yellow": [], "blue": []}


def test_there_is_no_phase_while_dice_roll_and_when_the_game_is_over() -> None:
    assert seen(new_game(3))["phase"] is None
    assert seen(play(position(), COINS))["phase"] is None
    assert seen(finish_round(position(round_number=18)))["phase"] is None


@pytest.mark.rule(Rule.ROUND_POINTS_ARE_KEPT, Rule.COMPLETED_LATER)
def test_points_of_rounds_and_the_places_left_are_shown() -> None:
    table = finish_round(position(seats=2, crosses=[places_of("tower")]), "1/1")
    shown = seen(table)
    assert [seat["points"] for seat in shown["seats"]] == [21, 0]
    assert shown["places"]["tower"] == [13, 6]


@pytest.mark.rule(Rule.IMAGINARY_GET_NO_POINTS, Rule.CONTEST)
def test_points_of_imaginary_players_are_shown_in_a_contest_only() -> None:
    for contest, points in ((False, 0), (True, 20)):
        table = position(seats=1, contest=contest, counts=[{"garden": 6}])
        table = finish_round(table, "1/5", "1/1")
        assert [player["points"] for player in seen(table)["imaginary"]] == [points, 0]


@pytest.mark.rule(Rule.MOST_POINTS_WIN)
def test_at_the_end_the_total_is_shown() -> None:
    table = finish_round(position(crosses=["11"], coins=[5], circles=[0], round_number=18))
    assert [seat["points"] for seat in seen(table)["seats"]] == [17 + 2, 0, 0]


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_is_hidden_and_everything_is_json(name: str) -> None:
    session = random_game(name, 5)
    seats = range(len(session.state.seats))
    for played in session.played:
        views = [session.game.view(played.state, seat) for seat in seats]
        assert all({**one, "you": 0} == {**views[0], "you": 0} for one in views)
        assert json.loads(json.dumps(views[0])) == views[0]


def test_a_game_gives_the_names_of_its_seats() -> None:
    game = game_of(header_of([{"name": name, "kind": "human"} for name in NAMES]))
    assert [seat["name"] for seat in game.view(game.start(), 2)["seats"]] == NAMES
