"""What the seat to play can do now: gestures as the rules allow them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from alhambra_qt.roll_and_write.gestures import (
    Field,
    Gesture,
    Keep,
    Receive,
    Roll,
    TurnTo,
)
from core.kernel.rulebook import Action, Rule, Violation
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import FIELD, SIDES, crossings
from core.roll_and_write.passing_on import ChoosePair, KeepPair
from core.roll_and_write.receiving_coins import ReceiveCoins, coins_to_receive
from core.roll_and_write.special_actions import (
    COINS_FOR_A_PIP,
    ChooseSecond,
    CrossOffSecond,
    Decline,
    TurnDie,
)
from core.roll_and_write.table import Seat, Table
from core.roll_and_write.turn import ChooseAction

Actions = tuple[Action, ...]


def _turns(gesture: TurnTo) -> Actions:
    """One action for each pip on the way."""
    step = 1 if gesture.to > gesture.from_ else -1
    return tuple(
        TurnDie(gesture.colour, pips, pips + step)
        for pips in range(gesture.from_, gesture.to, step)
    )


_GESTURE_OF: Mapping[type[Any], Callable[[Any], Gesture]] = {
    CrossOff: lambda action: Field(action.yellow, action.blue),
    CrossOffSecond: lambda action: Field(action.yellow, action.blue),
    ReceiveCoins: lambda _action: Receive(),
    TurnDie: lambda action: TurnTo(action.colour, action.from_, action.to),
    KeepPair: lambda action: Keep(action.yellow, action.blue),
    Decline: lambda _action: Roll(),
}
_ACTIONS_OF: Mapping[type[Any], Mapping[type[Any], Callable[[Any], Actions]]] = {
    ChooseAction: {
        Field: lambda gesture: (CrossOff(*gesture),),
        Receive: lambda _gesture: (ReceiveCoins(),),
        TurnTo: _turns,
    },
    ChooseSecond: {
        Field: lambda gesture: (CrossOffSecond(*gesture),),
        Roll: lambda _gesture: (Decline(),),
        Receive: lambda _gesture: (ReceiveCoins(),),
        TurnTo: _turns,
    },
    ChoosePair: {Keep: lambda gesture: (KeepPair(*gesture),)},
}
"""What a gesture could be, by what is asked; the rules say whether it can be done."""


def gesture_of(action: Action) -> Gesture:
    """How an action is done by hand."""
    return _GESTURE_OF[type(action)](action)


class Offer(NamedTuple):
    """What the dice on a sheet offer."""

    free: frozenset[Field]
    """Buildings that could be crossed off."""
    paying: Mapping[Field, int]
    """Crossings whose building is crossed off already, and how many coins each would give."""
    coins: int
    """How many coins could be received."""


def offer_of(seat: Seat) -> Offer:
    """What a sheet with four dice on it offers."""
    pairs = [Field(*pair) for pair in crossings(seat.dice)]
    crossed = [pair for pair in pairs if seat.crossed & FIELD[pair]]
    return Offer(
        frozenset(pair for pair in pairs if pair not in crossed),
        {pair: crossed.count(pair) for pair in crossed},
        coins_to_receive(seat),
    )


class Turn:
    """What a person can do; ``decision`` is what they are asked, None while nobody is."""

    def __init__(self, table: Table, seat: int, decision: Any) -> None:
        """At this table."""
        self.table = table
        self.seat = seat
        self.decision = decision

    @cached_property
    def legal(self) -> frozenset[Gesture]:
        """How each legal action is done by hand."""
        if self.decision is None:
            return frozenset()
        actions = self.table.rules.legal_actions(self.table)
        return frozenset(gesture_of(action) for action in actions)

    def fields(self) -> frozenset[Field]:
        """The buildings that can be crossed off."""
        return frozenset(one for one in self.legal if isinstance(one, Field))

    def pairs(self) -> frozenset[Keep]:
        """The pairs that can be kept."""
        return frozenset(one for one in self.legal if isinstance(one, Keep))

    @cached_property
    def offer(self) -> Offer | None:
        """What the dice offer; None if that is not the question."""
        if not isinstance(self.decision, ChooseAction):
            return None
        return offer_of(self.table.seats[self.seat])

    @property
    def is_second(self) -> bool:
        """Whether a second building could be crossed off."""
        return isinstance(self.decision, ChooseSecond)

    @property
    def is_keeping(self) -> bool:
        """Whether a pair is to be kept."""
        return isinstance(self.decision, ChoosePair)

    def pips_for(self, colour: str, pips: int) -> Mapping[int, int]:
        """Which other pips a die can be turned to, and the coins that costs."""
        return {
            to: len(actions) * COINS_FOR_A_PIP
            for to in SIDES
            if to != pips
            and (actions := self.actions_of(TurnTo(colour, pips, to)))
            and self.why_not(TurnTo(colour, pips, to)) is None
        }

    # From hands to rules

    def actions_of(self, gesture: Gesture) -> Actions:
        """What a gesture would be, whether it can be done or not."""
        makes = _ACTIONS_OF.get(type(self.decision), {}).get(type(gesture))
        return () if makes is None else makes(gesture)

    def why_not(self, gesture: Gesture) -> Violation | None:
        """Why it can't be done; None if it can, or if nobody is asked."""
        rules, table = self.table.rules, self.table
        for action in self.actions_of(gesture):
            violation = rules.violation(table, action)
            if violation is not None:
                return violation
            table = rules.apply(table, action)
        return None

    def refusing(self, gesture: Gesture) -> Rule | None:
        """The rule that does not allow it."""
        violation = self.why_not(gesture)
        return None if violation is None else violation.rule

    def after(self, gesture: TurnTo) -> Offer:
        """What the dice would offer if one of them was turned like this."""
        table = self.table
        for action in self.actions_of(gesture):
            table = table.rules.apply(table, action)
        return offer_of(table.seats[self.seat])
