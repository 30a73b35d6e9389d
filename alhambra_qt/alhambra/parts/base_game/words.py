"""The base game in words: what was done, what is asked, and why something is refused."""

from __future__ import annotations

from collections.abc import Callable

from alhambra_qt.alhambra.gestures import Refusal
from alhambra_qt.alhambra.parts.base_game.gestures import square_of
from alhambra_qt.alhambra.parts.part import Begun, Question, in_words
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.buying import BuyTile, is_exact, purse, worth
from core.alhambra.components import CURRENCIES, TILES
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.kernel.rulebook import Rule as AnyRule

# What was done


def _bought(action: BuyTile) -> str:
    if is_exact(action):
        return tr("{name} pays the exact amount for {tile}")
    return tr("{name} buys {tile} for {paid}")


def _buys(action: BuyTile) -> str:
    if is_exact(action):
        return tr("pays the exact amount for {tile}")
    return tr("buys {tile} for {paid}")


def _buys_first(action: BuyTile) -> str:
    if is_exact(action):
        return tr("pays the exact amount for {tile}", "and builds it")
    return _buys(action)


def _to_buy(action: BuyTile) -> str:
    if is_exact(action):
        return tr("pay the exact amount for {tile}")
    return tr("buy {tile} for {paid}")


WORDS = {
    TakeMoney: in_words(
        lambda _: tr("{name} takes {cards}"),
        lambda _: tr("takes {cards}"),
        lambda _: tr("take {cards}"),
        named=lambda action: {"cards": texts.listed([*map(texts.money, action.cards)])},
        cards=("cards",),
    ),
    BuyTile: in_words(
        _bought,
        _buys,
        _to_buy,
        named=lambda action: {"tile": texts.tile(action.tile), "paid": worth(action.pay)},
        in_short=lambda _: tr("buys {tile}"),
        does_first=_buys_first,
        tiles=("tile",),
    ),
    BuildTile: in_words(
        lambda _: tr("{name} builds {tile}"),
        lambda _: tr("builds {tile}"),
        lambda _: tr("build {tile}"),
        named=lambda action: {"tile": texts.tile(action.tile)},
        does_then=lambda _: tr("builds it"),
        tiles=("tile",),
        is_placing=True,
        built="tile",
    ),
    KeepTile: in_words(
        lambda _: tr("{name} puts {tile} on the reserve board"),
        lambda _: tr("puts {tile} on the reserve board"),
        lambda _: tr("put {tile} on the reserve board"),
        named=lambda action: {"tile": texts.tile(action.tile)},
        does_then=lambda _: tr("puts it on the reserve board"),
        tiles=("tile",),
        went=("tile", "reserve"),
        is_placing=True,
    ),
    AddTile: in_words(
        lambda _: tr("{name} adds {tile} from the reserve board"),
        lambda _: tr("adds {tile} from the reserve board"),
        lambda _: tr("add {tile} from the reserve board"),
        named=lambda action: {"tile": texts.tile(action.add)},
        in_short=lambda _: tr("adds {tile}"),
        tiles=("add",),
        built="add",
    ),
    RemoveTile: in_words(
        lambda _: tr("{name} removes {tile} and puts it on the reserve board"),
        lambda _: tr("removes {tile} and puts it on the reserve board"),
        lambda _: tr("remove {tile}"),
        named=lambda action: {"tile": texts.tile(action.remove)},
        in_short=lambda _: tr("removes {tile}"),
        tiles=("remove",),
        went=("remove", "reserve"),
    ),
    ExchangeTiles: in_words(
        lambda _: tr("{name} exchanges {old} for {new}"),
        lambda _: tr("exchanges {old} for {new}"),
        lambda _: tr("exchange {old} for {new}"),
        named=lambda action: {"old": texts.tile(action.remove), "new": texts.tile(action.add)},
        tiles=("remove", "add"),
        went=("remove", "reserve"),
        built="add",
    ),
    Pass: in_words(
        lambda _: tr("{name} can’t do anything and passes"),
        lambda _: tr("can’t do anything and passes"),
    ),
}


# What is asked


def _choose_an_action(table: Table, seat: int, name: str) -> str:
    if table.seats[seat].to_place:
        return tr("{name}: you paid exactly, so choose another action").format(name=name)
    return tr("{name}: take money, buy a tile or redesign").format(name=name)


def _place_your_tiles(_table: Table, _seat: int, name: str) -> str:
    return tr("{name}: place your tiles and end your turn").format(name=name)


def _act_first() -> str:
    return tr("Take money, buy a tile or redesign first")


def _another_or_any(table: Table, seat: int, _begun: Begun) -> str:
    if table.seats[seat].to_place:
        return tr("One more action")
    return tr("Choose an action")


def _place_the_first(_table: Table, _seat: int, begun: Begun) -> str:
    return tr("Place {tile} first").format(tile=texts.tile(begun.unplaced[0].id))


_PLACING = Question(
    _place_your_tiles,
    lambda: tr("First, place all the tiles you bought"),
    Rule.PLACED_AFTER_THE_ACTIONS,
    _place_the_first,
)

QUESTIONS = {
    ChooseAction: Question(
        _choose_an_action,
        _act_first,
        Rule.ACTION_IS_A_MUST,
        _another_or_any,
    ),
    PlaceTiles: _PLACING,
    PlaceLastTiles: _PLACING,
}


# Why not


def _missing(refusal: Refusal) -> str:
    """How much money is missing to buy a tile."""
    assert isinstance(refusal.action, BuyTile)
    table, decision = refusal.table, refusal.table.rules.decision(refusal.table)
    square = square_of(table, refusal.action.tile)
    price = TILES[refusal.action.tile].price
    return texts.missing(price - worth(purse(table, decision.seat, square)), CURRENCIES[square])


def _wrong_currency(refusal: Refusal) -> str:
    assert isinstance(refusal.action, BuyTile)
    currency = CURRENCIES[square_of(refusal.table, refusal.action.tile)]
    return tr("You can’t pay for this tile with that: you need {currency}s").format(
        currency=texts.currency(currency)
    )


REFUSALS: dict[AnyRule, Callable[[Refusal], str]] = {
    Rule.ACTION_IS_A_MUST: lambda _: _act_first(),
    Rule.SEVERAL_CARDS_UP_TO_FIVE: lambda _: tr(
        "If you take several cards, they must add up to 5 or less"
    ),
    Rule.CURRENCY_OF_THE_PLACE: _wrong_currency,
    Rule.PAY_THE_PRICE: _missing,
    Rule.SIDES_MUST_MATCH: lambda _: tr(
        "A wall can’t meet an open side: touching sides must match"
    ),
    Rule.REACHABLE_ON_FOOT: lambda _: tr("You couldn’t walk there from the fountain"),
    Rule.JOINED_BY_A_SIDE: lambda _: tr("It must share a side with your Alhambra"),
    Rule.NO_EMPTY_AREA: lambda _: tr("This would enclose an empty area"),
    Rule.ONE_TILE_A_PLACE: lambda _: tr("There’s already a tile here"),
    Rule.FOUNTAIN_STAYS: lambda _: tr("The fountain stays where it is"),
    Rule.PLACE_WHAT_WAS_GAINED: lambda _: tr("Only a tile you bought this turn can go there"),
    Rule.ADD_FROM_THE_RESERVE: lambda _: tr(
        "You can’t move a tile directly: put it on the reserve board first"
    ),
}


# Putting a tile down

PUT_DOWN = {
    regions.RESERVE: lambda: tr("Put it on the reserve board"),
    regions.BOUGHT: lambda: tr("Decide later"),
}
