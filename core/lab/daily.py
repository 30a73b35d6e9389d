"""``alhambra-lab daily``: what the expert scores with a day's dice, with two imaginary players."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from datetime import date
from typing import TYPE_CHECKING, Any

from core.catalogue import game_of
from core.kernel.bots import Interpreter
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session
from core.lab.numbers import amount_of_work
from core.levels import brain_of
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.game import header_of

if TYPE_CHECKING:
    from core.lab.options import Commands

BUDGET = 0.05
"""It plays a whole game at once, beside a person's."""


def add_to(commands: Commands) -> None:
    """Add this command."""
    told = "say what the expert scores with a day's dice in Roll & Write"
    parser = commands.add_parser("daily", help=told)
    parser.add_argument("day", type=_day, metavar="DATE", help="such as 2026-11-17")
    parser.add_argument(
        "--budget",
        type=amount_of_work,
        default=BUDGET,
        metavar="FACTOR",
        help=f"how much of the usual work to do (default: {BUDGET})",
    )
    parser.set_defaults(run=run)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a date such as 2026-11-17") from None


def run(options: Namespace) -> int:
    """Play it, and say the points."""
    print(points_of_the_expert(options.day, options.budget))
    return 0


def points_of_the_expert(day: date, budget: float = BUDGET) -> int:
    """What the expert scores with a day's dice."""
    session: Session[Any] = Session(game_of(header_of(unnamed_seats(1))))
    dice = DailyDice(day)
    interpreter = Interpreter(session.game, 0)
    expert = brain_of("expert", interpreter.hello(), budget)
    while (decision := session.decision) is not None:
        if decision.seat == CHANCE:
            session.play(dice.draw(session.state))
        else:
            asked = interpreter.decide(session.state)
            move = expert.decide(asked["view"], asked["moves"]).move
            session.play(session.game.notation.read(move)[1])
    points: int = session.state.score_sheet.final_score.total[0]
    return points
