"""Positions to play from: a table in the middle of a game, said in few words.

What a test does not mention is harmless: hands are empty, the four open cards are nines, and bag
and draw pile are full enough for some turns. Chance never has a say: bag and pile are given in the
order in which they will be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.alhambra.components import FOUNTAIN, MONEY, TILES, Money, Tile
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place
from core.alhambra.rulesets import rules_for
from core.alhambra.table import Collector, Hand, Seat, Table
from core.alhambra.taking_money import TakeMoney, with_card
from core.kernel.rulebook import Action, Entry, Rule
from tests.core.alhambra import truth

NINES = "gulden-9 dirham-9 denar-9 ducat-9"


def cards(names: str) -> tuple[Money, ...]:
    """Money cards by name."""
    return tuple(MONEY[name] for name in names.split())


def hand(names: str) -> Hand:
    """A hand of these cards."""
    held: Hand = Seat().hand
    for card in cards(names):
        held = with_card(held, card)
    return held


def tiles(names: str) -> tuple[Tile, ...]:
    """Building tiles by name."""
    return tuple(TILES[name] for name in names.split())


def city(drawing: str) -> Palace:
    """An Alhambra drawn row by row, north at the top; a dot is an empty place.

    >>> city("tower-11 fountain garden-9-e")
    Palace({(0, 0): 'fountain', (-1, 0): 'tower-11', (1, 0): 'garden-9-e'})
    """
    rows = [row.split() for row in drawing.strip().splitlines()]
    ((x0, y0),) = [
        (x, y) for y, row in enumerate(rows) for x, name in enumerate(row) if name == FOUNTAIN.id
    ]
    palace = FOUNTAIN_ALONE
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            if name not in (".", FOUNTAIN.id):
                palace = palace.with_tile(TILES[name], place(x - x0, y - y0))
    assert truth.is_legal(truth.city_of(palace)), "the city of this test breaks a building rule"
    return palace


def position(
    *,
    seats: int = 3,
    modules: tuple[str, ...] = (),
    to_play: int = 0,
    hands: Sequence[str] = (),
    cities: Sequence[str] = (),
    reserves: Sequence[str] = (),
    market: str = ". . . .",
    bag: str | None = None,
    open_money: str = NINES,
    draw_pile: str = f"{NINES} {NINES}",
    discards: str = "",
    dirk: str = "",
) -> Table:
    """A table where a seat has to choose its first action of a turn.

    Hands, cities and reserves are those of seat 0, 1, 2 and so on, as far as they matter. The bag
    holds all tiles that are not elsewhere, unless it is given. What belongs to modules lies as it
    does before anything was drawn.
    """
    rules = rules_for(seats, modules)
    table = Table(
        rules,
        rules.turns[to_play],
        tuple(_seat(index, hands, cities, reserves) for index in range(seats)),
        youngest=0,
        to_play=to_play,
        market=tuple(None if name == "." else TILES[name] for name in market.split()),
        open_money=cards(open_money),
        draw_pile=tuple(MONEY.get(name, name) for name in draw_pile.split()),
        discards=cards(discards),
        collectors=(Collector("dirk", tiles(dirk)),) if seats == 2 else (),
        annexes=rules.annexes,
    )
    return table._replace(bag=_tiles_not_on(table) if bag is None else tiles(bag))


def _seat(index: int, hands: Sequence[str], cities: Sequence[str], reserves: Sequence[str]) -> Seat:
    seat = Seat()
    if index < len(hands):
        seat = seat._replace(hand=hand(hands[index]))
    if index < len(cities) and cities[index]:
        seat = seat._replace(palace=city(cities[index]))
    if index < len(reserves):
        seat = seat._replace(reserve=tiles(reserves[index]))
    return seat


def _tiles_not_on(table: Table) -> tuple[Tile, ...]:
    used = {tile for tile in table.market if tile is not None}
    used.update(*(seat.palace.tiles.values() for seat in table.seats))
    used.update(*(seat.reserve for seat in table.seats))
    used.update(*(collector.tiles for collector in table.collectors))
    return tuple(tile for tile in TILES.values() if tile not in used)


def play(table: Table, *actions: Action) -> Table:
    """The table after these actions, each of which must be legal."""
    for action in actions:
        violation = table.rules.violation(table, action)
        assert violation is None, f"{action} breaks {violation}"
        table = table.rules.apply(table, action)
    return table


def asks(table: Table, decision: Entry) -> bool:
    """Whether the game waits for this; decisions of different kinds may have equal fields."""
    return bool(table.agenda) and _is_same(table.agenda[-1], decision)


def refusal(table: Table, action: Action) -> Rule:
    """The rule that an action breaks; it must break one, and must not be offered."""
    violation = table.rules.violation(table, action)
    assert violation is not None, f"{action} is legal"
    assert not _is_offered(table, action)
    return violation.rule


def is_legal(table: Table, action: Action) -> bool:
    """Whether an action may be played and is offered."""
    offered = _is_offered(table, action)
    assert offered == (table.rules.violation(table, action) is None)
    return offered


def _is_offered(table: Table, action: Action) -> bool:
    return any(_is_same(one, action) for one in table.rules.legal_actions(table))


def _is_same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether these are equal and of the same kind, which named tuples do not ask."""
    return type(one) is type(other) and one == other


def held(table: Table, seat: int) -> list[str]:
    """The cards in a hand."""
    return [card for cards_of_place in table.seats[seat].hand for card in cards_of_place]


def scored(table: Table, number: int) -> Mapping[str, tuple[int, ...]]:
    """What a scoring gives when it comes up in this position, by category.

    The seat to play takes a card, and the scoring card lies on top of the pile; or the market
    stays empty, which ends the game.
    """
    if number == 3:
        table = table._replace(market=(None,) * 4, bag=())
    else:
        table = table._replace(draw_pile=(f"scoring-{number}", *table.draw_pile))
    table = play(table, TakeMoney(table.open_money[:1]))
    (scoring,) = table.scorings
    assert scoring.number == number
    return scoring.points
