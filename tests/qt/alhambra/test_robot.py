"""Whole games for 2, 3 and 6 persons, played through the page with mouse and keys.

What is heard, and whether a replay shows the same, is looked at in the same games.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.presenters import regions
from core.catalogue import game_of
from core.kernel.record import replay
from tests.qt.robot import Gesture, page_of_a_game, play_a_game
from tests.qt.witnesses import Listener, Onlooker

AT_LEAST = 10
MODULES = {
    2: ["walls", "change", "traders"],
    3: ["walls", "thieves", "change", "traders"],
    6: ["thieves", "change", "traders"],
}
"""What is played, by the number of seats."""


@pytest.mark.long
def test_a_robot_plays_whole_games_with_every_gesture(qtbot: QtBot, tmp_path: Path) -> None:
    counts: Counter[Gesture] = Counter()
    walled: Counter[str] = Counter()
    for number, seats in enumerate((2, 3, 6)):
        path = tmp_path / f"{number}.alhambra"
        page = page_of_a_game(path, seats, MODULES[seats], number)
        qtbot.addWidget(page)
        listener, onlooker = Listener(page), Onlooker(page)
        robot = play_a_game(page, seats, counts)
        walled += robot.walled
        listener.testify()
        if seats == 3:
            onlooker.testify()
        page.match.close()
        page.close()
        with path.open("rb") as file:
            *_, end = replay(file, game_of)
        assert end.referee.result is not None
    seldom = {gesture.name: counts[gesture] for gesture in Gesture if counts[gesture] < AT_LEAST}
    assert not seldom
    assert walled.keys() >= {regions.PALACE, regions.RESERVE}
