"""Whole turns: turning dice, crossing off one building or two, or receiving coins."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from core.roll_and_write.ai.outlook import Outlook, Pair
from core.roll_and_write.dice import COLOURS, FIELD, SIDES, Spaces
from core.roll_and_write.special_actions import COINS_FOR_A_SECOND_BUILDING

Step: TypeAlias = tuple[Any, ...]
"""A move: its word, then what else its line says: colour, from, to, yellow, blue."""


class Purse(NamedTuple):
    """Coins, and what they are worth."""

    free: int
    left: int
    """Not circled yet."""
    worth: float
    """Points for a coin."""


class Turn(NamedTuple):
    """A way to play a turn."""

    first: Step
    """Its first move."""
    points: float
    """For the buildings that it crosses off and the coins that it brings, less those it costs."""
    passed_on: Pair | None
    """The dice that it passes on; None if all four are rolled first."""
    crossed: tuple[Pair, ...] = ()
    """The buildings that it crosses off."""
    coins: int = 0
    """How many it receives."""
    spent: int = 0
    """How many coins it costs."""


def crossing_turns(dice: Spaces, purse: Purse, outlook: Outlook, reach: int) -> Iterator[Turn]:
    """Cross off one building; dice are turned by no more than ``reach`` pips."""
    for used, other in pairings(dice):
        for pair, pips in _within(used, min(reach, purse.free), outlook):
            first = _first_move(("cross", *pair), (used, pair))
            yield Turn(first, outlook.gain(pair) - pips * purse.worth, other, (pair,), 0, pips)


def double_turns(dice: Spaces, purse: Purse, outlook: Outlook, reach: int) -> Iterator[Turn]:
    """Cross off two buildings, as far as coins allow."""
    coins = purse.free - COINS_FOR_A_SECOND_BUILDING
    for used, other in pairings(dice)[:2]:  # the other two are the same, the second one first
        seconds = list(_within(other, min(reach, coins), outlook))
        for pair, pips in _within(used, min(reach, coins), outlook):
            for second, more in seconds:
                if second != pair and pips + more <= min(reach, coins):
                    cost = COINS_FOR_A_SECOND_BUILDING + pips + more
                    first = _first_move(("cross", *pair), (used, pair), (other, second))
                    points = outlook.gain(pair, second) - cost * purse.worth
                    yield Turn(first, points, None, (pair, second), 0, cost)


def coin_turns(dice: Spaces, purse: Purse, outlook: Outlook, reach: int) -> Iterator[Turn]:
    """Receive coins; each die is turned by no more than one pip."""
    (used, other), *_ = pairings(dice)
    reach = min(reach, purse.free)
    for yellow, blue, yellow_too, blue_too in product((0, -1, 1), repeat=4):
        pips = abs(yellow) + abs(blue) + abs(yellow_too) + abs(blue_too)
        here = used[0] + yellow, used[1] + blue
        there = other[0] + yellow_too, other[1] + blue_too
        if pips <= reach and here in FIELD and there in FIELD:
            meeting = product((here[0], there[0]), (here[1], there[1]))
            coins = min(sum(not outlook.is_free(pair) for pair in meeting), purse.left)
            first = _first_move(("coins",), (used, here), (other, there))
            yield Turn(first, (coins - pips) * purse.worth, None, (), coins, pips)


def pairings(dice: Spaces) -> list[tuple[Pair, Pair]]:
    """A yellow and a blue die, and the two others."""
    (yellow, yellow_too), (blue, blue_too) = dice
    straight, across = (
        ((yellow, blue), (yellow_too, blue_too)),
        ((yellow, blue_too), (yellow_too, blue)),
    )
    return [straight, across, straight[::-1], across[::-1]]


def _within(start: Pair, reach: int, outlook: Outlook) -> Iterator[tuple[Pair, int]]:
    """The free buildings to which a pair of dice can be turned, and by how many pips."""
    for pair in product(SIDES, SIDES):
        pips = abs(pair[0] - start[0]) + abs(pair[1] - start[1])
        if pips <= reach and outlook.is_free(pair):
            yield pair, pips


def _first_move(action: Step, *turned: tuple[Pair, Pair]) -> Step:
    """The action, or, if dice are to be turned for it, the first pip."""
    for before, after in turned:
        for colour, pips, goal in zip(COLOURS, before, after, strict=True):
            if pips != goal:
                to = pips + (1 if goal > pips else -1)
                return "turn-die", colour, pips, to
    return action
