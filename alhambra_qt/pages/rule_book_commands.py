"""What can be done in the rule book, and by which keys."""

from alhambra_qt.widgets.commands import Command, OwnKeys, Table
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

TABLE: Table = (
    Command("find", ("Ctrl+F",), told=QT_TRANSLATE_NOOP("commands", "search the rules")),
    Command(
        "next",
        ("F3",),
        told=QT_TRANSLATE_NOOP("commands", "go to the next result"),
        label=QT_TRANSLATE_NOOP("commands", "Next result"),
        icon="down",
    ),
    Command(
        "previous",
        ("Shift+F3",),
        told=QT_TRANSLATE_NOOP("commands", "go to the previous result"),
        label=QT_TRANSLATE_NOOP("commands", "Previous result"),
        icon="up",
    ),
    OwnKeys(("Enter",), QT_TRANSLATE_NOOP("commands", "in a search: go to the next result")),
    OwnKeys(("Arrows", "PgUp", "PgDown"), QT_TRANSLATE_NOOP("commands", "scroll up or down")),
    Command(
        "back",
        ("Alt+Left",),
        told=QT_TRANSLATE_NOOP("commands", "go back to where you were"),
        label=QT_TRANSLATE_NOOP("commands", "Back"),
    ),
    OwnKeys(("Escape",), QT_TRANSLATE_NOOP("commands", "end the search, or go back")),
)
