"""Imagined games: how everybody plays on, how far, and what it comes to.

Everybody plays as the planner would. The positions on the way and after some rounds are weighed; if
the end is near, the game is played to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from core.alhambra.ai.best_turn import best_turn
from core.alhambra.ai.evaluation import SCORINGS, Outlook, Weights
from core.alhambra.ai.judgement import Net, judged, net_for
from core.alhambra.ai.modules.in_mind import favourite_in_mind, worth_of_modules
from core.alhambra.ai.plans import Plan, Planner, after
from core.alhambra.ai.value import shares_of
from core.alhambra.placing import PlaceTiles
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import CHANCE, Action

_A_CLOSE_WIN = 4.0
"""In points. A win by more is a safe one, and tells more about a plan than the bare result."""
_A_WIN = 16.0
"""In points, so that in a close game a point more counts as one."""
_PRIDE = 0.2
"""What a point counts in a game that is decided."""
_TURNS_A_TILE = 1.4
"""How many turns it takes until one more tile is drawn."""
_THE_END = 2
"""Last tiles and the last scoring take as long as so many turns."""
_NEAR_ROUNDS, _NEAR_TURNS = 5, 22
"""The end is near if it takes at most so many rounds and turns."""
_MOST_TURNS, _FEWEST_ROUNDS = 9, 2
"""No more turns than this are played on, unless to the end; but a few rounds in any case."""
_JUDGED_ROUNDS = 2
"""The net sees far by itself, so plans are played on for no more rounds than this."""
_REVIEWED = 30
"""So many plans are reviewed by the net before some are played on."""
_ADVISED = 4
"""If there's time, everybody in imagined games asks the net about so many plans of each turn."""
_TRIES, _TRIES_TO_THE_END = 240, 60
"""There's time if so many tries are left: then better turns say more than still more tries."""
_EARLIER = 0.35
"""How much of the worth is said by positions on half the way. They say less, but chance has changed
them less, too."""


Minds = Sequence[Weights]
"""What each seat weighs in an imagined game."""


class Depth(NamedTuple):
    """How much work a search may do."""

    plans: int
    """How many plans are looked at closely."""
    turns: int
    """How many turns are played out, for all of them together."""
    rounds: int = 4
    """How many rounds each of them is played on at most; fewer at a large table."""
    judging: bool = False
    """Whether a net judges the plans and what they come to, if there is one for the table."""


def turn_of(
    table: Table, seat: int, weights: Weights, *, advised: bool = False
) -> tuple[Action, ...]:
    """What a seat does without looking ahead; if ``advised``, the net chooses from its plans."""
    favourite = favourite_in_mind(table, seat) if table.annexes else None
    outlook = Outlook(table, seat, weights)
    planner = Planner(outlook, thorough=False, exchanging=True, favourite=favourite)
    decision = table.rules.decision(table)
    if isinstance(decision, ChooseAction):
        if advised:
            return reviewed(outlook, planner.plans()[:_ADVISED])[0].actions
        return best_turn(planner)
    may_give = isinstance(decision, PlaceTiles)
    return planner.placings(table.seats[seat].to_place, may_give=may_give).actions


def turn_played(table: Table, seat: int, weights: Weights, *, advised: bool = False) -> Table:
    """The table after such a turn, before anything is drawn."""
    turn = turn_of(table, seat, weights, advised=advised)
    return _all_placed(after(table, Plan(0.0, turn)), seat, weights)


def _all_placed(table: Table, seat: int, weights: Weights) -> Table:
    while table.seats[seat].to_place:
        table = after(table, Plan(0.0, turn_of(table, seat, weights)))
    return table


def play_on(
    table: Table, turns: int, minds: Minds, random: Random, *, advised: bool = False
) -> Table:
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
        for action in turn_of(table, decision.seat, minds[decision.seat], advised=advised):
            table = rules.apply(table, action)
    return table


def minds_of(
    seats: int, seat: int, weights: Weights, rivals: Weights | None, random: Random
) -> Minds:
    """The seat's own weights for everybody, or for each rival by chance either these or others.

    Nobody knows how rivals think, and who looks ahead shouldn't trust one guess.
    """
    if rivals is None:
        return (weights,) * seats
    return [weights if who == seat or random.random() < 0.5 else rivals for who in range(seats)]


def worth_of(table: Table, seat: int, weights: Weights) -> float:
    """What a position is worth; at the end of the game the points say it."""
    if table.agenda:
        worth = Outlook(table, seat, weights).total()
        return worth + worth_of_modules(table, seat) if table.annexes else worth
    points = totals(table)
    rivals = [points[other] for other in range(len(table.seats)) if other != seat]
    return points[seat] - sum(rivals) / len(rivals)


