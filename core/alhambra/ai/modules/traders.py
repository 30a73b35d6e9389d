"""The street trader: citizens of many colours in series, and a place where they can move in.

A citizen that joins a series of so many colours brings one point more than there are in it, in
each scoring to come; and one more for each that joins later, so the first ones are worth most.
"""

from __future__ import annotations

from collections import Counter

from core.alhambra.ai.evaluation import SCORINGS, Outlook
from core.alhambra.ai.features import clock, hand_traits
from core.alhambra.ai.plans import Favourite
from core.alhambra.components import BUILDINGS, TILES
from core.alhambra.palace import place
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.kernel.lines import Line

_SWAPPED = 0.5
"""What it is worth to swap a citizen, in points."""
_WITHIN_REACH = 4.0
"""How many tiles of the bag one is worth that lies on the market and can be paid."""
_JOIN_LATER = 0.9
"""How many citizens join a series for each tile that a seat can hope to buy. In games it is about
half as many, but with less, looking ahead got fewer citizens than not doing so."""
_NOBODY = 0.3
"""What a tile is worth for whose colour nobody stands on the trader, compared with a citizen."""


def _housed(view: View) -> Counter[str]:
    return _living_in(view["seats"][view["you"]])


def _living_in(seat: View) -> Counter[str]:
    return Counter(seen["citizen"] for seen in seat["palace"] if seen.get("citizen"))


def series_gain(housed: Counter[str], colour: str) -> int:
    """The points that one more citizen of this colour brings in a scoring.

    >>> series_gain(Counter(tower=1, garden=2), "tower")
    2
    """
    return 1 + sum(number > housed[colour] for number in housed.values())


def _joining(table: Table) -> list[float]:
    """How many citizens will join a series later on, until each scoring to come."""
    time = clock(table)
    return [_JOIN_LATER * tiles / len(table.seats) for tiles in time.until[time.scorings :]]


def favourite_of(view: View, ahead: Table | None = None) -> Favourite | None:
    """The place of the seat's trader, and what it is worth to build there.

    ``ahead`` is the table of those who play their plans on. Whatever else a plan brings later they
    will see, so what a citizen brings later has to be added here.
    """
    trader = view["seats"][view["you"]].get("trader")
    if not trader or trader["at"] is None:
        return None
    housed = _housed(view)
    joining = _joining(ahead) if ahead else [0.0] * (SCORINGS - view["scorings"])
    worth = {
        colour: sum(min(series_gain(housed, colour) + later, len(BUILDINGS)) for later in joining)
        if colour in trader["citizens"]
        else _SWAPPED
        for colour in BUILDINGS
    }
    return Favourite(place(*trader["at"]), lambda tile: worth[tile.building])


def start(_view: View, move: Line, _outlook: Outlook) -> float:
    """The colours with most tiles, beside the fountain where nothing stands in the way."""
    number = Counter(tile.building for tile in TILES.values())
    return float(sum(number[colour] for colour in move["citizens"]))


def meeting(view: View, move: Line, outlook: Outlook) -> float:
    """Let a citizen move in; take a colour that makes a series longer and has tiles to come."""
    trader = view["seats"][view["you"]]["trader"]
    housed = _housed(view)
    standing = Counter(trader["citizens"])
    rating = 0.0
    if "settle" in move:
        rating += 100.0
        housed[move["settle"]] += 1
        standing[move["settle"]] -= 1
    to_come = Counter(tile.building for tile in outlook.table.bag)
    to_come.update(tile.building for tile in outlook.table.market if tile is not None)

    def chance(colour: str) -> float:
        """A second one of the same colour has to wait for the first."""
        return series_gain(housed, colour) * to_come[colour] / (1 + standing[colour])

    if "give" in move:
        standing[move["give"]] -= 1
        rating -= chance(move["give"])
    if "take" in move:
        rating += chance(move["take"])
    return rating


def new_place(view: View, move: Line, outlook: Outlook) -> float:
    """Where most tiles fit whose citizens stand on the trader, above all those within reach."""
    own = outlook.table.seats[view["you"]]
    where = place(*move["at"])
    citizens = view["seats"][view["you"]]["trader"]["citizens"]
    housed = _housed(view)
    rating = 0.0
    reach = [(tile, 1.0) for tile in outlook.table.bag]
    for at, tile in enumerate(outlook.table.market):
        if tile is not None:
            pays = hand_traits(own.hand[at]).worth >= tile.price
            reach.append((tile, _WITHIN_REACH if pays else 1.0))
    for tile, weight in reach:
        if own.palace.violation(tile.walls, where) is None:
            known = tile.building in citizens
            rating += weight * (series_gain(housed, tile.building) if known else _NOBODY)
    return rating


def hopes_of_trader(table: Table, seat: View, who: int) -> tuple[float, float]:
    """The points of a seat's citizens in a scoring, and what the next one will add on average."""
    housed = _living_in(seat)
    series = Counter[str]()
    points = 0
    for colour in housed.elements():
        points += series_gain(series, colour)
        series[colour] += 1
    trader = seat.get("trader")
    if not trader or trader["at"] is None:
        return float(points), 0.0
    where = place(*trader["at"])
    palace = table.seats[who].palace
    tiles = [*table.bag, *(tile for tile in table.market if tile is not None)]
    gains = {colour: series_gain(housed, colour) for colour in trader["citizens"]}
    added = sum(
        gains[tile.building]
        for tile in tiles
        if tile.building in gains and palace.violation(tile.walls, where) is None
    )
    return float(points), added / max(len(tiles), 1)
