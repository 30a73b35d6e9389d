"""A computer player of the board game: from what its seat sees to a move."""

from __future__ import annotations

from importlib import import_module
from random import Random

from core.alhambra.ai.characters import in_character
from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.going_around import Rebuilding
from core.alhambra.ai.imagining import Imagination, Imagined
from core.alhambra.ai.instinct_reasons import reason_for_instinct
from core.alhambra.ai.instincts import (
    Rated,
    points_of_a_rating,
    rated,
    terms_of,
    without_module,
    worth_trying,
)
from core.alhambra.ai.judgement import net_for
from core.alhambra.ai.levels import LEVELS, Level, weights_for
from core.alhambra.ai.manners import DECLINING, manner_of
from core.alhambra.ai.module_purposes import purposes_of_modules
from core.alhambra.ai.modules.in_mind import agenda_of, work_with
from core.alhambra.ai.modules.walls import in_doubt
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.playing_on import Depth, reviewed
from core.alhambra.ai.reasons import chance_after, reason_for, sentence, ways_to_place
from core.alhambra.ai.search import Contender, search
from core.alhambra.ai.sitting import Sitting, chance_of
from core.alhambra.ai.terms import Terms
from core.alhambra.rule_part import View
from core.kernel.brains import Brain, Choice, IsTimeUp, never
from core.kernel.lines import Line
from core.kernel.rulebook import Action

_PLACES = 4
"""When a turn is chosen, so many other places for its tile are looked at."""
_PLACING = 0.25
"""With so much of the work that it took to choose the turn."""

_WITHOUT_A_NET = 2.8
"""So much more work is done where no net judges what it comes to: there, more tries find better
turns, and each takes less time."""

_ANSWERS = 6
"""So many answers to what only a module asks are looked at."""
_ANSWERING = 0.25
"""With so much of the work of choosing a turn."""


def brain_of(level: str, hello: Line, budget: float = 1.0, is_time_up: IsTimeUp = never) -> Brain:
    """A player of this level, as the first message of the bot protocol introduces the game."""
    name, manner = manner_of(level)
    if name not in LEVELS:  # few ask for a yardstick, so nobody else loads them
        brain: Brain = import_module("core.alhambra.ai.yardsticks").brain_of(name, hello, budget)
        return brain
    if manner in DECLINING:
        return Declining(hello, LEVELS[name], budget, manner, is_time_up)
    return Thinker(hello, LEVELS[name], budget, manner, is_time_up)


