"""A rule book: the moves of a game and the steps in between, without knowing the game.

A state is a frozen value with an *agenda*: a stack of what is still to be done, the next thing on
top (last). Some of it happens by itself (a step), some waits for an answer (a decision). A move is
one way to answer a decision. Chance answers decisions too, so rules never draw anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

CHANCE = -1
"""The seat that shuffles, draws and rolls."""

Action: TypeAlias = tuple[Any, ...]
"""The answer to a decision: a small named tuple of names and numbers."""

Entry: TypeAlias = tuple[Any, ...]
"""An entry of the agenda: a named tuple, often empty; its type says what is to be done."""

Agenda: TypeAlias = tuple[Entry, ...]
"""What is still to be done, the next thing last."""


class Decision(Protocol):
    """An entry of the agenda that waits for a seat's answer."""

    @property
    def seat(self) -> int:
        """Who is asked; `CHANCE` for bag, cards and dice."""


class Rule(Enum):
    """A sentence of a rulebook: what a refusal names, a test cites and a player can read."""

    @property
    def sentence(self) -> str:
        """The rule in plain English."""
        return str(self.value)


class Order(Rule):
    """What holds in every game."""

    ONLY_WHO_IS_ASKED = "Only the seat whose turn it is to decide can act."
    THE_GAME_IS_OVER = "Nobody can play anything when the game is over."
    ANSWER_WHAT_IS_ASKED = "A seat can only do what the game asks for at that moment."


class Violation(NamedTuple):
    """Why an action is refused: the rule, and what on the table stands in the way."""

    rule: Rule
    where: tuple[int, ...] = ()


class IllegalAction(ValueError):
    """An action was played that the rules refuse."""

    def __init__(self, violation: Violation) -> None:
        """Refused because of this."""
        super().__init__(violation.rule.sentence)
        self.violation = violation


class State(Protocol):
    """What every game's state, a named tuple, has."""

    @property
    def agenda(self) -> Agenda:
        """What is still to be done, the next thing last; empty when the game is over."""

    @property
    def to_play(self) -> int:
        """The seat whose turn it is."""


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Move(Generic[S]):
    """The rules of one action.

    ``actions`` lists what can be chosen, ``violation`` says why one action is refused, ``apply``
    carries it out and takes its decision off the agenda, unless the same is asked again.
    """

    action: type[Any]
    word: str
    """What the record calls it; actions of one word are one kind of action."""
    actions: Callable[[S, Any], Iterable[Action]]
    violation: Callable[[S, Any, Any], Violation | None]
    apply: Callable[[S, Any, Any], S]
    moment: Rule
    """The rule that says when it can be played."""
    written: bool = True
    """Whether it is a line of the record; if it is not, its absence says it."""


def all_of_it(line: dict[str, Any], _state: Any, _seat: int) -> dict[str, Any]:
    """What a seat sees of something that is done openly."""
    return line


def without_order(line: dict[str, Any], _state: Any, _seat: int) -> dict[str, Any]:
    """What a seat sees of something that was shuffled face down."""
    return {key: value for key, value in line.items() if key != "order"}


@dataclass(frozen=True)
class Chance(Generic[S]):
    """What bag, cards or dice can answer: ``draw`` makes an answer, the rest is like a move."""

    action: type[Any]
    word: str
    draw: Callable[[S, Any, Random], Action]
    violation: Callable[[S, Any, Any], Violation | None]
    apply: Callable[[S, Any, Any], S]
    seen: Callable[[dict[str, Any], S, int], dict[str, Any]] = all_of_it
    """What a seat sees of its line, right after it has happened."""


