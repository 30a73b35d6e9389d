"""What the net is told of a position, and what it makes of it."""

from __future__ import annotations

import pytest

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.judgement import Net, judged, net_for, traits_of
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Planner, after
from core.alhambra.table import Table
from tests.core.alhambra.ai.conversations import ALL_SEATS, turns_of_real_games
from tests.core.alhambra.positions import position

EXPERT = LEVELS["expert"]

PLACES = slice(109, 109 + 4 * 19)
"""The traits of the four market places."""
BEST_CHANCES = slice(PLACES.stop, PLACES.stop + 8)
OF_A_PLACE = 19
READY, PAYABLE, FITTING = 6, 7, 8
RIVAL_READY, SOON = 10, 15
RICHEST = 17


def outlook(table: Table, seat: int = 0) -> Outlook:
    return Outlook(table, seat, weights_for(len(table.seats), EXPERT))


def of_place(table: Table, place: int) -> list[float]:
    traits = traits_of(outlook(table))[PLACES]
    return traits[place * OF_A_PLACE : (place + 1) * OF_A_PLACE]


def test_a_net_adds_up_what_its_units_see() -> None:
    net = Net(
        hidden=[[1.0, -1.0], [0.0, 2.0]],
        biases=[0.5, -1.0],
        out=[3.0, 10.0],
        direct=[0.25, 0.0],
        bias=0.125,
    )
    assert net.worth([1.0, 0.0]) == 20 * (0.125 + 0.25 + 3.0 * 1.5)
    assert net.worth([0.0, 1.0]) == 20 * (0.125 + 10.0 * 1.0), "what is below nothing is nothing"


def test_the_net_for_two_seats_fits_the_traits() -> None:
    net = net_for(2)
    assert net is not None
    table, seat = turns_of_real_games(2)[5]
    traits = traits_of(outlook(table, seat))
    assert {len(row) for row in (*net.hidden, net.direct)} == {len(traits)}
    assert len(net.hidden) == len(net.biases) == len(net.out)
    assert -150 < judged(outlook(table, seat), net) < 150


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_larger_tables_have_no_net_but_the_same_traits(seats: int) -> None:
    table, seat = turns_of_real_games(seats)[5]
    assert len(traits_of(outlook(table, seat))) == 195
    assert (net_for(seats) is None) == (seats > 2)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_order_of_bag_and_pile_is_not_told(seats: int) -> None:
    for table, seat in turns_of_real_games(seats)[::7]:
        turned = table._replace(bag=table.bag[::-1], draw_pile=table.draw_pile[::-1])
        assert traits_of(outlook(turned, seat)) == traits_of(outlook(table, seat))


def test_who_can_pay_what_is_told() -> None:
    table = position(
        seats=2,
        market="tower-11 garden-10 . .",
        hands=["gulden-9 gulden-2 dirham-9", "dirham-6 dirham-4"],
        open_money="dirham-1",
    )
    tower, garden, nothing = (of_place(table, place) for place in range(3))
    assert tower[READY] == tower[PAYABLE] == tower[FITTING] > 0
    assert tower[RIVAL_READY] == 0.0
    assert garden[READY] == garden[PAYABLE] == 0.0
    assert garden[RIVAL_READY] != 0.0
    assert garden[SOON] > 0, "with the open dirham-1, 10 can be paid exactly"
    assert tower[SOON] == 0.0
    assert (tower[RICHEST], garden[RICHEST]) == (1.0, -1.0)
    assert not any(nothing)


def test_chances_are_the_best_that_somebody_can_pay() -> None:
    rich = position(seats=2, market="tower-11 . . .", hands=["gulden-9 gulden-2", ""])
    poor = position(seats=2, market="tower-11 . . .", hands=["", "gulden-9 gulden-2"])
    of_rich, of_poor = (traits_of(outlook(table))[BEST_CHANCES] for table in (rich, poor))
    assert of_rich[0] == of_rich[1] > 0
    assert of_rich[2] == of_rich[3] == 0.0
    assert of_rich[6] > 0, "what the seat can pay exactly"
    assert of_poor[0] == of_poor[1] == of_poor[6] == 0.0
    assert of_poor[2] != 0.0


def test_what_fits_nowhere_in_the_reserve_is_counted() -> None:
    fitting = position(seats=2, reserves=["garden-8-nw"])
    assert traits_of(outlook(fitting))[-1] == 0.0
    walled = fitting.seats[0].reserve[0]._replace(walls=0b1111)
    stuck = fitting.with_seat(0, fitting.seats[0]._replace(reserve=(walled,)))
    assert traits_of(outlook(stuck))[-1] == 1.0


def test_the_net_likes_what_the_evaluation_likes_better_than_what_it_likes_least() -> None:
    net = net_for(2)
    assert net is not None
    told = []
    for table, seat in turns_of_real_games(2)[::3]:
        plans = Planner(outlook(table, seat), thorough=True).plans()
        if len(plans) >= 8:
            worths = [judged(outlook(after(table, plan), seat), net) for plan in plans]
            told.append(sum(worths[:3]) > sum(worths[-3:]))
    assert sum(told) > 0.9 * len(told) > 5
