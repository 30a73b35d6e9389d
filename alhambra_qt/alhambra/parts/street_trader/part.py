"""The street trader as a table part: how everything is done by hand, and a table of contents."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra_qt.alhambra.gestures import Card, Drag, EndTurn, Gesture, Pick, Piece
from alhambra_qt.alhambra.parts.part import Gesturing, Option, TablePart
from alhambra_qt.alhambra.parts.street_trader.model import (
    NAME,
    ON_THE_TRADER,
    TRADER,
    asked_of,
    figures,
    named,
    on_the_table,
)
from alhambra_qt.alhambra.parts.street_trader.moving import movements
from alhambra_qt.alhambra.parts.street_trader.reasons import REASONS
from alhambra_qt.alhambra.parts.street_trader.regions import REGIONS
from alhambra_qt.alhambra.parts.street_trader.words import (
    CATEGORIES,
    QUESTIONS,
    REFUSALS,
    WORDS,
    belongings,
    foretold,
)
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS
from core.alhambra.modules.street_trader import (
    CITIZENS_ON_A_TRADER,
    ChooseCitizens,
    LeaveCitizens,
    MeetTrader,
    PutTrader,
    Rule,
    SettleCitizen,
    StartTrader,
    SwapCitizen,
    Traders,
)
from core.alhambra.palace import place
from core.alhambra.table import Table

_COLOURS = tuple(BUILDINGS)


# Before the game: click three citizens, and put the trader with them on the grid


def _chosen(_table: Table, _seat: int, action: ChooseCitizens) -> Drag:
    cards = (Card(NAME, _COLOURS.index(colour)) for colour in action.citizens)
    return Drag(Piece(NAME, named(action.citizens)), action.at, tuple(cards))


def _choices(table: Table, _seat: int, gesture: Gesture) -> Iterator[ChooseCitizens]:
    """A fourth citizen is refused at once, wherever the trader will go."""
    if not isinstance(asked_of(table), StartTrader):
        return
    match gesture:
        case Drag(Piece(region, citizens), int(where)) if region == NAME:
            yield ChooseCitizens(tuple(citizens.split()), where)
        case Pick(region, cards) if region == NAME and len(cards) > CITIZENS_ON_A_TRADER:
            yield ChooseCitizens(tuple(_COLOURS[index] for index in cards), place(1, 0))


# Building on the trader's place: click who comes onto the trader instead of who moves in


def _clicked(table: Table, seat: int, action: SettleCitizen) -> Pick:
    if action.take is None:
        standing = table.annex(Traders).traders[seat].citizens
        return Pick(NAME, (ON_THE_TRADER + standing.index(action.settle),))
    return Pick(NAME, (_COLOURS.index(action.take),))


def _settlings(table: Table, seat: int, gesture: Gesture) -> Iterator[SettleCitizen]:
    """Who moves in goes without saying; somebody new is needed, as long as there is anybody."""
    asked = asked_of(table)
    standing = table.annex(Traders).traders[seat].citizens
    if not isinstance(asked, MeetTrader) or asked.colour not in standing:
        return
    match gesture:
        case Pick(region, (index,)) if region == NAME and index >= ON_THE_TRADER:
            yield SettleCitizen(standing[index - ON_THE_TRADER])
        case Pick(region, (index,)) if region == NAME:
            yield SettleCitizen(asked.colour, _COLOURS[index])


def _both_clicked(table: Table, seat: int, action: SwapCitizen) -> Pick:
    given = table.annex(Traders).traders[seat].citizens.index(action.give)
    return Pick(NAME, (_COLOURS.index(action.take), ON_THE_TRADER + given))


def _swaps(table: Table, seat: int, gesture: Gesture) -> Iterator[SwapCitizen]:
    asked = asked_of(table)
    standing = table.annex(Traders).traders[seat].citizens
    if not isinstance(asked, MeetTrader) or asked.colour in standing:
        return
    match gesture:
        case Pick(region, (take, give)) if region == NAME and take < ON_THE_TRADER <= give:
            yield SwapCitizen(standing[give - ON_THE_TRADER], _COLOURS[take])


def _ended(_table: Table, _seat: int, _action: LeaveCitizens) -> EndTurn:
    return EndTurn()


def _leavings(table: Table, _seat: int, gesture: Gesture) -> Iterator[LeaveCitizens]:
    if isinstance(asked_of(table), MeetTrader) and isinstance(gesture, EndTurn):
        yield LeaveCitizens()


# Moving on


def _dragged(table: Table, seat: int, action: PutTrader) -> Drag:
    return Drag(Piece(NAME, named(table.annex(Traders).traders[seat].citizens)), action.at)


def _moves(table: Table, _seat: int, gesture: Gesture) -> Iterator[PutTrader]:
    """At any time but the start: the rules say when it moves."""
    match gesture:
        case Drag(Piece(region, _), int(where)) if region == NAME:
            if not isinstance(asked_of(table), StartTrader):
                yield PutTrader(where)


STREET_TRADER = TablePart(
    name=NAME,
    model=on_the_table,
    regions=REGIONS,
    questions=QUESTIONS,
    gestures={
        ChooseCitizens: Gesturing(_chosen, _choices),
        SettleCitizen: Gesturing(_clicked, _settlings),
        SwapCitizen: Gesturing(_both_clicked, _swaps),
        LeaveCitizens: Gesturing(_ended, _leavings),
        PutTrader: Gesturing(_dragged, _moves),
    },
    words=WORDS,
    refusals=REFUSALS,
    reasons=REASONS,
    categories=CATEGORIES,
    movements=movements,
    belongings=belongings,
    figures=figures,
    foretold=foretold,
    option=Option(
        title=lambda: tr("The Street Trader"),
        told=lambda: tr("Build on your trader’s spot, and citizens may move in."),
        picture=TRADER,
        rule=Rule.THREE_DIFFERENT_CITIZENS,
    ),
)
