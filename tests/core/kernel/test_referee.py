"""The referee judges the lines of a record by the rules."""

from typing import Any

import pytest

from core.alhambra.modules import thieves
from core.alhambra.rules import Rule
from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.kernel.referee import Referee, check_kind
from core.kernel.rulebook import Order
from tests.core.kernel.games import Lines, finished_game, refusal
from tests.core.kernel.pebbles import PebbleGame


def referee_after(record: Lines, events: int) -> Referee[Any]:
    """A referee that has seen so many events of a record."""
    referee = Referee(game_of(record.header))
    for line in record.events[:events]:
        referee.take(line)
    return referee


def refused(referee: Referee[Any], line: Line) -> BadLine:
    """Why a line is refused; nothing has happened then."""
    before = (referee.state, list(referee.facts_due), referee.result)
    with pytest.raises(BadLine) as caught:
        referee.take(line)
    assert (referee.state, referee.facts_due, referee.result) == before
    return caught.value


# What a line is


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_whole_game_is_in_order(seats: int) -> None:
    record = finished_game(seats)
    referee = referee_after(record, len(record.events))
    assert referee.result == record.events[-1]
    assert referee.facts_due == []


@pytest.mark.parametrize(
    "line", [{}, {"seat": 0}, {"do": "pass", "score": 1}, {"chance": "tiles", "note": "x"}]
)
def test_a_line_has_exactly_one_verb(line: Line) -> None:
    referee = referee_after(finished_game(), 0)
    assert refused(referee, line).reason == (
        "a line has exactly one of chance, do, score, result and note"
    )


def test_nothing_follows_the_result() -> None:
    record = finished_game()
    record.events.append({"note": "good game"})
    assert refusal(record).reason == "nothing follows the result"
    assert refusal(record).number == len(record.events) + 1


def test_nothing_is_done_when_the_game_is_over() -> None:
    record = finished_game()
    before_the_score = record.first("score", 3)
    referee = referee_after(record, before_the_score)
    assert refused(referee, {"seat": 0, "do": "pass"}).reason == "here stands the score 3"
    referee.take(record.events[before_the_score])
    assert refused(referee, {"seat": 0, "do": "pass"}).rule is Rule.THE_LAST_SCORING


# Order


@pytest.mark.rule(Order.ONLY_WHO_IS_ASKED)
def test_a_seat_out_of_turn_is_refused() -> None:
    record = finished_game()
    at = record.first("do", "take")
    line = record.events[at]
    line["seat"] = (line["seat"] + 1) % 3
    bad = refusal(record)
    assert bad.rule is Order.ONLY_WHO_IS_ASKED
    assert bad.number == at + 2
    assert bad.reason.startswith("seat ")


@pytest.mark.rule(Order.ONLY_WHO_IS_ASKED)
def test_seats_wait_for_chance_and_chance_for_seats() -> None:
    record = finished_game()
    at_the_start = referee_after(record, 0)
    assert refused(at_the_start, {"seat": 1, "do": "pass"}).reason == (
        "chance is asked here, not seat 1"
    )
    first_turn = referee_after(record, 3)
    assert "asked here, not chance" in refused(first_turn, record.events[0]).reason


@pytest.mark.rule(Order.ANSWER_WHAT_IS_ASKED)
def test_chance_events_stand_in_their_order() -> None:
    record = finished_game()
    record.events[0], record.events[1] = record.events[1], record.events[0]
    assert refusal(record).rule is Order.ANSWER_WHAT_IS_ASKED


@pytest.mark.rule(Rule.PAY_WHAT_YOU_HAVE)
def test_a_card_paid_twice_is_refused() -> None:
    record = finished_game()
    at = record.first("do", "buy")
    record.events[at]["pay"] *= 2
    bad = refusal(record)
    assert (bad.reason, bad.rule, bad.number) == ("not allowed", Rule.PAY_WHAT_YOU_HAVE, at + 2)


def test_cards_may_stand_in_any_order() -> None:
    record = finished_game()
    for line in record.events:
        for key in ("cards", "pay"):
            if key in line:
                line[key].reverse()
        if "result" in line:
            line["result"]["winners"].reverse()
    assert referee_after(record, len(record.events)).result is not None


