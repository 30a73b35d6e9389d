"""The street trader: citizens of many colours in series, and a place where they can move in.

A citizen that joins a series of so many colours brings one point more than there are in it, in
each scoring to come; and one more for each that joins later, so the first ones are worth most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.alhambra.ai.evaluation import SCORINGS, Outlook
from core.alhambra.ai.features import clock, hand_traits
from core.alhambra.ai.terms import Favourite
from core.alhambra.components import BUILDINGS, TILES, Tile
from core.alhambra.modules.street_trader import Trader, series_points
from core.alhambra.palace import place
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.kernel.lines import Line

_SWAPPED = 0.5
"""What it is worth to swap a citizen, in points."""
_WITHIN_REACH = 4.0
"""How many tiles of the bag one is worth that lies on the market and can be paid."""
_JOIN_LATER = 0.9
"""How many citizens join a series for each tile that a seat can hope to buy, in the first look at
plans that will be played on. That's generous, so that citizens are among what is tried."""
_MOVES_IN = 100.0
"""More than any swap is worth."""
_NOBODY = 0.3
"""What a tile is worth for whose colour nobody stands on the trader, compared with a citizen."""


def housed_in(view: View) -> Counter[str]:
    """How many citizens of each colour live with the seat."""
    return _living_in(view["seats"][view["you"]])


def _living_in(seat: View) -> Counter[str]:
    return Counter(seen["citizen"] for seen in seat["palace"] if seen.get("citizen"))


def series_gain(housed: Counter[str], colour: str) -> int:
    """The points that one more citizen of this colour brings in a scoring.

    >>> series_gain(Counter(tower=1, garden=2), "tower")
    2
    """
    own = housed[colour]
    return 1 + sum([number > own for number in housed.values()])


def gain_of_moving_in(view: View, colour: str, leaving: Sequence[str]) -> int:
    """What a citizen from the trader brings in a scoring; nothing if none has this colour.

    ``leaving`` are the tiles that go away before, with those who live there.
    """
    own = view["seats"][view["you"]]
    if colour not in own["trader"]["citizens"]:
        return 0
    staying = [seen for seen in own["palace"] if seen.get("tile") not in leaving]
    return series_gain(_living_in({"palace": staying}), colour)


def _joining(table: Table) -> list[float]:
    """How many citizens will join a series later on, until each scoring to come."""
    time = clock(table)
    return [_JOIN_LATER * tiles / len(table.seats) for tiles in time.until[time.scorings :]]


def trader_of(seat: View) -> Trader:
    """A seat's trader as it is seen; one without a place if there is none."""
    seen = seat.get("trader") or {"at": None, "citizens": []}
    at = None if seen["at"] is None else place(*seen["at"])
    housed = {one["tile"]: one["citizen"] for one in seat["palace"] if one.get("citizen")}
    return Trader(at, tuple(seen["citizens"]), housed)


def favourite_of(view: View, ahead: Table | None = None) -> Favourite | None:
    """The place of the seat's trader, and what it is worth to build there.

    ``ahead`` is the table of those who play their plans on. They count what a citizen brings later,
    when others have joined the series.
    """
    joining = _joining(ahead) if ahead else [0.0] * (SCORINGS - view["scorings"])
    return favourite_for(trader_of(view["seats"][view["you"]]), joining)


def favourite_for(trader: Trader, joining: Sequence[float]) -> Favourite | None:
    """The same for this trader, if so many citizens join later until each scoring to come."""
    if trader.at is None:
        return None
    housed = Counter(trader.housed.values())
    worth = dict.fromkeys(BUILDINGS, _SWAPPED)
    for colour in trader.citizens:
        gain = series_gain(housed, colour)
        worth[colour] = sum([min(gain + later, len(BUILDINGS)) for later in joining])

    def lost(tile: Tile) -> float:
        colour = trader.housed.get(tile.id)
        if colour is None:
            return 0.0
        return float(series_gain(housed - Counter([colour]), colour) * len(joining))

    return Favourite(trader.at, lambda tile: worth[tile.building], lost)


