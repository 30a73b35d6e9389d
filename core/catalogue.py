"""Which games there are; who plays one of them doesn't load the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from core.kernel.game import Game
from core.kernel.lines import BadLine, Line, Problem, short
from core.kernel.record import check_header

if TYPE_CHECKING:
    from core.alhambra.game import Alhambra
    from core.roll_and_write.game import RollAndWrite


def _alhambra() -> type[Alhambra]:
    from core.alhambra.game import Alhambra  # noqa: PLC0415 (see above)

    return Alhambra


def _roll_and_write() -> type[RollAndWrite]:
    from core.roll_and_write.game import RollAndWrite  # noqa: PLC0415 (see above)

    return RollAndWrite


GAMES: dict[str, Callable[[], type[Alhambra | RollAndWrite]]] = {
    "alhambra": _alhambra,
    "roll-and-write": _roll_and_write,
}
"""By the name that a record's header gives."""


def game_of(header: Line) -> Game[Any]:
    """The game that a header announces, ready to be played."""
    name = check_header(header)
    if name not in GAMES:
        raise BadLine(f"there is no game {short(name)}", problem=Problem.UNKNOWN_GAME)
    return GAMES[name]()(header)


def all_games() -> Iterator[Game[Any]]:
    """A game of every rule set that there is, ready to be played."""
    for load in GAMES.values():
        kind = load()
        for header in kind.variants():
            yield kind(header)
