"""New Game: which game, and who sits at the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from alhambra_qt.files.settings import Settings
from alhambra_qt.game_pages import SetupPanel
from alhambra_qt.games import GameOnScreen, game_of_setup, games_on_screen
from alhambra_qt.look import fonts
from alhambra_qt.pages.page import Page, in_the_middle
from alhambra_qt.pages.seat_table import SeatTable
from alhambra_qt.play.game_setup import GameSetup, first_setup
from alhambra_qt.play.seat_names import in_this_language, with_names, with_seats_for
from alhambra_qt.widgets.fields import ChoiceBox
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.widgets.scrolled_part import ScrolledPart
from alhambra_qt.widgets.wrapped import WrappedLabel
from alhambra_qt.words.names import computer_name, person_name, shown

LARGEST_SEED = QRegularExpression(r"\d{0,18}")


class NewGamePage(Page):
    """The seats, what a game asks beside them, and how the game begins."""

    start_wanted = Signal(object)
    """A `GameSetup`."""
    left = Signal(object)
    """Back to the start page; the `GameSetup` is there again the next time."""
    rules_wanted = Signal(object)
    """A `Rule` to be read."""
    tutorial_wanted = Signal(str)
    """The name of the game that somebody wants to learn."""

    def __init__(
        self,
        settings: Settings,
        game: str | None = None,
        chosen: dict[str, GameSetup] | None = None,
    ) -> None:
        """For the game of this name, or for the one that was played last.

        ``chosen`` is what was chosen for each game before; it's kept up to date.
        """
        super().__init__(settings)
        self._chosen = {} if chosen is None else chosen
        last = settings.last_setup
        self._game = game_of_setup(last)
        proposed = last or first_setup(person_name(0), lambda seat: computer_name(seat - 1))
        self.setup = self._fitting(self._game, in_this_language(proposed))
        self._card = QFrame()
        self._card.setObjectName("card")
        self._title = QLabel()
        self._games = ChoiceBox()
        self.first_game = QPushButton()
        self._hint = WrappedLabel()
        self._seed_label = QLabel()
        self._seed = QLineEdit()
        self._seed_note = WrappedLabel()
        self._more = QPushButton()
        self._more.setCheckable(True)
        self._extra = QWidget()
        self._add = QPushButton()
        self._shuffle = QPushButton()
        self._back = QPushButton()
        self.start_button = QPushButton()
        self.start_button.setProperty("main", True)
        self.seats = SeatTable(self.setup, self._game)
        self._panel: SetupPanel | None = None
        self.overlays = Overlays(self)
        self._lay_out()
        self._wire()
        self._offer_games()
        self._show_panel()
        self._retranslate()
        if game is not None:
            self._games.setCurrentIndex(self._games.findData(game))
            self._on_game()

    def _lay_out(self) -> None:
        for label in (self._title, self._seed_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._hint, self._seed_note):
            label.setProperty("quiet", True)
        self._seed.setValidator(QRegularExpressionValidator(LARGEST_SEED, self._seed))
        self._seed_label.setBuddy(self._seed)
        self._first = self._row(self._title, None, self.first_game, self._games)
        self._below = self._row(self._add, self._shuffle, None, self._more)
        self._deal = self._row(self._seed_label, self._seed)
        self._deal.addWidget(self._seed_note, stretch=1)
        self._deal.setContentsMargins(0, 0, 0, 0)
        self._extra.setLayout(self._deal)
        self._extra.hide()
        self._last = self._row(self._back)
        self._last.addWidget(self._hint, stretch=1)
        self._last.addWidget(self.start_button)
        upper = QWidget()
        self._lines = QVBoxLayout(upper)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addLayout(self._first)
        self._lines.addWidget(self.seats)
        self._lines.addLayout(self._below)
        self._lines.addWidget(self._extra)
        self._whole = QVBoxLayout(self._card)
        self._whole.addWidget(ScrolledPart(upper))
        self._whole.addStretch()
        self._whole.addLayout(self._last)  # always to be seen
        self._page = QVBoxLayout(self.content)
        self._page.addStretch()
        self._page.addLayout(in_the_middle(self._card))
        self._page.addStretch()

    def _row(self, *widgets: QWidget | None) -> QHBoxLayout:
        """Widgets beside each other, with room where None stands."""
        row = QHBoxLayout()
        for widget in widgets:
            if widget is None:
                row.addStretch()
            else:
                row.addWidget(widget)
        return row

    def _wire(self) -> None:
        self._games.activated.connect(self._on_game)
        self.first_game.clicked.connect(lambda: self.tutorial_wanted.emit(self._game.name))
        self.seats.changed.connect(self.change)
        self._add.clicked.connect(self.seats.add_person)
        self._shuffle.clicked.connect(self.seats.shuffle)
        self._more.toggled.connect(self._on_more)
        self._back.clicked.connect(self._on_back)
        self.start_button.clicked.connect(self._on_start)

    # The game

    def _offer_games(self) -> None:
        """All games there are; if there is only one, nobody is asked."""
        for game in games_on_screen():
            self._games.addItem("", game.name)
        self._games.setCurrentIndex(self._games.findData(self._game.name))
        self._games.setVisible(self._games.count() > 1)

    def _on_game(self) -> None:
        """The same people play another game, with what was chosen for it before."""
        game = game_of_setup(self.setup._replace(game=str(self._games.currentData())))
        if game is not self._game:
            self._game = game
            before = self._chosen.get(game.name, GameSetup(()))
            proposed = self.setup._replace(
                game=game.name, modules=before.modules, options=before.options
            )
            self.setup = self._fitting(game, proposed.with_characters_chosen_in(before))
            self._show_panel()

    def _fitting(self, game: GameOnScreen, proposed: GameSetup) -> GameSetup:
        """The table that is proposed, with seats and options as this game can have them."""
        setup = with_seats_for(proposed._replace(game=game.name), game.seating)
        setup = setup.with_characters_among({one.name for one in game.characters()})
        return setup if game.accepts(setup) else setup._replace(modules=(), options={})

    def _show_panel(self) -> None:
        """Put what the game asks for itself below the seats."""
        for part in self._of_the_game():
            part.hide()
            part.deleteLater()
        self._panel = self._game.setup_panel()
        if self._panel is not None:
            self._lines.insertWidget(self._lines.indexOf(self._extra) + 1, self._panel)
            if self._panel.above is not None:
                self._lines.insertWidget(self._lines.indexOf(self.seats), self._panel.above)
                self._panel.above.show()
            self._panel.show()
            self._panel.changed.connect(self._on_panel)
            self._panel.rule_wanted.connect(self.rules_wanted)
            self._panel.overlay_wanted.connect(self._lay)
            self._panel.retranslate()
        self.change(self.setup)
        if self.unit:
            self._rescale()

    def _of_the_game(self) -> list[QWidget]:
        """What is there for this game alone."""
        panel = self._panel
        return [] if panel is None else [one for one in (panel.above, panel) if one is not None]

    def change(self, setup: GameSetup) -> None:
        """Show another table."""
        self.setup = self._chosen[self._game.name] = setup
        self.seats.show_setup(setup, self._game)
        self._add.setEnabled(len(setup.seats) < self._game.seating.most)
        self._shuffle.setEnabled(len(setup.seats) > 1)
        self._seed_note.setText(self._game.same_number_means())
        self.first_game.setVisible(self._game.has_first_game)
        if self._panel is not None:
            self._panel.show_setup(setup)
        self._say_hint()

    def _on_panel(self, setup: GameSetup) -> None:
        pressed = self.focusWidget()
        self._card.setMinimumSize(self._card.size())  # what was pressed stays where it is
        self.change(setup)
        if self.isVisible() and not pressed.isVisible():  # what was pressed has gone
            self.start_button.setFocus()

    def _lay(self, make: Callable[[QWidget], Overlay]) -> None:
        """Lay something above the page; then the focus is where it was."""
        overlay, focused = make(self), self.focusWidget()
        overlay.closed.connect(focused.setFocus)
        self.overlays.lay(overlay)

    def show_more(self) -> None:
        """Unfold what hardly anybody needs."""
        self._more.setChecked(True)

    def _on_more(self, is_wanted: bool) -> None:
        self._extra.setVisible(is_wanted)
        if is_wanted:
            self._seed.setFocus()
        else:
            self._seed.clear()  # nobody would see why the deal is always the same

    # The end

    def _on_back(self) -> None:
        self.left.emit(with_names(self.setup))

    def _on_start(self) -> None:
        same = self.setup.seat_with_a_taken_name()
        if same is not None:  # the hint says it
            self.seats.ask_for_name(same)
            return
        self.setup = with_names(self.setup)
        seed = int(self._seed.text()) if self._seed.text() else None
        self.start_wanted.emit(self.setup._replace(seed=seed))

    # Showing

    def _say_hint(self) -> None:
        same = self.setup.seat_with_a_taken_name()
        hint = ""
        if same is not None:
            hint = self.tr("Two players are called {name}. Give one of them another name.").format(
                name=shown(self.setup.seats[same].name)
            )
        elif self.setup.is_for_computers_only:
            hint = self.tr("Only computers are playing, so you can just watch.")
        elif self._game.seating.asks_for_youngest:
            hint = self.tr("If there’s a tie for who starts, the youngest goes first.")
        remark = "" if self._panel is None else self._panel.remark()
        # There is room for two lines beside the button, so that nothing moves.
        self._hint.setText("\n".join(filter(None, (hint, remark))))

    def _arrange(self) -> None:
        """Put beside each other what there is room for."""
        self._card.setMinimumSize(round(820 * self.window_unit), 0)
        margins = self._page.contentsMargins()
        self._card.setMaximumHeight(self.height() - margins.top() - margins.bottom())
        room = self.width() - 2 * round(26 * self.window_unit) - self.pixels(40)
        self.seats.arrange(room)
        if self._panel is not None:
            self._panel.arrange(room, self.pixels(10))
        for row in (self._first, self._below, self._deal):
            row.setDirection(QBoxLayout.Direction.LeftToRight)
            if row.minimumSize().width() > room:
                row.setDirection(QBoxLayout.Direction.TopToBottom)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self._games.setAccessibleName(self.tr("Game"))
        for index, game in enumerate(games_on_screen()):
            self._games.setItemText(index, game.title())
        self.first_game.setText(self.tr("Your first game"))
        self._add.setText(self.tr("Add a player"))
        self._shuffle.setText(self.tr("Shuffle the seats"))
        self._seed_label.setText(self.tr("Game number:"))
        self._seed.setPlaceholderText(self.tr("random"))
        self._seed_note.setText(self._game.same_number_means())
        self._more.setText(self.tr("More options"))
        self._back.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Start"))
        self.seats.retranslate()
        if self._panel is not None:
            self._panel.retranslate()
        self.change(in_this_language(self.setup))
        if self.unit:
            self._arrange()

    def _rescale(self) -> None:
        self._title.setFont(fonts.title_font(self.pixels(34)))
        self.start_button.setFont(fonts.text_font(self.pixels(22), bold=True))
        self._seed.setFixedWidth(self.pixels(170))
        for lines in (self._lines, self._whole):
            lines.setSpacing(self.pixels(14))
        margin, beside = round(26 * self.window_unit), round(9 * self.window_unit)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._page.setContentsMargins(beside, beside, beside, beside)
        for row in (self._first, self._below, self._deal, self._last):
            row.setSpacing(self.pixels(10))
        self.overlays.scale_text(self._text_scale)
        self.seats.rescale(self.unit, self.window_unit)
        for part in self._of_the_game():
            for child in part.findChildren(QWidget):  # a style sheet keeps fonts from them
                child.setFont(self.font())
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Enter is enough to begin."""
        super().showEvent(event)
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.overlays.come_to_the_top()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter in a field starts the game, Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self._on_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            self.focusWidget(), QLineEdit
        ):
            self._on_start()
        else:
            super().keyPressEvent(event)
