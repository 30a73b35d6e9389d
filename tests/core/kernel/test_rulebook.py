"""Moves, steps and chance: a rule book without knowing its game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from core.kernel.rulebook import IllegalAction, Order, Violation
from tests.core.kernel.pebbles import (
    RULES,
    START,
    Grab,
    Laid,
    PebbleRule,
    Pebbles,
    SayNothing,
    Shout,
    Skip,
    Take,
)


def play(state: Pebbles, *actions: tuple[Any, ...]) -> Pebbles:
    for action in actions:
        assert RULES.violation(state, action) is None
        state = RULES.apply(state, action)
    return state


def test_a_step_needs_no_answer() -> None:
    state = play(START, Laid(4))
    assert (state.pebbles, state.to_play) == (4, 0)
    assert repr(RULES.decision(state)) == "Choose(seat=0)"


def test_what_has_no_condition_to_be_asked_is_skipped() -> None:
    asked = play(START, Laid(4), Take(1))
    assert repr(RULES.decision(asked)) == "React(seat=1)"  # three pebbles are left
    skipped = play(START, Laid(4), Take(2))
    assert repr(RULES.decision(skipped)) == "Choose(seat=1)"
    over = play(skipped, Take(2))
    assert over.agenda == ()
    assert RULES.decision(over) is None
    assert RULES.silent_answer(over) is None


def test_legal_actions_are_listed_by_kind() -> None:
    state = play(START, Laid(7))
    assert RULES.legal_kinds(state) == [[Take(1), Take(2), Grab()]]
    assert RULES.legal_actions(state) == [Take(1), Take(2), Grab()]
    asked = play(state, Take(1))
    assert [len(kind) for kind in RULES.legal_kinds(asked)] == [1, 1]


def test_passing_is_legal_exactly_where_nothing_else_is() -> None:
    state = play(START, Laid(2))
    violation = RULES.violation(state, Skip())
    assert violation == Violation(PebbleRule.PASS_WITHOUT_PEBBLES)
    stuck = state._replace(pebbles=0)
    assert RULES.legal_actions(stuck) == [Skip()]
    assert RULES.violation(stuck, Skip()) is None
    assert RULES.any_legal_action(stuck, Random(1)) == Skip()


def test_a_refusal_names_the_rule_and_what_is_in_the_way() -> None:
    state = play(START, Laid(1))
    assert RULES.violation(state, Take(2)) == Violation(PebbleRule.TAKE_WHAT_IS_THERE, (1,))
    error = IllegalAction(Violation(PebbleRule.TAKE_WHAT_IS_THERE))
    assert str(error) == "Only pebbles that are there can be taken."
    assert error.violation.rule is PebbleRule.TAKE_WHAT_IS_THERE


@pytest.mark.rule(Order.ANSWER_WHAT_IS_ASKED)
def test_an_answer_to_another_question_names_the_rule_of_its_moment() -> None:
    state = play(START, Laid(4))
    early = RULES.violation(state, Shout())
    assert early == Violation(PebbleRule.SHOUT_BETWEEN_TURNS)
    strange = RULES.violation(state, Laid(3))
    assert strange == Violation(Order.ANSWER_WHAT_IS_ASKED)


@pytest.mark.rule(Order.THE_GAME_IS_OVER)
def test_nothing_is_played_when_the_game_is_over() -> None:
    over = play(START, Laid(1), Take(1))
    assert RULES.violation(over, Take(1)) == Violation(Order.THE_GAME_IS_OVER)


def test_only_who_is_asked_for_an_action_is_asked_for_it() -> None:
    state = play(START, Laid(4))
    assert RULES.asks_for(state, 0, Take(1))
    assert RULES.asks_for(state, 0, Skip())
    assert not RULES.asks_for(state, 1, Take(1))
    assert not RULES.asks_for(state, 0, Shout())
    assert not RULES.asks_for(play(state, Take(2), Take(2)), 0, Take(1))


def test_a_silent_answer_is_known_where_there_is_one() -> None:
    state = play(START, Laid(4))
    assert RULES.silent_answer(state) is None
    assert type(RULES.silent_answer(play(state, Take(1)))) is SayNothing


def test_chance_draws_what_a_seed_says() -> None:
    drawn = {RULES.draw(START, Random(seed)) for seed in range(50)}
    assert drawn == {Laid(number) for number in range(1, 9)}
    assert RULES.draw(START, Random(3)) == RULES.draw(START, Random(3))


def test_a_random_action_is_any_of_the_legal_ones() -> None:
    state = play(START, Laid(7))
    random = Random(1)
    counts = Counter(RULES.any_legal_action(state, random) for _ in range(3000))
    assert set(counts) == {Take(1), Take(2), Grab()}
    assert all(900 < number < 1100 for number in counts.values())


def test_a_picker_without_luck_is_no_loss() -> None:
    state = play(START, Laid(1))
    random = Random(1)
    assert {RULES.any_legal_action(state, random) for _ in range(20)} == {Take(1)}


def test_kinds_are_equally_likely_however_many_actions_they_have() -> None:
    asked = play(START, Laid(4), Take(1))
    random = Random(2)
    counts = Counter(type(RULES.any_legal_action(asked, random)) for _ in range(2000))
    assert set(counts) == {Shout, SayNothing}
    assert all(900 < number < 1100 for number in counts.values())
