"""Options that several commands share: which game, in which variant, for whom."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from core.alhambra import game as alhambra
from core.alhambra.ai.manners import CHARACTERS, DECLINING, manner_of
from core.alhambra.rulesets import MODULES
from core.catalogue import GAMES, game_of
from core.kernel.game import Game
from core.kernel.lines import BadLine, Line, short
from core.lab.numbers import amount_of_work, more_than_nothing
from core.lab.players import BOT, OURS, OWN_PLAYERS, TIMES, USUAL_TERMS, Terms
from core.levels import THINKERS, YARDSTICKS, is_player
from core.roll_and_write import game as roll_and_write
from core.roll_and_write.sheet import OUR_SHEET, Sheet, read_sheet

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Commands: TypeAlias = _SubParsersAction[ArgumentParser]

MOST_JOBS = 256
MOST_GAMES = 1_000_000
MOST_PLAYERS = 100
"""Far more than any game has seats: the game itself says how many it has."""
USUAL_PLAYERS = 3


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
    return _at_most(MOST_JOBS, positive(text), "processes")


def games(text: str) -> int:
    """How many games."""
    return _at_most(MOST_GAMES, positive(text), "games")


def players(text: str) -> int:
    """How many seats."""
    return _at_most(MOST_PLAYERS, positive(text), "players")


def imaginary(text: str) -> int:
    """How many imaginary players; the game says how many it allows."""
    try:
        number = int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None
    return _at_most(MOST_PLAYERS, number, "imaginary players")


def _at_most(most: int, number: int, what: str) -> int:
    if number > most:
        raise ArgumentTypeError(f"{number} {what} are too many; the most is {most}")
    return number


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name for name in text.split(",") if name]


def modules(text: str) -> list[str]:
    """Modules in the order in which records list them."""
    chosen = names(text)
    in_order = [name for name in MODULES if name in chosen]
    if len(in_order) < len(chosen):
        raise ArgumentTypeError(f"choose from {', '.join(MODULES)}, each at most once")
    return in_order


def sheet(text: str) -> Sheet:
    """A file with another sheet for Roll & Write."""
    try:
        return read_sheet(Path(text))
    except BadLine as error:
        raise ArgumentTypeError(str(error)) from None


def add_variant_options(parser: ArgumentParser) -> None:
    """Which game, and in which variant."""
    group = parser.add_argument_group("which game")
    group.add_argument("--game", choices=GAMES, help=f"default: {alhambra.NAME}")
    group.add_argument(
        "--modules",
        type=modules,
        metavar="MODULE,MODULE",
        help=f"modules of the third expansion: {', '.join(MODULES)}",
    )
    group.add_argument(
        "--imaginary",
        type=imaginary,
        metavar="NUMBER",
        help="Roll & Write: imaginary players (default: 1 for two players, 2 for one)",
    )
    group.add_argument(
        "--contest", action="store_true", help="Roll & Write: the imaginary players score too"
    )
    group.add_argument(
        "--sheet", type=sheet, metavar="FILE", help="Roll & Write: play on another sheet"
    )


def check_variant(options: Namespace, parser: ArgumentParser) -> str:
    """The name of the game, if the options go together."""
    game: str = options.game or alhambra.NAME
    if game == alhambra.NAME:
        if options.imaginary is not None or options.contest or options.sheet is not None:
            parser.error(f"--imaginary, --contest and --sheet need --game {roll_and_write.NAME}")
    elif options.modules:
        parser.error(f"--modules needs --game {alhambra.NAME}")
    return game


def difference(options: Namespace, header: Line) -> str | None:
    """How a record differs from the variant that was asked for; None if it doesn't."""
    wanted: Line = {}
    if options.game is not None:
        wanted["game"] = options.game
    if options.modules is not None:
        wanted["modules"] = options.modules
    if options.contest:
        wanted["contest"] = True
    if options.sheet is not None and options.sheet != OUR_SHEET:
        wanted["sheet"] = options.sheet.line()
    for key, value in wanted.items():
        if header.get(key) != value:
            return f"{key} is {short(header.get(key))}, not {short(value)}"
    imaginary = len(header.get("imaginary", []))
    if options.imaginary not in (None, imaginary):
        return f"imaginary players are {imaginary}, not {options.imaginary}"
    return None


