"""What the expert makes of a day's dice, beside somebody who plays them.

It's a program of its own: thinking here would hold the window up.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from alhambra_qt.play.computers.programs import lab_program, python_path

_LAST_WAIT = 10_000
"""Milliseconds for its answer once somebody has to have it; it takes about one second."""


class Expert(QObject):
    """Plays while the person does."""

    def __init__(self, day: date, parent: QObject) -> None:
        """Begin."""
        super().__init__(parent)
        self._points: int | None = None
        self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", python_path())
        self._process.setProcessEnvironment(environment)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        program, *arguments = lab_program()
        self._process.start(program, [*arguments, "daily", day.isoformat()])

    def points(self) -> int | None:
        """Its points; None if the program didn't say any."""
        if self._points is None:
            self._process.waitForFinished(_LAST_WAIT)
            said = bytes(self._process.readAllStandardOutput().data()).strip()
            self._points = int(said) if said.isdigit() else None
        return self._points

    def close(self) -> None:
        """Nobody wants to know."""
        self._process.kill()
        self._process.waitForFinished(_LAST_WAIT)
