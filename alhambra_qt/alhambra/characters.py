"""The characters of computer players: their names, what they like, and who gets which."""

from __future__ import annotations

from random import Random

from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup
from alhambra_qt.words.languages import tr
from core.alhambra.ai.manners import CHARACTERS, IN_MANNER
from core.alhambra.ai.strengths import ahead

CHARACTER = "character"
"""What New Game remembers of it; no record has this key, since its seats say who plays."""
ANY = ""

_TENTHS = 10


def chosen_character(setup: GameSetup) -> str:
    """The character that all computers are to have; empty if each gets any."""
    chosen = setup.options.get(CHARACTER)
    return chosen if chosen in CHARACTERS else ANY


def with_character(setup: GameSetup, character: str) -> GameSetup:
    """The same table with computers of this character."""
    others = {key: value for key, value in setup.options.items() if key != CHARACTER}
    return setup._replace(options=others | ({CHARACTER: character} if character else {}))


def in_character(setup: GameSetup) -> GameSetup:
    """The table as it is played: each computer has its character, drawn from the deal's number."""
    chosen = chosen_character(setup)

    def seated(index: int, seat: SeatSetup) -> SeatSetup:
        if seat.kind not in LEVELS:
            return seat
        random = Random(f"{setup.seed} {index}")  # noqa: S311 (a character is no secret)
        return seat._replace(kind=f"{seat.kind}{IN_MANNER}{chosen or random.choice(CHARACTERS)}")

    seats = tuple(seated(index, seat) for index, seat in enumerate(setup.seats))
    return with_character(setup, ANY)._replace(seats=seats)


def character_told(character: str) -> tuple[str, str]:
    """What New Game calls it, and what to expect of it."""
    return {
        "builder": (tr("Master builder"), tr("Loves long walls.")),
        "collector": (tr("Collector"), tr("Wants one of every building.")),
        "spoiler": (tr("Spoiler"), tr("Buys what you were saving for.")),
        "hoarder": (tr("Hoarder"), tr("Always has a hand full of money.")),
        "gambler": (tr("Gambler"), tr("Buys at once, even if that means overpaying.")),
    }.get(character, (tr("Any character"), tr("Each computer gets a character of its own.")))


def strength_told(setup: GameSetup) -> str:
    """How much better the strongest computer is than the level below.

    Empty if it's the easiest, or if they were not told apart at a table of this size.
    """
    best = max((LEVELS.index(seat.kind) for seat in setup.seats if seat.kind in LEVELS), default=0)
    if best == 0:
        return ""
    level, below = (kind.removeprefix("ai:") for kind in (LEVELS[best], LEVELS[best - 1]))
    times = round(_TENTHS * ahead(level, below, len(setup.seats)))
    if times <= _TENTHS / 2:
        return ""
    told = (
        "",
        tr("At this table, “medium” finishes ahead of “easy” in {times} out of 10 games."),
        tr("At this table, “hard” finishes ahead of “medium” in {times} out of 10 games."),
        tr("At this table, “expert” finishes ahead of “hard” in {times} out of 10 games."),
    )[best]
    return told.format(times=times)
