"""What the value looks at: for each seat, what it has and what it can hope for, as a few numbers.

A position is looked at when a turn begins. Everything is seen or remembered openly; the order of
bag and pile is not looked at.
"""

from __future__ import annotations

from typing import NamedTuple

from core.alhambra.ai.evaluation import best_open
from core.alhambra.ai.features import KIND, HandTraits, city_traits, clock, hand_traits, sites_for
from core.alhambra.ai.modules.hopes import HOPES, hopes_of
from core.alhambra.ai.shares import expected_points
from core.alhambra.buying import purses
from core.alhambra.components import BUILDINGS, Tile
from core.alhambra.rule_part import View
from core.alhambra.scoring import totals
from core.alhambra.table import Table

SCORINGS = 3
_KINDS = range(len(BUILDINGS))
_LAST_TILES = 10
"""With so few tiles in the bag, the money in hand begins to decide about the last tiles."""
_USUAL_PRICE = 8.5
_NO_ROOM = 0.3
"""How much of its worth a tile has that fits nowhere yet."""
_WALL_LASTS = 0.7
"""How much of what a wall grows by will still be there when it scores."""

NAMES = (
    "ahead",
    "share-1",
    "share-2",
    "share-3",
    "walls",
    "wall",
    "second wall",
    "room",
    "fits",
    "tiles",
    "worth",
    "useful",
    "cards",
    "exact",
    "afford",
    "too much",
    "reserve",
    "potential",
    "ready",
    "best ready",
    "payable",
    "last",
    "order",
    "next",
    "next ready",
    "next best",
    "next payable",
    "next open",
    *HOPES,
)
"""What the numbers of a seat mean, in their order.

``ahead`` are its points beyond the average, ``share-K`` the points for buildings that it can
expect of scoring K, ``walls`` what its wall brings in all scorings to come if it stays as it is.
``ready`` and ``payable`` are what tiles on the market would bring that it could pay exactly, or at
all; ``last`` what it would gain if the game ended now. ``order`` says how many play before it; what
begins with ``next`` is 0 unless it is its turn, for then it has the first choice. The last ones
are what the modules bring (`modules.hopes`).
"""


class Prospects(NamedTuple):
    """A position in numbers."""

    phase: int
    """How many scorings are over."""
    left: float
    """The part of all tiles that is still to come."""
    soon: float
    """How many tiles come before the next scoring."""
    seats: list[list[float]]
    """The numbers of each seat, as `NAMES` says."""
    with_modules: bool
    """Whether modules are in play: then less is certain."""


def prospects(table: Table, view: View | None = None) -> Prospects:
    """What can be seen of a position; with modules in play, only a view shows what they brought."""
    glance = _Glance(table, view)
    seats = [glance.of_seat(who) for who in range(len(table.seats))]
    time = glance.time
    return Prospects(glance.phase, time.left, time.until[glance.phase], seats, view is not None)


