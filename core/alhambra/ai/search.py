"""Looking ahead: the best plans are played on with hidden cards in many likely orders.

Each sample plays the plan and then a few turns of everybody, as the planner would play them, and
the position after that is weighed. Plans that fall behind get no more samples. All plans meet the
same orders of bag and pile, so luck cancels out.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from core.alhambra.ai.evaluation import Outlook, Weights
from core.alhambra.ai.imagining import Imagined
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.placing import PlaceTiles
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import CHANCE, Action


class Depth(NamedTuple):
    """How much work a search may do."""

    plans: int
    """How many plans are looked at closely."""
    samples: int
    """How many times all of them together are played on."""
    turns: int
    """How many turns are played after the plan."""


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
        self.sum = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        """What it was worth on average."""
        return self.sum / self.tries if self.tries else self.plan.worth


def search(
    imagined: Imagined, seat: int, plans: list[Plan], depth: Depth, weights: Weights, random: Random
) -> list[Contender]:
    """The best plans, best first, after playing them on."""
    contenders = [Contender(plan) for plan in plans[: depth.plans]]
    alive = contenders
    left = depth.samples
    orders: list[tuple[Table, int]] = []
    while left > 0 and len(alive) > 1:
        rounds = max(1, left // (2 * len(alive))) if len(alive) > 2 else max(1, left // len(alive))
        for _ in range(rounds):
            index = alive[0].tries
            if index == len(orders):
                orders.append((imagined.shuffled(random), random.randrange(1 << 30)))
            table, seed = orders[index]
            for contender in alive:
                after = _played(table, contender.plan)
                end = play_on(after, depth.turns, weights, Random(seed))
                contender.sum += worth_of(end, seat, weights)
                contender.tries += 1
                left -= 1
        alive = sorted(alive, key=lambda one: -one.mean)[: max(1, (len(alive) + 1) // 2)]
        if len(alive) == 2 and left < 2:
            break
    return sorted(contenders, key=lambda one: (-one.tries, -one.mean))


def _played(table: Table, plan: Plan) -> Table:
    for action in plan.actions:
        table = table.rules.apply(table, action)
    return table
