"""One seat of New Game: its colour, its name, who plays it and how, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QIcon
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
)

from alhambra_qt.look import pictures
from alhambra_qt.play.character import Character
from alhambra_qt.play.game_setup import (
    COLOURS,
    LEVELS,
    LONGEST_NAME,
    PROGRAM,
    SeatSetup,
    character_of,
    command_of,
    kind_with,
    level_of,
)
from alhambra_qt.widgets.fields import ChoiceBox, sign
from alhambra_qt.widgets.kinds import KindBox
from alhambra_qt.widgets.marks import Circle
from alhambra_qt.words.languages import tr

SYMBOL_PIXELS = 34
LINES = 3
"""The most lines that a seat can take."""


def colour_name(colour: int) -> str:
    """A colour and its symbol in words."""
    return (
        tr("red, star"),
        tr("blue, crescent"),
        tr("yellow, tree"),
        tr("green, bird"),
        tr("plum, shell"),
        tr("ivory, key"),
    )[colour]


class SeatRow(QWidget):
    """The fields of a seat; it says what was changed and waits to be told."""

    changed = Signal(object)
    """The `SeatSetup` that somebody wants here."""
    up_wanted = Signal()
    down_wanted = Signal()
    removal_wanted = Signal()
    youngest_wanted = Signal()
    program_wanted = Signal(str)
    """Another program is to play: the command that was given before, or nothing."""

    def __init__(self, seat: SeatSetup) -> None:
        super().__init__()
        self._seat = seat
        self.colour = QToolButton()
        self.name = QLineEdit()
        self.kind = KindBox()
        self.kind.offer_program(lambda: tr("Another program…"))
        self.character = ChoiceBox()
        self.youngest = Circle()
        self.up = QToolButton()
        self.down = QToolButton()
        self.remove = QToolButton()
        self._actions: list[QAction] = []
        self._set_up()
        self._wire()
        self.retranslate()

    def _set_up(self) -> None:
        self.colour.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.colour)
        for colour in range(COLOURS):
            action = menu.addAction("")
            action.setData(colour)
            self._actions.append(action)
        self.colour.setMenu(menu)
        self.name.setMaxLength(LONGEST_NAME)
        self.character.hide()
        self.youngest.setAutoExclusive(False)
        for button in (self.colour, self.up, self.down, self.remove):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _wire(self) -> None:
        for action in self._actions:
            action.triggered.connect(self._on_colour)
        self.name.textEdited.connect(self._on_name)
        self.kind.activated.connect(self._on_kind)
        self.character.activated.connect(self._on_character)
        self.up.clicked.connect(self.up_wanted)
        self.down.clicked.connect(self.down_wanted)
        self.remove.clicked.connect(self.removal_wanted)
        self.youngest.clicked.connect(self.youngest_wanted)

    def put_into(self, grid: QGridLayout, row: int, lines: int) -> None:
        """Lie in a row of a table, so that the fields of all seats are below each other.

        On two lines, who plays is below the name; on three, the character is below that, too.
        """
        line = LINES * row
        for column, field in enumerate(self._fields()):
            grid.addWidget(field, line, column)
        if lines > 1:
            grid.addWidget(self.name, line, 1, 1, 3)
        if lines == 2:
            grid.addWidget(self.kind, line + 1, 1)
            grid.addWidget(self.character, line + 1, 2, 1, 2)
        elif lines == LINES:
            grid.addWidget(self.kind, line + 1, 1, 1, 3)
            grid.addWidget(self.character, line + 2, 1, 1, 3)
        grid.setAlignment(self.youngest, Qt.AlignmentFlag.AlignCenter)

    def _fields(self) -> tuple[QWidget, ...]:
        who = (self.colour, self.name, self.kind, self.character)
        return (*who, self.youngest, self.up, self.down, self.remove)

    def wanted_widths(self) -> tuple[int, int]:
        """The room for all fields on one line, with a name that can be read, and on two."""
        letters = 9 * self.name.font().pixelSize()
        beside = (self.colour, self.up, self.down, self.remove)
        kinds = [self.kind, self.character] if self.character.count() else [self.kind]
        taken = sum(field.sizeHint().width() for field in beside)
        played = sum(field.sizeHint().width() for field in kinds)
        return taken + letters + played, taken + played

    def take_out(self) -> None:
        """Leave the table."""
        for field in (self.colour, self.name, self.kind, self.character, self.youngest):
            field.deleteLater()
        for button in (self.up, self.down, self.remove):
            button.deleteLater()
        self.deleteLater()

    def offer(self, characters: Sequence[Character]) -> None:
        """Let a computer have one of these; it's shown, so it must have its place already."""
        self.character.clear()
        for index, character in enumerate(characters):
            self.character.addItem(character.title, character.name)
            self.character.setItemData(index, character.told, Qt.ItemDataRole.ToolTipRole)
        self.character.updateGeometry()
        self._show_character()

    def _show_character(self) -> None:
        at = self.character.findData(character_of(self._seat.kind))
        self.character.setCurrentIndex(at)
        self.character.setToolTip(self.character.itemData(at, Qt.ItemDataRole.ToolTipRole) or "")
        is_asked = at >= 0 and level_of(self._seat.kind) in LEVELS
        self.character.setVisible(is_asked)

    def show_seat(
        self, seat: SeatSetup, *, is_youngest: bool, is_movable: tuple[bool, bool]
    ) -> None:
        """Show a seat; it can be moved up and down as far as there are places."""
        self._seat = seat
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
            self.name.setCursorPosition(0)
        self.kind.choose(level_of(seat.kind))
        self._show_character()
        self.youngest.setChecked(is_youngest)
        self.up.setEnabled(is_movable[0])
        self.down.setEnabled(is_movable[1])
        self._show_colour()

    def _show_colour(self) -> None:
        size = self.colour.iconSize().width()
        ratio = self.devicePixelRatioF()
        self.colour.setIcon(QIcon(pictures.seat_symbol(self._seat.colour, size, ratio)))
        for colour, action in enumerate(self._actions):
            action.setIcon(QIcon(pictures.seat_symbol(colour, size, ratio)))
        said = tr("Colour: {colour}").format(colour=colour_name(self._seat.colour))
        self.colour.setAccessibleName(said)
        self.colour.setToolTip(said)

    def rescale(self, symbol: int, font: QFont) -> None:
        """Symbols of this many pixels, and text in this font."""
        for field in (self.name, self.kind, self.character):
            field.setFont(font)
        self.colour.setIconSize(QSize(symbol, symbol))
        small, ratio = symbol * 2 // 3, self.devicePixelRatioF()
        for button, name in ((self.up, "up"), (self.down, "down"), (self.remove, "close")):
            button.setIconSize(QSize(small, small))
            button.setIcon(sign(name, small, ratio))
        self.kind.rescale(round(symbol * 0.8))
        menu = self.colour.menu()
        assert menu is not None
        menu.setFont(self.name.font())
        self._show_colour()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.name.setPlaceholderText(tr("Name"))
        self.name.setAccessibleName(tr("Name"))
        self.kind.retranslate()
        self.character.setAccessibleName(tr("Character"))
        for action in self._actions:
            action.setText(colour_name(action.data()))
        for button, said in (
            (self.youngest, tr("Youngest player")),
            (self.up, tr("Move up")),
            (self.down, tr("Move down")),
            (self.remove, tr("Remove this player")),
        ):
            button.setAccessibleName(said)
            button.setToolTip(said)
        self._show_colour()

    def _on_colour(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.changed.emit(self._seat._replace(colour=action.data()))

    def _on_name(self, name: str) -> None:
        self.changed.emit(self._seat._replace(name=name))

    def _on_kind(self) -> None:
        kind = self.kind.kind
        if kind.startswith(PROGRAM):
            self.kind.choose(level_of(self._seat.kind))
            self.program_wanted.emit(command_of(kind))
        else:
            self._change_kind(kind, character_of(self._seat.kind))

    def _on_character(self) -> None:
        self._change_kind(level_of(self._seat.kind), str(self.character.currentData()))

    def _change_kind(self, level: str, character: str) -> None:
        self.changed.emit(self._seat._replace(kind=kind_with(level, character)))
