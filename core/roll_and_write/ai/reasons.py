"""Why a move is the best one: what it is for, and what the second-best would cost.

A reason is a kind with names and numbers, so that it can be told in any language; `sentence` tells
it in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from core.kernel.bots import in_english
from core.kernel.lines import Line
from core.roll_and_write.ai.outlook import Outlook, Pair
from core.roll_and_write.ai.thinking import Rated
from core.roll_and_write.dice import FIELD
from core.roll_and_write.final_scoring import LINES, POINTS_OF_A_LINE
from core.roll_and_write.sheet import BUILDINGS, SIZE

RatedMove: TypeAlias = tuple[Rated, Line]

_WORTH_SAYING = 0.5
"""In points: a second sentence about less is not worth reading."""


def reason_for(outlook: Outlook, best: RatedMove, others: Sequence[RatedMove]) -> Line:
    """What a move is for, and the best one of the others that leads to something else."""
    reason = _purpose(outlook, *best)
    another = (one for one in others if _aim(*one) != _aim(*best))
    if (second := next(another, None)) is not None:
        cost = round(max(0.0, best[0].rating - second[0].rating), 1)
        reason["second"] = {"move": second[1], "points": cost}
    return reason


def _aim(rated: Rated, move: Line) -> object:
    """What a turn does in the end, whichever die is turned first."""
    if rated.crossed:
        return frozenset(rated.crossed)
    return "coins" if rated.coins else tuple(move.values())


def _purpose(outlook: Outlook, rated: Rated, move: Line) -> Line:
    if rated.crossed:
        told = [one for pair in rated.crossed for one in _purposes(outlook, pair)]
        told.sort(key=lambda one: -float(one["points"]))
        reason = told[0]
        if len(told) > 1 and told[1]["points"] >= _WORTH_SAYING:
            reason["also"] = told[1]
        if move["do"] == "turn-die":
            yellow, blue = rated.crossed[0]
            reason["then"] = {"do": "cross", "yellow": yellow, "blue": blue}
        if len(rated.crossed) > 1:
            yellow, blue = rated.crossed[1]
            reason["paid"] = {"do": "cross-second", "yellow": yellow, "blue": blue}
        return reason
    if move["do"] == "keep":
        promised = outlook.promise((move["yellow"], move["blue"]))
        return {"kind": "promise", "points": round(promised, 1)}
    if move["do"] == "decline":
        return {"kind": "save"}
    if not rated.coins:
        return {"kind": "anew"}
    return {"kind": "coins", "coins": rated.coins}


def _purposes(outlook: Outlook, pair: Pair) -> list[Line]:
    """What a building is good for: its kind, and the row and column in which it is."""
    marks = outlook.marks
    kind = marks.rules.building_at[pair]
    number = marks.counts[kind][outlook.seat] + 1
    in_buildings = outlook.gain_in_buildings(pair)
    is_last = number == marks.rules.boxes[kind]
    told: list[Line] = [
        {
            "kind": "complete" if is_last else "building",
            "building": BUILDINGS[kind],
            "number": number,
            "points": round(in_buildings, 1),
        }
    ]
    in_lines = outlook.gain(pair) - in_buildings
    crossed = marks.crossed[outlook.seat] | FIELD[pair]
    lines = (("row", pair[0], pair[0] - 1), ("column", pair[1], SIZE + pair[1] - 1))
    name, line, at = max(lines, key=lambda one: (crossed & LINES[one[2]]).bit_count())
    in_line = (crossed & LINES[at]).bit_count()
    if in_lines > 0:
        is_scoring = POINTS_OF_A_LINE[in_line] > 0
        told.append(
            {
                "kind": name if is_scoring else f"toward-{name}",
                "line": line,
                "number": in_line,
                "points": round(in_lines, 1),
            }
        )
    return told


_SENTENCES = {
    "building": "building {number} of the kind {building}: about {points} points",
    "complete": "completes {building}: about {points} points",
    "row": "{number} in row {line}: about {points} points",
    "column": "{number} in column {line}: about {points} points",
    "toward-row": "gets on with row {line}, {number} there",
    "toward-column": "gets on with column {line}, {number} there",
    "promise": "promises about {points} points with the dice to come",
    "save": "rather keeps the coins",
    "anew": "rolls all four dice",
    "coins": "receives {coins} coins",
}


def sentence(reason: Line) -> str:
    """A reason in English."""
    return in_english(reason, _SENTENCES)
