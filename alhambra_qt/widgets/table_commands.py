"""Commands that every table has, whatever is played on it."""

from __future__ import annotations

from alhambra_qt.widgets.commands import Command, OwnKeys
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

PARTS = OwnKeys(
    ("Tab", "Shift+Tab"),
    QT_TRANSLATE_NOOP("commands", "go to the next or previous part of the table"),
)
MENU = Command(
    "menu",
    ("Escape",),
    told=QT_TRANSLATE_NOOP("commands", "put back or cancel; otherwise open the menu"),
    label=QT_TRANSLATE_NOOP("commands", "Menu"),
    icon="menu",
)
HINT = Command(
    "hint",
    ("H",),
    told=QT_TRANSLATE_NOOP("commands", "ask the expert for a hint, or hide it"),
    label=QT_TRANSLATE_NOOP("commands", "Ask the expert for a hint"),
    icon="hint",
)
UNDO = Command(
    "undo",
    ("U", "Ctrl+Z"),
    told=QT_TRANSLATE_NOOP("commands", "undo"),
    label=QT_TRANSLATE_NOOP("commands", "Undo"),
    icon="undo",
    also=("Alt+Backspace", "Undo"),
)
REDO = Command(
    "redo",
    ("R", "Ctrl+Y"),
    told=QT_TRANSLATE_NOOP("commands", "redo"),
    label=QT_TRANSLATE_NOOP("commands", "Redo"),
    icon="redo",
    also=("Ctrl+Shift+Z", "Alt+Shift+Backspace", "Redo"),
)
RULES = Command(
    "rules",
    ("W",),
    told=QT_TRANSLATE_NOOP("commands", "read the rules, or why a move isn’t allowed"),
    label=QT_TRANSLATE_NOOP("commands", "Rules of the game"),
)
AIDS = Command(
    "aids",
    ("A",),
    told=QT_TRANSLATE_NOOP("commands", "show or hide counts and points"),
    label=QT_TRANSLATE_NOOP("commands", "Show counts and points"),
    icon="eye",
    is_switch=True,
)
LOG = Command(
    "log",
    ("L",),
    told=QT_TRANSLATE_NOOP("commands", "see what’s happened so far"),
    label=QT_TRANSLATE_NOOP("commands", "What happened"),
)
