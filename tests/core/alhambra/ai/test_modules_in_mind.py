"""The modules in imagined games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.imagining import Imagination
from core.alhambra.ai.instincts import Rated, worth_trying
from core.alhambra.ai.levels import LEVELS, Level, weights_for
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.modules import thieves
from core.alhambra.ai.modules.in_mind import (
    agenda_of,
    favourite_in_mind,
    work_with,
    worth_of_modules,
)
from core.alhambra.ai.plans import Planner
from core.alhambra.ai.playing_on import turn_of
from core.alhambra.buying import BuyTile
from core.alhambra.modules.street_trader import MeetTrader, MoveTrader, Trader, Traders
from core.alhambra.modules.thieves import SendThief, Thieves
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.brains import Choice
from core.kernel.lines import Line
from tests.core.alhambra.ai.conversations import MODULES, Conversation, a_game
from tests.core.alhambra.ai.test_imagining import imagined_games
from tests.core.alhambra.positions import cards, play, position, tiles


def with_traders(table: Table, *traders: Trader) -> Table:
    """The table in the mind of a player, with these traders."""
    rules = Imagination(len(table.seats), ["traders"]).rules
    annex = Traders()
    for seat, trader in enumerate(traders):
        annex = annex.with_trader(seat, trader)
    table = table._replace(rules=rules, agenda=rules.turns[table.to_play])
    return table._replace(annexes={Traders: annex})


def with_thieves(table: Table, *hands: str) -> Table:
    """The table in the mind of a player, with thieves of these currencies."""
    rules = Imagination(len(table.seats), ["thieves"]).rules
    annex = Thieves(tuple(tuple(hand.split()) for hand in hands))
    table = table._replace(rules=rules, agenda=rules.turns[table.to_play])
    return table._replace(annexes={Thieves: annex})


def trader_of(table: Table) -> Trader:
    return table.annex(Traders).traders[0]


ON_THE_RIGHT = Trader(place(1, 0), ("arcades", "garden", "tower"))
BUY_A_TOWER = BuyTile("tower-11", cards("gulden-9 gulden-3"))


def a_tower_to_buy(*traders: Trader) -> Table:
    table = position(market="tower-11 . . .", hands=["gulden-9 gulden-3"], seats=3)
    return with_traders(table, *traders)


def test_games_without_modules_have_nothing_of_them() -> None:
    for real, (table, _) in imagined_games(2):
        assert table.annexes == real.annexes == {}
        assert [*table.rules.moves] == [*real.rules.moves]


@pytest.mark.parametrize(("modules", "less"), [((), 0), (("walls", "change"), 0), (MODULES, 1)])
def test_games_that_take_longer_to_imagine_get_fewer_turns(
    modules: tuple[str, ...], less: int
) -> None:
    assert (work_with(modules) < 1.0) == less


def test_an_answer_that_leads_to_nothing_is_not_tried() -> None:
    answers = [Rated(2.0, {"at": [0, 1]}), Rated(0.0, {"at": [1, 0]})]
    assert worth_trying({"phase": "trader-move"}, answers) == answers[:1]
    assert worth_trying({"phase": "trader-move"}, answers[1:]) == answers[1:]
    assert worth_trying({"phase": "steal"}, answers) == answers


# The street trader


def test_a_citizen_moves_in_at_once_and_another_is_taken() -> None:
    table = play(a_tower_to_buy(ON_THE_RIGHT), BUY_A_TOWER, BuildTile("tower-11", place(1, 0)))
    trader = trader_of(table)
    assert trader.housed == {"tower-11": "tower"}
    assert len(trader.citizens) == 3
    assert table.rules.decision(table).seat == 1, "nothing is asked"


def test_who_is_taken_has_a_colour_with_tiles_to_come() -> None:
    table = a_tower_to_buy(ON_THE_RIGHT)
    chambers = tuple(tile for tile in table.bag if tile.building == "chambers")
    table = play(table._replace(bag=chambers), BUY_A_TOWER, BuildTile("tower-11", place(1, 0)))
    assert "chambers" in trader_of(table).citizens


def test_a_citizen_without_tiles_to_come_is_swapped() -> None:
    trader = ON_THE_RIGHT._replace(citizens=("arcades", "garden", "pavilion"))
    table = a_tower_to_buy(trader)
    gone = tuple(tile for tile in table.bag if tile.building != "pavilion")
    table = play(table._replace(bag=gone), BUY_A_TOWER, BuildTile("tower-11", place(1, 0)))
    assert "pavilion" not in trader_of(table).citizens
    assert not trader_of(table).housed


@pytest.mark.parametrize(
    ("to_come", "is_swapped"), [("garden-8-ne garden-8-nw", False), ("", True)]
)
def test_a_citizen_is_only_swapped_for_a_better_one(to_come: str, is_swapped: bool) -> None:
    """The one who leaves isn't counted among those who stay and share the tiles."""
    bag = f"chambers-7-ne chambers-7-sw garden-9-e {to_come}"
    table = a_tower_to_buy(ON_THE_RIGHT._replace(citizens=("garden",)))
    table = play(table._replace(bag=tiles(bag)), BUY_A_TOWER, BuildTile("tower-11", place(1, 0)))
    assert trader_of(table).citizens == (("chambers",) if is_swapped else ("garden",))


