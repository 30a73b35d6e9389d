"""The walls in words: what was done, what can be done, why not, and what turned up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from alhambra_qt.alhambra.gestures import Refusal
from alhambra_qt.alhambra.parts.part import Happening, Question, in_words
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import Tile
from core.alhambra.modules.walls import WALL_CARDS, OpenWallCards, RaiseWall, Rule
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Action
from core.kernel.rulebook import Rule as AnyRule


def described(card: str) -> str:
    """A wall card for somebody who does not see it."""
    sides = WALL_CARDS[card]
    told = tr("Wall card with %n wall(s): {sides}", "", sides.bit_count())
    return told.format(sides=texts.sides(sides))


# What was done


def _walled(action: RaiseWall, tile: Tile) -> Tile:
    return tile._replace(walls=tile.walls | WALL_CARDS[action.card])


WORDS = {
    RaiseWall: in_words(
        lambda _: tr("{name} puts up a wall ({tile}: {sides})"),
        lambda _: tr("puts up a wall ({tile}: {sides})"),
        lambda _: tr("put up a wall ({tile}: {sides})"),
        named=lambda action: {
            "tile": texts.tile(action.on),
            "sides": texts.sides(WALL_CARDS[action.card]),
        },
        tiles=("on",),
        built="on",
        looks=_walled,
    )
}


# What is asked


def _with_walls(question: Question) -> Question:
    """While a wall card lies there, it is named beside the other actions."""

    def asks(table: Table, seat: int, name: str) -> str:
        if table.seats[seat].to_place or not table.annex(OpenWallCards).cards:
            return question.asks(table, seat, name)
        return tr("{name}: take money, buy a tile, redesign or put up a wall").format(name=name)

    return question._replace(asks=asks)


REPHRASED = {ChooseAction: _with_walls}


# Why not

REFUSALS: dict[AnyRule, Callable[[Refusal], str]] = {
    Rule.NOT_OVER_A_WALL: lambda _: tr("This tile already has a wall there"),
    Rule.ON_A_TILE_OF_YOUR_OWN: lambda _: tr("You can only put up a wall on your own tiles"),
}


# Why a computer would put one up that makes no long wall longer

REASONS = {
    "wooden": lambda: tr("Gives you a wall, {points} long, that you can join up with others later.")
}


# What turns up


class WallCardFound(NamedTuple):
    """A wall card lies beside the market now."""

    card: str


def _found(before: Table, _action: Action, after: Table) -> Iterator[WallCardFound]:
    known = before.annex(OpenWallCards).cards
    yield from (
        WallCardFound(card) for card in after.annex(OpenWallCards).cards if card not in known
    )


def _turned_up(found: WallCardFound, _names: Sequence[str]) -> str:
    sides = texts.sides(WALL_CARDS[found.card])
    return tr("A wall card turns up: {sides}").format(sides=sides)


HAPPENINGS = {WallCardFound: Happening(_found, _turned_up)}
