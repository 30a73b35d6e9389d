"""What a turn and the log cost after very long games, beside what they cost after short ones."""

from __future__ import annotations

import statistics
from itertools import cycle, islice
from random import Random
from time import thread_time
from typing import Any

from PySide6.QtWidgets import QApplication

from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.application import Application
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.tools.bench_drag import SIZES
from alhambra_qt.tools.bench_replay import print_jumps
from alhambra_qt.tools.bench_table import late_session
from core.alhambra.buying import BuyTile
from core.alhambra.game import header_of
from core.alhambra.placing import KeepTile
from core.alhambra.redesigning import AddTile, RemoveTile
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session

SHORT, LONG = 200, 49_000
"""Lines of the two records."""
_TURNS = 21


def redesigning_session(lines: int) -> Session[Any]:
    """Three people who buy something, and then redesign to and fro until there are so many lines.

    They can do so for as long as a record may be.
    """
    random = Random(1)
    session: Session[Any] = Session(game_of(header_of(unnamed_seats(3))))
    rules = session.game.rules
    while not all(seat.reserve for seat in session.state.seats):
        if session.decision.seat == CHANCE:
            session.play(rules.draw(session.state, random))
            continue
        actions = rules.legal_actions(session.state)
        keeping = [action for action in actions if isinstance(action, KeepTile)]
        buying = [action for action in actions if isinstance(action, BuyTile)]
        wanted = keeping if session.state.seats[session.decision.seat].to_place else buying
        session.play(random.choice(wanted or actions))
    while session.decision.seat == CHANCE or session.state.seats[session.decision.seat].to_place:
        session.play(rules.any_legal_action(session.state, random))
    for _ in session.state.seats:
        session.play(redesign(session))
    adding = [one.action for one in session.played[-len(session.state.seats) :]]
    removing = [RemoveTile(action.add) for action in adding if isinstance(action, AddTile)]
    for action in islice(cycle((*removing, *adding)), lines - len(session.lines)):
        assert action is not None
        session.play(action)
    return session


def redesign(session: Session[Any]) -> Action:
    """The first redesign that the seat to play can do."""
    actions = session.game.rules.legal_actions(session.state)
    return next(action for action in actions if isinstance(action, AddTile | RemoveTile))


def page_of(session: Session[Any]) -> TablePage:
    """The table of a game, and somebody who plays."""
    page = TablePage(Match(session, Random(1)), Settings(speed=Speed.OFF))
    page.resize(1366, 768)
    page.show()
    page.begin()
    page.curtain.lift()
    if page.match.is_resting:
        page.match.end_turn()
        page.curtain.lift()
    return page


def measure(application: QApplication, lines: int) -> tuple[float, float]:
    """Milliseconds of the processor for a turn, and for opening the log after so many lines."""
    page = page_of(redesigning_session(lines))
    application.processEvents()
    turns, logs = [], []
    for _ in range(_TURNS):
        action = redesign(page.match.session)
        begin = thread_time()
        page.match.end_turn(action)
        page.curtain.lift()
        application.processEvents()
        turns.append(thread_time() - begin)
    for _ in range(_TURNS):
        begin = thread_time()
        page.looking.show_log()
        application.processEvents()
        logs.append(thread_time() - begin)
        page.overlays.close_all()
        application.processEvents()
    page.close()
    return statistics.median(turns) * 1000, statistics.median(logs) * 1000


def main() -> None:
    """Print both, and how they compare."""
    application = QApplication.instance() or Application(["bench"])
    assert isinstance(application, QApplication)
    short, long = measure(application, SHORT), measure(application, LONG)
    for title, few, many in zip(("a turn", "opening the log"), short, long, strict=True):
        print(
            f"{f'{title} after {LONG:,} lines':<48}{many:6.1f} ms   "
            f"after {SHORT}: {few:6.1f} ms   ratio {many / few:5.2f}",
            flush=True,
        )
    for name, size in SIZES.items():
        for session in (late_session(), redesigning_session(LONG)):
            print_jumps(application, session, name, size)
