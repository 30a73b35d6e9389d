"""Looking ahead: the best plans are played on with hidden cards in many likely orders.

Each sample plays the plan and then a few turns of everybody, as the planner would play them, and
the position after that is weighed. Plans that fall behind get no more samples. All plans meet the
same orders of bag and pile, so luck cancels out.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from core.alhambra.ai.expert_1.evaluation import Outlook, Weights
from core.alhambra.ai.expert_1.plans import Plan, Planner
from core.alhambra.ai.imagining import Imagined
from core.alhambra.placing import PlaceTiles
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import CHANCE, Action

_FIRST_LOOK = 5
"""How many tries the planner's judgement is worth."""


class Depth(NamedTuple):
    """How much work a search may do."""

    plans: int
    """How many plans are looked at closely."""
    turns: int
    """How many turns are played out, for all of them together."""


def turn_of(table: Table, seat: int, weights: Weights) -> tuple[Action, ...]:
    """What a seat does without looking ahead."""
    planner = Planner(Outlook(table, seat, weights), thorough=False)
    decision = table.rules.decision(table)
    if isinstance(decision, ChooseAction):
        return planner.plans()[0].actions
    may_give = isinstance(decision, PlaceTiles)
    return planner.placings(table.seats[seat].to_place, may_give=may_give).actions


def play_on(table: Table, turns: int, weights: Weights, random: Random) -> Table:
    """The table after so many turns, or at the end of the game."""
    rules = table.rules
    while table.agenda:
        decision = rules.decision(table)
        if decision.seat == CHANCE:
            table = rules.apply(table, rules.draw(table, random))
            continue
        if isinstance(decision, ChooseAction):
            if turns == 0:
                break
            turns -= 1
        for action in turn_of(table, decision.seat, weights):
            table = rules.apply(table, action)
    return table


def worth_of(table: Table, seat: int, weights: Weights) -> float:
    """What a position is worth; at the end of the game the points say it."""
    if table.agenda:
        return Outlook(table, seat, weights).total()
    points = totals(table)
    rivals = [points[other] for other in range(len(table.seats)) if other != seat]
    return points[seat] - sum(rivals) / len(rivals)


class Contender:
    """A plan and how it did so far."""

    def __init__(self, plan: Plan) -> None:
        """Not tried yet."""
        self.plan = plan
        self.worths: list[float] = []
        """What it came to, try by try."""

    def add(self, worth: float) -> None:
        """It was played on once more, and came to this."""
        self.worths.append(worth)

    @property
    def tries(self) -> int:
        """How often it was played on."""
        return len(self.worths)

    @property
    def rating(self) -> float:
        """What it is worth, as far as it was tried; comparable among plans tried equally often.

        What the plan looked like counts as much as a few tries: a single one says little.
        """
        tried = sum(self.worths)
        return (tried + _FIRST_LOOK * self.plan.worth) / (self.tries + _FIRST_LOOK)


def search(
    imagined: Imagined, seat: int, plans: list[Plan], depth: Depth, weights: Weights, random: Random
) -> list[Contender]:
    """The best plans, best first, after playing each of them on for a whole round.

    Half of the work goes to all of them, half of the rest to the better half, and so on.
    """
    seats = len(imagined.table.seats)
    left = depth.turns // seats  # so many plans can be played on
    contenders = [Contender(plan) for plan in plans[: min(depth.plans, max(left // 5, 2))]]
    alive = contenders[:]
    orders: list[tuple[Table, float]] = []
    while len(alive) > 1 and left >= len(alive):
        share = left if len(alive) == 2 else left // 2
        for _ in range(max(share // len(alive), 1)):
            number = alive[0].tries
            if number == len(orders):
                orders.append((imagined.shuffled(random), random.random()))
            table, seed = orders[number]
            for contender in alive:
                after = _played(table, contender.plan)
                end = play_on(after, seats, weights, Random(seed))
                contender.add(worth_of(end, seat, weights))
            left -= len(alive)
        alive.sort(key=lambda one: -one.rating)
        alive = alive[: (len(alive) + 1) // 2]
    return sorted(contenders, key=lambda one: (-one.tries, -one.rating))


def _played(table: Table, plan: Plan) -> Table:
    for action in plan.actions:
        table = table.rules.apply(table, action)
    return table
