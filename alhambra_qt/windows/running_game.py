"""One game on the table: its match, its page and its file.

The main window loads this when the first game begins: it brings the rules and the table.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from alhambra_qt.game_files import GameFile, save_copy, stem_of
from alhambra_qt.game_setup import GameSetup
from alhambra_qt.match import Match
from alhambra_qt.new_games import NewGame, same_deal, setup_of
from alhambra_qt.settings import Settings
from alhambra_qt.storage import SUFFIX
from alhambra_qt.tutorial.lessons import is_first_game
from alhambra_qt.windows.table_page import TablePage

if TYPE_CHECKING:
    from alhambra_qt.windows.coach import Coach


def _taught(new: NewGame, settings: Settings) -> tuple[Match, TablePage, Coach]:
    """A first game with whoever teaches it."""
    from alhambra_qt.tutorial.match import TutorialMatch  # noqa: PLC0415 (seldom needed)
    from alhambra_qt.windows.coach import Coach  # noqa: PLC0415 (seldom needed)

    match = TutorialMatch(new.session, new.random)
    page = TablePage(match, settings)
    return match, page, Coach(page, match)


class RunningGame(QObject):
    """A game from when it comes to the table until it leaves it."""

    trouble = Signal(int)
    """The record can't be written, with the system's number of the error; the game goes on."""

    def __init__(
        self,
        new: NewGame,
        folder: Path,
        settings: Settings,
        opened: Path | None = None,
    ) -> None:
        """A game that is over needs no file: nothing will be added to it."""
        super().__init__()
        session = new.session
        is_over = session.decision is None or "result" in (session.lines or [{}])[-1]
        self.file = None if is_over else GameFile(session, folder, opened)
        self._opened = opened
        self.has_trouble = self.file is not None and self.file.trouble is not None
        self.coach: Coach | None = None
        if is_first_game(session.lines):
            self.match, self.page, self.coach = _taught(new, settings)
        else:
            self.match = Match(session, new.random)
            self.page = TablePage(self.match, settings)
        self.match.setParent(self.page)
        self.match.trouble.connect(self._on_trouble)

    @property
    def path(self) -> Path | None:
        """The record on disk, if there is one."""
        return self._opened if self.file is None else self.file.path

    @property
    def name(self) -> str:
        """A name for a file with a copy."""
        if self.path is not None:
            return self.path.name
        return stem_of(player.name for player in self.match.players) + SUFFIX

    def begin(self) -> None:
        """Let it go on from where it stands."""
        if self.file is not None and self.file.trouble is not None:
            self.trouble.emit(self.file.trouble)
        self.match.prepare()
        self.page.begin()

    def save_copy(self, path: Path) -> None:
        """Write what has happened to another file; where ours is lost, that is ours from now on."""
        if self.has_trouble and self.file is not None:
            self.file.move_to(path)
            self.has_trouble = False
        else:
            save_copy(self.match.session, path)

    def same_deal(self) -> NewGame:
        """The same game from its beginning."""
        return same_deal(self.match.session, self.match.players)

    def setup(self) -> GameSetup:
        """The seats, for another game."""
        return setup_of(self.match.session, self.match.players)

    def close(self) -> None:
        """Leave the table; all that has happened is in the record."""
        self.match.close()
        if self.file is not None:
            self.file.close()
        self.page.deleteLater()
        self.deleteLater()

    def _on_trouble(self, number: int) -> None:
        self.has_trouble = True
        self.trouble.emit(number)
