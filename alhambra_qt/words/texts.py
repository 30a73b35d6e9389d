"""The game in words: names of things, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QLocale

from alhambra_qt.alhambra.interactions.gestures import Refusal
from alhambra_qt.words.languages import tr
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import CURRENCIES, SIDES, TILES, Money, Tile, letters_of
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action


def building(name: str) -> str:
    """What a building is called."""
    names = {
        "pavilion": tr("pavilion"),
        "seraglio": tr("seraglio"),
        "arcades": tr("arcades"),
        "chambers": tr("chambers"),
        "garden": tr("garden"),
        "tower": tr("tower"),
        "fountain": tr("fountain"),
    }
    return names[name]


def currency(name: str) -> str:
    """What a currency is called."""
    names = {
        "gulden": tr("florin"),
        "dirham": tr("dirham"),
        "denar": tr("denar"),
        "ducat": tr("ducat"),
    }
    return names[name]


def tile(tile_id: str) -> str:
    """A tile by building and price."""
    known = TILES.get(tile_id)
    if known is None:
        return building("fountain")
    return tr("{building} {price}").format(building=building(known.building), price=known.price)


def tile_described(known: Tile, market_currency: str | None = None) -> str:
    """A tile for somebody who does not see it."""
    parts = [building(known.building).capitalize()]
    if known.price:
        parts.append(tr("price {price}").format(price=known.price))
    walls = [_side(letter) for letter in letters_of(known.walls)]
    if walls:
        parts.append(tr("%n wall(s): {sides}", "", len(walls)).format(sides=listed(walls)))
    else:
        parts.append(tr("no walls"))
    if market_currency is not None:
        parts.append(tr("currency: {currency}").format(currency=currency(market_currency)))
    return ", ".join(parts)


def _side(letter: str) -> str:
    names = dict(zip(SIDES, (tr("north"), tr("east"), tr("south"), tr("west")), strict=True))
    return names[letter]


def money(piece: Money) -> str:
    """A money card by currency and value."""
    return tr("{currency} {value}").format(
        currency=currency(CURRENCIES[piece.place]), value=piece.value
    )


def listed(parts: Sequence[str]) -> str:
    """A list as a sentence has it."""
    return QLocale().createSeparatedList(list(parts))


def missing(number: int, name: str) -> str:
    """How much money of a currency somebody lacks."""
    sentences = {
        "gulden": tr("You need %n more florin(s)", "", number),
        "dirham": tr("You need %n more dirham(s)", "", number),
        "denar": tr("You need %n more denar(s)", "", number),
        "ducat": tr("You need %n more ducat(s)", "", number),
    }
    return sentences[name]


def points(number: int) -> str:
    """A number of points."""
    return tr("%n point(s)", "", number)


# Why not


def refused(refusal: Refusal) -> str:
    """Why something can't be done, in a sentence."""
    if refusal.missing:
        return missing(refusal.missing, refusal.currency)
    if refusal.violation is None:
        return ""
    rule = refusal.violation.rule
    sentences = {
        Rule.SIDES_MUST_MATCH: tr("A wall can’t meet an open side: touching sides must match"),
        Rule.REACHABLE_ON_FOOT: tr("You couldn’t walk there from the fountain"),
        Rule.JOINED_BY_A_SIDE: tr("It must share a side with your Alhambra"),
        Rule.NO_EMPTY_AREA: tr("This would enclose an empty area"),
        Rule.ONE_TILE_A_PLACE: tr("There’s already a tile here"),
        Rule.FOUNTAIN_STAYS: tr("The fountain stays where it is"),
        Rule.PLACE_WHAT_WAS_GAINED: tr("Only a tile you bought this turn can go there"),
        Rule.EXCHANGE_IN_PLACE: tr(
            "You can’t move a tile directly: put it on the reserve board first"
        ),
        Rule.NO_LAST_TILES_FOR_DIRK: tr("Dirk gets none of the last tiles"),
    }
    return sentences.get(rule, "") if isinstance(rule, Rule) else ""


# What happened


def happened(name: str, action: Action, before: Table) -> str:
    """What a seat did, in a sentence; empty for what chance did."""
    tell = _SENTENCES.get(type(action))
    return "" if tell is None else tell(name, action, before)


def _took(name: str, action: TakeMoney, _before: Table) -> str:
    return tr("{name} takes {cards}").format(name=name, cards=listed([*map(money, action.cards)]))


def _bought(name: str, action: BuyTile, _before: Table) -> str:
    paid = worth(action.pay)
    if paid == TILES[action.tile].price:
        sentence = tr("{name} buys {tile} for the exact amount")
    else:
        sentence = tr("{name} buys {tile} for {paid}")
    return sentence.format(name=name, tile=tile(action.tile), paid=paid)


def _built(name: str, action: BuildTile, _before: Table) -> str:
    return tr("{name} builds {tile}").format(name=name, tile=tile(action.tile))


def _kept(name: str, action: KeepTile, _before: Table) -> str:
    return tr("{name} puts {tile} on the reserve board").format(name=name, tile=tile(action.tile))


def _gave(name: str, action: GiveTile, _before: Table) -> str:
    return tr("{name} gives {tile} to Dirk").format(name=name, tile=tile(action.tile))


def _added(name: str, action: AddTile, _before: Table) -> str:
    return tr("{name} adds {tile} from the reserve board").format(name=name, tile=tile(action.add))


def _removed(name: str, action: RemoveTile, _before: Table) -> str:
    return tr("{name} removes {tile} and puts it on the reserve board").format(
        name=name, tile=tile(action.remove)
    )


def _exchanged(name: str, action: ExchangeTiles, _before: Table) -> str:
    return tr("{name} exchanges {old} for {new}").format(
        name=name, old=tile(action.remove), new=tile(action.add)
    )


def _passed(name: str, _action: Pass, _before: Table) -> str:
    return tr("{name} can’t do anything and passes").format(name=name)


_SENTENCES: dict[type[Any], Callable[[str, Any, Table], str]] = {
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


def scoring(number: int) -> str:
    """Which scoring it is."""
    names = {
        1: tr("First scoring round"),
        2: tr("Second scoring round"),
        3: tr("Third scoring round"),
    }
    return names[number]
