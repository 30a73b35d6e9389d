"""A record that is read to be watched or played: without a pause in the window.

Nothing is written to the file, and nothing that the record names is started.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.catalogue import game_of
from core.kernel.lines import BadLine
from core.kernel.session import Session, follow_record
from core.kernel.whole_files import open_to_read

AT_ONCE = 2000
"""Lines that are read at once: all of a usual game, and so few that nobody waits for them."""
SLICE = 0.02
"""Seconds for which the rest is read in one go; then the window has its turn."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class GoodPart:
    """A record as far as it is good."""

    path: Path
    session: Session[Any] | None = None
    """The game up to there; None if not even the first line is good."""
    problem: BadLine | OSError | None = None
    """What is wrong with the next line, if anything is."""


def good_parts(path: Path, *, partial: bool = False) -> Iterator[GoodPart]:
    """The good part of a record as it grows, line by line; the last one is all of it.

    With ``partial`` a last line that was cut off is left out, and is no problem.
    """
    session = None
    try:
        with open_to_read(path) as file:
            for session in follow_record(file, game_of, partial=partial):
                yield GoodPart(path, session)
    except (BadLine, OSError) as problem:
        log.info("%s is good up to here: %s", path.name, problem)
        yield GoodPart(path, session, problem)


def read_good_part(path: Path) -> GoodPart:
    """The good part of a record, however long that takes."""
    *_, part = good_parts(path)
    return part


class Reading(QObject):
    """One record that is being read while the window goes on."""

    done = Signal(object)
    """The `GoodPart`."""

    def __init__(self, path: Path, parent: QObject | None = None, *, partial: bool = False) -> None:
        """Nothing is read yet; ``partial`` as for `good_parts`."""
        super().__init__(parent)
        self._parts = good_parts(path, partial=partial)
        self._part = GoodPart(path)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_a_slice)

    @property
    def is_going_on(self) -> bool:
        """Whether there is more to read."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Read a usual game at once; of a longer one, read the rest bit by bit."""
        first = list(islice(self._parts, AT_ONCE))
        self._part = first[-1]
        if len(first) < AT_ONCE:
            self.done.emit(self._part)
        else:
            self._timer.start(0)

    def cancel(self) -> None:
        """Nobody wants it any more."""
        self._timer.stop()

    def _read_a_slice(self) -> None:
        end = monotonic() + SLICE
        for part in self._parts:
            self._part = part
            if monotonic() > end:
                return
        self._timer.stop()
        self.done.emit(self._part)
