"""The street trader in imagined games: his own rules, with what he asks answered at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from core.alhambra.ai.evaluation import SCORINGS
from core.alhambra.ai.features import clock
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.modules.traders import (
    favourite_for,
    rating_of_meeting,
    ratings_of_places,
    series_gain,
    tiles_to_come,
    trader_of,
)
from core.alhambra.ai.terms import Favourite
from core.alhambra.components import BUILDINGS, TILES
from core.alhambra.modules.street_trader import (
    STREET_TRADER,
    LeaveCitizens,
    MeetTrader,
    MoveTrader,
    PutTrader,
    SettleCitizen,
    SwapCitizen,
    Traders,
    series_points,
)
from core.alhambra.rule_part import Building, RulePart, Turn, View
from core.alhambra.table import Table
from core.kernel.rulebook import Action, Agenda

_JOINS = 0.45
"""How many citizens join a series for each tile that a seat can hope to buy."""


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
    to_come = tiles_to_come(table)
    takes = annex.available()
    answers: list[Action]
    if decision.colour in trader.citizens:
        answers = [SettleCitizen(decision.colour, take) for take in takes or (None,)]
    else:
        swaps = [SwapCitizen(give, take) for give in trader.citizens for take in takes]
        answers = [LeaveCitizens(), *swaps]

    def rating(answer: Action) -> float:
        match answer:
            case SettleCitizen(colour, take):
                return rating_of_meeting(trader, to_come, colour, None, take)
            case SwapCitizen(give, take):
                return rating_of_meeting(trader, to_come, None, give, take)
        return 0.0

    return max(answers, key=rating)


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
    ratings = ratings_of_places(table, step.seat, table.annex(Traders).traders[step.seat])
    return table.rules.answer(table, PutTrader(max(ratings, key=lambda where: ratings[where])))


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
