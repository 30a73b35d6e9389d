"""The thieves as a table part: how they are used by hand, and a table of contents."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra_qt.alhambra.gestures import EndTurn, Gesture, Pick
from alhambra_qt.alhambra.parts.part import Gesturing, Option, TablePart
from alhambra_qt.alhambra.parts.thieves.region import NAME, PICTURE, REGION, own_thieves
from alhambra_qt.alhambra.parts.thieves.words import (
    QUESTIONS,
    REASONS,
    REFUSALS,
    SPEAKING,
    WORDS,
    belongings,
)
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES
from core.alhambra.modules.thieves import Decline, Rule, SendThief, Steal
from core.alhambra.table import Table


def _is_asked(table: Table) -> bool:
    return isinstance(table.rules.decision(table), SendThief)


def _picked(table: Table, _seat: int, action: Steal) -> Pick:
    """A card is clicked: which thief takes it goes without saying."""
    return Pick(regions.MONEY, (table.open_money.index(action.card),))


def _thefts(table: Table, _seat: int, gesture: Gesture) -> Iterator[Steal]:
    match gesture:
        case Pick(regions.MONEY, (index,)) if _is_asked(table):
            card = table.open_money[index]
            yield Steal(CURRENCIES[card.place], card)


def _ended(_table: Table, _seat: int, _action: Decline) -> EndTurn:
    return EndTurn()


def _declined(table: Table, _seat: int, gesture: Gesture) -> Iterator[Decline]:
    if _is_asked(table) and isinstance(gesture, EndTurn):
        yield Decline()


THIEVES = TablePart(
    name=NAME,
    model=own_thieves,
    regions=(REGION,),
    questions=QUESTIONS,
    gestures={
        Steal: Gesturing(_picked, _thefts),
        Decline: Gesturing(_ended, _declined),
    },
    words=WORDS,
    refusals=REFUSALS,
    reasons=REASONS,
    belongings=belongings,
    speaking=SPEAKING,
    option=Option(
        title=lambda: tr("The Thieves"),
        told=lambda: tr("Between turns, use secret thieves to take face-up money cards."),
        picture=PICTURE,
        rule=Rule.TWELVE_THIEVES,
    ),
)
