"""A real window with a robot at it that says where the game is; see tests/kill_windows.py."""

from __future__ import annotations

import json
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from random import Random
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.__main__ import main
from alhambra_qt.files.own_file import GameFile
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.running_game import RunningGame
from alhambra_qt.pages.start_page import StartPage
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session
from tests.qt.played_games import GAMES, PlayedGame, Playing


def digest(what: object) -> str:
    """A short name for something long."""
    return sha256(repr(what).encode()).hexdigest()[:16]


def name_of(lines: list[Line]) -> list[Any]:
    """Which record it is."""
    return [len(lines), digest(lines)]


def before_chance(session: Session[Any]) -> list[list[Any]]:
    """The records before what chance has drawn last: who continues one of them lets it draw."""
    played, rules = session.played, session.game.rules
    lines, records = session.lines, []
    for before, one in zip(played[-2::-1], played[::-1], strict=False):
        decision = rules.decision(before.state)
        if one.action is None or decision is None or decision.seat != CHANCE:
            break
        lines = lines[: len(lines) - len(one.lines)]
        records.append(name_of(lines))
    return records


def report_of(game: RunningGame, played: PlayedGame = GAMES["board"]) -> Line:
    """Where a game is, for people at the screen."""
    match = game.match
    seen, moments = played.where(game)
    return {
        "record": name_of(match.session.lines),
        "before_chance": before_chance(match.session),
        "table": digest(seen),
        "seat": match.seat_to_play,
        "is_resting": match.is_resting,
        "is_over": match.is_over,
        "steps": match.steps_to_take_back(),
        **moments,
    }


def say(what: Line) -> None:
    """To whoever kills us."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class PlayedWindow:
    """Plays one game after another until the process dies."""

    def __init__(self, played: PlayedGame, seed: int) -> None:
        """Nothing is played before the window is there."""
        self._played = played
        self._random = Random(seed)
        self._counts: Counter[Any] = Counter()
        self._robot: Playing | None = None

    @property
    def window(self) -> MainWindow:
        """The window of the program."""
        (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
        return window

    def begin(self) -> None:
        """Continue the game that is there; else begin one."""
        self._guarded(self._begin)

    def _begin(self) -> None:
        if self._continue():
            say(self._report() | {"is_continued": True})
        else:
            self._new_game()
        self._timer = QTimer()
        self._timer.timeout.connect(lambda: self._guarded(self._act))
        self._timer.start(0)

    def _continue(self) -> bool:
        """Press Enter on the start page: it continues the last game, if there is one."""
        assert isinstance(self.window.page, StartPage)
        focused = self.window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
        if self.window.game is None:
            self.window.show_start_page()
            return False
        self._sit_down()
        return True

    def _new_game(self) -> None:
        self.window.start_game(self._played.setup(self._random))
        self._sit_down()
        say(self._report())

    def _sit_down(self) -> None:
        game = self._game()
        self._robot = self._played.robot(game.page, self._random, self._counts)
        game.match.stepped.connect(lambda _step: self._say_where_it_is())
        game.match.restored.connect(self._say_where_it_is)

    def _game(self) -> RunningGame:
        game = self.window.game
        assert game is not None
        return game

    def _report(self) -> Line:
        return report_of(self._game(), self._played)

    def _say_where_it_is(self) -> None:
        say(self._report())

    def _act(self) -> None:
        """A gesture, or now and then a walk to the start page and back."""
        assert self._robot is not None
        if self._game().match.is_over:
            self.window.show_start_page()
            self._new_game()
        elif self._random.random() < 0.03:
            before = self._report()
            self.window.show_start_page()
            assert self._continue()
            assert self._report() == before, "left and continued elsewhere"
        else:
            self._robot.act()
        self._say_where_it_is()

    def _guarded(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except BaseException:
            say({"failed": traceback.format_exc()})
            raise


def announce_writing() -> None:
    """Let every record be announced before it is written."""
    write, take_back = GameFile.write, GameFile.replace

    def announce(lines: list[Line]) -> None:
        say({"about": name_of(lines)})

    def session_lines() -> list[Line]:
        windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
        game = windows[0].game if windows else None
        return [] if game is None else game.match.session.lines

    def announced_write(self: GameFile, lines: Iterable[Line]) -> None:
        lines = list(lines)
        announce([*session_lines(), *lines])
        write(self, lines)

    def announced_replace(self: GameFile, lines: int, by: Iterable[Line]) -> None:
        by = list(by)
        there = session_lines()
        announce([*there[: len(there) - lines], *by])
        take_back(self, lines, by)

    GameFile.write = announced_write  # type: ignore[method-assign]
    GameFile.replace = announced_replace  # type: ignore[method-assign]


if __name__ == "__main__":
    announce_writing()
    played = PlayedWindow(GAMES[sys.argv[1]], int(sys.argv[2]))
    QTimer.singleShot(0, played.begin)
    main([])
