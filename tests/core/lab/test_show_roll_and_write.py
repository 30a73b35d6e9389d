"""The drawing of the dice game."""

from __future__ import annotations

import pytest

from core.catalogue import game_of
from core.kernel.game import Game
from core.kernel.lines import Line
from core.lab.show_roll_and_write import draw
from core.roll_and_write.game import header_of
from core.roll_and_write.table import Table
from tests.core.roll_and_write.positions import (
    COINS,
    cross,
    finish_round,
    new_game,
    places_of,
    play,
    position,
)
from tests.core.roll_and_write.variants import VARIANTS, random_game

KEEPS = "Round 1 of 18. Seat 0, Ann, keeps a pair of the dice rolled"

DRAWING = """
Round 4 of 18. Seat 0, Ann, chooses an action.

Score sheet                 pavilion  seraglio   arcades  chambers    garden     tower
▶ Seat 0: Ann                 0 of 5    2 of 5    0 of 6    0 of 6    0 of 7    0 of 7
  Seat 1: Kim                 0 of 5    1 of 5    0 of 6    0 of 6    0 of 7    0 of 7
  Imaginary: Marc             0 of 5    0 of 5    0 of 6    0 of 6    0 of 7    3 of 7
  Places still to be had      16 8 1    17 9 2   18 10 3   19 11 4   20 12 5   21 13 6

▶ Seat 0: Ann · 0 points                           Seat 1: Kim · 0 points
  Coins: 2, spent 3, not circled yet 15            Coins: 0, spent 0, not circled yet 20
    blue               ●                 ●           blue                     ●
  yellow   1     2     3     4     5     6         yellow   1     2     3     4     5     6
       1  ×ser   arc   cha   pav   gar   tow            1   ser   arc   cha   pav   gar   tow
    ●● 2   gar   pav   tow   ser   cha   arc            2   gar   pav   tow   ser   cha   arc
       3   tow   cha   gar   arc   pav   tow            3   tow   cha   gar   arc   pav   tow
       4   arc  ×ser   pav   tow   gar   cha          ● 4   arc   ser   pav   tow   gar   cha
       5   pav   gar   arc   cha   tow   ser            5   pav   gar   arc   cha   tow   ser
       6   cha   tow   ser   gar   arc   gar            6   cha   tow  ×ser   gar   arc   gar
"""


def game(*names: str, contest: bool = False) -> Game[Table]:
    seats: list[Line] = [{"name": name, "kind": "human"} for name in names]
    return game_of(header_of(seats, contest=contest))


def test_sheets_dice_coins_and_the_score_sheet_are_drawn() -> None:
    table = position(
        seats=2,
        dices={0: "22/36", 1: "4/4"},
        crosses=["11 42", "63"],
        coins=[2],
        circles=[15, 20],
        counts=[{"tower": 3}],
        round_number=4,
    )
    assert draw(game("Ann", "Kim"), table) == DRAWING.strip()


@pytest.mark.parametrize(
    ("table", "headline"),
    [
        (new_game(3), "Before round 1. Dice are being rolled."),
        (play(position(), COINS), "Round 1 of 18. Dice are being rolled."),
        (
            play(position(), COINS, "22/61"),
            f"{KEEPS}: yellow 2 and 2, blue 1 and 6.",
        ),
        (
            play(position(coins=[3]), cross("11")),
            "Round 1 of 18. Seat 0, Ann, may cross off a second building with the two dice left.",
        ),
        (finish_round(position(round_number=18)), "The game is over."),
    ],
)
def test_the_first_line_says_what_is_asked(table: Table, headline: str) -> None:
    assert draw(game("Ann", "Kim", "Nina"), table).splitlines()[0] == headline


def test_at_the_end_all_points_are_drawn() -> None:
    table = position(
        seats=1,
        contest=True,
        crosses=[places_of("tower")],
        counts=[{"garden": 6}],
        round_number=18,
    )
    drawn = draw(game("Ann", contest=True), finish_round(table, "1/5", "1/1")).splitlines()
    assert drawn[-6:] == [
        "Round 18 gave garden 0 · 20 · 0, tower 21 · 0 · 0",
        "",
        "Final scoring              buildings     lines     coins     total",
        "  Seat 0: Ann                     21         0         0        21",
        "  Imaginary: Marc                 20         0         0        41  wins",
        "  Imaginary: Herman               17         0         0        38",
    ]
    assert (
        "  Places still to be had      16 8 1    17 9 2   18 10 3   19 11 4      12 5      13 6"
        in drawn
    )


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", VARIANTS)
def test_every_moment_fits_into_a_hundred_columns(name: str) -> None:
    session = random_game(name, 3)
    for played in session.played:
        assert max(map(len, draw(session.game, played.state).splitlines())) <= 100
