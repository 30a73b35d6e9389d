"""A day's dice: everyone who plays on the same date rolls the same.

A roll depends on the date, the round, who rolls and which die it is, never on what was done before:
with a pair or with all four dice, the first yellow die of a round shows the same.
"""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

from core.roll_and_write.dice import SIDES, DiceRolled
from core.roll_and_write.imaginary_players import RolledForImaginary, RollForImaginary
from core.roll_and_write.passing_on import RollAllFour, Rolled
from core.roll_and_write.table import Table


class DailyDice:
    """The dice of one date, for one game."""

    def __init__(self, day: date) -> None:
        """Nothing is rolled yet."""
        self.day = day
        self._last = ""
        self._again = 0

    def draw(self, table: Table) -> Rolled | RolledForImaginary:
        """What the dice show that are to be rolled now.

        Who is asked to roll once more (Rule.ROLLED_UNTIL_FREE, Rule.IMAGINARY_ROLL_AGAIN) gets the
        next roll, and not the same one for ever.
        """
        decision: Any = table.agenda[-1]
        is_imaginary = isinstance(decision, RollForImaginary)
        who = f"imaginary {decision.player}" if is_imaginary else f"seat {decision.roller}"
        number = table.score_sheet.round
        # Before the first round nobody chooses anything: what is still to be rolled tells the roll.
        roll = f"{self.day.isoformat()} {number} {who} {0 if number else len(table.agenda)}"
        self._again = self._again + 1 if roll == self._last else 0
        self._last = roll
        dice = 2 if isinstance(decision, RollAllFour) else 1
        yellow, blue = (self._show(roll, colour, dice) for colour in ("yellow", "blue"))
        if is_imaginary:
            return RolledForImaginary(decision.player, yellow, blue)
        return Rolled(decision.roller, yellow, blue)

    def _show(self, roll: str, colour: str, dice: int) -> DiceRolled:
        """Each die by itself, so that its pips don't depend on how many others are rolled."""
        seeds = [f"{roll} {colour} {die} {self._again}" for die in range(dice)]
        return tuple(SIDES[int(Random(seed).random() * len(SIDES))] for seed in seeds)  # noqa: S311
