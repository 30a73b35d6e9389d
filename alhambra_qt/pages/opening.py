"""Opening a record: what can go wrong, and what is asked before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.reading_dialog import ReadingDialog
from alhambra_qt.dialogs.record_dialog import BadRecord, RecordDialog
from alhambra_qt.files.game_files import bot_seats, hand_to
from alhambra_qt.files.opened import Opened, claim_record
from alhambra_qt.files.reading import GoodPart, Reading, good_parts
from alhambra_qt.games import game_for
from alhambra_qt.pages import record_problems
from alhambra_qt.play.game_setup import PROGRAM
from alhambra_qt.play.new_games import NewGame
from core.kernel.lines import BadLine
from core.kernel.session import Session

if TYPE_CHECKING:
    from alhambra_qt.pages.main_window import MainWindow

_FIRST_EVENT = 2
"""The line of a record that follows the header."""


def open_record(window: MainWindow, path: Path, then: Callable[[NewGame, Opened], None]) -> None:
    """Claim a record, read it, ask what has to be asked, and hand the game on.

    A very long one is read while the window goes on, and nothing changes until it was read.
    """
    try:
        claimed = claim_record(path, window.folders.games)
    except OSError as error:
        _refuse(window, record_problems.bad_record(path, error), error)
        return

    def on_read(part: GoodPart) -> None:
        if part.problem is not None or part.session is None:
            claimed.let_go()
            assert part.problem is not None
            _refuse(window, record_problems.bad_record(path, part.problem), part.problem)
        else:
            _open(window, claimed.opened(part.session), then)

    read(window, Reading(claimed.path, window, partial=True), on_read, claimed.let_go)


def read(
    window: MainWindow,
    reading: Reading,
    then: Callable[[GoodPart], None],
    given_up: Callable[[], None] = lambda: None,
) -> None:
    """Read a record; if it takes long, say so, and let somebody give it up."""
    reading.done.connect(reading.deleteLater)
    reading.done.connect(then)
    reading.begin()
    if reading.is_going_on:
        dialog = ReadingDialog(window, window.unit)
        for give_up in (reading.cancel, reading.deleteLater, given_up):
            dialog.rejected.connect(give_up)
        reading.done.connect(dialog.accept)
        dialog.open()


def _open(window: MainWindow, opened: Opened, then: Callable[[NewGame, Opened], None]) -> None:
    session = opened.session
    if game_for(session.game.header) is None:
        opened.let_go()
        _refuse(window, BadRecord(opened.path, record_problems.no_table))
        return
    bots = () if session.decision is None else bot_seats(session)
    if not bots:
        then(_going_on(session), opened)
        return
    dialog = BotDialog(window, window.unit, bots)

    def on_answered(kind: str) -> None:
        if kind != PROGRAM:
            hand_to(session, bots, kind)
        then(_going_on(session), opened)

    dialog.answered.connect(on_answered)
    dialog.rejected.connect(opened.let_go)
    dialog.open()


def _going_on(session: Session[Any]) -> NewGame:
    return NewGame(session, Random())  # noqa: S311 (cards, not secrets)


def _refuse(window: MainWindow, record: BadRecord, error: BadLine | OSError | None = None) -> None:
    can_be_watched = isinstance(error, BadLine) and _has_a_good_part(record.path, error)
    dialog = RecordDialog(window, window.unit, record, can_be_watched=can_be_watched)
    dialog.watch_wanted.connect(lambda: window.watch_record(record.path))
    dialog.open()


def _has_a_good_part(path: Path, error: BadLine) -> bool:
    """Whether there is something to see before the line that is to blame."""
    if error.number is None or error.number <= _FIRST_EVENT:
        return False
    header = next(good_parts(path))
    return header.session is not None and game_for(header.session.game.header) is not None
