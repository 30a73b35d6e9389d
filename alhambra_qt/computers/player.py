"""A computer player: a program that is told what its seat may know, and asked what it does."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.computers.line_process import LineProcess
from core.kernel.bots import BadAnswer, Interpreter
from core.kernel.game import Game
from core.kernel.lines import Line
from core.kernel.session import Played

log = logging.getLogger(__name__)


class ComputerPlayer(QObject):
    """Plays one seat of one game.

    The program is told what has happened when it is asked, and not before: what can still be taken
    back is never told. Where the game went back further, it starts anew and is told everything.
    """

    decided = Signal(object)
    """An `Answer` to the last question."""
    failed = Signal(str)
    """Why there will be no answer."""

    patience = 30_000
    """Milliseconds for an answer."""

    def __init__(
        self, game: Game[Any], seat: int, program: Sequence[str], parent: QObject | None = None
    ) -> None:
        """Nothing is started yet."""
        super().__init__(parent)
        self._game = game
        self._seat = seat
        self._program = program
        self._process: LineProcess | None = None
        self._interpreter = Interpreter(game, seat)
        self._is_ready = False
        self._told: list[Played[Any]] = []
        self._course: tuple[Played[Any], ...] = ()
        self._question: Any = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._on_patience_over)

    @property
    def is_thinking(self) -> bool:
        """Whether it was asked and has not answered."""
        return self._question is not None

    @property
    def pid(self) -> int:
        """The number of its process; 0 where there is none."""
        return 0 if self._process is None else self._process.pid

    def prepare(self) -> None:
        """Start the program, so that it is ready when it is asked."""
        if self._process is None:
            process = self._process = LineProcess(self._program, self)
            process.heard.connect(self._on_heard)
            process.ended.connect(self._on_ended)
            self._interpreter = Interpreter(self._game, self._seat)
            self._is_ready = False
            self._told = []
            process.say(self._interpreter.hello())

    def ask(self, course: Sequence[Played[Any]], state: Any) -> None:
        """Ask for a decision in this state, after all this has happened."""
        self.forget()
        course = tuple(played for played in course if played.action is not None)
        told = len(self._told)
        if told > len(course) or any(map(_is_other, self._told, course)):
            self._stop()  # the game went back: what was told can't be taken back
        self._course, self._question = course, state
        self.prepare()
        self._patience.start(self.patience)
        if self._is_ready:
            self._tell_and_ask()

    def forget(self) -> None:
        """The answer to the last question is no longer wanted."""
        if self._question is not None:
            self._stop()

    def end(self, result: Line) -> None:
        """Tell it how the game has ended, where it still listens."""
        if self._process is not None and self._is_ready:
            self._is_ready = False
            self._process.say_last(self._interpreter.end(result))

    def close(self) -> None:
        """Make an end of the program."""
        self._stop()

    def _stop(self) -> None:
        self._question = None
        self._told = []
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _tell_and_ask(self) -> None:
        process = self._process
        assert process is not None
        before = self._told[-1].state if self._told else self._game.start()
        for played in self._course[len(self._told) :]:
            for line in played.lines:
                for event in self._interpreter.events(line, before, played.state):
                    process.say(event)
            before = played.state
        self._told = list(self._course)
        process.say(self._interpreter.decide(self._question))

    def _on_heard(self, line: bytes) -> None:
        try:
            if not self._is_ready:
                self._interpreter.check_ready(line)
                self._is_ready = True
                if self._question is not None:
                    self._tell_and_ask()
                return
            if self._question is None:
                return  # it talks without being asked
            answer = self._interpreter.answer(line, self._question)
        except BadAnswer as error:
            self._fail(str(error))
            return
        if answer is not None:
            self._question = None
            self._patience.stop()
            self.decided.emit(answer)

    def _on_ended(self, reason: str) -> None:
        self._fail(reason)

    def _on_patience_over(self) -> None:
        self._fail(f"no answer in {self.patience / 1000:g} s")

    def _fail(self, reason: str) -> None:
        """It is out; where it was not asked, it gets another chance when it is."""
        was_asked = self._question is not None
        log.info("the computer player of seat %d: %s", self._seat, reason)
        self._stop()
        if was_asked:
            self.failed.emit(reason)


def _is_other(one: Played[Any], other: Played[Any]) -> bool:
    return (one.action, one.lines) != (other.action, other.lines)