def test_a_game_without_a_result_is_over_when_nothing_is_asked_any_more() -> None:
    referee = Referee(PebbleGame())
    referee.take({"chance": "lay", "number": 1})
    referee.take({"seat": 0, "do": "take", "number": 1})
    assert refused(referee, {"seat": 1, "do": "skip"}).reason == "the game is over"


# Silent answers


def test_silence_stands_for_an_answer_that_is_not_written() -> None:
    referee = Referee(PebbleGame())
    referee.take({"chance": "lay", "number": 5})
    referee.take({"seat": 0, "do": "take", "number": 1})
    taken = referee.take({"seat": 1, "do": "take", "number": 2})
    assert [repr(one.action) for one in taken] == ["SayNothing()", "Take(number=2)"]
    referee = Referee(PebbleGame())
    referee.take({"chance": "lay", "number": 5})
    referee.take({"seat": 0, "do": "take", "number": 1})
    assert refused(referee, {"seat": 1, "do": "say-nothing"}).reason == (
        "this answer is not written in a record"
    )
    (shout,) = referee.take({"seat": 1, "do": "shout"})
    assert shout.state.shouts == 1


def test_a_silent_answer_is_taken_where_its_line_is_missing() -> None:
    record = finished_game(3, ("thieves",))
    referee = Referee(game_of(record.header))
    taken = [one for line in record.events for one in referee.take(line)]
    silent = [one for one in taken if isinstance(one.action, thieves.Decline)]
    assert silent
    assert len(taken) == len(silent) + sum("do" in x or "chance" in x for x in record.events)


@pytest.mark.rule(Order.ONLY_WHO_IS_ASKED)
def test_a_line_that_no_silence_leads_to_is_refused() -> None:
    record = finished_game(3, ("thieves",))
    turn = next(
        at
        for at, line in enumerate(record.events)
        if line.get("do") == "take" and record.events[at + 1].get("do") == "take"
    )
    record.events[turn + 1]["seat"] = record.events[turn]["seat"]
    assert refusal(record).number == turn + 3


# Scores


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("wall", [9, 9, 9], Rule.LONGEST_WALL),
        ("garden", [0, 0, 99], Rule.MOST_BUILDINGS),
        ("total", [1, 2, 3], Rule.POINTS_ADD_UP),
        ("tower", None, Rule.MOST_BUILDINGS),
        ("score", 2, Rule.SCORING_BEFORE_THE_NEXT_TURN),
        ("score", True, Rule.SCORING_BEFORE_THE_NEXT_TURN),
        ("score", 1.0, Rule.SCORING_BEFORE_THE_NEXT_TURN),
    ],
)
def test_a_wrong_score_is_refused_with_its_rule(key: str, value: object, rule: Rule) -> None:
    record = finished_game()
    at = record.first("score", 1)
    record.events[at][key] = value
    bad = refusal(record)
    assert (bad.rule, bad.number) == (rule, at + 2)
    assert bad.reason.startswith(f"{key} must be ")


def test_numbers_of_a_score_are_whole() -> None:
    record = finished_game()
    score = record.events[record.first("score", 3)]
    score["total"] = [float(points) for points in score["total"]]
    assert refusal(record).rule is Rule.POINTS_ADD_UP


def test_a_missing_score_is_missed() -> None:
    record = finished_game()
    at = record.first("score", 1)
    del record.events[at]
    bad = refusal(record)
    assert bad.reason == "here stands the score 1"
    assert bad.number == at + 2
    assert bad.rule is Rule.SCORING_BEFORE_THE_NEXT_TURN


def test_a_score_that_is_not_due_is_refused() -> None:
    record = finished_game()
    at = record.first("score", 1)
    record.events.insert(3, record.events[at])
    assert refusal(record).reason == "there is no score at this point of the game"


def test_a_result_before_the_end_is_refused() -> None:
    record = finished_game()
    record.events.insert(3, record.events[-1])
    assert refusal(record).reason == "there is no result at this point of the game"


