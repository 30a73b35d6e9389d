"""Characters can be told apart by how they play, and those who leave a module alone do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import Any

import pytest

from core.alhambra.ai.characters import LIKINGS, in_character
from core.alhambra.ai.evaluation import VARIETY, Outlook
from core.alhambra.ai.features import city_traits, hand_traits
from core.alhambra.ai.instincts import without_module
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.manners import CHARACTERS, DECLINING
from core.alhambra.ai.player import Thinker
from core.alhambra.ai.quick_play import Choose, QuickGame, the_best
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import TILES
from core.alhambra.modules.change import COINS
from core.alhambra.modules.street_trader import Traders
from core.alhambra.modules.thieves import Steal
from core.alhambra.modules.walls import RaiseWall
from core.alhambra.table import Table
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.levels import is_player
from tests.core.alhambra.ai.conversations import MODULES, Conversation, a_game, level
from tests.core.alhambra.positions import position

GAMES = 8
PLAIN = weights_for(2, LEVELS["hard"])

Seen = dict[str, list[float]]
"""What was seen of a player, by what it tells."""


class Watched(QuickGame):
    """A game in which it is noted what the player with a character does, and what the other."""

    def __init__(self, mine: int) -> None:
        super().__init__(2)
        self.seen: tuple[Seen, Seen] = (defaultdict(list), defaultdict(list))
        self._mine = mine
        self.was_scored = False

    def actions(
        self, table: Table, seat: int, weights: Mapping[str, object], how: Choose = the_best
    ) -> tuple[Action, ...]:
        actions = super().actions(table, seat, weights, how)  # type: ignore[arg-type]
        seen = self.seen[seat != self._mine]
        seen["cards"].append(sum(len(cards) for cards in table.seats[seat].hand))
        palace = table.seats[seat].palace
        seen["wall"].append(palace.longest_wall() / len(palace.tiles))
        for place, tile in enumerate(table.market):
            for one in actions:
                if tile and isinstance(one, BuyTile) and one.tile == tile.id:
                    seen["overpaid"].append(worth(one.pay) - TILES[one.tile].price)
                    rival = hand_traits(table.seats[1 - seat].hand[place])
                    seen["denied"].append(rival.sums >> tile.price & 1)
        return actions

    def watch(self, table: Table) -> None:
        if table.scorings and not self.was_scored:
            self.was_scored = True
            for seat in range(2):
                counts = city_traits(table.seats[seat].palace).counts
                self.seen[seat != self._mine]["kinds"].append(sum(map(bool, counts)))


@cache
def seen_of(character: str) -> Mapping[str, tuple[float, float]]:
    """What is typical of a character and of a plain player, on average over some games."""
    likes = in_character(PLAIN, character)
    seen: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for game in range(GAMES):
        mine = game % 2
        watched = Watched(mine)
        weights = [likes if seat == mine else PLAIN for seat in range(2)]
        watched.play(Random(f"character {game // 2}"), weights, watch=watched.watch)
        for who, of_player in enumerate(watched.seen):
            for trait, numbers in of_player.items():
                seen[trait][who].extend(numbers)
    return MappingProxyType({trait: (fmean(a), fmean(b)) for trait, (a, b) in seen.items()})


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("character", "trait", "times"),
    [
        ("builder", "wall", 1.15),
        ("collector", "kinds", 1.15),
        ("spoiler", "denied", 1.5),
        ("hoarder", "cards", 1.15),
        ("gambler", "overpaid", 1.4),
    ],
)
def test_a_character_is_recognised(character: str, trait: str, times: float) -> None:
    with_character, without = seen_of(character)[trait]
    assert with_character > times * without


LIKED: Mapping[tuple[str, str], tuple[Mapping[str, Any], Mapping[str, Any]]] = MappingProxyType(
    {
        ("builder", "wall"): ({"cities": ["fountain tower-13-e"]}, {"cities": [""]}),
        ("builder", "second"): (
            {"cities": ["garden-8-nw fountain tower-13-e"]},
            {"cities": ["garden-8-nw fountain tower-11"]},
        ),
        ("collector", VARIETY): (
            {"cities": ["garden-11 fountain tower-11"]},
            {"cities": ["tower-12 fountain tower-11"]},
        ),
        ("spoiler", "threat"): (
            {"market": "tower-11 . . .", "hands": ["", "gulden-2 gulden-3"]},
            {"market": "tower-11 . . .", "hands": ["", "gulden-2 gulden-9"]},
        ),
        ("spoiler", "menace"): (
            {"market": "tower-11 . . .", "hands": ["", "gulden-2 gulden-3"]},
            {"market": "tower-11 . . .", "hands": ["", "gulden-8 gulden-9"]},
        ),
        ("spoiler", "open"): ({"open_money": "denar-1"}, {"open_money": "denar-9"}),
        ("hoarder", "cards"): ({"hands": ["denar-1 denar-1"]}, {"hands": ["denar-2"]}),
        ("gambler", "worth"): ({"hands": [""]}, {"hands": ["denar-1"]}),
        ("gambler", "exact"): ({"hands": ["denar-9"]}, {"hands": ["denar-2 denar-3 denar-4"]}),
    }
)
"""By the character and its trait: a position that it likes better than another, more than others
do. They differ in nothing else that it minds, or in what matters less to it."""


@pytest.mark.parametrize(("character", "trait"), LIKED)
def test_a_character_likes_a_position_for_each_of_its_traits(character: str, trait: str) -> None:
    likings = LIKINGS[character]
    assert {name for who, name in LIKED if who == character} == set(likings)

    def liked(**given: Any) -> float:
        """How much better somebody with this character likes it than a plain player."""
        table = position(seats=2, bag="garden-10 tower-12", **given)
        in_play, plain = (Outlook(table, 0, one) for one in (in_character(PLAIN, character), PLAIN))
        return in_play.total() - plain.total()

    better, worse = LIKED[character, trait]
    assert liked(**better) > liked(**worse) + 0.05


def test_every_character_likes_something_and_nobody_else_does() -> None:
    assert tuple(LIKINGS) == CHARACTERS
    assert in_character(PLAIN, "") == PLAIN
    for name in CHARACTERS:
        assert in_character(PLAIN, name) != PLAIN
        assert is_player(f"easy:{name}")
    for wrong in ("hard:", "hard:nobody", "greedy:builder", "builder", ":builder"):
        assert not is_player(wrong)


def _uses(module: str, table: Table, actions: list[Action]) -> bool:
    """Whether anybody made use of a module in a game."""
    if module == "traders":
        return any(trader.housed for trader in table.annex(Traders).traders)
    if module == "change":
        buys = [action for action in actions if isinstance(action, BuyTile)]
        return any(set(action.pay) & set(COINS) for action in buys)
    return any(isinstance(action, RaiseWall | Steal) for action in actions)


def test_who_leaves_the_trader_alone_does_not_imagine_him_either() -> None:
    game = a_game(2, ("traders",))
    conversation = Conversation(
        game, "no trader", [level(name) for name in ("hard", "hard:no-traders")]
    )
    asked = next(
        one for one in conversation.decisions() if one.question["view"]["phase"] == "action"
    )
    for brain, there in zip(conversation.brains, (True, False), strict=True):
        assert isinstance(brain, Thinker)
        imagined = brain.imagination.table(asked.question["view"], brain.memory, Random(1))
        assert (Traders in imagined.table.annexes) is there


def test_if_nothing_else_is_left_even_a_declined_move_is_made() -> None:
    wall: Line = {"do": "wall", "card": "wall-1", "on": "tower-11"}
    seen: Line = {"you": 0, "seats": [{}], "phase": "action"}
    assert without_module("walls", seen, [wall])[1] == [wall]
    assert without_module("walls", seen, [wall, {"do": "pass"}])[1] == [{"do": "pass"}]


@pytest.mark.unmeasured
@pytest.mark.parametrize("module", MODULES)
def test_a_module_can_be_left_alone(module: str) -> None:
    assert tuple(f"no-{name}" for name in MODULES) == DECLINING
    for name, uses in (("hard", True), (f"hard:no-{module}", False)):
        conversation = Conversation(a_game(2, (module,)), "alone", [level(name)] * 2)
        assert _uses(module, conversation.play(), conversation.actions) == uses
