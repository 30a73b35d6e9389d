"""Whole games for 2, 3, 4 and 6 persons, played through the page with mouse and keys.

What is heard, and whether a replay shows the same, is looked at in the same games.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from core.catalogue import game_of
from core.kernel.record import replay
from tests.qt.games import new_session
from tests.qt.robot import Gesture, Robot
from tests.qt.witnesses import Listener, Onlooker

NAMES = ("Ann", "Ben", "Cem", "Dea", "Eva", "Fay")
AT_LEAST = 10
MODULES = {
    2: ["walls", "change", "traders"],
    3: ["walls", "thieves", "traders"],
    4: ["traders"],
    6: ["thieves", "change", "traders"],
}
"""What is played, by the number of seats."""


def test_a_robot_plays_whole_games_with_every_gesture(qtbot: QtBot, tmp_path: Path) -> None:
    counts: Counter[Gesture] = Counter()
    walled: Counter[str] = Counter()
    for number, seats in enumerate((2, 3, 6, 4)):
        path = tmp_path / f"{number}.alhambra"
        session = new_session(*NAMES[:seats], modules=MODULES[seats])
        session.write_to(path)
        match = Match(session, Random(number))
        page = TablePage(match, Settings(speed=Speed.OFF))
        qtbot.addWidget(page)
        page.resize(1024, 700)
        page.show()
        listener, onlooker = Listener(page), Onlooker(page)
        page.begin()
        robot = Robot(page, Random(seats), counts)
        robot.play()
        walled += robot.walled
        listener.testify()
        if seats == 3:
            onlooker.testify()
        match.close()
        page.close()
        with path.open("rb") as file:
            *_, end = replay(file, game_of)
        assert end.referee.result is not None
    seldom = {gesture.name: counts[gesture] for gesture in Gesture if counts[gesture] < AT_LEAST}
    assert not seldom
    assert walled.keys() >= {regions.PALACE, regions.RESERVE}