@pytest.mark.parametrize("key", ["dirk", "citizens", "seat", "pay"])
def test_a_score_has_no_keys_of_other_lines(key: str) -> None:
    record = finished_game()
    record.events[record.first("score", 1)][key] = [0, 0, 0]
    assert refusal(record).reason == f'the key "{key}" does not belong here'


def test_a_score_keeps_keys_that_nobody_knows() -> None:
    record = finished_game()
    record.events[record.first("score", 1)]["comment"] = "tight"
    assert referee_after(record, len(record.events)).result is not None


@pytest.mark.rule(Rule.DIRK_SCORES_BUILDINGS)
def test_dirks_score_is_checked() -> None:
    record = finished_game(2)
    score = record.events[record.first("score", 1)]
    score["dirk"]["tower"] += 1
    assert refusal(record).reason.startswith("tower must be ")
    score["dirk"]["wall"] = 3
    assert refusal(record).reason == 'the key "wall" does not belong here'
    score["dirk"] = 12
    assert refusal(record).rule is Rule.DIRK_SCORES_BUILDINGS
    del score["dirk"]
    assert refusal(record).reason.startswith('dirk must be {"pavilion"')


@pytest.mark.rule(Rule.MOST_POINTS_WIN)
def test_wrong_winners_are_refused() -> None:
    record = finished_game()
    record.events[-1]["result"]["winners"] = [0, 1, 2]
    assert refusal(record).rule is Rule.MOST_POINTS_WIN
    record.events[-1]["result"] = "draw"
    assert refusal(record).rule is Rule.THE_LAST_SCORING


# Notes and forfeits


def test_a_seat_changes_hands_anywhere_after_the_header() -> None:
    record = finished_game()
    note = {"note": "seat", "seat": 1, "kind": "ai:hard", "name": "Zaida"}
    events: list[Line] = []
    for line in record.events:
        events += [note, line]
    assert referee_after(Lines(record.header, events), len(events)).result == record.events[-1]


@pytest.mark.parametrize(
    ("note", "why"),
    [
        ({"seat": 3, "kind": "human", "name": "Ann"}, "there is no seat 3"),
        ({"seat": 1, "kind": "human"}, "name must be a text, not null"),
        ({"seat": 1, "name": "Ann"}, "kind must be a text, not null"),
        (
            {"seat": 1, "kind": "alien", "name": "Ann"},
            'kind must be human, ai:LEVEL or bot:COMMAND, not "alien"',
        ),
        (
            {"seat": 1, "kind": "human", "name": "Ann", "cards": []},
            'the key "cards" does not belong here',
        ),
    ],
)
def test_a_change_of_hands_is_checked(note: Line, why: str) -> None:
    assert refused(referee_after(finished_game(), 3), {"note": "seat", **note}).reason == why


def test_unknown_notes_are_skipped() -> None:
    referee = referee_after(finished_game(), 3)
    state = referee.state
    assert referee.take({"note": {"weather": "fine"}, "seat": 77, "pay": True}) == []
    assert referee.state is state


@pytest.mark.parametrize("events", [0, 3, 40])
def test_a_forfeit_ends_the_game_anywhere(events: int) -> None:
    referee = referee_after(finished_game(), events)
    line = {"result": {"forfeit": 1, "reason": "no answer in 30 s", "after": 31.5}}
    referee.take(line)
    assert referee.result == line


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"result": {"forfeit": 3, "reason": "?"}}, "there is no seat 3"),
        ({"result": {"forfeit": True, "reason": "?"}}, "seat must be a whole number, not true"),
        ({"result": {"forfeit": 1}}, "reason must be a text, not null"),
        (
            {"result": {"forfeit": 1, "reason": "?", "winners": [0]}},
            'the key "winners" does not belong here',
        ),
        (
            {"result": {"forfeit": 1, "reason": "?"}, "seat": 1},
            'the key "seat" does not belong here',
        ),
    ],
)
def test_a_forfeit_is_checked(line: Line, why: str) -> None:
    assert refused(referee_after(finished_game(), 3), line).reason == why


@pytest.mark.parametrize("kind", ["human", "ai:hard", "ai:", "bot:python my_bot.py"])
def test_who_can_play_a_seat(kind: str) -> None:
    assert check_kind(kind) == kind
