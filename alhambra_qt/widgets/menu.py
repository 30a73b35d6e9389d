"""A menu above a page: large buttons in groups; some lead to other lists of buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.menu_button import SMALLEST, MenuButton
from alhambra_qt.widgets.overlay import TITLE, Overlay
from alhambra_qt.words.languages import languages, name_of

_HEADING = 30
"""The height of the heading of a group, on a small laptop."""
_GAP = 8
"""Between buttons of a group; there is twice as much between groups."""
_SHARES = (1.9, 1.2, 0.9)
"""How much of the width each group gets: the first has most to say."""


@dataclass(frozen=True)
class Choice:
    """A line of a menu: what it says, and what it does."""

    title: str
    detail: str
    do: Callable[[], None]
    is_main: bool = False
    """Whether it is what most people want here."""


class Group(NamedTuple):
    """Choices that belong together: a column with a heading."""

    heading: str
    choices: list[Choice]


@dataclass(frozen=True)
class Choices:
    """A title and what can be chosen, in groups beside each other."""

    title: str
    groups: tuple[Group, ...]

    @classmethod
    def in_a_row(cls, title: str, choices: list[Choice]) -> Choices:
        """One group, which needs no heading."""
        return cls(title, (Group("", choices),))


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

    def closing(
        self, title: str, detail: str, do: Callable[[], object], *, is_main: bool = False
    ) -> Choice:
        """A choice that closes the menu before it is done."""

        def close_and_do() -> None:
            self.close()
            do()

        return Choice(title, detail, close_and_do, is_main)

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
        spoken = QLocale().name()[:2]
        there = [
            self.closing(
                name_of(code),
                self.tr("Current language") if code == spoken else "",
                partial(self.language_wanted.emit, code),
                is_main=code == spoken,
            )
            for code in languages()
        ]
        return Choices.in_a_row(self.tr("Language"), [*there, self.back(self.tr("Back"))])

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
        """As many columns as there are groups."""
        groups = self._choices().groups
        lines = max(len(group.choices) for group in groups) * (72 if len(groups) == 1 else 68)
        heading = _HEADING if len(groups) > 1 else 0
        return (560, 860, 1180)[len(groups) - 1], lines + heading + TITLE + 40

    def retranslate(self) -> None:
        """Make the buttons anew."""
        super().retranslate()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        choices = self._choices()
        self._buttons = [
            self._button(choice) for group in choices.groups for choice in group.choices
        ]
        self.lay_out()

    def _button(self, choice: Choice) -> MenuButton:
        button = MenuButton(self)
        button.say(choice.title, choice.detail)
        button.is_main = choice.is_main
        button.clicked.connect(choice.do)
        return button

    def lay_out(self) -> None:
        """The groups beside each other; their lines are equally high, and so are their letters."""
        usual = self.font().pixelSize()
        for button in self._buttons:
            button.setFont(self.font())
        for size in range(usual, round(usual * SMALLEST), -1):
            for button in self._buttons:
                button.shrink(size / usual)
            if sum(self._needs()) <= self._room():
                break
        columns, height = self._columns(), self._height()
        boxes = [
            QRectF(column.x(), column.y() + row * (height + self.px(_GAP)), column.width(), height)
            for group, column in columns
            for row in range(len(group.choices))
        ]
        for button, box in zip(self._buttons, boxes, strict=False):  # none is there at first
            button.setGeometry(box.toRect())
            button.show()  # not before: it would lie below the pointer, and look like that

    def _below_headings(self) -> QRectF:
        """Where the choices are."""
        top = self.text_px(_HEADING) if len(self._choices().groups) > 1 else 0
        return self.content().adjusted(0, top, 0, 0)

    def _height(self) -> float:
        """How high each button is."""
        most = max(len(group.choices) for group in self._choices().groups)
        return self._below_headings().height() / most - self.px(_GAP)

    def _room(self) -> float:
        """How wide all groups are together."""
        return self.content().width() - self.px(2 * _GAP) * (len(self._choices().groups) - 1)

    def _columns(self) -> list[tuple[Group, QRectF]]:
        """Where the choices of each group are, below its heading."""
        groups, room = self._choices().groups, self._room()
        needs, shares = self._needs(), _SHARES[: len(groups)]
        if sum(needs) > room:  # all of them get along with as much less
            needs = [need * room / sum(needs) for need in needs]
        share = (room - sum(needs)) / sum(shares)
        columns, below = [], self._below_headings()
        for group, need, weight in zip(groups, needs, shares, strict=True):
            below.setWidth(need + share * weight)
            columns.append((group, QRectF(below)))
            below.moveLeft(below.right() + self.px(2 * _GAP))
        return columns

    def _needs(self) -> list[float]:
        """How wide each group is at least."""
        buttons, height = iter(self._buttons), self._height()
        return [
            max(
                (button.wanted_width(height) for button in islice(buttons, len(group.choices))),
                default=0,
            )
            for group in self._choices().groups
        ]

    def draw(self, brush: Brush, _rect: QRectF) -> None:
        """The headings of the groups."""
        for group, column in self._columns():
            height = self.text_px(_HEADING)
            head = QRectF(column.x(), column.y() - height, column.width(), height)
            brush.text(head, group.heading, 15, colour=palette.TEXT_QUIET, bold=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape leads back from a list that a button led to."""
        if event.key() == Qt.Key.Key_Escape and self._choices != self.main:
            event.accept()
            self._show(self.main)
        else:
            super().keyPressEvent(event)
