"""Why the expert uses the modules: every number that is told can be counted on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from core.alhambra.ai import player
from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.instinct_reasons import reason_for_instinct
from core.alhambra.ai.instincts import rated, terms_of
from core.alhambra.ai.levels import Level, weights_for
from core.alhambra.ai.module_purposes import purposes_of_modules
from core.alhambra.ai.plans import Plan
from core.alhambra.ai.purposes import Purpose
from core.alhambra.ai.reasons import reason_for, sentence, ways_to_place
from core.alhambra.ai.search import Contender, search
from core.alhambra.ai.terms import Terms
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES, walls_of
from core.alhambra.modules.change import DrawChange
from core.alhambra.modules.street_trader import Trader, Traders, series_points
from core.alhambra.modules.walls import RaiseWall
from core.alhambra.palace import FOUNTAIN_ALONE, place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.brains import Choice
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.levels import brain_of
from tests.core.alhambra.ai.conversations import MODULES, Asked, Conversation, Waker, a_game
from tests.core.alhambra.ai.test_instincts import (
    SOME_MONEY,
    outlook,
    thefts,
    view,
    with_wall_cards,
)
from tests.core.alhambra.ai.test_modules_in_mind import with_traders
from tests.core.alhambra.positions import cards, position, tiles

NOTATION = a_game(3).notation


def purposes(eyes: Outlook, terms: Terms, seen: Line, *actions: Action) -> list[Purpose]:
    return purposes_of_modules(seen, terms, Plan(0.0, actions), eyes)


# Citizens


HOMES = [
    {"tile": "garden-11", "citizen": "garden"},
    {"tile": "arcades-10", "citizen": "arcades"},
    {"tile": "tower-12", "citizen": None},
]
TRADER = {"at": [1, 0], "citizens": ["tower", "pavilion", "tower"]}


def with_trader(*actions: Action) -> list[Purpose]:
    seen = view("action", palace=HOMES, trader=TRADER)
    eyes = outlook(position())
    return purposes(eyes, terms_of(["traders"], seen, [], eyes), seen, *actions)


@pytest.mark.parametrize(
    "action", [BuildTile("tower-11", place(1, 0)), AddTile("tower-11", place(1, 0))]
)
def test_a_citizen_who_moves_in_is_told_and_worth_what_plans_make_of_him(action: Action) -> None:
    (found,) = with_trader(action)
    assert found.told == {"kind": "citizen", "building": "tower", "points": 3}
    assert found.worth == 9.0, "in three scorings"


@pytest.mark.parametrize(
    "actions",
    [
        (BuildTile("tower-11", place(0, 1)),),
        (BuildTile("chambers-9-w", place(1, 0)),),
        (KeepTile("tower-11"),),
        (TakeMoney(cards("denar-9")),),
    ],
)
def test_nobody_moves_in_elsewhere_or_in_another_colour(actions: tuple[Action, ...]) -> None:
    assert with_trader(*actions) == []


def test_who_leaves_with_a_tile_is_not_in_the_series_any_more() -> None:
    (found,) = with_trader(RemoveTile("garden-11"), BuildTile("tower-11", place(1, 0)))
    assert found.told["points"] == 2


def test_without_a_trader_no_citizen_is_told() -> None:
    eyes = outlook(position())
    assert purposes(eyes, Terms(), view("action"), BuildTile("tower-11", place(1, 0))) == []


def test_a_citizen_competes_with_other_purposes() -> None:
    """A longer series may be worth more than a place in a building, or less."""
    table = position(
        market="tower-11 . . .",
        hands=["gulden-9 gulden-9"],
        cities=["fountain", "fountain tower-12 tower-9-es"],
    )
    buy = BuyTile("tower-11", cards("gulden-9 gulden-9"))
    plan = Plan(0.0, (buy, BuildTile("tower-11", place(1, 0))))
    weights = weights_for(3, Level())
    told: list[str] = []
    for gain in (50.0, 0.0):
        citizen = Purpose(gain, "citizen", {"kind": "citizen", "building": "tower", "points": 1})
        found = reason_for(table, 0, Contender(plan), [], weights, write, [citizen])
        assert found is not None
        told.append(found["kind"])
    assert told[0] == "citizen" != told[1]


def write(action: Action) -> Line:
    return NOTATION.write(0, action)


def test_placing_a_tile_elsewhere_costs_the_citizen() -> None:
    leads = []
    for at in (place(1, 0), place(0, 1)):
        table = with_traders(
            position(market="tower-11 . . .", hands=["gulden-9 gulden-9"]),
            Trader(at, ("arcades", "garden", "tower")),
        )
        table = table.rules.apply(table, BuyTile("tower-11", cards("gulden-9 gulden-9")))
        best = BuildTile("tower-11", place(1, 0))
        first, second = ways_to_place(outlook(table), tiles("tower-11")[0], best, may_give=False)
        leads.append(first.lead_over(second))
    assert leads[0] > leads[1] + 3.0, "a point in each scoring at least"


# Coins


def overpaid(pay: str, coins: Sequence[Sequence[str]] = ((), (), ())) -> list[Purpose]:
    seen = view("action")
    for seat, own in zip(seen["seats"], coins, strict=True):
        seat["coins"] = list(own)
    eyes = outlook(position(hands=["gulden-9 gulden-7"], market="tower-11 . . ."))
    terms = terms_of(["change"], seen, [], eyes, ahead=True)
    return purposes(eyes, terms, seen, BuyTile("tower-11", cards(pay)))


@pytest.mark.parametrize(
    ("pay", "number"),
    [("gulden-9 gulden-7", 2), ("gulden-9 gulden-5", 1), ("gulden-9 gulden-3", 0)],
)
def test_coins_for_what_is_overpaid_are_told(pay: str, number: int) -> None:
    found = overpaid(pay)
    assert [one.told for one in found] == [{"kind": "coins", "points": number}] * bool(number)
    assert all(one.worth > 0 for one in found)


def test_no_more_coins_are_told_than_are_left() -> None:
    all_but_one = [["denar-coin"] * 12, ["ducat-coin"] * 11, []]
    assert overpaid("gulden-9 gulden-7", all_but_one)[0].told["points"] == 1
    assert overpaid("gulden-9 gulden-7", [*all_but_one[:2], ["ducat-coin"]]) == []


def test_without_the_module_nobody_gets_coins() -> None:
    eyes = outlook(position(hands=["gulden-9 gulden-7"], market="tower-11 . . ."))
    buy = BuyTile("tower-11", cards("gulden-9 gulden-7"))
    assert purposes(eyes, Terms(), view("action"), buy) == []


# Wooden walls


def raised(card: str, on: str) -> list[Purpose]:
    """On one of five tiles in a row; at each end, two walls meet."""
    palace = FOUNTAIN_ALONE
    for tile, walls, x in (
        ("tower-11", "", 1),
        ("tower-12", "ne", 2),
        ("garden-11", "", -1),
        ("garden-10", "sw", -2),
    ):
        palace = palace.with_tile(TILES[tile]._replace(walls=walls_of(walls)), place(x, 0))
    table = position()
    table = table.with_seat(0, table.seats[0]._replace(palace=palace))
    table = with_wall_cards(table, card)
    return purposes(outlook(table), Terms(), view("action"), RaiseWall(card, on))


def test_a_wooden_wall_that_makes_no_long_wall_longer_has_a_reason_too() -> None:
    (found,) = raised("wall-n", "garden-11")
    assert found.told == {"kind": "wooden", "points": 1}
    assert found.worth > 0


def test_a_longer_wall_is_told_as_such_and_not_twice() -> None:
    assert raised("wall-n", "tower-11") == []


# What only modules ask


def why(seen: Line, moves: list[Line], eyes: Outlook) -> Line:
    answers = rated(seen, moves, eyes)
    reason = reason_for_instinct(seen, answers, eyes)
    assert "{" not in sentence(reason)
    return reason


def test_a_thief_is_used_for_what_the_card_is_good_for() -> None:
    eyes = outlook(position(hands=["denar-5"], market=". . tower-9-nw .", open_money="denar-4"))
    reason = why(view("steal"), thefts("denar-4"), eyes)
    second = reason.pop("second")
    assert reason == {"kind": "ready", "tile": "tower-9-nw", "pay": ["denar-4", "denar-5"]}
    assert second["move"]["do"] == "decline"
    assert second["points"] > 0


def test_a_thief_who_is_kept_is_kept_for_a_better_card() -> None:
    eyes = outlook(position(hands=[SOME_MONEY], open_money="ducat-3 gulden-2"))
    reason = why(view("steal"), thefts("ducat-3", "gulden-2"), eyes)
    assert reason["kind"] == "spare"
    assert reason["second"]["move"]["do"] == "steal"
    assert reason["second"]["points"] > 0


def test_the_same_card_is_no_second_best() -> None:
    eyes = outlook(position(hands=["denar-5"], market=". . tower-9-nw .", open_money="denar-4"))
    assert "second" not in why(view("steal"), thefts("denar-4", "denar-4")[1:], eyes)


def test_the_first_citizens_have_the_colours_of_most_tiles() -> None:
    moves: list[Line] = [
        {"citizens": ["pavilion", "garden", "tower"], "at": [0, 1]},
        {"citizens": ["chambers", "garden", "tower"], "at": [0, 1]},
        {"citizens": ["chambers", "garden", "tower"], "at": [1, 0]},
        {"citizens": ["arcades", "garden", "tower"], "at": [1, 0]},
    ]
    reason = why(view("trader-start"), moves, outlook(position()))
    told = {"kind": "pick", "points": 31, "of": 54, "second": {"move": moves[3], "points": 0.0}}
    assert reason == told
    assert "second" not in why(view("trader-start"), moves[:3], outlook(position()))


def met(moves: list[Line], eyes: Outlook, **own: Any) -> Line:
    return why(view("trader", **own), moves, eyes)


def test_who_moves_in_and_who_is_taken_have_a_reason_each() -> None:
    own: dict[str, Any] = {"palace": HOMES, "trader": TRADER}
    eyes = outlook(position(bag="chambers-9-w chambers-10 garden-10", market="chambers-8-nw . . ."))
    moves: list[Line] = [
        {"do": "trader", "settle": "tower", "take": "chambers"},
        {"do": "trader", "settle": "tower", "take": "garden"},
        {"do": "trader", "settle": "tower", "take": "seraglio"},
        {"do": "trader"},
    ]
    reason = met(moves, eyes, **own)
    assert (reason["kind"], reason["points"]) == ("citizen", 3)
    assert reason["also"] == {"kind": "newcomer", "building": "chambers", "points": 3}
    assert reason["second"]["move"] == moves[1]
    assert reason["second"]["points"] > 0
    at_home = met(moves[1:], eyes, **own)
    assert at_home["also"] == {"kind": "coming", "building": "garden", "points": 1}
    last = met(moves[2:], eyes, **own)
    assert "also" not in last, "no tile of that colour is to come"
    assert "second" not in last, "nobody would let a citizen stay outside"
    none_left = met([{"do": "trader", "settle": "tower"}, moves[3]], eyes, **own)
    assert none_left == {"kind": "citizen", "building": "tower", "points": 3}


def test_citizens_are_swapped_for_a_reason_or_stay() -> None:
    own: dict[str, Any] = {"palace": HOMES, "trader": TRADER}
    moves: list[Line] = [
        {"do": "trader", "give": "tower", "take": "chambers"},
        {"do": "trader", "give": "pavilion", "take": "chambers"},
        {"do": "trader"},
    ]
    many = outlook(position(bag="chambers-9-w chambers-10 pavilion-8"))
    swapped = met(moves, many, **own)
    assert (swapped["kind"], swapped["points"]) == ("newcomer", 2)
    assert swapped["second"]["move"] == moves[2], "another one who goes for the same is no other"
    none = outlook(position(bag="tower-12 pavilion-8"))
    assert met(moves, none, **own)["kind"] == "content"


def test_the_spot_of_the_trader_has_tiles_that_fit() -> None:
    table = position(cities=["fountain tower-13-e"])
    citizens = ["tower", "garden", "arcades"]
    seen = view("trader-move", trader={"at": None, "citizens": citizens})
    reason = why(seen, [{"at": [2, 0]}, {"at": [-1, 0]}], outlook(table))
    palace = table.seats[0].palace
    fitting = [tile for tile in table.bag if palace.fits(tile.walls, place(-1, 0))]
    homes = [tile for tile in fitting if tile.building in citizens]
    assert reason == {"kind": "spot", "points": len(fitting), "of": len(homes)}


# Whole games


class Explained(NamedTuple):
    """What an expert was asked and what it said."""

    asked: Asked
    choice: Choice
    after: Table


@pytest.fixture(scope="module")
def explained() -> list[Explained]:
    """All that the expert says in games with all modules."""
    found = []
    for seats in (2, 4):
        wake: Waker = lambda hello: brain_of("expert", hello, 0.005)  # noqa: E731
        game = Conversation(a_game(seats, MODULES), "modules explained", [wake] * seats)
        for asked in game.decisions():
            choice = game.answer(asked)
            assert choice is not None
            found.append(Explained(asked, choice, game.table))
    return found


@pytest.mark.unmeasured
def test_every_answer_to_what_only_modules_ask_has_a_reason(explained: list[Explained]) -> None:
    asked_by = Counter[str]()
    for asked, choice, _ in explained:
        phase = asked.question["view"]["phase"]
        if phase not in ("action", "place"):
            asked_by[phase] += 1
            assert choice.reason is not None
            assert choice.comment == sentence(choice.reason)
            assert choice.reason.get("second", {}).get("move") != choice.move
    assert set(asked_by) == {"steal", "trader-start", "trader", "trader-move"}


@pytest.mark.unmeasured
def test_the_second_best_answer_costs_what_it_fell_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the one that looked best at first did."""
    tried: list[list[Contender]] = []

    def listening(*given: Any) -> list[Contender]:
        tried.append(search(*given))
        return tried[-1]

    monkeypatch.setattr(player, "search", listening)
    wake: Waker = lambda hello: brain_of("expert", hello, 0.1)  # noqa: E731
    game = Conversation(a_game(2, ("thieves", "traders")), "second", [wake] * 2)
    turned = 0
    for asked in game.decisions():
        tried.clear()
        choice = game.answer(asked)
        assert choice is not None
        second = (choice.reason or {}).get("second")
        if asked.question["view"]["phase"] in ("steal", "trader") and tried and second:
            best, *others = tried[0]
            _, move = game.game.notation.read(second["move"])
            other = next(one for one in others if one.plan.actions == (move,))
            assert second["points"] == pytest.approx(max(0.0, best.lead_over(other)), abs=0.051)
            turned += best.plan.worth < max(one.plan.worth for one in others)
    assert turned, "one that didn't look best was chosen"


