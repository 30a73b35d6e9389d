"""The header of a record: which game is played, and what is wrong with it."""

from typing import Any

import pytest

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.roll_and_write.game import RollAndWrite, header_of
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import BUILDINGS, OUR_SHEET, Sheet

OTHER_SHEET = Sheet((BUILDINGS,) * 6, 12)


def seats(number: int) -> list[Line]:
    return [{"name": f"Seat {seat}", "kind": "human"} for seat in range(number)]


def refused(header: Line) -> str:
    with pytest.raises(BadLine) as refusal:
        game_of(header)
    return refusal.value.reason


@pytest.mark.rule(Rule.IMAGINARY_PLAYERS, Rule.HARDER_SOLO)
def test_as_many_imaginary_players_as_usual_join() -> None:
    assert [header_of(seats(number))["imaginary"] for number in range(1, 6)] == [
        ["Alma", "Bruno"],
        ["Alma"],
        [],
        [],
        [],
    ]
    assert header_of(seats(1), imaginary=4)["imaginary"] == ["Alma", "Bruno", "Clara", "Diego"]


def test_a_header_says_all_about_a_new_game() -> None:
    assert header_of(seats(2), seed=7) == {
        "format": "alhambra-record",
        "version": 1,
        "game": "roll-and-write",
        "modules": [],
        "seats": seats(2),
        "seed": 7,
        "imaginary": ["Alma"],
        "contest": False,
    }


def test_only_a_sheet_of_somebody_else_is_in_the_header() -> None:
    assert "sheet" not in header_of(seats(3), sheet=OUR_SHEET)
    header = header_of(seats(3), sheet=OTHER_SHEET)
    assert header["sheet"] == {"grid": [list(BUILDINGS)] * 6, "coins": 12}
    game = game_of(header)
    assert isinstance(game, RollAndWrite)
    assert game.rules.sheet == OTHER_SHEET


def test_a_computer_player_is_told_the_sheet_and_who_is_imaginary() -> None:
    game = game_of(header_of(seats(1), imaginary=3, contest=True))
    assert isinstance(game, RollAndWrite)
    assert game.introduction() == {
        "sheet": {"grid": [list(row) for row in OUR_SHEET.grid], "coins": 20},
        "imaginary": ["Alma", "Bruno", "Clara"],
        "contest": True,
    }


def test_three_to_five_seats_need_not_mention_imaginary_players() -> None:
    header = header_of(seats(3))
    del header["imaginary"], header["contest"]
    assert game_of(header).start().score_sheet.imaginary == ()


@pytest.mark.rule(Rule.IMAGINARY_PLAYERS)
@pytest.mark.parametrize(
    ("number", "imaginary", "needed"),
    [(1, 1, "2 or 3 or 4"), (1, 5, "2 or 3 or 4"), (2, 0, "1"), (2, 2, "1"), (3, 1, "0")],
)
def test_there_are_games_without_such_imaginary_players(
    number: int, imaginary: int, needed: str
) -> None:
    reason = (
        f"imaginary: a game with {number} seats has {needed} imaginary players, not {imaginary}"
    )
    names = [f"Player {player}" for player in range(imaginary)]
    assert refused({**header_of(seats(number)), "imaginary": names}) == reason
    with pytest.raises(BadLine) as refusal:
        header_of(seats(number), imaginary=imaginary)
    assert refusal.value.reason == reason


@pytest.mark.rule(Rule.CONTEST)
def test_a_contest_is_a_solo_game() -> None:
    with pytest.raises(BadLine) as refusal:
        header_of(seats(2), contest=True)
    assert refusal.value.reason == (
        "contest: imaginary players get points in a solo game, not with 2 seats"
    )


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"youngest": 0}, 'the key "youngest" does not belong here'),
        ({"modules": ["walls"]}, "modules must be [] here: this game has none"),
        ({"modules": None}, "modules must be [] here: this game has none"),
        ({"seats": []}, "seats: this game is for 1 to 5, not for 0"),
        ({"seats": seats(6)}, "seats: this game is for 1 to 5, not for 6"),
        ({"imaginary": "Marc"}, 'imaginary must be a list, not "Marc"'),
        ({"imaginary": [1, 2]}, "imaginary must be a text, not 1"),
        ({"imaginary": ["Marc", "Marc"]}, "imaginary: two players have the same name"),
        ({"contest": 1}, "contest must be true or false, not 1"),
        ({"sheet": {"grid": [], "coins": 20}}, "the grid must have 6 rows, not 0"),
        ({"sheet": None}, "a sheet must be an object, not null"),
    ],
)
def test_a_bad_header_gets_a_clear_message(changes: dict[str, Any], reason: str) -> None:
    assert refused({**header_of(seats(1)), **changes}) == reason


@pytest.mark.rule(Rule.HARDER_SOLO)
def test_there_are_ten_rule_sets() -> None:
    variants = [
        (len(header["seats"]), len(header["imaginary"]), header["contest"])
        for header in RollAndWrite.variants()
    ]
    assert variants == [
        *((1, imaginary, contest) for imaginary in (2, 3, 4) for contest in (False, True)),
        (2, 1, False),
        (3, 0, False),
        (4, 0, False),
        (5, 0, False),
    ]


def test_no_game_has_no_or_six_seats() -> None:
    assert refused(header_of(seats(6))) == "seats: this game is for 1 to 5, not for 6"
