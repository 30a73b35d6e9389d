"""The menu of the table: leave, begin again, give up, change hands, look things up, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.play.game_setup import LEVELS, PERSON
from alhambra_qt.play.players import Player
from alhambra_qt.widgets.commands import PROGRAM, Commands, label_of
from alhambra_qt.widgets.kinds import kind_described, kind_name
from alhambra_qt.widgets.menu_button import MenuButton
from alhambra_qt.widgets.overlay import TITLE, Overlay
from alhambra_qt.words import names
from alhambra_qt.words.languages import languages, name_of


@dataclass(frozen=True)
class Choice:
    """A line of the menu: what it says, and what it does."""

    title: str
    detail: str
    do: Callable[[], None]


@dataclass(frozen=True)
class Choices:
    """A title and what can be chosen, in one column or two."""

    title: str
    first: list[Choice]
    second: list[Choice]


class TableMenu(Overlay):
    """Large buttons in two columns; some lead to another list of buttons."""

    left = Signal()
    result_wanted = Signal()
    same_deal_wanted = Signal()
    same_seats_wanted = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    rules_wanted = Signal()
    keys_wanted = Signal()
    language_wanted = Signal(str)
    hands_wanted = Signal(int, str)
    """A seat, and who is to play it from now on."""

    def __init__(
        self,
        players: Sequence[Player],
        who: int | None,
        commands: Commands,
        parent: QWidget,
        *,
        is_over: bool = False,
        has_result: bool = False,
        is_saved: Callable[[], bool] = lambda: True,
    ) -> None:
        """``who`` is the person who would give up; None if there is none.

        ``commands`` are those of the table.
        """
        super().__init__(parent)
        self._players = players
        self._who = who
        self._commands = commands
        self._is_over = is_over
        self._has_result = has_result
        self._is_saved = is_saved
        self._buttons: list[MenuButton] = []
        self._choices: Callable[[], Choices] = self._main

    @property
    def buttons(self) -> list[MenuButton]:
        """What can be pressed now."""
        return list(self._buttons)

    # Lists of choices

    def _main(self) -> Choices:
        if self._is_over:
            return Choices(self.tr("Menu"), self._after_the_game(), self._more())
        choices = [
            self._closing(self.tr("Back to the game"), "", lambda: None),
            self._closing(
                self.tr("Leave the table"),
                self._what_leaving_means(),
                self.left.emit,
            ),
            *self._new_games(),
        ]
        if self._who is not None:
            choices.append(
                Choice(
                    self.tr("Give up"),
                    self.tr("A computer takes over for {name}").format(name=self._name()),
                    lambda: self._show(self._giving_up),
                )
            )
        choices.append(
            Choice(
                self.tr("Hand over a seat"),
                self.tr("To a computer or a person"),
                lambda: self._show(self._seats),
            )
        )
        return Choices(self.tr("Menu"), choices, self._more())

    def _what_leaving_means(self) -> str:
        if self._is_saved():
            return self.tr("The game is saved, so you can continue it later")
        return self.tr("Not everything is saved: you’ll be asked first")

    def _after_the_game(self) -> list[Choice]:
        result = self._closing(self.tr("The result"), "", self.result_wanted.emit)
        return [
            *([result] if self._has_result else []),
            self._closing(self.tr("Back to the start page"), "", self.left.emit),
            *self._new_games(),
        ]

    def _new_games(self) -> list[Choice]:
        return [
            self._closing(
                self.tr("New game with the same players"),
                self.tr("With new cards and tiles"),
                self.same_seats_wanted.emit,
            ),
            self._closing(
                self.tr("Same deal again"),
                self.tr("Same cards and tiles, from the start"),
                self.same_deal_wanted.emit,
            ),
        ]

    def _more(self) -> list[Choice]:
        actions = [self._commands[name] for name in ("log", "points", "unseen", "discards")]
        full_screen, keys = label_of(PROGRAM, "full-screen"), label_of(PROGRAM, "keys")
        return [
            self._closing(self._commands["rules"].text(), "", self.rules_wanted.emit),
            *(self._closing(action.text(), "", action.trigger) for action in actions),
            self._closing(self.tr("Settings"), "", self.settings_wanted.emit),
            Choice(self.tr("Language"), "", lambda: self._show(self._languages)),
            self._closing(full_screen, "", self.full_screen_wanted.emit),
            self._closing(keys, "", self.keys_wanted.emit),
        ]

    def _giving_up(self) -> Choices:
        assert self._who is not None
        title = self.tr("Is {name} giving up?").format(name=self._name())
        no = self._back(self.tr("No, keep playing"))
        return Choices(title, [no, *self._takers(self._who, LEVELS)], [])

    def _seats(self) -> Choices:
        choices = [self._back(self.tr("Back"))]
        for seat, player in enumerate(self._players):
            choices.append(
                Choice(
                    names.named(player.name),
                    kind_name(player.kind),
                    partial(self._show, partial(self._hands, seat)),
                )
            )
        return Choices(self.tr("Hand over a seat"), choices, [])

    def _hands(self, seat: int) -> Choices:
        player = self._players[seat]
        others = [kind for kind in (PERSON, *LEVELS) if kind != player.kind]
        title = self.tr("Who plays for {name}?").format(name=names.named(player.name))
        return Choices(title, [self._back(self.tr("Back")), *self._takers(seat, others)], [])

    def _takers(self, seat: int, kinds: Sequence[str]) -> list[Choice]:
        """Who could play a seat from now on."""
        return [
            self._closing(
                kind_name(kind),
                kind_described(kind),
                partial(self.hands_wanted.emit, seat, kind),
            )
            for kind in kinds
        ]

    def _languages(self) -> Choices:
        there = [
            self._closing(name_of(code), "", partial(self.language_wanted.emit, code))
            for code in languages()
        ]
        return Choices(self.tr("Language"), [self._back(self.tr("Back")), *there], [])

    def _closing(self, title: str, detail: str, do: Callable[[], None]) -> Choice:
        def close_and_do() -> None:
            self.close()
            do()

        return Choice(title, detail, close_and_do)

    def _back(self, title: str) -> Choice:
        return Choice(title, "", lambda: self._show(self._main))

    def _name(self) -> str:
        assert self._who is not None
        return names.named(self._players[self._who].name)

    # Showing

    def open(self) -> None:
        """Enter plays on."""
        super().open()
        self._buttons[0].setFocus()

    def _show(self, choices: Callable[[], Choices]) -> None:
        self._choices = choices
        self.retranslate()
        self._fit()
        self._buttons[0].setFocus()

    def title(self) -> str:
        """What can be chosen here."""
        return self._choices().title

    def wanted_size(self) -> tuple[float, float]:
        """One column, or two."""
        choices = self._choices()
        lines = max(len(choices.first) * 72, len(choices.second) * 54)
        return (900 if choices.second else 560), lines + TITLE + 40

    def retranslate(self) -> None:
        """Make the buttons anew."""
        super().retranslate()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        choices = self._choices()
        self._buttons = [self._button(choice) for choice in (*choices.first, *choices.second)]
        self._buttons[0].is_main = True
        self.lay_out()

    def _button(self, choice: Choice) -> MenuButton:
        button = MenuButton(self)
        button.say(choice.title, choice.detail)
        button.clicked.connect(choice.do)
        button.show()
        return button

    def lay_out(self) -> None:
        """The first column, and beside it the second one."""
        choices = self._choices()
        content = self.content()
        gap = self.px(8)
        both = bool(choices.second)
        width = (content.width() - 2 * gap) / 2 if both else content.width()
        at = 0
        columns = (content.x(), content.x() + width + 2 * gap)
        for x, column in zip(columns, (choices.first, choices.second), strict=True):
            height = content.height() / max(1, len(column)) - gap
            for row, button in enumerate(self._buttons[at : at + len(column)]):
                box = QRectF(x, content.y() + row * (height + gap), width, height)
                button.setFont(self.font())
                button.setGeometry(box.toRect())
            at += len(column)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape leads back from a list that a button led to."""
        if event.key() == Qt.Key.Key_Escape and self._choices != self._main:
            event.accept()
            self._show(self._main)
        else:
            super().keyPressEvent(event)
