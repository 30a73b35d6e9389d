"""The bot protocol: what a computer player is told, and what it may answer (docs/write-a-bot.md).

Nothing here knows how messages travel. A bot gets what its seat may know and nothing else: lines of
the record, cut to what the seat sees, and its view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from core.kernel.game import Game
from core.kernel.lines import BadLine, Line, parse, short, text_of
from core.kernel.rulebook import Action, State

PROTOCOL = 1
LONGEST_COMMENT = 200
LONGEST_REASON = 1000

S = TypeVar("S", bound=State)


class BadAnswer(Exception):
    """A bot did not keep to the protocol; it is out."""


class Answer(NamedTuple):
    """What a bot decided, and what it says about it to people."""

    action: Action
    comment: str = ""
    reason: Line | None = None
    """The same as kind, names and numbers, so that it can be told in any language."""


def in_english(reason: Line, sentences: Mapping[str, str]) -> str:
    """A reason as a comment, by the sentences for its kinds; what it also names comes after it.

    >>> row = {"kind": "row", "line": 2, "also": {"kind": "coins", "number": 3}}
    >>> in_english(row, {"row": "completes row {line}", "coins": "receives {number} coins"})
    'completes row 2; receives 3 coins'
    """
    told = sentences[reason["kind"]].format(**reason)
    return f"{told}; {in_english(reason['also'], sentences)}" if "also" in reason else told


class Interpreter(Generic[S]):
    """Speaks with the bot of one seat: what to send, and what its answers mean."""

    def __init__(self, game: Game[S], seat: int) -> None:
        """Nothing was said yet."""
        self._game = game
        self._seat = seat
        self._held_back: list[Line] = []
        self._questions = 0
        self._actions: list[Action] = []

    def hello(self) -> Line:
        """The first message."""
        header = self._game.header
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": header["game"],
            "modules": header["modules"],
            "seats": [seat["name"] for seat in header["seats"]],
            "you": self._seat,
            **self._game.introduction(),
        }

    def check_ready(self, text: bytes) -> str:
        """The name of a bot that has answered to `hello`."""
        message = _message(text, "ready")
        name = message.get("name")
        if not isinstance(name, str):
            raise BadAnswer("is ready, but has no name")
        return name

    def events(self, line: Line, before: S, after: S) -> list[Line]:
        """What to send when this line of the record has happened.

        Lines that seats wrote at the same time are held back until all have written theirs.
        """
        rules = self._game.rules
        chance = rules.chances.get(type(rules.decision(before))) if "chance" in line else None
        seen = line if chance is None else chance.seen(line, after, self._seat)
        self._held_back.append({"type": "event", "event": seen})
        if any(type(open_entry) in rules.simultaneous for open_entry in after.agenda):
            return []
        told, self._held_back = self._held_back, []
        return told

    def decide(self, state: S) -> Line:
        """Ask the bot for its decision."""
        self._questions += 1
        self._actions = self._game.rules.legal_actions(state)
        write = self._game.notation.write
        return {
            "type": "decide",
            "id": self._questions,
            "view": self._game.view(state, self._seat),
            "moves": [write(self._seat, action) for action in self._actions],
        }

    def answer(self, text: bytes, state: S) -> Answer | None:
        """The decision of the bot; None for an answer to an older question."""
        message = _message(text, "move")
        if message.get("id") != self._questions:
            return None
        comment = message.get("comment", "")
        comment = comment[:LONGEST_COMMENT] if isinstance(comment, str) else ""
        reason = message.get("reason")
        if not isinstance(reason, dict) or len(text_of(reason)) > LONGEST_REASON:
            reason = None
        if "index" in message:
            return Answer(self._listed(message["index"]), comment, reason)
        return Answer(self._written_out(message.get("move"), state), comment, reason)

    def _listed(self, index: Any) -> Action:
        if type(index) is not int or not 0 <= index < len(self._actions):
            raise BadAnswer(f"there is no move {short(index)}")
        return self._actions[index]

    def _written_out(self, line: Any, state: S) -> Action:
        if not isinstance(line, dict) or "do" not in line:
            raise BadAnswer(f"not a move: {short(line)}")
        try:
            seat, action = self._game.notation.read(line)
        except BadLine as error:
            raise BadAnswer(str(error)) from None
        if seat != self._seat:
            raise BadAnswer(f"a move for seat {seat}")
        violation = self._game.rules.violation(state, action)
        if violation is not None:
            raise BadAnswer(f"an illegal move: {violation.rule.sentence}")
        return action

    def end(self, result: Line) -> Line:
        """The last message."""
        return {"type": "end", "result": result}


def _message(text: bytes, kind: str) -> Line:
    try:
        message = parse(text.rstrip(b"\r\n"))
    except BadLine as error:
        raise BadAnswer(error.reason) from None
    if message.get("type") != kind:
        raise BadAnswer(f"{short(message.get('type'))} instead of {short(kind)}")
    return message
