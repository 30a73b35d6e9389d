"""The games that robots play in real windows; see tests/kill_windows.py and tests/soak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple, Protocol

from alhambra_qt.alhambra import table_page as board
from alhambra_qt.pages.running_game import RunningGame
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.roll_and_write import table_page as dice
from alhambra_qt.roll_and_write.on_screen import GAME as DICE
from core.alhambra.rulesets import MODULES
from core.kernel.lines import Line
from tests.qt import robot_traders
from tests.qt.robot import Robot
from tests.qt.roll_and_write.robot import Robot as DiceRobot

NAMES = ("Ann", "Ben", "Cem")


class Playing(Protocol):
    """A robot at a page."""

    def act(self) -> None: ...


class PlayedGame(NamedTuple):
    """What robots have to know of a game."""

    setup: Callable[[Random], GameSetup]
    robot: Callable[[Any, Random, Counter[Any]], Playing]
    """Sits down at a page."""
    where: Callable[[RunningGame], tuple[Any, Line]]
    """All that people at the screen see, and what a kill could wait for."""


def _seats(number: int) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(name, at) for at, name in enumerate(NAMES[:number]))


def _board_setup(random: Random, modules: tuple[str, ...] = ()) -> GameSetup:
    seats = _seats(random.choice((2, 2, 3)))
    return GameSetup(seats, seed=random.randrange(10_000), modules=modules)


def _at_the_board(game: RunningGame) -> tuple[Any, Line]:
    """As the person to play sees it, whether the curtain is still drawn or not."""
    page = game.page
    assert isinstance(page, board.TablePage)
    match, director, display = game.match, page.director, page.display
    whose_hand, display._whose_hand = display._whose_hand, lambda: director.seat
    model = replace(
        display.model(),
        shown=director.seat,
        market=match.state.market,  # where a tile was dropped that isn't paid yet is in no record
        marks=display.pencil.shown(),
    )
    display._whose_hand = whose_hand
    moments: Line = {"marks": dict(director.marks)}
    if match.game.header["modules"]:
        is_asked = bool(match.callers) or match.can_pass_on or robot_traders.asks(page)
        moments["is_choosing"] = is_asked
    return (model, match.decision, match.callers), moments


def _dice_setup(random: Random) -> GameSetup:
    options = random.choice(({}, {"contest": True, "imaginary": 3}, {"daily": True}))
    seats = _seats(random.choice((1, 1, 2, 3)))
    return GameSetup(seats, seed=random.randrange(10_000), game=DICE.name, options=options)


def _at_the_dice(game: RunningGame) -> tuple[Any, Line]:
    page = game.page
    assert isinstance(page, dice.TablePage)
    turn = page.director.turn
    model = page.display.model()._replace(large=page.director.seat)
    return (model, sorted(map(repr, turn.legal))), {
        "is_choosing": turn.is_second or turn.is_keeping
    }


GAMES = {
    "board": PlayedGame(_board_setup, Robot, _at_the_board),
    "modules": PlayedGame(partial(_board_setup, modules=tuple(MODULES)), Robot, _at_the_board),
    "dice": PlayedGame(_dice_setup, DiceRobot, _at_the_dice),
}
