"""How a table becomes a model: everything that is to be seen of it, found out once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

from alhambra_qt.alhambra.presenters.affording import affording
from alhambra_qt.alhambra.presenters.people import Face
from alhambra_qt.alhambra.presenters.table_model import (
    LAST_SCORING,
    WALL,
    Belonging,
    Beside,
    CollectorModel,
    Figure,
    LastTurn,
    Marks,
    Other,
    Placed,
    SeatModel,
    Share,
    TableModel,
)
from core.alhambra.buying import purses
from core.alhambra.components import BUILDINGS, Money
from core.alhambra.palace import Palace, x_and_y
from core.alhambra.scoring import next_scoring, totals
from core.alhambra.table import Scoring, Table


def table_model(
    table: Table,
    players: Sequence[tuple[str, int, str]],
    *,
    home: int,
    shown: int,
    to_play: int,
    hand_of: int | None,
    marks: Marks,
    last: Mapping[int, LastTurn] | None = None,
    faces: Mapping[str, Face] | None = None,
    extras: Mapping[str, object] | None = None,
    belongings: Callable[[int], tuple[Belonging, ...]] = lambda _seat: (),
    figures: Callable[[int], Mapping[int, Figure]] = lambda _seat: {},
    others: Callable[[Scoring, int], tuple[Other, ...]] = lambda _scoring, _who: (),
    stand_ins: Collection[int] = (),
) -> TableModel:
    """The model of a table; players are name, colour and kind, faces those of the collectors.

    ``stand_ins`` are the seats at which a computer plays for a person.
    """
    number = min(len(table.scorings) + 1, LAST_SCORING)
    shares = _shares(table, number, others)
    points = totals(table)
    seats = tuple(
        SeatModel(
            index=index,
            name=name,
            colour=colour,
            kind=kind,
            score=points[index],
            cards=sum(map(len, seat.hand)),
            city=placed_tiles(seat.palace, figures(index)),
            reserve=seat.reserve,
            share=shares[index],
            last=(last or {}).get(index, LastTurn()),
            belongings=belongings(index),
            beside=standing_beside(seat.palace, figures(index)),
            stands_in=index in stand_ins,
        )
        for index, (seat, (name, colour, kind)) in enumerate(zip(table.seats, players, strict=True))
    )
    behind_seats = range(len(table.seats), len(points))
    collectors = tuple(
        CollectorModel(one.name, (faces or {})[one.name], one.tiles, points[who], shares[who])
        for one, who in zip(table.collectors, behind_seats, strict=True)
    )
    hand = None
    if hand_of is not None:
        hand = whole_hand(table, hand_of)
    return TableModel(
        seats=seats,
        home=home,
        shown=shown,
        to_play=to_play,
        market=table.market,
        money=table.open_money,
        pile=len(table.draw_pile),
        bag=len(table.bag),
        discards=len(table.discards),
        hand=hand,
        hand_owner=hand_of,
        affording=() if hand_of is None else affording(table, hand_of),
        marks=marks,
        collectors=collectors,
        next_scoring=number if len(table.scorings) < LAST_SCORING else None,
        extras=extras or {},
    )


def without_market_tile(table: Table, name: str) -> Table:
    """The table while a tile of the market is shown elsewhere."""
    market = tuple(None if tile is not None and tile.id == name else tile for tile in table.market)
    return table._replace(market=market)


def whole_hand(table: Table, seat: int) -> tuple[Money, ...]:
    """All money of a seat, by currency: its cards, then what else it can pay with.

    Cards go by their position in it.
    """
    return tuple(piece for money in purses(table, seat) for piece in money)


def placed_tiles(
    palace: Palace, figures: Mapping[int, Figure] = MappingProxyType({})
) -> tuple[Placed, ...]:
    """The tiles of a city with their places, and who stands on them."""
    return tuple(
        Placed(tile, *x_and_y(where), figures.get(where)) for where, tile in palace.tiles.items()
    )


def standing_beside(palace: Palace, figures: Mapping[int, Figure]) -> tuple[Beside, ...]:
    """Who of these stands on no tile."""
    return tuple(
        Beside(figure, *x_and_y(where))
        for where, figure in figures.items()
        if where not in palace.tiles
    )


def _shares(
    table: Table, number: int, others: Callable[[Scoring, int], tuple[Other, ...]]
) -> list[Share]:
    scoring = next_scoring(table, number)
    walls = scoring.points[WALL]
    cities = [[tile.building for tile in seat.palace.tiles.values()] for seat in table.seats]
    cities += [[tile.building for tile in collector.tiles] for collector in table.collectors]
    shares = []
    for who, city in enumerate(cities):
        points = tuple(scoring.points[building][who] for building in BUILDINGS)
        wall = walls[who] if who < len(walls) else None
        more = others(scoring, who)
        shares.append(
            Share(
                counts=tuple(city.count(building) for building in BUILDINGS),
                points=points,
                wall=wall,
                total=sum(points) + (wall or 0) + sum(other.points or 0 for other in more),
                others=more,
            )
        )
    return shares
