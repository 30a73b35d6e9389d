"""Games for tests of the window: sessions in the middle, and records on disk."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from PySide6.QtWidgets import QDialog

from alhambra_qt.alhambra.presenters.history import Entry, History
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.running_game import RunningGame
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.play.match import Match
from alhambra_qt.play.players import players_of
from alhambra_qt.play.turns import TURN_ENDED, rest_in
from alhambra_qt.tutorial.coach import Coach
from core.alhambra.game import header_of
from core.catalogue import game_of
from core.kernel.bots import Answer
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session

D = TypeVar("D", bound=QDialog)

THREE_PERSONS = GameSetup((SeatSetup("Ann", 0), SeatSetup("Ben", 1), SeatSetup("Cem", 2)), seed=7)
PAINTED = 8
"""Of a whole game, one step of so many is painted."""


def begin(page: TablePage) -> TablePage:
    """Let the match of a page go on; the person to play is there."""
    page.begin()
    return lift_curtain(page)


def lift_curtain(page: TablePage) -> TablePage:
    """The person to play is there, if anybody was called."""
    if page.curtain.isVisible():
        page.curtain.lift()
    return page


def game_of_window(window: MainWindow) -> RunningGame:
    """The game on the table."""
    assert window.game is not None
    return window.game


def table_of(window: MainWindow) -> TablePage:
    """The page of the board game that is played."""
    page = game_of_window(window).page
    assert isinstance(page, TablePage)
    return page


def coach_of(window: MainWindow) -> Coach:
    """The coach of the first game."""
    coach = table_of(window).findChild(Coach)
    assert coach is not None
    return coach


def dialog_of(window: MainWindow, kind: type[D]) -> D:
    """The dialog of this kind that is open."""
    (dialog,) = window.findChildren(kind)
    return dialog


def new_session(*names: str, kinds: tuple[str, ...] = (), **more: Any) -> Session[Any]:
    """A game of these people before anything has happened."""
    names = names or ("Ann", "Ben", "Cem")
    kinds = kinds or ("human",) * len(names)
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=True)]
    return Session(game_of(header_of(seats, **more)))


def play_on(session: Session[Any], actions: int = 10_000, seed: int = 1) -> Session[Any]:
    """Let chance and random seats go on for so many actions, or to the end.

    The last turn has ended: nobody at the window has to do that.
    """
    random = Random(seed)
    rules = session.game.rules
    for _ in range(actions):
        if session.decision is None:
            break
        if session.decision.seat == CHANCE:
            session.play(rules.draw(session.state, random))
        else:
            session.play(rules.any_legal_action(session.state, random))
    return with_turn_ended(session)


def play_once(session: Session[Any], random: Random) -> None:
    """Let chance or a random seat act once; a turn that is over by that rests."""
    rules = session.game.rules
    is_chance = session.decision.seat == CHANCE
    act = rules.draw if is_chance else rules.any_legal_action
    session.play(act(session.state, random))


def with_turn_ended(session: Session[Any]) -> Session[Any]:
    """A game whose last turn was ended, if it was a person's."""
    if rest_in(session, players_of(session.game.header, session.lines)) is not None:
        session.play(TURN_ENDED)
    return session


def history_of(session: Session[Any], shown: Any = None) -> Sequence[Entry]:
    """All that somebody who watches may know, at an earlier table if that is the one shown."""
    history = History(session.game.start())
    return history.at(session.state if shown is None else shown, session.played, None)


def play_for_computer(match: Match, random: Random) -> None:
    """Let the computer to play do anything, as if its program had answered; none is started."""
    if not match.is_resting:
        session = match.session
        match.computers.answer = Answer(session.game.rules.any_legal_action(session.state, random))
    match._on_due()


def record_of(session: Session[Any], path: Path) -> Path:
    """A file with what has happened."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(path, session.game.header, session.lines)
    return path


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """Writing beyond this fails in the middle, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def play_out(page: TablePage, act: Callable[[], None]) -> None:
    """Act until the game is over; painting every step would take a fifth of the time."""
    for number in count():
        if page.match.is_over:
            return
        page.setUpdatesEnabled(number % PAINTED == 0)
        act()
