"""Opening a record: it is claimed before it is read, and stays claimed while somebody is asked."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alhambra_qt.files.claims import Claim
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.paths import is_unchanged, real
from alhambra_qt.files.storage import is_open_elsewhere
from core.kernel.session import Session

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Opened:
    """A record that was claimed, and then read."""

    path: Path
    session: Session[Any]
    claim: Claim | None
    """None if the game is not to go on in this file."""
    is_open_elsewhere: bool
    seen: os.stat_result
    """The file as it was read."""

    def is_still_there(self) -> bool:
        """Whether the file is as it was when it was read."""
        try:
            return is_unchanged(self.path.stat(), self.seen)
        except OSError:
            return False

    def let_go(self) -> None:
        """It is not played after all."""
        if self.claim is not None:
            self.claim.let_go()


@dataclass(frozen=True)
class Claimed:
    """A record that nobody else writes to while it is read."""

    path: Path
    claim: Claim | None
    is_open_elsewhere: bool
    seen: os.stat_result

    def opened(self, session: Session[Any]) -> Opened:
        """The record with the game that was read from it; one with a result needs no claim."""
        claim = self.claim
        if session.result is not None and claim is not None:
            claim.let_go()
            claim = None
        return Opened(self.path, session, claim, self.is_open_elsewhere, self.seen)

    def let_go(self) -> None:
        """Nothing is read from it after all."""
        if self.claim is not None:
            self.claim.let_go()


def open_claimed(path: Path, folder: Path) -> Opened:
    """Claim a record, and read it in one go; raises `BadLine` or OSError."""
    claimed = claim_record(path, folder)
    try:
        return claimed.opened(read_game(claimed.path))
    except BaseException:
        claimed.let_go()
        raise


def claim_record(path: Path, folder: Path) -> Claimed:
    """Claim a record if it is one of ours and free; raises OSError if there is none.

    A record from elsewhere is not claimed: it is only read, and the game goes on in a copy. The
    same holds for one that is being played: it keeps all its lines, and so does the copy. A record
    with a result is not written to any more, so it needs no claim either.
    """
    path = real(path)
    claim = None
    is_elsewhere = False
    if path.parent == real(folder):
        try:
            claim = Claim.on(path)
            is_elsewhere = claim is None
        except OSError as error:
            log.warning("%s can't be claimed: %s", path.name, error)
    else:
        is_elsewhere = is_open_elsewhere(path)
    try:
        return Claimed(path, claim, is_elsewhere, path.stat())
    except BaseException:
        if claim is not None:
            claim.let_go()
        raise
