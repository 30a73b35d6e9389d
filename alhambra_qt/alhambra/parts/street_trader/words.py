"""The street trader in words: what was done, what is asked, why not, and what it's worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from alhambra_qt.alhambra.gestures import Refusal
from alhambra_qt.alhambra.parts.part import Begun, Category, Question, Told, in_words
from alhambra_qt.alhambra.parts.street_trader.model import CITIZEN, asked_of
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure
from alhambra_qt.look import palette
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS, Tile
from core.alhambra.modules.street_trader import (
    CITIZENS_ON_A_TRADER,
    POINTS_OF_A_SERIES,
    ChooseCitizens,
    LeaveCitizens,
    MeetTrader,
    MoveTrader,
    PutTrader,
    Rule,
    SettleCitizen,
    StartTrader,
    SwapCitizen,
    Traders,
)
from core.alhambra.table import Table
from core.kernel.rulebook import Rule as AnyRule


def listed(citizens: Iterable[str]) -> str:
    """Citizens by the buildings whose colours they have."""
    return texts.counted(map(texts.building, sorted(citizens, key=BUILDINGS.index)))


# What was done


def _settled(name: str, action: SettleCitizen, before: Table) -> str:
    asked = asked_of(before)
    tile = texts.tile(asked.tile) if isinstance(asked, MeetTrader) else ""
    if action.take is None:
        return tr("{name}: a citizen moves into {tile}").format(name=name, tile=tile)
    told = tr("{name}: a citizen moves into {tile}; new on the trader tile: {citizen}")
    return told.format(name=name, tile=tile, citizen=texts.building(action.take))


def _settles(action: SettleCitizen) -> str:
    if action.take is None:
        return tr("lets a citizen move in")
    told = tr("lets a citizen move in, and takes a new one ({citizen})")
    return told.format(citizen=texts.building(action.take))


def _to_settle(action: SettleCitizen) -> str:
    if action.take is None:
        return tr("let a citizen move in")
    told = tr("let a citizen move in, and take a new one ({citizen})")
    return told.format(citizen=texts.building(action.take))


WORDS = {
    ChooseCitizens: in_words(
        lambda _: tr("{name} picks three citizens: {citizens}"),
        lambda _: tr("picks three citizens: {citizens}"),
        lambda _: tr("pick three citizens: {citizens}"),
        named=lambda action: {"citizens": listed(action.citizens)},
    ),
    SettleCitizen: Told(_settled, _settles, _to_settle),
    SwapCitizen: in_words(
        lambda _: tr("{name} swaps a citizen: {given} for {taken}"),
        lambda _: tr("swaps a citizen: {given} for {taken}"),
        lambda _: tr("swap a citizen: {given} for {taken}"),
        named=lambda action: {
            "given": texts.building(action.give),
            "taken": texts.building(action.take),
        },
    ),
    LeaveCitizens: in_words(
        lambda _: tr("{name} leaves the citizens as they are"),
        lambda _: tr("leaves the citizens as they are"),
        lambda _: tr("leave the citizens as they are"),
    ),
    PutTrader: in_words(
        lambda _: tr("{name} moves the trader"),
        lambda _: tr("moves the trader"),
        lambda _: tr("move the trader to another spot"),
    ),
}


# What is asked


def _pick(_table: Table, _seat: int, name: str) -> str:
    told = tr("{name}: pick three citizens, then put your trader beside the fountain")
    return told.format(name=name)


def _who_moves_in(table: Table, seat: int, name: str) -> str:
    asked = asked_of(table)
    colour = asked.colour if isinstance(asked, MeetTrader) else ""
    if colour not in table.annex(Traders).traders[seat].citizens:
        told = tr(
            "{name}: swap a citizen? Click one on your trader tile and one in the general supply"
        )
        return told.format(name=name)
    if any(table.annex(Traders).supply.values()):
        told = tr("{name}: let a citizen move in? Click a new one for your trader tile")
        return told.format(name=name)
    return tr("{name}: let a citizen move in? Click one that matches").format(name=name)


def _where_to(_table: Table, _seat: int, name: str) -> str:
    return tr("{name}: put your trader beside your Alhambra").format(name=name)


def _said(says: Callable[[], str]) -> Callable[[Table, int, Begun], str]:
    return lambda _table, _seat, _begun: says()


def _pick_first() -> str:
    return tr("Pick three citizens")


def _pick_or_place(_table: Table, _seat: int, begun: Begun) -> str:
    """Citizens first; nothing else is chosen before the game."""
    is_picked = len(begun.chosen) == CITIZENS_ON_A_TRADER
    return tr("Place your trader") if is_picked else _pick_first()


def _leave() -> str:
    return tr("Leave as is")


def _put_first() -> str:
    return tr("Place your trader first")


QUESTIONS = {
    StartTrader: Question(_pick, _pick_first, Rule.THREE_DIFFERENT_CITIZENS, _pick_or_place),
    MeetTrader: Question(
        _who_moves_in, _leave, Rule.A_CITIZEN_MOVES_IN, _said(_leave), ending=_leave
    ),
    MoveTrader: Question(_where_to, _put_first, Rule.TRADER_MOVES_ON, _said(_put_first)),
}


# Why not


def _cannot_move(refusal: Refusal) -> str:
    if isinstance(asked_of(refusal.table), MoveTrader):
        return tr("Put your trader on a free spot beside your Alhambra")
    return tr("The trader only moves after you’ve built on its spot")


def _needs_three(refusal: Refusal) -> str:
    action = refusal.action
    if isinstance(action, ChooseCitizens) and len(action.citizens) > len(set(action.citizens)):
        return tr("Pick citizens of three different colours")
    return tr("Pick exactly three citizens")


REFUSALS: dict[AnyRule, Callable[[Refusal], str]] = {
    Rule.THREE_DIFFERENT_CITIZENS: _needs_three,
    Rule.TRADER_BESIDE_THE_FOUNTAIN: lambda _: tr("The trader starts beside the fountain"),
    Rule.A_CITIZEN_MOVES_IN: lambda _: tr(
        "Only a citizen that matches the tile’s colour can move in"
    ),
    Rule.A_NEW_CITIZEN_IS_TAKEN: lambda _: tr(
        "Click the citizen in the general supply that you want on your trader tile"
    ),
    Rule.SWAP_A_CITIZEN: lambda _: tr("You can only swap a citizen for one of another colour"),
    Rule.TRADER_MOVES_ON: _cannot_move,
}


# What would come of a drop


def foretold(table: Table, seat: int, tile: Tile, where: int) -> Iterator[str]:
    """What a tile would mean that is built here."""
    trader = table.annex(Traders).traders[seat]
    if trader.at != where:
        return
    if tile.building in trader.citizens:
        yield tr("A citizen could move in here")
    elif trader.citizens and any(table.annex(Traders).supply.values()):
        yield tr("You could swap a citizen here")


# What it's worth, and what lies before a seat


def series_of(citizens: Iterable[str]) -> list[int]:
    """How long the series of these citizens are, the longest first."""
    counts = Counter(citizens).values()
    return [sum(count > number for count in counts) for number in range(max(counts, default=0))]


def _series(table: Table, who: int) -> str:
    traders = table.annex(Traders).traders
    housed = traders[who].housed.values() if who < len(table.seats) else ()
    return "+".join(map(str, series_of(housed)))


def _worth() -> str:
    points = ", ".join(map(str, POINTS_OF_A_SERIES[1:]))
    told = tr("Series of 1 to 6 different colours, in every scoring round: {points}")
    return told.format(points=points)


CATEGORIES = {
    "citizens": Category(lambda: tr("Citizens"), CITIZEN, counted=_series, worth=_worth),
}


def belongings(table: Table, seat: int) -> Iterator[Belonging]:
    """Who stands on the trader of a seat."""
    citizens = table.annex(Traders).traders[seat].citizens
    if citizens:
        told = tr("citizens on the trader tile: {citizens}").format(citizens=listed(citizens))
        pictures = tuple(Figure(CITIZEN, palette.BUILDING[colour]) for colour in citizens)
        yield Belonging(pictures, 0, told)
