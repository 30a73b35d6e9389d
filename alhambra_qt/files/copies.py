"""Copies of a game, in files that somebody has named."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from pathlib import Path
from typing import Any

from alhambra_qt.files.claims import Claim
from alhambra_qt.files.paths import real
from core.kernel.lines import Line
from core.kernel.record import write_record
from core.kernel.session import Session
from core.kernel.whole_files import sweep


class PlayedElsewhere(Exception):
    """Another window plays the game in this file, so nobody else may write to it."""


class Saved(Enum):
    """What has come of a wish to save."""

    COPY = auto()
    """There is a copy; the game goes on in its file."""
    HERE = auto()
    """The game goes on in this file from now on."""
    ALREADY = auto()
    """It is the game's own file."""


def save_copy(session: Session[Any], path: Path) -> Saved:
    """Write the record of a game to a file that somebody named, all of it or nothing."""
    return write_copy(real(path), session.game.header, session.lines)


def write_copy(path: Path, header: Line, lines: Iterable[Line]) -> Saved:
    """Write a record to a file that nobody else may write to meanwhile."""
    claim = claim_named(path)
    try:
        write_record(path, header, lines)
    finally:
        claim.let_go()
    return Saved.COPY


def claim_named(path: Path) -> Claim:
    """Let nobody else write to a file; raises `PlayedElsewhere`."""
    claim = Claim.on(path)
    if claim is None:
        raise PlayedElsewhere(path.name)
    sweep(path.parent)
    return claim
