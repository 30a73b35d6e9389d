"""Why a turn is the best one: every number that is told can be counted on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pytest

from core.alhambra.ai import player, reasons
from core.alhambra.ai.evaluation import Outlook, best_open
from core.alhambra.ai.features import city_traits
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan, Planner, after
from core.alhambra.ai.purposes import Purpose, purposes_of
from core.alhambra.ai.reasons import (
    chance_after,
    is_another,
    reason_for,
    sentence,
    ways_to_place,
)
from core.alhambra.ai.search import Contender
from core.alhambra.ai.value import Expected, expected, value_for
from core.alhambra.buying import BuyTile, payments, worth
from core.alhambra.components import CURRENCIES, MONEY, TILES, Money
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, RemoveTile
from core.alhambra.scoring import places_of
from core.alhambra.table import EMPTY_HAND, Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from core.kernel.brains import Choice
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.levels import brain_of
from core.majority import share_places
from tests.core.alhambra.ai.conversations import (
    ALL_SEATS,
    Conversation,
    a_game,
    turns_of_real_games,
)
from tests.core.alhambra.positions import cards, position, tiles

NOTATION, WITH_DIRK = a_game(6).notation, a_game(2).notation

Told = tuple[Table, int, Contender, list[Contender], Line]
"""A position, the seat, its best turn and the others, and the reason for the best one."""


class NowAndThenExpert:
    """Plays plainly, which is fast; every few turns it asks an expert, who has listened to all."""

    def __init__(self, hello: Line) -> None:
        self._expert = brain_of("expert", hello, 0.01)
        self._plain = brain_of("hard", hello)
        self._brain = self._plain
        self._turns = 0

    def hear(self, event: Line) -> None:
        self._expert.hear(event)
        self._plain.hear(event)

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        if view["phase"] == "action" and not view["seats"][view["you"]]["to_place"]:
            self._turns += 1
            self._brain = self._expert if self._turns % 2 == 0 else self._plain
        return self._brain.decide(view, moves)


@pytest.fixture(scope="module")
def told() -> list[Told]:
    """What the expert says about its turns, in games of all sizes."""
    found: list[Told] = []

    def listening(
        table: Table, seat: int, best: Contender, others: list[Contender], *more: Any
    ) -> Line | None:
        reason = reason_for(table, seat, best, others, *more)
        assert reason is not None, f"nothing is said about {best.plan}"
        found.append((table, seat, best, others, reason))
        return reason

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player, "reason_for", listening)
        for seats in ALL_SEATS:
            Conversation(a_game(seats), "reasons", [NowAndThenExpert] * seats).play()
    return found


def test_it_is_said_how_likely_the_seat_wins(told: list[Told]) -> None:
    chances = [reason["chance"] for *_, reason in told]
    assert 0 <= min(chances) < 0.2
    assert 0.6 < max(chances) <= 1


def counted(table: Table, building: str) -> list[int]:
    """How many of a building everybody has."""
    owners = [seat.palace.tiles.values() for seat in table.seats]
    counts = [sum(tile.building == building for tile in tiles) for tiles in owners]
    return counts + [
        sum(tile.building == building for tile in collector.tiles) for collector in table.collectors
    ]


def scored(table: Table, reason: Line) -> tuple[int, ...]:
    """What a building would give now, counted by hand."""
    places = places_of(reason["building"], reason["scoring"])
    return share_places(counted(table, reason["building"]), places)


def hand_for(table: Table, seat: int, tile: str) -> tuple[Money, ...]:
    return table.seats[seat].hand[[one.id if one else "" for one in table.market].index(tile)]


def check(table: Table, seat: int, best: Plan, reason: Line) -> None:
    """Recompute what a reason says from the tables before and after the turn."""
    then = after(table, best)
    own, now = table.seats[seat], then.seats[seat]
    match reason["kind"]:
        case "lead" | "tie" | "second" | "share":
            assert reason["points"] == scored(then, reason)[seat] - scored(table, reason)[seat] > 0
            counts = counted(then, reason["building"])
            better = [number for number in counts if number > counts[seat]]
            is_shared = counts.count(counts[seat]) > 1
            assert is_shared == (reason["kind"] == "tie")
            assert (len(better) == 0) == (reason["kind"] == "lead") or is_shared
            assert (len(better) == 1) == (reason["kind"] == "second") or is_shared
            assert not is_shared or counts[reason["seat"]] == counts[seat]
            assert reason.get("seat") != seat
        case "level" | "closer":
            counts = counted(then, reason["building"])
            assert counts[reason["seat"]] - counts[seat] == reason.get("points", 0)
            assert reason["seat"] != seat
        case "ahead":
            counts = counted(then, reason["building"])
            assert reason["points"] == counts.pop(seat) - max(counts) > 0
        case "deny":
            rival = reason["seat"]
            assert rival != seat
            lost = scored(table, reason)[rival] - scored(then, reason)[rival]
            assert reason["points"] == lost > 0
        case "snatch":
            tile, rival = TILES[reason["tile"]], reason["seat"]
            assert tile in table.market
            assert tile not in then.market
            counts = counted(table, tile.building)
            places = places_of(tile.building, reason["scoring"])
            before = share_places(counts, places)[rival]
            counts[rival] += 1
            assert rival != seat
            assert reason["points"] == share_places(counts, places)[rival] - before > 0
        case "wall":
            longer = now.palace.longest_wall() - own.palace.longest_wall()
            assert reason["points"] == longer > 0
        case "walls":
            assert reason["points"] == sorted(now.palace.wall_lengths())[-2]
        case "room":
            assert reason["points"] == len(now.palace.places_around())
            assert reason["points"] > len(own.palace.places_around())
        case "fits":
            fitting = [tile for tile in TILES.values() if now.palace.places_for(tile.walls)]
            assert reason["points"] == len(fitting)
            assert city_traits(now.palace).fits > city_traits(own.palace).fits
        case "ready" | "payable" | "less":
            price, hand = TILES[reason["tile"]].price, hand_for(then, seat, reason["tile"])
            pay = [MONEY[card] for card in reason["pay"]]
            assert all(pay.count(card) <= hand.count(card) for card in pay)
            was = [worth(way) for way in payments(hand_for(table, seat, reason["tile"]), price)]
            assert (worth(tuple(pay)) == price) == (reason["kind"] == "ready") or was
            assert worth(tuple(pay)) >= price
            assert price not in was
            assert bool(was) <= (reason["kind"] != "payable")
            if reason["kind"] == "less":
                assert min(was) - worth(tuple(pay)) == reason["points"] > 0
        case "toward" | "last":
            price, hand = TILES[reason["tile"]].price, hand_for(then, seat, reason["tile"])
            if reason["kind"] == "toward":
                assert price - worth(hand) == reason["points"] > 0
            assert worth(hand) > worth(hand_for(table, seat, reason["tile"]))
        case "change":
            hand = now.hand[CURRENCIES.index(reason["currency"])]
            prices = {tile.price for tile in TILES.values()}
            payable = [price for price in prices if price in map(worth, payments(hand, price))]
            assert reason["points"] == len(payable)
            assert reason["of"] == len(prices)
        case "stock":
            place_of = CURRENCIES.index(reason["currency"])
            assert reason["points"] == worth(now.hand[place_of]) > 0
        case "open":
            assert reason["points"] == best_open(then.open_money) < best_open(table.open_money)
        case "exact":
            first = next(action for action in best.actions if isinstance(action, BuyTile))
            assert worth(first.pay) == TILES[first.tile].price
            assert NOTATION.read(reason["then"])[1] in best.actions[1:]
        case "keep" | "nowhere":
            fits = now.palace.places_for(TILES[reason["tile"]].walls)
            assert TILES[reason["tile"]] in now.reserve
            assert bool(fits) == (reason["kind"] == "keep")
        case "unused":
            assert TILES[reason["tile"]] in own.reserve
            assert TILES[reason["tile"]] not in now.reserve
        case "rebuild":
            assert RemoveTile(reason["tile"]) in best.actions
        case kind:
            assert kind == "dirk"
            assert GiveTile(reason["tile"]) in best.actions
    if "also" in reason:
        check(table, seat, best, reason["also"])


def numbers_in(reason: Line) -> set[str]:
    words = sentence({key: reason[key] for key in reason if key != "also"}).split()
    return {word.strip("+:,") for word in words if word.strip("+:,")[:1].isdigit()}


@pytest.mark.unmeasured
def test_the_number_in_the_sentence_can_be_counted_on_the_table(told: list[Told]) -> None:
    assert len(told) >= 50
    for table, seat, best, _, reason in told:
        check(table, seat, best.plan, reason)
        assert "{" not in sentence(reason)
        told_numbers = {str(reason[key]) for key in ("points", "scoring", "of") if key in reason}
        assert numbers_in(reason) == told_numbers


@pytest.mark.unmeasured
def test_over_fifty_positions_there_are_many_kinds_of_reasons(told: list[Told]) -> None:
    fifty = [told[number * len(told) // 50][-1] for number in range(50)]
    kinds = {one["kind"] for reason in fifty for one in (reason, reason.get("also", reason))}
    assert len(kinds) >= 10, kinds


@pytest.mark.unmeasured
def test_whoever_takes_money_says_for_which_tile_or_currency_it_is(told: list[Told]) -> None:
    takings = [one for one in told if isinstance(one[2].plan.actions[0], TakeMoney)]
    assert len(takings) >= 50
    for _, _, best, _, reason in takings:
        assert isinstance(best.plan.actions[0], TakeMoney)
        said = [reason, reason.get("also", {})]
        assert any("tile" in one or "currency" in one for one in said), reason


@pytest.mark.unmeasured
def test_the_second_best_turn_is_another_one_and_never_better(told: list[Told]) -> None:
    named = 0
    for _, seat, best, others, reason in told:
        second = reason.get("second")
        if second is None:
            assert not any(is_another(best.plan, one.plan) for one in others)
            continue
        named += 1
        who, move = NOTATION.read(second["move"])
        assert who == seat
        assert move not in best.plan.actions
        assert second["points"] >= 0
        same = next(one for one in others if one.plan.actions[0] == move)
        assert second["points"] == pytest.approx(max(0.0, best.lead_over(same)), abs=0.051)
    assert named > len(told) / 2


# Reasons one by one


def write(action: Action) -> Line:
    notation = WITH_DIRK if isinstance(action, GiveTile) else NOTATION
    return notation.write(0, action)


def reason(table: Table, *actions: Action, others: tuple[Plan, ...] = ()) -> Line:
    weights = weights_for(len(table.seats), LEVELS["hard"])
    best = plan(*actions)
    found = reason_for(
        table, 0, Contender(best), [Contender(other) for other in others], weights, write
    )
    assert found is not None
    check(table, 0, best, found)
    return found


def plan(*actions: Action, worth: float = 0.0) -> Plan:
    return Plan(worth, actions)


def overpaid_tower(**more: object) -> tuple[Table, BuyTile]:
    table = position(
        market="tower-11 . . .",
        hands=["gulden-9 gulden-9"],
        **more,  # type: ignore[arg-type]
    )
    return table, BuyTile("tower-11", cards("gulden-9 gulden-9"))


BUILT = BuildTile("tower-11", place(1, 0))


def test_building_takes_the_lead_and_costs_a_rival_the_points() -> None:
    table, buy = overpaid_tower(cities=["fountain tower-12", "fountain tower-13-e"])
    found = reason(table, buy, BuildTile("tower-11", place(0, 1)))
    lead = {"kind": "lead", "building": "tower", "scoring": 1, "points": 3}
    assert lead.items() <= found.items()
    assert found["also"]["kind"] == "deny"
    assert found["also"]["points"] == 3


@pytest.mark.parametrize(
    ("mine", "rivals", "kind"),
    [
        ("fountain", ["fountain tower-12"], "tie"),
        ("fountain", ["fountain tower-12 tower-9-es"], "second"),
        ("fountain tower-12", ["fountain garden-11"], "ahead"),
    ],
)
def test_a_place_among_the_others_has_its_name(mine: str, rivals: list[str], kind: str) -> None:
    table, buy = overpaid_tower(cities=[mine, *rivals])
    assert reason(table, buy, BuildTile("tower-11", place(0, 1)))["kind"] == kind


def test_far_behind_it_says_how_far() -> None:
    seats = ["", "fountain tower-12 tower-9-es", "fountain tower-13-e", "fountain tower-10-w"]
    table, buy = overpaid_tower(seats=4, cities=["", seats[1], seats[1], seats[1]])
    found = reason(table, buy, BUILT)
    assert (found["kind"], found["seat"], found["points"]) == ("closer", 1, 1)


def test_whoever_pays_exactly_says_what_for() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    take = TakeMoney(cards("denar-9"))
    found = reason(table, BuyTile("tower-11", cards("gulden-2 gulden-9")), take, BUILT)
    told = [found, found["also"]]
    assert {"kind": "exact", "then": write(take)} in told
    assert found["place"] == write(BUILT), "so that it can be shown before the turn is over"


def test_a_gift_to_dirk_is_told_as_such() -> None:
    table, buy = overpaid_tower(seats=2, dirk="tower-12")
    found = reason(table, buy, GiveTile("tower-11"))
    assert (found["kind"], found["tile"]) == ("dirk", "tower-11")


def test_a_gift_is_no_reason_to_buy_another_tile() -> None:
    table = position(
        seats=2, market="tower-11 pavilion-8 . .", hands=["gulden-9 gulden-2 dirham-8"]
    )
    tower = BuyTile("tower-11", cards("gulden-2 gulden-9"))
    pavilion = BuyTile("pavilion-8", cards("dirham-8"))
    end = (TakeMoney(cards("denar-9")), BUILT, GiveTile("pavilion-8"))
    for buys, told in (((tower, pavilion), False), ((pavilion, tower), True)):
        plan = Plan(0.0, (*buys, *end))
        found = purposes_of(table, 0, plan, weights_for(2, LEVELS["hard"]), write)
        assert any(one.told["kind"] == "dirk" for one in found) is told


def test_a_tile_goes_to_the_reserve_because_it_fits_nowhere_or_for_later() -> None:
    table = position(
        market="garden-7-nsw . . .",
        hands=["gulden-9"],
        cities=["", "fountain garden-11"],
    )
    buy = BuyTile("garden-7-nsw", cards("gulden-9"))
    told = [reason(table, buy, KeepTile("garden-7-nsw"))]
    assert "keep" in [told[0]["kind"], told[0].get("also", {}).get("kind")]


def test_adding_and_removing_are_told() -> None:
    table = position(cities=["fountain tower-11", "fountain tower-13-e"], reserves=["tower-12"])
    assert reason(table, AddTile("tower-12", place(0, 1)))["kind"] == "lead"
    weights = weights_for(3, LEVELS["hard"])
    removed = Contender(plan(RemoveTile("tower-11")))
    found = reason_for(table, 0, removed, [], weights, write)
    assert found is not None
    check(table, 0, removed.plan, found)


def test_only_what_is_worth_saying_is_told_beside_the_first_purpose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And not what is about the same."""
    table = position(seats=2)
    best = Contender(plan(Pass()))

    def told(*purposes: Purpose) -> list[str]:
        monkeypatch.setattr(reasons, "purposes_of", lambda *_: list(purposes))
        reason = reason_for(table, 0, best, [], {}, write)
        assert reason is not None
        return [reason["kind"], *([reason["also"]["kind"]] if "also" in reason else [])]

    first = Purpose(0.2, "wall", {"kind": "wall"})
    same = Purpose(0.9, "wall", {"kind": "walls"})
    little, enough = (Purpose(worth, "room", {"kind": "room"}) for worth in (0.4, 0.6))
    assert told(first) == told(first, same) == told(first, little) == ["wall"]
    assert told(first, same, enough) == ["wall", "room"]