@pytest.mark.unmeasured
def test_what_is_said_of_modules_can_be_counted_on_the_table(explained: list[Explained]) -> None:
    told = Counter[str]()
    for asked, choice, after in explained:
        for reason in (choice.reason, (choice.reason or {}).get("also")):
            if reason:
                told[reason["kind"]] += 1
                _check(asked, choice, after, reason)
    wanted = {"citizen", "coins", "spare", "pick", "newcomer", "coming", "spot"}
    assert wanted <= set(told), told


def _check(asked: Asked, choice: Choice, after: Table, reason: Line) -> None:
    table, seat = asked.table, asked.seat
    match reason["kind"]:
        case "citizen":
            living = [*table.annex(Traders).traders[seat].housed.values()]
            more = series_points([*living, reason["building"]]) - series_points(living)
            assert reason["points"] == more
            assert reason["building"] in table.annex(Traders).traders[seat].citizens
        case "coins":
            due = [entry.number for entry in after.agenda if isinstance(entry, DrawChange)]
            assert due in ([reason["points"]], []), "it may be bought after an exact payment"
        case "newcomer" | "coming":
            living = [*after.annex(Traders).traders[seat].housed.values()]
            tiles_to_come = [*table.bag, *filter(None, table.market)]
            kinds = [tile.building for tile in tiles_to_come]
            assert reason["points"] == kinds.count(reason["building"])
            if reason["kind"] == "newcomer":
                assert reason["building"] not in living
        case "spot":
            (where,) = [place(*choice.move["at"])]
            palace = table.seats[seat].palace
            to_come = [*table.bag, *filter(None, table.market)]
            fitting = [tile for tile in to_come if palace.violation(tile.walls, where) is None]
            assert reason["points"] == len(fitting)
