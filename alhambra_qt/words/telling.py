"""What happened, told in short: words without a name, and the pictures that go with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from alhambra_qt.alhambra.presenters.history import Deed, Entry, ScoringHeld, last_turns
from alhambra_qt.words import names, texts
from alhambra_qt.words.languages import tr
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import BUILDINGS, FOUNTAIN, TILES, Tile
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action


def named(name: str, longest: int = names.LONGEST) -> str:
    """A name inside a sentence: plain, not too long, and it turns nothing around it."""
    return f"{names.FIRST_STRONG_ISOLATE}{names.shown(name, longest)}{names.POP_ISOLATE}"


def category(name: str) -> str:
    """What points are given for, as a title."""
    if name in BUILDINGS:
        return texts.building(name).capitalize()
    titles = {"wall": tr("Longest wall"), "citizens": tr("Citizens")}
    return titles[name]


def scoring_numeral(number: int) -> str:
    """A scoring where there is little room."""
    return {1: tr("I"), 2: tr("II"), 3: tr("III")}[number]


def did(action: Action) -> str:
    """What a seat did, without its name; empty for what has no words yet."""
    tell = _WORDS.get(type(action))
    return "" if tell is None else tell(action)


def _took(action: TakeMoney) -> str:
    return tr("takes {cards}").format(cards=texts.listed([*map(texts.money, action.cards)]))


def _bought(action: BuyTile) -> str:
    paid = worth(action.pay)
    if paid == TILES[action.tile].price:
        return tr("buys {tile} for the exact amount").format(tile=texts.tile(action.tile))
    return tr("buys {tile} for {paid}").format(tile=texts.tile(action.tile), paid=paid)


def _built(action: BuildTile) -> str:
    return tr("builds {tile}").format(tile=texts.tile(action.tile))


def _kept(action: KeepTile) -> str:
    return tr("puts {tile} on the reserve board").format(tile=texts.tile(action.tile))


def _gave(action: GiveTile) -> str:
    return tr("gives {tile} to Dirk").format(tile=texts.tile(action.tile))


def _added(action: AddTile) -> str:
    return tr("adds {tile} from the reserve board").format(tile=texts.tile(action.add))


def _removed(action: RemoveTile) -> str:
    return tr("removes {tile} and puts it on the reserve board").format(
        tile=texts.tile(action.remove)
    )


def _exchanged(action: ExchangeTiles) -> str:
    return tr("exchanges {old} for {new}").format(
        old=texts.tile(action.remove), new=texts.tile(action.add)
    )


def _passed(_action: Pass) -> str:
    return tr("can’t do anything and passes")


_WORDS: dict[type[Any], Callable[[Any], str]] = {
    TakeMoney: _took,
    BuyTile: _bought,
    BuildTile: _built,
    KeepTile: _kept,
    GiveTile: _gave,
    AddTile: _added,
    RemoveTile: _removed,
    ExchangeTiles: _exchanged,
    Pass: _passed,
}


def cards_of(action: Action) -> tuple[str, ...]:
    """The money cards that an action is about."""
    return action.cards if isinstance(action, TakeMoney) else ()


def tiles_of(action: Action, before: Table) -> tuple[Tile, ...]:
    """The tiles that an action is about, with the walls that they had."""
    ids = {
        BuyTile: ("tile",),
        BuildTile: ("tile",),
        KeepTile: ("tile",),
        GiveTile: ("tile",),
        AddTile: ("add",),
        RemoveTile: ("remove",),
        ExchangeTiles: ("remove", "add"),
    }
    fields = ids.get(type(action), ())
    return tuple(_tile_on(before, getattr(action, field)) for field in fields)


def _tile_on(table: Table, tile_id: str) -> Tile:
    for seat in table.seats:
        for tile in (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place):
            if tile.id == tile_id:
                return tile
    return TILES.get(tile_id, FOUNTAIN)


@dataclass(frozen=True)
class TurnTold:
    """What a seat did in its last turn: words and pictures for each thing it did."""

    name: str
    colour: int
    words: tuple[str, ...]
    brief: tuple[str, ...]
    """The same without where bought tiles went, which can be seen."""
    cards: tuple[str, ...]
    tiles: tuple[Tile, ...]
    went: tuple[str, ...]
    """For each tile the picture of where it went; empty if that is the palace."""


def _went(action: Action) -> tuple[str, str]:
    """A tile that an action put somewhere else than into the palace, and the picture of that."""
    match action:
        case KeepTile(tile=tile) | RemoveTile(remove=tile):
            return tile, "reserve"
        case ExchangeTiles():
            return action.remove, "reserve"
        case GiveTile(tile=tile):
            return tile, "dirk"
    return "", ""


def _places(action: Action, bought: set[str]) -> bool:
    return isinstance(action, BuildTile | KeepTile | GiveTile) and action.tile in bought


Seated: TypeAlias = tuple[str, int]
"""The name and the colour of a seat."""


def turns_told(entries: Sequence[Entry], me: int, seats: Sequence[Seated]) -> tuple[TurnTold, ...]:
    """What every other seat did in its last turn, beginning to the left of me."""
    told = []
    for step, deeds in enumerate(last_turns(entries, me, len(seats)), 1):
        name, colour = seats[(me + step) % len(seats)]
        bought = {deed.action.tile for deed in deeds if isinstance(deed.action, BuyTile)}
        tiles = [
            tile
            for deed in deeds
            for tile in tiles_of(deed.action, deed.before)
            if isinstance(deed.action, BuyTile) or tile.id not in bought
        ]
        went = dict(_went(deed.action) for deed in deeds)
        words = [(deed.action, did(deed.action)) for deed in deeds]
        told.append(
            TurnTold(
                name,
                colour,
                tuple(text for _, text in words if text),
                tuple(text for action, text in words if text and not _places(action, bought)),
                tuple(card for deed in deeds for card in cards_of(deed.action)),
                tuple(tiles),
                tuple(went.get(tile.id, "") for tile in tiles),
            )
        )
    return tuple(told)


def lines_told(
    entries: Sequence[Entry], seats: Sequence[Seated], number: int
) -> tuple[tuple[int | None, str], ...]:
    """The last things that happened in a sentence each, with the colour of its seat."""
    told: list[tuple[int | None, str]] = []
    for entry in entries[-2 * number :]:
        if isinstance(entry, ScoringHeld):
            told.append((None, texts.scoring(entry.number)))
        elif isinstance(entry, Deed):
            name, colour = seats[entry.seat]
            sentence = texts.happened(named(name), entry.action, entry.before)
            told += [(colour, sentence)] if sentence else []
    return tuple(told[-number:])
