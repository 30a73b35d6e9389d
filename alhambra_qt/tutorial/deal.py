"""The prepared deal of the first game: what the lessons need lies where they need it.

It is a deal like any other: the rules accept it, and it can be played to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from alhambra_qt.play.new_games import NewGame, signed
from alhambra_qt.teaching.progress import note_of
from core.alhambra.components import COPIES_OF_A_MONEY_CARD, MONEY, TILES, Money
from core.alhambra.game import header_of
from core.alhambra.setup import DrawPile, MoneyShuffled, TilesInBag
from core.catalogue import game_of
from core.kernel.lines import Line
from core.kernel.session import Session

ARCADES = "arcades-8-n"
"""To be paid exactly, with what is taken in the first turn; its wall forbids a place."""
GARDEN = "garden-8-sw"
"""To be put on the reserve board and exchanged for the arcades one turn later.

Left of the fountain it fits in their place; above them, wall on wall, nobody could walk to it.
"""
FIRST_CARDS = (MONEY["denar-3"], MONEY["dirham-2"])
"""To be taken in the first turn."""

_TILES = ("tower-9-es", GARDEN, ARCADES, "chambers-9-w", "pavilion-3-sw", "seraglio-7-w")
_HANDS = (
    ("denar-5", "dirham-9", "ducat-7"),
    ("gulden-6", "gulden-4", "dirham-5", "ducat-5"),
    ("ducat-4", "denar-6", "dirham-4", "gulden-6"),
)
_OPEN = (*FIRST_CARDS, MONEY["gulden-4"], MONEY["ducat-3"])
_SMALL = ("gulden-1", "ducat-1", "denar-1", "dirham-1", "gulden-2", "ducat-2", "denar-2")
"""Partners take several of these at once, so that the first scoring is not far away."""

_CARDS_BEFORE_THE_SCORING = 5
"""Of the second pile: a turn more than the lessons need."""

_SEED = 54
"""Of what nobody has prepared; any number would do."""


def tutorial_game(seats: Sequence[Line]) -> NewGame:
    """The first game of these three seats, dealt and ready to begin."""
    random = Random(_SEED)  # noqa: S311 (cards, not secrets)
    session: Session[Any] = Session(game_of(header_of(seats, **signed())))
    session.play(TilesInBag(_bag(random)))
    money = _money(random)
    session.play(MoneyShuffled(money))
    session.play(DrawPile(_draw_pile(session.state.draw_pile, random)))
    session.note(note_of())
    return NewGame(session, random)


def _bag(random: Random) -> tuple[Any, ...]:
    first = [TILES[name] for name in _TILES]
    rest = [tile for tile in TILES.values() if tile not in first]
    random.shuffle(rest)
    return (*first, *rest)


def _money(random: Random) -> tuple[Money, ...]:
    """Hands, open cards, and the rest."""
    first = [MONEY[name] for hand in _HANDS for name in hand] + list(_OPEN)
    left = Counter(dict.fromkeys(MONEY.values(), COPIES_OF_A_MONEY_CARD))
    left.subtract(first)
    rest = list(left.elements())
    random.shuffle(rest)
    return (*first, *rest)


def _draw_pile(money: Sequence[Any], random: Random) -> tuple[Any, ...]:
    """Small cards on top, and the first scoring card soon after the last lesson."""
    left = list(money)
    small: list[Any] = []
    size = len(left) // 5
    for name in _SMALL * COPIES_OF_A_MONEY_CARD:
        if len(small) < size and name in left:
            left.remove(MONEY[name])
            small.append(MONEY[name])
    random.shuffle(left)
    middle = 3 * size - size // 2
    soon, later = left[:_CARDS_BEFORE_THE_SCORING], left[_CARDS_BEFORE_THE_SCORING:middle]
    return (*small, *soon, "scoring-1", *later, "scoring-2", *left[middle:])