@pytest.mark.parametrize("seat", [0, 2])
def test_the_chance_to_win_is_that_of_a_table_where_the_next_seat_is_to_play(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    asked: list[Table] = []

    def expected_then(table: Table, *more: Any) -> Expected:
        asked.append(table)
        return expected(table, *more)

    monkeypatch.setattr(reasons, "expected", expected_then)
    table = position(to_play=seat, market="tower-11 . . .")
    take = plan(TakeMoney(cards("denar-9")))
    chance = chance_after(table, seat, take, None)
    (then,) = asked
    assert then == after(table, take)._replace(to_play=(seat + 1) % 3)
    assert chance == round(expected(then, value_for(3)).shares[seat], 2)


def test_nothing_is_said_for_passing() -> None:
    table = position(open_money="")
    weights = weights_for(3, LEVELS["hard"])
    assert reason_for(table, 0, Contender(plan(Pass())), [], weights, write) is None


@pytest.mark.parametrize(
    ("hand", "taken", "told"),
    [
        ("denar-1", "denar-9", {"kind": "ready", "tile": "garden-10", "pay": "denar-1 denar-9"}),
        ("denar-2", "denar-9", {"kind": "payable", "tile": "garden-10", "pay": "denar-2 denar-9"}),
        ("denar-8 denar-9", "denar-3", {"kind": "less", "points": 6, "pay": "denar-3 denar-8"}),
        ("", "denar-9", {"kind": "toward", "tile": "garden-10", "points": 1}),
        ("", "ducat-4 ducat-1", {"kind": "change", "currency": "ducat", "points": 2, "of": 12}),
        ("denar-1 denar-9", "denar-9", {"kind": "stock", "currency": "denar", "points": 19}),
    ],
)
def test_money_is_for_the_tile_that_it_pays_or_for_what_comes_next(
    hand: str, taken: str, told: Line
) -> None:
    table = position(
        hands=[hand],
        market=". . garden-10 .",
        open_money=f"{taken} gulden-1 gulden-1",
    )
    found = reason(table, TakeMoney(cards(taken)))
    wanted = told | ({"pay": told["pay"].split()} if "pay" in told else {})
    assert wanted.items() <= found.items()


def test_before_the_last_tiles_money_is_for_having_most_of_it() -> None:
    table = position(
        hands=["denar-1 denar-9"], market=". . garden-10 .", bag="tower-11", open_money="denar-9"
    )
    table = table._replace(scorings_due=(1, 2))
    found = reason(table, TakeMoney(cards("denar-9")))
    assert (found["kind"], found["tile"]) == ("last", "garden-10")


def test_the_second_best_turn_is_no_variant_of_the_best() -> None:
    table = position(hands=["gulden-9 gulden-2 gulden-3"], market="tower-11 . . .")
    best = BuyTile("tower-11", cards("gulden-3 gulden-9"))
    otherwise = plan(BuyTile("tower-11", cards("gulden-2 gulden-9")), KeepTile("tower-11"))
    take = plan(TakeMoney(cards("denar-9")), worth=-2.04)
    found = reason(table, best, BUILT, others=(otherwise, take))
    assert found["second"] == {"move": write(take.actions[0]), "points": 2.0}
    assert "second" not in reason(table, best, BUILT, others=(otherwise,))


def test_fewer_of_the_same_cards_are_no_other_turn() -> None:
    both = plan(TakeMoney(cards("denar-2 denar-3")))
    assert not is_another(both, plan(TakeMoney(cards("denar-2"))))
    assert is_another(both, plan(TakeMoney(cards("ducat-2"))))


def test_a_plan_leads_by_what_both_were_tried_for() -> None:
    one, other = Contender(plan(worth=3.0)), Contender(plan(worth=1.0))
    assert one.lead_over(other) == 2.0
    for worth_of_try in (10.0, 10.0, 100.0):
        one.add(worth_of_try)
    other.add(4.0)
    assert one.lead_over(other) == pytest.approx((10 * 2.0 + 6.0) / 11)


def test_a_tile_that_was_bought_is_placed_with_a_reason_and_another_way() -> None:
    table, buy = overpaid_tower(seats=2)
    table = table.rules.apply(table, buy)
    outlook = Outlook(table, 0, weights_for(2, LEVELS["hard"]))
    ways = ways_to_place(outlook, tiles("tower-11")[0], BUILT, may_give=True)
    assert ways[0].plan.actions == (BUILT,)
    assert {type(way.plan.actions[0]) for way in ways[1:]} == {KeepTile, GiveTile}
    found = reason_for(table, 0, ways[0], ways[1:], outlook.weights, write)
    assert found is not None
    assert found["kind"] == "lead"
    assert found["second"]["move"]["do"] == "place"


def pairs_of_plans(
    numbers: Iterable[int] = ALL_SEATS,
) -> Iterator[tuple[Table, int, Plan, Plan]]:
    """Plans of real turns, and another plan for each."""
    for seats in numbers:
        weights = weights_for(seats, LEVELS["hard"])
        for table, seat in turns_of_real_games(seats)[::3]:
            plans = Planner(Outlook(table, seat, weights), thorough=True).plans()
            for index in range(0, len(plans) - 1, max(1, len(plans) // 8)):
                yield table, seat, plans[index], plans[(index * 7 + 1) % len(plans)]


def without_rivals_hands(table: Table, seat: int) -> Table:
    for rival in range(len(table.seats)):
        if rival != seat:
            table = table.with_seat(rival, table.seats[rival]._replace(hand=EMPTY_HAND))
    return table


def test_what_rivals_have_in_hand_plays_no_part_in_what_is_told() -> None:
    weights = weights_for(3, LEVELS["hard"])
    for table, seat, one, _ in islice(pairs_of_plans((3,)), 0, None, 4):
        tables = table, without_rivals_hands(table, seat)
        purposes = [purposes_of(each, seat, one, weights, write) for each in tables]
        told = [sorted(str(purpose.told) for purpose in each) for each in purposes]
        assert told[0] == told[1]


@pytest.mark.unmeasured
def test_any_turn_is_for_something_that_can_be_counted() -> None:
    """Not only what the expert would do: then the rarer reasons turn up as well."""
    kinds = set()
    for table, seat, one, other in pairs_of_plans():
        weights = weights_for(len(table.seats), LEVELS["hard"])
        contenders = Contender(one), [Contender(other)]
        found = reason_for(table, seat, *contenders, weights, write)
        if found is not None:
            check(table, seat, one, found)
            kinds |= {found["kind"], found.get("also", found)["kind"]}
    assert len(kinds) >= 15, kinds
