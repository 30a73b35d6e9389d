"""A computer player: a program that is told what its seat may know, and asked what it does."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.play.computers.line_process import LineProcess
from core.kernel.bots import BadAnswer, Interpreter
from core.kernel.game import Game
from core.kernel.lines import Line
from core.kernel.session import Played

log = logging.getLogger(__name__)


class _Told(NamedTuple):
    """How much of a game somebody knows: up to an action, with all that is written before it."""

    number: int = 0
    last: Played[Any] | None = None

    def is_part_of(self, course: Sequence[Played[Any]]) -> bool:
        """Whether that is still what happened; a game goes back from its end alone."""
        if self.last is None:
            return True
        return self.number <= len(course) and course[self.number - 1] is self.last

    def and_then(self, happened: Sequence[Played[Any]]) -> _Told:
        """With what happened next; notes behind the last action may still move."""
        for at in range(len(happened), 0, -1):
            if happened[at - 1].action is not None:
                return _Told(self.number + at, happened[at - 1])
        return self


class ComputerPlayer(QObject):
    """Plays one seat of one game.

    The program is told what has happened when it is asked, and not before: what can still be taken
    back is never told. If the game went back further, it starts anew and is told everything.
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
        self._told = _Told()
        self._untold: Sequence[Played[Any]] = ()
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
        """The number of its process; 0 if there is none."""
        return 0 if self._process is None else self._process.pid

    def prepare(self) -> None:
        """Start the program, so that it is ready when it is asked."""
        if self._process is None:
            process = self._process = LineProcess(self._program, self)
            process.heard.connect(self._on_heard)
            process.ended.connect(self._on_ended)
            self._interpreter = Interpreter(self._game, self._seat)
            self._is_ready = False
            process.say(self._interpreter.hello())

    def ask(self, course: Sequence[Played[Any]], state: Any) -> None:
        """Ask for a decision in this state, after all this has happened."""
        self.forget()
        if not self._told.is_part_of(course):
            self._stop()  # the game went back: what was told can't be taken back
        self.prepare()
        self._untold = course[self._told.number :]
        self._question = state
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
        self._told = _Told()
        self._untold = ()
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _tell_and_ask(self) -> None:
        process = self._process
        assert process is not None
        before = self._game.start() if self._told.last is None else self._told.last.state
        for played in self._untold:
            for line in played.lines if played.action is not None else ():
                for event in self._interpreter.events(line, before, played.state):
                    process.say(event)
            before = played.state
        self._told = self._told.and_then(self._untold)
        self._untold = ()
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
        """It is out; if it was not asked, it gets another chance when it is."""
        was_asked = self._question is not None
        log.info("the computer player of seat %d: %s", self._seat, reason)
        self._stop()
        if was_asked:
            self.failed.emit(reason)