def add_seat_options(parser: ArgumentParser) -> None:
    """Who plays."""
    parser.add_argument(
        "--players",
        type=players,
        help=f"how many seats (default: as many as --seats, or {USUAL_PLAYERS})",
    )
    parser.add_argument(
        "--seats",
        type=names,
        metavar="KIND,KIND",
        help=f"who plays each seat: {', '.join(OWN_PLAYERS)} or {BOT}COMMAND (default: random); "
        "expert@4 does four times the usual work, and a level can have a character "
        f"({', '.join(CHARACTERS)}) or leave a module alone ({', '.join(DECLINING)}): "
        "hard:builder",
    )


def add_term_options(parser: ArgumentParser) -> None:
    """What holds for all who play."""
    parser.add_argument(
        "--budget",
        type=amount_of_work,
        default=USUAL_TERMS.budget,
        metavar="FACTOR",
        help="how much of their usual work the built-in levels do, such as 0.1 (default: 1)",
    )
    parser.add_argument(
        "--patience",
        type=more_than_nothing,
        default=USUAL_TERMS.patience,
        metavar="SECONDS",
        help=f"how many seconds a bot has for an answer (default: {USUAL_TERMS.patience:g})",
    )


def add_playing_options(parser: ArgumentParser, first: str) -> None:
    """What is played by whom and on which terms; ``first`` is what the seed is the number of."""
    add_variant_options(parser)
    add_seat_options(parser)
    add_term_options(parser)
    parser.add_argument(
        "--seed", type=int, default=1, help=f"number of the first {first} (default: 1)"
    )


def add_jobs_option(parser: ArgumentParser) -> None:
    """How many processes play."""
    parser.add_argument("--jobs", type=jobs, default=1, help="how many at a time (default: 1)")


def terms_from(options: Namespace) -> Terms:
    """What the options say about all who play."""
    return Terms(options.patience, options.budget, getattr(options, "here", False))


def _check_player(kind: str, game: str, budget: float, parser: ArgumentParser) -> None:
    """Whether there is such a player of ours, and it can do so much of the work of this budget."""
    player, _, times = kind.partition(TIMES)
    if player not in OWN_PLAYERS and not is_player(player):
        known = ", ".join(OWN_PLAYERS)
        parser.error(f"there is no player {kind!r}; choose from {known} and {BOT}COMMAND")
    if game != alhambra.NAME and (player in YARDSTICKS or manner_of(player)[1]):
        parser.error(f"{player} only plays the board game")
    if player == kind:
        return
    if manner_of(player)[0] not in THINKERS[game]:
        parser.error(f"{player} does no more or less work than it does")
    try:
        amount_of_work(times)
        amount_of_work(f"{float(times) * budget:g}")
    except ArgumentTypeError as error:
        parser.error(f"{player}{TIMES}: {error}")


def game_from(options: Namespace, parser: ArgumentParser) -> Game[Any]:
    """The game that the options describe; wrong ones end the program with a usage message."""
    name = check_variant(options, parser)
    kinds = options.seats or ["random"] * (options.players or USUAL_PLAYERS)
    if options.players not in (None, len(kinds)):
        parser.error(f"--seats has {len(kinds)} seats, but --players says {options.players}")
    for kind in kinds:
        if not kind.startswith(BOT):
            _check_player(kind, name, getattr(options, "budget", USUAL_TERMS.budget), parser)
    seats = [
        {"name": f"Seat {seat}", "kind": kind if kind.startswith(BOT) else OURS + kind}
        for seat, kind in enumerate(kinds)
    ]
    try:
        if name == alhambra.NAME:
            return game_of(alhambra.header_of(seats, options.modules or []))
        return game_of(
            roll_and_write.header_of(
                seats, options.imaginary, options.contest, options.sheet or OUR_SHEET
            )
        )
    except BadLine as error:
        parser.error(str(error))
