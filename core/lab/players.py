"""Who can sit at a table of the laboratory."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeAlias

from core.kernel.bots import BadAnswer, Interpreter
from core.kernel.game import Game
from core.kernel.lines import Line
from core.kernel.rulebook import Action, RuleBook
from core.lab.bot_process import BotProcess
from core.lab.brain_player import BrainPlayer
from core.levels import LEVELS, YARDSTICKS

BOT = "bot:"
OURS = "ai:"
TIMES = "@"
"""Between a level and how much of the work it does: ``expert@4`` looks at four times as much."""


class Terms(NamedTuple):
    """What holds for all who play."""

    patience: float = 30.0
    """Seconds that a bot has for an answer."""
    budget: float = 1.0
    """How much of their usual work the built-in levels do."""
    here: bool = False
    """Whether built-in levels think in this process, instead of in programs of their own."""


USUAL_TERMS = Terms()
_LOOK_UP = 0.2
"""Seconds with no answer after which people are asked whether to give the bot more time."""


Stopped: TypeAlias = Callable[[], bool]
"""Says whether somebody wants to stop the game."""


class Interrupted(Exception):
    """Nobody waits for the player any more."""


class Player(Protocol):
    """Plays one seat of one game."""

    def choose(self, state: Any) -> Action:
        """Decide what the seat is asked; `BadAnswer` if the player is out.

        `Interrupted` if somebody wants to stop the game.
        """

    def tell(self, line: Line, before: Any, after: Any) -> None:
        """A line of the record has happened."""

    def close(self, result: Line) -> None:
        """The game has ended, like this or unfinished."""


Mover: TypeAlias = Callable[[RuleBook[Any], Any, Random], Action]


def random_mover(rules: RuleBook[Any], state: Any, random: Random) -> Action:
    """List all legal actions, pick a kind and then one of that kind, all equally likely."""
    kinds = rules.legal_kinds(state)
    kind = kinds[int(random.random() * len(kinds))]
    return kind[int(random.random() * len(kind))]


def sampling_mover(rules: RuleBook[Any], state: Any, random: Random) -> Action:
    """Ask for one random legal action, as a search does when it plays a game out."""
    return rules.any_legal_action(state, random)


MOVERS: dict[str, Mover] = {"random": random_mover, "sampling": sampling_mover}
"""Those that play in this process."""

OWN_PLAYERS = (*MOVERS, *LEVELS, *YARDSTICKS)
"""All that need no command."""


class LocalPlayer:
    """A mover in this process; it needs to be told nothing."""

    def __init__(self, mover: Mover, game: Game[Any], random: Random) -> None:
        """Draws from this generator."""
        self._mover = mover
        self._rules = game.rules
        self._random = random

    def choose(self, state: Any) -> Action:
        """Move."""
        return self._mover(self._rules, state, self._random)

    def tell(self, line: Line, before: Any, after: Any) -> None:
        """It looks at the state."""

    def close(self, result: Line) -> None:
        """Nothing to put away."""


class BotPlayer:
    """A bot in a process of its own."""

    def __init__(
        self,
        process: BotProcess,
        game: Game[Any],
        seat: int,
        patience: float,
        stopped: Stopped,
    ) -> None:
        """Wait until it is ready; `BadAnswer` if it never is."""
        self._patience = patience
        self._stopped = stopped
        self._interpreter = Interpreter(game, seat)
        self._process = process
        try:
            self._process.say(self._interpreter.hello())
            self.name = self._interpreter.check_ready(self._hear(monotonic() + patience))
        except (BadAnswer, Interrupted):
            self._process.close()
            raise

    def choose(self, state: Any) -> Action:
        """Ask it; answers to older questions don't count."""
        self._process.say(self._interpreter.decide(state))
        end = monotonic() + self._patience
        while True:
            answer = self._interpreter.answer(self._hear(end), state)
            if answer is not None:
                return answer.action

    def _hear(self, end: float) -> bytes:
        """The next line; waits for it until then, and looks up now and then."""
        while True:
            left = max(0.0, end - monotonic())
            text = self._process.hear(min(left, _LOOK_UP))
            if text is not None:
                return text
            if self._stopped():
                raise Interrupted
            if left == 0:
                raise BadAnswer(f"no answer in {self._patience:g} s")

    def tell(self, line: Line, before: Any, after: Any) -> None:
        """Send what its seat may know."""
        for message in self._interpreter.events(line, before, after):
            self._process.say(message)

    def close(self, result: Line) -> None:
        """Say how it ended, and let it go."""
        if result:
            self._process.say(self._interpreter.end(result))
        self._process.close()


def player_of(
    kind: str, game: Game[Any], seat: int, seed: str, terms: Terms, stopped: Stopped
) -> Player:
    """The player of a seat, as a record's header names it."""
    name, _, times = kind.removeprefix(OURS).partition(TIMES)
    if name in MOVERS:
        return LocalPlayer(MOVERS[name], game, Random(f"{seed} seat {seat}"))
    budget = terms.budget * float(times or 1) if not kind.startswith(BOT) else 0.0
    if kind.startswith(BOT):
        process = BotProcess(kind.removeprefix(BOT))
    elif terms.here:
        return BrainPlayer(name, budget, game, seat)
    else:  # if one of ours breaks, we want to read about it
        process = BotProcess(command_of(name, budget), log=None)
    return BotPlayer(process, game, seat, terms.patience, stopped)


def command_of(level: str, budget: float) -> str:
    """What starts a built-in level."""
    frozen = getattr(sys, "frozen", False)
    lab = [sys.executable] if frozen else [sys.executable, "-m", "core.lab"]
    return shlex.join([*lab, "bot", level, "--budget", f"{budget:g}"])
