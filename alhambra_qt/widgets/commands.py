"""Commands: what can be done on a page, said once for keys, buttons, menus and F1.

A page has a table of its commands, in the order in which F1 lists them, and makes `Commands` of it:

    TABLE = (
        Command(
            "pause",
            ("Space",),
            told=QT_TRANSLATE_NOOP("commands", "pause, or go on"),
            label=QT_TRANSLATE_NOOP("commands", "Pause"),
            icon="pause",
        ),
        OwnKeys(("Tab",), QT_TRANSLATE_NOOP("commands", "go to the next field")),
    )

    self.commands = Commands(TABLE, {"pause": self.pause}, self)
    self.commands.serve_keys()
    row.addWidget(self.commands.button("pause"))

That is all: the keys work, the button has a tool tip with its key and is disabled with the action,
and F1 finds the commands of the page that is shown. In another language, ``retranslate`` says
everything again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import NamedTuple, TypeAlias

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from alhambra_qt.look import palette
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP, begun, translated


class Command(NamedTuple):
    """Something that can be done: its name in the code, its keys, and its words."""

    name: str
    keys: tuple[str, ...]
    """As Qt writes them, the best first: ``U``, ``Ctrl+Z``."""
    told: str
    """What it does, as F1 lists it."""
    label: str = ""
    """What a button or a menu says."""
    icon: str = ""
    icon_off: str = ""
    """Another icon for a switch that is off."""
    also: tuple[str, ...] = ()
    """Keys for people who are used to them; F1 doesn't list them."""
    is_switch: bool = False
    """Whether it is on or off; what it calls is told which."""


class OwnKeys(NamedTuple):
    """Keys that a page or Qt serves by itself, and F1 lists."""

    keys: tuple[str, ...]
    told: str


Table: TypeAlias = tuple[Command | OwnKeys, ...]

PROGRAM: Table = (
    Command(
        "keys",
        ("F1",),
        told=QT_TRANSLATE_NOOP("commands", "this list"),
        label=QT_TRANSLATE_NOOP("commands", "Keys"),
    ),
    Command(
        "full-screen",
        ("F11",),
        told=QT_TRANSLATE_NOOP("commands", "full screen"),
        label=QT_TRANSLATE_NOOP("commands", "Full screen"),
    ),
    Command("open", ("Ctrl+O",), told=QT_TRANSLATE_NOOP("commands", "open a saved game")),
    Command(
        "save",
        ("Ctrl+S",),
        told=QT_TRANSLATE_NOOP("commands", "save a copy of the game"),
        label=QT_TRANSLATE_NOOP("commands", "Save a copy…"),
    ),
    Command("quit", ("Ctrl+Q",), told=QT_TRANSLATE_NOOP("commands", "quit (the game is saved)")),
)
"""What can be done on every page."""

SOUND = Command(
    "sound",
    ("M",),
    told=QT_TRANSLATE_NOOP("commands", "turn the sound on or off"),
    label=QT_TRANSLATE_NOOP("commands", "Sound"),
    icon="sound",
    icon_off="sound-off",
    is_switch=True,
)
"""On every page that can be heard."""

FIELDS: Table = (
    OwnKeys(("Tab", "Arrows"), QT_TRANSLATE_NOOP("commands", "go to the next item")),
    OwnKeys(("Enter",), QT_TRANSLATE_NOOP("commands", "use what’s selected")),
    OwnKeys(("Escape",), QT_TRANSLATE_NOOP("commands", "go back")),
)
"""What keys do on a page that has only buttons and fields."""

NAMES_OF_KEYS = {
    "Alt": QT_TRANSLATE_NOOP("keys", "Alt"),
    "Arrows": QT_TRANSLATE_NOOP("keys", "arrow keys"),
    "Ctrl": QT_TRANSLATE_NOOP("keys", "Ctrl"),
    "Down": QT_TRANSLATE_NOOP("keys", "Down"),
    "End": QT_TRANSLATE_NOOP("keys", "End"),
    "Enter": QT_TRANSLATE_NOOP("keys", "Enter"),
    "Escape": QT_TRANSLATE_NOOP("keys", "Escape"),
    "Home": QT_TRANSLATE_NOOP("keys", "Home"),
    "Left": QT_TRANSLATE_NOOP("keys", "Left"),
    "PgDown": QT_TRANSLATE_NOOP("keys", "Page down"),
    "PgUp": QT_TRANSLATE_NOOP("keys", "Page up"),
    "Return": QT_TRANSLATE_NOOP("keys", "Enter"),
    "Right": QT_TRANSLATE_NOOP("keys", "Right"),
    "Shift": QT_TRANSLATE_NOOP("keys", "Shift"),
    "Space": QT_TRANSLATE_NOOP("keys", "Space"),
    "Tab": QT_TRANSLATE_NOOP("keys", "Tab"),
    "Up": QT_TRANSLATE_NOOP("keys", "Up"),
    "0": QT_TRANSLATE_NOOP("keys", "number 0"),  # alone it looks like the letter
    "1–5": QT_TRANSLATE_NOOP("keys", "1 to 5"),
    "1–6": QT_TRANSLATE_NOOP("keys", "1 to 6"),
    "-": "−",
}
"""Names of keys that are words, or look different on a keyboard."""


