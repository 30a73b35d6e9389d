"""What computer players do with the modules."""

from __future__ import annotations

from typing import Any

import pytest

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.imagining import Imagination, Imagined, order_forgotten
from core.alhambra.ai.instincts import instinct, terms_of
from core.alhambra.ai.levels import Level, weights_for
from core.alhambra.ai.modules.thieves import theft
from core.alhambra.ai.modules.traders import favourite_of
from core.alhambra.ai.modules.walls import in_doubt
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.search import Contender
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES
from core.alhambra.modules.walls import WALL_CARDS, OpenWallCards, RaiseWall
from core.alhambra.palace import place
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.levels import LEVELS, YARDSTICKS
from tests.core.alhambra.ai.conversations import (
    ALL_SEATS,
    MODULES,
    Conversation,
    a_game,
    level,
)
from tests.core.alhambra.positions import cards, play, position


def outlook(table: Table) -> Outlook:
    return Outlook(table, 0, weights_for(len(table.seats), Level()))


def view(phase: str, bag: int = 30, **own: Any) -> Line:
    seats = [{"palace": [], "coins": [], **own}, {"coins": []}, {"coins": []}]
    return {"phase": phase, "you": 0, "bag": bag, "scorings": 0, "seats": seats}


def thefts(*cards: str) -> list[Line]:
    """What can be stolen, or nothing."""
    return [
        {"do": "decline", "seat": 0},
        *({"do": "steal", "seat": 0, "thief": card.split("-")[0], "card": card} for card in cards),
    ]


SOME_MONEY = "gulden-7 gulden-3 dirham-8 denar-5 ducat-9 ducat-4"


def test_a_thief_goes_for_a_card_that_is_worth_it() -> None:
    eyes = outlook(position(hands=[SOME_MONEY], open_money="denar-9 ducat-3 gulden-2 gulden-3"))
    moves = thefts("ducat-3", "denar-9")
    assert instinct(view("steal"), moves, eyes)["card"] == "denar-9"
    assert instinct(view("steal"), thefts("ducat-3", "gulden-2"), eyes)["do"] == "decline"


def test_late_in_the_game_a_thief_takes_what_there_is() -> None:
    eyes = outlook(position(hands=[SOME_MONEY], open_money="ducat-3 gulden-2"))
    assert instinct(view("steal", bag=12), thefts("ducat-3", "gulden-2"), eyes)["do"] == "steal"
    assert instinct(view("steal", bag=30), thefts("ducat-3", "gulden-2"), eyes)["do"] == "decline"


def test_a_thief_goes_for_a_small_card_that_pays_a_tile_exactly() -> None:
    """What a card is worth depends on the market and on the hand, not on its value alone."""
    eyes = outlook(
        position(hands=["denar-5 ducat-5"], market=". . tower-9-nw .", open_money="denar-4 ducat-4")
    )
    rates = {
        move["card"]: theft(view("steal"), move, eyes) for move in thefts("denar-4", "ducat-4")[1:]
    }
    assert rates["denar-4"] > rates["ducat-4"] + 1.0


def test_a_trader_starts_with_the_colours_of_most_tiles() -> None:
    moves: list[Line] = [
        {"citizens": ["pavilion", "garden", "tower"], "at": [0, 1]},
        {"citizens": ["chambers", "garden", "tower"], "at": [0, 1]},
        {"citizens": ["seraglio", "arcades", "chambers"], "at": [0, 1]},
    ]
    assert instinct(view("trader-start"), moves, outlook(position())) == moves[1]


def meet(moves: list[Line], citizens: list[str], housed: list[str | None]) -> Line:
    own: dict[str, Any] = {
        "palace": [
            {"tile": f"tile {number}", "citizen": citizen} for number, citizen in enumerate(housed)
        ],
        "trader": {"at": None, "citizens": citizens},
    }
    return instinct(view("trader", **own), moves, outlook(position()))


def test_a_citizen_moves_in_where_he_may() -> None:
    moves: list[Line] = [{"do": "leave"}, {"settle": "tower", "take": "tower"}]
    assert meet(moves, ["tower", "garden", "arcades"], [None, "tower"]) == moves[1]


def test_who_is_taken_has_a_colour_that_is_still_missing() -> None:
    moves: list[Line] = [
        {"settle": "tower", "take": "garden"},
        {"settle": "tower", "take": "chambers"},
        {"settle": "tower", "take": "pavilion"},
    ]
    assert meet(moves, ["tower", "garden", "arcades"], ["pavilion"]) == moves[1]


def test_who_is_given_away_has_a_colour_that_is_there_twice() -> None:
    moves: list[Line] = [
        {"give": "garden", "take": "chambers"},
        {"give": "arcades", "take": "chambers"},
        {"do": "leave"},
    ]
    assert meet(moves, ["arcades", "arcades", "garden"], ["pavilion"]) == moves[1]


