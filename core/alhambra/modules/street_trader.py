"""The module of the street trader: citizens move into the buildings that rise in his way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Annotated, Any, NamedTuple, TypeAlias

from core.alhambra.components import BUILDINGS
from core.alhambra.notation import write_place
from core.alhambra.palace import STEP, Place
from core.alhambra.rule_part import Building, RulePart, SetUp, Turn, View
from core.alhambra.table import Table, without_one
from core.kernel import rulebook
from core.kernel.lines import BadLine, a_list, short
from core.kernel.notation import Shape
from core.kernel.rulebook import Move, Violation

CITIZENS_OF_A_COLOUR = 7
CITIZENS_ON_A_TRADER = 3
POINTS_OF_A_SERIES = (0, 1, 3, 6, 10, 15, 21)
"""By the number of different colours in it."""

Colour: TypeAlias = Annotated[str, "colour"]
Colours: TypeAlias = Annotated[tuple[str, ...], "colours"]


class Rule(rulebook.Rule):
    """What the module of the street trader adds."""

    THREE_DIFFERENT_CITIZENS = (
        "Before market and hands are seen, every seat secretly picks three citizens of "
        "different colours; all others, of seven in each colour, are the supply."
    )
    TRADER_BESIDE_THE_FOUNTAIN = "The trader starts on a free place beside the fountain."
    BUILT_ON_THE_TRADER = (
        "A tile built on the trader's place, by placing or by adding, takes the trader off the "
        "board; only then can a citizen move in or be swapped."
    )
    A_CITIZEN_MOVES_IN = (
        "A citizen of the tile's colour on the trader may move in, one of them at most."
    )
    A_NEW_CITIZEN_IS_TAKEN = (
        "After a citizen has moved in, the seat takes any citizen of the supply onto the trader, "
        "unless the supply is empty."
    )
    SWAP_A_CITIZEN = (
        "If no citizen of the tile's colour is on the trader, one of those on it may be swapped "
        "for one of another colour from the supply."
    )
    TRADER_MOVES_ON = (
        "At the end of the turn, after placing, the trader that was built over goes to any free "
        "place that touches the Alhambra with a side; walls do not matter."
    )
    TRADER_STAYS = "A trader that was not built over stays where it is."
    CITIZEN_LEAVES_WITH_THE_TILE = (
        "A tile that leaves the Alhambra sends its citizen back to the supply; a tile that takes "
        "its place has none."
    )
    SERIES_OF_CITIZENS = (
        "In every scoring round, citizens in buildings form series of 1 to 6 different colours, "
        "worth 1, 3, 6, 10, 15 or 21 points; series are as long as possible, and each citizen "
        "counts once."
    )
    LAST_TILES_MEET_THE_TRADER = (
        "The trader also acts on tiles given out at the end of the game, but is not placed again."
    )


class Trader(NamedTuple):
    """A seat's trader: where it stands, who stands on it, and who lives in which tile."""

    at: int | None = None
    citizens: tuple[str, ...] = ()
    housed: Mapping[str, str] = {}


class Traders(NamedTuple):
    """All traders and the supply of citizens."""

    supply: Mapping[str, int] = dict.fromkeys(BUILDINGS, CITIZENS_OF_A_COLOUR)
    traders: tuple[Trader, ...] = (Trader(),) * 6
    """One for every seat that there could be."""

    def with_trader(self, seat: int, trader: Trader) -> Traders:
        """With what belongs to a seat changed."""
        return self._replace(traders=(*self.traders[:seat], trader, *self.traders[seat + 1 :]))

    def with_supply(self, colour: str | None, change: int) -> Traders:
        """With a citizen more or less in the supply; no colour is no citizen."""
        if colour is None:
            return self
        return self._replace(supply={**self.supply, colour: self.supply[colour] + change})

    def available(self) -> list[str]:
        """The colours in the supply."""
        return [colour for colour, number in self.supply.items() if number]


class StartTrader(NamedTuple):
    """Which citizens does the seat pick, and where does its trader start?"""

    seat: int


class ChooseCitizens(NamedTuple):
    """Pick these and stand here."""

    citizens: Colours
    at: Place


class MeetTrader(NamedTuple):
    """A tile of this colour was built on the trader's place: who moves in, who is swapped?"""

    seat: int
    tile: str
    colour: str


class SettleCitizen(NamedTuple):
    """Let this citizen move in, and take that one onto the trader."""

    settle: Colour
    take: Colour | None = None


class SwapCitizen(NamedTuple):
    """Give this citizen to the supply, and take that one onto the trader."""

    give: Colour
    take: Colour


class LeaveCitizens(NamedTuple):
    """Nobody moves in, nobody is swapped."""


class MoveTrader(NamedTuple):
    """Where does the trader go?"""

    seat: int


class PutTrader(NamedTuple):
    """The trader goes here."""

    at: Place


# Getting ready to play

_PLACES_BESIDE_THE_FOUNTAIN = tuple(STEP.values())


