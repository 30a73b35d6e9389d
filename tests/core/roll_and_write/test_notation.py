"""Records of Roll & Write: what is written, and what is refused with its line and rule."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.kernel.record import replay
from core.kernel.referee import Referee
from core.kernel.rulebook import Order
from core.kernel.rulebook import Rule as AnyRule
from core.kernel.session import Session
from core.roll_and_write.game import header_of
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import BUILDINGS
from tests.core.roll_and_write.variants import random_game

SEATS = [{"name": name, "kind": "human"} for name in ("Ann", "Kim", "Nina")]


def dice(seat: int, yellow: int | list[int], blue: int | list[int]) -> Line:
    return {
        "chance": "dice",
        "seat": seat,
        "yellow": yellow if isinstance(yellow, list) else [yellow],
        "blue": blue if isinstance(blue, list) else [blue],
    }


def imaginary(name: str, yellow: int, blue: int) -> Line:
    return {"chance": "dice", "imaginary": name, "yellow": [yellow], "blue": [blue]}


def do(seat: int, word: str, **more: Any) -> Line:
    return {"seat": seat, "do": word, **more}


def cross(seat: int, yellow: int, blue: int) -> Line:
    return do(seat, "cross", yellow=yellow, blue=blue)


def turn_die(seat: int, colour: str, from_: int, to: int) -> Line:
    return do(seat, "turn-die", colour=colour, **{"from": from_}, to=to)


SET_UP = [
    *(dice(seat, row, seat + 1) for row in (1, 2, 3) for seat in range(3)),
    dice(0, 2, 3),
    dice(1, 4, 4),
    dice(2, 5, 5),
    dice(0, 5, 6),
]
"""Seat 0 has crossed off 11, 21 and 31, and has the dice 2 and 5, 3 and 6."""

SECOND = [
    *SET_UP,
    cross(0, 2, 3),
    do(0, "cross-second", yellow=5, blue=6),
    dice(0, [1, 4], [6, 2]),
]
"""Seat 0 has spent its coins and has rolled all four."""


def referee(lines: list[Line], seats: list[Line] = SEATS, **options: Any) -> Referee[Any]:
    """A game after these lines."""
    one: Referee[Any] = Referee(game_of(header_of(seats, **options)))
    for line in lines:
        one.take(line)
    return one


def refused(lines: list[Line], line: Line, **options: Any) -> tuple[str, AnyRule | None]:
    """What is said about a line after these ones."""
    one = referee(lines, **options)
    with pytest.raises(BadLine) as refusal:
        one.take(line)
    return refusal.value.reason, refusal.value.rule


def test_everything_that_happens_is_a_line() -> None:
    session: Session[Any] = Session(game_of(header_of(SEATS)))
    lines = [
        *SECOND,
        do(0, "keep", yellow=4, blue=6),
        turn_die(1, "yellow", 4, 5),
        do(1, "coins"),
        dice(1, [3, 3], [2, 1]),
        do(1, "keep", yellow=3, blue=2),
        cross(2, 5, 5),
        dice(2, 6, 6),
    ]
    one: Referee[Any] = Referee(session.game)
    for line in lines:
        for taken in one.take(line):
            session.play(taken.action)
    assert session.lines == lines
    assert [list(line) for line in session.lines] == [list(line) for line in lines]
    assert session.state.score_sheet.round == 2


@pytest.mark.rule(Rule.SECOND_FOR_THREE_COINS)
def test_declining_a_second_building_is_not_written() -> None:
    one = referee([*SET_UP, cross(0, 2, 3)])
    taken = one.take(dice(0, 1, 1))
    assert [type(step.action).__name__ for step in taken] == ["Decline", "Rolled"]
    reason, rule = refused([*SET_UP, cross(0, 2, 3)], do(0, "decline"))
    assert reason == "this answer is not written in a record"
    assert rule is Order.ANSWER_WHAT_IS_ASKED


@pytest.mark.rule(Rule.SOLO_KEEPS_ITS_DICE)
def test_keep_is_not_written_in_a_solo_game() -> None:
    alone = [*(imaginary(name, 1, 1) for name in ("Alma", "Bruno") for _ in range(3))]
    alone += [dice(0, 1, 1), dice(0, 1, 2), dice(0, 1, 3), dice(0, 2, 2), dice(0, 3, 3)]
    alone += [do(0, "coins"), dice(0, [1, 2], [3, 4])]
    reason, _ = refused(alone, do(0, "keep", yellow=1, blue=3), seats=SEATS[:1])
    assert reason == 'this game has no do "keep"'
    assert referee([*alone, imaginary("Alma", 2, 2)], seats=SEATS[:1]).state.to_play == 0


@pytest.mark.parametrize(
    ("lines", "line", "rule"),
    [
        (SET_UP, turn_die(0, "blue", 6, 1), Rule.NEVER_BETWEEN_ONE_AND_SIX),
        (SET_UP, turn_die(0, "blue", 3, 5), Rule.ONE_PIP_FOR_A_COIN),
        (SET_UP, turn_die(0, "yellow", 4, 5), Rule.ONE_PIP_FOR_A_COIN),
        (SET_UP, turn_die(0, "blue", 6, 7), Rule.DICE_SHOW_ONE_TO_SIX),
        (SET_UP, cross(0, 4, 4), Rule.ANY_PAIR),
        (
            [*SET_UP, turn_die(0, "blue", 3, 2), turn_die(0, "blue", 2, 1)],
            cross(0, 2, 1),
            Rule.NOT_TWICE,
        ),
        (SET_UP, cross(1, 4, 4), Order.ONLY_WHO_IS_ASKED),
        (SET_UP, dice(0, 1, 1), Order.ONLY_WHO_IS_ASKED),
        (SET_UP, do(0, "cross-second", yellow=5, blue=6), Rule.SECOND_FOR_THREE_COINS),
        (SET_UP, do(0, "keep", yellow=5, blue=6), Rule.KEEP_A_PAIR),
        (
            [*SET_UP, cross(0, 2, 3)],
            do(0, "cross-second", yellow=5, blue=5),
            Rule.SECOND_WITH_THE_OTHER_PAIR,
        ),
        (
            [*SET_UP, turn_die(0, "yellow", 5, 6), cross(0, 2, 3)],
            do(0, "cross-second", yellow=6, blue=6),
            Rule.SECOND_FOR_THREE_COINS,
        ),
        ([*SET_UP, cross(0, 2, 3)], cross(0, 5, 6), Rule.ONE_OF_TWO_ACTIONS),
        ([*SET_UP, cross(0, 2, 3)], turn_die(0, "blue", 6, 5), Rule.TURNED_BEFORE_THE_ACTION),
        ([*SET_UP, cross(0, 2, 3)], do(1, "coins"), Order.ONLY_WHO_IS_ASKED),
        ([*SET_UP, cross(0, 2, 3)], dice(0, [1, 1], [1, 1]), Rule.USED_PAIR_IS_ROLLED),
        ([*SET_UP, cross(0, 2, 3)], dice(1, 1, 1), Order.ONLY_WHO_IS_ASKED),
        ([*SET_UP, do(0, "coins")], dice(0, 1, 1), Rule.ALL_FOUR_AFTER_COINS),
        (SECOND, do(0, "keep", yellow=4, blue=5), Rule.KEEP_A_PAIR),
        (SECOND[:-1], dice(0, 1, 1), Rule.ALL_FOUR_AFTER_THE_SECOND),
        ([], dice(0, 7, 1), Rule.DICE_SHOW_ONE_TO_SIX),
        ([], dice(0, 0, 1), Rule.DICE_SHOW_ONE_TO_SIX),
        ([], dice(0, [1, 2], [1, 2]), Rule.ROLLED_IN_TURN),
        ([], dice(1, 1, 1), Order.ONLY_WHO_IS_ASKED),
        ([], cross(0, 1, 1), Rule.ONE_OF_TWO_ACTIONS),
    ],
)
def test_a_line_that_breaks_the_rules_is_refused_with_its_rule(
    lines: list[Line], line: Line, rule: AnyRule
) -> None:
    assert refused(lines, line)[1] is rule


@pytest.mark.rule(Rule.DICE_SHOW_ONE_TO_SIX)
@pytest.mark.parametrize("pips", [-1, 0, 7, 10**30])
def test_no_die_shows_less_than_one_or_more_than_six(pips: int) -> None:
    reason = f"yellow: no die shows {pips}"
    assert refused([], dice(0, pips, 1)) == (reason, Rule.DICE_SHOW_ONE_TO_SIX)
    assert refused(SET_UP, cross(0, pips, 3)) == (reason, Rule.DICE_SHOW_ONE_TO_SIX)


@pytest.mark.rule(Rule.ENOUGH_COINS)
def test_coins_that_are_not_there_cannot_be_spent() -> None:
    turns = [turn_die(0, "blue", 6, 5), turn_die(0, "blue", 5, 6), turn_die(0, "blue", 6, 5)]
    assert refused([*SET_UP, *turns], turn_die(0, "blue", 5, 6))[1] is Rule.ENOUGH_COINS


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (dice(0, [1, 2, 3], [1, 2, 3]), "yellow: one or two dice of a colour are rolled, not 3"),
        (dice(0, [], []), "yellow: one or two dice of a colour are rolled, not 0"),
        ({**dice(0, 1, 1), "blue": 4}, "blue must be a list, not 4"),
        (dice(0, [True], 1), "yellow must be a whole number, not true"),
        ({**dice(0, 1, 1), "yellow": [1.0]}, "yellow must be a whole number, not 1.0"),
        (dice(3, 1, 1), "there is no seat 3"),
        (dice(-1, 1, 1), "there is no seat -1"),
        ({**dice(0, 1, 1), "imaginary": "Alma"}, 'the key "seat" does not belong here'),
        (imaginary("Alma", 1, 1), 'imaginary: there is no imaginary player "Alma"'),
        ({"chance": "dice", "yellow": [1], "blue": [1]}, "the line needs "),
        (turn_die(0, "green", 3, 4), 'colour must be yellow or blue, not "green"'),
        ({**cross(0, 2, 3), "to": 4}, 'the key "to" does not belong here'),
        ({**cross(0, 2, 3), "do": "take"}, 'this game has no do "take"'),
    ],
)
def test_a_line_that_cannot_be_read_gets_a_clear_message(line: Line, reason: str) -> None:
    assert refused([], line)[0].startswith(reason)


def test_the_roll_of_an_imaginary_player_is_no_roll_of_a_seat() -> None:
    alone = {"seats": SEATS[:2]}
    assert refused([], dice(0, 1, 1), **alone)[1] is Order.ANSWER_WHAT_IS_ASKED
    rolled = [imaginary("Alma", 1, 1)] * 3
    assert refused(rolled, imaginary("Alma", 1, 1), **alone)[1] is Order.ANSWER_WHAT_IS_ASKED


def test_the_number_of_a_bad_line_is_named() -> None:
    lines = [header_of(SEATS), *SET_UP, turn_die(0, "blue", 6, 1)]
    file = io.BytesIO(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    with pytest.raises(BadLine) as refusal:
        list(replay(file, game_of))
    assert str(refusal.value) == (
        "line 15: not allowed (rule NEVER_BETWEEN_ONE_AND_SIX: A die is never turned from 1 to 6 "
        "or from 6 to 1.)"
    )


# Scores


def game_with_round_scores() -> tuple[Line, list[Line]]:
    """A contest in which a building is completed, so that every kind of line is there."""
    for seed in range(100):
        session = random_game("contest", seed)
        if any(line.get("score") == "round" for line in session.lines):
            return session.game.header, session.lines
    raise AssertionError("no building is ever completed")


def test_scores_and_result_stand_where_they_belong() -> None:
    _, lines = game_with_round_scores()
    at = next(number for number, line in enumerate(lines) if line.get("score") == "round")
    assert lines[at - 1]["imaginary"] == "Bruno"
    assert list(lines[at])[:2] == ["score", "round"]
    assert set(list(lines[at])[2:]) <= set(BUILDINGS)
    assert list(lines[-2]) == ["score", "buildings", "lines", "coins", "total"]
    assert lines[-2]["score"] == "final"
    assert list(lines[-1]) == ["result"]
    assert list(lines[-1]["result"]) == ["total", "winners"]


@pytest.mark.parametrize(
    ("score", "key", "rule"),
    [
        ("round", "round", Rule.COMPLETED),
        ("round", None, Rule.COMPLETED),
        ("final", "buildings", Rule.PLACES_OF_A_BUILDING),
        ("final", "lines", Rule.ROWS_AND_COLUMNS),
        ("final", "coins", Rule.A_POINT_FOR_TWO_COINS),
        ("final", "total", Rule.MOST_POINTS_WIN),
    ],
)
def test_a_wrong_score_is_refused_with_its_rule(score: str, key: str | None, rule: AnyRule) -> None:
    header, lines = game_with_round_scores()
    one: Referee[Any] = Referee(game_of(header))
    for line in lines:
        if line.get("score") == score:
            wrong = key or list(line)[2]
            value = [99, *line[wrong][1:]] if isinstance(line[wrong], list) else 99
            with pytest.raises(BadLine) as refusal:
                one.take({**line, wrong: value})
            assert refusal.value.rule is rule
            return
        one.take(line)
    raise AssertionError("no such score")


def test_a_wrong_result_and_a_missing_score_are_refused() -> None:
    header, lines = game_with_round_scores()
    one: Referee[Any] = Referee(game_of(header))
    for line in lines[:-2]:
        one.take(line)
    with pytest.raises(BadLine) as refusal:
        one.take(lines[-1])
    assert refusal.value.rule is Rule.LAST_ROUND
    one.take(lines[-2])
    with pytest.raises(BadLine) as refusal:
        one.take({"result": {**lines[-1]["result"], "winners": [0, 1, 2]}})
    assert refusal.value.rule is Rule.MOST_POINTS_WIN
    one.take(lines[-1])
    assert one.result == lines[-1]
