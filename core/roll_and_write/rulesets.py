"""The rules of Roll & Write for a number of seats and imaginary players: a table of contents."""

from __future__ import annotations

from functools import lru_cache

from core.kernel.rulebook import RuleBook
from core.roll_and_write.crossing_off import CROSS_OFF
from core.roll_and_write.dice import FIELD
from core.roll_and_write.final_scoring import PLACES, ScoreFinally, score_finally
from core.roll_and_write.imaginary_players import (
    EXTRA_POINTS,
    ROLL_FOR_IMAGINARY,
    RollForImaginary,
    rolls_before_the_game,
    rolls_of_a_round,
)
from core.roll_and_write.passing_on import (
    KEEP_PAIR,
    ROLL_THE_USED_PAIR,
    ROLL_THEM_ALL,
    ROLL_THEM_ALL_ALONE,
    ChoosePair,
    RollAllFour,
    RollPair,
)
from core.roll_and_write.receiving_coins import RECEIVE_COINS
from core.roll_and_write.rounds import (
    ROUNDS,
    BeginRound,
    EndRound,
    begin_round,
    end_round,
    has_completed_building,
    turns_of_the_seats,
)
from core.roll_and_write.setup import (
    ROLL_FOR_A_BUILDING,
    ROLL_FOR_THE_FIRST_ROUND,
    RollForABuilding,
    RollForTheFirstRound,
    rolls_of_the_seats,
)
from core.roll_and_write.sheet import BUILDINGS, Sheet
from core.roll_and_write.special_actions import (
    CROSS_OFF_SECOND,
    DECLINE,
    TURN_DIE,
    ChooseSecond,
)
from core.roll_and_write.table import Imaginary, ScoreSheet, Standing, Table, new_seat
from core.roll_and_write.turn import ChooseAction

SOLO = 1


class RollAndWriteRules(RuleBook[Table]):
    """The rules for one table and its sheet."""

    def __init__(self, seats: int, imaginary: int, contest: bool, sheet: Sheet) -> None:
        """With so many seats and imaginary players."""
        alone = seats == SOLO
        super().__init__(
            moves={
                ChooseAction: (CROSS_OFF, RECEIVE_COINS, TURN_DIE),
                ChooseSecond: (CROSS_OFF_SECOND, DECLINE),
                **({} if alone else {ChoosePair: (KEEP_PAIR,)}),
            },
            passing={},
            chances={
                RollForImaginary: ROLL_FOR_IMAGINARY,
                RollForABuilding: ROLL_FOR_A_BUILDING,
                RollForTheFirstRound: ROLL_FOR_THE_FIRST_ROUND,
                RollPair: ROLL_THE_USED_PAIR,
                RollAllFour: ROLL_THEM_ALL_ALONE if alone else ROLL_THEM_ALL,
            },
            steps={
                BeginRound: begin_round,
                EndRound: end_round,
                ScoreFinally: score_finally,
            },
            conditions={EndRound: has_completed_building},
            pickers={},
        )
        self.seats = seats
        self.rows = seats + imaginary
        self.sheet = sheet
        # Rule.TO_AND_FRO, Rule.IMAGINARY_GET_NO_DICE
        self.left_of = tuple((seat + 1) % seats for seat in range(seats))
        # Rule.IMAGINARY_GET_NO_POINTS, Rule.CONTEST
        self.rows_with_points = self.rows if contest else seats
        extra_points = EXTRA_POINTS[imaginary] if contest else 0
        self.extra_points = (0,) * seats + (extra_points,) * imaginary

        building_at = {
            pair: BUILDINGS.index(sheet.grid[pair[0] - 1][pair[1] - 1]) for pair in FIELD
        }
        self.building_at = building_at
        self.fields = tuple(
            sum(FIELD[pair] for pair in FIELD if building_at[pair] == building)
            for building in range(len(BUILDINGS))
        )
        self.boxes = tuple(fields.bit_count() for fields in self.fields)

        self.rounds = ROUNDS[self.rows]
        # Rule.IMAGINARY_COME_LAST
        of_a_round = (*turns_of_the_seats(seats), *rolls_of_a_round(imaginary), EndRound())
        self.round = of_a_round[::-1]
        whole_game = (
            *rolls_before_the_game(imaginary),
            *rolls_of_the_seats(seats),
            *map(BeginRound, range(1, self.rounds + 1)),
            ScoreFinally(),
        )
        self.whole_game = whole_game[::-1]


@lru_cache(maxsize=64)  # a game is played many times on the same sheet
def rules_for(seats: int, imaginary: int, contest: bool, sheet: Sheet) -> RollAndWriteRules:
    """The rules for so many seats and imaginary players; in a contest these get points too."""
    return RollAndWriteRules(seats, imaginary, contest, sheet)


def new_table(rules: RollAndWriteRules, imaginary: tuple[str, ...]) -> Table:
    """A table before anything was rolled, with imaginary players of these names."""
    return Table(
        rules,
        agenda=rules.whole_game,
        seats=(new_seat(rules.sheet.coins),) * rules.seats,
        to_play=0,  # Rule.START_SEAT
        rolled=0,
        score_sheet=ScoreSheet(
            imaginary=tuple(map(Imaginary, imaginary)),
            standings=tuple(Standing(PLACES[building]) for building in BUILDINGS),
        ),
    )
