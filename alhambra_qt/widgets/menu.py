"""A menu above a page: large buttons in one column or two; some lead to other lists of buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.widgets.menu_button import MenuButton
from alhambra_qt.widgets.overlay import TITLE, Overlay
from alhambra_qt.words.languages import languages, name_of


@dataclass(frozen=True)
class Choice:
    """A line of a menu: what it says, and what it does."""

    title: str
    detail: str
    do: Callable[[], None]


@dataclass(frozen=True)
class Choices:
    """A title and what can be chosen, in one column or two."""

    title: str
    first: list[Choice]
    second: list[Choice]


class Menu(Overlay):
    """Shows its main choices, or those that one of them leads to; Enter takes the first."""

    language_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Above this page."""
        super().__init__(parent)
        self._buttons: list[MenuButton] = []
        self._choices: Callable[[], Choices] = self.main

    @property
    def buttons(self) -> list[MenuButton]:
        """What can be pressed now."""
        return list(self._buttons)

    # For subclasses

    def main(self) -> Choices:
        """What can be chosen first."""
        raise NotImplementedError

    def closing(self, title: str, detail: str, do: Callable[[], object]) -> Choice:
        """A choice that closes the menu before it is done."""

        def close_and_do() -> None:
            self.close()
            do()

        return Choice(title, detail, close_and_do)

    def leading_to(self, title: str, detail: str, choices: Callable[[], Choices]) -> Choice:
        """A choice that leads to others."""
        return Choice(title, detail, partial(self._show, choices))

    def back(self, title: str) -> Choice:
        """A choice that leads back to the first ones."""
        return Choice(title, "", partial(self._show, self.main))

    def language(self) -> Choice:
        """Leads to all languages."""
        return self.leading_to(self.tr("Language"), "", self._languages)

    def _languages(self) -> Choices:
        there = [
            self.closing(name_of(code), "", partial(self.language_wanted.emit, code))
            for code in languages()
        ]
        return Choices(self.tr("Language"), [self.back(self.tr("Back")), *there], [])

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
        if event.key() == Qt.Key.Key_Escape and self._choices != self.main:
            event.accept()
            self._show(self.main)
        else:
            super().keyPressEvent(event)
