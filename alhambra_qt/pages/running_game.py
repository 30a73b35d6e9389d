"""One game on the table: its match, its page and its file.

The main window loads this when the first game begins: it brings the rules and the table.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from alhambra_qt.files.copies import Saved, save_copy
from alhambra_qt.files.game_files import stem_of
from alhambra_qt.files.opened import Opened
from alhambra_qt.files.own_file import GameFile
from alhambra_qt.files.paths import is_same_file
from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SUFFIX
from alhambra_qt.games import game_for
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.play.match import Match
from alhambra_qt.play.new_games import NewGame, same_deal, setup_of


class RunningGame(QObject):
    """A game from when it comes to the table until it leaves it."""

    def __init__(
        self,
        new: NewGame,
        folder: Path,
        settings: Settings,
        opened: Opened | None = None,
    ) -> None:
        """A game that is over needs no file: nothing is added to it."""
        super().__init__()
        session = new.session
        is_over = session.result is not None  # without one, the last turn may rest
        self.file = None if is_over else GameFile(session, folder, opened, self)
        self._opened = opened
        game = game_for(session.game.header)
        assert game is not None  # this was checked when the record was opened
        self.page = game.page(new, settings)
        self.page.is_saved = lambda: not self.has_trouble

    @property
    def match(self) -> Match:
        """What is played."""
        return self.page.match

    @property
    def path(self) -> Path | None:
        """The record on disk, if there is one."""
        if self.file is not None:
            return self.file.path
        return None if self._opened is None else self._opened.path

    @property
    def has_trouble(self) -> bool:
        """Whether something is not on disk."""
        return self.file is not None and self.file.trouble is not None

    @property
    def name(self) -> str:
        """A name for a file with a copy."""
        if self.path is not None:
            return self.path.name
        return stem_of(player.name for player in self.match.players) + SUFFIX

    def begin(self) -> None:
        """Let it go on from where it is."""
        self.match.prepare()
        self.page.begin()

    def forfeited_by(self) -> str | None:
        """Who forfeited the game, if it ended that way."""
        result = self.match.session.result
        seat = None if result is None else result["result"].get("forfeit")
        return None if seat is None else self.match.players[seat].name

    def is_saved(self) -> bool:
        """Whether everything is on disk, after a look at the disk."""
        return self.file is None or self.file.is_saved()

    def is_in(self, path: Path) -> bool:
        """Whether it goes on in this very file."""
        own = None if self.file is None else self.file.path
        return own is not None and is_same_file(path, own)

    def save_copy(self, path: Path) -> Saved:
        """Write what has happened to another file."""
        if self.file is not None:
            return self.file.save_copy(path)
        if self.path is not None and is_same_file(path, self.path):
            return Saved.ALREADY
        return save_copy(self.match.session, path)

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
