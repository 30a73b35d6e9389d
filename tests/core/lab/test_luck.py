"""Luck: nobody has any in the long run."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean, stdev

import pytest

from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.search import turn_of
from core.alhambra.components import SCORING_CARDS
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.table import Table
from core.kernel.rulebook import CHANCE, Action
from core.lab import luck
from core.lab.luck import luck_of, pile_ends, reshuffled


def course(seats: int, seed: str) -> tuple[list[Table], list[Action]]:
    """A whole game of quick players."""
    rules = rules_for(seats)
    weights = weights_for(seats, LEVELS["easy"])
    chance = Random(seed)
    states, actions = [new_table(rules)], []
    while states[-1].agenda:
        table = states[-1]
        seat = rules.decision(table).seat
        draws = seat == CHANCE
        for action in (rules.draw(table, chance),) if draws else turn_of(table, seat, weights):
            states.append(rules.apply(states[-1], action))
            actions.append(action)
    return states, actions


def test_luck_cancels_out_among_the_seats_and_over_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(luck, "OTHER_DRAWS", 2)
    lucks = []
    for game in range(6):
        states, actions = course(2, f"luck {game}")
        first, second = luck_of(states, actions, Random(game))
        assert first + second == pytest.approx(0.0, abs=1e-9)
        lucks.append(first)
    assert min(lucks) < 0 < max(lucks)
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_a_game_that_never_began_had_no_luck() -> None:
    assert luck_of([new_table(rules_for(3))], [], Random(1)) == [0.0, 0.0, 0.0]


def test_a_scoring_card_stays_in_its_part_of_the_pile_and_lies_anywhere_in_it() -> None:
    states, _ = course(3, "pile")
    start = next(table for table in states if SCORING_CARDS[0] in table.draw_pile)
    ends = pile_ends(start)
    assert ends[-1] == 0
    random = Random(1)
    places = [Counter[int](), Counter[int]()]
    tops = Counter[str]()
    for _ in range(300):
        table = reshuffled(start, ends, random)
        assert sorted(table.draw_pile) == sorted(start.draw_pile)
        assert sorted(table.bag) == sorted(start.bag)
        tops[table.draw_pile[0]] += 1
        for found, card in zip(places, SCORING_CARDS, strict=True):
            found[len(table.draw_pile) - table.draw_pile.index(card)] += 1
    for found, (above, below) in zip(places, ((ends[0], ends[1]), (ends[2], ends[3])), strict=True):
        assert set(found) <= set(range(below + 1, above + 1))
        assert len(found) == above - below
    assert len(tops) > 20
