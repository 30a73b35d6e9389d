"""What every rule set promises. The rule sets are asked for, so that none can be forgotten."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.alhambra.components import BUILDINGS, CURRENCIES, Money
from core.alhambra.modules.change import Coins
from core.alhambra.modules.street_trader import StartTrader, Trader, Traders
from core.alhambra.modules.thieves import Thieves
from core.alhambra.modules.walls import OpenWallCards
from core.alhambra.rulesets import MODULES, rules_for
from core.alhambra.table import EMPTY_HAND, Table
from core.alhambra.taking_money import with_card
from core.alhambra.turn import ChooseAction
from core.alhambra.view import known_to
from core.catalogue import GAMES, all_games, game_of
from core.kernel.game import Game
from core.kernel.lines import parse, text_of
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session
from core.lab.playing import Course
from tests.core.inventory import INVENTORIES, copied, inventory_of
from tests.core.whole_games import play_through, read_again, record_of
from tests.play_everything import name_of

pytestmark = pytest.mark.unmeasured

POSITIONS_OF_A_GAME = 12
ACTIONS_OF_A_POSITION = 6

RULE_SETS = {name_of(game.header): game for game in all_games()}


@cache
def course_of(name: str) -> Course:
    """One random game of a rule set, counted after every event."""
    return play_through(RULE_SETS[name], name)


@pytest.fixture(params=RULE_SETS, scope="module")
def course(request: pytest.FixtureRequest) -> Course:
    return course_of(request.param)


@pytest.fixture(scope="module")
def replayed(course: Course) -> tuple[bytes, list[Any], bytes]:
    """The record of a game, the states that it leads to, and how it is written again."""
    record = record_of(course.game.header, course.lines())
    return record, *read_again(record)


def positions(course: Course) -> Iterator[Any]:
    """Some states of a game in which a seat is asked, of every kind of question at least one."""
    asked = [
        state for state in course.states[:-1] if course.game.rules.decision(state).seat != CHANCE
    ]
    one_of_each = {type(course.game.rules.decision(state)): state for state in asked}
    yield from one_of_each.values()
    yield from asked[:: len(asked) // POSITIONS_OF_A_GAME]


def with_types(actions: list[Action]) -> list[tuple[type[Any], Action]]:
    """Actions of different kinds may have equal fields; these can be told apart."""
    return [(type(action), action) for action in actions]


# The rule sets


def test_there_are_80_rule_sets_of_the_board_game_and_ten_of_roll_and_write() -> None:
    assert Counter(game.header["game"] for game in all_games()) == {
        "alhambra": 16 * 5,
        "roll-and-write": 2 * 3 + 1 + 3,
    }
    assert len(RULE_SETS) == 90


def test_every_rule_set_is_what_its_header_says() -> None:
    for game in all_games():
        assert game_of(parse(text_of(game.header).encode())).header == game.header


def test_every_game_of_the_catalogue_has_an_inventory_and_a_form_of_its_view() -> None:
    assert GAMES.keys() == INVENTORIES.keys() == VIEWS.keys() == SECRETS.keys()


# Playing


def test_a_running_game_has_a_legal_action_and_comes_to_an_end(course: Course) -> None:
    rules = course.game.rules
    assert course.is_over
    for state in course.states[:-1]:
        if rules.decision(state).seat != CHANCE:
            assert rules.legal_actions(state)


def test_every_legal_action_applies_and_nothing_is_lost_or_doubled(course: Course) -> None:
    rules = course.game.rules
    random = Random(1)
    chosen = {id(state): state for state in positions(course)}
    inventory = inventory_of(course.game)
    for before, action, after in zip(
        course.states, course.actions, course.states[1:], strict=False
    ):
        if id(before) in chosen:
            actions = rules.legal_actions(before)
            for other in random.sample(actions, min(ACTIONS_OF_A_POSITION, len(actions))):
                assert rules.violation(before, other) is None
                elsewhere = rules.apply(before, other)
                assert not elsewhere.agenda or rules.decision(elsewhere).seat >= CHANCE
                copied(inventory).count(before, other, elsewhere)
        inventory.count(before, action, after)


def test_every_legal_action_is_listed_once(course: Course) -> None:
    for state in positions(course):
        actions = with_types(course.game.rules.legal_actions(state))
        assert len(set(actions)) == len(actions)


def test_the_order_of_legal_actions_is_stable(
    course: Course, replayed: tuple[bytes, list[Any], bytes]
) -> None:
    rules = course.game.rules
    _, again, _ = replayed
    assert len(again) == len(course.states)
    chosen = {id(state) for state in positions(course)}
    for state, other in zip(course.states, again, strict=True):
        if id(state) in chosen:
            actions = with_types(rules.legal_actions(state))
            assert with_types(rules.legal_actions(state)) == actions
            assert with_types(rules.legal_actions(other)) == actions
            kinds = [action for kind in rules.legal_kinds(state) for action in kind]
            assert with_types(kinds) == actions


A_GAME_OF_EACH = """
from hashlib import sha256
from tests.core.test_promises import RULE_SETS, course_of
from tests.core.whole_games import record_of
for name, game in RULE_SETS.items():
    if len(game.header["seats"]) == 2:
        print(name, sha256(record_of(game.header, course_of(name).lines())).hexdigest())
