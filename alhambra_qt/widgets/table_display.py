"""What shows a game on a table, as far as it is the same in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from alhambra_qt.play.showing import Showing


class TableDisplay(Protocol):
    """Shows a game, whether somebody plays it or watches it."""

    durations: Any
    """For how long something moves there."""

    @property
    def showing(self) -> Showing: ...

    @property
    def changed(self) -> SignalInstance: ...

    def refresh(self) -> None: ...

    def look_at(self, seat: int) -> None: ...

    def last_deed(self) -> str: ...
