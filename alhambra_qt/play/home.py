"""Whose table it is that is shown: the seat at home, and the one that is looked at."""

from __future__ import annotations

from alhambra_qt.play.showing import Showing


class Home:
    """The seat that a table is shown to, and the seat whose things are large."""

    def __init__(self, showing: Showing) -> None:
        """Nobody looks at anybody else yet."""
        self._showing = showing
        self._turn_of: int | None = None
        self._looked_at: int | None = None
        self._watched = 0

    @property
    def seat(self) -> int:
        """The seat that the table is shown to.

        It is the person to play, and stays the one who played last while computers do; if nobody
        is a person, it is the seat that somebody watches.
        """
        players, to_play = self._showing.players, self._showing.seat_to_play
        before = ((to_play - step) % len(players) for step in range(len(players)))
        return next((seat for seat in before if players[seat].is_person), self._watched)

    @property
    def large(self) -> int:
        """The seat whose things are shown large."""
        return self.seat if self._looked_at is None else self._looked_at

    def follow_the_turn(self) -> None:
        """When a person's turn begins, what is large is theirs again.

        While others play, somebody may look at one seat for longer than a turn.
        """
        turn_of = self._showing.seat_to_play
        if turn_of != self._turn_of:
            self._turn_of = turn_of
            if self._showing.players[turn_of].is_person:
                self.look_at_nobody()

    def look_at(self, seat: int) -> None:
        """Look at this seat; a second look goes back home.

        If nobody at the table is a person, this seat is home from now on.
        """
        if not any(player.is_person for player in self._showing.players):
            self._watched, self._looked_at = seat, None
        else:
            self._looked_at = None if seat in (self.seat, self._looked_at) else seat

    def look_at_nobody(self) -> None:
        """Let home be large, when the table is shown next."""
        self._looked_at = None