class _Glance:
    """What is the same for all seats."""

    def __init__(self, table: Table, view: View | None) -> None:
        self.table = table
        self.view = view
        self.time = time = clock(table)
        self.phase = phase = min(time.scorings, SCORINGS - 1)
        self.to_come = range(phase, SCORINGS)
        self.number = len(table.seats)
        self.scores = totals(table)[: self.number]
        self.average = sum(self.scores) / self.number
        self.cities = [city_traits(seat.palace) for seat in table.seats]
        self.purses = [
            [hand_traits(money) for money in purses(table, who)] for who in range(self.number)
        ]
        self._expect_tiles(time.until, time.gifts)
        bag = len(table.bag)
        self.use = _USUAL_PRICE * ((bag + len(table.market)) / self.number + 1)
        late = phase == SCORINGS - 1 and bag < _LAST_TILES
        self.urgency = 1.0 - bag / _LAST_TILES if late else 0.0

    def _expect_tiles(self, until: tuple[float, ...], given: tuple[float, ...]) -> None:
        """Tiles of each kind that seats will buy until each scoring, and Dirk will get."""
        in_bag = _counted(self.table.bag)
        on_market = _counted([tile for tile in self.table.market if tile is not None])
        bag = len(self.table.bag) or 1
        self.coming = [
            [round(2 * (on_market[kind] + in_bag[kind] * tiles / bag)) for kind in _KINDS]
            for tiles in until
        ]
        self.gifts = [[round(2 * in_bag[kind] * tiles / bag) for kind in _KINDS] for tiles in given]
        collectors = self.table.collectors
        self.dirk: list[int] | None = _counted(collectors[0].tiles) if collectors else None

    def of_seat(self, who: int) -> list[float]:
        seat = self.table.seats[who]
        city = self.cities[who]
        shares = [0.0, 0.0, 0.0]
        gains = []
        for kind in _KINDS:
            gain = 0.0
            for scoring in self.to_come:
                now = self._points(who, kind, scoring, 0)
                shares[scoring] += now
                gain += self._points(who, kind, scoring, 1) - now
            gains.append(gain)
        hand = self.purses[who]
        worth = sum([one.worth for one in hand])
        ready, best, payable, last = self._chances(who, hand, gains)
        order = (who - self.table.to_play) % self.number
        mine = 1.0 if order == 0 else 0.0
        return [
            (self.scores[who] - self.average) / 20,
            shares[0] / 20,
            shares[1] / 20,
            shares[2] / 20,
            city.wall * len(self.to_come) / 20,
            city.wall / 10,
            city.second / 5,
            city.room / 10,
            city.fits,
            (len(seat.palace.tiles) - 1) / 10,
            worth / 20,
            sum([one.useful for one in hand]) / 20,
            sum([one.cards for one in hand]) / 8,
            sum([one.exact for one in hand]),
            sum([one.afford for one in hand]),
            max(0.0, worth - self.use) / 10,
            len(seat.reserve) / 2,
            sum([gains[KIND[tile.building]] for tile in seat.reserve]) / 10,
            ready / 10,
            best / 10,
            payable / 10,
            last / 10,
            order / self.number,
            mine,
            mine * ready / 10,
            mine * best / 10,
            mine * payable / 10,
            mine and best_open(self.table.open_money) / 10,
            *self._hopes(who, is_next=order == 0),
        ]

    def _hopes(self, who: int, *, is_next: bool) -> list[float]:
        if self.view is None:
            return [0.0] * len(HOPES)
        return hopes_of(self.table, self.view, who, is_next=is_next)

    def _points(self, who: int, kind: int, scoring: int, more: int) -> float:
        """What a kind of building brings a seat in a scoring, with so many more of them."""
        cities = self.cities
        others = [cities[other].counts[kind] for other in range(self.number) if other != who]
        others.sort()
        return expected_points(
            BUILDINGS[kind],
            scoring + 1,
            cities[who].counts[kind] + more,
            tuple(others),
            None if self.dirk is None else self.dirk[kind],
            self.coming[scoring][kind],
            self.gifts[scoring][kind],
        )

    def _chances(
        self, who: int, hand: list[HandTraits], gains: list[float]
    ) -> tuple[float, float, float, float]:
        """What the tiles on the market mean to a seat."""
        ready = best = payable = last = 0.0
        for place, tile in enumerate(self.table.market):
            own = hand[place]
            if tile is None or own.worth == 0:
                continue
            pays = own.worth >= tile.price
            richest = self.urgency > 0 and all(
                own.worth > purse[place].worth
                for other, purse in enumerate(self.purses)
                if other != who
            )
            if not pays and not richest:
                continue
            value = self._worth_of_tile(who, tile, gains[KIND[tile.building]])
            if pays:
                payable += value
                if own.sums >> tile.price & 1:
                    ready += value
                    best = max(best, value)
            if richest:
                last += value * self.urgency
        return ready, best, payable, last

    def _worth_of_tile(self, who: int, tile: Tile, gain: float) -> float:
        sites = sites_for(self.table.seats[who].palace, tile)
        if not sites:
            return _NO_ROOM * gain
        grown = max([traits.wall for _, traits in sites]) - self.cities[who].wall
        return gain + _WALL_LASTS * grown * len(self.to_come)


def _counted(tiles: tuple[Tile, ...] | list[Tile]) -> list[int]:
    counts = [0] * len(BUILDINGS)
    for tile in tiles:
        counts[KIND[tile.building]] += 1
    return counts
