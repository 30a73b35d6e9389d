"""The bench measures what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.files.settings import SettingsFile
from alhambra_qt.files.storage import saved_games
from alhambra_qt.tools import bench_start
from alhambra_qt.tools.bench_dice import measure_dice
from alhambra_qt.tools.bench_drag import measure_drag
from alhambra_qt.tools.bench_hand import Hand
from alhambra_qt.tools.bench_replay import measure_jumps
from alhambra_qt.tools.bench_start import furnish, print_start
from alhambra_qt.tools.bench_table import drag_of_a_tile, late_page, late_session

TOP = Path(__file__).parents[3]


def test_starts_of_two_checkouts_are_measured_in_turn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.symlink_to(TOP)
    print_start(1, [TOP, other])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" in ")[0] for line in lines] == 2 * [
        "first frame of a bare window",
        "first frame of the very first start",
        "first frame of a usual start",
    ]
    assert all("other" in line for line in lines[3:])
    assert all("ratio" in line for line in lines if "bare" not in line)


def test_a_checkout_that_does_not_end_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before there was a first frame to be asked for, the program stayed open."""
    (tmp_path / "alhambra_qt").mkdir()
    (tmp_path / "alhambra_qt" / "__init__.py").write_text("import time\ntime.sleep(60)\n")
    monkeypatch.setattr(bench_start, "PATIENCE", 0.3)
    with pytest.raises(SystemExit, match="doesn't end after its first frame"):
        print_start(1, [tmp_path])


def test_a_usual_home_has_games_to_continue_and_to_look_at(tmp_path: Path) -> None:
    furnish(tmp_path)
    games = saved_games(tmp_path / "alhambra-qt" / "games", 100)
    assert {game.is_finished for game in games} == {True, False}
    assert SettingsFile(tmp_path / "alhambra-qt" / "settings.json").is_there()


def test_a_drag_of_a_die_is_measured(qapp: QApplication) -> None:
    figures = measure_dice(qapp, 1024, 700)
    assert len(figures["frame"]) > 100
    assert len(figures["highlights"]) == 4


def test_a_drag_over_a_late_table_is_measured(qapp: QApplication) -> None:
    figures = measure_drag(qapp, 1024, 700)
    assert len(figures["frame"]) > 100
    assert len(figures["highlights"]) == 4
    assert all(busy >= 0 for _, busy in figures["paint"])
    assert figures["memory"] > 0


def test_jumps_in_a_replay_are_measured(qapp: QApplication) -> None:
    session = late_session()
    times = measure_jumps(qapp, session, (1024, 700))
    assert len(times) > 20
    assert all(0 <= busy <= wall + 1 for wall, busy in times)
    assert session.decision is not None


def test_the_late_table_has_six_seats_and_something_to_buy(
    qapp: QApplication, qtbot: QtBot
) -> None:
    page = late_page(1024, 700, [])
    qtbot.addWidget(page)
    qapp.processEvents()
    hand = Hand(qapp, page)
    hand.pick_up(drag_of_a_tile(0, page)[0])
    assert isinstance(page.scene.dragged, Piece)
    assert len(page.match.players) == 6
    hand.let_go_nowhere()
    assert page.scene.dragged is None
