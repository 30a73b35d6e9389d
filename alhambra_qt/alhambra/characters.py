"""The characters of computer players: their names, what they like, and who gets which."""

from __future__ import annotations

from random import Random

from alhambra_qt.play.character import Character
from alhambra_qt.play.game_setup import (
    LEVELS,
    GameSetup,
    SeatSetup,
    character_of,
    kind_with,
    level_of,
)
from alhambra_qt.words.languages import tr
from core.alhambra.ai.manners import CHARACTERS
from core.alhambra.ai.strengths import ahead

ANY = ""

_TENTHS = 10


def in_character(setup: GameSetup) -> GameSetup:
    """The table as it is played: where any will do, the deal's number draws a character."""

    def seated(index: int, seat: SeatSetup) -> SeatSetup:
        if seat.kind not in LEVELS:
            return seat
        random = Random(f"{setup.seed} {index}")  # noqa: S311 (a character is no secret)
        return seat._replace(kind=kind_with(seat.kind, random.choice(CHARACTERS)))

    return setup._replace(
        seats=tuple(seated(index, seat) for index, seat in enumerate(setup.seats))
    )


def characters_told() -> tuple[Character, ...]:
    """What New Game calls them, and what to expect of each; any of them comes first."""
    told = {
        ANY: (tr("Any character"), tr("You’ll find out while you play.")),
        "builder": (tr("Master builder"), tr("Loves long walls.")),
        "collector": (tr("Collector"), tr("Wants one of every building.")),
        "spoiler": (tr("Spoilsport"), tr("Buys what you were saving for.")),
        "hoarder": (tr("Hoarder"), tr("Always has a hand full of money.")),
        "gambler": (tr("Gambler"), tr("Buys at once, even if that means overpaying.")),
    }
    return tuple(Character(name, *told[name]) for name in (ANY, *CHARACTERS))


def those_told(setup: GameSetup) -> str:
    """What to expect of the computers at a table, each character once; empty if there are none."""
    kinds = [seat.kind for seat in setup.seats if level_of(seat.kind) in LEVELS]
    seated = {character_of(kind) for kind in kinds}
    return " ".join(
        tr("{character}: {sentence}", "a character and what to expect of it").format(
            character=one.title, sentence=one.told
        )
        for one in characters_told()
        if one.name in seated
    )


def strength_told(setup: GameSetup) -> str:
    """How much better the strongest computer is than the level below.

    Empty if it's the easiest, if they were not told apart at a table of this size, or with modules:
    it was measured without any.
    """
    levels = [level_of(seat.kind) for seat in setup.seats]
    best = max((LEVELS.index(level) for level in levels if level in LEVELS), default=0)
    if best == 0 or setup.modules:
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
