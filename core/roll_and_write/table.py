"""The table: sheets, dice and score sheet at one moment, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from core.kernel.rulebook import Agenda
from core.roll_and_write.dice import Dice, Field
from core.roll_and_write.sheet import COINS_AT_THE_START

if TYPE_CHECKING:
    from core.roll_and_write.rulesets import RollAndWriteRules

Row: TypeAlias = int
"""A row of the score sheet: the seats come first, then the imaginary players."""


class Seat(NamedTuple):
    """What lies on a seat's sheet and is written on it."""

    dice: Dice
    """On the dice spaces."""
    crossed: Field
    """The sum of the fields that are crossed off."""
    coins: int
    """Circled and not spent."""
    circles: int
    """Coins of the supply that are not circled yet."""


class Imaginary(NamedTuple):
    """An imaginary player: a row of the score sheet without a sheet."""

    name: str
    counts: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """How many buildings of each kind are marked."""


class Standing(NamedTuple):
    """What rounds have left of the places of one kind of building."""

    places: tuple[int, ...]
    """Points of the places still to be had, the best first."""
    placed: tuple[Row, ...] = ()
    """Who completed the building and got a place."""


class RoundScore(NamedTuple):
    """What the end of a round gave to every row, by the buildings completed in it."""

    round: int
    points: Mapping[str, tuple[int, ...]]


class FinalScore(NamedTuple):
    """What the game gave to every row, with the points of rounds."""

    buildings: tuple[int, ...]
    lines: tuple[int, ...]
    coins: tuple[int, ...]
    total: tuple[int, ...]


class ScoreSheet(NamedTuple):
    """What is marked for all to see."""

    imaginary: tuple[Imaginary, ...]
    standings: tuple[Standing, ...]
    """One for each kind of building."""
    round: int = 0
    round_scores: tuple[RoundScore, ...] = ()
    final_score: FinalScore | None = None


class Table(NamedTuple):
    """The state of a game of Roll & Write."""

    rules: RollAndWriteRules
    agenda: Agenda
    seats: tuple[Seat, ...]
    to_play: int
    rolled: Dice
    """Four dice of which a pair is to be kept; otherwise none."""
    score_sheet: ScoreSheet

    def with_seat(self, who: int, seat: Seat, agenda: Agenda) -> Table:
        """The table with another sheet for a seat, and this to be done."""
        rules, _, seats, to_play, rolled, score_sheet = self
        seats = (*seats[:who], seat, *seats[who + 1 :])
        return Table(rules, agenda, seats, to_play, rolled, score_sheet)

    def with_marks(self, agenda: Agenda, **changes: Any) -> Table:
        """The table with this changed on the score sheet, and this to be done."""
        rules, _, seats, to_play, rolled, score_sheet = self
        return Table(rules, agenda, seats, to_play, rolled, score_sheet._replace(**changes))


def new_seat(coins: int) -> Seat:
    """A sheet with that many coins in its supply (Rule.THREE_COINS_TO_START_WITH)."""
    return Seat(0, 0, COINS_AT_THE_START, coins - COINS_AT_THE_START)
