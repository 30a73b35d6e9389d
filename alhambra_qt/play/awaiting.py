"""Who has to come to the screen before anything is shown there."""

from __future__ import annotations

from alhambra_qt.play.match import Match
from alhambra_qt.play.players import Player
from alhambra_qt.play.presence import Presence


class Awaiting:
    """The person to play, if another one was there; and those who may speak up before."""

    def __init__(self, match: Match) -> None:
        """Of this match."""
        self._match = match
        self._presence = Presence(match)
        self._awaited: tuple[Player | None, tuple[int, ...]] | None = None

    @property
    def is_anybody(self) -> bool:
        """Whether somebody has to come first."""
        return self._awaited is not None

    @property
    def hand_of(self) -> int | None:
        """Whose hand is shown; None if nobody may see one."""
        return None if self._match.callers else self._presence.hand_of

    def look(self) -> bool:
        """See how things are; whether others are awaited than before."""
        self._presence.look()
        expected, callers = self._presence.expected, self._match.callers
        before = self._awaited
        self._awaited = (expected, callers) if expected is not None or callers else None
        if self._awaited is None or before is None:
            return self._awaited is not None
        # the very same person: an equal one may be another
        return self._awaited[0] is not before[0] or self._awaited[1] != before[1]

    def greet(self) -> None:
        """The person is there."""
        self._presence.greet()

    def forget(self) -> None:
        """Nobody knows any more who is there."""
        self._presence.forget()
