"""Watching a game that was played before: from its record, as far as that is good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alhambra_qt.dialogs.record_dialog import BadRecord, RecordDialog
from alhambra_qt.files.reading import GoodPart, Reading
from alhambra_qt.games import game_for
from alhambra_qt.pages import record_problems
from alhambra_qt.pages.opening import read
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.play.course import Moment
from alhambra_qt.play.match import Match
from alhambra_qt.play.new_games import play_on
from alhambra_qt.play.replay import Replay
from alhambra_qt.words.languages import tr
from core.kernel.lines import BadLine
from core.kernel.session import Session

if TYPE_CHECKING:
    from alhambra_qt.pages.main_window import MainWindow


def watch_record(window: MainWindow, path: Path) -> None:
    """Read a record as far as it is good, and show it; whatever is shown meanwhile stays."""
    read(window, Reading(path, window), partial(_on_read, window))


def _on_read(window: MainWindow, part: GoodPart) -> None:
    session, problem = part.session, part.problem
    if session is None:
        assert problem is not None
        RecordDialog(window, window.unit, record_problems.bad_record(part.path, problem)).open()
    elif game_for(session.game.header) is None:
        no_table = BadRecord(part.path, record_problems.no_table)
        RecordDialog(window, window.unit, no_table).open()
    else:
        why = None if problem is None else partial(why_no_further, problem)
        watch(window, session, why)


def watch(
    window: MainWindow, session: Session[Any], problem: Callable[[], str] | None = None
) -> None:
    """Show a game from its beginning; ``problem`` says why its record goes no further."""
    game = game_for(session.game.header)
    assert game is not None
    page = ReplayPage(Replay(session), game, window.settings, problem)
    page.play_on_wanted.connect(partial(_play_on, window, page.replay))
    window.table.show_replay(page)


def look_back(window: MainWindow, match: Match, moment: Moment) -> None:
    """Show a moment of the game that is being played, as far as everyone may know it."""
    game = game_for(match.game.header)
    assert game is not None
    replay = Replay(match.session, rests=match.is_resting)
    page = ReplayPage(replay, game, window.settings, leads_back=True)
    window.table.show_above(page)
    page.begin()
    page.show_moment(moment)


def _play_on(window: MainWindow, replay: Replay) -> None:
    rests = replay.course.stops[replay.cursor].rests
    new = play_on(replay.game.header, replay.played, replay.players, rests=rests)
    window.table.play(new)


def why_no_further(problem: BadLine | OSError) -> str:
    """Why a game can be watched only up to some point."""
    why = record_problems.told(problem)
    if not isinstance(problem, BadLine) or problem.number is None:
        return why
    return tr(
        "There’s a problem on line {number}, so you can only watch this game up to there. {why}"
    ).format(number=problem.number, why=why)