class RuleBook(Generic[S]):
    """Moves by the decision they answer, and the steps that need no answer."""

    def __init__(
        self,
        *,
        moves: Mapping[type[Any], tuple[Move[S], ...]],
        passing: Mapping[type[Any], Move[S]],
        chances: Mapping[type[Any], Chance[S]],
        steps: Mapping[type[Any], Callable[[S, Any, Agenda], S]],
        conditions: Mapping[type[Any], Callable[[S, Any], object]],
        pickers: Mapping[tuple[type[Any], str], Callable[[S, Any, Random], Action | None]],
        simultaneous: frozenset[type[Any]] = frozenset(),
    ) -> None:
        """All of it by the type of the agenda's entry.

        ``passing`` are the moves that are legal exactly when no other one is. A step is given
        the agenda without itself. An entry whose condition does not hold is skipped. A picker
        finds one action of a kind (a decision and a word) with the same odds as from its whole
        list; None if it had no luck. What is decided simultaneously is asked one by one, and
        nobody sees the answers before all are given.
        """
        self.moves = moves
        self.passing = passing
        self.chances = chances
        self._entries = {
            entry: (conditions.get(entry), steps.get(entry)) for entry in (*moves, *chances, *steps)
        }
        self.simultaneous = simultaneous
        self._answers: dict[type[Any], dict[type[Any], Move[S] | Chance[S]]] = {}
        for decision, chance in chances.items():
            self._answers[decision] = {chance.action: chance}
        for decision, of_decision in moves.items():
            self._answers[decision] = {move.action: move for move in of_decision}
        for decision, move in passing.items():
            self._answers[decision][move.action] = move
        self._kinds = {
            decision: [
                (listings, pickers.get((decision, word)))
                for word, listings in _listings_by_word(of_decision).items()
            ]
            for decision, of_decision in moves.items()
        }
        all_moves = [*passing.values(), *(one for of_one in moves.values() for one in of_one)]
        self._moments = {move.action: move.moment for move in all_moves}
        self._silent = {
            decision: move
            for decision, of_decision in moves.items()
            for move in of_decision
            if not move.written
        }

    # Asking

    def decision(self, state: S) -> Any:
        """What the game waits for; None when it is over."""
        return state.agenda[-1] if state.agenda else None

    def asks_for(self, state: S, seat: int, action: Action) -> bool:
        """Whether this seat is asked for an action of this type."""
        decision = self.decision(state)
        return (
            decision is not None
            and decision.seat == seat
            and type(action) in self._answers[type(decision)]
        )

    def silent_answer(self, state: S) -> Action | None:
        """The answer that is not written in a record; None if every answer is."""
        decision = self.decision(state)
        move = self._silent.get(type(decision))
        return None if move is None else next(iter(move.actions(state, decision)))

    def legal_actions(self, state: S) -> list[Action]:
        """Every legal action of the seat that is asked, once, in a stable order."""
        return [action for kind in self.legal_kinds(state) for action in kind]

    def legal_kinds(self, state: S) -> list[list[Action]]:
        """The legal actions, those of one kind together; no kind is empty."""
        decision = state.agenda[-1]
        listed = []
        for listings, _picker in self._kinds[type(decision)]:
            actions: list[Action] = []
            for listing in listings:
                actions += listing(state, decision)
            if actions:
                listed.append(actions)
        return listed or [list(self.passing[type(decision)].actions(state, decision))]

    def any_legal_action(self, state: S, random: Random) -> Action:
        """A random legal action: a kind, then one of that kind, all equally likely.

        The odds are those of picking from `legal_kinds`, but most of that is never listed.
        """
        decision = state.agenda[-1]
        kinds = self._kinds[type(decision)].copy()
        while kinds:
            listings, picker = kinds.pop(int(random.random() * len(kinds)))
            if picker is not None and (action := picker(state, decision, random)) is not None:
                return action
            actions: list[Action] = []
            for listing in listings:
                actions += listing(state, decision)
            if actions:
                return actions[int(random.random() * len(actions))]
        return next(iter(self.passing[type(decision)].actions(state, decision)))

    def violation(self, state: S, action: Action) -> Violation | None:
        """Why this action may not be played now; None if it may."""
        if not state.agenda:
            return Violation(Order.THE_GAME_IS_OVER)
        decision = state.agenda[-1]
        move = self._answers[type(decision)].get(type(action))
        if move is None:
            return Violation(self._moments.get(type(action), Order.ANSWER_WHAT_IS_ASKED))
        if move is self.passing.get(type(decision)) and not any(
            True for other in self.moves[type(decision)] for _ in other.actions(state, decision)
        ):
            return None
        return move.violation(state, decision, action)

    # Playing

    def apply(self, state: S, action: Action) -> S:
        """The state after this legal action and all that follows from it by itself."""
        return self.settle(self.answer(state, action))

    def answer(self, state: S, action: Action) -> S:
        """The state right after this legal action, before anything follows from it."""
        decision = state.agenda[-1]
        return self._answers[type(decision)][type(action)].apply(state, decision, action)

    def stages(self, state: S, action: Action) -> list[S]:
        """The states right after this legal action and after each step that follows from it."""
        stages = [self.answer(state, action)]
        self.settle(stages[0], stages.append)
        return stages

    def settle(self, state: S, watch: Callable[[S], None] | None = None) -> S:
        """The state after every step that needs no answer; those who watch see each one."""
        entries = self._entries
        while True:
            agenda = state.agenda
            depth = len(agenda)
            step = None
            for entry in reversed(agenda):
                condition, step = entries[type(entry)]
                if condition is None or condition(state, entry):
                    break
                depth -= 1
            if step is None or not depth:
                break
            state = step(state, entry, agenda[: depth - 1])
            if watch is not None:
                watch(state)
        if depth < len(agenda):
            state = cast(S, cast(Any, state)._replace(agenda=agenda[:depth]))
        return state

    def draw(self, state: S, random: Random) -> Action:
        """What chance answers to the decision that waits for it."""
        decision = state.agenda[-1]
        return self.chances[type(decision)].draw(state, decision, random)


def _listings_by_word(
    moves: tuple[Move[S], ...],
) -> dict[str, tuple[Callable[[S, Any], Iterable[Action]], ...]]:
    """What lists the actions of each kind: the moves of one decision that have one word."""
    by_word: dict[str, tuple[Callable[[S, Any], Iterable[Action]], ...]] = {}
    for move in moves:
        by_word[move.word] = (*by_word.get(move.word, ()), move.actions)
    return by_word
