"""From what a seat sees to a move: which of its means an expert makes use of, and how much."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import NamedTuple

import pytest

from core.alhambra.ai import player
from core.alhambra.ai.evaluation import Outlook, Weights
from core.alhambra.ai.imagining import Imagined
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan
from core.alhambra.ai.player import brain_of
from core.alhambra.ai.playing_on import Depth
from core.alhambra.ai.search import Contender
from core.alhambra.buying import BuyTile
from core.alhambra.placing import BuildTile
from core.alhambra.table import Table
from core.kernel.bots import Interpreter
from core.kernel.brains import Choice, IsTimeUp, never
from tests.core.alhambra.ai.conversations import Conversation, a_game
from tests.core.alhambra.positions import position


def opening(seats: int) -> Table:
    """A tile can be bought for which there are many places, and money can be taken."""
    return position(
        seats=seats,
        hands=["gulden-9 gulden-3"],
        cities=["fountain pavilion-8"],
        market="tower-11 . . .",
    )


def choice_of(table: Table, level: str = "expert", is_time_up: IsTimeUp = never) -> Choice:
    """What a player of this level does in this position."""
    interpreter = Interpreter(a_game(len(table.seats)), table.to_play)
    question = interpreter.decide(table)
    brain = brain_of(level, interpreter.hello(), is_time_up=is_time_up)
    return brain.decide(question["view"], question["moves"])


class Search(NamedTuple):
    """What was to be compared, and how."""

    plans: list[Plan]
    depth: Depth
    rivals: Weights | None


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """All searches to come; what was last in each of them proves the best."""
    seen: list[Search] = []

    def backwards(
        _imagined: Imagined,
        _seat: int,
        plans: list[Plan],
        depth: Depth,
        _weights: Weights,
        _random: Random,
        _is_time_up: IsTimeUp,
        rivals: Weights | None,
    ) -> list[Contender]:
        seen.append(Search(plans[:], depth, rivals))
        return [Contender(plan) for plan in reversed(plans)]

    monkeypatch.setattr(player, "search", backwards)
    return seen


@pytest.mark.parametrize("level", ["expert", "expert:spoiler", "expert:no-walls"])
def test_when_the_time_is_up_the_expert_asks_once_and_answers(level: str) -> None:
    asked = count()

    def is_time_up() -> bool:
        return next(asked) >= 0

    assert choice_of(opening(2), level, is_time_up=is_time_up).move
    assert 1 <= next(asked) <= 2, "about the plans, and about other places for a tile"


def test_the_net_reviews_the_plans_before_some_are_played_on(
    monkeypatch: pytest.MonkeyPatch, searches: list[Search]
) -> None:
    found: list[Plan] = []

    def reviewed(_outlook: Outlook, plans: list[Plan]) -> list[Plan]:
        found.extend(reversed(plans))
        return found

    monkeypatch.setattr(player, "reviewed", reviewed)
    choice_of(opening(2))
    assert len(found) > 2
    assert searches[0].plans == found


def test_the_expert_tries_other_places_for_the_tile_that_it_buys(
    monkeypatch: pytest.MonkeyPatch, searches: list[Search]
) -> None:
    """And then it goes where it did best."""

    def reviewed(_outlook: Outlook, plans: list[Plan]) -> list[Plan]:
        return sorted(plans, key=lambda plan: isinstance(plan.actions[-1], BuildTile))

    monkeypatch.setattr(player, "reviewed", reviewed)
    choice = choice_of(opening(2))
    among_turns, among_places = searches
    bought, *_, built = among_turns.plans[-1].actions
    assert isinstance(bought, BuyTile)
    assert isinstance(built, BuildTile)
    assert [plan.actions[:-1] for plan in among_places.plans] == [
        among_turns.plans[-1].actions[:-1]
    ] * 5
    places = [plan.actions[-1].at for plan in among_places.plans]  # type: ignore[attr-defined]
    assert len(set(places)) == 5
    assert places[0] == built.at
    assert among_places.depth.turns == among_turns.depth.turns / 4
    assert choice.reason is not None
    best = a_game(2).notation.write(0, among_places.plans[-1].actions[-1])
    assert choice.reason["place"] == best


def test_answers_to_what_only_a_module_asks_are_tried(searches: list[Search]) -> None:
    conversation = Conversation(a_game(2, ("thieves",)), "answers", [None, None])
    asked = next(
        one
        for one in conversation.decisions()
        if one.question["view"]["phase"] == "steal" and len(one.question["moves"]) > 2
    )
    brain = brain_of("expert", Interpreter(conversation.game, asked.seat).hello())
    assert isinstance(brain, player.Thinker)
    moves = asked.question["moves"]
    chosen = brain.decide(asked.question["view"], moves).move
    (search,) = searches
    assert len(search.plans) == len(moves)
    assert search.depth.turns == round(LEVELS["expert"].depth.turns * 0.8 / 4)  # type: ignore[union-attr]
    written = [brain.written(plan.actions[0]) for plan in search.plans]
    assert chosen == written[-1] != written[0]


def test_rivals_may_weigh_what_the_level_below_does(searches: list[Search]) -> None:
    for seats in (2, 3):
        choice_of(opening(seats))
        assert searches.pop().rivals == weights_for(seats, LEVELS["hard"])
        assert weights_for(seats, LEVELS["hard"]) != weights_for(seats, LEVELS["expert"])


def test_more_work_is_done_where_no_net_judges(searches: list[Search]) -> None:
    turns: dict[int, int] = {}
    for seats in (2, 3, 6):
        del searches[:]
        choice_of(opening(seats))
        turns[seats] = searches[0].depth.turns
    assert LEVELS["expert"].depth is not None
    assert turns[2] == LEVELS["expert"].depth.turns
    assert turns[3] == turns[6] > 2 * turns[2]
