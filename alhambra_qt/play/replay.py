"""A replay: a game that was played before, shown at any of its stops."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.play.course import Stop, course_of
from alhambra_qt.play.players import Player, players_after, players_of
from alhambra_qt.play.showing import Showing, Step
from alhambra_qt.play.turns import rest_in
from core.kernel.rulebook import CHANCE
from core.kernel.session import Played, Session


class Pace(Enum):
    """How fast a replay goes on by itself: for how many milliseconds it shows a stop."""

    SLOWEST = 4000
    SLOW = 2000
    NORMAL = 1000
    FAST = 500
    FASTEST = 125


class Replay(Showing):
    """A game at one of its stops; while it is playing, it goes on by itself.

    The session is only read: nothing is played in it, and nothing is written.
    """

    playing_changed = Signal(bool)
    """It goes on by itself now, or no longer."""

    def __init__(
        self, session: Session[Any], parent: QObject | None = None, *, rests: bool = False
    ) -> None:
        """Show the beginning of a game.

        If it is still being played, and the table ``rests``, nobody may see what comes of that.
        """
        super().__init__(session.game, parent)
        self.session = session
        course = course_of(session.game, session.played)
        self.course = course.at_rest() if rests else course
        self.pace = Pace.NORMAL
        self._all = tuple(session.played)
        self._seatings = self._all_seatings()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timeout)
        self._show(0)

    def _all_seatings(self) -> list[tuple[int, tuple[Player, ...]]]:
        """Who sat where from how much on that was played."""
        seatings = [(0, players_of(self.game.header, ()))]
        for number, one in enumerate(self._all, 1):
            if one.action is None:
                players = players_after(seatings[-1][1], one.lines[0])
                if players is not seatings[-1][1]:
                    seatings.append((number, players))
        return seatings

    # Asking

    @property
    def cursor(self) -> int:
        """Which stop is shown, by its position in the course."""
        return self._cursor

    @property
    def state(self) -> Any:
        """The state at this stop; if the table rests, the one before anything comes of it."""
        return self._state

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sat where."""
        at = bisect_right(self._seatings, self._stop.played, key=lambda seating: seating[0])
        return self._seatings[at - 1][1]

    @property
    def played(self) -> Sequence[Played[Any]]:
        """All that was played up to this stop."""
        return self._played

    @property
    def seat_to_play(self) -> int:
        """Whose turn it is; if the table rests, it is still that of the seat that played."""
        return self._seat_of_action() if self._stop.rests else super().seat_to_play

    @property
    def is_over(self) -> bool:
        """Whether the game has ended here, also by forfeit."""
        is_at_its_end = self._cursor == self.course.last and self.session.result is not None
        return is_at_its_end or not (self._state.agenda or self._stop.rests)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    # Going

    def go_to(self, stop: int) -> None:
        """Show this stop, or the closest that there is."""
        stop = max(0, min(stop, self.course.last))
        if stop != self._cursor:
            self._show(stop)
            self.restored.emit()

    def go_to_the_end(self) -> None:
        """Show what is on the table after all that was played.

        A turn that nobody has ended yet rests before anything comes of it.
        """
        stop = self.course.last
        if rest_in(self.session, self._seatings[-1][1]) is not None:
            while not self.course.stops[stop].rests:
                stop -= 1
        self.go_to(stop)

    def step(self) -> None:
        """Let happen what comes next."""
        if self._cursor < self.course.last:
            before = self._state
            self._show(self._cursor + 1)
            own = self._own()
            action = None if own is None else own.action
            seat = CHANCE if action is None else self._seat_of_action()
            self.stepped.emit(Step(seat, action, before, self._state))

    def play(self) -> None:
        """Go on by itself; from the beginning if this is the end."""
        if self._cursor == self.course.last:
            self.go_to(0)
        self._timer.start(self.pace.value)
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Go on no longer."""
        if self.is_playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def set_pace(self, pace: Pace) -> None:
        """Go on this fast."""
        self.pace = pace
        if self.is_playing:
            self._timer.start(pace.value)

    def _on_timeout(self) -> None:
        self.step()
        if self._cursor == self.course.last:
            self.pause()

    def _show(self, cursor: int) -> None:
        self._cursor = cursor
        self._stop: Stop = self.course.stops[cursor]
        self._played = self._all[: self._stop.played]
        self._state = self._played[-1].state if self._played else self.game.start()
        if self._stop.rests:
            action = self._played[-1].action
            assert action is not None  # a turn ends with one
            self._state = self.game.rules.answer(self._before(), action)

    def _own(self) -> Played[Any] | None:
        """What was done at this stop; None if it only shows what came of something."""
        before = self.course.stops[self._cursor - 1]
        return None if before.rests else self._all[before.played]

    def _before(self) -> Any:
        """The state that was found by what was done at this stop."""
        before = self.course.stops[self._cursor - 1].played
        return self._all[before - 1].state if before else self.game.start()

    def _seat_of_action(self) -> int:
        seat: int = self.game.rules.decision(self._before()).seat
        return seat
