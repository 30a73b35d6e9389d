"""A game so small that all of it can be seen, to try the kernel with.

Chance lays some pebbles. The seats take one or two in turn; after each turn the other seat may
shout, or says nothing, which is not written. Whoever can take nothing passes; without pebbles the
game is over. Nobody wins, so no result is written.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from core.kernel.game import Fact
from core.kernel.lines import Line, text, whole_number
from core.kernel.notation import Notation, Shape
from core.kernel.rulebook import CHANCE, Agenda, Chance, Move, Rule, RuleBook, Violation


class Pebbles(NamedTuple):
    agenda: Agenda
    to_play: int = 0
    pebbles: int = 0
    shouts: int = 0


class PebbleRule(Rule):
    TAKE_WHAT_IS_THERE = "Only pebbles that are there can be taken."
    PASS_WITHOUT_PEBBLES = "Only a seat without pebbles to take passes."
    SHOUT_BETWEEN_TURNS = "A seat shouts between turns."


class Lay(NamedTuple):
    seat: int = CHANCE


class Laid(NamedTuple):
    number: int


class Choose(NamedTuple):
    seat: int


class React(NamedTuple):
    seat: int


class NextTurn(NamedTuple):
    seat: int


class Take(NamedTuple):
    number: int


class Grab(NamedTuple):
    pass


class Skip(NamedTuple):
    pass


class Shout(NamedTuple):
    word: str | None = None


class SayNothing(NamedTuple):
    pass


def _lay(state: Pebbles, _decision: Lay, action: Laid) -> Pebbles:
    return state._replace(pebbles=action.number, agenda=(NextTurn(0),))


def _too_many(state: Pebbles, _decision: Choose, action: Take) -> Violation | None:
    if not 1 <= action.number <= min(2, state.pebbles):
        return Violation(PebbleRule.TAKE_WHAT_IS_THERE, (state.pebbles,))
    return None


def _take(state: Pebbles, _decision: Choose, action: Take) -> Pebbles:
    return state._replace(pebbles=state.pebbles - action.number, agenda=state.agenda[:-1])


def _takes(state: Pebbles, _decision: Choose) -> list[Take]:
    return [Take(number) for number in (1, 2) if number <= state.pebbles]


def _grabs(state: Pebbles, _decision: Choose) -> list[Grab]:
    return [Grab()] if state.pebbles > 5 else []


def _done(state: Pebbles, _decision: object, action: object) -> Pebbles:
    shouts = state.shouts + isinstance(action, Shout)
    return state._replace(shouts=shouts, agenda=state.agenda[:-1])


def _next_turn(state: Pebbles, step: NextTurn, agenda: Agenda) -> Pebbles:
    other = 1 - step.seat
    return state._replace(
        to_play=step.seat, agenda=(*agenda, NextTurn(other), React(other), Choose(step.seat))
    )


RULES: RuleBook[Pebbles] = RuleBook(
    moves={
        Choose: (
            Move(Take, "take", _takes, _too_many, _take, PebbleRule.TAKE_WHAT_IS_THERE),
            Move(
                Grab,
                "take",
                _grabs,
                lambda *_: None,
                lambda state, *_: state._replace(pebbles=0, agenda=state.agenda[:-1]),
                PebbleRule.TAKE_WHAT_IS_THERE,
            ),
        ),
        React: (
            Move(
                Shout,
                "shout",
                lambda *_: (Shout(),),
                lambda *_: None,
                _done,
                PebbleRule.SHOUT_BETWEEN_TURNS,
            ),
            Move(
                SayNothing,
                "say-nothing",
                lambda *_: (SayNothing(),),
                lambda *_: None,
                _done,
                PebbleRule.SHOUT_BETWEEN_TURNS,
                written=False,
            ),
        ),
    },
    passing={
        Choose: Move(
            Skip,
            "skip",
            lambda *_: (Skip(),),
            lambda *_: Violation(PebbleRule.PASS_WITHOUT_PEBBLES),
            _done,
            PebbleRule.PASS_WITHOUT_PEBBLES,
        )
    },
    chances={
        Lay: Chance(
            Laid, "lay", lambda _s, _d, random: Laid(random.randrange(1, 9)), lambda *_: None, _lay
        )
    },
    steps={NextTurn: _next_turn},
    conditions={
        NextTurn: lambda state, _step: state.pebbles,
        React: lambda state, _step: state.pebbles > 2,
    },
    pickers={
        (Choose, "take"): lambda state, _decision, random: (
            Take(1) if state.pebbles == 1 and random.random() < 0.5 else None
        )
    },
)
START = Pebbles((Lay(),))


class PebbleGame:
    """The game as the kernel plays it."""

    rules = RULES
    notation = Notation(
        [*(move for moves in RULES.moves.values() for move in moves), *RULES.passing.values()],
        RULES.chances.values(),
        {int: Shape(whole_number), str: Shape(text)},
        seats=2,
    )

    def __init__(self) -> None:
        """A record of it would need no header."""
        self.header: Line = {}

    def start(self) -> Pebbles:
        """Nothing is laid yet."""
        return START

    def facts(self, _before: Pebbles, _after: Pebbles) -> list[Fact]:
        """Nothing is scored."""
        return []

    def introduction(self) -> Line:
        return {}

    def view(self, _state: Pebbles, _seat: int) -> dict[str, Any]:
        """There is nothing to see."""
        return {}
