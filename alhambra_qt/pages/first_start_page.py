"""The page of the very first start: language, size of text, and how to begin. It can be skipped."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6 import QtCore
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from alhambra_qt.files.settings import TEXT_SCALES, Settings
from alhambra_qt.games import games_on_screen
from alhambra_qt.look import fonts, palette
from alhambra_qt.pages.page import Page, in_the_middle, tinted_label
from alhambra_qt.widgets.menu_button import MenuButton
from alhambra_qt.words.languages import languages, name_of


class FirstStartPage(Page):
    """Every choice holds at once; whatever is not chosen stays as it is proposed."""

    changed = Signal(object)
    """The new `Settings`."""
    tutorial_wanted = Signal(str)
    """The name of the game that somebody wants to learn."""
    new_game_wanted = Signal()
    left = Signal()
    """On to the start page."""

    def __init__(self, settings: Settings, language: str) -> None:
        """``language`` is the one that the program speaks, of the system's own accord."""
        super().__init__(settings)
        self._settings = settings
        self._title = tinted_label(palette.ON_TABLE)
        self._welcome = tinted_label(palette.GOLD_LIGHT)
        self._card = QFrame()
        self._card.setObjectName("card")
        self._language_label = QLabel()
        self._size_label = QLabel()
        self.languages = {code: self._choice(code == language) for code in languages()}
        self.sizes = {scale: self._choice(scale == settings.text_scale) for scale in TEXT_SCALES}
        self._question = QLabel()
        self.first_games = {
            game.name: MenuButton() for game in games_on_screen() if game.has_first_game
        }
        self.tutorial = next(iter(self.first_games.values()))
        self.tutorial.is_main = True
        self.new_game = MenuButton()
        self.skip = QPushButton()
        self._lay_out()
        self._wire()
        self._retranslate()

    def _choice(self, is_chosen: bool) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setChecked(is_chosen)
        return button

    def _rows_of_choices(self) -> tuple[list[QPushButton], list[QPushButton]]:
        return list(self.languages.values()), list(self.sizes.values())

    def _lay_out(self) -> None:
        self._groups = (QButtonGroup(self), QButtonGroup(self))
        self._choices = QVBoxLayout()
        self._grids = (QGridLayout(), QGridLayout())
        for label, grid, group, buttons in zip(
            (self._language_label, self._size_label),
            self._grids,
            self._groups,
            self._rows_of_choices(),
            strict=True,
        ):
            self._choices.addWidget(label)
            self._choices.addLayout(grid)
            for button in buttons:
                group.addButton(button)
        self._begin = QVBoxLayout()
        self._begin.addWidget(self._question)
        for button in self.first_games.values():
            self._begin.addWidget(button)
        self._begin.addWidget(self.new_game)
        below = QHBoxLayout()
        below.addStretch()
        below.addWidget(self.skip)
        self._lines = QVBoxLayout(self._card)
        self._lines.addLayout(self._choices)
        self._lines.addLayout(self._begin)
        self._lines.addLayout(below)
        self._rows = QVBoxLayout(self.content)
        self._rows.addStretch()
        self._rows.addWidget(self._title)
        self._rows.addWidget(self._welcome)
        self._rows.addLayout(in_the_middle(self._card))
        self._rows.addStretch()

    def _wire(self) -> None:
        for code, button in self.languages.items():
            button.clicked.connect(partial(self._change, "language", code))
        for scale, button in self.sizes.items():
            button.clicked.connect(partial(self._change, "text_scale", scale))
        for name, first in self.first_games.items():
            first.clicked.connect(partial(self.tutorial_wanted.emit, name))
        self.new_game.clicked.connect(self.new_game_wanted)
        self.skip.clicked.connect(self.left)

    def set_settings(self, settings: Settings) -> None:
        """Also what was chosen elsewhere, such as full screen."""
        self._settings = settings
        super().set_settings(settings)

    def _change(self, name: str, value: Any, _is_checked: bool = True) -> None:
        self._settings = self._settings._replace(**{name: value})
        self.changed.emit(self._settings)

    def _arrange(self) -> None:
        """As many choices in a line as there is room for."""
        room = self._card.maximumWidth() - self.pixels(40)
        for grid, buttons in zip(self._grids, self._rows_of_choices(), strict=True):
            widest = max(button.sizeHint().width() for button in buttons)
            columns = max(1, min(len(buttons), room // (widest + self.pixels(8))))
            for index, button in enumerate(buttons):
                grid.addWidget(button, index // columns, index % columns)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Alhambra"))
        self._welcome.setText(self.tr("Welcome! Pick what suits you; you can change it later."))
        self._language_label.setText(self.tr("Language"))
        self._size_label.setText(self.tr("Text size"))
        self._question.setText(self.tr("How do you want to start?"))
        for code, button in self.languages.items():
            button.setText(name_of(code))
        for scale, button in self.sizes.items():
            text = self.tr("{number}%").format(number=round(scale * 100))
            button.setText(text)
            button.setAccessibleName(text)
        games = {game.name: game for game in games_on_screen()}
        for name, button in self.first_games.items():
            title = self.tr("Your first game: {game}").format(game=games[name].title())
            button.say(title, games[name].about_first_game())
        self.new_game.say(self.tr("New game"), self.tr("I know how to play"))
        self.skip.setText(self.tr("Skip"))

    def _rescale(self) -> None:
        self._title.setFont(fonts.title_font(round(64 * self.window_unit)))
        self._welcome.setFont(fonts.text_font(self.pixels(21)))
        for label in (self._language_label, self._size_label, self._question):
            label.setFont(fonts.text_font(self.pixels(17), bold=True))
        for button in self._card.findChildren(QPushButton):  # a style sheet keeps fonts from them
            button.setFont(self.font())
        width = min(self.pixels(620), self.width() - self.pixels(24))
        self._card.setFixedWidth(width)
        gap = self.pixels(8)
        for layout in (self._choices, self._begin, *self._grids):
            layout.setSpacing(gap)
        self._lines.setSpacing(2 * gap)
        self._lines.setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap)
        self._rows.setSpacing(gap)
        self._rows.setContentsMargins(gap, gap, gap, gap)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The card is never wider than the window."""
        super().resizeEvent(event)
        self._rescale()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Enter begins the first game."""
        super().showEvent(event)
        self.tutorial.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape skips."""
        if event.key() == QtCore.Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
