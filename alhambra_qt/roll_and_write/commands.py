"""What can be done at the table of the dice game: names, keys and words."""

from __future__ import annotations

from alhambra_qt.widgets.commands import SOUND, Command, OwnKeys, Table
from alhambra_qt.widgets.table_commands import AIDS, HINT, LOG, MENU, PARTS, REDO, RULES, UNDO
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

LOOKING: Table = (
    PARTS,
    OwnKeys(("Arrows",), QT_TRANSLATE_NOOP("commands", "go in that direction")),
    OwnKeys(("1–5",), QT_TRANSLATE_NOOP("commands", "look at a player’s sheet")),
    AIDS,
    LOG,
    Command(
        "score",
        ("P",),
        told=QT_TRANSLATE_NOOP("commands", "take a closer look at the score sheet"),
        label=QT_TRANSLATE_NOOP("commands", "Score sheet"),
    ),
)
"""What is left of it where nobody plays."""

TABLE: Table = (
    *LOOKING,
    OwnKeys(
        ("Enter",),
        QT_TRANSLATE_NOOP("commands", "cross off or choose what’s selected"),
    ),
    MENU,
    Command(
        "more",
        ("+",),
        told=QT_TRANSLATE_NOOP("commands", "turn the selected die up one pip"),
        also=("=",),
    ),
    Command(
        "less", ("-",), told=QT_TRANSLATE_NOOP("commands", "turn the selected die down one pip")
    ),
    Command("coins", ("C",), told=QT_TRANSLATE_NOOP("commands", "receive coins")),
    Command(
        "roll",
        ("E",),
        told=QT_TRANSLATE_NOOP("commands", "roll the dice, or pass them on"),
        also=("Space",),
    ),
    HINT,
    UNDO,
    REDO,
    RULES,
    SOUND,
)
"""In the order in which F1 lists them."""
