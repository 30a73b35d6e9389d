"""Nobody tears down and rebuilds for ever, nor at once what was only just built."""

from __future__ import annotations

import pytest

from core.alhambra.ai.going_around import Rebuilding
from core.alhambra.ai.plans import Plan
from core.alhambra.buying import BuyTile
from core.alhambra.placing import BuildTile
from core.alhambra.redesigning import ExchangeTiles, RemoveTile
from core.kernel.lines import Line
from tests.core.alhambra.ai.conversations import Conversation, a_game, level

REMOVING = Plan(2.0, (RemoveTile("tower-11"),))
BUYING = Plan(1.0, (BuyTile("garden-8-nw", ()), BuildTile("garden-8-nw", 1)))
MY_TURN: Line = {"seat": 0, "do": "take", "cards": []}
THEIR_TURN: Line = {"seat": 1, "do": "take", "cards": []}
MY_REMOVAL: Line = {"seat": 0, "do": "redesign", "remove": "tower-11"}
MY_PLACING: Line = {"seat": 0, "do": "place", "tile": "tower-11", "at": [1, 0]}


def remembering(*events: Line) -> Rebuilding:
    rebuilding = Rebuilding(0)
    for event in events:
        rebuilding.hear(event)
    return rebuilding


def test_who_redesigns_with_the_same_tile_again_and_again_likes_it_less() -> None:
    plans = [REMOVING, BUYING]
    adding: Line = {"seat": 0, "do": "redesign", "add": "garden-8-nw", "at": [1, 0]}
    assert remembering(adding, MY_TURN).without_going_around(plans) == plans
    of_others = [{**MY_REMOVAL, "seat": 1}] * 9
    assert remembering(*of_others).without_going_around(plans) == plans
    wearied = remembering(MY_REMOVAL, MY_REMOVAL).without_going_around(plans)
    assert [plan.actions for plan in wearied] == [BUYING.actions, REMOVING.actions]
    assert wearied[1].worth == wearied[1].unseen + 2.0 == -1.0


@pytest.mark.parametrize(
    "built",
    [
        MY_PLACING,
        {"seat": 0, "do": "redesign", "add": "tower-11", "at": [1, 0]},
        {"seat": 0, "do": "redesign", "add": "tower-11", "remove": "arcades-8"},
    ],
)
def test_what_was_built_a_turn_ago_is_not_torn_down(built: Line) -> None:
    exchanging = Plan(1.5, (ExchangeTiles("pavilion-8", "tower-11"),))
    plans = [REMOVING, exchanging, BUYING]
    anew = remembering(MY_TURN, built, THEIR_TURN, THEIR_TURN)
    assert anew.without_going_around(plans) == [BUYING]
    assert anew.without_going_around([REMOVING]), "somebody has to do something"
    bought_first = remembering(MY_TURN, built, THEIR_TURN, {**MY_TURN, "do": "buy"})
    assert bought_first.without_going_around(plans) == [BUYING], "it is still the same turn"


@pytest.mark.parametrize(
    "events",
    [
        (MY_TURN, MY_PLACING, THEIR_TURN, MY_TURN, THEIR_TURN),
        (MY_TURN, {**MY_PLACING, "seat": 1}, THEIR_TURN),
        (MY_TURN, {"seat": 0, "do": "place", "tile": "tower-11", "to": "reserve"}, THEIR_TURN),
    ],
)
def test_anything_else_may_be_torn_down(events: tuple[Line, ...]) -> None:
    assert remembering(*events).without_going_around([REMOVING, BUYING]) == [REMOVING, BUYING]


@pytest.mark.unmeasured
def test_two_who_would_rather_wait_do_not_rebuild_for_ever() -> None:
    """In this deal, they once tore down and added the same tiles in turns."""
    brains = [level("hard"), level("hard:no-walls")]
    assert not Conversation(a_game(2, ("walls",)), 30, brains).play().agenda
