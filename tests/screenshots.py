"""The pictures of the README, drawn anew from the games in ``docs/screenshots/games``.

    python -m tests.screenshots                  # all of them, into docs/screenshots
    python -m tests.screenshots --into FOLDER

No display is needed. Each game is a record; the numbers below are lines of it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from alhambra_qt.alhambra import table_page as alhambra_page
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.application import Application
from alhambra_qt.files.reading import good_parts
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.new_games import NewGame
from alhambra_qt.roll_and_write import table_page as dice_page
from alhambra_qt.roll_and_write.gestures import SHEET, Step
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.sheets.end_words import Cell
from alhambra_qt.words.languages import Translators
from core.alhambra.palace import place
from core.kernel.session import Session
from tests import contact_sheet
from tests.qt import places

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZE = "1366x768"
SIX = "six.png"
A_TOWER_FITS = 81
A_DIE_HELPS = 64
THE_TABLE_IS_FULL = 222


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw all of them; the result is the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots")
    parser.add_argument("--into", type=Path, default=FOLDER)
    folder = parser.parse_args(arguments).into
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = Application(["alhambra-qt"])
    with tempfile.TemporaryDirectory() as home:
        window = contact_sheet.open_window(Path(home), Translators(application), "en", SIZE, 1.0)
        for name, show in PICTURES.items():
            show(window)
            places.settle()
            window.grab().save(str(folder / name))
        window.close()
    return _draw_six(folder / SIX)


def _play(window: MainWindow, game: str, events: int | None = None) -> Any:
    """The table of a game after so many events, or at its end."""
    parts = good_parts(FOLDER / "games" / f"{game}.alhambra")
    session: Session[Any] | None = None
    for part in islice(parts, None if events is None else events + 1):
        assert part.problem is None, part.problem
        session = part.session
    assert session is not None
    window.table.play(NewGame(session, Random(1)))
    places.settle()
    return window.page


def _drag_a_tower(window: MainWindow) -> None:
    """Where it lengthens the wall and is paid exactly."""
    page = _play(window, "three", A_TOWER_FITS)
    assert isinstance(page, alhambra_page.TablePage)
    page.scene.hands.pick_up(Piece(regions.MARKET, "tower-13-e"))
    page.scene.making_room.at_once()  # so that every place that glows is in the picture
    page.scene.hands.carry_to(place(0, -1))


def _celebrate(window: MainWindow) -> None:
    """The end of the same game."""
    _end(window, "three")


def _turn_a_die(window: MainWindow) -> None:
    """What a pip more would offer."""
    page = _play(window, "dice", A_DIE_HELPS)
    assert isinstance(page, dice_page.TablePage)
    model = page.scene.model
    assert model is not None
    own = (die for die in model.dice() if die.where == SHEET and die.seat == model.large)
    page.director.touch(next(die for die in own if die.colour == "yellow"))
    step = page.scene.signs.steps[-1]
    assert isinstance(step, Step)
    page.scene.hands.pointer = page.scene.rect_of(step).center()
    page.director.hover(step)


def _light_the_lines(window: MainWindow) -> None:
    """The end of the same game: which rows and columns score."""
    end = _end(window, "dice")
    assert isinstance(end, EndOverlay)
    end.points.select(Cell(2, "lines"))


def _end(window: MainWindow, game: str) -> object:
    page = _play(window, game)
    page.sheets.show_end()
    return page.overlays.current


def _draw_six(file: Path) -> int:
    """The fullest table, as ``alhambra-qt --picture`` draws it."""
    record = FOLDER / "games" / "six.alhambra"
    options = ["--at", str(THE_TABLE_IS_FULL), "--size", SIZE, "--language", "nl", "--open"]
    command = [sys.executable, "-m", "alhambra_qt", "--picture", str(file), *options, str(record)]
    return subprocess.run(command, check=False).returncode


PICTURES: dict[str, Callable[[MainWindow], None]] = {
    "table.png": _drag_a_tower,
    "winner.png": _celebrate,
    "dice.png": _turn_a_die,
    "dice-end.png": _light_the_lines,
}


if __name__ == "__main__":
    sys.exit(main())