def _starts(_table: Table, _decision: StartTrader) -> list[ChooseCitizens]:
    return [
        ChooseCitizens(citizens, where)
        for citizens in combinations(BUILDINGS, CITIZENS_ON_A_TRADER)
        for where in _PLACES_BESIDE_THE_FOUNTAIN
    ]


def _start_violation(
    _table: Table, _decision: StartTrader, action: ChooseCitizens
) -> Violation | None:
    if len(action.citizens) != CITIZENS_ON_A_TRADER or len(set(action.citizens)) < len(
        action.citizens
    ):
        return Violation(Rule.THREE_DIFFERENT_CITIZENS)
    if action.at not in _PLACES_BESIDE_THE_FOUNTAIN:
        return Violation(Rule.TRADER_BESIDE_THE_FOUNTAIN)
    return None


def _start(table: Table, decision: StartTrader, action: ChooseCitizens) -> Table:
    annex = table.annex(Traders).with_trader(
        decision.seat, Trader(action.at, tuple(sorted(action.citizens)))
    )
    for colour in action.citizens:
        annex = annex.with_supply(colour, -1)
    return table.with_annex(annex)._replace(agenda=table.agenda[:-1])


# Building on the trader's place


def _meet(table: Table, building: Building) -> Table:
    """Rule.BUILT_ON_THE_TRADER, Rule.TRADER_STAYS, Rule.LAST_TILES_MEET_THE_TRADER."""
    annex = table.annex(Traders)
    trader = annex.traders[building.seat]
    if trader.at != building.place:
        return table
    table = table.with_annex(annex.with_trader(building.seat, trader._replace(at=None)))
    question = MeetTrader(building.seat, building.tile.id, building.tile.building)
    return table._replace(agenda=(*table.agenda, question))


def _settlings(table: Table, decision: MeetTrader) -> list[SettleCitizen]:
    """Rule.A_CITIZEN_MOVES_IN, Rule.A_NEW_CITIZEN_IS_TAKEN."""
    annex = table.annex(Traders)
    if decision.colour not in annex.traders[decision.seat].citizens:
        return []
    takings: list[str | None] = [*annex.available()] or [None]
    return [SettleCitizen(decision.colour, colour) for colour in takings]


def _settling_violation(
    table: Table, decision: MeetTrader, action: SettleCitizen
) -> Violation | None:
    settlings = _settlings(table, decision)
    if action in settlings:
        return None
    if settlings and action.settle == decision.colour:
        return Violation(Rule.A_NEW_CITIZEN_IS_TAKEN)
    return Violation(Rule.A_CITIZEN_MOVES_IN)


def _settle(table: Table, decision: MeetTrader, action: SettleCitizen) -> Table:
    annex = table.annex(Traders)
    trader = annex.traders[decision.seat]
    taken = () if action.take is None else (action.take,)
    trader = trader._replace(
        citizens=tuple(sorted(without_one(trader.citizens, action.settle) + taken)),
        housed={**trader.housed, decision.tile: action.settle},
    )
    annex = annex.with_trader(decision.seat, trader).with_supply(action.take, -1)
    return table.with_annex(annex)._replace(agenda=table.agenda[:-1])


def _swaps(table: Table, decision: MeetTrader) -> list[SwapCitizen]:
    """Rule.SWAP_A_CITIZEN."""
    annex = table.annex(Traders)
    citizens = annex.traders[decision.seat].citizens
    if decision.colour in citizens:
        return []
    return [
        SwapCitizen(give, take)
        for give in dict.fromkeys(citizens)
        for take in annex.available()
        if give != take
    ]


def _swap_violation(table: Table, decision: MeetTrader, action: SwapCitizen) -> Violation | None:
    return None if action in _swaps(table, decision) else Violation(Rule.SWAP_A_CITIZEN)


def _swap(table: Table, decision: MeetTrader, action: SwapCitizen) -> Table:
    annex = table.annex(Traders)
    trader = annex.traders[decision.seat]
    citizens = without_one(trader.citizens, action.give)
    trader = trader._replace(citizens=tuple(sorted((*citizens, action.take))))
    annex = annex.with_trader(decision.seat, trader)
    annex = annex.with_supply(action.give, +1).with_supply(action.take, -1)
    return table.with_annex(annex)._replace(agenda=table.agenda[:-1])


def _leavings(_table: Table, _decision: MeetTrader) -> tuple[LeaveCitizens, ...]:
    return (LeaveCitizens(),)


def _always_allowed(_table: Table, _decision: MeetTrader, _action: LeaveCitizens) -> None:
    return None


def _leave(table: Table, _decision: MeetTrader, _action: LeaveCitizens) -> Table:
    return table._replace(agenda=table.agenda[:-1])


def _move_out(table: Table, building: Building) -> Table:
    """Rule.CITIZEN_LEAVES_WITH_THE_TILE."""
    annex = table.annex(Traders)
    trader = annex.traders[building.seat]
    colour = trader.housed.get(building.tile.id)
    if colour is None:
        return table
    housed = {tile: who for tile, who in trader.housed.items() if tile != building.tile.id}
    annex = annex.with_trader(building.seat, trader._replace(housed=housed))
    return table.with_annex(annex.with_supply(colour, +1))


