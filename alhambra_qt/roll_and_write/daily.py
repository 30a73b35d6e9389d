"""The daily roll: the same dice for everyone on a date."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.table import Table

NOTE = "daily"
"""The kind of note that says whose day's dice are rolled in a game."""

ATTEMPT = "daily-try"


def note_of(day: date) -> Line:
    """What the record of a daily game says after its first line."""
    return {"note": NOTE, "day": day.isoformat()}


def attempt_note(name: str) -> Line:
    """What the record of the game says whose result counts on its date.

    It comes after what was rolled before the game, so a game with the same rolls doesn't have it.
    """
    return {"note": ATTEMPT, "name": name}


def attempt_of(lines: list[Line]) -> str:
    """The name of the try that a game is; empty if it doesn't count."""
    names = [line.get("name") for line in lines if line.get("note") == ATTEMPT]
    return names[0] if names and isinstance(names[0], str) else ""


def day_of(lines: list[Line]) -> date | None:
    """The day whose dice a game rolls; None if it rolls its own."""
    for line in lines:
        if line.get("note") == NOTE:
            try:
                return date.fromisoformat(line.get("day"))  # type: ignore[arg-type]
            except (TypeError, ValueError):
                return None
    return None


def dice_of(lines: list[Line]) -> Callable[[Table], Action] | None:
    """What chance draws in a game with a day's dice; None in any other."""
    day = day_of(lines)
    return None if day is None else DailyDice(day).draw


def today() -> date:
    """The date at this machine."""
    return datetime.now().astimezone().date()