def test_a_trader_moves_to_where_most_tiles_fit() -> None:
    table = position(cities=["fountain tower-13-e"])
    moves: list[Line] = [{"at": [2, 0]}, {"at": [-1, 0]}]
    palace = table.seats[0].palace
    fitting = [
        sum(palace.violation(tile.walls, place(*move["at"])) is None for tile in TILES.values())
        for move in moves
    ]
    assert fitting[1] > fitting[0]
    seen = view("trader-move", trader={"at": None, "citizens": ["tower", "garden", "arcades"]})
    assert instinct(seen, moves, outlook(table)) == moves[1]


def test_the_place_of_the_trader_is_a_favourite() -> None:
    assert favourite_of(view("action")) is None
    assert favourite_of(view("action", trader=None)) is None
    assert favourite_of(view("action", trader={"at": None, "citizens": []})) is None
    favourite = favourite_of(view("action", trader={"at": [2, 1], "citizens": ["tower"]}))
    assert favourite is not None
    assert favourite.place == place(2, 1)
    assert favourite.worth(TILES["tower-11"]) > favourite.worth(TILES["garden-10"]) > 0


def test_a_citizen_is_worth_what_his_series_will_score() -> None:
    trader = {"at": [2, 1], "citizens": ["tower"]}
    palace = [
        {"tile": tile, "citizen": colour}
        for tile, colour in (
            ("garden-8-ne", "garden"),
            ("arcades-9", "arcades"),
            ("garden-9-e", "garden"),
            ("tower-12", None),
        )
    ]
    for scorings, points in ((0, 9.0), (2, 3.0)):
        seen = {**view("action", trader=trader, palace=palace), "scorings": scorings}
        favourite = favourite_of(seen)
        assert favourite is not None
        assert favourite.worth(TILES["tower-11"]) == points


def test_who_plays_plans_on_knows_that_series_grow() -> None:
    seen = view("action", trader={"at": [2, 1], "citizens": ["tower"]})

    def worth(table: Table | None) -> float:
        favourite = favourite_of(seen, table)
        assert favourite is not None
        return favourite.worth(TILES["tower-11"])

    early, late = position(), position(bag="tower-12")
    assert worth(early) > worth(late) > worth(None)


def test_coins_make_it_worth_to_overpay() -> None:
    eyes = outlook(position(hands=["gulden-9 gulden-7"], market="tower-7-new . . ."))
    overpaying = terms_of(["change"], view("action"), [], eyes).overpaying
    assert overpaying is not None
    assert 0 == overpaying(1) < overpaying(2) == overpaying(3) < overpaying(4)
    planner = Planner(eyes, thorough=False, overpaying=overpaying)
    bought = [plan for plan in planner.plans() if plan.unseen]
    assert {plan.unseen for plan in bought} == {overpaying(2)}
    assert terms_of([], view("action"), [], eyes).overpaying is None
    ahead = terms_of(["change"], view("action"), [], eyes, ahead=True).overpaying
    assert ahead is not None
    assert 0 < 2 * ahead(2) < overpaying(2)


def with_wall_cards(table: Table, *cards: str) -> Table:
    """The table in the mind of a player, with these wall cards open."""
    rules = Imagination(len(table.seats), ["walls"]).rules
    table = table._replace(rules=rules, agenda=rules.turns[table.to_play])
    return table._replace(annexes={OpenWallCards: OpenWallCards(cards)})


def test_a_wall_is_raised_where_it_does_most_good() -> None:
    table = position(cities=["fountain tower-11-n"])
    eyes = outlook(table)
    moves: list[Line] = [
        {"do": "take", "cards": ["denar-9"]},
        {"do": "wall", "card": "wall-s", "on": "fountain"},
        {"do": "wall", "card": "wall-n", "on": "fountain"},
        {"do": "wall", "card": "wall-n", "on": "pavilion-8"},
    ]
    changes = terms_of(["walls"], view("action"), moves, eyes).changes
    assert [one.action for one in changes] == [
        RaiseWall("wall-s", "fountain"),
        RaiseWall("wall-n", "fountain"),
    ]
    longer, shorter = changes
    assert longer.palace.longest_wall() != shorter.palace.longest_wall()
    best = max(changes, key=lambda one: one.palace.longest_wall())
    assert best.worth == max(one.worth for one in changes)
    planner = Planner(eyes, thorough=False, changes=changes)
    plan = next(plan for plan in planner.plans() if plan.actions[-1] == best.action)
    table = with_wall_cards(order_forgotten(table).table, "wall-s", "wall-n")
    assert play(table, *plan.actions).seats[0].palace == best.palace


