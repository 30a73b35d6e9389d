"""The street trader: citizens of many colours in series, and a place where they can move in.

A citizen that joins a series of so many colours brings one point more than there are in it, in
each scoring to come; and one more for each that joins later, so the first ones are worth most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from core.alhambra.ai.evaluation import SCORINGS, Outlook
from core.alhambra.ai.features import clock, hand_traits
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.plans import Favourite
from core.alhambra.components import BUILDINGS, TILES, Tile
from core.alhambra.modules.street_trader import (
    STREET_TRADER,
    LeaveCitizens,
    MeetTrader,
    MoveTrader,
    PutTrader,
    SettleCitizen,
    SwapCitizen,
    Trader,
    Traders,
    series_points,
)
from core.alhambra.palace import place
from core.alhambra.rule_part import Building, RulePart, Turn, View
from core.alhambra.table import Table
from core.kernel.lines import Line
from core.kernel.rulebook import Action, Agenda

_SWAPPED = 0.5
"""What it is worth to swap a citizen, in points."""
_WITHIN_REACH = 4.0
"""How many tiles of the bag one is worth that lies on the market and can be paid."""
_JOIN_LATER = 0.9
"""How many citizens join a series for each tile that a seat can hope to buy. In games it is about
half as many, but with less, looking ahead got fewer citizens than not doing so."""
_JOINS = 0.45
"""The same in imagined games, after which nobody has to be encouraged."""
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
    return 1 + sum(number > housed[colour] for number in housed.values())


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
    """A seat's trader as it is seen; one that stands nowhere if there is none."""
    seen = seat.get("trader") or {"at": None, "citizens": []}
    at = None if seen["at"] is None else place(*seen["at"])
    housed = {one["tile"]: one["citizen"] for one in seat["palace"] if one.get("citizen")}
    return Trader(at, tuple(seen["citizens"]), housed)


def favourite_of(view: View, ahead: Table | None = None) -> Favourite | None:
    """The place of the seat's trader, and what it is worth to build there.

    ``ahead`` is the table of those who play their plans on. Whatever else a plan brings later they
    will see, so what a citizen brings later has to be added here.
    """
    joining = _joining(ahead) if ahead else [0.0] * (SCORINGS - view["scorings"])
    return favourite_for(trader_of(view["seats"][view["you"]]), joining)


def favourite_for(trader: Trader, joining: Sequence[float]) -> Favourite | None:
    """The same for this trader, if so many citizens join later until each scoring to come."""
    if trader.at is None:
        return None
    housed = Counter(trader.housed.values())
    worth = {
        colour: sum([min(series_gain(housed, colour) + later, len(BUILDINGS)) for later in joining])
        if colour in trader.citizens
        else _SWAPPED
        for colour in BUILDINGS
    }

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
    trader = view["seats"][view["you"]]["trader"]
    housed = housed_in(view)
    standing = Counter(trader["citizens"])
    rating = 0.0
    if "settle" in move:
        rating += 100.0
        housed[move["settle"]] += 1
        standing[move["settle"]] -= 1
    to_come = tiles_to_come(outlook.table)

    def chance(colour: str) -> float:
        """A second one of the same colour has to wait for the first."""
        return series_gain(housed, colour) * to_come[colour] / (1 + standing[colour])

    if "give" in move:
        standing[move["give"]] -= 1
        rating -= chance(move["give"])
    if "take" in move:
        rating += chance(move["take"])
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
    own = outlook.table.seats[view["you"]]
    where = place(*move["at"])
    citizens = view["seats"][view["you"]]["trader"]["citizens"]
    housed = housed_in(view)
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
    tiles = _unbuilt(table)
    gains = {colour: series_gain(housed, colour) for colour in trader["citizens"]}
    added = sum(
        gains[tile.building]
        for tile in tiles
        if tile.building in gains and palace.violation(tile.walls, where) is None
    )
    return float(points), added / max(len(tiles), 1)


# Imagined games


def annex_of(view: View, _memory: Memory, _random: Random) -> Traders:
    """All traders and citizens; nothing of it is hidden once the game has begun."""
    traders = Traders(supply=view["citizens"] or Traders().supply)
    for index, seat in enumerate(view["seats"]):
        traders = traders.with_trader(index, trader_of(seat))
    return traders


