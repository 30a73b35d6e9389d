from __future__ import annotations

from random import Random

import pytest

from core.kernel.bots import Interpreter
from core.kernel.lines import BadLine
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE
from core.levels import LEVELS
from core.roll_and_write.ai import player
from core.roll_and_write.ai.player import brain_of
from core.roll_and_write.ai.thinking import Option, Thinking
from core.roll_and_write.game import RollAndWrite, header_of
from tests.core.roll_and_write.ai.tables import (
    BUDGET,
    RANDOM,
    BotAtTheTable,
    chosen,
    duels,
    play,
)
from tests.core.roll_and_write.positions import (
    COINS,
    DECLINE,
    cross,
    keep,
    places_of,
    position,
    second,
    turn,
)
from tests.core.roll_and_write.positions import play as played
from tests.core.roll_and_write.variants import VARIANTS, game, random_action

THINKERS = ("hard", "expert")
"""They turn dice, and think of both buildings."""

# All games


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.unmeasured
def test_every_level_plays_every_variant_to_the_end(variant: str) -> None:
    of_variant = game(variant)
    seats = len(of_variant.header["seats"])
    for first in range(0, len(LEVELS), seats):
        levels = [LEVELS[(first + seat) % len(LEVELS)] for seat in range(seats)]
        assert play(of_variant, levels, deal=first).score_sheet.final_score is not None


@pytest.mark.unmeasured
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_answer(level: str) -> None:
    of_two = RollAndWrite(header_of(unnamed_seats(2)))
    rules, random = of_two.rules, Random(level)
    old = [brain_of(level, Interpreter(of_two, seat).hello(), BUDGET) for seat in range(2)]
    table, asked = of_two.start(), 0
    while table.agenda:
        seat = rules.decision(table).seat
        asked += seat != CHANCE
        if seat != CHANCE and asked % 3 == 0:
            question = Interpreter(of_two, seat).decide(table)
            new = brain_of(level, Interpreter(of_two, seat).hello(), BUDGET)
            answers = [
                brain.decide(question["view"], question["moves"]) for brain in (old[seat], new)
            ]
            assert answers[0] == answers[1]
        table = rules.apply(table, random_action(table, random))


def test_there_is_no_other_level() -> None:
    of_two = RollAndWrite(header_of(unnamed_seats(2)))
    with pytest.raises(BadLine, match="greedy"):
        brain_of("greedy", Interpreter(of_two, 0).hello())


# How well they play


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals", "at_least"),
    [
        ("easy", RANDOM, 10, 0.95),
        ("medium", "easy", 25, 0.55),
        ("hard", "medium", 15, 0.55),
        ("expert", "hard", 8, 0.6),
    ],
)
@pytest.mark.unmeasured
def test_every_level_beats_the_one_below(
    stronger: str, weaker: str, deals: int, at_least: float
) -> None:
    won, lead = duels(stronger, weaker, deals)
    assert won >= at_least
    assert lead > 0


# What they see

LAST = 18
"""The last round of three seats."""


@pytest.mark.parametrize("level", LEVELS)
def test_a_full_row_is_better_than_a_lone_building(level: str) -> None:
    table = position(dices={0: "16/16"}, crosses=["11 12 13 14 15"], coins=[0], round_number=LAST)
    assert chosen(table, level) == cross("16")


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_tower_is_better_than_coins(level: str) -> None:
    *towers, last = places_of("tower").split()
    dice = f"{last[0] * 2}/{last[1] * 2}"
    table = position(dices={0: dice}, crosses=[" ".join(towers)])
    assert chosen(table, level) == cross(last)


@pytest.mark.parametrize("level", THINKERS)
def test_a_die_is_turned_for_a_full_row(level: str) -> None:
    table = position(dices={0: "12/55"}, crosses=["11 12 13 14 15"], coins=[1], round_number=LAST)
    action = chosen(table, level)
    assert action == turn("blue", 5, 6)
    assert chosen(played(table, action), level) == cross("16")


@pytest.mark.parametrize("level", THINKERS)
def test_coins_that_would_be_left_buy_a_second_building(level: str) -> None:
    table = position(
        dices={0: "16/56"}, crosses=["11 12 13 14 15 61 62 63 64"], coins=[3], round_number=LAST
    )
    after = played(table, cross("16"))
    assert chosen(after, level) == second("65")


@pytest.mark.parametrize("level", THINKERS)
def test_both_buildings_are_seen_before_the_first_is_crossed_off(level: str) -> None:
    """The dice 16/56 meet at 15 and 66, too; only 16 with 65 completes two rows."""
    table = position(
        dices={0: "16/56"},
        crosses=["11 12 13 14 15 61 62 63 64 66"],
        coins=[3],
        round_number=LAST,
    )
    first = chosen(table, level)
    assert first in (cross("16"), cross("65"))
    assert chosen(played(table, first), level) in (second("16"), second("65"))


