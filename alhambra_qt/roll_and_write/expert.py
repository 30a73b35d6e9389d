"""What the expert makes of a day's dice, beside somebody who plays them.

It's a program of its own: thinking here would hold the window up. Nobody waits for it either; it
says when it has played.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from alhambra_qt.play.computers.programs import lab_program, python_path

_LONGEST = 60_000
"""Milliseconds after which it has given up; it takes about one second."""
_MOST_DIGITS = 4
_LAST_WAIT = 1_000
"""Milliseconds in which a program that was killed ends."""


class Expert(QObject):
    """Plays while the person does."""

    answered = Signal()
    """It has played, or it never will."""

    def __init__(self, day: date, parent: QObject) -> None:
        """Begin."""
        super().__init__(parent)
        self.points: int | None = None
        """None while it plays, and if it never says any."""
        self.is_playing = True
        self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", python_path())
        self._process.setProcessEnvironment(environment)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._process.kill)
        self._patience.start(_LONGEST)
        program, *arguments = lab_program()
        self._process.start(program, [*arguments, "daily", day.isoformat()])

    def _on_finished(self) -> None:
        said = bytes(self._process.readAllStandardOutput().data()).strip()
        if said.isdigit() and len(said) <= _MOST_DIGITS:
            self.points = int(said)
        self._end()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # nothing else is said then
            self._end()

    def _end(self) -> None:
        self._patience.stop()
        if self.is_playing:
            self.is_playing = False
            self.answered.emit()

    def close(self) -> None:
        """Nobody wants to know."""
        self.is_playing = False
        self._patience.stop()
        self._process.kill()
        self._process.waitForFinished(_LAST_WAIT)
