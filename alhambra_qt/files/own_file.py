"""Which file a running game is in: the one place that knows, writes there, and keeps it safe.

The file never simply goes wrong: it is looked at after everything that happens, and every few
seconds while nothing happens. What the disk refuses is remembered and tried again, a file that has
gone is written anew, and what somebody else has put in its place is left alone. A file that a user
has named is never removed; the only file that is removed is a copy that we made ourselves, if
nothing was played in it and its original is still there.
"""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.files.claims import Claim
from alhambra_qt.files.copies import Saved, claim_named, write_copy
from alhambra_qt.files.game_files import stem_of
from alhambra_qt.files.opened import Opened
from alhambra_qt.files.paths import is_same_file, is_unchanged, real
from alhambra_qt.files.storage import SUFFIX
from alhambra_qt.words.system_errors import number_of
from core.kernel.journal import Journal
from core.kernel.lines import Line
from core.kernel.session import Session
from core.kernel.whole_files import sweep

PATIENCE = 5000
"""Milliseconds between two looks at the file: is it there, does the disk take what it refused?"""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors after which a file can be written to again as it is, once there is room."""

log = logging.getLogger(__name__)


class GameFile(QObject):
    """The record of one session, while it is played.

    It is what the session tells everything to (a `Keeper`). If nothing could be written yet
    there is no ``path``; while not everything is on disk, ``trouble`` is the system's number of
    the error.
    """

    troubled = Signal(int)
    """The disk refuses, with the system's number of the error; the game goes on."""
    mended = Signal()
    """Everything is on disk again."""
    remade = Signal()
    """The file had gone, and has been written anew."""
    moved = Signal()
    """Something else has taken the place of the file: the game goes on in another one."""

    def __init__(
        self,
        session: Session[Any],
        folder: Path,
        opened: Opened | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Go on in the file that was opened if it is claimed, else in a new one in the folder."""
        super().__init__(parent)
        self.path: Path | None = None
        self.trouble: int | None = None
        self._folder = folder
        self._header = session.game.header
        self._lines = list(session.lines)
        self._same = 0
        """So many lines, from the first, are the same on disk."""
        self._journal: Journal | None = None
        self._claim: Claim | None = None
        self._mark: os.stat_result | None = None
        """The file at ``path`` as we last saw it."""
        self._copy_of = opened
        """The record of which the file is a mere copy, as long as nothing was played."""
        self._is_closed = False
        self._watch = QTimer(self)
        self._watch.timeout.connect(self.try_again)
        if opened is not None and opened.claim is not None:
            self.path, self._claim, self._mark = opened.path, opened.claim, opened.seen
            self._resume()
        session.keep_in(self)
        self._bring()
        self._watch.start(PATIENCE)

    def _resume(self) -> None:
        """Go on in the file that was opened, without touching what is there."""
        assert self.path is not None
        try:
            self._journal = Journal.resumed(self.path, self._header, self._lines)
        except PermissionError:
            self._leave_place()  # somebody wants it to stay as it is
            return
        except OSError:
            log.exception("the game can't be written where it was")
        self._copy_of = None
        if self._journal is not None:
            self._same = self._journal.length

    # What the session tells

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines; if the disk refuses, they are tried again later."""
        self._copy_of = None
        self._lines += lines
        self._bring()

    def take_back(self, lines: int) -> None:
        """Forget the last lines, so many of them."""
        self._copy_of = None
        del self._lines[len(self._lines) - lines :]
        self._same = min(self._same, len(self._lines))
        self._bring()

    def replace(self, lines: int, by: Iterable[Line]) -> None:
        """Put other lines in the place of the last ones, so many of them."""
        self._copy_of = None
        del self._lines[len(self._lines) - lines :]
        self._same = min(self._same, len(self._lines))
        self._lines += by
        self._bring()

    def sync(self) -> None:
        """Wait until the disk has it."""
        if self._journal is not None and self.trouble is None:
            try:
                self._journal.sync()
            except OSError as error:
                self._drop_journal()
                self._fail(error)

    def close(self) -> None:
        """Let the file go; a mere copy of a record that is still there is not kept."""
        if self._is_closed:
            return
        self._bring()
        self._is_closed = True
        self._watch.stop()
        if self._journal is not None:
            is_ours = self._journal.is_in_place()
            self._drop_journal()
            is_mere_copy = self._copy_of is not None and self._copy_of.is_still_there()
            if is_mere_copy and is_ours and self.path is not None:
                with suppress(OSError):
                    self.path.unlink()
        if self._claim is not None:
            self._claim.let_go()

    # Asking

    def is_saved(self) -> bool:
        """Whether everything is on disk, after a look whether the file is still there."""
        self._bring()
        return self.trouble is None

    def try_again(self) -> bool:
        """Write everything that is not on disk; whether that was possible."""
        self._bring()
        if self.trouble not in (None, *FULL) and self._journal is not None:
            self._drop_journal()  # a new file may be possible where this one is not
            self._bring()
        return self.trouble is None

    def save_copy(self, path: Path) -> Saved:
        """Write the record to a file that somebody named; while there is trouble, go on there.

        Raises OSError if that is not possible, and `PlayedElsewhere` if it may not be.
        """
        path = real(path)
        if self.path is not None and is_same_file(path, self.path):
            if not self.try_again():
                raise OSError(self.trouble, os.strerror(self.trouble or 0), str(path))
            return Saved.ALREADY
        if self.trouble is None and self.is_saved():
            return write_copy(path, self._header, self._lines)
        claim = claim_named(path)
        try:
            journal = Journal.begun(path, self._header, self._lines)
        except BaseException:
            claim.let_go()
            raise
        self._leave_place()
        self.path, self._claim, self._journal = path, claim, journal
        self._same = len(self._lines)
        self._copy_of = None
        self._recover()
        return Saved.HERE

    # The file

    def _bring(self) -> None:
        """Let the file say what has happened; a disk that refuses does not stop the game."""
        if self._is_closed:
            return
        try:
            news = self._bring_to_disk()
        except OSError as error:
            self._fail(error)
        else:
            self._recover()
            if news is not None:
                self._copy_of = None  # somebody is told to find the game there
                news.emit()

    def _bring_to_disk(self) -> Any:
        """Write what is missing; the signal to tell of it if the file was not as we left it."""
        news = None
        if self._journal is None or not self._journal.is_in_place():
            news = self._find_place()
        if self._journal is None:
            self._begin_file()
        else:
            if self._journal.length > self._same:
                self._journal.take_back(self._journal.length - self._same)
            if len(self._lines) > self._same:
                self._journal.write(self._lines[self._same :])
        self._same = len(self._lines)
        return news

    def _find_place(self) -> Any:
        """Look what is at our place; if it is not our file, another one has to be begun."""
        if self.path is None:
            return None
        try:
            there = self.path.lstat()  # a link is never ours, wherever it leads
        except (FileNotFoundError, NotADirectoryError):
            self._drop_journal()
            return self.remade if self._mark is not None else None
        if self._mark is not None and is_unchanged(there, self._mark) and self._journal is None:
            return None
        self._leave_place()
        return self.moved

    def _begin_file(self) -> None:
        if self.path is None or self.path.parent == real(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
            sweep(self._folder)
        if self._claim is not None and not self._claim.is_held():
            self._claim.let_go()
            self._claim = None
        if self.path is not None and self._claim is None:
            self._claim = Claim.on(self.path)
        if self.path is None or self._claim is None:
            self.path, self._claim = None, None
            path, claim = self._free_place()
        else:
            path, claim = self.path, self._claim
        try:
            self._journal = Journal.begun(path, self._header, self._lines)
        except OSError:
            if self.path is None:
                claim.let_go()
            raise
        self.path, self._claim = path, claim
        self._mark = path.stat()

    def _free_place(self) -> tuple[Path, Claim]:
        folder = real(self._folder)
        stem = stem_of(seat["name"] for seat in self._header["seats"])
        number = 1
        while True:
            path = folder / f"{stem}{'' if number == 1 else f' ({number})'}{SUFFIX}"
            if not os.path.lexists(path) and (claim := Claim.on(path)) is not None:
                if not os.path.lexists(path):  # nobody was quicker
                    return path, claim
                claim.let_go()
            number += 1

    def _leave_place(self) -> None:
        """Go on somewhere else; what is there stays."""
        self._drop_journal()
        if self._claim is not None:
            self._claim.let_go()
        self.path = self._claim = self._mark = None

    def _drop_journal(self) -> None:
        if self._journal is not None:
            journal, self._journal = self._journal, None
            if self.path is not None and journal.is_in_place():
                self._mark = self.path.stat()
            self._same = 0
            with suppress(OSError):
                journal.close()

    # Trouble

    def _fail(self, error: OSError) -> None:
        number = number_of(error)
        is_news = number != self.trouble
        self.trouble = number
        if is_news:
            log.error("the game can't be written: %s", error)
            self.troubled.emit(number)

    def _recover(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            self.mended.emit()