def start(_view: View, move: Line, _outlook: Outlook) -> float:
    """The colours with most tiles, beside the fountain where nothing stands in the way."""
    number = Counter(tile.building for tile in TILES.values())
    return float(sum(number[colour] for colour in move["citizens"]))


def meeting(view: View, move: Line, outlook: Outlook) -> float:
    """Let a citizen move in; take a colour that makes a series longer and has tiles to come."""
    settled, given, taken = (move.get(part) for part in ("settle", "give", "take"))
    trader = trader_of(view["seats"][view["you"]])
    return rating_of_meeting(trader, tiles_to_come(outlook.table), settled, given, taken)


def rating_of_meeting(
    trader: Trader,
    to_come: Counter[str],
    settled: str | None,
    given: str | None,
    taken: str | None,
) -> float:
    """How good it is that a citizen moves in or is given away, and one of this colour is taken."""
    housed = Counter(trader.housed.values())
    standing = Counter(trader.citizens)

    def chance(colour: str) -> float:
        """How much one of those who stand there may bring; of two, one moves in later."""
        return series_gain(housed, colour) * to_come[colour] / (1 + standing[colour])

    rating = 0.0
    if settled:
        rating += _MOVES_IN
        housed[settled] += 1
        standing[settled] -= 1
    if given:
        standing[given] -= 1
        rating -= chance(given)
    if taken:
        rating += chance(taken)
    return rating


def tiles_to_come(table: Table) -> Counter[str]:
    """How many tiles of each colour are on the market or in the bag."""
    return Counter(tile.building for tile in _unbuilt(table))


def _unbuilt(table: Table) -> list[Tile]:
    return [*table.bag, *(tile for tile in table.market if tile is not None)]


def tiles_for(view: View, move: Line, outlook: Outlook) -> list[Tile]:
    """The tiles to come that fit where the trader goes."""
    palace, where = outlook.table.seats[view["you"]].palace, place(*move["at"])
    unbuilt = _unbuilt(outlook.table)
    return [tile for tile in unbuilt if palace.violation(tile.walls, where) is None]


def new_place(view: View, move: Line, outlook: Outlook) -> float:
    """Where most tiles fit whose citizens stand on the trader, above all those within reach."""
    you = view["you"]
    trader = trader_of(view["seats"][you])
    return ratings_of_places(outlook.table, you, trader)[place(*move["at"])]


def ratings_of_places(table: Table, who: int, trader: Trader) -> dict[int, float]:
    """How good each place beside the city is for a seat's trader."""
    own = table.seats[who]
    housed = Counter(trader.housed.values())
    gain = {
        colour: series_gain(housed, colour) if colour in trader.citizens else _NOBODY
        for colour in BUILDINGS
    }
    by_walls: dict[int, float] = {}  # tiles with the same walls fit in the same places
    for tile in table.bag:
        by_walls[tile.walls] = by_walls.get(tile.walls, 0.0) + gain[tile.building]
    for at, offered in enumerate(table.market):
        if offered is not None:
            pays = hand_traits(own.hand[at]).worth >= offered.price
            worth = gain[offered.building] * (_WITHIN_REACH if pays else 1.0)
            by_walls[offered.walls] = by_walls.get(offered.walls, 0.0) + worth
    ratings = dict.fromkeys(own.palace.empty_neighbours(), 0.0)
    for walls, worth in by_walls.items():
        for where in own.palace.places_for(walls):
            ratings[where] += worth
    return ratings


def hopes_of_trader(table: Table, seat: View, who: int) -> tuple[float, float]:
    """The points of a seat's citizens in a scoring, and what the next one will add on average."""
    housed = _living_in(seat)
    points = series_points([*housed.elements()])
    trader = seat.get("trader")
    if not trader or trader["at"] is None:
        return float(points), 0.0
    where = place(*trader["at"])
    palace = table.seats[who].palace
    tiles = _unbuilt(table)
    gains = {colour: series_gain(housed, colour) for colour in trader["citizens"]}
    added = sum(
        gains[tile.building]
        for tile in tiles
        if tile.building in gains and palace.violation(tile.walls, where) is None
    )
    return float(points), added / max(len(tiles), 1)
