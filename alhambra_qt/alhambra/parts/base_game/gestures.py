"""How the actions of the base game are done by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alhambra_qt.alhambra.gestures import Card, Drag, EndTurn, Gesture, Pick, Piece
from alhambra_qt.alhambra.parts.part import Gesturing
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.modelling import whole_hand
from core.alhambra.buying import BuyTile, purse
from core.alhambra.components import Money
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass

# Taking money: click the cards, then the button; or drag one onto the hand


def _picked(table: Table, _seat: int, action: TakeMoney) -> Pick:
    return Pick(regions.MONEY, positions(action.cards, table.open_money))


def _takings(table: Table, _seat: int, gesture: Gesture) -> Iterator[TakeMoney]:
    """Only where an action is chosen: other parts say what taking a card is elsewhere."""
    match gesture:
        case Pick(regions.MONEY, cards) if isinstance(table.rules.decision(table), ChooseAction):
            yield TakeMoney(tuple(sorted(table.open_money[index] for index in cards)))


# Buying: drag a tile of the market to where it will go


def _dragged_from_the_market(table: Table, seat: int, action: BuyTile) -> Drag:
    paid = positions(action.pay, whole_hand(table, seat))
    return Drag(
        Piece(regions.MARKET, action.tile), pay=tuple(Card(regions.HAND, one) for one in paid)
    )


def _purchases(table: Table, seat: int, gesture: Gesture) -> Iterator[BuyTile]:
    """With nothing said about the payment, it is all that could be paid."""
    match gesture:
        case Drag(Piece(regions.MARKET, tile), _, ()):
            yield BuyTile(tile, purse(table, seat, square_of(table, tile)))
        case Drag(Piece(regions.MARKET, tile), _, pay):
            hand = whole_hand(table, seat)
            yield BuyTile(tile, tuple(sorted(hand[card.index] for card in pay)))


# Placing: drag what was bought


def _dragged_into_the_palace(_table: Table, _seat: int, action: BuildTile) -> Drag:
    return Drag(Piece(regions.BOUGHT, action.tile), action.at)


def _buildings(_table: Table, _seat: int, gesture: Gesture) -> Iterator[BuildTile]:
    match gesture:
        case Drag(Piece(regions.BOUGHT, tile), int(where)):
            yield BuildTile(tile, where)


def _dragged_onto_the_reserve(_table: Table, _seat: int, action: KeepTile) -> Drag:
    return Drag(Piece(regions.BOUGHT, action.tile), regions.RESERVE)


def _keepings(_table: Table, _seat: int, gesture: Gesture) -> Iterator[KeepTile]:
    match gesture:
        case Drag(Piece(regions.BOUGHT, tile), regions.RESERVE):
            yield KeepTile(tile)


# Redesigning: drag between the palace and the reserve. If a tile of the palace is
# dragged to another place, it is removed and added there: so the rules say which of the two fails.


def _dragged_out(_table: Table, _seat: int, action: RemoveTile) -> Drag:
    return Drag(Piece(regions.PALACE, action.remove), regions.RESERVE)


def _removals(_table: Table, _seat: int, gesture: Gesture) -> Iterator[RemoveTile]:
    match gesture:
        case Drag(Piece(regions.PALACE, tile), int() | regions.RESERVE):
            yield RemoveTile(tile)


def _dragged_from_the_reserve(_table: Table, _seat: int, action: AddTile) -> Drag:
    return Drag(Piece(regions.RESERVE, action.add), action.at)


def _additions(table: Table, seat: int, gesture: Gesture) -> Iterator[AddTile]:
    match gesture:
        case Drag(Piece(regions.RESERVE | regions.PALACE, tile), int(where)):
            if where not in table.seats[seat].palace.tiles:
                yield AddTile(tile, where)


def _dragged_onto_another(table: Table, seat: int, action: ExchangeTiles) -> Drag:
    where = table.seats[seat].palace.place_of(action.remove)
    assert where is not None
    return Drag(Piece(regions.RESERVE, action.add), where)


def _exchanges(table: Table, seat: int, gesture: Gesture) -> Iterator[ExchangeTiles]:
    tiles = table.seats[seat].palace.tiles
    match gesture:
        case Drag(Piece(regions.RESERVE | regions.PALACE, tile), int(where)):
            if where in tiles:
                yield ExchangeTiles(tile, tiles[where].id)


# Passing: end the turn


def _ended(_table: Table, _seat: int, _action: Pass) -> EndTurn:
    return EndTurn()


def _passes(table: Table, _seat: int, gesture: Gesture) -> Iterator[Pass]:
    """Only where an action is chosen: other parts say what doing nothing is elsewhere."""
    is_asked = isinstance(table.rules.decision(table), ChooseAction)
    if is_asked and isinstance(gesture, EndTurn):
        yield Pass()


GESTURES = {
    TakeMoney: Gesturing(_picked, _takings),
    BuyTile: Gesturing(_dragged_from_the_market, _purchases),
    BuildTile: Gesturing(_dragged_into_the_palace, _buildings),
    KeepTile: Gesturing(_dragged_onto_the_reserve, _keepings),
    RemoveTile: Gesturing(_dragged_out, _removals),
    AddTile: Gesturing(_dragged_from_the_reserve, _additions),
    ExchangeTiles: Gesturing(_dragged_onto_another, _exchanges),
    Pass: Gesturing(_ended, _passes),
}


def square_of(table: Table, tile_id: str) -> int:
    """The square of the market on which a tile lies."""
    return next(
        square
        for square, tile in enumerate(table.market)
        if tile is not None and tile.id == tile_id
    )


def positions(wanted: Sequence[Money], there: Sequence[Money]) -> tuple[int, ...]:
    """Where these cards lie; of equal ones the first that is left."""
    left = list(enumerate(there))
    found = []
    for card in wanted:
        position = next(one for one in left if one[1] == card)
        left.remove(position)
        found.append(position[0])
    return tuple(sorted(found))
