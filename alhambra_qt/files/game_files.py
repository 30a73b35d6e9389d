"""Games in files: how they are named and read, and who plays them here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from alhambra_qt.play.game_setup import PERSON, PROGRAM, command_of
from alhambra_qt.play.players import players_of
from core.catalogue import game_of
from core.kernel.session import Session, open_record

LONGEST_NAME = 48


@dataclass(frozen=True)
class BotSeat:
    """A seat of a record for which a command is named."""

    seat: int
    name: str
    command: str


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
