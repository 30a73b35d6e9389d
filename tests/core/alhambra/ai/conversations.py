"""Whole games of brains, each told through an interpreter what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from core.alhambra.buying import BuyTile
from core.alhambra.game import Alhambra, header_of
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.bots import Interpreter
from core.kernel.brains import Brain, Choice
from core.kernel.lines import Line, text_of
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import lines_of
from core.lab.players import sampling_mover
from core.levels import brain_of

Waker = Callable[[Line], Brain]
"""Makes a brain of what it is told first."""

MOST_WITHOUT_PURCHASE = 250
"""After so many actions without a purchase a game is given up; nobody wants to buy any more."""

ALL_SEATS = range(2, 7)
MODULES = ("walls", "thieves", "change", "traders")


def a_game(seats: int, modules: Sequence[str] = ()) -> Alhambra:
    """A game of this many seats."""
    return Alhambra(header_of(unnamed_seats(seats), modules))


def level(name: str, budget: float = 1.0) -> Waker:
    """A built-in level."""
    return lambda hello: brain_of(name, hello, budget)


class Asked(NamedTuple):
    """A seat is asked: the table as it is, and the question as its brain gets it."""

    table: Table
    seat: int
    question: Line


class Conversation:
    """One game. Seats without a brain move at random."""

    def __init__(self, game: Alhambra, seed: object, brains: Sequence[Waker | None]) -> None:
        """Everybody is introduced."""
        self.game = game
        self.table = game.start()
        self.actions: list[Action] = []
        self.choices: list[Choice] = []
        self._chance = Random(f"{seed} chance")
        self._moving = Random(f"{seed} moving")
        self._interpreters = [Interpreter(game, seat) for seat in range(len(brains))]
        self.brains = [
            None if wake is None else wake(interpreter.hello())
            for interpreter, wake in zip(self._interpreters, brains, strict=True)
        ]

    def play(self) -> Table:
        """Play to the end."""
        for asked in self.decisions():
            self.answer(asked)
        return self.table

    def decisions(self) -> Iterator[Asked]:
        """Each decision of a seat; what is not answered meanwhile is answered at random."""
        rules = self.game.rules
        while self.table.agenda and not self.is_stuck():
            seat = rules.decision(self.table).seat
            if seat == CHANCE:
                self._happen(rules.draw(self.table, self._chance))
                continue
            before = len(self.actions)
            yield Asked(self.table, seat, self._interpreters[seat].decide(self.table))
            if len(self.actions) == before:
                self._happen(sampling_mover(rules, self.table, self._moving))

    def is_stuck(self) -> bool:
        """Whether nobody buys anything any more."""
        lately = self.actions[-MOST_WITHOUT_PURCHASE:]
        return len(lately) == MOST_WITHOUT_PURCHASE and not any(
            isinstance(action, BuyTile) for action in lately
        )

    def answer(self, asked: Asked) -> Choice | None:
        """Let the brain of the seat decide; `BadAnswer` where what it wants is not legal."""
        brain = self.brains[asked.seat]
        if brain is None:
            return None
        choice = brain.decide(asked.question["view"], asked.question["moves"])
        self.choices.append(choice)
        message = {"type": "move", "id": asked.question["id"], "move": choice.move}
        answer = self._interpreters[asked.seat].answer(text_of(message).encode(), asked.table)
        assert answer is not None
        self._happen(answer.action)
        return choice

    def _happen(self, action: Action) -> None:
        before, self.table = self.table, self.game.rules.apply(self.table, action)
        self.actions.append(action)
        for line in lines_of(self.game, before, action, self.table):
            for interpreter, brain in zip(self._interpreters, self.brains, strict=True):
                for message in interpreter.events(line, before, self.table):
                    if brain is not None:
                        brain.hear(message["event"])


@cache
def turns_of_real_games(seats: int, every: int = 5, games: int = 2) -> list[tuple[Table, int]]:
    """Tables where a seat begins a turn, and that seat: of games that are played well and badly."""
    found = []
    for seed in range(games):
        conversation = Conversation(
            a_game(seats), f"turns {seed}", [level("hard"), None, *[level("easy")] * (seats - 2)]
        )
        turns = 0
        for asked in conversation.decisions():
            if _begins_a_turn(asked):
                turns += 1
                if turns % every == 0:
                    found.append((asked.table, asked.seat))
            conversation.answer(asked)
    return found


def _begins_a_turn(asked: Asked) -> bool:
    return (
        isinstance(asked.table.rules.decision(asked.table), ChooseAction)
        and not asked.table.seats[asked.seat].to_place
    )
