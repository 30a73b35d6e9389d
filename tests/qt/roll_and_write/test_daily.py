"""A day's dice in a game of one's own, and the expert beside it."""

from __future__ import annotations

from datetime import date
from random import Random

from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write.daily import day_of, note_of, points_of_the_expert
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.session import Session
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.game import header_of

DAY = date(2026, 11, 17)


def test_a_record_says_whose_dice_it_rolls() -> None:
    assert day_of([{"event": "game"}, note_of(DAY)]) == DAY
    assert day_of([{"event": "game"}]) is None
    for bad in (None, 7, "tomorrow", ["2026-11-17"]):
        assert day_of([{"note": "daily", "day": bad}]) is None


def test_the_expert_makes_the_same_of_the_same_dice() -> None:
    header = header_of(unnamed_seats(1), imaginary=2)
    points = points_of_the_expert(header, DAY)
    assert points == points_of_the_expert(header, DAY) > 30
    assert points_of_the_expert(header, date(2026, 11, 1)) != points


def test_a_match_rolls_the_dice_of_its_day() -> None:
    session = Session(game_of(header_of(unnamed_seats(1), imaginary=2)))
    match = Match(session, Random(1), draw=DailyDice(DAY).draw)
    match.begin()
    dice, state = DailyDice(DAY), session.game.start()
    for played in session.played:
        assert played.action == dice.draw(state)
        state = session.game.rules.apply(state, played.action)
    match.close()
