"""How Roll & Write is written in a record: dice, imaginary players, scores and the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.kernel.game import Fact
from core.kernel.lines import BadLine, Line, a_list, short, whole_number
from core.kernel.notation import Shape
from core.roll_and_write.dice import COLOURS, SIDES, Colour, DiceRolled, Pips
from core.roll_and_write.final_scoring import winners
from core.roll_and_write.imaginary_players import Player
from core.roll_and_write.passing_on import Roller
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import FinalScore, RoundScore, Table

SCORE_RULES: Mapping[str, Rule] = {
    "score": Rule.COMPLETED,
    "round": Rule.COMPLETED,
    **dict.fromkeys(BUILDINGS, Rule.COMPLETED),
}
FINAL_RULES: Mapping[str, Rule] = {
    "score": Rule.LAST_ROUND,
    "buildings": Rule.PLACES_OF_A_BUILDING,
    "lines": Rule.ROWS_AND_COLUMNS,
    "coins": Rule.A_POINT_FOR_TWO_COINS,
    "result": Rule.LAST_ROUND,
    "total": Rule.MOST_POINTS_WIN,
    "winners": Rule.MOST_POINTS_WIN,
}
"""The rule behind each key of a line that follows from the game."""


def _read_pips(value: object, key: str) -> int:
    pips = whole_number(value, key)
    if pips not in SIDES:
        raise BadLine(f"{key}: no die shows {short(pips)}", Rule.DICE_SHOW_ONE_TO_SIX)
    return pips


def _read_dice(value: object, key: str) -> tuple[int, ...]:
    dice = a_list(value, key)
    if len(dice) not in (1, 2):
        raise BadLine(f"{key}: one or two dice of a colour are rolled, not {len(dice)}")
    return tuple(_read_pips(pips, key) for pips in dice)


def _read_colour(value: object, key: str) -> str:
    if value not in COLOURS:
        raise BadLine(f"{key} must be yellow or blue, not {short(value)}")
    return str(value)


def shapes(seats: int, imaginary: tuple[str, ...]) -> Mapping[Any, Shape]:
    """How the fields of actions are written in a game with so many seats and these names."""

    def read_seat(value: object, key: str) -> int:
        seat = whole_number(value, key)
        if not 0 <= seat < seats:
            raise BadLine(f"there is no seat {short(seat)}")
        return seat

    def read_player(value: object, key: str) -> int:
        if value not in imaginary:
            raise BadLine(f"{key}: there is no imaginary player {short(value)}")
        return imaginary.index(str(value))

    return {
        Pips: Shape(_read_pips),
        DiceRolled: Shape(_read_dice, list),
        Colour: Shape(_read_colour),
        Roller: Shape(read_seat),
        Player: Shape(read_player, imaginary.__getitem__),
    }


def facts(before: Table, after: Table) -> list[Fact]:
    """The scores and the result that came up between two tables."""
    written = after.rules.rows_with_points
    old, new = before.score_sheet, after.score_sheet
    lines = [
        Fact(_round_line(score, written), SCORE_RULES)
        for score in new.round_scores[len(old.round_scores) :]
    ]
    final = new.final_score
    if old.final_score is None and final is not None:
        total = final.total[:written]
        result = {"total": list(total), "winners": winners(total)}
        lines.append(Fact(_final_line(final, written), FINAL_RULES))
        lines.append(Fact({"result": result}, FINAL_RULES))
    return lines


def _round_line(score: RoundScore, written: int) -> Line:
    points = {building: list(given[:written]) for building, given in score.points.items()}
    return {"score": "round", "round": score.round, **points}


def _final_line(score: FinalScore, written: int) -> Line:
    return {
        "score": "final",
        **{key: list(points[:written]) for key, points in score._asdict().items()},
    }
