"""What can be said about a hint, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from alhambra_qt.words.languages import tr
from core.kernel.lines import Line

Suggested: TypeAlias = Callable[[object], str]
"""What a line of the record would be as advice; empty if it's no move that anybody could make."""

_GAMES = 10


def chance(reason: Line | None) -> str:
    """How likely it is to win after the move; empty if the program doesn't say."""
    try:
        times = round(_GAMES * float(reason["chance"]))  # type: ignore[index]
    except (KeyError, TypeError, ValueError, OverflowError):
        return ""
    if times <= 0:
        return tr("Even then you’d hardly ever win.")
    if times >= _GAMES:
        return tr("That way you’d win almost every game.")
    return tr("That way you’d win about {times} out of 10 games.").format(times=times)


def instead(reason: Line | None, suggested: Suggested) -> str:
    """The second-best move, and what it would cost; empty if there is none."""
    second = None if reason is None else reason.get("second")
    try:
        move = suggested(second["move"])  # type: ignore[index]
        points = round(float(second["points"]))  # type: ignore[index]
    except (KeyError, TypeError, ValueError, OverflowError):
        return ""
    worse = tr("about %n point(s) worse", "", points) if points > 0 else tr("about as good")
    return tr("Second best, {worse}: {move}.").format(move=move, worse=worse) if move else ""
