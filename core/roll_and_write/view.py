"""What a seat sees: everything, since nothing in this game is hidden."""

from __future__ import annotations

from typing import Any

from core.roll_and_write.dice import FIELD, SPACES, Dice
from core.roll_and_write.final_scoring import round_points
from core.roll_and_write.passing_on import ChoosePair
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.special_actions import ChooseSecond
from core.roll_and_write.table import Imaginary, Seat, Table
from core.roll_and_write.turn import ChooseAction

PHASES = {ChooseAction: "action", ChooseSecond: "second", ChoosePair: "keep"}


def points_so_far(table: Table) -> tuple[int, ...]:
    """The points written down for each row; imaginary players may have none written down."""
    final = table.score_sheet.final_score
    points = round_points(table) if final is None else final.total
    written = table.rules.rows_with_points
    return points[:written] + (0,) * (len(points) - written)


def view(table: Table, you: int, names: list[str]) -> dict[str, Any]:
    """The table for a seat, as computer players get it; `names` are those of the seats."""
    decision = table.agenda[-1] if table.agenda else None
    seats, score_sheet = table.seats, table.score_sheet
    points = points_so_far(table)
    coins = table.rules.sheet.coins
    return {
        "phase": PHASES.get(type(decision)),  # type: ignore[arg-type]
        "you": you,
        "to_move": table.to_play,
        "round": score_sheet.round,
        "rounds": table.rules.rounds,
        "rolled": _dice(table.rolled) if table.rolled else None,
        "seats": [
            {"name": name, "points": own, **_seat(seat, coins)}
            for name, own, seat in zip(names, points, seats, strict=False)
        ],
        "imaginary": [
            {"name": player.name, "points": own, "counts": _counts(player)}
            for own, player in zip(points[len(seats) :], score_sheet.imaginary, strict=True)
        ],
        "places": {
            building: list(standing.places)
            for building, standing in zip(BUILDINGS, score_sheet.standings, strict=True)
        },
    }


def _seat(seat: Seat, coins: int) -> dict[str, Any]:
    return {
        "crossed": [list(pair) for pair, field in FIELD.items() if seat.crossed & field],
        "dice": _dice(seat.dice),
        "coins": {
            "free": seat.coins,
            "spent": coins - seat.circles - seat.coins,
            "left": seat.circles,
        },
    }


def _dice(dice: Dice) -> dict[str, list[int]]:
    return {colour: list(pips) for colour, pips in SPACES[dice]._asdict().items()}


def _counts(player: Imaginary) -> dict[str, int]:
    return dict(zip(BUILDINGS, player.counts, strict=True))
