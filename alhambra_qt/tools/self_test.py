"""``alhambra-qt --self-test``: does the program have all it needs, here, as it was installed?

It needs no display, and touches nothing of the user's: games and settings lie in a folder of their
own. What it does it prints, a line each.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6 import __version__ as qt_version
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel

import core
from alhambra_qt.application import Application
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.settings import Settings, SettingsFile, Speed
from alhambra_qt.files.storage import SUFFIX, folders_in, saved_games
from alhambra_qt.games import games_on_screen
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.pages.running_game import RunningGame
from alhambra_qt.play.computers.programs import is_frozen, lab_program, python_path
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup
from alhambra_qt.tools.self_test_files import DISTRIBUTION, PARTS, Failure, colours_of
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words.languages import SOURCE, Translators, languages
from core.alhambra.rulesets import MODULES
from core.kernel.lines import Line

SIZE = (1366, 768)
MOMENT = 20
"""Milliseconds between two looks at a game that goes on."""
PATIENCE = 120.0
"""Seconds in which something has to happen in a game."""
EARLY, FEWEST_COLOURS = 12, 400
"""After so many actions the table is drawn; a table without pictures has fewer colours."""
TURNS = 20
"""So many moves show that a table works."""

QTS_OWN = "QPlatformTheme"
"""Where Qt keeps the words of its buttons; as a name, lupdate does not take them for ours."""


def self_test(keep: Path | None = None) -> int:
    """Try everything; the exit code. Pictures and records stay in ``keep``, if it is given."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
        return _Test(Path(scratch), keep or Path(scratch)).run()