def success(table: Table, seat: int, weights: Weights) -> float:
    """What a game that was to be played to its end came to: most of all, who wins."""
    lead = worth_of(table, seat, weights)
    if table.agenda:
        return lead  # it takes longer than usual
    points = [float(own) for own in totals(table)[: len(table.seats)]]
    return _A_WIN * shares_of(points, 1 / _A_CLOSE_WIN)[seat] + _PRIDE * lead


class Horizon(NamedTuple):
    """How far plans are played on."""

    steps: tuple[int, int]
    """How many turns it is to the first position that is weighed, and from there to the second."""
    cost: int
    """How long that usually takes, in turns."""
    weigh: Callable[[Table, int, Weights], float]
    """What a position there is worth."""
    net: Net | None = None
    """If there is one, it judges positions right after a turn of the seat that looks ahead."""
    advised: bool = False
    """Whether everybody asks the net of this table about their best plans on the way."""

    def outcome(self, table: Table, seat: int, minds: Minds, random: Random) -> float:
        """What a table comes to."""
        on_the_way, rest = self.steps
        if not on_the_way:
            return self._then(table, rest, seat, minds, random)[0]
        earlier, table = self._then(table, on_the_way, seat, minds, random)
        end, _ = self._then(table, rest, seat, minds, random)
        return _EARLIER * earlier + (1.0 - _EARLIER) * end

    def _then(
        self, table: Table, turns: int, seat: int, minds: Minds, random: Random
    ) -> tuple[float, Table]:
        """What a table is worth after so many turns, and that table."""
        weights = minds[seat]
        if self.net is None:
            table = play_on(table, turns, minds, random, advised=self.advised)
            return self.weigh(table, seat, weights), table
        table = play_on(table, turns - 1, minds, random, advised=self.advised)
        if not table.agenda:
            return self.weigh(table, seat, weights), table
        last = table.rules.decision(table).seat
        table = turn_played(table, last, minds[last], advised=self.advised)
        worth = judged(Outlook(table, seat, weights), self.net)
        return worth + worth_of_modules(table, seat) if table.annexes else worth, table


def horizon(table: Table, depth: Depth) -> Horizon:
    """So many rounds, or to the end of the game if it is near."""
    seats = len(table.seats)
    net = net_for(seats) if depth.judging else None
    to_the_end = round(_TURNS_A_TILE * (len(table.bag) + 1))
    is_near = to_the_end <= min(_NEAR_ROUNDS * seats, _NEAR_TURNS)
    if is_near and len(table.scorings) == SCORINGS - 1:
        turns = 2 * to_the_end + 2 * seats  # it may take longer than usual
        far = Horizon((0, turns), to_the_end + _THE_END, success)
        return far if net is None else _advised(far, to_the_end, _TRIES_TO_THE_END, depth)
    rounds = min(depth.rounds, max(_MOST_TURNS // seats, _FEWEST_ROUNDS))
    if net is not None:  # positions halfway would add nothing
        turns = min(rounds, _JUDGED_ROUNDS) * seats
        far = Horizon((0, turns), turns + 1, worth_of, net)
        return _advised(far, turns, _TRIES, depth)
    steps = rounds // 2 * seats, (rounds + 1) // 2 * seats
    return Horizon(steps, rounds * seats, worth_of)


def _advised(far: Horizon, turns: int, tries: int, depth: Depth) -> Horizon:
    """The same with advice in all these turns, if there's work enough for so many tries."""
    cost = far.cost + turns * _ADVISED
    return far._replace(cost=cost, advised=True) if depth.turns >= tries * cost else far


def reviewed(outlook: Outlook, plans: list[Plan]) -> list[Plan]:
    """The best plans as the net for this table sees them, the best first."""
    table, seat, weights = outlook.table, outlook.seat, outlook.weights
    net = net_for(len(table.seats))
    if net is None:
        return plans
    found = []
    before = outlook.total()
    for plan in plans[:_REVIEWED]:
        then = _all_placed(after(table, plan), seat, weights)
        seen = Outlook(then, seat, weights)
        worth = judged(seen, net) - before + plan.unseen
        if table.annexes:  # the net knows no modules, the planner does
            worth += plan.worth - plan.unseen - (seen.total() - before)
        found.append(plan._replace(worth=worth))
    return sorted(found, key=lambda plan: -plan.worth)
