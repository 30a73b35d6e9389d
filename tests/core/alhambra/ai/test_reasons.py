"""Why a turn is the best one: every number that is told can be counted on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.alhambra.ai import player
from core.alhambra.ai.evaluation import Outlook, Weights, best_open
from core.alhambra.ai.features import city_traits, hand_traits
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.reasons import Term, after, reason_for, sentence, terms_of
from core.alhambra.ai.shares import expected_points
from core.alhambra.buying import BuyTile
from core.alhambra.components import BUILDINGS, CURRENCIES, TILES
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.scoring import places_of, totals
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.two_players import GiveTile
from core.kernel.brains import Choice
from core.kernel.lines import Line
from core.levels import brain_of
from core.majority import share_places
from tests.core.alhambra.ai.conversations import (
    ALL_SEATS,
    Conversation,
    a_game,
    turns_of_real_games,
)
from tests.core.alhambra.positions import cards, position

Told = tuple[Table, int, Plan, Plan, Weights, Line]
"""A position, the seat, its best and second-best turn, and the reason with which one is better."""


class NowAndThenExpert:
    """Plays plainly, which is fast; every few turns it asks an expert, who has listened to all."""

    def __init__(self, hello: Line) -> None:
        self._expert = brain_of("expert", hello, 0.02)
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
        table: Table, seat: int, best: Plan, second: Plan, weights: Weights
    ) -> Line | None:
        reason = reason_for(table, seat, best, second, weights)
        if reason is not None:
            found.append((table, seat, best, second, weights, reason))
        return reason

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player, "reason_for", listening)
        for seats in ALL_SEATS:
            Conversation(a_game(seats), "reasons", [NowAndThenExpert] * seats).play()
    return found


def scored(table: Table, building: str, number: int) -> tuple[int, ...]:
    """What a building would give now, counted by hand."""
    owners = [seat.palace.tiles.values() for seat in table.seats]
    counts = [sum(tile.building == building for tile in tiles) for tiles in owners]
    counts += [
        sum(tile.building == building for tile in collector.tiles) for collector in table.collectors
    ]
    return share_places(counts, places_of(building, number))


def hoped(table: Table, who: int, reason: Line, weights: Weights) -> float:
    """What a seat expects for a building, weighed as the evaluation weighs it."""
    building, number = reason["building"], reason["scoring"]
    outlook = Outlook(table, who, weights)
    counts = [
        sum(tile.building == building for tile in seat.palace.tiles.values())
        for seat in table.seats
    ]
    own = counts.pop(who)
    dirk = None
    if table.collectors:
        dirk = sum(tile.building == building for tile in table.collectors[0].tiles)
    kind = BUILDINGS.index(building)
    expected = expected_points(
        building,
        number,
        own,
        tuple(sorted(counts)),
        dirk,
        outlook._coming[number - 1][kind],
        outlook._gifts[number - 1][kind],
    )
    return float(weights[f"share-{number}"][outlook.phase]) * expected


def worth_in(table: Table, seat: int, currency: str) -> int:
    return hand_traits(table.seats[seat].hand[CURRENCIES.index(currency)]).worth


def exact_purchases(plan: Plan) -> int:
    return sum(
        isinstance(action, BuyTile)
        and sum(piece.value for piece in action.pay) == TILES[action.tile].price
        for action in plan.actions
    )


def check(
    table: Table, seat: int, best: Plan, second: Plan, weights: Weights, reason: Line
) -> None:
    """Recompute what a reason says from the tables after both turns."""
    tables = [after(table, best), after(table, second)]
    match reason["kind"]:
        case "lead" | "share":
            now, else_ = (scored(one, reason["building"], reason["scoring"]) for one in tables)
            assert reason["points"] == now[seat] - else_[seat] > 0
            leads = now[seat] == max(now) and else_[seat] < max(else_)
            assert leads == (reason["kind"] == "lead")
        case "deny":
            rival = reason["seat"]
            now, else_ = (scored(one, reason["building"], reason["scoring"]) for one in tables)
            assert rival != seat
            assert reason["points"] == else_[rival] - now[rival] > 0
        case "hope":
            more = [hoped(one, seat, reason, weights) for one in tables]
            assert reason["points"] == pytest.approx(more[0] - more[1], abs=0.051)
            assert more[0] > more[1]
        case "hamper":
            less = [hoped(one, reason["seat"], reason, weights) for one in tables]
            respect = 1 / (len(table.seats) - 1)
            assert reason["points"] == pytest.approx(respect * (less[1] - less[0]), abs=0.051)
            assert less[0] < less[1]
        case "wall":
            walls = [one.seats[seat].palace.longest_wall() for one in tables]
            assert reason["points"] == walls[0] - walls[1] > 0
        case "money":
            money = [worth_in(one, seat, reason["currency"]) for one in tables]
            assert reason["points"] == money[0] - money[1] > 0
        case "change":
            prices = [
                hand_traits(one.seats[seat].hand[CURRENCIES.index(reason["currency"])]).sums
                for one in tables
            ]
            assert prices[0].bit_count() > prices[1].bit_count()
        case "exact":
            assert reason["actions"] == exact_purchases(best) > exact_purchases(second)
        case "dirk":
            gifts = [action for action in best.actions if isinstance(action, GiveTile)]
            assert reason["building"] == TILES[gifts[0].tile].building
        case "save" | "last":
            money = [worth_in(one, seat, reason["currency"]) for one in tables]
            assert money[0] > money[1], "a purchase is prepared with money of its currency"
        case "room":
            cities = [city_traits(one.seats[seat].palace) for one in tables]
            assert cities[0].room > cities[1].room or cities[0].fits > cities[1].fits
        case "open":
            assert best_open(tables[0].open_money) < best_open(tables[1].open_money)
        case "threat":
            market = [[tile.building for tile in one.market if tile is not None] for one in tables]
            assert market[0].count(reason["building"]) < market[1].count(reason["building"])
        case "walls":
            runs = [sorted(one.seats[seat].palace.wall_lengths())[-2:-1] for one in tables]
            assert runs[0] > runs[1]
        case kind:
            assert kind == "reserve"
            assert tables[0].seats[seat].reserve != tables[1].seats[seat].reserve


def numbers_in(text: str) -> set[str]:
    return {word.strip("+:,") for word in text.split() if word.strip("+:,")[:1].isdigit()}


@pytest.mark.unmeasured
def test_the_number_in_the_sentence_can_be_counted_on_the_table(told: list[Told]) -> None:
    assert len(told) >= 50
    for one in told:
        check(*one)
        reason = one[-1]
        text = sentence(reason)
        assert "{" not in text
        assert numbers_in(text) == {
            str(reason[key]) for key in ("points", "scoring") if key in reason
        }


@pytest.mark.unmeasured
def test_over_fifty_positions_there_are_many_kinds_of_reasons(told: list[Told]) -> None:
    """Where the two best turns differ in more than which money is taken."""
    telling = [
        one for one in told if not all(isinstance(turn.actions[0], TakeMoney) for turn in one[2:4])
    ]
    assert len(telling) >= 50
    fifty = [telling[number * len(telling) // 50] for number in range(50)]
    kinds = {reason["kind"] for *_, reason in fifty}
    assert len(kinds) >= 8, kinds


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_terms_add_up_to_what_a_position_is_worth(seats: int) -> None:
    """All but the points so far, and what only rivals have."""
    weights = weights_for(seats, LEVELS["hard"])
    for table, seat in turns_of_real_games(seats):
        outlook = Outlook(table, seat, weights)
        points = totals(table)
        others = 0.0
        for rival in outlook.rivals:
            one = table.seats[rival]
            others += points[rival] + outlook.city(one.palace)
            others += sum(outlook.kept(BUILDINGS.index(tile.building)) for tile in one.reserve)
            others += sum(outlook.worth_of_hand(hand_traits(of_place)) for of_place in one.hand)
        terms = terms_of(table, seat, weights)
        worth = sum(terms.values()) + points[seat] - outlook.respect * others
        assert worth == pytest.approx(outlook.total())


def two_of_a_kind() -> Table:
    return position(
        market="tower-11 tower-12 . .",
        hands=["", "gulden-9 gulden-2 dirham-9 dirham-3"],
    )


def test_two_tiles_of_a_kind_are_two_threats() -> None:
    weights = weights_for(3, LEVELS["hard"])
    table = two_of_a_kind()
    outlook = Outlook(table, 0, weights)
    threats = outlook.threat(0) + outlook.threat(1)
    assert terms_of(table, 0, weights)[Term("threat", "tower", seat=1)] == pytest.approx(-threats)


# Reasons one by one


def reason(table: Table, best: Plan, second: Plan) -> Line | None:
    found = reason_for(table, 0, best, second, weights_for(len(table.seats), LEVELS["hard"]))
    if found is not None:
        check(table, 0, best, second, weights_for(len(table.seats), LEVELS["hard"]), found)
    return found


def plan(*actions: tuple[object, ...]) -> Plan:
    return Plan(0.0, actions)


def overpaid_tower(**more: object) -> tuple[Table, BuyTile]:
    table = position(
        market="tower-11 . . .",
        hands=["gulden-9 gulden-9"],
        **more,  # type: ignore[arg-type]
    )
    return table, BuyTile("tower-11", cards("gulden-9 gulden-9"))


def test_building_takes_the_lead() -> None:
    table, buy = overpaid_tower(cities=["", "fountain tower-12"])
    found = reason(
        table,
        plan(buy, BuildTile("tower-11", place(1, 0))),
        plan(buy, KeepTile("tower-11")),
    )
    assert found is not None
    assert (found["kind"], found["building"]) == ("lead", "tower")
    assert sentence(found).startswith("takes the lead in tower")


def test_whoever_pays_exactly_says_so() -> None:
    table = position(market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    exact = (BuyTile("tower-11", cards("gulden-2 gulden-9")), TakeMoney(cards("denar-9")))
    found = reason(
        table,
        plan(*exact, BuildTile("tower-11", place(1, 0))),
        plan(TakeMoney(cards("denar-9"))),
    )
    assert found == {"kind": "exact", "actions": 1}


def test_a_gift_to_dirk_is_told_as_such() -> None:
    table, buy = overpaid_tower(seats=2, dirk="tower-12")
    given, kept = plan(buy, GiveTile("tower-11")), plan(buy, KeepTile("tower-11"))
    assert reason(table, given, kept) == {"kind": "dirk", "building": "tower"}
    other = reason(table, given, plan(buy, GiveTile("tower-11")))
    assert other is None, "both give it away, and nothing else differs"


def test_more_money_is_told_with_its_worth() -> None:
    table = position(open_money="denar-9 denar-2 ducat-1 gulden-1")
    found = reason(table, plan(TakeMoney(cards("denar-9"))), plan(TakeMoney(cards("denar-2"))))
    assert found == {"kind": "money", "currency": "denar", "points": 7}


def test_every_kind_has_a_sentence() -> None:
    facts = {"building": "tower", "points": 3, "scoring": 2, "currency": "denar", "seat": 1}
    kinds = (
        "lead share deny hope hamper wall walls exact dirk money last change room reserve save "
        "threat open"
    ).split()
    texts = [sentence({"kind": kind, **facts}) for kind in kinds]
    assert len(set(texts)) == len(kinds)


def pairs_of_plans() -> Iterator[tuple[Table, int, Plan, Plan]]:
    """Plans of real turns, and another plan for each."""
    for seats in ALL_SEATS:
        weights = weights_for(seats, LEVELS["hard"])
        for table, seat in turns_of_real_games(seats)[::3]:
            plans = Planner(Outlook(table, seat, weights), thorough=True).plans()
            for index in range(0, len(plans) - 1, max(1, len(plans) // 8)):
                yield table, seat, plans[index], plans[(index * 7 + 1) % len(plans)]


def test_any_two_turns_differ_in_what_can_be_counted() -> None:
    """Not only what the expert compares: then the rarer reasons turn up as well."""
    kinds = set()
    for table, seat, one, other in pairs_of_plans():
        weights = weights_for(len(table.seats), LEVELS["hard"])
        found = reason_for(table, seat, one, other, weights)
        if found is not None:
            check(table, seat, one, other, weights, found)
            kinds.add(found["kind"])
    assert len(kinds) >= 10, kinds