class _Test:
    """One run."""

    def __init__(self, scratch: Path, keep: Path) -> None:
        self._folders = folders_in(scratch / "with a space and ä")
        self._keep = keep
        self._application = Application([DISTRIBUTION])
        self._translators = Translators(self._application)
        self._translators.change_to(SOURCE)
        settings = Settings(speed=Speed.OFF, language=SOURCE)
        self._window = MainWindow(
            self._folders, SettingsFile(self._folders.settings), settings, self._translators
        )
        self._window.open_up()
        self._window.showNormal()
        self._window.resize(*SIZE)

    def run(self) -> int:
        """All parts in their order; whether one has failed, the others are tried."""
        kind = "the packaged program" if is_frozen() else f"in {sys.executable}"
        print(f"alhambra-qt {core.__version__}, {kind}")
        print(f"Python {sys.version.split()[0]}, Qt {qt_version}, {sys.platform}")
        parts: tuple[tuple[str, Callable[[], str]], ...] = (
            *PARTS,
            ("pages", self._pages),
            ("a game between computers", self._game),
            ("every module, and the other games", self._others),
            ("every level", self._levels),
            ("a replay", self._replay),
            ("a picture of a game", self._picture),
            ("save and load", self._save_and_load),
            ("languages", self._languages),
        )
        failed = [name for name, part in parts if not self._went_well(name, part)]
        self._window.close()
        print(f"FAILED: {', '.join(failed)}" if failed else "All is well.")
        return 1 if failed else 0

    def _went_well(self, name: str, part: Callable[[], str]) -> bool:
        try:
            print(f"ok      {name}: {part()}", flush=True)
        except Exception as error:  # noqa: BLE001 (whatever it is, the other parts are tried too)
            print(f"FAILED  {name}: {type(error).__name__}: {error}", flush=True)
            return False
        return True

    # What has to work

    def _pages(self) -> str:
        window = self._window
        drawn = [self._draw("start")]
        for name, show in (
            ("new-game", window.show_new_game_page),
            ("rules", window.show_rule_book),
            ("first-game", window.table.begin_tutorial),
            ("first-dice-game", partial(window.table.begin_tutorial, "roll-and-write")),
        ):
            show()
            drawn.append(self._draw(name))
        window.show_start_page()
        return ", ".join(drawn)

    def _game(self) -> str:
        seats = tuple(SeatSetup(f"Computer {at + 1}", at, LEVELS[0]) for at in range(3))
        game = self._begin(GameSetup(seats, seed=1))
        self._wait_until(lambda lines: len(lines) > EARLY)
        drawn = self._draw("table")
        self._wait_until(lambda lines: "result" in lines[-1])
        assert game.path is not None
        (self._keep / f"game{SUFFIX}").write_bytes(game.path.read_bytes())
        result = game.match.session.lines[-1]["result"]
        self._window.show_start_page()
        total = "–".join(str(points) for points in result["total"])
        return f"{total}, played by {' '.join(lab_program())}; drawn: {drawn}"

    def _others(self) -> str:
        """Some turns with all modules at once, and of each other game."""
        modules = tuple(MODULES)
        drawn = []
        for game in games_on_screen():
            seats = tuple(SeatSetup(f"Computer {at + 1}", at, LEVELS[0]) for at in range(3))
            setup = GameSetup(seats, seed=3, game=game.name)
            with_all = setup._replace(modules=modules)
            self._begin(with_all if game.accepts(with_all) else setup)
            self._wait_until(lambda lines: sum("do" in line for line in lines) > TURNS)
            drawn.append(self._draw(f"table-{game.name}"))
            self._window.show_start_page()
        return ", ".join(drawn)

    def _levels(self) -> str:
        seats = tuple(SeatSetup(level, at, level) for at, level in enumerate(LEVELS))
        self._begin(GameSetup(seats, seed=2))
        self._wait_until(
            lambda lines: {line["seat"] for line in lines if "do" in line} >= {*range(len(seats))}
        )
        self._window.show_start_page()
        return f"{', '.join(LEVELS)} answer"

    def _save_and_load(self) -> str:
        lines = self._finished().read_text("utf-8").splitlines(keepends=True)
        half = self._folders.games / f"half{SUFFIX}"
        half.write_text("".join(lines[: len(lines) // 2]), "utf-8", newline="\n")
        self._window.open_record(half)
        game = self._running()
        opened = len(game.match.session.lines)
        self._wait_until(lambda lines: len(lines) > opened)
        copy = self._keep / f"copy{SUFFIX}"
        self._window.save_as(copy)
        if read_game(copy).lines != game.match.session.lines:
            raise Failure("what was loaded is not what was saved")
        return f"{opened} lines loaded, played on, saved and loaded again"

    def _replay(self) -> str:
        finished = self._finished()
        self._window.watch_record(finished)
        page = self._window.page
        if not isinstance(page, ReplayPage):
            raise Failure("the game can't be watched")
        replay, lines = page.replay, read_game(finished).lines
        replay.go_to(replay.course.last // 2)
        half = len(replay.played)
        replay.step()
        stepped = replay.cursor - replay.course.last // 2
        drawn = self._draw("replay")
        replay.go_to(replay.course.last)
        if not 0 < half < len(replay.played) or stepped != 1 or not replay.is_over:
            raise Failure("it doesn't go where it should")
        if replay.session.lines != lines:
            raise Failure("what is shown is not what was played")
        self._window.show_start_page()
        return f"{len(replay.course.turns)} turns watched; drawn: {drawn}"

    def _picture(self) -> str:
        """As somebody asks for it: with the program's own command."""
        program = [sys.executable] if is_frozen() else [sys.executable, "-P", "-m", "alhambra_qt"]
        images = []
        for name, at in (("picture", []), ("picture-early", ["--at", str(EARLY)])):
            file = self._keep / f"{name}.png"
            done = subprocess.run(  # noqa: S603 (our own program)
                [
                    *program,
                    "--picture",
                    file,
                    "--size",
                    f"{SIZE[0]}x{SIZE[1]}",
                    *at,
                    self._finished(),
                ],
                capture_output=True,
                check=False,
                text=True,
                env={**os.environ, "PYTHONPATH": python_path()},
            )
            if done.returncode != 0:
                raise Failure(done.stderr.strip() or f"it ends with {done.returncode}")
            images.append(QImage(str(file)))
        colours = [colours_of(image) for image in images]
        if min(colours) < FEWEST_COLOURS or images[0] == images[1]:
            raise Failure(f"the pictures have {colours} colours")
        return f"written at two events, in {colours[0]} and {colours[1]} colours"

    def _languages(self) -> str:
        codes = languages()
        in_source = self._words()
        for code in codes:
            self._translators.change_to(code)
            self._application.processEvents()
            cancel = QCoreApplication.translate(QTS_OWN, "Cancel")
            if code != SOURCE and (self._words() == in_source or cancel == "Cancel"):
                raise Failure(f"{code} is not spoken")
            self._draw(f"table-{code}")
        self._translators.change_to(SOURCE)
        return f"{', '.join(codes)} spoken"

    # Helpers

    def _begin(self, setup: GameSetup) -> RunningGame:
        self._window.start_game(setup)
        return self._running()

    def _running(self) -> RunningGame:
        game = self._window.game
        if game is None:
            raise Failure("there is no game on the table")
        return game

    def _finished(self) -> Path:
        """The record of the game that computers have played to its end."""
        games = saved_games(self._folders.games, 10)
        return next(game.path for game in games if game.is_finished)

    def _wait_until(self, is_done: Callable[[Sequence[Line]], bool]) -> None:
        """Let the game go on, unseen; what it shows in between is closed as a person would."""
        game = self._running()
        page, session = game.page, game.match.session
        seen, deadline = 0, monotonic() + PATIENCE
        self._window.setUpdatesEnabled(False)
        while not is_done(session.lines):
            self._wait()
            for overlay in page.findChildren(Overlay):
                overlay.close()
            if game.match.stuck is not None:
                raise Failure(f"a computer player is out: {game.match.stuck.reason}")
            if len(session.lines) != seen:
                seen, deadline = len(session.lines), monotonic() + PATIENCE
            elif monotonic() > deadline:
                raise Failure(f"nothing has happened for {PATIENCE:.0f} seconds")
        self._window.setUpdatesEnabled(True)

    def _wait(self) -> None:
        """Until something happens, or for a moment: the computers need the processor."""
        waiting = QEventLoop()
        QTimer.singleShot(MOMENT, waiting.quit)
        waiting.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _draw(self, name: str) -> str:
        """A picture of the window."""
        self._application.processEvents()
        image = self._window.grab().toImage()
        colours = colours_of(image)
        if colours < FEWEST_COLOURS:
            raise Failure(f"the picture of the {name} has {colours} colours only")
        if not image.save(str(self._keep / f"{name}.png")):
            raise Failure(f"the picture of the {name} can't be saved")
        return f"{name} in {colours} colours"

    def _words(self) -> list[str]:
        """What buttons and labels of the window say."""
        buttons = self._window.findChildren(QAbstractButton)
        labels = self._window.findChildren(QLabel)
        return [button.text() or button.toolTip() for button in buttons] + [
            label.text() for label in labels
        ]