def test_nobody_is_swapped_for_the_same() -> None:
    trader = ON_THE_RIGHT._replace(citizens=("arcades", "garden", "pavilion"))
    table = play(
        a_tower_to_buy(trader)._replace(bag=()), BUY_A_TOWER, BuildTile("tower-11", place(1, 0))
    )
    assert trader_of(table).citizens == trader.citizens


@pytest.mark.parametrize("citizens", [(), ("arcades",)])
def test_a_trader_without_supply_or_citizens_goes_on(citizens: tuple[str, ...]) -> None:
    table = a_tower_to_buy(ON_THE_RIGHT._replace(citizens=citizens))
    empty = dict.fromkeys(table.annex(Traders).supply, 0)
    table = table.with_annex(table.annex(Traders)._replace(supply=empty))
    table = play(table, BUY_A_TOWER, BuildTile("tower-11", place(1, 0)))
    assert trader_of(table).citizens == citizens


def test_the_trader_goes_on_to_where_something_fits() -> None:
    table = play(a_tower_to_buy(ON_THE_RIGHT), BUY_A_TOWER, BuildTile("tower-11", place(1, 0)))
    where, palace = trader_of(table).at, table.seats[0].palace
    assert where in palace.places_around()
    assert trader_of(a_tower_to_buy(ON_THE_RIGHT)).at != where


def test_a_trader_that_was_not_built_over_stays() -> None:
    table = play(a_tower_to_buy(ON_THE_RIGHT), BUY_A_TOWER, BuildTile("tower-11", place(0, 1)))
    assert trader_of(table) == ON_THE_RIGHT


def test_everybody_builds_on_the_traders_place_in_imagined_games() -> None:
    weights = weights_for(3, LEVELS["expert"])
    for at in (place(1, 0), place(0, 1)):
        table = a_tower_to_buy(ON_THE_RIGHT._replace(at=at))
        assert turn_of(table, 0, weights)[-1] == BuildTile("tower-11", at)


def test_citizens_of_rivals_count_against_a_seat() -> None:
    lives = ON_THE_RIGHT._replace(housed={"garden-11": "garden"})
    mine = worth_of_modules(a_tower_to_buy(lives, ON_THE_RIGHT, ON_THE_RIGHT), 0)
    theirs = worth_of_modules(a_tower_to_buy(ON_THE_RIGHT, lives, ON_THE_RIGHT), 0)
    assert mine >= 3.0, "a point in each scoring"
    assert theirs == pytest.approx(-mine / 2), "they are two"
    assert worth_of_modules(a_tower_to_buy(), 0) == 0


def changes(table: Table) -> dict[type, float]:
    """What the best way to add, exchange and remove is worth."""
    outlook = Outlook(table, 0, weights_for(3, Level()))
    planner = Planner(outlook, thorough=True, favourite=favourite_in_mind(table, 0))
    found: dict[type, float] = {}
    for change in planner.redesigns():
        kind = type(change.action)
        found[kind] = max(change.worth, found.get(kind, change.worth))
    return found


def test_a_tile_with_a_citizen_is_not_torn_down_lightly() -> None:
    table = position(cities=["fountain tower-11"], reserves=["garden-11"])
    at = ON_THE_RIGHT._replace(at=place(0, 1), citizens=("pavilion",))
    empty, housed = (
        changes(with_traders(table, at._replace(housed=housed)))
        for housed in ({}, {"tower-11": "tower"})
    )
    for kind in (RemoveTile, ExchangeTiles):
        assert housed[kind] == pytest.approx(empty[kind] - 3.0), "a point in each scoring"
    assert housed[AddTile] == empty[AddTile]


