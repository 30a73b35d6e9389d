"""A table loads nothing that is neither seen on it nor used."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import enum, sys
make, made = enum.EnumType.__new__, []
def note(kind, name, *more, **options):
    made.append(name)
    return make(kind, name, *more, **options)
enum.EnumType.__new__ = note

from alhambra_qt.system.pyside import load_pyside
load_pyside()
from PySide6.QtCore import QCoreApplication, QTimer
from alhambra_qt.__main__ import main
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup

open_up = MainWindow.open_up

def then_play(window):
    open_up(window)
    QTimer.singleShot(0, lambda: start(window))

def start(window):
    seats = SeatSetup("Ann", 0), SeatSetup("Zaida", 1, LEVELS[0])
    window.start_game(GameSetup(seats, game=sys.argv[1]))
    QTimer.singleShot(500, lambda: end(window))

def end(window):
    print(type(window.page).__module__)
    print(*sys.modules)
    print(*made)
    window.close()
    QCoreApplication.quit()

MainWindow.open_up = then_play
sys.exit(main([]))
"""

UNUSED_MODULES = {
    "unicodedata": "the table of all letters, for names with others than A to Z",
}

UNUSED_NAMES = {
    "DockWidgetFeature": "docks",
    "FontDialogOption": "dialogs for fonts",
    "WizardOption": "wizards",
}
"""Enumerations of widgets that the program doesn't have. PySide6 loads every kind of widget if it
has to find out what a widget is that Qt has made by itself, such as the viewport of a view."""


@pytest.mark.parametrize("game", ["alhambra", "roll-and-write"])
def test_a_table_loads_nothing_that_it_does_not_use(game: str, tmp_path: Path) -> None:
    environment = {name: text for name, text in os.environ.items() if "COVERAGE" not in name}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game],
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)},
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    page, modules, names = done.stdout.splitlines()
    assert page == f"alhambra_qt.{game.replace('-', '_')}.table_page"
    assert [why for name, why in UNUSED_MODULES.items() if name in modules.split()] == []
    assert "ViewportUpdateMode" in names.split()  # of a view: it is seen
    assert [whose for name, whose in UNUSED_NAMES.items() if name in names.split()] == []
