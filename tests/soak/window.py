"""A real window in a process of its own, which does what it is told and says how things are."""

from __future__ import annotations

import json
import logging
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TextIO

from PySide6.QtCore import QCoreApplication, QEvent, Qt, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog

from alhambra_qt.application import Application
from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.record_dialog import RecordDialog
from alhambra_qt.dialogs.unsaved_dialog import UnsavedDialog, Wish
from alhambra_qt.files import own_file
from alhambra_qt.files.settings import Settings, SettingsFile, Speed
from alhambra_qt.files.storage import folders_in
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.words.languages import Translators
from tests.qt.played_games import GAMES

Report = dict[str, Any]
NEVER = 1_000_000_000
"""Milliseconds: time passes when the robot says so, and the same seed does the same."""
QUESTIONS = (UnsavedDialog, BotDialog, RecordDialog)


class Window:
    """The far end: a process with the window of the program, and two pipes to it."""

    def __init__(self, home: Path) -> None:
        """Fork; this process has no application of Qt yet."""
        orders_in, orders_out = os.pipe()
        reports_in, reports_out = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(orders_out)
            os.close(reports_in)
            _serve(home, os.fdopen(orders_in), os.fdopen(reports_out, "w"))
        os.close(orders_in)
        os.close(reports_out)
        self._orders = os.fdopen(orders_out, "w")
        self._reports = os.fdopen(reports_in)
        self.report = self._read()

    def tell(self, order: str, *more: Any) -> Report:
        """Let it do something; how things are then."""
        self._orders.write(json.dumps([order, *more]) + "\n")
        self._orders.flush()
        self.report = self._read()
        return self.report

    def _read(self) -> Report:
        text = self._reports.readline()
        assert text, "the window has ended without a word"
        report: Report = json.loads(text)
        assert not report.get("error"), report["error"]
        return report

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def wait(self) -> None:
        """Let its process go."""
        self._orders.close()
        self._reports.close()
        os.waitpid(self.pid, 0)


def _serve(home: Path, orders: TextIO, reports: TextIO) -> None:
    errors: list[str] = []
    code = 1
    try:
        sys.excepthook = lambda *error: errors.extend(traceback.format_exception(*error))
        logging.disable()
        qInstallMessageHandler(lambda *_: None)
        own_file.PATIENCE = NEVER
        application = Application(["soak"])
        far_end = _FarEnd(home, Translators(application))
        report = far_end.report()
        while True:
            reports.write(json.dumps(report | {"error": "".join(errors)}) + "\n")
            reports.flush()
            if not report["is_open"]:
                break
            order, *more = json.loads(orders.readline())
            report = far_end.obey(order, more)
        code = 0
    except BaseException:  # noqa: BLE001 (whatever it is, the robot hears of it)
        reports.write(json.dumps({"error": traceback.format_exc()}) + "\n")
        reports.flush()
    os._exit(code)


class _FarEnd:
    def __init__(self, home: Path, translators: Translators) -> None:
        translators.change_to("en")
        folders = folders_in(home)
        settings = SettingsFile(folders.settings)
        settings.save(Settings(speed=Speed.OFF))
        self.window = MainWindow(folders, settings, settings.load(), translators)
        self.window.open_up()
        self._game: object = None
        self._number = 0
        self._played = 0
        self._is_announced = False
        self._settle()

    def obey(self, order: str, more: list[Any]) -> Report:
        obeyed: Callable[..., None] = getattr(self, f"do_{order}")
        obeyed(*more)
        self._settle()
        return self.report()

    def report(self) -> Report:
        """The game on the table and what is asked, as far as a robot has to know it."""
        window = self.window
        game = window.game
        if game is not self._game:
            self._game = game
            self._number += 1
            self._played = 0
            self._is_announced = False
        has_trouble = game is not None and game.has_trouble
        claim = None if game is None or game.file is None else game.file._claim
        if not has_trouble:
            self._is_announced = False
        elif window.notices.banner.isVisible():
            self._is_announced = True
        return {
            "is_open": window.isVisible(),
            "game": None if game is None else self._number,
            "path": None if game is None or game.file is None else os.fspath(game.path or ""),
            "lines": None if game is None else game.match.session.lines,
            "is_claimed": claim is not None and claim.is_held(),
            "played": self._played,
            "has_trouble": has_trouble,
            "is_announced": self._is_announced,
            "question": next((type(one).__name__ for one in self._questions()), None),
        }

    def _questions(self) -> list[QDialog]:
        found = [one for kind in QUESTIONS for one in self.window.findChildren(kind)]
        return [one for one in found if one.isVisible()]

    def _settle(self) -> None:
        for _ in range(3):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QCoreApplication.processEvents()

    # Orders

    def do_new(self, seed: int) -> None:
        random = Random(seed)
        self.window.start_game(random.choice(list(GAMES.values())).setup(random))

    def do_play(self, seed: int, actions: int) -> None:
        game = self.window.game
        assert game is not None
        match, random = game.match, Random(seed)
        for _ in range(actions):
            if match.is_resting:
                match.end_turn()
            if match.callers:  # nobody wants to say anything
                match.pass_on()
            if match.decision is None:
                break
            self._played += 1
            if match.can_undo() and random.random() < 0.2:
                match.undo()
            else:
                rules, state = match.session.game.rules, match.session.state
                match.play(rules.any_legal_action(state, random))

    def do_open(self, path: str) -> None:
        self.window.open_record(Path(path))

    def do_continue(self) -> None:
        page = self.window.page
        if isinstance(page, StartPage) and page.continue_button.isVisible():
            page.continue_button.click()

    def do_save(self, path: str) -> None:
        self.window.ask_where_to_save()
        self._choose(path)

    def _choose(self, path: str) -> None:
        (chooser,) = self.window.findChildren(QFileDialog)
        if path:
            chooser.fileSelected.emit(path)
            chooser.close()
        else:
            chooser.reject()

    def do_leave(self) -> None:
        assert self.window.game is not None
        self.window.game.page.left.emit()

    def do_same_deal(self) -> None:
        assert self.window.game is not None
        self.window.game.page.same_deal_wanted.emit()

    def do_quit(self) -> None:
        self.window.close()

    def do_fill_disk(self, room: int) -> None:
        """No file may get longer than the game's is now, and a little more."""
        game = self.window.game
        path = None if game is None else game.path
        size = path.stat().st_size if path is not None and path.is_file() else 0
        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, most))

    def do_make_room(self) -> None:
        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    def do_nothing(self) -> None:
        """Only report."""

    def do_let_time_pass(self) -> None:
        game = self.window.game
        if game is not None and game.file is not None and game.file._watch.isActive():
            game.file._watch.timeout.emit()

    def do_answer(self, wish: str, path: str) -> None:
        (dialog,) = self._questions()
        if isinstance(dialog, UnsavedDialog):
            dialog.buttons_of[Wish[wish]].click()
            if Wish[wish] is Wish.ELSEWHERE:
                self._settle()
                self._choose(path)
        elif wish == "STAY":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Return)