def test_a_tile_of_the_reserve_is_added_on_the_traders_place() -> None:
    table = position(reserves=["tower-11"])
    weights = weights_for(3, Level())
    for at in (place(1, 0), place(0, 1), place(-1, 0)):
        table = with_traders(table, ON_THE_RIGHT._replace(at=at))
        favourite = favourite_in_mind(table, 0)
        planner = Planner(Outlook(table, 0, weights), thorough=False, favourite=favourite)
        assert planner.redesigns()[0].action == AddTile("tower-11", at)


# Thieves


def after_a_turn(open_money: str, thieves: str, bag: str | None = None) -> Table:
    """The first of two seats has taken the first card, and has these thieves."""
    table = position(
        seats=2,
        market="tower-11 tower-12 garden-11 garden-10",
        open_money=open_money,
        draw_pile="denar-1 denar-2 denar-3 denar-4",
        bag=bag,
    )
    table = with_thieves(table, thieves, "")
    return play(table, TakeMoney(table.open_money[:1]))


def test_a_thief_takes_a_good_card_at_once() -> None:
    table = after_a_turn("denar-5 ducat-8 gulden-2 dirham-9", "ducat")
    assert "ducat-8" in table.seats[0].hand[3]
    assert table.annex(Thieves).hands == ((), ())
    assert len(table.open_money) == 4


@pytest.mark.parametrize("kept", ["gulden", "dirham denar", ""])
def test_a_thief_waits_if_there_is_only_small_change(kept: str) -> None:
    table = after_a_turn("denar-5 ducat-8 gulden-2 dirham-3", kept)
    assert table.annex(Thieves).hands[0] == tuple(kept.split())


def test_late_in_the_game_he_does_not_wait() -> None:
    table = after_a_turn("denar-5 ducat-8 gulden-2 dirham-3", "gulden", bag="chambers-9-w")
    assert table.annex(Thieves).hands[0] == ()


def test_a_kept_thief_is_worth_something() -> None:
    table = position(seats=2)
    assert worth_of_modules(with_thieves(table, "ducat", ""), 0) == 3.0
    assert worth_of_modules(with_thieves(table, "ducat", "denar gulden"), 0) == -3.0


def test_the_thieves_of_others_are_guessed_of_those_that_nobody_has_seen() -> None:
    memory = Memory(2)
    for _ in range(3):
        memory.hear({"do": "steal", "seat": 1, "thief": "denar", "card": "denar-9"})
    view: View = {
        "you": 0,
        "thieves": ["ducat", "ducat", "ducat", "gulden"],
        "seats": [{"thieves": 4}, {"thieves": 1}],
    }
    guessed = Counter[str]()
    for seed in range(20):
        own, other = thieves.annex_of(view, memory, Random(seed)).hands
        assert own == ("ducat", "ducat", "ducat", "gulden")
        guessed.update(other)
    assert set(guessed) == {"gulden", "dirham"}


# Real games


class Listener:
    """Remembers and imagines, and never plays."""

    def __init__(self, hello: Line) -> None:
        self.memory = Memory(len(hello["seats"]))
        self.imagination = Imagination(len(hello["seats"]), hello["modules"])

    def hear(self, event: Line) -> None:
        self.memory.hear(event)

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        raise AssertionError(view, moves)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_a_module_asks_is_asked_on_the_imagined_table(seats: int) -> None:
    asked_for = Counter[type]()
    conversation = Conversation(a_game(seats, MODULES), 1, [Listener] * seats)
    for asked in conversation.decisions():
        listener = conversation.brains[asked.seat]
        assert isinstance(listener, Listener)
        view = asked.question["view"]
        table = listener.imagination.table(view, listener.memory, Random(1)).table
        real = asked.table.annex(Traders)
        if view["phase"] != "trader-start":
            assert table.annex(Traders) == real
        agenda = agenda_of(view, table.rules.turns)
        if agenda is None:
            continue
        table = table._replace(agenda=agenda)
        decision = asked.table.rules.decision(asked.table)
        assert table.rules.decision(table) == decision
        assert set(table.rules.legal_actions(table)) == set(
            asked.table.rules.legal_actions(asked.table)
        )
        for action in table.rules.legal_actions(table):
            assert table.rules.apply(table, action).agenda
        asked_for[type(decision)] += 1
    assert asked_for.keys() == {SendThief, MeetTrader, MoveTrader}
