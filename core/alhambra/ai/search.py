"""Looking ahead: the best plans are played on with hidden cards in many likely orders.

Each try plays the plan and then a few turns of everybody (`playing_on`). Plans that fall behind get
no more tries. All plans meet the same orders of bag and pile, so luck cancels out.
"""

from __future__ import annotations

from math import inf
from random import Random
from statistics import variance

from core.alhambra.ai.evaluation import Weights
from core.alhambra.ai.imagining import Imagined
from core.alhambra.ai.plans import Plan
from core.alhambra.ai.playing_on import Depth, Minds, horizon, minds_of
from core.alhambra.table import Table
from core.kernel.brains import IsTimeUp, never

_FIRST_LOOK = 10
"""How many tries the first judgement of a plan is worth."""
_SOME_TRIES = 32
"""When two are left, after so many tries it is asked whether that is enough."""
_CLEAR, _CLOSE = 3.0, 1.0
"""In standard errors."""


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
        return self._rating_after(self.tries)

    def _rating_after(self, tries: int) -> float:
        tried = sum(self.worths[:tries])
        return (tried + _FIRST_LOOK * self.plan.worth) / (tries + _FIRST_LOOK)

    def clearness_over(self, other: Contender) -> float:
        """How much better it is than a plan tried as often, in standard errors."""
        leads = [one - another for one, another in zip(self.worths, other.worths, strict=True)]
        error = (variance(leads) / len(leads)) ** 0.5 if len(leads) > 1 else inf
        return (self.rating - other.rating) / (error or 1e-9)

    def lead_over(self, other: Contender) -> float:
        """How much better it is than another plan, as far as both were tried."""
        tries = min(self.tries, other.tries)
        return self._rating_after(tries) - other._rating_after(tries)


def search(
    imagined: Imagined,
    seat: int,
    plans: list[Plan],
    depth: Depth,
    weights: Weights,
    random: Random,
    is_time_up: IsTimeUp = never,
    rivals: Weights | None = None,
) -> list[Contender]:
    """The best plans, best first, after playing each of them on for a few rounds.

    Half of the work goes to all of them, half of the rest to the better half, and so on. When two
    are left, it ends if one is clearly better, and takes a quarter longer if they are close.
    When the time is up, it ends with what was found so far. Rivals play with the same weights, or
    with ``rivals`` just as often.
    """
    far = horizon(imagined.table, depth)
    left = depth.turns // far.cost  # so many plans can be played on
    more = left // 4
    contenders = [Contender(plan) for plan in plans[: min(depth.plans, max(left // 5, 2))]]
    alive = contenders[:]
    orders: list[tuple[Table, float, Minds]] = []
    while len(alive) > 1 and left >= len(alive):
        share = min(left, _SOME_TRIES) if len(alive) == 2 else left // 2
        for _ in range(max(share // len(alive), 1)):
            number = alive[0].tries
            if number == len(orders):
                order, seed = imagined.shuffled(random), random.random()
                minds = minds_of(len(order.seats), seat, weights, rivals, Random(seed))
                orders.append((order, seed, minds))
            table, seed, minds = orders[number]
            outcomes: list[float] = []
            for contender in alive:
                if is_time_up():  # a try that not all of them had would not be fair
                    return _ranked(contenders)
                then = played(table, contender.plan)
                outcome = far.outcome(then, seat, minds, Random(seed))
                outcomes.append(outcome + contender.plan.unseen)
            for contender, outcome in zip(alive, outcomes, strict=True):
                contender.add(outcome)
            left -= len(alive)
        alive.sort(key=lambda one: -one.rating)
        if len(alive) > 2:
            alive = alive[: (len(alive) + 1) // 2]
            continue
        clear = alive[0].clearness_over(alive[1])
        if clear > _CLEAR:
            break
        if left < len(alive) and clear < _CLOSE:
            left, more = more, 0
    return _ranked(contenders)


def _ranked(contenders: list[Contender]) -> list[Contender]:
    return sorted(contenders, key=lambda one: (-one.tries, -one.rating))


def played(table: Table, plan: Plan) -> Table:
    """The table after a turn, when the next one begins or chance is asked."""
    for action in plan.actions:
        table = table.rules.apply(table, action)
    return table
