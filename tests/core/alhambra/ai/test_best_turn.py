"""The best turn, found without putting every turn together."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from core.alhambra.ai.best_turn import best_turn
from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Planner
from core.alhambra.ai.quick_play import QuickGame
from core.alhambra.buying import BuyTile
from core.alhambra.redesigning import AddTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from tests.core.alhambra.ai.conversations import ALL_SEATS
from tests.core.alhambra.positions import cards, position


def planner(table: Table, *, thorough: bool = False) -> Planner:
    weights = weights_for(len(table.seats), LEVELS["expert"])
    return Planner(Outlook(table, table.to_play, weights), thorough=thorough)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_it_is_one_of_the_plans_and_none_is_better(seats: int) -> None:
    tables: list[Table] = []
    weights = weights_for(seats, LEVELS["expert"])
    for seed in range(3):
        QuickGame(seats).play(Random(seed), [weights] * seats, watch=tables.append)
    kinds: Counter[object] = Counter()
    for table in tables:
        plans = planner(table).plans()
        actions = best_turn(planner(table))
        (plan,) = (plan for plan in plans if plan.actions == actions)
        assert plan.worth == pytest.approx(plans[0].worth, abs=1e-9)
        bought = sum(isinstance(action, BuyTile) for action in actions)
        kinds[bought] += 1
        kinds.update(type(action) for action in actions)
    assert len(tables) > 100
    assert {0, 1, 2, BuyTile, TakeMoney} <= kinds.keys()


def test_a_tile_of_the_reserve_board_is_added_with_purchases_before_it() -> None:
    table = position(
        hands=["gulden-8"],
        market="garden-8-ne . . .",
        reserves=["tower-11"],
        open_money="denar-1",
    )
    first, last, *_ = best_turn(planner(table))
    assert first == BuyTile("garden-8-ne", cards("gulden-8"))
    assert isinstance(last, AddTile)
    assert best_turn(planner(table)) == planner(table).plans()[0].actions


def test_a_thorough_planner_looks_at_everything() -> None:
    table = position(
        hands=["gulden-7 gulden-8"], market="tower-11 . . .", reserves=["garden-10 tower-12"]
    )
    thorough = planner(table, thorough=True)
    assert best_turn(thorough) == planner(table, thorough=True).plans()[0].actions


def test_if_nothing_else_can_be_done_it_passes() -> None:
    assert best_turn(planner(position(open_money=""))) == (Pass(),)
