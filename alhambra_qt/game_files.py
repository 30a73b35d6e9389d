"""The file of a running game: its own, written as it happens, and nobody else's."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from alhambra_qt.game_setup import PERSON, PROGRAM, command_of
from alhambra_qt.players import players_of
from alhambra_qt.storage import SUFFIX, lock_of
from alhambra_qt.system_errors import number_of
from core.catalogue import game_of
from core.kernel.record import write_record
from core.kernel.session import Session, open_record

LONGEST_NAME = 48

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotSeat:
    """A seat of a record for which a command is named."""

    seat: int
    name: str
    command: str


class GameFile:
    """The record of one session, while it is played, in the folder of games.

    Where nothing can be written there is no ``path``, and ``trouble`` is the system's number of
    the error.
    """

    def __init__(self, session: Session[Any], folder: Path, opened: Path | None = None) -> None:
        """Go on in the file that was opened if it is one of ours and free, else in a new one."""
        self.path: Path | None = None
        self.trouble: int | None = None
        self.is_open_elsewhere = False
        self._session = session
        self._lock: QLockFile | None = None
        self._lines_when_opened = len(session.lines) if opened is not None else None
        self._is_new = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = self._claimed(folder, opened)
            session.write_to(path)
        except OSError as error:
            log.exception("the game can't be written")
            self.trouble = number_of(error)
            self._unlock()
        else:
            self.path = path

    def _claimed(self, folder: Path, opened: Path | None) -> Path:
        if opened is not None and opened.resolve().parent == folder.resolve():
            if self._claim(opened):
                self._is_new = False
                return opened
            self.is_open_elsewhere = True
        stem = stem_of(seat["name"] for seat in self._session.game.header["seats"])
        number = 1
        while True:
            path = folder / f"{stem}{'' if number == 1 else f' ({number})'}{SUFFIX}"
            if not path.exists() and self._claim(path):
                return path
            number += 1

    def _claim(self, path: Path) -> bool:
        lock = QLockFile(str(lock_of(path)))
        lock.setStaleLockTime(0)  # as long as its process lives, however long that is
        if lock.tryLock(0):
            self._lock = lock
            return True
        if lock.error() == QLockFile.LockError.LockFailedError:
            return False
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    def move_to(self, path: Path) -> None:
        """Write to another file from now on, where the first one can't be written any more."""
        self._session.write_to(path)
        self.path = path

    def close(self) -> None:
        """Let the file go; a copy in which nothing was played is not kept."""
        self._session.close()
        unchanged = len(self._session.lines) == self._lines_when_opened
        if self.path is not None and self._is_new and unchanged:
            self.path.unlink(missing_ok=True)
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def stem_of(names: Iterable[str], now: datetime | None = None) -> str:
    """A file name for a game: when it began, and who plays, whatever the names contain.

    >>> stem_of(["Ann", "../etc <b>", "Çağla"], datetime(2026, 11, 16, 20, 5))
    '2026-11-16 20-05 Ann, etc-b, Çağla'
    """
    now = now or datetime.now().astimezone()
    who = ", ".join(filter(None, map(_safe, names)))[:LONGEST_NAME].strip(" ,-")
    return f"{now:%Y-%m-%d %H-%M} {who}".strip()


def _safe(name: str) -> str:
    letters = "".join(letter if letter.isalnum() else " " for letter in name[:LONGEST_NAME])
    return "-".join(letters.split())


def read_game(path: Path) -> Session[Any]:
    """The game in a record; raises `BadLine` where it breaks the format or the rules."""
    return open_record(path, game_of)


def save_copy(session: Session[Any], path: Path) -> None:
    """Write the record of a game to another file, all of it or nothing."""
    write_record(path, session.game.header, session.lines)


def bot_seats(session: Session[Any]) -> tuple[BotSeat, ...]:
    """The seats that a command plays where the record stops; opening it starts none."""
    players = players_of(session.game.header, session.lines)
    return tuple(
        BotSeat(seat, player.name, command_of(player.kind))
        for seat, player in enumerate(players)
        if player.kind.startswith(PROGRAM)
    )


def hand_to(session: Session[Any], seats: Iterable[BotSeat], kind: str = PERSON) -> None:
    """Let somebody else play seats from here on."""
    for seat in seats:
        session.note({"note": "seat", "seat": seat.seat, "kind": kind, "name": seat.name})


def can_be_shown(session: Session[Any]) -> bool:
    """Whether there is a table for this game."""
    header = session.game.header
    return header["game"] == "alhambra" and not header["modules"]
