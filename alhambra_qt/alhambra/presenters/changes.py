"""What moved between two tables that are shown one after the other, and what was done last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import LastTurn, TableModel
from core.alhambra.buying import BuyTile
from core.alhambra.components import Money, Tile
from core.alhambra.placing import BuildTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Played

_ACTIONS_LOOKED_BACK_AT = 80
"""Actions that are looked at to find what each seat did last; more than a round ever has."""


@dataclass(frozen=True)
class Location:
    """Where exactly: a region, a seat, a position, a place of the palace, as far as they matter."""

    region: str
    seat: int = 0
    index: int = 0
    x: int = 0
    y: int = 0
    within: str = ""
    """For a tile that is pencilled in: the region."""


@dataclass(frozen=True)
class Movement:
    """A tile or a card that lies elsewhere now."""

    what: Tile | Money
    start: Location
    end: Location


def movements(
    before: TableModel, after: TableModel, action: Action | None = None
) -> tuple[Movement, ...]:
    """What moved; ``action`` is what a seat did, where it was that.

    What cards were paid is known from the action alone: a hand may be hidden.
    """
    if len(before.seats) != len(after.seats):
        return ()
    return (*_tiles(before, after), *_cards(before, after, action))


# Tiles


def _tiles(before: TableModel, after: TableModel) -> Iterator[Movement]:
    """Every tile there is once, so it is enough to see where each one lies."""
    lay, lies = _where_tiles_lie(before), _where_tiles_lie(after)
    for tile, end in lies.items():
        start = lay.get(tile, Location(regions.BAG))
        if start != end:
            yield Movement(tile, start, end)


def _where_tiles_lie(model: TableModel) -> dict[Tile, Location]:
    locations: dict[Tile, Location] = {}
    for index, tile in enumerate(model.market):
        if tile is not None:
            locations[tile] = Location(regions.MARKET, index=index)
    for seat in model.seats:
        for placed in seat.city:
            locations[placed.tile] = Location(regions.PALACE, seat.index, x=placed.x, y=placed.y)
        for index, tile in enumerate(seat.reserve):
            locations[tile] = Location(regions.RESERVE, seat.index, index)
    for placed in model.marks.built:
        locations[placed.tile] = Location(regions.BOUGHT, model.to_play, x=placed.x, y=placed.y)
    for region, tiles in model.marks.lying.items():
        for index, tile in enumerate(tiles):
            locations[tile] = Location(regions.BOUGHT, model.to_play, index, within=region)
    for collector in model.collectors:
        for index, tile in enumerate(collector.tiles):
            locations[tile] = Location(collector.name, index=index)
    return {tile: location for tile, location in locations.items() if tile.price}


# Cards


def _cards(before: TableModel, after: TableModel, action: Action | None) -> Iterator[Movement]:
    growing = [
        seat.index
        for seat, later in zip(before.seats, after.seats, strict=True)
        if later.cards > seat.cards
    ]
    taken = (
        action.cards if isinstance(action, TakeMoney) else _difference(before.money, after.money)
    )
    if len(growing) == 1 and taken:
        yield from _taken(before, after, taken, growing[0])
    else:
        taken = ()
    if isinstance(action, BuyTile):
        yield from _paid(before, after, action)
    rest = list(before.money)
    for card in taken:
        if card in rest:
            rest.remove(card)
    for index in range(len(rest), len(after.money)):
        yield Movement(
            after.money[index], Location(regions.PILE), Location(regions.MONEY, index=index)
        )


def _taken(
    before: TableModel, after: TableModel, taken: tuple[Money, ...], seat: int
) -> Iterator[Movement]:
    lying = list(enumerate(before.money))
    for card in taken:
        at = next((one for one in lying if one[1] == card), None)
        if at is not None:
            lying.remove(at)
            end = Location(regions.HAND, seat, _in_hand(after, seat, card))
            yield Movement(card, Location(regions.MONEY, index=at[0]), end)


def _paid(before: TableModel, after: TableModel, action: BuyTile) -> Iterator[Movement]:
    payer = next(
        (
            seat.index
            for seat, later in zip(before.seats, after.seats, strict=True)
            if later.cards < seat.cards
        ),
        None,
    )
    if payer is None:
        return
    for card in action.pay:
        start = Location(regions.HAND, payer, _in_hand(before, payer, card))
        yield Movement(card, start, Location(regions.DISCARDS))


def _in_hand(model: TableModel, seat: int, card: Money) -> int:
    if model.hand is None or model.hand_owner != seat or card not in model.hand:
        return 0
    return len(model.hand) - 1 - model.hand[::-1].index(card)


def _difference(more: tuple[Money, ...], less: tuple[Money, ...]) -> tuple[Money, ...]:
    left = list(less)
    found = []
    for card in more:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return tuple(found)


# What was done last


def last_turn_by_seat(played: Sequence[Played[Table]], to_play: int) -> Mapping[int, LastTurn]:
    """What each seat did in its last turn; nothing of the seat whose turn it is."""
    turns: dict[int, LastTurn] = {}
    whole: set[int] = {to_play}
    turn_of: int | None = None
    first = max(1, len(played) - _ACTIONS_LOOKED_BACK_AT)  # chance comes first of all
    for index in range(len(played) - 1, first - 1, -1):
        action = played[index].action
        before = played[index - 1].state
        decision = before.rules.decision(before)
        if action is None or decision is None or decision.seat == CHANCE:
            continue
        if before.to_play != turn_of:
            if turn_of is not None:
                whole.add(turn_of)
            turn_of = before.to_play
        if len(whole) == len(before.seats):
            break
        if decision.seat == turn_of and turn_of not in whole:
            turns[turn_of] = _with(turns.get(turn_of, LastTurn()), action, before, turn_of)
    return turns


def _with(turn: LastTurn, action: Action, before: Table, seat: int) -> LastTurn:
    palace = before.seats[seat].palace
    built, left, taken = turn.built, turn.left, turn.taken
    if isinstance(action, TakeMoney):
        taken = (*action.cards, *taken)
    elif isinstance(action, BuildTile):
        built = (action.tile, *built)
    elif isinstance(action, AddTile | ExchangeTiles):
        built = (action.add, *built)
    elif isinstance(action, RemoveTile):
        where = palace.place_of(action.remove)
        assert where is not None
        left = (where, *left)
    return LastTurn(built, left, taken)
