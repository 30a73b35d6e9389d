"""Whole games for 2, 3 and 6 are watched, with the mouse and with keys."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from pathlib import Path
from random import Random

import pytest

from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.replay_page import ReplayPage
from tests.qt.games import new_session, play_on, record_of
from tests.qt.watchers import Clicked, Clicker, Pressed, Presser, Watcher

NAMES = ("Ann", "Ben", "Cem", "Dea", "Eva", "Fay")
SEATS = (2, 3, 6)
AT_LEAST = 10


@pytest.mark.parametrize(("kind", "gestures"), [(Clicker, Clicked), (Presser, Pressed)])
def test_a_robot_watches_whole_games_in_every_way(
    window: MainWindow,
    tmp_path: Path,
    kind: type[Watcher[Enum]],
    gestures: type[Enum],
) -> None:
    counts: Counter[Enum] = Counter()
    window.resize(1366, 768)
    deeds = AT_LEAST * len(gestures) // len(SEATS) + 6
    for seats in SEATS:
        session = play_on(new_session(*NAMES[:seats]), seed=seats)
        path = record_of(session, tmp_path / "mail" / f"{seats}.alhambra")
        content = path.read_bytes()
        window.watch_record(path)
        page = window.page
        assert isinstance(page, ReplayPage)
        kind(page, Random(seats), counts).watch(deeds)
        assert path.read_bytes() == content
        assert list(window.folders.games.glob("*")) == []
    seldom = {one.name: counts[one] for one in gestures if counts[one] < AT_LEAST}
    assert not seldom