"""


def test_the_order_of_legal_actions_does_not_depend_on_the_process() -> None:
    """A random player picks actions by their number; Python hashes differently each time."""
    played = [
        subprocess.run(
            [sys.executable, "-c", A_GAME_OF_EACH],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert played[0].count("\n") == 16 + 1
    assert played[0] == played[1]


def test_any_legal_action_is_a_legal_action(course: Course) -> None:
    rules = course.game.rules
    random = Random(1)
    for state in positions(course):
        actions = with_types(rules.legal_actions(state))
        for _ in range(ACTIONS_OF_A_POSITION):
            action = rules.any_legal_action(state, random)
            assert (type(action), action) in actions


# Writing, reading, taking back


def test_an_action_that_is_written_reads_as_itself(course: Course) -> None:
    rules, notation = course.game.rules, course.game.notation
    for before, action in zip(course.states, course.actions, strict=False):
        if type(action) is not type(rules.silent_answer(before)):
            seat = rules.decision(before).seat
            line = parse(text_of(notation.write(seat, action)).encode())
            who, what = notation.read(line)
            assert (who, type(what), what) == (seat, type(action), action)


def test_a_record_replays_to_the_same_states_and_is_written_again_as_it_was(
    course: Course, replayed: tuple[bytes, list[Any], bytes]
) -> None:
    record, states, again = replayed
    assert again == record
    assert states == course.states


def test_all_can_be_taken_back_to_the_start_and_played_again_to_the_end(course: Course) -> None:
    session: Session[Any] = Session(course.game)
    for action in course.actions:
        session.play(action)
    lines = session.lines
    assert lines == course.lines()
    assert session.state == course.states[-1]
    for state in reversed(course.states[:-1]):
        session.undo()
        assert session.state == state
    assert session.lines == []
    assert session.state == course.game.start()
    while session.can_redo():
        session.redo()
    assert session.state == course.states[-1]
    assert session.lines == lines


# Seeing


def test_a_view_does_not_change_when_what_is_hidden_is_swapped(course: Course) -> None:
    game = course.game
    swap = SECRETS[game.header["game"]]
    random = Random(1)
    for state in positions(course):
        everybody_knows = known(state, None)
        for seat in range(len(game.header["seats"])):
            other = swap(state, seat, random)
            assert game.view(other, seat) == game.view(state, seat)
            assert known(other, seat) == known(state, seat)
            assert known(other, None) == everybody_knows
            if game.rules.decision(state).seat == seat:
                offered = with_types(game.rules.legal_actions(state))
                assert with_types(game.rules.legal_actions(other)) == offered


def known(state: Any, seat: int | None) -> Any:
    """What whatever is shown is made from; in a game without secrets, all there is."""
    return known_to(state, seat) if isinstance(state, Table) else state


def swap_secrets_of_alhambra(table: Table, seat: int, random: Random) -> Table:
    """The table as it could be, too, for all that a seat knows.

    Other hands, the order of bag and draw pile, other thieves, and citizens that others are
    picking in secret.
    """
    pile = random.sample(table.draw_pile, len(table.draw_pile))
    others = [one for one in range(len(table.seats)) if one != seat]
    unknown: list[Any] = [card for card in pile if isinstance(card, Money)]
    for one in others:
        unknown += [card for cards in table.seats[one].hand for card in cards]
    random.shuffle(unknown)
    seats = list(table.seats)
    for one in others:
        hand = EMPTY_HAND
        for _ in range(sum(len(cards) for cards in seats[one].hand)):
            hand = with_card(hand, unknown.pop())
        seats[one] = seats[one]._replace(hand=hand)
    table = table._replace(
        seats=tuple(seats),
        bag=tuple(random.sample(table.bag, len(table.bag))),
        draw_pile=tuple(unknown.pop() if isinstance(card, Money) else card for card in pile),
        discards=tuple(random.sample(table.discards, len(table.discards))),
    )
    assert not unknown
    return _with_other_thieves(_with_other_picks(table, others, random), others, random)


def _with_other_thieves(table: Table, others: list[int], random: Random) -> Table:
    hands = list(table.annexes.get(Thieves, Thieves()).hands)
    if not hands:
        return table
    for one in others:
        hands[one] = tuple(sorted(random.choices(CURRENCIES, k=len(hands[one]))))
    return table.with_annex(Thieves(tuple(hands)))


def _with_other_picks(table: Table, others: list[int], random: Random) -> Table:
    if not any(type(entry) is StartTrader for entry in table.agenda):
        return table
    annex = table.annex(Traders)
    for one in others:
        if annex.traders[one].citizens:
            picks = tuple(sorted(random.sample(BUILDINGS, 3)))
            at = random.choice([1, -1, 1000, -1000])
            for colour in annex.traders[one].citizens:
                annex = annex.with_supply(colour, +1)
            for colour in picks:
                annex = annex.with_supply(colour, -1)
            annex = annex.with_trader(one, Trader(at, picks))
    return table.with_annex(annex)


def nothing_is_hidden(state: Any, _seat: int, _random: Random) -> Any:
    return state


SECRETS = {"alhambra": swap_secrets_of_alhambra, "roll-and-write": nothing_is_hidden}


def test_a_view_is_plain_json_and_has_exactly_the_keys_of_the_bot_protocol(
    course: Course,
) -> None:
    game = course.game
    check, phases = VIEWS[game.header["game"]]
    seen = set()
    for state in course.states:
        decision = game.rules.decision(state)
        seat = 0 if decision is None or decision.seat == CHANCE else decision.seat
        view = game.view(state, seat)
        assert json.loads(json.dumps(view)) == view
        check(view, game)
        assert view["you"] == seat
        if decision is not None and decision.seat != CHANCE:
            seen.add(view["phase"])
    assert {"action"} <= seen <= phases


def keys(view: dict[str, Any]) -> str:
    return " ".join(sorted(view))


def check_view_of_alhambra(view: dict[str, Any], game: Game[Any]) -> None:
    modules = game.header["modules"]
    assert keys(view) == (
        "bag citizens coins dirk discards draw_pile hand market money phase scorings seats start "
        "thieves to_move wall_cards you"
    )
    assert keys(view["market"]) == "denar dirham ducat gulden"
    assert [seat["name"] for seat in view["seats"]] == [
        seat["name"] for seat in game.header["seats"]
    ]
    for seat in view["seats"]:
        assert keys(seat) == "cards coins name palace reserve score thieves to_place trader"
        for tile in seat["palace"]:
            assert keys(tile) == "at citizen tile walls"
        for tile in (*seat["reserve"], *seat["to_place"]):
            assert keys(tile) == "tile walls"
        if "traders" in modules:
            assert keys(seat["trader"]) == "at citizens"
        else:
            assert seat["trader"] is None
    if len(view["seats"]) == 2:
        assert keys(view["dirk"]) == "score tiles"
    else:
        assert view["dirk"] is None
    if "traders" in modules:
        assert keys(view["citizens"]) == "arcades chambers garden pavilion seraglio tower"
    else:
        assert view["citizens"] is None
    own = view["seats"][view["you"]]
    assert len(view["hand"]) == own["cards"]
    assert view["coins"] == own["coins"]
    assert len(view["thieves"]) == own["thieves"]


def check_view_of_roll_and_write(view: dict[str, Any], game: Game[Any]) -> None:
    assert keys(view) == "imaginary phase places rolled round rounds seats to_move you"
    assert len(view["seats"]) == len(game.header["seats"])
    for seat in view["seats"]:
        assert keys(seat) == "coins crossed dice name points"
        assert keys(seat["dice"]) == "blue yellow"
        assert keys(seat["coins"]) == "free left spent"
    assert [player["name"] for player in view["imaginary"]] == game.header["imaginary"]
    for player in view["imaginary"]:
        assert keys(player) == "counts name points"
        assert keys(player["counts"]) == "arcades chambers garden pavilion seraglio tower"
    assert keys(view["places"]) == "arcades chambers garden pavilion seraglio tower"
    assert view["rolled"] is None or keys(view["rolled"]) == "blue yellow"


VIEWS = {
    "alhambra": (
        check_view_of_alhambra,
        {"action", "place", "steal", "trader-start", "trader", "trader-move"},
    ),
    "roll-and-write": (check_view_of_roll_and_write, {"action", "second", "keep"}),
}


# Modules with nothing to say

QUIET: dict[str, Callable[[int], Any]] = {
    "walls": lambda _seats: OpenWallCards(),
    "thieves": lambda seats: Thieves(((),) * seats),
    "change": lambda _seats: Coins(bag=()),
    "traders": lambda _seats: Traders(traders=(Trader(at=40_040),) * 6),
}
"""No wall card, no thief, no coin, and traders where nobody ever builds."""


def bare(table: Table) -> Table:
    """What a table shows of the base game."""
    scorings = [
        scoring._replace(
            points={key: value for key, value in scoring.points.items() if key != "citizens"}
        )
        for scoring in table.scorings
    ]
    return table._replace(
        rules=None,  # type: ignore[arg-type]
        agenda=table.agenda[-1:],
        annexes={},
        scorings=tuple(scorings),
    )


@pytest.mark.parametrize(
    "name", [name for name, game in RULE_SETS.items() if game.header["modules"]]
)
def test_a_module_changes_nothing_where_it_has_nothing_to_say(name: str) -> None:
    header = RULE_SETS[name].header
    seats, modules = len(header["seats"]), tuple(header["modules"])
    base = course_of(f"alhambra, {seats} seats")
    rules = rules_for(seats, modules)
    start = next(
        index for index, state in enumerate(base.states) if type(state.agenda[-1]) is ChooseAction
    )
    first = base.states[start]
    table = first._replace(
        rules=rules,
        agenda=rules.turns[first.to_play],
        annexes={type(annex): annex for annex in (QUIET[module](seats) for module in modules)},
    )
    for index in range(start, len(base.actions)):
        state, action = base.states[index], base.actions[index]
        assert type(table.agenda[-1]) is type(state.agenda[-1])
        assert bare(table) == bare(state)
        if index % 8 == 0 and rules.decision(table).seat != CHANCE:
            offered = with_types(state.rules.legal_actions(state))
            assert with_types(rules.legal_actions(table)) == offered
        assert rules.violation(table, action) is None
        table = rules.apply(table, action)
    assert bare(table) == bare(base.states[-1])
    assert not table.agenda


def test_every_module_has_a_quiet_state() -> None:
    assert QUIET.keys() == MODULES.keys()
