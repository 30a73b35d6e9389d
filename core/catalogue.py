"""Which games there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core.alhambra import game as alhambra
from core.kernel.game import Game
from core.kernel.lines import BadLine, Line, Problem, short
from core.kernel.record import check_header
from core.roll_and_write import game as roll_and_write

GAMES: dict[str, type[alhambra.Alhambra | roll_and_write.RollAndWrite]] = {
    alhambra.NAME: alhambra.Alhambra,
    roll_and_write.NAME: roll_and_write.RollAndWrite,
}
"""By the name that a record's header gives."""


def game_of(header: Line) -> Game[Any]:
    """The game that a header announces, ready to be played."""
    name = check_header(header)
    if name not in GAMES:
        raise BadLine(f"there is no game {short(name)}", problem=Problem.UNKNOWN_GAME)
    return GAMES[name](header)


def all_games() -> Iterator[Game[Any]]:
    """A game of every rule set that there is, ready to be played."""
    for kind in GAMES.values():
        for header in kind.variants():
            yield kind(header)
