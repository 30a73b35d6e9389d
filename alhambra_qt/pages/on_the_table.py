"""The game on the table: how it gets there, and how it is left.

Everything that a game needs is imported when one begins, so that the first frame comes early.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from alhambra_qt.game_pages import ShowingPage
from alhambra_qt.games import game_of_setup, games_on_screen

if TYPE_CHECKING:
    from alhambra_qt.files.opened import Opened
    from alhambra_qt.pages.main_window import MainWindow
    from alhambra_qt.pages.replay_page import ReplayPage
    from alhambra_qt.pages.running_game import RunningGame
    from alhambra_qt.play.course import Moment
    from alhambra_qt.play.game_setup import GameSetup
    from alhambra_qt.play.new_games import NewGame


class OnTheTable(QObject):
    """One game at a time is played or watched; the one before is left first."""

    def __init__(self, window: MainWindow) -> None:
        """An empty table."""
        super().__init__(window)
        self._window = window
        self.game: RunningGame | None = None
        """The one that is played, if any."""

    # Leaving

    def leave(self, then: Callable[[], None], stay: Callable[[], None] = lambda: None) -> None:
        """Ask before something is lost that is not on disk."""
        if self.game is None:
            then()
            return
        from alhambra_qt.pages.saving import leave  # noqa: PLC0415 (late)

        leave(self._window, then, stay)

    def close(self) -> None:
        """Leave the table empty."""
        self._window.stack.close_what_lies_above()
        if self.game is not None:
            game, self.game = self.game, None
            self._window.stack.removeWidget(game.page)
            game.close()

    # Playing

    def start(self, setup: GameSetup) -> None:
        """Begin a game, and remember who plays."""
        self.leave(lambda: self._start(setup))

    def _start(self, setup: GameSetup) -> None:
        self.propose(setup)
        self.play(game_of_setup(setup).new_game(setup))

    def propose(self, setup: GameSetup) -> None:
        """Remember who plays, for the next new game."""
        window = self._window
        window.apply_settings(window.settings._replace(last_setup=setup.to_remember()))

    def begin_tutorial(self, name: str = "") -> None:
        """A first game for somebody who has never played the game of this name, or any."""
        teaching = [game for game in games_on_screen() if game.has_first_game]
        game = next((game for game in teaching if game.name == name), teaching[0])
        self.leave(lambda: self.play(game.first_game(self._window.settings.last_setup)))

    def open_record(self, path: Path) -> None:
        """Go on with the game in a file; one that does not open leaves everything as it is."""
        from alhambra_qt.pages.opening import open_record  # noqa: PLC0415 (late)

        if self.game is not None and self.game.is_in(path):
            self._window.notices.say_already_there()
            return

        def play(new: NewGame, opened: Opened) -> None:
            self.leave(lambda: self.play(new, opened), opened.let_go)

        open_record(self._window, path, play)

    def play(self, new: NewGame, opened: Opened | None = None) -> None:
        """Play this instead of whatever was on the table."""
        from alhambra_qt.pages.running_game import RunningGame  # noqa: PLC0415 (late)
        from alhambra_qt.pages.saving import tell_of_file  # noqa: PLC0415 (late)

        self.close()
        window = self._window
        game = RunningGame(new, window.folders.games, window.settings, opened)
        game.page.memory = window.folders.data
        game.page.same_deal_wanted.connect(self._on_same_deal)
        game.page.same_seats_wanted.connect(self._on_same_seats)
        game.page.watch_wanted.connect(self._on_watch)
        game.page.moment_wanted.connect(self._on_moment)
        game.page.copy_wanted.connect(window.ask_where_to_save)
        self.game = game
        self._show(game.page)
        if game.file is not None and opened is not None and opened.is_open_elsewhere:
            window.notices.say_open_elsewhere()
        if game.file is not None:
            tell_of_file(window.notices, game.file)
        elif name := game.forfeited_by():
            window.notices.say_forfeited(name)
        game.begin()

    def _show(self, page: ShowingPage) -> None:
        self._window.notices.hide()
        page.left.connect(self._window.show_start_page)
        self._wire(page)
        self._window.stack.show_page(page)

    def _wire(self, page: ShowingPage) -> None:
        window = self._window
        page.settings_wanted.connect(window.dialogs.show_settings)
        page.rules_wanted.connect(window.show_rule_book)
        page.full_screen_wanted.connect(window.toggle_full_screen)
        page.keys_wanted.connect(window.dialogs.show_keys)
        page.language_wanted.connect(window.change_language)
        page.sounded.connect(window.sounds.play)
        page.sound_wanted.connect(window.turn_sound)

    def _on_same_deal(self) -> None:
        assert self.game is not None
        game = self.game
        self.leave(lambda: self.play(game.same_deal()))

    def _on_same_seats(self) -> None:
        assert self.game is not None
        setup, last = self.game.setup().rotated(), self._window.settings.last_setup
        self.start(setup if last is None else setup.with_characters_chosen_in(last))

    # Watching

    def watch_record(self, path: Path) -> None:
        """Show the game in a file turn by turn, as far as the file is good."""
        from alhambra_qt.pages.watching import watch_record  # noqa: PLC0415 (late)

        watch_record(self._window, path)

    def _on_watch(self) -> None:
        from alhambra_qt.pages.watching import watch  # noqa: PLC0415 (late)

        assert self.game is not None
        watch(self._window, self.game.match.session)

    def _on_moment(self, moment: Moment) -> None:
        from alhambra_qt.pages.watching import look_back  # noqa: PLC0415 (late)

        assert self.game is not None
        look_back(self._window, self.game.match, moment)

    def show_above(self, page: ReplayPage) -> None:
        """Look back at the game on the table, which stays as it is."""
        self._wire(page)
        self._window.stack.lay_above(page)

    def show_replay(self, page: ReplayPage) -> None:
        """Watch a game; the one on the table, if there is one, is left first."""
        self.leave(lambda: self._show_replay(page), page.deleteLater)

    def _show_replay(self, page: ReplayPage) -> None:
        self.close()
        self._show(page)
        page.begin()
        if page.problem is not None:
            self._window.notices.say(page.problem)
