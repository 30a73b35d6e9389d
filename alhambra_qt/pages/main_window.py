"""The window: start page, New Game and table, one at a time.

What the start page does not need is imported late, so that the first frame comes early.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QEvent, QSize
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow, QToolTip, QVBoxLayout, QWidget

from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import Folders, saved_games
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.pages.notices import Notices
from alhambra_qt.pages.on_the_table import OnTheTable
from alhambra_qt.pages.page import unit_for
from alhambra_qt.pages.page_stack import PageStack
from alhambra_qt.pages.sounds import Sounds
from alhambra_qt.pages.window_dialogs import WindowDialogs
from alhambra_qt.widgets.commands import PROGRAM, Commands
from alhambra_qt.words.languages import Translators

if TYPE_CHECKING:
    from alhambra_qt.pages.running_game import RunningGame
    from alhambra_qt.pages.start_page import StartPage
    from alhambra_qt.play.game_setup import GameSetup
    from core.kernel.rulebook import Rule

SMALLEST = (1024, 700)
USUAL = (1366, 768)
ROOM_TAKEN = 0.85
"""How much of a screen, in each direction, the first window takes."""
RECENT_GAMES = 30


class MainWindow(QMainWindow):
    """Shows one page after another, and keeps the game that is played."""

    def __init__(
        self,
        folders: Folders,
        settings_file: SettingsFile,
        settings: Settings,
        translators: Translators,
    ) -> None:
        super().__init__()
        self.folders = folders
        self.settings = settings
        self._may_lose_game = False
        self._settings_file = settings_file
        self._translators = translators
        self._start_page: StartPage | None = None
        self._setups: dict[str, GameSetup] = {}
        """What was last chosen in New Game for each game."""
        self.stack = PageStack()
        self._lay_out()
        self.dialogs = WindowDialogs(self)
        self.sounds = Sounds(self)
        self.table = OnTheTable(self)
        self._make_commands()
        self._retranslate()
        self._scale_tool_tips()
        # A record can be opened, and the program killed, before anything is ever chosen.
        if settings_file.is_there() or saved_games(folders.games, 1):
            self.show_start_page()
        else:
            self.show_first_start_page()

    def _lay_out(self) -> None:
        self.setMinimumSize(*SMALLEST)
        self.setAcceptDrops(True)
        middle = QWidget()
        lines = QVBoxLayout(middle)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.stack)
        self.notices = Notices(self, lines)
        self.setCentralWidget(middle)

    def _make_commands(self) -> None:
        slots = {
            "keys": self.dialogs.show_keys,
            "full-screen": self.toggle_full_screen,
            "open": self.ask_for_record,
            "save": self.ask_where_to_save,
            "quit": self.close,
        }
        Commands(PROGRAM, slots, self).serve_keys()

    @property
    def unit(self) -> float:
        """How many times as large as usual text is."""
        return unit_for(self.width(), self.height()) * self.settings.text_scale

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.stack.page

    # Pages

    def open_up(self) -> None:
        """Show the window where and how it was when it was closed."""
        geometry = QByteArray.fromBase64(QByteArray(self.settings.geometry.encode()))
        is_small = False
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            is_small = self._take_room(QGuiApplication.primaryScreen().availableSize())
        if self.settings.full_screen:
            self.showFullScreen()
        elif is_small:
            self.showMaximized()
        else:
            if self.isFullScreen():
                self.setWindowState(self.windowState() & ~QtCore.Qt.WindowState.WindowFullScreen)
            self.show()

    def _take_room(self, room: QSize) -> bool:
        """Take most of a large screen; whether it is so small that all of it is to be taken."""
        wanted = room * ROOM_TAKEN
        self.resize(wanted.expandedTo(QSize(*SMALLEST)).boundedTo(room))
        return wanted.width() < USUAL[0] or wanted.height() < USUAL[1]

    def show_start_page(self) -> None:
        """Leave the game, if there is one, and show what can be done."""
        self.table.leave(self._show_start_page)

    def _show_start_page(self) -> None:
        self.table.close()
        self.notices.hide()
        page = self._start_page = self._start_page or self._new_start_page()
        self.stack.show_page(page)
        page.show_games(saved_games(self.folders.games, RECENT_GAMES))

    def _new_start_page(self) -> StartPage:
        from alhambra_qt.pages.start_page import StartPage  # noqa: PLC0415 (late)

        page = StartPage(self.settings)
        page.open_wanted.connect(self.open_record)
        page.watch_wanted.connect(self.watch_record)
        page.new_game_wanted.connect(self.show_new_game_page)
        page.open_file_wanted.connect(self.ask_for_record)
        page.rules_wanted.connect(self.show_rule_book)
        page.tutorial_wanted.connect(self.table.begin_tutorial)
        page.settings_wanted.connect(self.dialogs.show_settings)
        page.about_wanted.connect(self.dialogs.show_about)
        page.quit_wanted.connect(self.close)
        self.stack.keep(page)
        return page

    def show_first_start_page(self) -> None:
        """Ask once for what matters before anything else."""
        from alhambra_qt.pages.first_start_page import FirstStartPage  # noqa: PLC0415 (late)

        page = FirstStartPage(self.settings, self._translators.language)
        page.changed.connect(self.apply_settings)
        page.tutorial_wanted.connect(self.table.begin_tutorial)
        page.new_game_wanted.connect(self.show_new_game_page)
        page.left.connect(self.show_start_page)
        self.stack.show_page(page)

    def show_new_game_page(self, game: str | None = None) -> None:
        """Ask who plays; ``game`` is the one that is wanted, or the last one again."""
        from alhambra_qt.pages.new_game_page import NewGamePage  # noqa: PLC0415 (late)

        page = NewGamePage(self.settings, game, self._setups)
        page.start_wanted.connect(self.start_game)
        page.tutorial_wanted.connect(self.table.begin_tutorial)
        page.rules_wanted.connect(self.show_rule_book)
        page.left.connect(self._leave_new_game_page)
        self.stack.show_page(page)

    def _leave_new_game_page(self, setup: GameSetup) -> None:
        self.table.propose(setup)
        self.show_start_page()

    def show_rule_book(self, rule: Rule | None = None) -> None:
        """Open the rules, at a rule or at those of the game on screen; what was shown is paused."""
        from alhambra_qt.game_pages import ShowingPage  # noqa: PLC0415 (late)
        from alhambra_qt.pages.rule_book_page import RuleBookPage  # noqa: PLC0415 (late)

        game = self.page.game_name if isinstance(self.page, ShowingPage) else ""
        book = RuleBookPage(self.settings, rule, game)
        book.tutorial_wanted.connect(self.table.begin_tutorial)
        self.stack.open_book(book)

    # Games

    @property
    def game(self) -> RunningGame | None:
        """The game that is played, if any."""
        return self.table.game

    def start_game(self, setup: GameSetup) -> None:
        """Begin a game, and remember who plays."""
        self.table.start(setup)

    def open_record(self, path: Path) -> None:
        """Go on with the game in a file; one that does not open leaves everything as it is."""
        self.table.open_record(path)

    def watch_record(self, path: Path) -> None:
        """Show the game in a file turn by turn, as far as the file is good."""
        self.table.watch_record(path)

    # Files

    def ask_for_record(self) -> None:
        """Let somebody choose a record to open."""
        from alhambra_qt.pages.file_dialogs import ask_for_record  # noqa: PLC0415 (late)

        ask_for_record(self, self.open_record)

    def ask_where_to_save(self) -> None:
        """Let somebody choose a file for a copy of the record."""
        from alhambra_qt.pages.file_dialogs import ask_where_to_save  # noqa: PLC0415 (late)

        if self.game is not None:
            ask_where_to_save(self, self.game.name, self.save_as)

    def save_as(self, path: Path) -> None:
        """Write the record of the game to another file."""
        from alhambra_qt.pages.saving import save_as  # noqa: PLC0415 (late)

        save_as(self, path)

    # Settings

    def apply_settings(self, settings: Settings) -> None:
        """Let choices hold at once, and remember them."""
        before, self.settings = self.settings, settings
        self._settings_file.save(settings)
        if settings.language != before.language:
            self._translators.change_to(settings.language)
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)
        self.stack.apply_settings(settings)
        self.sounds.follow(before, settings)
        self.notices.scale()
        self._scale_tool_tips()

    def _scale_tool_tips(self) -> None:
        QToolTip.setFont(fonts.text_font(round(TEXT_PIXELS * self.unit)))

    def change_language(self, code: str) -> None:
        """Speak another language; an empty one is that of the system."""
        self.apply_settings(self.settings._replace(language=code or None))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.apply_settings(self.settings._replace(full_screen=not self.isFullScreen()))

    def turn_sound(self, is_on: bool) -> None:
        """Play sounds, or none."""
        if is_on != self.settings.plays_sounds:
            self.apply_settings(self.settings._replace(plays_sounds=is_on))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Alhambra"))

    # Qt

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange and self.isVisible():
            self.settings = self.settings._replace(full_screen=self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Tool tips and what is said above the page grow with the window."""
        super().resizeEvent(event)
        self._scale_tool_tips()
        self.notices.scale()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Quitting asks nothing if the game is saved."""
        if self.game is not None and not self._may_lose_game and not self.game.is_saved():
            event.ignore()
            self.table.leave(self._quit_anyway)
            return
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._settings_file.save(self.settings._replace(geometry=geometry))
        self.table.close()
        self.sounds.close()
        super().closeEvent(event)

    def _quit_anyway(self) -> None:
        self._may_lose_game = True
        self.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """A record may be dropped here."""
        if self._dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open what was dropped."""
        path = self._dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_record(path)

    def _dropped(self, event: QDropEvent) -> Path | None:
        urls = event.mimeData().urls()
        if len(urls) != 1 or not urls[0].isLocalFile():
            return None
        return Path(urls[0].toLocalFile())
