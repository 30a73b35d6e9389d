"""The referee: takes the lines of a record one after another and judges each by the rules."""

from __future__ import annotations

import json
from typing import Any, Generic, NamedTuple, TypeVar

from core.kernel.game import Fact, Game
from core.kernel.lines import BadLine, Line, check_keys, short, text
from core.kernel.rulebook import CHANCE, Action, Order, Rule, State

S = TypeVar("S", bound=State)

_VERBS = ("chance", "do", "score", "result", "note")
_IN_ANY_ORDER = ("winners",)
_KINDS_OF_SEATS = ("ai:", "bot:")


def check_kind(kind: object) -> str:
    """Who plays a seat: a person, a level of ours, or any command."""
    kind = text(kind, "kind")
    if kind != "human" and not kind.startswith(_KINDS_OF_SEATS):
        raise BadLine(f"kind must be human, ai:LEVEL or bot:COMMAND, not {short(kind)}")
    return kind


class Taken(NamedTuple, Generic[S]):
    """An action that a line stood for, or that its absence says."""

    action: Action
    state: S


class Referee(Generic[S]):
    """Follows a game from its start; refuses what breaks the rules with a `BadLine`."""

    def __init__(self, game: Game[S]) -> None:
        """Nothing has happened yet."""
        self.game = game
        self.state = game.start()
        self.facts_due: list[Fact] = game.facts(self.state, self.state)
        self.result: Line | None = None

    def take(self, line: Line) -> list[Taken[S]]:
        """Let the next line happen; what was done, with what each action led to."""
        if self.result is not None:
            raise BadLine("nothing follows the result")
        verbs = [verb for verb in _VERBS if verb in line]
        if len(verbs) != 1:
            raise BadLine("a line has exactly one of chance, do, score, result and note")
        verb = verbs[0]
        if verb == "note":
            self._note(line)
        elif self.facts_due:  # also before a forfeit: what has happened is written first
            self._fact(line, verb)
        elif verb == "result" and _is_forfeit(line):
            self._forfeit(line)
        elif verb in ("do", "chance"):
            return self._answer(line)
        else:
            raise BadLine(f"there is no {verb} at this point of the game")
        return []

    def _answer(self, line: Line) -> list[Taken[S]]:
        rules, notation = self.game.rules, self.game.notation
        if rules.decision(self.state) is None:
            raise BadLine("the game is over")
        seat, action = notation.read(line)
        if type(action) is type(rules.silent_answer(self.state)):
            raise BadLine("this answer is not written in a record", Order.ANSWER_WHAT_IS_ASKED)
        taken = []
        while not rules.asks_for(self.state, seat, action):
            silent = rules.silent_answer(self.state)
            if silent is None:
                break
            taken.append(self._apply(silent))
        decision = rules.decision(self.state)
        violation = rules.violation(self.state, action)
        if decision.seat != seat:
            rule: Rule = Order.ONLY_WHO_IS_ASKED
            if violation is not None and decision.seat == CHANCE and seat == self.state.to_play:
                rule = violation.rule  # its turn, but not the moment for this: that says more
            raise BadLine(f"{_who(decision.seat)} is asked here, not {_who(seat)}", rule)
        if violation is not None:
            raise BadLine("not allowed", violation.rule)
        taken.append(self._apply(action))
        return taken

    def _apply(self, action: Action) -> Taken[S]:
        before = self.state
        self.state = self.game.rules.apply(before, action)
        self.facts_due += self.game.facts(before, self.state)
        return Taken(action, self.state)

    def _fact(self, line: Line, verb: str) -> None:
        fact = self.facts_due[0]
        (expected_verb,) = (verb for verb in _VERBS if verb in fact.line)
        if verb != expected_verb:
            raise BadLine(
                f"here stands the {expected_verb} {short(fact.line[expected_verb])}",
                fact.rules.get(expected_verb),
            )
        check_keys(line, frozenset(fact.line))
        _compare(line, fact.line, fact)
        self.facts_due.pop(0)
        if verb == "result":
            self.result = line

    def _note(self, line: Line) -> None:
        if line["note"] == "seat":
            check_keys(line, frozenset(("note", "seat", "kind", "name")))
            self.game.notation.seat(line)
            check_kind(line.get("kind"))
            text(line.get("name"), "name")

    def _forfeit(self, line: Line) -> None:
        check_keys(line, frozenset(("result",)))
        result = line["result"]
        check_keys(result, frozenset(("forfeit", "reason")))
        self.game.notation.seat({"seat": result["forfeit"]})
        text(result.get("reason"), "reason")
        self.result = line


def _who(seat: int) -> str:
    return "chance" if seat < 0 else f"seat {seat}"


def _is_forfeit(line: Line) -> bool:
    return isinstance(line["result"], dict) and "forfeit" in line["result"]


def _compare(line: Line, expected: Line, fact: Fact) -> None:
    """Refuse a line that does not say what follows from the game."""
    for key, right in expected.items():
        given = line.get(key)
        if isinstance(right, dict) and isinstance(given, dict):
            check_keys(given, frozenset(right))
            _compare(given, right, fact)
        elif _canonical(key, given) != _canonical(key, right):
            raise BadLine(f"{key} must be {short(right)}, not {short(given)}", fact.rules.get(key))


def _canonical(key: str, value: Any) -> str:
    """JSON tells 1 from true and from 1.0, as the format does."""
    if key in _IN_ANY_ORDER and isinstance(value, list):
        return str(sorted(map(json.dumps, value)))
    return json.dumps(value)
