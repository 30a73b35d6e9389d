"""Options that several commands share: which game, for whom."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import TYPE_CHECKING, Any, TypeAlias

from core.alhambra.game import NAME as ALHAMBRA
from core.alhambra.rulesets import MODULES
from core.catalogue import game_of
from core.kernel.game import Game
from core.kernel.lines import BadLine
from core.kernel.record import new_header
from core.lab.players import PLAYERS

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Commands: TypeAlias = _SubParsersAction[ArgumentParser]

MOST_JOBS = 256


def positive(text: str) -> int:
    """A whole number of at least one."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return number


def jobs(text: str) -> int:
    """How many processes."""
    number = positive(text)
    if number > MOST_JOBS:
        raise ArgumentTypeError(f"{number} processes are too many, at most {MOST_JOBS}")
    return number


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name for name in text.split(",") if name]


def add_game_options(parser: ArgumentParser) -> None:
    """Which game is played, and by whom."""
    add_variant_options(parser)
    parser.add_argument(
        "--players", type=positive, help="how many seats (default: 3, or as many as --seats names)"
    )
    parser.add_argument(
        "--seats",
        type=names,
        metavar="KIND,KIND",
        help=f"who plays each seat: {', '.join(PLAYERS)} (default: random)",
    )


def add_variant_options(parser: ArgumentParser) -> None:
    """Which game and which of its variants."""
    parser.add_argument(
        "--modules",
        type=names,
        default=[],
        metavar="MODULE,MODULE",
        help=f"modules of the third expansion: {', '.join(MODULES)}",
    )


def game_from(options: Namespace, parser: ArgumentParser) -> Game[Any]:
    """The game that the options describe; wrong ones end the program with a usage message."""
    kinds = options.seats
    players = options.players or (len(kinds) if kinds else 3)
    kinds = kinds or ["random"] * players
    if len(kinds) != players:
        parser.error(f"--seats names {len(kinds)} seats, --players says {players}")
    for kind in kinds:
        if kind not in PLAYERS:
            parser.error(f"there is no player {kind!r}; there are {', '.join(PLAYERS)}")
    seats = [{"name": f"Seat {seat}", "kind": f"ai:{kind}"} for seat, kind in enumerate(kinds)]
    try:
        modules = [name for name in MODULES if name in options.modules]
        if len(modules) < len(options.modules):
            parser.error(f"--modules: there are {', '.join(MODULES)}, each once")
        return game_of(new_header(ALHAMBRA, modules, seats, youngest=0))
    except BadLine as error:
        parser.error(str(error))
