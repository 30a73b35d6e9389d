"""Sheets over the table of a match: while one lies there, the match waits."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from alhambra_qt.play.match import Match
from alhambra_qt.widgets.overlays import Overlays


class SheetsOfAMatch(QObject):
    """What comes by itself is for each game to say."""

    def __init__(
        self, page: QWidget, match: Match, overlays: Overlays, put_down: Callable[[], None]
    ) -> None:
        """Nothing covers the page yet; when something does, ``put_down`` what is held."""
        super().__init__(page)
        self._match = match
        self._overlays = overlays
        self._put_down = put_down
        overlays.covered.connect(self._on_covered)
        overlays.uncovered.connect(self._on_uncovered)

    @abstractmethod
    def show_what_is_due(self) -> None:
        """Lay down the sheet that has to come now, if there is one."""

    @abstractmethod
    def go_on(self) -> None:
        """The table is seen again."""

    def _on_covered(self) -> None:
        self._match.hold()
        self._put_down()

    def _on_uncovered(self) -> None:
        self.show_what_is_due()
        if self._overlays.current is None:
            self.go_on()
            self._match.release()
