"""What is done about an error that nobody expected: it is caught, logged and told."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

log = logging.getLogger(__name__)
qt_log = logging.getLogger("qt")

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CaughtError(NamedTuple):
    """An error that reached the top."""

    summary: str
    trace: str


class SafetyNet(QObject):
    """Takes the place of the hooks that would only print an error."""

    caught = Signal(object)
    """A `CaughtError`, in the thread of the window, once for each place where one arises."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: set[str] = set()

    def install(self) -> None:
        """From now on, for the whole process."""
        sys.excepthook = self.on_error
        threading.excepthook = self.on_error_in_thread
        qInstallMessageHandler(on_qt_message)

    def on_error(
        self,
        kind: type[BaseException],
        error: BaseException,
        where: TracebackType | None,
    ) -> None:
        """Log an error and tell of it; one that comes with every frame is told once."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        log.critical("an unexpected error", exc_info=(kind, error, where))
        frames = traceback.extract_tb(where)
        place = (
            f"{kind.__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else str(kind)
        )
        if place in self._told:
            return
        self._told.add(place)
        summary = "".join(traceback.format_exception_only(kind, error)).strip()
        trace = "".join(traceback.format_exception(kind, error, where))
        self.caught.emit(CaughtError(summary, trace))

    def on_error_in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        """As `on_error`, from another thread."""
        error = arguments.exc_value
        if error is not None:
            self.on_error(arguments.exc_type, error, arguments.exc_traceback)


def on_qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    """What Qt has to say goes to the log."""
    if message and "propagateSizeHints" not in message:  # the offscreen platform always says so
        qt_log.log(LEVELS[kind], "%s", message)
