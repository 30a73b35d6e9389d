"""The menu of a page that shows a game, whether it is played or watched."""

from __future__ import annotations

from PySide6.QtCore import Signal

from alhambra_qt.widgets.commands import PROGRAM, label_of
from alhambra_qt.widgets.menu import Choice, Choices, Group, Menu
from alhambra_qt.widgets.table_commands import RULES
from alhambra_qt.words.languages import translated


class GameMenu(Menu):
    """What can be done about this game, what can be looked up, and what the program can do."""

    left = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    keys_wanted = Signal()

    def this_game(self) -> list[Choice]:
        """Go on, leave, and what else can be done about the game."""
        raise NotImplementedError

    def looked_up(self) -> list[Choice]:
        """What there is to look up beside the rules."""
        raise NotImplementedError

    def main(self) -> Choices:
        """All of it, in three groups."""
        rules = self.closing(translated("commands", RULES.label), "", self.rules_wanted.emit)
        groups = (
            Group(self.tr("This game"), self.this_game()),
            Group(self.tr("Look it up"), [rules, *self.looked_up()]),
            Group(self.tr("The program"), self._program()),
        )
        return Choices(self.tr("Menu"), groups)

    def _program(self) -> list[Choice]:
        return [
            self.closing(self.tr("Settings"), "", self.settings_wanted.emit),
            self.language(),
            self.closing(label_of(PROGRAM, "full-screen"), "", self.full_screen_wanted.emit),
            self.closing(label_of(PROGRAM, "keys"), "", self.keys_wanted.emit),
        ]
