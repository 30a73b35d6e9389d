"""Another sheet: from a file, remembered, and refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.roll_and_write.on_screen import GAME
from alhambra_qt.roll_and_write.setup_panel import RollAndWritePanel
from alhambra_qt.roll_and_write.sheet_dialog import SheetDialog
from core.roll_and_write.sheet import OUR_SHEET


@pytest.fixture
def panel(qtbot: QtBot) -> RollAndWritePanel:
    panel = GAME.setup_panel()
    qtbot.addWidget(panel)
    panel.changed.connect(panel.show_setup)
    panel.show_setup(GameSetup((SeatSetup("Ann", 0), SeatSetup("Ben", 1)), game=GAME.name))
    return panel


def chosen(panel: RollAndWritePanel) -> GameSetup:
    assert panel._setup is not None
    return panel._setup


def written(path: Path, sheet: Any) -> Path:
    path.write_text(json.dumps(sheet))
    return path


def test_a_sheet_from_a_file_is_played_on_until_ours_is_wanted(
    panel: RollAndWritePanel, tmp_path: Path
) -> None:
    other = OUR_SHEET.line()
    other["grid"] = other["grid"][::-1]
    panel.sheet.open(written(tmp_path / "other.json", other))
    setup = chosen(panel)
    assert GAME.new_game(setup).session.game.header["sheet"] == other
    assert GAME.accepts(setup)
    panel.sheet.ours.click()
    assert "sheet" not in GAME.new_game(chosen(panel)).session.game.header


def test_it_is_explained_before_a_file_is_asked_for(
    panel: RollAndWritePanel, tmp_path: Path
) -> None:
    """Ours can be saved, changed and played on."""
    panel.sheet.other.click()
    dialog = panel.sheet.findChild(SheetDialog)
    assert dialog is not None
    assert '"coins": 20' in dialog._example.toPlainText()
    dialog.scale(2)
    QApplication.processEvents()
    assert dialog._example.horizontalScrollBar().maximum() == 0
    dialog.save.click()
    (asking,) = dialog.findChildren(QFileDialog)
    path = tmp_path / "sheet.json"
    asking.fileSelected.emit(str(path))
    asking.close()
    assert path.name in dialog.told.text()
    dialog.write_example(tmp_path)
    assert "couldn’t be saved" in dialog.told.text()
    dialog.choose.click()
    dialog.findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    assert chosen(panel).options["sheet"] == OUR_SHEET.line()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda grid: grid[:5], "six rows"),
        (lambda grid: [*grid[:5], grid[5][:3]], "six rows"),
        (lambda grid: [*grid[:5], ["castle", *grid[5][1:]]], "doesn’t exist"),
        (lambda _grid: [["tower"] * 6] * 6, "leaves out"),
        (lambda _grid: 7, "no readable sheet"),
    ],
)
def test_a_bad_sheet_is_refused_in_a_sentence_and_ours_is_used(
    panel: RollAndWritePanel, tmp_path: Path, change: Any, told: str
) -> None:
    bad = OUR_SHEET.line()
    bad["grid"] = change(bad["grid"])
    panel.sheet.open(written(tmp_path / "bad.json", bad))
    assert told in panel.sheet.told.text()
    assert "bad.json" in panel.sheet.told.text()
    assert panel.sheet.told.text().endswith("You’ll play on ours.")
    assert "sheet" not in chosen(panel).options


def test_garbage_is_refused_in_a_sentence(panel: RollAndWritePanel, tmp_path: Path) -> None:
    for coins in ("many", 2, 3.5, None):
        panel.sheet.open(written(tmp_path / "coins.json", OUR_SHEET.line() | {"coins": coins}))
        assert "coins" in panel.sheet.told.text()
    for content in (b"", b"\xff\x00", b"[" * 10_000, b"{}"):
        path = tmp_path / "garbage.json"
        path.write_bytes(content)
        panel.sheet.open(path)
        assert "no readable sheet" in panel.sheet.told.text()
    panel.sheet.open(tmp_path / "gone.json")
    assert "no readable sheet" in panel.sheet.told.text()


def test_a_sheet_that_was_remembered_badly_is_ours(panel: RollAndWritePanel) -> None:
    panel.show_setup(chosen(panel)._replace(options={"sheet": {"grid": 7}}))
    assert "our own design" in panel.sheet.told.text()
