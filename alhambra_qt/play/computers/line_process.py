"""A program that we exchange lines with, and that can be trusted with nothing.

It may crash, hang, flood us with output or never read what it is told; nothing of that is waited
for, and nothing of it stays behind.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, Signal

from alhambra_qt.play.computers.programs import python_path
from core.kernel.lines import LONGEST_LINE, Line, text_of

MOST_UNASKED_LINES = 100
_LAST_WAIT = 2000
"""Milliseconds for a program to be gone that was told to; it takes a few."""


class LineProcess(QObject):
    """One run of a program."""

    heard = Signal(bytes)
    """A line."""
    ended = Signal(str)
    """Why there will be no more."""

    def __init__(self, program: Sequence[str], parent: QObject | None = None) -> None:
        """Start it; nothing is heard of it before the event loop goes on."""
        super().__init__(parent)
        self._is_closed = False
        self._heard_of_line = b""
        self._unasked = 0
        self._process = QProcess(self)
        later = Qt.ConnectionType.QueuedConnection  # whatever hears it may close it
        self._process.readyReadStandardOutput.connect(self._on_output, later)
        self._process.errorOccurred.connect(self._on_error, later)
        self._process.finished.connect(self._on_finished, later)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", python_path())
        self._process.setProcessEnvironment(environment)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        if os.name == "posix":
            parameters = QProcess.UnixProcessParameters()
            parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
            self._process.setUnixProcessParameters(parameters)
        self._process.start(program[0] if program else "", list(program[1:]))
        self._pid = self._process.processId()

    @property
    def pid(self) -> int:
        """Its number; 0 if it could not be started."""
        return self._pid

    def say(self, message: Line) -> None:
        """Send a message; it may be read whenever the program likes."""
        if self._process.isOpen():
            self._process.write(text_of(message).encode() + b"\n")
        self._unasked = 0

    def say_last(self, message: Line) -> None:
        """Send a message and end its input; a program that is as it should be goes by itself."""
        self.say(message)
        self._process.closeWriteChannel()

    def close(self) -> None:
        """Make an end of it and of all that it has started."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.terminate()  # a guard kills all that it guards
            if os.name != "posix" or not self._process.waitForFinished(_LAST_WAIT):
                self._process.kill()
                self._process.waitForFinished(_LAST_WAIT)
        self.deleteLater()

    def _on_output(self) -> None:
        if self._is_closed:
            return
        text = self._heard_of_line + bytes(self._process.readAllStandardOutput().data())
        *lines, self._heard_of_line = text.split(b"\n")
        self._unasked += len(lines)
        if self._unasked > MOST_UNASKED_LINES or len(self._heard_of_line) > LONGEST_LINE:
            self._end("it floods")
            return
        for line in lines:
            if not self._is_closed:  # because of the line before
                self.heard.emit(line)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._end(f"can't be started: {self._process.errorString()}")

    def _on_finished(self) -> None:
        self._on_output()
        self._end("it ended")

    def _end(self, reason: str) -> None:
        if not self._is_closed:
            self.close()
            self.ended.emit(reason)