def favourite_at(table: Table, seat: int) -> Favourite | None:
    """The place of a seat's trader in an imagined game."""
    joining = [0.0] * (SCORINGS - len(table.scorings))
    return favourite_for(table.annex(Traders).traders[seat], joining)


def worth_of_citizens(table: Table, who: int) -> float:
    """The points that those who live with a seat, and those who will join, bring in the end."""
    trader = table.annex(Traders).traders[who]
    living = list(trader.housed.values())
    points = series_points(living)
    housed = Counter(living)
    gain = fmean([series_gain(housed, colour) for colour in trader.citizens or BUILDINGS])
    time = clock(table)
    return sum(
        [points + _JOINS * tiles / len(table.seats) * gain for tiles in time.until[time.scorings :]]
    )


class GoesOn(NamedTuple):
    """The trader of this seat goes on, if it was built over."""

    seat: int


def agenda_of_meeting(view: View, turns: Sequence[Agenda]) -> Agenda:
    """What is asked and what comes then, when a tile was built on the trader's place."""
    you = view["you"]
    built = view["seats"][you]["palace"][-1]["tile"]
    return (*turns[you][:-1], MeetTrader(you, built, TILES[built].building))


def agenda_of_going_on(view: View, turns: Sequence[Agenda]) -> Agenda:
    """What is asked and what comes then, when the trader can go on."""
    you = view["you"]
    return (*turns[you][: turns[you].index(GoesOn(you))], MoveTrader(you))


def meeting_at(table: Table, decision: MeetTrader) -> Action:
    """Who moves in and who is taken, found quickly."""
    annex = table.annex(Traders)
    trader = annex.traders[decision.seat]
    housed = Counter(trader.housed.values())
    standing = Counter(trader.citizens)
    to_come = tiles_to_come(table)
    moves_in = decision.colour in trader.citizens
    if moves_in:
        housed[decision.colour] += 1
        standing[decision.colour] -= 1

    def chance(colour: str) -> float:
        return series_gain(housed, colour) * to_come[colour] / (1 + standing[colour])

    take = max(annex.available(), key=chance, default=None)
    if moves_in:
        return SettleCitizen(decision.colour, take)
    give = min(trader.citizens, key=chance)
    if take in (None, give) or chance(take) <= chance(give):
        return LeaveCitizens()
    return SwapCitizen(give, take)


def next_place(table: Table, seat: int) -> int:
    """Where the trader goes, found quickly: where most of those on it could move in."""
    own = table.seats[seat]
    trader = table.annex(Traders).traders[seat]
    housed = Counter(trader.housed.values())
    gain = {
        colour: series_gain(housed, colour) if colour in trader.citizens else _NOBODY
        for colour in BUILDINGS
    }
    by_walls: dict[int, float] = {}
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
    return max(ratings, key=lambda where: ratings[where])


def _meet_at_once(table: Table, building: Building) -> Table:
    for reaction in STREET_TRADER.on_built:
        table = reaction(table, building)
    decision = table.agenda[-1]
    if isinstance(decision, MeetTrader):
        table = table.rules.answer(table, meeting_at(table, decision))
    return table


def _go_on(table: Table, step: GoesOn, agenda: Agenda) -> Table:
    decision = MoveTrader(step.seat)
    table = table._replace(agenda=(*agenda, decision))
    return table.rules.answer(table, PutTrader(next_place(table, step.seat)))


def _is_off_the_board(table: Table, step: GoesOn) -> bool:
    return table.annex(Traders).traders[step.seat].at is None


IMAGINED_TRADERS = RulePart(
    name="traders in mind",
    rules=STREET_TRADER.rules,
    annexes=STREET_TRADER.annexes,
    turn={Turn.AFTER_PLACING: lambda seat, _seats: (GoesOn(seat),)},
    steps={GoesOn: _go_on},
    conditions={GoesOn: _is_off_the_board},
    moves={kind: STREET_TRADER.moves[kind] for kind in (MeetTrader, MoveTrader)},
    on_built=(_meet_at_once,),
    on_left=STREET_TRADER.on_left,
    scorers=STREET_TRADER.scorers,
)
"""The street trader by the rules, with what he asks answered at once."""
