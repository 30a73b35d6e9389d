"""A bot as a process of its own, that can be trusted with nothing.

It may crash, hang, flood us with output or never read what it is told; none of that stops the
host, and nothing of it stays behind: a guard ends it, with all that it has started, as soon as the
host lets it go or is gone. Threads read and write, so this works on every system.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
import subprocess
import sys
import threading
from queue import Empty, Full, Queue

from core.kernel.bots import BadAnswer
from core.kernel.lines import LONGEST_LINE, Line, text_of
from core.lab.guard import guarded

MOST_UNREAD_LINES = 100
_GRACE = 1.0
"""Seconds that a bot has to go by itself when nobody speaks to it any more."""
_LAST_WAIT = 5.0
"""Seconds for a guard to kill what it guards, which takes a few hundredths."""


class BotProcess:
    """Exchanges lines with a command."""

    def __init__(self, command: str, log: int | None = subprocess.DEVNULL) -> None:
        """Start it; a command that can't be started is a bad answer.

        Its standard error goes to ``log``; None is our own.
        """
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user has named this command
                _guarded(shlex.split(command)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BadAnswer(f"can't be started: {error}") from None
        self._floods = False
        self._heard: Queue[bytes | None] = Queue(MOST_UNREAD_LINES)
        self._to_say: Queue[bytes | None] = Queue()
        self._threads = [
            threading.Thread(target=self._listen, daemon=True),
            threading.Thread(target=self._speak, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, message: Line) -> None:
        """Send a message; it may be read whenever the bot likes."""
        self._to_say.put(text_of(message).encode() + b"\n")

    def hear(self, seconds: float) -> bytes | None:
        """The next line; waits so long for it, and gives None if there is none by then."""
        if self._floods:
            raise BadAnswer("it wrote too much")
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            raise BadAnswer("it ended")
        return line

    def close(self) -> None:
        """Let it go; if it stays, it is made to go, with all its children."""
        self._to_say.put(None)
        self._threads[0].join(_GRACE)  # a program that ends can't be heard any more
        self._process.terminate()
        try:
            self._process.wait(_LAST_WAIT)
        except subprocess.TimeoutExpired:  # even the guard was stopped
            self._process.kill()
            self._process.wait()
        streams = (self._process.stdout, self._process.stdin)
        for thread, stream in zip(self._threads, streams, strict=True):
            # A child that escaped even the guard may hold the other end: don't wait for it.
            thread.join(_GRACE)
            if not thread.is_alive():
                assert stream is not None
                with contextlib.suppress(OSError):
                    stream.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST_LINE):
            try:
                self._heard.put_nowait(line)
            except Full:  # it talks without being asked
                self._floods = True
                self._process.terminate()
                return
        with contextlib.suppress(Full):
            self._heard.put_nowait(None)

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            while (text := self._to_say.get()) is not None:
                self._process.stdin.write(text)
                self._process.stdin.flush()
            self._process.stdin.close()


def _guarded(command: list[str]) -> list[str]:
    if not command or shutil.which(command[0]) is None:
        raise ValueError("there is no such program")
    return guarded(command, [sys.executable] if hasattr(sys, "frozen") else None)
