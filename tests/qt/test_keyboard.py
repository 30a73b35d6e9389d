"""The table by keyboard: whole games, and each key by itself."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from pytestqt.qtbot import QtBot

from alhambra_qt.match import Match
from alhambra_qt.settings import Settings, Speed
from alhambra_qt.windows.table_page import TablePage
from core.catalogue import game_of
from core.kernel.record import replay
from tests.qt.games import new_session
from tests.qt.typist import Typed, Typist

NAMES = ("Ann", "Ben", "Cem")


def test_whole_games_are_played_by_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    counts: Counter[Typed] = Counter()
    for seats in (2, 3):
        path = tmp_path / f"{seats}.alhambra"
        session = new_session(*NAMES[:seats])
        session.write_to(path)
        match = Match(session, Random(seats))
        page = TablePage(match, Settings(speed=Speed.OFF))
        qtbot.addWidget(page)
        page.resize(1024, 700)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.begin()
        Typist(page, Random(seats), counts).play()
        match.close()
        page.close()
        with path.open("rb") as file:
            *_, end = replay(file, game_of)
        assert end.referee.result is not None
    assert not {typed.name for typed in Typed if not counts[typed]}