def test_a_second_building_that_brings_nothing_is_not_worth_three_coins() -> None:
    """Another pavilion catches up with nobody."""
    rival = places_of("pavilion", 4)
    table = position(dices={0: "12/12"}, crosses=["14", rival, rival], coins=[4], round_number=LAST)
    assert chosen(played(table, cross("11")), "expert") == DECLINE


@pytest.mark.parametrize("level", LEVELS)
def test_where_nothing_is_free_coins_are_received(level: str) -> None:
    table = position(dices={0: "12/12"}, crosses=["11 12 21 22"], coins=[0])
    assert chosen(table, level) == COINS


@pytest.mark.parametrize("level", THINKERS)
def test_the_neighbour_does_not_get_what_it_waits_for(level: str) -> None:
    """Seat 1 holds 1/1 and lacks only the place 16 in its first row; a blue 6 would fill it.

    The seat to play has crossed off all that a blue 6 leads to by itself.
    """
    table = position(
        dices={0: "12/12", 1: "1/1"},
        crosses=["11 12 21 22 16 26 36 46 56 66", "11 12 13 14 15"],
        round_number=LAST,
    )
    rolled = played(table, COINS, "33/46")
    assert chosen(rolled, level) == keep("36")


@pytest.mark.parametrize("level", THINKERS)
def test_of_two_buildings_the_one_is_crossed_off_whose_dice_the_neighbour_waits_for(
    level: str,
) -> None:
    """Both are arcades, and in no row or column that counts; seat 1 waits for a blue 6."""
    table = position(
        dices={0: "32/46", 1: "1/1"}, crosses=["24 36", "11 12 13 14 15"], round_number=LAST
    )
    assert chosen(table, level) == cross("26")


@pytest.mark.parametrize("level", THINKERS)
def test_a_second_building_is_worth_more_if_the_neighbour_waits_for_its_dice(level: str) -> None:
    """It brings less than its coins, but the dice are rolled anew: seat 1 waits for a blue 6."""
    for row, answer in (("11 12 13 14 15", second("26")), ("12 13 14 15 16", DECLINE)):
        table = position(
            dices={0: "32/46", 1: "1/1"},
            crosses=["24 36", f"{row} 34 53"],
            coins=[3],
            round_number=LAST,
        )
        assert chosen(played(table, cross("34")), level) == answer


def test_who_is_alone_passes_on_what_it_waits_for_itself() -> None:
    """Again, both are arcades, and a blue 6 may complete the first row next time."""
    table = position(
        seats=1, dices={0: "32/46"}, crosses=["11 12 13 14 15 24 36"], round_number=LAST - 1
    )
    assert chosen(table, "hard") == cross("34")


def test_who_was_heard_to_get_a_place_is_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view shows that a place is gone, and that two have completed it."""
    pavilions = places_of("pavilion")
    table = position(to_play=2, crosses=[pavilions, pavilions], round_number=8)
    first, *others = table.score_sheet.standings
    first = first._replace(places=first.places[1:], placed=(1,))
    table = table.with_marks(table.agenda, standings=(first, *others))
    bot = BotAtTheTable(RollAndWrite(header_of(unnamed_seats(3))), 2, "hard")
    bot.brain.hear({"score": "round", "round": 7, "pavilion": [0, 16, 0], "seraglio": [0, 0, 0]})
    bot.brain.hear({"score": "final", "buildings": [50, 40, 30]})
    thoughts = []

    class Spy(Thinking):
        def options(self, phase: str) -> list[Option]:
            thoughts.append(self.marks.placed[0])
            return super().options(phase)

    monkeypatch.setattr(player, "Thinking", Spy)
    bot.choose(table)
    assert thoughts == [(1,)]


# When there is little time


@pytest.mark.unmeasured
def test_when_the_time_is_up_the_expert_says_what_looks_best() -> None:
    """As somebody who does not look ahead; and with all the time it needs, as always."""
    of_two = RollAndWrite(header_of(unnamed_seats(2)))
    rules, random = of_two.rules, Random(5)
    hello = Interpreter(of_two, 0).hello()
    table, differing = of_two.start(), 0
    while table.agenda:
        if rules.decision(table).seat == 0:
            question = Interpreter(of_two, 0).decide(table)
            asked = question["view"], question["moves"]
            late = brain_of("expert", hello, BUDGET, lambda: True).decide(*asked)
            patient = brain_of("expert", hello, BUDGET, lambda: False).decide(*asked)
            assert late.move == brain_of("hard", hello).decide(*asked).move
            assert patient == brain_of("expert", hello, BUDGET).decide(*asked)
            differing += late.move != patient.move
        table = rules.apply(table, random_action(table, random))
    assert differing
