"""The menu of a replay: play on, leave, look things up, settings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.pages.replay_commands import LOOKING_BACK, TABLE
from alhambra_qt.widgets.commands import label_of
from alhambra_qt.widgets.game_menu import GameMenu
from alhambra_qt.widgets.menu import Choice


class ReplayMenu(GameMenu):
    """What can be done apart from watching."""

    play_on_wanted = Signal()

    def __init__(
        self,
        things_to_look_up: Callable[[], list[tuple[str, Callable[[], None]]]],
        parent: QWidget,
        *,
        can_play_on: bool,
        leads_back: bool = False,
    ) -> None:
        """``things_to_look_up`` are those of the table, in the language of the moment.

        It ``leads_back`` to a game that is still being played.
        """
        super().__init__(parent)
        self._things_to_look_up = things_to_look_up
        self._can_play_on = can_play_on
        self._leads_back = leads_back

    def this_game(self) -> list[Choice]:
        """Go on watching, play on, or leave."""
        play_on = self.closing(
            label_of(TABLE, "play-on"),
            self.tr("As a new game; this one stays as it is"),
            self.play_on_wanted.emit,
        )
        return [
            self.closing(self.tr("Continue watching"), "", lambda: None, is_main=True),
            *([play_on] if self._can_play_on else []),
            self.closing(self._where_it_leads(), "", self.left.emit),
        ]

    def _where_it_leads(self) -> str:
        if self._leads_back:
            return label_of(LOOKING_BACK, "back")
        return self.tr("Back to the start page")

    def looked_up(self) -> list[Choice]:
        """What the table has."""
        return [self.closing(title, "", show) for title, show in self._things_to_look_up()]
