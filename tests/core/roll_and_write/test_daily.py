"""The dice of a day: the same for everyone, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from datetime import date
from random import Random
from typing import Any

from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.game import header_of
from core.roll_and_write.imaginary_players import RolledForImaginary
from core.roll_and_write.passing_on import Rolled

DAY = date(2026, 11, 17)
HEADER = header_of(unnamed_seats(1), imaginary=2)


def played(day: date, seed: int) -> list[tuple[int, Rolled | RolledForImaginary]]:
    """All rolls of a game in which somebody chooses at random, each with its round."""
    session: Session[Any] = Session(game_of(HEADER))
    dice, random = DailyDice(day), Random(seed)
    rolls = []
    while (decision := session.decision) is not None:
        if decision.seat == CHANCE:
            rolled = dice.draw(session.state)
            rolls.append((session.state.score_sheet.round, rolled))
            session.play(rolled)
        else:
            session.play(session.game.rules.any_legal_action(session.state, random))
    return rolls


def firsts(rolls: list[tuple[int, Any]]) -> dict[tuple[object, ...], tuple[int, int]]:
    """The first die of each colour of the first to roll in a round, by round and roller."""
    shown: dict[tuple[object, ...], tuple[int, int]] = {}
    for number, roll in rolls:
        key = (number, type(roll), roll[0])
        if number:
            shown.setdefault(key, (roll.yellow[0], roll.blue[0]))
    return shown


def test_dice_do_not_depend_on_what_was_chosen() -> None:
    one, other = played(DAY, 1), played(DAY, 2)
    assert one != other  # they played differently
    assert {len(roll.yellow) for number, roll in one if number} == {1, 2}
    assert firsts(one) == firsts(other)
    assert [roll for number, roll in one if not number] == [
        roll for number, roll in other if not number
    ]


def test_another_day_has_other_dice() -> None:
    assert played(DAY, 1) == played(DAY, 1)
    assert firsts(played(DAY, 1)) != firsts(played(date(2026, 11, 18), 1))


def test_all_pips_come_as_often_and_a_failed_roll_is_not_repeated_for_ever() -> None:
    rolls = [roll for day in range(1, 29) for _, roll in played(date(2027, 2, day), day)]
    for colour in ("yellow", "blue"):
        pips = Counter(pip for roll in rolls for pip in getattr(roll, colour))
        share = sum(pips.values()) / 6
        assert all(abs(count - share) < share * 0.15 for count in pips.values()), pips