# Moving on


def _is_off_the_board(table: Table, decision: MoveTrader) -> bool:
    return table.annex(Traders).traders[decision.seat].at is None


def _moves(table: Table, decision: MoveTrader) -> list[PutTrader]:
    """Rule.TRADER_MOVES_ON."""
    return [PutTrader(where) for where in table.seats[decision.seat].palace.empty_neighbours()]


def _move_violation(table: Table, decision: MoveTrader, action: PutTrader) -> Violation | None:
    if action.at not in table.seats[decision.seat].palace.empty_neighbours():
        return Violation(Rule.TRADER_MOVES_ON)
    return None


def _move(table: Table, decision: MoveTrader, action: PutTrader) -> Table:
    annex = table.annex(Traders)
    trader = annex.traders[decision.seat]._replace(at=action.at)
    annex = annex.with_trader(decision.seat, trader)
    return table.with_annex(annex)._replace(agenda=table.agenda[:-1])


# Scoring


def series_points(citizens: list[str]) -> int:
    """Points for citizens in series of different colours, the longest ones first.

    Three red, two white, two green and one blue are series of four, three and one:

    >>> series_points(["red"] * 3 + ["white"] * 2 + ["green"] * 2 + ["blue"])
    17
    """
    counts = Counter(citizens).values()
    return sum(
        POINTS_OF_A_SERIES[sum(count > series for count in counts)]
        for series in range(max(counts, default=0))
    )


def _points(table: Table, _number: int) -> dict[str, tuple[int, ...]]:
    traders = table.annex(Traders).traders[: len(table.seats)]
    return {"citizens": tuple(series_points(list(one.housed.values())) for one in traders)}


# Seeing and writing


def _conceal(table: Table, seat: int | None) -> Table:
    """Nobody sees what others pick before all have picked."""
    if all(type(entry) is not StartTrader for entry in table.agenda):
        return table
    picked = enumerate(table.annex(Traders).traders)
    traders = tuple(trader if index == seat else Trader() for index, trader in picked)
    return table.with_annex(Traders(traders=traders))


def _view(table: Table, _seat: int, view: View) -> None:
    annex = table.annex(Traders)
    view["citizens"] = dict(annex.supply)
    for index, seen in enumerate(view["seats"]):
        trader = annex.traders[index]
        at = None if trader.at is None else write_place(trader.at)
        seen["trader"] = {"at": at, "citizens": list(trader.citizens)}
        for entry in seen["palace"]:
            entry["citizen"] = trader.housed.get(entry["tile"])


def _view_without(view: View) -> None:
    view["citizens"] = None
    for seen in view["seats"]:
        seen["trader"] = None
        for entry in seen["palace"]:
            entry["citizen"] = None


def _read_colour(value: Any, key: str) -> str:
    if not isinstance(value, str) or value not in BUILDINGS:
        raise BadLine(f"{key}: there is no citizen {short(value)}")
    return value


def _read_colours(value: Any, key: str) -> tuple[str, ...]:
    return tuple(_read_colour(colour, key) for colour in a_list(value, key))


START = Move(
    ChooseCitizens,
    "trader-start",
    _starts,
    _start_violation,
    _start,
    Rule.THREE_DIFFERENT_CITIZENS,
)
SETTLE = Move(
    SettleCitizen, "trader", _settlings, _settling_violation, _settle, Rule.BUILT_ON_THE_TRADER
)
SWAP = Move(SwapCitizen, "trader", _swaps, _swap_violation, _swap, Rule.BUILT_ON_THE_TRADER)
LEAVE = Move(LeaveCitizens, "trader", _leavings, _always_allowed, _leave, Rule.BUILT_ON_THE_TRADER)
PUT = Move(PutTrader, "trader-move", _moves, _move_violation, _move, Rule.TRADER_MOVES_ON)

STREET_TRADER = RulePart(
    name="traders",
    rules=Rule,
    annexes=(Traders(),),
    set_up={
        SetUp.BEFORE_THE_MARKET: lambda seats: tuple(StartTrader(seat) for seat in range(seats))
    },
    turn={Turn.AFTER_PLACING: lambda seat, _seats: (MoveTrader(seat),)},
    simultaneous=frozenset([StartTrader]),
    conditions={MoveTrader: _is_off_the_board},
    moves={StartTrader: (START,), MeetTrader: (SETTLE, SWAP, LEAVE), MoveTrader: (PUT,)},
    on_built=(_meet,),
    on_left=(_move_out,),
    scorers=(_points,),
    score_rules={"citizens": Rule.SERIES_OF_CITIZENS},
    phases={StartTrader: "trader-start", MeetTrader: "trader", MoveTrader: "trader-move"},
    shapes={Colour: Shape(_read_colour), Colours: Shape(_read_colours, list)},
    conceal=_conceal,
    view=_view,
    view_without=_view_without,
)