class Thinker(Sitting):
    """One of the levels."""

    def __init__(
        self,
        hello: Line,
        level: Level,
        budget: float,
        character: str = "",
        is_time_up: IsTimeUp = never,
    ) -> None:
        """With this much of the usual work; when time is up, what was found by then is decided."""
        super().__init__(hello)
        self.imagination = Imagination(len(hello["seats"]), self.modules)
        self._level = level
        seats = len(hello["seats"])
        self._weights = in_character(weights_for(seats, level), character)
        self._rivals = weights_for(seats, LEVELS["hard"])
        """What rivals may weigh, if they don't think as this player does."""
        without_net = _WITHOUT_A_NET if net_for(seats) is None else 1.0
        self._depth = _with_work(level.depth, budget * work_with(self.modules) * without_net)
        self._second_look = _with_work(level.second_look, budget)
        self._is_time_up = is_time_up
        self._planned: list[Action] = []
        self._rebuilding = Rebuilding(self.seat)

    def hear(self, event: Line) -> None:
        """Remember it, and what this seat has built."""
        super().hear(event)
        self._rebuilding.hear(event)

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """Follow the plan of this turn, or make one."""
        while self._planned:
            move = self.offered(self._planned.pop(0), moves)
            if move is not None:
                return Choice(move)
            self._planned.clear()  # something came up
        random = chance_of(view)
        imagined = self.imagination.table(view, self.memory, random)
        outlook = Outlook(imagined.table, self.seat, self._weights)
        if view["phase"] not in ("action", "place"):
            answers = rated(view, moves, outlook)
            if self._depth is None:
                return Choice(answers[0].move)
            answers = self._tried(imagined, view, answers, random)
            choice = Choice(answers[0].move)
            return _because(choice, reason_for_instinct(view, answers, outlook))
        ahead = self._depth is not None
        terms = terms_of(self.modules, view, moves, outlook, ahead=ahead)
        planner = Planner(outlook, thorough=self._level.thorough, **terms._asdict())
        if view["phase"] == "place":
            may_give = any(move.get("to") == "dirk" for move in moves)
            tiles = imagined.table.seats[self.seat].to_place
            placed = planner.placings(tiles, may_give=may_give)
            choice = self._begin(placed.actions, moves)
            if self._depth is None or len(tiles) > 1:
                return choice
            ways = ways_to_place(outlook, tiles[0], placed.actions[0], may_give=may_give)
            return self._explained(choice, outlook, ways, view, terms)
        plans = self._judged(imagined, planner, random)
        for rank, contender in enumerate(plans):
            if self.offered(contender.plan.actions[0], moves) is not None:
                choice = self._begin(contender.plan.actions, moves)
                return self._explained(choice, outlook, plans[rank:], view, terms)
        return Choice(moves[0])

    def _explained(
        self, choice: Choice, outlook: Outlook, ways: list[Contender], view: View, terms: Terms
    ) -> Choice:
        """The choice with its reason: what it is for, what the next best would cost, who wins."""
        if self._depth is None:
            return choice
        best, *others = ways
        table = outlook.table
        more = purposes_of_modules(view, terms, best.plan, outlook)
        reason = reason_for(table, self.seat, best, others, self._weights, self.written, more)
        if reason is None:
            return choice
        seen = view if self.modules else None
        reason["chance"] = chance_after(table, self.seat, best.plan, seen)
        return _because(choice, reason)

    def _judged(self, imagined: Imagined, planner: Planner, random: Random) -> list[Contender]:
        """The plans as this level sees them, the best first."""
        plans = self._rebuilding.without_going_around(planner.plans())
        blur = self._level.blur
        if blur:
            plans = [plan._replace(worth=plan.worth + random.gauss(0.0, blur)) for plan in plans]
            plans.sort(key=lambda plan: -plan.worth)
        if len(plans) < 2:
            return [Contender(plan) for plan in plans]
        if self._depth is None:
            return [Contender(plan) for plan in self._looked_at_twice(imagined, plans, random)]
        if self._depth.judging:
            plans = reviewed(planner.outlook, plans)
        closely = self._searched(imagined, plans, self._depth, random)
        best = closely[0]
        places = [best.plan, *planner.elsewhere(best.plan, _PLACES)]
        if len(places) > 1:
            depth = self._depth._replace(turns=round(self._depth.turns * _PLACING))
            best.plan = self._searched(imagined, places, depth, random)[0].plan
        return closely + [Contender(plan) for plan in plans[len(closely) :]]

    def _looked_at_twice(self, imagined: Imagined, plans: list[Plan], random: Random) -> list[Plan]:
        """The plans; if it's in doubt whether to raise a wall, what is better first."""
        if self._second_look is None:
            return plans
        doubtful = in_doubt(plans)
        if not doubtful:
            return plans
        best = self._searched(imagined, doubtful, self._second_look, random)[0].plan
        return sorted(plans, key=lambda plan: plan is not best)

    def _searched(
        self, imagined: Imagined, plans: list[Plan], depth: Depth, random: Random
    ) -> list[Contender]:
        """The plans, the best first, after playing some of them on."""
        weights, rivals = self._weights, self._rivals
        seat = self.seat
        return search(imagined, seat, plans, depth, weights, random, self._is_time_up, rivals)

    def _tried(
        self, imagined: Imagined, view: View, answers: list[Rated], random: Random
    ) -> list[Rated]:
        """The answers to what only a module asks, the best first, after playing some of them on.

        Their ratings say how far each fell behind the best one.
        """
        assert self._depth is not None
        table = imagined.table
        agenda = agenda_of(view, table.rules.turns)
        ratings = worth_trying(view, answers)
        if agenda is None or len(ratings) < 2:
            return answers
        imagined = imagined._replace(table=table._replace(agenda=agenda))
        unit = points_of_a_rating(view, table)
        moves = [one.move for one in ratings]
        plans = []
        for action in table.rules.legal_actions(imagined.table):
            move = self.offered(action, moves)
            if move is not None:
                plans.append(Plan(unit * ratings[moves.index(move)].rating, (action,)))
        plans.sort(key=lambda plan: -plan.worth)
        depth = self._depth._replace(plans=_ANSWERS, turns=round(self._depth.turns * _ANSWERING))
        best, *others = self._searched(imagined, plans, depth, random)
        found = []
        for contender in (best, *others):
            move = self.offered(contender.plan.actions[0], moves)
            assert move is not None
            found.append(Rated(-max(0.0, best.lead_over(contender)) / unit, move))
        tried = [one.move for one in found]
        least = min(one.rating for one in found)
        rest = [one._replace(rating=least) for one in answers if one.move not in tried]
        return found + rest

    def _begin(self, actions: tuple[Action, ...], moves: list[Line]) -> Choice:
        self._planned = list(actions[1:])
        move = self.offered(actions[0], moves) if actions else None
        return Choice(move or moves[0])


def _with_work(depth: Depth | None, factor: float) -> Depth | None:
    """So much of the usual work, but some in any case."""
    if depth is None:
        return None
    return depth._replace(turns=max(1, round(depth.turns * factor)))


def _because(choice: Choice, reason: Line) -> Choice:
    return choice._replace(comment=sentence(reason), reason=reason)


class Declining(Thinker):
    """A level that leaves one module alone, as far as the rules let it."""

    def __init__(
        self, hello: Line, level: Level, budget: float, manner: str, is_time_up: IsTimeUp = never
    ) -> None:
        """``no-walls`` is one that raises none."""
        super().__init__(hello, level, budget, is_time_up=is_time_up)
        self._module = manner.removeprefix("no-")
        in_mind = [module for module in self.modules if module != self._module]
        self.imagination = Imagination(len(hello["seats"]), in_mind)

    def decide(self, view: View, moves: list[Line]) -> Choice:
        """As if neither the module's moves nor what they bring were there."""
        seen, left = without_module(self._module, view, moves)
        return super().decide(seen, left) if len(left) > 1 else Choice(left[0])
