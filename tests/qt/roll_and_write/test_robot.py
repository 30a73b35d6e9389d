"""Whole games of Roll & Write by mouse, alone and with others; every gesture, and no other way."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write.table_page import TablePage
from core.catalogue import game_of
from core.kernel.record import replay
from tests.qt.roll_and_write.games import new_session
from tests.qt.roll_and_write.robot import Done, Robot

AT_LEAST = 10
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"imaginary": 3, "contest": True}),
    (2, {}),
    (3, {}),
    (5, {}),
)


def test_a_robot_plays_whole_games_with_every_gesture(qtbot: QtBot, tmp_path: Path) -> None:
    counts: Counter[Done] = Counter()
    for number, (seats, options) in enumerate(GAMES):
        path = tmp_path / f"{number}.alhambra"
        session = new_session(seats, **options)
        session.write_to(path)
        page = TablePage(Match(session, Random(number)), Settings(speed=Speed.OFF))
        qtbot.addWidget(page)
        page.resize(1024, 700)
        page.show()
        page.begin()
        Robot(page, Random(number), counts).play()
        page.match.close()
        page.close()
        with path.open("rb") as file:
            *_, end = replay(file, game_of)
        assert end.referee.result is not None
    assert not {done.name: counts[done] for done in Done if counts[done] < AT_LEAST}
