"""What moved between two tables that are shown one after the other, and what was done last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import LastTurn, TableModel
from core.alhambra.buying import BuyTile
from core.alhambra.components import MONEY, Money, Tile
from core.alhambra.redesigning import RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Played

_ACTIONS_LOOKED_BACK_AT = 80
"""Actions that are looked at to find what each seat did last; more than a round ever has."""


class Location(NamedTuple):
    """Where exactly: a region, a seat, a position, a place of the palace, as far as they matter."""

    region: str
    seat: int = 0
    index: int = 0  # type: ignore[assignment]  # hides a method of tuples that nobody needs
    x: int = 0
    y: int = 0
    within: str = ""
    """For a tile that is pencilled in: the region."""
    onto: str = ""
    """For something that is put onto a piece: the name of that."""


class Token(NamedTuple):
    """Something else that moves, by its name; a region where it lies has its face."""

    name: str


Moving: TypeAlias = Tile | Money | Token


@dataclass(frozen=True)
class Movement:
    """A tile, a card or a token that lies elsewhere now."""

    what: Moving
    start: Location
    end: Location


def movements(
    before: TableModel,
    after: TableModel,
    action: Action | None = None,
    others: Iterable[Callable[[TableModel, TableModel], Iterable[Movement]]] = (),
) -> tuple[Movement, ...]:
    """What moved; ``action`` is what a seat did, where it was that.

    What cards were paid is known from the action alone: a hand may be hidden. ``others`` find what
    is neither a tile nor a money card.
    """
    if len(before.seats) != len(after.seats):
        return ()
    more = (one for find in others for one in find(before, after))
    return (*_tiles(before, after), *_cards(before, after, action), *more)


# Tiles


def _tiles(before: TableModel, after: TableModel) -> Iterator[Movement]:
    """Every tile there is once, so it is enough to see where each one lies.

    It goes by its name: its walls may change. Fountains are not told apart, and never move.
    """
    lay = {tile.id: location for tile, location in tiles_on(before)}
    lies = {tile.id: (tile, location) for tile, location in tiles_on(after)}
    for tile, end in lies.values():
        start = lay.get(tile.id, Location(regions.BAG))
        if start != end and tile.price:
            yield Movement(tile, start, end)


def tiles_on(model: TableModel) -> Iterator[tuple[Tile, Location]]:
    """All tiles on the table, each with the walls that it has, and where it lies."""
    for index, tile in enumerate(model.market):
        if tile is not None:
            yield tile, Location(regions.MARKET, index=index)
    for seat in model.seats:
        for placed in seat.city:
            yield placed.tile, Location(regions.PALACE, seat.index, x=placed.x, y=placed.y)
        for index, tile in enumerate(seat.reserve):
            yield tile, Location(regions.RESERVE, seat.index, index)
    for placed in model.marks.built:
        yield placed.tile, Location(regions.BOUGHT, model.to_play, x=placed.x, y=placed.y)
    for region, tiles in model.marks.lying.items():
        for index, tile in enumerate(tiles):
            yield tile, Location(regions.BOUGHT, model.to_play, index, within=region)
    for collector in model.collectors:
        for index, tile in enumerate(collector.tiles):
            yield tile, Location(collector.name, index=index)


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
            end = Location(regions.HAND, seat, in_hand(after, seat, card))
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
    for card in (piece for piece in action.pay if piece in MONEY):
        start = Location(regions.HAND, payer, in_hand(before, payer, card))
        yield Movement(card, start, Location(regions.DISCARDS))


def in_hand(model: TableModel, seat: int, card: Money) -> int:
    """The position of a card in the hand that is shown; of equal ones, of the last."""
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


def last_turn_by_seat(
    played: Sequence[Played[Table]], to_play: int, built_by: Callable[[Action], str]
) -> Mapping[int, LastTurn]:
    """What each seat did in its last turn; nothing of the seat whose turn it is.

    ``built_by`` names the tile that looks different in a palace since an action, or none.
    """
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
            turn = _with(turns.get(turn_of, LastTurn()), action, before, turn_of)
            changed = built_by(action)
            turns[turn_of] = replace(turn, built=(changed, *turn.built)) if changed else turn
    return turns


def _with(turn: LastTurn, action: Action, before: Table, seat: int) -> LastTurn:
    palace = before.seats[seat].palace
    built, left, taken = turn.built, turn.left, turn.taken
    if isinstance(action, TakeMoney):
        taken = (*action.cards, *taken)
    elif isinstance(action, RemoveTile):
        where = palace.place_of(action.remove)
        assert where is not None
        left = (where, *left)
    return LastTurn(built, left, taken)
