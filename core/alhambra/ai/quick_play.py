"""Whole games in this process, with every seat played by the planner: quick enough for thousands.

With modules in play, a seat thinks as the levels do: of a table as it imagines it, and of the lines
that it is offered. It has seen everything that was done openly, so it knows every hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from core.alhambra.ai.evaluation import Outlook, Weights
from core.alhambra.ai.imagining import Imagination
from core.alhambra.ai.instincts import instinct, terms_of
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.modules.walls import WALL
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.playing_on import turn_of
from core.alhambra.game import Alhambra, header_of
from core.alhambra.placing import PlaceLastTiles, PlaceTiles
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE, Action

_LONGEST_GAME = 600

Choose = Callable[[list[Plan]], Plan]
"""Which of the plans is played, the best first."""


def the_best(plans: list[Plan]) -> Plan:
    """What the planner thinks best."""
    return plans[0]


class QuickGame:
    """One game after another with the same rules."""

    def __init__(self, seats: int, modules: Sequence[str] = ()) -> None:
        """For this many seats."""
        self.modules = list(modules)
        self.game = Alhambra(header_of(unnamed_seats(seats), modules))
        self.rules = self.game.rules
        self._imagination = Imagination(seats)

    def play(
        self,
        chance: Random,
        weights: Sequence[Weights],
        *,
        watch: Callable[[Table], None] = lambda _table: None,
        choose: Callable[[], Choose] = lambda: the_best,
    ) -> Table:
        """The table at the end of a game, or where it had become far too long.

        Each seat has its weights. Those who watch see every table at which a turn begins; after
        that it is asked how a plan is to be chosen.
        """
        table, turns = self.game.start(), 0
        while table.agenda and turns < _LONGEST_GAME:
            decision = self.rules.decision(table)
            if decision.seat == CHANCE:
                table = self.rules.apply(table, self.rules.draw(table, chance))
                continue
            how: Choose = the_best
            if isinstance(decision, ChooseAction) and not table.seats[decision.seat].to_place:
                turns += 1
                watch(table)
                how = choose()
            for action in self.actions(table, decision.seat, weights[decision.seat], how):
                if not self.rules.asks_for(table, decision.seat, action):
                    break  # something came up
                table = self.rules.apply(table, action)
        return table

    def actions(
        self, table: Table, seat: int, weights: Weights, how: Choose = the_best
    ) -> tuple[Action, ...]:
        """What a seat does, as far as it can be said already."""
        if not self.modules:
            if how is the_best:
                return turn_of(table, seat, weights)
            return how(Planner(Outlook(table, seat, weights), thorough=False).plans()).actions
        view = self.game.view(table, seat)
        imagined = self._imagination.table(view, _memory_of(table), Random(seat)).table
        outlook = Outlook(imagined, seat, weights)
        decision = self.rules.decision(table)
        if isinstance(decision, ChooseAction):
            return self._turn(table, decision, view, outlook, how)
        if isinstance(decision, PlaceTiles | PlaceLastTiles):
            terms = terms_of(self.modules, view, [], outlook)
            planner = Planner(outlook, thorough=False, **terms._asdict())
            may_give = isinstance(decision, PlaceTiles)
            return planner.placings(imagined.seats[seat].to_place, may_give=may_give).actions
        offered = self.rules.legal_actions(table)
        lines = [self.game.notation.write(seat, action) for action in offered]
        return (offered[lines.index(instinct(view, lines, outlook))],)

    def _turn(
        self, table: Table, decision: ChooseAction, view: View, outlook: Outlook, how: Choose
    ) -> tuple[Action, ...]:
        lines = [
            self.game.notation.write(decision.seat, action)
            for move in self.rules.moves[ChooseAction]
            if move.word == WALL
            for action in move.actions(table, decision)
        ]
        terms = terms_of(self.modules, view, lines, outlook)
        return how(Planner(outlook, thorough=False, **terms._asdict()).plans()).actions


def _memory_of(table: Table) -> Memory:
    """What has been seen of the hands and of what was paid."""
    memory = Memory(len(table.seats))
    memory.hands = [Counter(card for cards in one.hand for card in cards) for one in table.seats]
    memory.discards = Counter(table.discards)
    return memory
