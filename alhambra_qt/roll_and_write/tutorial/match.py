"""The match of the first game of Roll & Write: its dice are prepared, its computers patient."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from alhambra_qt.roll_and_write.tutorial.deal import NEIGHBOUR, dice_to_pass_on, prepared
from alhambra_qt.roll_and_write.tutorial.lessons import Lesson, Progress
from alhambra_qt.teaching.match import TeachingMatch
from core.kernel.rulebook import Action
from core.kernel.session import Session
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import PAIR
from core.roll_and_write.passing_on import KeepPair
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.special_actions import Decline
from core.roll_and_write.table import Table


class FirstMatch(TeachingMatch):
    """Partners stay until the last lesson that needs dice."""

    kind_of_progress = Progress
    last_with_partners = Lesson.SECOND_BUILDING

    def __init__(self, session: Session[Any], random: Random) -> None:
        """As any match, apart from its dice."""
        super().__init__(session, random, draw=_dice(session, random))

    def what_a_partner_does(self, table: Table) -> Action:
        """Cross off what leaves the learner the right dice."""
        return what_a_partner_does(table)


def _dice(session: Session[Any], random: Random) -> Callable[[Table], Action]:
    rules = session.game.rules

    def draw(table: Table) -> Action:
        action = prepared(table)
        if action is not None and rules.violation(table, action) is None:
            return action
        drawn: Action = rules.draw(table, random)
        return drawn

    return draw


def what_a_partner_does(table: Table) -> Action:
    """A partner's choice in any position in which one is asked."""
    actions = table.rules.legal_actions(table)
    legal = {(type(one), one) for one in actions}  # as tuples, actions of other kinds can be equal
    for action in _wishes(table):
        if (type(action), action) in legal:
            return action
    return next((one for one in actions if isinstance(one, CrossOff)), actions[0])


def _wishes(table: Table) -> list[Action]:
    """What it would like to do, the best first: pass on what is wanted, and pay for nothing."""
    wishes: list[Action] = [Decline()]
    wanted = dice_to_pass_on(table)
    if table.to_play != NEIGHBOUR or not wanted:
        return wishes
    dice = table.rolled or table.seats[NEIGHBOUR].dice
    left = [pair for pair, die in PAIR.items() if die + wanted == dice]
    wishes += [deed(*pair) for pair in left for deed in (KeepPair, CrossOff)]
    return [*wishes, ReceiveCoins()]
