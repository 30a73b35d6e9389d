"""How long a jump to any point of a replay takes, until that point is painted."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from alhambra_qt.files.settings import Settings
from alhambra_qt.games import game_for
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.play.replay import Replay
from alhambra_qt.tools.bench_figures import Clock, Time, most, verdict
from core.kernel.session import Session

JUMP = 100.0
"""Milliseconds."""
_JUMPS = 60


def measure_jumps(
    application: QApplication, session: Session[Any], size: tuple[int, int]
) -> list[Time]:
    """Jump to and fro in a replay, as if somebody clicked on its time line."""
    game = game_for(session.game.header)
    assert game is not None
    page = ReplayPage(Replay(session), game, Settings())
    page.resize(*size)
    page.show()
    page.begin()
    application.processEvents()
    random, times = Random(1), []
    for _ in range(_JUMPS):
        clock = Clock()
        page.bar.time_line.setValue(random.randint(0, page.replay.course.last))
        application.processEvents()
        times.append(clock.time())
    page.close()
    return times


def print_jumps(
    application: QApplication, session: Session[Any], name: str, size: tuple[int, int]
) -> None:
    """Say how long jumps in a game took in a window of this size."""
    times = measure_jumps(application, session, size)
    walls = [wall for wall, _ in times]
    title = f"{name}: a jump in a replay of {len(session.lines):,} lines"
    print(
        f"{title:<52}median {statistics.median(walls):5.1f}   95 % {most(walls):5.1f} ms   "
        f"of it processor {most([busy for _, busy in times]):5.1f}   "
        f"{verdict(most(walls), JUMP)}",
        flush=True,
    )
