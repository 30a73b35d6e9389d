"""Solo and two players: imaginary players, who have dice of their own and no sheet."""

from __future__ import annotations

from random import Random
from typing import Annotated, NamedTuple, TypeAlias

from core.kernel.rulebook import CHANCE, Chance, Entry, Order, Violation
from core.roll_and_write.dice import DiceRolled
from core.roll_and_write.passing_on import PAIRS_ROLLED
from core.roll_and_write.rules import Rule
from core.roll_and_write.setup import BUILDINGS_AT_THE_START
from core.roll_and_write.table import Table

Player: TypeAlias = Annotated[int, "imaginary"]

IMAGINARY_PLAYERS: dict[int, tuple[int, ...]] = {1: (2, 3, 4), 2: (1,), 3: (0,), 4: (0,), 5: (0,)}
"""How many imaginary players can join this number of seats, the usual number first.

Rule.IMAGINARY_PLAYERS, Rule.HARDER_SOLO.
"""

EXTRA_POINTS = {2: 21, 3: 18, 4: 15}
"""What each of so many imaginary players gets in a contest (Rule.CONTEST_EXTRA_POINTS)."""


class RollForImaginary(NamedTuple):
    """Which building is marked for this imaginary player?"""

    player: Player
    rule: Rule = Rule.IMAGINARY_CROSS_ONE_A_ROUND
    seat: int = CHANCE


class RolledForImaginary(NamedTuple):
    """The dice of an imaginary player came to rest like this."""

    imaginary: Player
    yellow: DiceRolled
    blue: DiceRolled


def rolls_before_the_game(players: int) -> tuple[Entry, ...]:
    """Three rolls for each of them (Rule.IMAGINARY_START_WITH_THREE)."""
    return tuple(
        RollForImaginary(player, Rule.IMAGINARY_START_WITH_THREE)
        for player in range(players)
        for _ in range(BUILDINGS_AT_THE_START)
    )


def rolls_of_a_round(players: int) -> tuple[Entry, ...]:
    """One roll for each: Rule.IMAGINARY_CROSS_ONE_A_ROUND, Rule.SOLO_ALL_IMAGINARY_PLAY."""
    return tuple(map(RollForImaginary, range(players)))


def _roll(_table: Table, decision: RollForImaginary, random: Random) -> RolledForImaginary:
    return RolledForImaginary(decision.player, *PAIRS_ROLLED[int(random.random() * 36)])


def _violation(
    _table: Table, decision: RollForImaginary, action: RolledForImaginary
) -> Violation | None:
    if action.imaginary != decision.player:
        return Violation(Order.ONLY_WHO_IS_ASKED)
    if len(action.yellow) != 1 or len(action.blue) != 1:
        return Violation(Rule.IMAGINARY_PAIR)
    return None


def _mark(table: Table, decision: RollForImaginary, action: RolledForImaginary) -> Table:
    """Mark the building that was rolled (Rule.IMAGINARY_MARK_THE_ROLL).

    Only the score sheet counts (Rule.IMAGINARY_HAVE_NO_SHEET); if its boxes are full, the
    question stays open (Rule.IMAGINARY_ROLL_AGAIN).
    """
    rules = table.rules
    building = rules.building_at[action.yellow[0], action.blue[0]]
    players = list(table.score_sheet.imaginary)
    player = players[decision.player]
    counts = list(player.counts)
    if counts[building] == rules.boxes[building]:
        return table
    counts[building] += 1
    players[decision.player] = player._replace(counts=tuple(counts))
    return table.with_marks(table.agenda[:-1], imaginary=tuple(players))


ROLL_FOR_IMAGINARY = Chance(RolledForImaginary, "dice", _roll, _violation, _mark)
