"""Who writes to a record: one window at a time, and it says so before it reads."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QLockFile

from alhambra_qt.files.storage import lock_of, lock_on

_left_to_others: list[QLockFile] = []
"""Locks of ours whose file is gone and now another window's: letting them go would remove that."""


class Claim:
    """A record that no other window may write to while this is held."""

    def __init__(self, path: Path, lock: QLockFile) -> None:
        """Use `on`."""
        self._file = lock_of(path)
        self._lock: QLockFile | None = lock
        self._mark = self._file.stat()

    @classmethod
    def on(cls, path: Path) -> Claim | None:
        """Claim a record, there or not; None if another window has it.

        Raises OSError if nothing can be written beside it.
        """
        lock = lock_on(path)
        if lock.tryLock(0):
            return cls(path, lock)
        if lock.error() == QLockFile.LockError.LockFailedError:
            return None
        raise _why_not(lock_of(path).parent)

    def is_held(self) -> bool:
        """Whether others still see the claim; with the folder it may have gone."""
        try:
            return self._lock is not None and os.path.samestat(self._file.stat(), self._mark)
        except OSError:
            return False

    def let_go(self) -> None:
        """Let others write; a second time does nothing."""
        lock, self._lock = self._lock, None
        if lock is None:
            return
        try:
            is_ours = os.path.samestat(self._file.stat(), self._mark)
        except OSError:
            try:
                self._file.touch(exist_ok=False)  # Qt complains if it finds nothing to remove
            except OSError:
                _left_to_others.append(lock)
                return
            is_ours = True
        if is_ours:
            lock.unlock()
        else:
            _left_to_others.append(lock)


def _why_not(folder: Path) -> OSError:
    """Why nothing can be written to a folder; Qt does not say what the system said."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"\0")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return error
    return PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
