"""The window: start page, New Game and table, one at a time.

What the start page does not need is imported late, so that the first frame comes early.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QToolTip, QVBoxLayout, QWidget

from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import Folders, saved_games
from alhambra_qt.games import ShowingPage, game_of_setup, games_on_screen
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.pages.page import Page, unit_for
from alhambra_qt.system.safety_net import CaughtError
from alhambra_qt.widgets.banner import Banner
from alhambra_qt.widgets.commands import PROGRAM, Commands, listed, tables_on
from alhambra_qt.words import system_errors
from alhambra_qt.words.languages import Translators

if TYPE_CHECKING:
    from alhambra_qt.files.own_file import Opened
    from alhambra_qt.pages.replay_page import ReplayPage
    from alhambra_qt.pages.rule_book_page import RuleBookPage
    from alhambra_qt.pages.running_game import RunningGame
    from alhambra_qt.pages.start_page import StartPage
    from alhambra_qt.play.game_setup import GameSetup
    from alhambra_qt.play.new_games import NewGame
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
        self.game: RunningGame | None = None
        self._may_lose_game = False
        self._settings_file = settings_file
        self._translators = translators
        self._stack = QStackedWidget()
        self._banner = Banner()
        self._start_page: StartPage | None = None
        self._rule_book: RuleBookPage | None = None
        self._below_the_book: QWidget | None = None
        self._lay_out()
        self._make_commands()
        self._retranslate()
        self._scale_tool_tips()
        if settings_file.is_there():
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
        lines.addWidget(self._banner)
        lines.addWidget(self._stack)
        self.setCentralWidget(middle)

    def _make_commands(self) -> None:
        slots = {
            "keys": self.show_keys,
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
        page = self._stack.currentWidget()
        assert page is not None
        return page

    # Pages

    def open_up(self) -> None:
        """Show the window where and how it was when it was closed."""
        geometry = QByteArray.fromBase64(QByteArray(self.settings.geometry.encode()))
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self._take_room(QGuiApplication.primaryScreen().availableSize())
        if self.settings.full_screen:
            self.showFullScreen()
        else:
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
            self.show()

    def _take_room(self, room: QSize) -> None:
        """Take most of a large screen, and all of a small one: a frame needs room, too."""
        wanted = room * ROOM_TAKEN
        self.resize(wanted.expandedTo(QSize(*SMALLEST)).boundedTo(room))
        if wanted.width() < USUAL[0] or wanted.height() < USUAL[1]:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def show_start_page(self) -> None:
        """Leave the game, if there is one, and show what can be done."""
        self._leave(self._show_start_page)

    def _leave(self, then: Callable[[], None], stay: Callable[[], None] = lambda: None) -> None:
        """Ask before something is lost that is not on disk."""
        if self.game is None:
            then()
            return
        from alhambra_qt.pages.saving import leave  # noqa: PLC0415 (late)

        leave(self, then, stay)

    def _show_start_page(self) -> None:
        self._close_game()
        self._banner.hide()
        page = self._start_page = self._start_page or self._new_start_page()
        self._show(page)
        page.show_games(saved_games(self.folders.games, RECENT_GAMES))

    def _new_start_page(self) -> StartPage:
        from alhambra_qt.pages.start_page import StartPage  # noqa: PLC0415 (late)

        page = StartPage(self.settings)
        page.open_wanted.connect(self.open_record)
        page.watch_wanted.connect(self.watch_record)
        page.new_game_wanted.connect(self.show_new_game_page)
        page.open_file_wanted.connect(self.ask_for_record)
        page.rules_wanted.connect(self.show_rule_book)
        page.tutorial_wanted.connect(self.begin_tutorial)
        page.settings_wanted.connect(self.show_settings)
        page.about_wanted.connect(self.show_about)
        page.quit_wanted.connect(self.close)
        self._stack.addWidget(page)
        return page

    def show_first_start_page(self) -> None:
        """Ask once for what matters before anything else."""
        from alhambra_qt.pages.first_start_page import FirstStartPage  # noqa: PLC0415 (late)

        page = FirstStartPage(self.settings, self._translators.language)
        page.changed.connect(self.apply_settings)
        page.tutorial_wanted.connect(self.begin_tutorial)
        page.new_game_wanted.connect(self.show_new_game_page)
        page.left.connect(self.show_start_page)
        self._stack.addWidget(page)
        self._show(page)

    def show_new_game_page(self) -> None:
        """Ask who plays."""
        from alhambra_qt.pages.new_game_page import NewGamePage  # noqa: PLC0415 (late)

        page = NewGamePage(self.settings)
        page.start_wanted.connect(self.start_game)
        page.left.connect(self.show_start_page)
        self._stack.addWidget(page)
        self._show(page)

    def show_rule_book(self, rule: Rule | None = None) -> None:
        """Open the rules, at the paragraph of a rule if it is known; what was shown waits."""
        from alhambra_qt.pages.rule_book_page import RuleBookPage  # noqa: PLC0415 (late)

        self._close_rule_book()
        self._below_the_book = self.page
        if isinstance(self.page, ShowingPage):
            self.page.hold()
        book = self._rule_book = RuleBookPage(self.settings, rule)
        book.left.connect(self._close_rule_book)
        self._stack.addWidget(book)
        self._stack.setCurrentWidget(book)

    def _close_rule_book(self) -> None:
        """Back to where the reader came from."""
        if self._rule_book is None:
            return
        book, self._rule_book = self._rule_book, None
        assert self._below_the_book is not None
        self._stack.setCurrentWidget(self._below_the_book)
        self._stack.removeWidget(book)
        book.deleteLater()
        if isinstance(self.page, ShowingPage):
            self.page.release()

    def _show(self, page: QWidget) -> None:
        self._close_rule_book()
        before = self._stack.currentWidget()
        self._stack.setCurrentWidget(page)
        if before is not None and before not in (page, self._start_page):
            self._stack.removeWidget(before)
            before.deleteLater()

    # Games

    def start_game(self, setup: GameSetup) -> None:
        """Begin a game, and remember who plays."""
        self._leave(lambda: self._start_game(setup))

    def _start_game(self, setup: GameSetup) -> None:
        from alhambra_qt.play.new_games import new_game  # noqa: PLC0415 (late)

        self.apply_settings(self.settings._replace(last_setup=setup.to_remember()))
        self._play(new_game(game_of_setup(setup).header_of(setup), setup.seed))

    def begin_tutorial(self) -> None:
        """A first game for somebody who has never played."""
        game = next(game for game in games_on_screen() if game.has_first_game)
        self._leave(lambda: self._play(game.first_game(self.settings.last_setup)))

    def open_record(self, path: Path) -> None:
        """Go on with the game in a file; one that does not open leaves everything as it is."""
        from alhambra_qt.pages.opening import open_record  # noqa: PLC0415 (late)

        if self.game is not None and self.game.is_in(path):
            self.say(lambda: self.tr("This game is already on the table."))
            return

        def play(new: NewGame, opened: Opened) -> None:
            self._leave(lambda: self._play(new, opened), opened.let_go)

        open_record(self, path, play)

    def _play(self, new: NewGame, opened: Opened | None = None) -> None:
        from alhambra_qt.pages.running_game import RunningGame  # noqa: PLC0415 (late)
        from alhambra_qt.pages.saving import tell_of_file  # noqa: PLC0415 (late)

        self._close_game()
        game = RunningGame(new, self.folders.games, self.settings, opened)
        game.page.same_deal_wanted.connect(self._on_same_deal)
        game.page.same_seats_wanted.connect(self._on_same_seats)
        game.page.watch_wanted.connect(self._on_watch)
        self.game = game
        self._show_game_on(game.page)
        if game.file is not None and opened is not None and opened.is_open_elsewhere:
            self.say(
                lambda: self.tr(
                    "This game is open in another window. Here you’re playing a copy of it."
                )
            )
        if game.file is not None:
            tell_of_file(self, game.file)
        elif name := game.forfeited_by():
            self.say(lambda: self.tr("{name} forfeited this game, so it’s over.").format(name=name))
        game.begin()

    def _show_game_on(self, page: ShowingPage) -> None:
        self._banner.hide()
        page.left.connect(self.show_start_page)
        page.settings_wanted.connect(self.show_settings)
        page.rules_wanted.connect(self.show_rule_book)
        page.full_screen_wanted.connect(self.toggle_full_screen)
        page.keys_wanted.connect(self.show_keys)
        page.language_wanted.connect(self._on_language)
        self._stack.addWidget(page)
        self._show(page)

    def watch_record(self, path: Path) -> None:
        """Show the game in a file turn by turn, as far as the file is good."""
        from alhambra_qt.pages.watching import watch_record  # noqa: PLC0415 (late)

        watch_record(self, path)

    def show_replay(self, page: ReplayPage) -> None:
        """Watch a game; the one on the table, if there is one, is left first."""
        self._leave(lambda: self._show_replay(page), page.deleteLater)

    def _show_replay(self, page: ReplayPage) -> None:
        self._close_game()
        self._show_game_on(page)
        page.begin()
        if page.problem is not None:
            self.say(page.problem)

    def play_on(self, new: NewGame) -> None:
        """Play on from where somebody was watching."""
        self._play(new)

    def _on_watch(self) -> None:
        from alhambra_qt.pages.watching import watch  # noqa: PLC0415 (late)

        assert self.game is not None
        watch(self, self.game.match.session)

    def _close_game(self) -> None:
        self._close_rule_book()
        if self.game is not None:
            game, self.game = self.game, None
            self._stack.removeWidget(game.page)
            game.close()

    def _on_same_deal(self) -> None:
        assert self.game is not None
        game = self.game
        self._leave(lambda: self._play(game.same_deal()))

    def _on_same_seats(self) -> None:
        assert self.game is not None
        self.start_game(self.game.setup().rotated())

    def _on_language(self, code: str) -> None:
        self.apply_settings(self.settings._replace(language=code or None))

    def say_trouble(self, number: int) -> None:
        """The game goes on, but not on disk."""
        self._say_not_saved(
            lambda: self.tr(
                "The game can’t be saved any more ({reason}). You can keep playing; what was "
                "saved before is safe."
            ),
            number,
        )

    def say_not_saved_there(self, number: int) -> None:
        """The file that somebody named can't be written."""
        self._say_not_saved(lambda: self.tr("The game couldn’t be saved there ({reason})."), number)

    def say_saved_as(self, name: str) -> None:
        """There is a copy."""
        self.say(lambda: self.tr("Saved as {file}.").format(file=name))

    def _say_not_saved(self, failed: Callable[[], str], number: int) -> None:
        def words() -> tuple[str, str]:
            why = system_errors.told(number)
            return failed().format(reason=why), self.tr("Save elsewhere…")

        self._banner.say(words, self.unit, self.ask_where_to_save)

    def say(self, sentence: Callable[[], str]) -> None:
        """Say something while the game goes on."""
        self._banner.say(lambda: (sentence(), ""), self.unit)

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

    # Dialogs

    def show_settings(self) -> None:
        """What can be chosen."""
        from alhambra_qt.dialogs.settings_dialog import SettingsDialog  # noqa: PLC0415 (late)

        dialog = SettingsDialog(self, self.unit, self.settings)
        dialog.changed.connect(self.apply_settings)
        dialog.changed.connect(lambda: dialog.scale(self.unit))
        dialog.open()

    def show_about(self) -> None:
        """What this program is."""
        from alhambra_qt.dialogs.about_dialog import AboutDialog  # noqa: PLC0415 (late)

        AboutDialog(self, self.unit).open()

    def show_keys(self) -> None:
        """Which keys do what on this page."""
        from alhambra_qt.dialogs.keys_dialog import KeysDialog  # noqa: PLC0415 (late)

        tables = tables_on(self.page)  # the page may be gone while the dialog is still there
        KeysDialog(self, self.unit, lambda: listed(*tables, PROGRAM)).open()

    def on_error(self, error: CaughtError) -> None:
        """Tell of an error that nobody expected."""
        from alhambra_qt.dialogs.error_dialog import ErrorDialog  # noqa: PLC0415 (late)

        is_saved = self.game is None or not self.game.has_trouble
        dialog = ErrorDialog(self, self.unit, error, is_saved=is_saved)
        dialog.report_wanted.connect(self._ask_where_to_report)
        dialog.open()

    def _ask_where_to_report(self, error: CaughtError) -> None:
        from alhambra_qt.pages.file_dialogs import ask_where_to_report  # noqa: PLC0415 (late)

        ask_where_to_report(self, lambda path: self.save_report(error, path))

    def save_report(self, error: CaughtError, path: Path) -> None:
        """Write what somebody needs who repairs the program."""
        from alhambra_qt.files.report import write_report  # noqa: PLC0415 (late)

        record = self.game.path if self.game is not None else None
        try:
            write_report(path, error.trace, self.folders.log, record)
        except OSError as problem:
            number = system_errors.number_of(problem)
            self.say(
                lambda: self.tr("The report couldn’t be saved ({reason}).").format(
                    reason=system_errors.told(number)
                )
            )
        else:
            self.say(lambda: self.tr("The report is in {file}.").format(file=path.name))

    # Settings

    def apply_settings(self, settings: Settings) -> None:
        """Let choices hold at once, and remember them."""
        before, self.settings = self.settings, settings
        self._settings_file.save(settings)
        if settings.language != before.language:
            self._translators.change_to(settings.language)
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        for index in range(self._stack.count()):
            page = self._stack.widget(index)
            if isinstance(page, Page):
                page.set_settings(settings)
            elif isinstance(page, ShowingPage):
                page.apply_settings(settings)
        if self._banner.isVisible():
            self._banner.scale(self.unit)
        self._scale_tool_tips()

    def _scale_tool_tips(self) -> None:
        QToolTip.setFont(fonts.text_font(round(TEXT_PIXELS * self.unit)))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.apply_settings(self.settings._replace(full_screen=not self.isFullScreen()))

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
        """Tool tips grow with the window."""
        super().resizeEvent(event)
        self._scale_tool_tips()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Quitting asks nothing if the game is saved."""
        if self.game is not None and not self._may_lose_game and not self.game.is_saved():
            event.ignore()
            self._leave(self._quit_anyway)
            return
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._settings_file.save(self.settings._replace(geometry=geometry))
        self._close_game()
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
