"""``alhambra-lab bot``: a built-in level takes a seat, over standard input and output.

It is started for every game and every computer in it, so it loads nothing that it does not need.
"""

from __future__ import annotations

import gc
import json
import signal
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from core.alhambra.ai.manners import CHARACTERS
from core.kernel.brains import Brain, IsTimeUp
from core.kernel.lines import BadLine, Line, short, text_of
from core.lab.numbers import amount_of_work, more_than_nothing
from core.levels import LEVELS, YARDSTICKS, brain_of, is_player

if TYPE_CHECKING:
    from core.lab.options import Commands

_NONSENSE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What a malformed message raises: the host is trusted, so messages aren't checked first."""

BrainOf: TypeAlias = Callable[[str, Line, float, IsTimeUp], Brain]


class Limit:
    """How long a level may think about an answer: so many seconds, or as long as it takes.

    A program that is started to answer one question has to load and to hear the whole game first,
    so the time for the first answer is counted from its start.
    """

    def __init__(
        self, seconds: float | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """The program has just started."""
        self._seconds = seconds
        self._clock = clock
        self._since = clock()
        self._was_asked = False

    def asked(self) -> None:
        """Something is asked."""
        if self._was_asked:
            self._since = self._clock()
        self._was_asked = True

    def is_over(self) -> bool:
        """Whether the best so far has to be the answer."""
        return self._seconds is not None and self._clock() - self._since >= self._seconds


def add_to(commands: Commands) -> None:
    """Add this command."""
    parser = commands.add_parser("bot", help="run a built-in level, for programs that talk to bots")
    parser.add_argument(
        "level",
        type=_level,
        help=f"{', '.join((*LEVELS, *YARDSTICKS))}; a level of the board game can have a "
        f"character, such as hard:{CHARACTERS[0]}",
    )
    parser.add_argument(
        "--budget",
        type=amount_of_work,
        default=1.0,
        metavar="FACTOR",
        help="how much of the usual work to do, such as 0.1 (default: 1)",
    )
    parser.add_argument(
        "--seconds",
        type=more_than_nothing,
        metavar="SECONDS",
        help="how long to think about an answer at most, the first time from the start on; then "
        "games can't be repeated (default: as long as the work takes)",
    )
    parser.set_defaults(run=run)


def _level(text: str) -> str:
    if not is_player(text):
        raise ArgumentTypeError(f"there is no {text!r}")
    return text


def run(options: Namespace) -> int:
    """Play until standard input ends."""
    # No level makes cycles. To look for them in all that it remembers takes a tenth of its time.
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # to go without a word, even while thinking
    try:
        limit = Limit(options.seconds)
        converse(options.level, options.budget, sys.stdin.buffer, say, limit=limit)
    except BadLine as error:
        print(f"alhambra-lab bot: {error}", file=sys.stderr)
        return 1
    except _NONSENSE as error:
        what = short(f"{type(error).__name__} {error}")
        print(f"alhambra-lab bot: a message can't be answered: {what}", file=sys.stderr)
        return 1
    return 0


def say(message: Line) -> None:
    """Send a message at once."""
    sys.stdout.buffer.write(text_of(message).encode() + b"\n")
    sys.stdout.buffer.flush()


def converse(
    level: str,
    budget: float,
    messages: Iterable[bytes],
    answer: Callable[[Line], None],
    wake: BrainOf = brain_of,
    limit: Limit | None = None,
) -> None:
    """Answer these messages; `BadLine` if one doesn't follow the protocol."""
    limit = limit or Limit()
    brain: Brain | None = None
    for text in messages:
        message = _read(text)
        kind = message.get("type")
        if kind == "hello":
            brain = wake(level, message, budget, limit.is_over)
            answer({"type": "ready", "name": level})
        elif brain is None:
            raise BadLine(f"{short(kind)} before hello")
        elif kind == "event":
            brain.hear(message["event"])
        elif kind == "decide":
            limit.asked()
            answer(_move(brain, message))


def _read(text: bytes) -> Line:
    """A message. The host is trusted: a list of hundreds of moves is read as fast as possible."""
    try:
        message = json.loads(text)
    except ValueError:
        raise BadLine("not JSON") from None
    if not isinstance(message, dict):
        raise BadLine(f"not an object but {short(message)}")
    return message


def _move(brain: Brain, question: Line) -> Line:
    moves = question["moves"]
    choice = brain.decide(question["view"], moves)
    line: Line = {"type": "move", "id": question["id"]}
    if choice.move in moves:
        line["index"] = moves.index(choice.move)
    else:
        line["move"] = choice.move
    if choice.comment:
        line["comment"] = choice.comment
    if choice.reason is not None:
        line["reason"] = choice.reason
    return line
