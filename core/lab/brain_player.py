"""A built-in level that thinks in this process: nothing has to be started, and nothing sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from core.kernel.bots import BadAnswer, Interpreter
from core.kernel.game import Game
from core.kernel.lines import Line, short, text_of
from core.kernel.rulebook import Action
from core.levels import brain_of


class BrainPlayer:
    """It is told the same as a program would be, and plays the same."""

    def __init__(self, level: str, budget: float, game: Game[Any], seat: int) -> None:
        """Take a seat; whatever goes wrong, the level is out as a program would be."""
        self._interpreter = Interpreter(game, seat)
        with _as_bad_answers():
            self._brain = brain_of(level, self._interpreter.hello(), budget)

    def choose(self, state: Any) -> Action:
        """Ask it."""
        question = self._interpreter.decide(state)
        with _as_bad_answers():
            choice = self._brain.decide(question["view"], question["moves"])
        line = {"type": "move", "id": question["id"], "move": choice.move}
        answer = self._interpreter.answer(text_of(line).encode(), state)
        assert answer is not None
        return answer.action

    def tell(self, line: Line, before: Any, after: Any) -> None:
        """Let it hear what its seat may know."""
        for message in self._interpreter.events(line, before, after):
            self._brain.hear(message["event"])

    def close(self, result: Line) -> None:
        """It is forgotten."""


@contextmanager
def _as_bad_answers() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise BadAnswer(short(f"{type(error).__name__} {error}")) from error
