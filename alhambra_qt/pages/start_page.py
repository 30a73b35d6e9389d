"""The page on which the program opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

import core
from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SavedGame, last_unfinished
from alhambra_qt.games import can_be_opened, games_on_screen
from alhambra_qt.look import fonts, palette
from alhambra_qt.pages.page import Page, tinted_label
from alhambra_qt.pages.saved_game_list import SavedGameList
from alhambra_qt.pages.saved_game_words import how_far, when_played, which_game, who_plays
from alhambra_qt.widgets.menu_button import MenuButton


class StartPage(Page):
    """Continue, new game, open, learn, recent games, settings, about, quit."""

    open_wanted = Signal(object)
    """The path of a record that lies in the folder of games."""
    watch_wanted = Signal(object)
    """The path of a record that is to be watched."""
    new_game_wanted = Signal(object)
    """The name of the game that somebody wants to play."""
    open_file_wanted = Signal()
    tutorial_wanted = Signal(str)
    """The name of the game that somebody wants to learn."""
    rules_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._games: Sequence[SavedGame] = ()
        self._last: SavedGame | None = None
        self._title = tinted_label(palette.ON_TABLE)
        self._subtitle = tinted_label(palette.GOLD_LIGHT)
        self._notice = tinted_label(palette.ON_TABLE_QUIET)
        self.continue_button = MenuButton(is_main=True)
        self.game_buttons = {game.name: MenuButton() for game in games_on_screen()}
        self.new_game_button = next(iter(self.game_buttons.values()))
        self._open = MenuButton()
        self.first_games = {
            game.name: MenuButton() for game in games_on_screen() if game.has_first_game
        }
        self._rules = MenuButton()
        self._settings = MenuButton()
        self._about = MenuButton()
        self._quit = MenuButton()
        self.recent = SavedGameList()
        self._recent_title = QLabel()
        self._recent_card = QFrame()
        self._recent_card.setObjectName("card")
        self._lay_out()
        self._wire()
        self._retranslate()

    def _lay_out(self) -> None:
        self._menu = QFrame()
        self._menu.setObjectName("card")
        self._menu.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._buttons = QVBoxLayout(self._menu)
        for button in (self.continue_button, *self.game_buttons.values(), self._open):
            self._buttons.addWidget(button)
        self._beside = [
            self._row(*self.first_games.values()),
            self._row(self._rules, self._settings),
            self._row(self._about, self._quit),
        ]
        self._card = QVBoxLayout(self._recent_card)
        self._card.addWidget(self._recent_title)
        self._card.addWidget(self.recent)
        self._columns = QHBoxLayout()
        self._columns.addStretch()
        self._columns.addWidget(self._menu)
        self._columns.addWidget(self._recent_card)
        self._columns.addStretch()
        self._rows = QVBoxLayout(self.content)
        self._rows.addStretch(2)
        self._rows.addWidget(self._title)
        self._rows.addWidget(self._subtitle)
        self._rows.addStretch(2)
        self._rows.addLayout(self._columns, 6)
        self._rows.addStretch(3)
        self._rows.addWidget(self._notice)

    def _row(self, *buttons: MenuButton) -> QHBoxLayout:
        """Buttons beside each other, equally wide."""
        row = QHBoxLayout()
        for button in buttons:
            row.addWidget(button, 1)
        self._buttons.addLayout(row)
        return row

    def _wire(self) -> None:
        self.continue_button.clicked.connect(self._on_continue)
        for name, button in self.game_buttons.items():
            button.clicked.connect(partial(self.new_game_wanted.emit, name))
        self._open.clicked.connect(self.open_file_wanted)
        for name, button in self.first_games.items():
            button.clicked.connect(partial(self.tutorial_wanted.emit, name))
        self._rules.clicked.connect(self.rules_wanted)
        self._settings.clicked.connect(self.settings_wanted)
        self._about.clicked.connect(self.about_wanted)
        self._quit.clicked.connect(self.quit_wanted)
        self.recent.chosen.connect(self.open_wanted)
        self.recent.watch_wanted.connect(self.watch_wanted)

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """The games that lie in the folder, the latest first."""
        self._games = games
        self._last = last_unfinished(game for game in games if can_be_opened(game))
        self.recent.show_games(games)
        self._recent_card.setVisible(bool(games))
        self.continue_button.setVisible(self._last is not None)
        self.new_game_button.is_main = self._last is None
        self._say_what_can_be_continued()
        self._focus_first()

    def _say_what_can_be_continued(self) -> None:
        if self._last is not None:
            last = self._last
            line = self.tr("{stage} · {when}")
            detail = line.format(stage=how_far(last), when=when_played(last))
            if (game := which_game(last)) is not None:
                detail = self.tr("{game} · {detail}").format(game=game, detail=detail)
            title = self.tr("Continue: {names}").format(names=who_plays(last))
            self.continue_button.say(title, detail)

    def _focus_first(self) -> None:
        first = self.new_game_button if self._last is None else self.continue_button
        first.setFocus()

    def _arrange(self) -> None:
        fits = self.pixels(424 + 28 + 440 + 2 * 16) <= self.width()
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def _on_continue(self) -> None:
        if self._last is not None:
            self.open_wanted.emit(self._last.path)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Alhambra"))
        self._subtitle.setText(self.tr("Build the most beautiful Alhambra of all"))
        self._notice.setText(
            self.tr(
                "Alhambra Qt {version} · an unofficial fan project · "
                "Alhambra is a game by Dirk Henn, published by Queen Games"
            ).format(version=core.__version__)
        )
        titles = {game.name: game.title() for game in games_on_screen()}
        for game in games_on_screen():
            title = self.tr("New game: {game}").format(game=game.title())
            self.game_buttons[game.name].say(title, game.for_whom())
        self._open.say(self.tr("Open a saved game…"))
        for name, button in self.first_games.items():
            button.say(self.tr("Your first game"), titles[name])
        self._rules.say(self.tr("Rules of the game"))
        self._settings.say(self.tr("Settings"))
        self._about.say(self.tr("About"))
        self._quit.say(self.tr("Quit"))
        self._recent_title.setText(self.tr("Recent games"))
        self.recent.setAccessibleName(self.tr("Recent games"))
        self.recent.show_games(self._games)
        self._say_what_can_be_continued()

    def _rescale(self) -> None:
        self._title.setFont(fonts.title_font(round(88 * self.window_unit)))
        self._subtitle.setFont(fonts.text_font(self.pixels(24)))
        self._notice.setFont(fonts.text_font(self.pixels(14)))
        self._recent_title.setFont(fonts.title_font(self.pixels(24)))
        self._menu.setMinimumWidth(self.pixels(424))
        self._recent_card.setMinimumWidth(self.pixels(440))
        self.recent.setMinimumHeight(self.pixels(200))
        self._buttons.setSpacing(self.pixels(10))
        for row in self._beside:
            row.setSpacing(self.pixels(10))
        self._columns.setSpacing(self.pixels(28))
        self._rows.setSpacing(self.pixels(6))
        inside = self.pixels(12)
        for card in (self._card, self._buttons):
            card.setContentsMargins(inside, inside, inside, inside)
        margin = self.pixels(16)
        self._rows.setContentsMargins(margin, margin, margin, margin)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Enter is enough to begin."""
        super().showEvent(event)
        self._focus_first()