_KEY = QT_TRANSLATE_NOOP("commands", "Key: {key}")


def told_keys(keys: Iterable[str]) -> str:
    """Keys as they are printed on a keyboard of the language.

    >>> told_keys(["U", "Ctrl+Z"]), told_keys(["+", "-"]), told_keys(["Shift+Arrows"])
    ('U, Ctrl+Z', '+, −', 'Shift+arrow keys')
    """
    told = ", ".join(dict.fromkeys(map(_told_key, keys)))
    return begun(told)


def _told_key(key: str) -> str:
    parts = [key] if key == "+" else key.split("+")
    named = NAMES_OF_KEYS
    return "+".join(translated("keys", named[part]) if part in named else part for part in parts)


def listed(*tables: Table) -> list[tuple[str, str]]:
    """The rows of F1: keys, and what they do."""
    return [
        (told_keys(entry.keys), translated("commands", entry.told))
        for table in tables
        for entry in table
    ]


def label_of(table: Table, name: str) -> str:
    """What a button or a menu says for a command."""
    return translated("commands", _named(table, name).label)


def with_key(text: str, table: Table, name: str) -> str:
    """A text, and behind it the key that does the same."""
    return f"{text} ({told_keys(_named(table, name).keys[:1])})"


def key_told(table: Table, name: str) -> str:
    """The key of a command, where a button says the rest."""
    key = told_keys(_named(table, name).keys[:1])
    return translated("commands", _KEY).format(key=key)


def _named(table: Table, name: str) -> Command:
    return next(one for one in table if isinstance(one, Command) and one.name == name)


class Commands(QObject):
    """The commands of a page as actions, which serve its keys, its buttons and its menus."""

    def __init__(
        self,
        table: Table,
        slots: Mapping[str, Callable[..., object]],
        page: QWidget,
        tint: str = palette.TEXT,
    ) -> None:
        """``slots`` do the commands, by their names; icons have the colour ``tint``."""
        super().__init__(page)
        self.table = table
        self._page = page
        self._commands = {one.name: one for one in table if isinstance(one, Command)}
        assert self._commands.keys() == slots.keys()
        self._actions = {
            name: self._action(command, slots[name], tint)
            for name, command in self._commands.items()
        }
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def _action(self, command: Command, slot: Callable[..., object], tint: str) -> QAction:
        action = QAction(self)
        action.setObjectName(command.name)
        if command.icon:
            from alhambra_qt.look import pictures  # noqa: PLC0415 (the first frame has no icons)

            action.setIcon(pictures.icon(command.icon_off or command.icon, tint))
            if command.icon_off:
                icons = [pictures.icon(name, tint) for name in (command.icon_off, command.icon)]
                action.toggled.connect(lambda is_on: action.setIcon(icons[is_on]))
        if command.is_switch:
            action.setCheckable(True)
            action.toggled.connect(slot)
        else:
            action.triggered.connect(lambda: slot())  # noqa: PLW0108 (not told that it is off)
        return action

    def button(self, name: str) -> QToolButton:
        """A button for a command; the focus stays where it is."""
        button = QToolButton()
        button.setDefaultAction(self[name])
        button.setAutoRaise(True)
        button.setFocusPolicy(QtCore.Qt.FocusPolicy.NoFocus)
        return button

    # Keys. The first frame needs no QtGui.QKeySequence: it would load the names of standard keys.

    @cached_property
    def _by_key(self) -> dict[str, QAction]:
        return {
            QtGui.QKeySequence(key).toString(): self._actions[name]
            for name, command in self._commands.items()
            for key in (*command.keys, *command.also)
        }

    def serve_keys(self) -> None:
        """Let Qt serve the keys while the page is shown, whatever on it has the focus.

        That is not for letters on a page where somebody can type: such a page passes on to `press`
        what is left.
        """
        for name, command in self._commands.items():
            keys = (*command.keys, *command.also)
            if len(keys) == 1:
                self[name].setProperty("shortcut", keys[0])
            else:
                self[name].setShortcuts([QtGui.QKeySequence(key) for key in keys])
            self._page.addAction(self[name])

    def press(self, event: QKeyEvent, only: Iterable[str] | None = None) -> bool:
        """Do the command of a key, with or without Shift; whether the key is one of ours.

        With ``only``, no other commands are done.
        """
        modifiers = event.modifiers() & ~QtCore.Qt.KeyboardModifier.KeypadModifier
        key = event.keyCombination().key()
        action = self._by_key.get(QtGui.QKeySequence(modifiers | key).toString())
        if action is None and modifiers == QtCore.Qt.KeyboardModifier.ShiftModifier:
            action = self._by_key.get(QtGui.QKeySequence(key).toString())
        if action is None or (only is not None and action.objectName() not in only):
            return False
        action.trigger()
        return True

    # Words

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        for name, command in self._commands.items():
            if command.label:
                label = label_of(self.table, name)
                self[name].setText(label)
                keys = bool(command.keys)
                self[name].setToolTip(with_key(label, self.table, name) if keys else label)


def tables_on(page: QWidget) -> list[Table]:
    """Whose rows F1 lists for a page: its commands, or what keys do if there are only fields."""
    found = page.findChildren(Commands, options=QtCore.Qt.FindChildOption.FindDirectChildrenOnly)
    return [commands.table for commands in found] or [FIELDS]