def test_of_all_walls_that_could_be_raised_the_best_is_a_plan() -> None:
    """Plans are played on; with dozens of walls among the best ones, nothing else would be."""
    eyes = outlook(position(cities=["fountain tower-11-n"]))
    moves: list[Line] = [
        {"do": "wall", "card": card, "on": "fountain"} for card in ("wall-n", "wall-s", "wall-w")
    ]
    changes = terms_of(["walls"], view("action"), moves, eyes).changes
    assert len(changes) == 3
    plans = Planner(eyes, thorough=True, changes=changes).plans()
    (raised,) = [plan for plan in plans if isinstance(plan.actions[0], RaiseWall)]
    assert raised.worth == max(one.worth for one in changes)


def test_a_wall_is_raised_on_a_tile_that_was_just_bought() -> None:
    table = position(hands=["gulden-9 gulden-2"], market="tower-11 . . .", open_money="")
    seen = view("action") | {"wall_cards": ["wall-n", "wall-es"]}
    terms = terms_of(["walls"], seen, [], outlook(table))
    plans = Planner(outlook(table), thorough=True, **terms._asdict()).plans()
    raised = [plan for plan in plans if RaiseWall("wall-es", "tower-11") in plan.actions]
    built = play(with_wall_cards(table, "wall-n", "wall-es"), *raised[0].actions).seats[0].palace
    assert built.longest_wall() == 2


def test_no_wall_is_raised_over_another() -> None:
    seen = view("action") | {"wall_cards": ["wall-n", "wall-es"]}
    altering = terms_of(["walls"], seen, [], outlook(position())).altering
    assert altering is not None
    (raised,) = altering(TILES["tower-11-n"])
    assert raised.action == RaiseWall("wall-es", "tower-11-n")


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_whole_games_with_all_modules_are_legal(seats: int) -> None:
    """Each level plays at a table of each size, and the interpreter judges what it answers."""
    players = [level(name, 0.01) for name in (*LEVELS, *YARDSTICKS)]
    kinds = set()
    for first in range(0, len(players), seats):
        at_table = [players[(first + seat) % len(players)] for seat in range(seats)]
        conversation = Conversation(a_game(seats, MODULES), f"modules {first}", at_table)
        table = conversation.play()
        assert not table.agenda or conversation.is_stuck()
        kinds |= {type(action).__name__ for action in conversation.actions}
    # They also do what the modules are there for.
    assert kinds >= {"ChooseCitizens", "BuyTile", "BuildTile", "TakeMoney", "Steal", "RaiseWall"}
    assert kinds & {"SettleCitizen", "SwapCitizen"}


def wall(worth: float, card: str, *before: Action) -> Plan:
    """A turn that ends with a wall."""
    return Plan(worth, (*before, RaiseWall(card, "fountain")))


def test_it_is_in_doubt_whether_to_raise_a_wall_if_something_else_is_as_good() -> None:
    take = Plan(4.0, (TakeMoney(cards("denar-9")),))
    assert in_doubt([wall(5.0, "wall-n"), take]) == [wall(5.0, "wall-n"), take]
    assert in_doubt([take, wall(3.0, "wall-n")]) == [take, wall(3.0, "wall-n")]
    assert in_doubt([take, wall(0.5, "wall-n")]) == [], "the wall is worse"
    assert in_doubt([wall(9.0, "wall-n"), take]) == [], "the wall is better"
    assert in_doubt([take]) == []


def test_each_wall_is_in_doubt_once_and_only_the_best_of_them() -> None:
    take = Plan(5.0, (TakeMoney(cards("denar-9")),))
    bought = BuyTile("tower-9", cards("gulden-9"))
    walls = [wall(4.9 - number / 10, card) for number, card in enumerate(WALL_CARDS)]
    again = wall(4.85, "wall-n", bought)
    assert in_doubt([take, walls[0], again, *walls[1:]]) == [take, *walls[:3]]


def test_hard_looks_ahead_only_if_a_wall_is_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """And does what turns out to be better, not what looks better."""
    chosen: list[Plan] = []

    def the_last(
        _imagined: Imagined, _seat: int, plans: list[Plan], *_others: object
    ) -> list[Contender]:
        chosen.append(plans[-1])
        return [Contender(plan) for plan in reversed(plans)]

    monkeypatch.setattr("core.alhambra.ai.player.search", the_last)
    Conversation(a_game(2), 1, [level("hard"), level("medium")]).play()
    assert not chosen
    conversation = Conversation(a_game(2, ["walls"]), 1, [level("hard"), level("medium")])
    conversation.play()
    assert chosen
    assert {*conversation.actions}.issuperset([plan.actions[0] for plan in chosen])
