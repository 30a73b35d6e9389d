"""The built-in computer players: who they are, and that they play the same game again."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from hashlib import sha256

import pytest

from core.alhambra import game as alhambra
from core.alhambra.ai.evaluation import SCORINGS
from core.alhambra.ai.levels import LEVELS as OF_ALHAMBRA
from core.alhambra.ai.levels import weights_for
from core.alhambra.scoring import totals
from core.catalogue import all_games
from core.kernel.brains import Choice
from core.kernel.lines import Line
from core.levels import LEVELS, YARDSTICKS, brain_of
from tests.core.alhambra.ai.conversations import MODULES, Conversation, a_game, level

ALL = (*LEVELS, *YARDSTICKS)


@cache
def game_as_text(name: str, seats: int = 2, modules: tuple[str, ...] = ()) -> str:
    """What happens in a game of this level, from the first card to the last."""
    game = a_game(seats, modules)
    conversation = Conversation(game, "again", [level(name, 0.01)] * seats)
    conversation.play()
    return repr(conversation.actions)


def fingerprint() -> str:
    """Of a game of those who overlook things, look ahead, or do neither."""
    games = [game_as_text(name) for name in ("easy", "expert", *YARDSTICKS)]
    return sha256("".join(games).encode()).hexdigest()


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_game_in_any_process() -> None:
    ours = fingerprint()
    game_as_text.cache_clear()
    assert fingerprint() == ours
    code = f"from {__name__} import fingerprint; print(fingerprint())"
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    told = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == ours


@pytest.mark.parametrize(
    ("name", "digests"),
    [
        ("greedy", ["12f7ff12ed368122", "f362a2dd4a0fec1a"]),
        ("expert-1", ["cdbf94d64d3d337e", "520ad9b86a461c3a"]),
    ],
)
def test_yardsticks_never_change(name: str, digests: list[str]) -> None:
    """If this fails, what they think with has changed; give them what they had."""
    games = [game_as_text(name), game_as_text(name, 3, MODULES)]
    assert [sha256(game.encode()).hexdigest()[:16] for game in games] == digests


@pytest.mark.unmeasured
def test_levels_play_differently() -> None:
    """The same deal, and many ways to play it."""
    different = (*LEVELS, "greedy")
    assert len({game_as_text(name) for name in different}) == len(different)


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ALL)
def test_games_of_a_level_come_to_an_end(name: str) -> None:
    for seats in (2, 6):
        conversation = Conversation(a_game(seats), "end", [level(name, 0.01)] * seats)
        assert not conversation.play().agenda


@pytest.mark.unmeasured
@pytest.mark.parametrize("module", MODULES)
def test_all_levels_play_with_every_module(module: str) -> None:
    """The same deal for each of them in every seat; what isn't legal would be a `BadAnswer`."""
    levels = [level(name, 0.002) for name in LEVELS]
    for first in range(len(levels)):
        seated = [*levels[first:], *levels[:first]]
        assert not Conversation(a_game(4, (module,)), "in every seat", seated).play().agenda


SOME = 0.2
"""Of the turns that an expert imagines: enough to imagine a reshuffle in these deals."""


class ExpertBeforeAReshuffle:
    """Looks ahead as far as it can while the pile of money is short, and else not at all."""

    def __init__(self, hello: Line) -> None:
        """Both listen all the time."""
        self._expert, self._hard = (brain_of(name, hello, SOME) for name in ("expert", "hard"))
        self.is_close = False

    def hear(self, event: Line) -> None:
        """Remember it twice."""
        self._expert.hear(event)
        self._hard.hear(event)

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        """As one of the two."""
        return (self._expert if self.is_close else self._hard).decide(view, moves)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("modules", "seed"), [*((name, 5) for name in MODULES), (MODULES, 1)])
def test_the_expert_imagines_reshuffles_with_every_module(
    modules: str | tuple[str, ...], seed: int
) -> None:
    """Only a search of full depth comes so far; in these deals paid coins would come back."""
    game = a_game(2, (modules,) if isinstance(modules, str) else modules)
    conversation = Conversation(game, f"reshuffle {seed}", [ExpertBeforeAReshuffle] * 2)
    looked_ahead = 0
    for asked in conversation.decisions():
        brain = conversation.brains[asked.seat]
        assert isinstance(brain, ExpertBeforeAReshuffle)
        brain.is_close = len(asked.table.draw_pile) <= 4
        looked_ahead += brain.is_close
        conversation.answer(asked)
    assert looked_ahead > 0


@pytest.mark.unmeasured
def test_easy_is_no_random_mover() -> None:
    """It beats one clearly: in nine of ten games, wherever it sits."""
    won = 0
    for seed in range(10):
        seats = [level("easy"), None]
        points = totals(Conversation(a_game(2), seed, seats).play())
        turned = totals(Conversation(a_game(2), seed, seats[::-1]).play())
        won += (points[0] > points[1]) + (turned[1] > turned[0])
    assert won >= 18


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_level_sees_only_its_scorings(seats: int) -> None:
    for one in OF_ALHAMBRA.values():
        everything = weights_for(seats, one._replace(scorings=SCORINGS))
        weights = weights_for(seats, one)
        for number in range(1, SCORINGS + 1):
            for phase in range(SCORINGS):
                seen = phase < number <= phase + one.scorings
                known = everything[f"share-{number}"][phase]
                assert weights[f"share-{number}"][phase] == (known if seen else 0.0)
        shares = {f"share-{number}" for number in range(1, SCORINGS + 1)}
        assert {name: weights[name] for name in weights if name not in shares} == {
            name: everything[name] for name in everything if name not in shares
        }


def test_levels_rise() -> None:
    assert list(OF_ALHAMBRA) == list(LEVELS)
    blurs = [one.blur for one in OF_ALHAMBRA.values()]
    assert blurs == sorted(blurs, reverse=True)
    sight = [one.scorings for one in OF_ALHAMBRA.values()]
    assert sight == sorted(sight)
    assert [one.depth is not None for one in OF_ALHAMBRA.values()] == [False, False, False, True]


def test_every_game_has_all_levels() -> None:
    games = {game.header["game"]: game for game in all_games()}
    assert alhambra.NAME in games
    for game in games.values():
        hello = {
            "game": game.header["game"],
            "modules": game.header["modules"],
            "seats": [seat["name"] for seat in game.header["seats"]],
            "you": 0,
            **game.introduction(),
        }
        brains = {type(brain_of(name, hello, 0.1)).__module__ for name in LEVELS}
        assert len(brains) == 1, "each game has players of its own"
