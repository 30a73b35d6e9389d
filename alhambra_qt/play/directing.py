"""What every director does: it turns what people do at a table into what a match plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.match import Match

T = TypeVar("T")


class Directing(QObject):
    """Lets people take back what they did, whatever the game; what they can do is its own."""

    refused = Signal(object)
    """A `Rule`: something was done that it does not allow."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        """People play this match."""
        super().__init__(parent)
        self.match = match

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.match.seat_to_play

    @property
    def is_curtained(self) -> bool:
        """Whether nothing is shown, or done, before the person to play is there."""
        return False

    def let_go(self) -> None:
        """Forget what was begun, and is not done yet."""

    def undo(self) -> None:
        """Take the last step back."""
        if self.match.can_undo() and not self.is_curtained:
            self.let_go()
            self.match.undo()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.can_redo() and not self.is_curtained:
            self.match.redo()


class Latest(Generic[T]):
    """The latest of a kind of thing: made anew when it is to be made of something else."""

    def __init__(self, make: Callable[..., T]) -> None:
        """None is made yet."""
        self._make = make
        self._latest: tuple[tuple[Any, ...], T] | None = None

    def of(self, *parts: Any) -> T:
        """What these parts make."""
        if self._latest is None or self._latest[0] != parts:
            self._latest = (parts, self._make(*parts))
        return self._latest[1]
