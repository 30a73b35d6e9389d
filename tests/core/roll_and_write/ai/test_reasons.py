"""Why a computer does what it does."""

from __future__ import annotations

from core.kernel.bots import Interpreter
from core.kernel.brains import Choice
from core.kernel.record import unnamed_seats
from core.roll_and_write.ai.player import brain_of
from core.roll_and_write.game import RollAndWrite, header_of
from core.roll_and_write.table import Table
from tests.core.roll_and_write.ai.tables import BUDGET
from tests.core.roll_and_write.positions import COINS, cross, places_of, position
from tests.core.roll_and_write.positions import play as played

LAST = 18


def choice(table: Table) -> Choice:
    """What the expert of the seat to play says."""
    game = RollAndWrite(header_of(unnamed_seats(len(table.seats))))
    interpreter = Interpreter(game, table.rules.decision(table).seat)
    question = interpreter.decide(table)
    expert = brain_of("expert", interpreter.hello(), BUDGET)
    return expert.decide(question["view"], question["moves"])


def test_a_full_row_is_the_reason_for_its_last_building() -> None:
    table = position(dices={0: "16/16"}, crosses=["11 12 13 14 15"], coins=[0], round_number=LAST)
    made = choice(table)
    assert made.reason is not None
    told = [made.reason, made.reason.get("also", {})]
    row = next(one for one in told if one.get("kind") == "row")
    assert (row["line"], row["number"], row["points"]) == (1, 6, 5)
    assert "6 in row 1: about 5" in made.comment
    assert made.reason["second"]["points"] > 0
    assert made.reason["second"]["move"] != made.move


def test_the_last_tower_completes_its_kind() -> None:
    *towers, last = places_of("tower").split()
    dice = f"{last[0] * 2}/{last[1] * 2}"
    all_but_one = " ".join(towers)
    table = position(dices={0: dice}, crosses=[all_but_one] * 2, round_number=LAST)
    reason = choice(table).reason
    assert reason is not None
    assert (reason["kind"], reason["building"], reason["number"]) == ("complete", "tower", 7)


def test_a_die_is_turned_for_a_building() -> None:
    table = position(dices={0: "12/55"}, crosses=["11 12 13 14 15"], coins=[1], round_number=LAST)
    made = choice(table)
    assert made.reason is not None
    assert made.move["do"] == "turn-die"
    assert made.reason["then"] == {"do": "cross", "yellow": 1, "blue": 6}


def test_the_second_building_of_a_turn_is_told_with_the_first() -> None:
    crossed = "11 12 13 14 15 61 62 63 64 66"
    table = position(dices={0: "16/56"}, crosses=[crossed], coins=[3], round_number=LAST)
    made = choice(table)
    assert made.reason is not None
    told = {(one["yellow"], one["blue"]) for one in (made.move, made.reason["paid"])}
    assert told == {(1, 6), (6, 5)}
    after = choice(played(table, cross(f"{made.move['yellow']}{made.move['blue']}")))
    assert "paid" not in after.reason  # type: ignore[operator]


def test_coins_keeping_and_saving_have_reasons_too() -> None:
    table = position(dices={0: "12/12"}, crosses=["11 12 21 22"], coins=[0])
    assert choice(table).reason["kind"] == "coins"  # type: ignore[index]
    blank = position(dices={0: "12/12"}, crosses=["", places_of("garden")], round_number=LAST)
    assert choice(blank).comment
    kept = choice(played(table, COINS, "12/12"))
    assert kept.reason is not None
    assert kept.reason["kind"] == "promise"
    assert kept.comment.startswith("promises about")
    rival = places_of("pavilion", 4)
    table = position(dices={0: "12/12"}, crosses=["14", rival, rival], coins=[4], round_number=LAST)
    assert choice(played(table, cross("11"))).reason["kind"] == "save"  # type: ignore[index]
