"""Work on several processor cores that can be stopped without breaking anything off."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from errno import ECHILD
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_PATIENCE = 0.1
"""Seconds until the next look whether somebody wants us to stop."""


class Interruption:
    """Within a ``with``, a signal to stop is remembered instead of stopping anywhere."""

    def __init__(self) -> None:
        """Nobody wants us to stop yet."""
        self.came = False

    def __call__(self) -> bool:
        """Whether to stop."""
        return self.came

    def __enter__(self) -> Self:
        """Listen."""
        self.listen()
        return self

    def listen(self) -> None:
        """Begin to, until the program ends or this is left."""
        self._before = {number: signal.signal(number, self._on_signal) for number in _SIGNALS}

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Let signals do what they did before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.came = True


Work = Callable[[T, Callable[[], bool]], R]
"""Does one task; is given a question to ask now and then: whether to stop."""


def spread(
    work: Work[T, R], tasks: Sequence[T], jobs: int, interruption: Interruption
) -> Iterator[R]:
    """Do all tasks, so many at a time; what comes of them, in any order.

    A worker that is done with a task gets the next one, so that all are busy to the end. After an
    interruption the tasks under way give what they have, and no new ones begin.
    """
    if jobs == 1:
        for task in tasks:
            if interruption():
                return
            yield work(task, interruption)
        return
    context = get_context("spawn")
    processes = {}
    with _ignored_interrupts():
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=_worker, args=(work, there))
            process.start()
            there.close()
            processes[here] = process
    try:
        yield from _results(processes, iter(tasks), interruption)
    finally:
        for connection, process in processes.items():
            process.terminate()
            connection.close()
        for process in processes.values():
            process.join()


class _ignored_interrupts:  # noqa: N801 - reads as a phrase behind ``with``
    """Processes started in here do not hear Ctrl-C before they are ready for it."""

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)


def _results(
    processes: dict[Connection, Any], tasks: Iterator[Any], interruption: Interruption
) -> Iterator[Any]:
    told = False
    waiting = set(processes)
    for idle in processes:
        _send_next(idle, tasks)
    while waiting:
        if interruption() and not told:
            told = True
            tasks = iter(())
            for process in processes.values():
                process.terminate()
        for connection in wait(waiting, timeout=_PATIENCE):
            assert isinstance(connection, Connection)
            try:
                result = connection.recv()
            except (EOFError, ConnectionResetError):
                result = None if told else ChildProcessError(ECHILD, "a worker was killed")
            if result is not None and not isinstance(result, BaseException):
                _send_next(connection, tasks)
                yield result
                continue
            waiting.remove(connection)
            processes[connection].join()  # it has nothing left to do but to leave in order
            if result is not None:
                raise result


def _send_next(connection: Connection, tasks: Iterator[Any]) -> None:
    """Send a tuple of the next task, or of none."""
    with contextlib.suppress(BrokenPipeError):  # its reader will notice
        connection.send(next(((task,) for task in tasks), ()))


def _worker(work: Work[T, R], boss: Connection) -> None:
    """Do tasks in a process of their own; sends None at the end."""
    Thread(target=_end_with_the_parent, daemon=True).start()
    interruption = Interruption()
    interruption.listen()  # to the very end: who is told to stop while leaving leaves in order
    try:
        while not interruption() and (tasks := boss.recv()):
            boss.send(work(tasks[0], interruption))
        boss.send(None)
    except Exception as error:  # noqa: BLE001 - it is raised again in the main process
        with contextlib.suppress(OSError):  # nobody listens any more
            boss.send(error)


def _end_with_the_parent() -> None:
    """Leave at once when the main process was killed; bots notice that nobody speaks to them."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
