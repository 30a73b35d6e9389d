"""The change in words: what a payment gives back, what was drawn, and who has how many coins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from alhambra_qt.alhambra.parts.part import Happening, Returned
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES, Money
from core.alhambra.modules.change import Coins, CoinsDrawn, DrawChange
from core.alhambra.table import Table
from core.kernel.rulebook import Action


def by_currency(coins: Iterable[Money]) -> list[int]:
    """How many coins there are of each currency."""
    places = [coin.place for coin in coins]
    return [places.count(place) for place in range(len(CURRENCIES))]


def listed(coins: Iterable[Money]) -> str:
    """Coins by currency, as a list."""
    counted = {
        texts.currency(currency): number
        for currency, number in zip(CURRENCIES, by_currency(coins), strict=True)
        if number
    }
    if max(counted.values(), default=0) <= 1:
        return texts.listed([*counted])
    told = tr("{number} × {name}")
    return texts.listed([told.format(number=number, name=name) for name, number in counted.items()])


# What a payment gives back


def _due(after: Table) -> int:
    return sum(entry.number for entry in after.agenda if isinstance(entry, DrawChange))


RETURNED = Returned(_due, lambda number: tr("%n coin(s) as change", "", number))


REASONS = {"coins": lambda: tr("You get coins as change: {points}.")}
"""Why a computer would overpay."""


# What was drawn


class ChangeDrawn(NamedTuple):
    """A seat drew coins from the bag."""

    seat: int
    coins: tuple[Money, ...]


def _drawn(_before: Table, action: Action, _after: Table) -> Iterator[ChangeDrawn]:
    if isinstance(action, CoinsDrawn):
        yield ChangeDrawn(action.seat, action.drawn)


def _draws(drawn: ChangeDrawn, names: Sequence[str]) -> str:
    told = tr("{name} draws %n coin(s) from the coin bag: {coins}", "", len(drawn.coins))
    return told.format(name=names[drawn.seat], coins=listed(drawn.coins))


HAPPENINGS = {ChangeDrawn: Happening(_drawn, _draws)}


# What lies before a seat


def belongings(table: Table, seat: int) -> Iterator[Belonging]:
    """The coins of a seat: a sign of each currency, and how many they are together."""
    coins = table.annex(Coins).purses[seat]
    if coins:
        signs = [
            Figure(f"currency-{currency}")
            for currency, number in zip(CURRENCIES, by_currency(coins), strict=True)
            if number
        ]
        told = tr("%n coin(s): {coins}", "", len(coins)).format(coins=listed(coins))
        yield Belonging(tuple(signs), len(coins), told)
