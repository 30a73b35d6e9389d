"""Who is at the screen: the one place that decides whose hand may be shown."""

from __future__ import annotations

from alhambra_qt.play.players import Player
from alhambra_qt.play.showing import Showing


class Presence:
    """Knows who was last seen at the screen.

    With several people a hand is shown to nobody but its owner: the person to play says that they
    are there, and is believed until somebody else says so. If one person plays alone, it is that
    person.
    """

    def __init__(self, showing: Showing) -> None:
        """Nobody was seen yet."""
        self._showing = showing
        self._seen: Player | None = None
        self._were_several = False
        self._players: tuple[Player, ...] = ()
        self._seats: list[int] = []
        """Those that are played by persons; it is asked for whenever something is shown."""

    def look(self) -> None:
        """Look who plays; if there has never been more than one person, it is that one."""
        persons = self._persons()
        self._were_several |= len(persons) > 1
        if persons and not self._were_several:
            self._seen = self._showing.players[persons[0]]

    def greet(self) -> None:
        """The person to play is there."""
        self._seen = self._showing.players[self._showing.seat_to_play]

    def forget(self) -> None:
        """Somebody else may be there now."""
        self._seen = None

    @property
    def expected(self) -> Player | None:
        """Who is to play and has to come to the screen first; None if nobody has to."""
        seat = self._showing.seat_to_play
        player = self._showing.players[seat]
        is_needed = player.is_person and not self._showing.is_over and not self._is_seen(seat)
        return player if is_needed else None

    @property
    def hand_of(self) -> int | None:
        """Whose hand is shown: that of the person to play, or of the only person there is."""
        persons, seat = self._persons(), self._showing.seat_to_play
        owner = persons[0] if len(persons) == 1 else seat
        return owner if owner in persons and self._is_seen(owner) else None

    def _is_seen(self, seat: int) -> bool:
        """Whether it is the very person: a seat that changes hands is played by another one."""
        return self._seen is self._showing.players[seat]

    def _persons(self) -> list[int]:
        players = self._showing.players
        if players is not self._players:
            self._players = players
            self._seats = [seat for seat, player in enumerate(players) if player.is_person]
        return self._seats
