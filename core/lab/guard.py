"""Stays between us and a command that nobody knows: nothing of it outlives us, killed or not.

A bot is told by the end of its input that the game is over. One that hangs does not notice, and
what a bot has started may not even hear of it. So a guard starts the bot and ends with it, when it
is told to, or when its starter is gone; then it kills all that is left. On Linux,
orphans of its descendants become its own children, so that none can hide in a session or group of
its own. Other systems with process groups know only the bot's group.

This file is also a program of its own, and loads nothing that it does not need.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import FrameType

GUARD = "guard"
"""The first argument of the frozen console program if it guards a command."""

_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
_SIGNALS = [
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
]
_LOOK = 0.5
"""Seconds between two looks at whether our starter is still there."""
_ROUNDS = 300
"""How often we try to kill what is left, a hundredth of a second apart."""


def guarded(command: Sequence[str], lab: Sequence[str] | None = None) -> list[str]:
    """A command that does not outlive us, whatever it does; ``lab`` is the frozen program."""
    if os.name != "posix":
        return list(command)
    ours = [sys.executable, "-I", __file__] if lab is None else [*lab, GUARD]
    return [*ours, str(os.getpid()), *command]


class _Told(Exception):
    """Somebody wants us to stop."""


def guard(parent: int, command: Sequence[str]) -> int:
    """Run a command until it ends, we are told to stop, or our parent is gone; the exit code."""
    _tie_to(signal.SIGTERM)()
    try:
        process = subprocess.Popen(  # noqa: S603 - the user has named this command
            command,
            process_group=0,
            preexec_fn=_tie_to(signal.SIGKILL),  # noqa: PLW1509 - there are no threads here
        )
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 127
    for number in _SIGNALS:
        signal.signal(number, _on_signal)
    code = 1
    with contextlib.suppress(_Told):
        while os.getppid() == parent:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = process.wait(_LOOK)
                break
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    _kill_all_of(process.pid)
    return code


def _on_signal(_number: int, _frame: FrameType | None) -> None:
    raise _Told


def _tie_to(number: int) -> Callable[[], object]:
    """What asks the system to send us this signal when our starter ends, if it can."""
    try:
        prctl = ctypes.CDLL(None).prctl
    except AttributeError:  # not Linux
        return lambda: None
    prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    return partial(prctl, _PR_SET_PDEATHSIG, int(number), 0, 0, 0)


def _kill_all_of(group: int) -> None:
    """Kill a group and all our descendants, until there are none that we are allowed to kill."""
    for _ in range(_ROUNDS):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)
        for pid in descendants_of(os.getpid()):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:  # orphans would have become our children: nobody is left
            return
        time.sleep(0.01)


def descendants_of(ancestor: int) -> Iterator[int]:
    """The processes below this one, as far as the system tells; parents before children."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just gone
            # The name in parentheses may contain anything, also parentheses.
            parent = int(entry.read_bytes().rpartition(b")")[2].split()[1])
            children.setdefault(parent, []).append(int(entry.parent.name))
    found = list(children.get(ancestor, ()))
    for pid in found:
        found += children.get(pid, ())
        yield pid


def main(arguments: Sequence[str]) -> int:
    """Guard the command behind the number of the process that wants it."""
    return guard(int(arguments[0]), arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
